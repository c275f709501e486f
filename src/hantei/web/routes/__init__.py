"""The pages that browsers ask for, one module for each subject."""
