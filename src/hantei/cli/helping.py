"""Writes the help of `--help` in the user's language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from typer.core import TyperCommand, TyperGroup

from hantei.core.text import Language
from hantei.library import Shelf
from hantei.text import Catalogue

from .columns import padded, width, wrapped
from .failures import BAD_OPTION
from .options import BadOption

COLUMNS = 80
HELP_OPTIONS = ["--help", "-h"]


class ProgramGroup(TyperGroup):
    """The program itself."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Tell what the program does, and list its commands."""
        say = catalogue(ctx)
        lines = [say.say_id("help-usage", usage="hantei COMMAND [...]"), "", say.say_id("help-hantei"), ""]
        rows = [(name, say.say_id(command.help or "")) for name, command in self.commands.items()]
        lines += [say.say_id("help-commands"), *aligned(rows), "", *wrapped(say.say_id("help-more"), COLUMNS)]
        formatter.write("\n".join(lines) + "\n")

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command that is named."""
        if args and args[0] not in self.commands:
            if args[0].startswith("-"):
                return super().resolve_command(ctx, args)
            raise BadOption("no-such-command", name=args[0], allowed=[*self.commands])
        return super().resolve_command(ctx, args)


class HelpEntry(TyperCommand):
    """One command."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Take the words of the command line. Raises `BadOption` (`usage-extra`) if some are left."""
        ctx.allow_extra_args = True
        self.check_values(ctx, args)
        try:
            left = super().parse_args(ctx, args)
        except BAD_OPTION as error:
            error.ctx = ctx  # whose option it is, and so whether that takes a value, is not said otherwise
            raise
        if left and not ctx.resilient_parsing:
            raise BadOption("usage-extra", words=" ".join(left))
        return left

    def check_values(self, ctx: Any, args: list[str]) -> None:
        """Find an option whose value was forgotten, so that it would take the next option for it.

        Raises `BadOption` (`usage-value-needed`).
        """
        params: list[Any] = [param for param in self.params if param.param_type_name == "option"]
        known = {name for param in params for name in (*param.opts, *param.secondary_opts)}
        valued = {name for param in params if not param.is_flag for name in param.opts}
        for word, after in pairwise(args):
            if word == "--":
                return
            if word in valued and after in known and not ctx.resilient_parsing:
                raise BadOption("usage-value-needed", option=word)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Tell what the command does, its arguments and options."""
        say = catalogue(ctx)
        arguments = [param for param in self.params if param.param_type_name == "argument"]
        options = [param for param in self.params if param.param_type_name == "option"]
        words = [usage_word(param) for param in arguments]
        usage = " ".join(["hantei", str(self.name), *words, "[...]"])
        lines = [say.say_id("help-usage", usage=usage), "", *wrapped(say.say_id(self.help or ""), COLUMNS)]
        if arguments:
            rows = [(usage_word(param), say.say_id(help_of(param))) for param in arguments]
            lines += ["", say.say_id("help-arguments"), *aligned(rows)]
        rows = [(option_word(param), say.say_id(help_of(param))) for param in options]
        rows.append(("--lang ja|en", say.say_id("help-lang")))
        lines += ["", say.say_id("help-options"), *aligned(rows)]
        formatter.write("\n".join(lines) + "\n")


class RollCommand(HelpEntry):
    """The command that throws dice; its help shows the notation of the rulebook that is named."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Keep the words of the command line for the help, which is shown before they are read."""
        ctx.meta["words"] = list(args)
        return super().parse_args(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Tell what the command does, and the notation."""
        from hantei import library

        super().format_help(ctx, formatter)
        named = [word for word in ctx.meta.get("words", ()) if word in library.shelves()][:1]
        for shelf in map(library.shelf, named):
            formatter.write("\n" + "\n".join(notation(shelf, catalogue(ctx).lang)) + "\n")


def notation(shelf: Shelf, lang: Language) -> Iterator[str]:
    """Show by examples how a rulebook's dice commands are written."""
    say = shelf.catalogue(lang)
    yield say.say_id("roll-guide", title=shelf.title(lang))
    yield from aligned([(example.text(lang), say.say(example.about)) for example in shelf.rulebook.commands.guide])
    yield from wrapped(say.say_id("roll-guide-keyboard"), COLUMNS)


def catalogue(ctx: Any) -> Catalogue:
    """The catalogue in the language of this run."""
    say: Catalogue = ctx.find_root().obj
    return say


def help_of(param: Any) -> str:
    """The message of a parameter."""
    return param.help or "help-help"


def usage_word(param: Any) -> str:
    """Write an argument for the usage line."""
    word = str(param.metavar or param.name.upper()) + ("..." if param.nargs == -1 else "")
    return word if param.required else f"[{word}]"


def option_word(param: Any) -> str:
    """Write an option with the word for its value."""
    names = ", ".join(sorted(param.opts, key=len))
    if param.is_flag or not param.metavar:
        return names
    return f"{names} {param.metavar}"


def aligned(rows: list[tuple[str, str]]) -> Iterator[str]:
    """Align names on the left with their meanings on the right."""
    left = min(28, max((width(name) for name, _ in rows), default=0))
    for name, text in rows:
        indent = " " * (left + 4)
        if width(name) > left:
            yield f"  {name}"
            yield from wrapped(text, COLUMNS, indent, indent)
        else:
            yield from wrapped(text, COLUMNS, f"  {padded(name, left)}  ", indent)
