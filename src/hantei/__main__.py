"""`python -m hantei` does what `hantei` does."""

from hantei.cli.main import main

if __name__ == "__main__":
    main()
