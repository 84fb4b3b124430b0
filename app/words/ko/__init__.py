"""Korean, the first language: a file for each figure, and some for what they share."""
