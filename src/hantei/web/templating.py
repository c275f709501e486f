"""Templates as plain Python: what Jinja2 makes of them, without the detours that ours do not need."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from functools import cache, lru_cache
from types import CodeType
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, Template, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.runtime import Macro
from markupsafe import Markup, escape

MOST_DRAWINGS = 2_000
"""Small drawings of each kind that are kept: the same icons, dice and bars stand on page after page."""


def escaped(value: object) -> str:
    """What a template writes of a value: what is marked as safe as it stands, all else with its five special characters
    escaped.

    Most texts have none of them; `escape` would make an object of its own of each, only to be joined at once.
    """
    if type(value) is str:
        special = "&" in value or "<" in value or ">" in value or '"' in value or "'" in value
        return escape(value) if special else value
    if type(value) is int:
        return str(value)
    return value if isinstance(value, Markup) else escape(value)


class PlainCode(CodeGenerator):
    """Makes Python of a template in which a dot names an attribute, brackets hold the key of an item, and no function
    that is called asks for the context of the page. So all three are written as Python has them; Jinja2 would try one
    way after the other whenever a page is drawn."""

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802 - named after the node
        """An attribute."""
        self.visit(node.node, frame)
        self.write(f".{node.attr}")

    def visit_Getitem(self, node: nodes.Getitem, frame: Frame) -> None:  # noqa: N802
        """An item."""
        self.visit(node.node, frame)
        self.write("[")
        self.visit(node.arg, frame)
        self.write("]")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802
        """A call, but that with a block for the function (`{% call %}`), which is left as it is."""
        if forward_caller or node.dyn_args or node.dyn_kwargs:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for argument in (*node.args, *node.kwargs):
            self.visit(argument, frame)
            self.write(", ")
        self.write(")")

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        assert frame.eval_ctx.autoescape and not frame.eval_ctx.volatile and finalize.src is None  # noqa: S101, PT018
        self.write("environment.escaped(")


_compiled: dict[str, CodeType] = {}
"""Templates that were compiled, by their names."""


class Unindented(PackageLoader):
    """Templates without the indentation of their lines, which nobody sees and every reader would be sent; each is read
    and compiled once, whatever becomes of the environment."""

    def load(self, environment: Environment, name: str, globals: MutableMapping[str, Any] | None = None) -> Template:
        """A template by its name."""
        if name not in _compiled:
            source, file, _ = self.get_source(environment, name)
            _compiled[name] = environment.compile(source, name, file)
        return environment.template_class.from_code(environment, _compiled[name], globals or {})

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool] | None]:
        """The source of a template, its file, and whether that is as it was."""
        source, file, up_to_date = super().get_source(environment, template)
        return "\n".join(map(str.lstrip, source.split("\n"))), file, up_to_date


@cache
def _loader() -> Unindented:
    """The loader of all environments: it looks for its directory as it is made."""
    return Unindented("hantei.web")


class Templates(Environment):
    """The templates of the pages; everything put into them is escaped, and a name that is not given is an error."""

    code_generator_class = PlainCode
    escaped = staticmethod(escaped)

    def __init__(self) -> None:
        super().__init__(
            loader=_loader(),
            autoescape=True,
            auto_reload=False,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """The names that a template knows, in a plain dict: that is quickest to copy, as has to be done whenever one is
        filled in."""
        return {**self.globals, **(d or {})}


class Drawings:
    """The macros of a template that only draw what they are given; the same is drawn once."""

    def __init__(self, module: Any) -> None:
        for name in dir(module):
            if isinstance(macro := getattr(module, name), Macro):
                setattr(self, name, lru_cache(MOST_DRAWINGS)(macro))
