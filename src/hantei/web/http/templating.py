"""Templates as plain Python: the code of Jinja2 without the detours that our templates do not need."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping
from functools import cache, lru_cache
from types import CodeType
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, Template, nodes
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from jinja2.nodes import EvalContext
from jinja2.runtime import Context, Macro
from jinja2.utils import missing
from markupsafe import Markup, escape

try:
    from markupsafe import _escape_inner as escaped_text  # type: ignore[attr-defined]
except ImportError:  # later versions may have another name for it

    def escaped_text(s: str, /) -> str:
        """Escape the five special characters of a text."""
        return str.__str__(escape(s))


MOST_DRAWINGS = 2_000
"""Small drawings of each kind that are kept, because the same icons, dice and bars appear on page after page."""


def escaped(value: object) -> str:
    """Write a value into a page: safe text as it is, other text with its five special characters escaped.

    `escape` would make an object for each text, which is joined at once.
    """
    kind = type(value)
    if kind is str:
        return escaped_text(value)  # type: ignore[arg-type]
    if kind is Markup:
        return value  # type: ignore[return-value]
    return str(value) if kind is int else escape(value)


class PlainCode(CodeGenerator):
    """Writes Python code for templates in which a dot always names an attribute, brackets always hold a key, and no
    called function needs the context of the page.

    Jinja2 would try one way after the other each time a page is drawn.
    """

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
        """A call as plain Python; a call with a block (`{% call %}`) stays as it is."""
        if forward_caller or node.dyn_args or node.dyn_kwargs:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for argument in (*node.args, *node.kwargs):
            self.visit(argument, frame)
            self.write(", ")
        self.write(")")

    def blockvisit(self, nodes: Iterable[nodes.Node], frame: Frame) -> None:
        """The inside of something. A template and a block of a page hand over their text as a whole: piece by piece,
        a generator would be resumed for each."""
        whole = frame.buffer is None
        if whole:
            self.buffer(frame)
        super().blockvisit(nodes, frame)
        if whole:
            self.writeline(f"yield concat({frame.buffer})")

    def visit_Output(self, node: nodes.Output, frame: Frame) -> None:  # noqa: N802
        """Texts and values, added to what is written with one operation."""
        assert frame.eval_ctx.autoescape and not frame.eval_ctx.volatile and frame.buffer  # noqa: S101, PT018
        if frame.require_output_check and self.has_known_extends:
            return  # a page that fills in another is drawn by its blocks
        self.writeline(f"{frame.buffer} += (", node)
        for child in node.nodes:
            if isinstance(child, nodes.TemplateData):
                self.write(repr(child.data))
            else:
                self.write("environment.escaped(")
                self.visit(child, frame)
                self.write(")")
            self.write(", ")
        self.write(")")

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        """A macro as a `PlainMacro`."""
        self.write("environment.")
        super().macro_def(macro_ref, frame)


class PlainMacro(Macro):
    """A macro that is called at once where it is given all its arguments in their places."""

    def __init__(self, *facts: Any) -> None:
        super().__init__(*facts)
        self._plain = not (self.catch_kwargs or self.catch_varargs or self.caller)

    def __call__(self, *args: Any, **named: Any) -> str:
        """Fill it in."""
        if self._plain and not named and len(args) == self._argument_count:
            return str.__new__(Markup, self._func(*args))
        return super().__call__(*args, **named)


INCLUDED = re.compile(r'\{% include "([^"]+)" %\}\n?')
"""An included template, with the end of the line, which Jinja2 would drop."""

_compiled: dict[str, CodeType] = {}
"""Compiled templates by their names."""


class Unindented(PackageLoader):
    """Loads templates without the indentation of their lines, which every reader would be sent and nobody sees.

    Each is read and compiled once, for all environments.
    """

    def load(self, environment: Environment, name: str, globals: MutableMapping[str, Any] | None = None) -> Template:
        """A template by its name."""
        if name not in _compiled:
            source, file, _ = self.get_source(environment, name)
            _compiled[name] = environment.compile(source, name, file)
        return environment.template_class.from_code(environment, _compiled[name], globals or {})

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool] | None]:
        """The source of a template with those that it includes, its file, and whether the file is unchanged.

        Jinja2 would look up each included template, and copy the context for it, each time the page is drawn.
        """
        source, file, up_to_date = super().get_source(environment, template)
        plain = "\n".join(map(str.lstrip, source.split("\n")))
        return INCLUDED.sub(lambda found: self.get_source(environment, found[1])[0], plain), file, up_to_date


@cache
def _loader() -> Unindented:
    """The one loader of all environments, because making one searches for its directory."""
    return Unindented("hantei.web")


class NamesAtHand(dict[str, Any]):
    """The names that a template is filled in with; to look one up is a single step."""

    def __missing__(self, name: str) -> Any:
        return missing


class PlainContext(Context):
    """The names that a template is filled in with. Jinja2 would make an evaluation context for each, all the same, and
    look every name up in two places, though no template hands on names that it sets."""

    def __init__(
        self,
        environment: Environment,
        parent: dict[str, Any],
        name: str | None,
        blocks: dict[str, Callable[[Context], Iterator[str]]],
        globals: MutableMapping[str, Any] | None = None,
    ) -> None:
        self.parent = self.vars = parent if isinstance(parent, NamesAtHand) else NamesAtHand(parent)
        self.environment, self.name = environment, name
        self.resolve_or_missing = self.parent.__getitem__  # type: ignore[method-assign, assignment]
        self.eval_ctx = _evaluation(environment)
        self.exported_vars, self.globals_keys = set(), set(globals or ())
        self.blocks = {block: [draw] for block, draw in blocks.items()} if blocks else {}


@cache
def _evaluation(environment: Environment) -> EvalContext:
    return EvalContext(environment)


class Templates(Environment):
    """The templates of the pages. All values put into them are escaped, and an unknown name is an error."""

    code_generator_class = PlainCode
    context_class = PlainContext
    escaped = staticmethod(escaped)
    Macro = PlainMacro

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
        """The names that a template knows, as a plain dict, because each use of a template copies it."""
        return {**self.globals, **(d or {})}


def filled(template: Template, facts: Mapping[str, Any]) -> str:
    """Fill in a template, as `Template.render` does with more copies of the facts."""
    names = NamesAtHand(template.globals)
    names.update(facts)
    context = PlainContext(template.environment, names, template.name, template.blocks, template.globals)
    return "".join(template.root_render_func(context))


class Drawings:
    """The macros of a template that depend on their arguments alone; equal drawings are made once."""

    def __init__(self, module: Any) -> None:
        for name in dir(module):
            if isinstance(macro := getattr(module, name), Macro):
                setattr(self, name, lru_cache(MOST_DRAWINGS)(macro))
