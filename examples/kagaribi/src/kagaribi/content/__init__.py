"""The data of the book, and the models of its records."""
