"""What runs at build time, and never in the reader's browser."""
