"""What build.py does around each command. Standard library only: nothing is installed yet."""
