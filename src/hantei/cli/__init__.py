"""The command line: everything a person does with Hantei in a terminal or a script."""
