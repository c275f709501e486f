"""Count the changes of the rules that the cases notice: change one place at a time and run the cases that come there.

Run by hand: `python benchmarks/mutants.py RULEBOOK COUNT [SEED] [--among street/]`. The cases run once while Python
records which code they reach. Then each change is made to that code alone, in a process of its own, and only the cases
that reach it run, those that reach little else first. A change that no case notices is printed with its file, line and
text, even if it changes nothing that a rule could show. Ends with code 1 if fewer than 95 of 100 are noticed.
"""

from __future__ import annotations

import argparse
import ast
import gc
import os
import random
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from hantei.core.memory import OfObjects

HERE = Path(__file__).resolve().parent.parent

ENOUGH = 95
"""How many of 100 changes must be noticed."""

SECONDS = 60
"""A change that makes the cases run longer is noticed."""

OTHER_WAY: Mapping[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip
"""What replaces a comparison, an operation, a junction."""


@dataclass(frozen=True)
class Spot:
    """A place of a module that can be changed: the function around it, and which of its nodes."""

    module: ModuleType
    function: str
    line: int
    number: int


def spots(module: ModuleType) -> Iterator[Spot]:
    """Every place of a module that can be changed."""
    for name, function in functions(parsed(module)):
        for number, (node, _) in enumerate(changeable(function)):
            yield Spot(module, name, node.lineno, number)


def parsed(module: ModuleType) -> ast.Module:
    return ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))


def functions(tree: ast.AST, within: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and of its classes, by their qualified names."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield within + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node, f"{within}{node.name}.")


def changeable(function: ast.FunctionDef) -> list[tuple[ast.expr | ast.stmt, bool]]:
    """The nodes of a body that can be changed, each once for each of its changes: an assignment can be left out, or
    emptied.
    """
    walked = (node for statement in function.body for node in ast.walk(statement))
    found = [node for node in walked if isinstance(node, ast.expr | ast.stmt)]
    return [(node, emptied) for node in found for emptied in (False, True) if can_change(node, emptied)]


def can_change(node: ast.AST, emptied: bool = False) -> bool:
    """Return whether there is a change for a node: docstrings, names and annotations stay. `emptied`: whether None is
    to be assigned.
    """
    match node:
        case ast.Assign(value=ast.Constant(value=None)):
            return False
        case ast.Assign(targets=targets):
            return all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)
        case _ if emptied:
            return False
        case ast.Compare(ops=[op]):
            return type(op) in OTHER_WAY
        case ast.BinOp(op=op):
            return type(op) in OTHER_WAY
        case ast.UnaryOp(op=ast.Not() | ast.USub()) | ast.BoolOp() | ast.IfExp() | ast.Expr(value=ast.Call()):
            return True
        case ast.Constant(value=value):
            return type(value) in (int, bool)
        case ast.AugAssign():
            return True
    return False


def change(node: ast.AST, emptied: bool = False) -> str:
    """Change a node, and say how. `emptied`: whether None is assigned, rather than the assignment left out."""
    before = ast.unparse(node)
    match node:
        case ast.Compare():
            node.ops = [OTHER_WAY[type(node.ops[0])]()]  # type: ignore[list-item]
        case ast.BinOp() | ast.BoolOp():
            node.op = OTHER_WAY[type(node.op)]()  # type: ignore[assignment]
        case ast.UnaryOp(op=ast.Not()):
            node.operand = ast.UnaryOp(ast.Not(), node.operand)
        case ast.UnaryOp():
            node.op = ast.UAdd()
        case ast.Constant():
            node.value = not node.value if isinstance(node.value, bool) else int(str(node.value)) + 1
        case ast.IfExp():
            node.body, node.orelse = node.orelse, node.body
        case ast.AugAssign():
            node.op, node.value = ast.Add(), ast.Constant(0)
        case ast.Assign() if emptied:
            node.value = ast.Constant(None)
        case ast.Assign():
            node.value = ast.parse(ast.unparse(node.targets[0]), mode="eval").body  # what stood there stays
            return f"{before}   ->   nothing"
        case ast.Expr():
            node.value = ast.Constant(None)
            return f"{before}   ->   nothing"
    return f"{before}   ->   {ast.unparse(node)}"


def changed(spot: Spot) -> tuple[CodeType, str]:
    """The code of the function with one change, and what was changed."""
    tree = parsed(spot.module)
    function = dict(functions(tree))[spot.function]
    said = change(*changeable(function)[spot.number])
    whole = compile(ast.fix_missing_locations(tree), str(spot.module.__file__), "exec")
    return next(code for code in codes(whole) if code.co_qualname == spot.function), said


def codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from codes(part)


def live(spot: Spot) -> list[FunctionType]:
    """The functions that run this code, under whatever decorators."""
    file = str(spot.module.__file__)
    every = (each for each in gc.get_objects() if isinstance(each, FunctionType))
    return [
        each for each in every
        if each.__code__.co_filename == file and each.__code__.co_qualname == spot.function
    ]  # fmt: skip


def memories(modules: Sequence[ModuleType]) -> list[Callable[[], None]]:
    """Return the functions that clear what rules remember: caches, and lists that are empty before any case has run.
    They run before each case, so that it reaches all code that it would reach alone.
    """
    kept = [each for module in modules for each in vars(module).values()]
    caches = [clear for each in kept if callable(clear := getattr(each, "cache_clear", None))]
    made = [each.latest.clear for each in kept if isinstance(each, OfObjects)]
    return caches + made + [each.clear for each in kept if each == []]


def rules_of(rulebook: str) -> list[ModuleType]:
    """The modules of the chapters of a rulebook."""
    home = Path(str(import_module(f"hantei.rulebooks.{rulebook}").__file__)).parent
    places = sorted((home / "rules").rglob("*.py"))
    names = (".".join(place.relative_to(home).with_suffix("").parts) for place in places if place.stem != "__init__")
    return [import_module(f"hantei.rulebooks.{rulebook}.{name}") for name in names]


Reached = dict[tuple[str, str], list[int]]
"""The cases that reach a function, by its file and name, in the order in which they run."""


def reached(run: Sequence[Callable[[], bool]], home: str) -> Reached:
    """Run every case and note the functions under a directory that it reaches. Raises if one fails."""
    comes_to: list[set[tuple[str, str]]] = []
    for case in run:
        seen: set[tuple[str, str]] = set()

        def note(frame: object, event: str, arg: object, seen: set[tuple[str, str]] = seen) -> None:
            code = frame.f_code  # type: ignore[attr-defined]
            if event == "call" and code.co_filename.startswith(home):
                seen.add((code.co_filename, code.co_qualname.partition(".<locals>")[0]))

        sys.setprofile(note)
        try:
            passed = case()
        finally:
            sys.setprofile(None)
        if not passed:
            raise SystemExit("The cases must pass before anything is changed.")
        comes_to.append(seen)
    found: Reached = {}
    for number in sorted(range(len(run)), key=lambda one: len(comes_to[one])):
        for place in comes_to[number]:
            found.setdefault(place, []).append(number)
    return found


def noticed(spot: Spot, code: CodeType, cases: Sequence[Callable[[], bool]]) -> bool:
    """Return whether any of the cases fails, in a process of its own, once the code is changed."""
    child = os.fork()
    if child:
        _, status = os.waitpid(child, 0)
        return status != 0
    signal.alarm(SECONDS)
    for function in live(spot):
        function.__code__ = code
    os._exit(0 if all(case() for case in cases) else 1)


def main(argv: Sequence[str]) -> int:
    """Change places at random and say which changes no case notices."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("rulebook")
    parser.add_argument("count", type=int)
    parser.add_argument("seed", nargs="?", default="1")
    parser.add_argument("--among", default="", metavar="PATH", help="only modules whose path in `rules` begins so")
    asked = parser.parse_args(argv)
    from hantei.cases import Placed, case_directory, collect, run_case

    modules = rules_of(asked.rulebook)
    home = str(Path(str(import_module(f"hantei.rulebooks.{asked.rulebook}.rules").__file__)).parent)
    placed = collect([case_directory(asked.rulebook)]).cases

    forgetting = memories(modules)

    def passes(each: Placed) -> bool:
        for forget in forgetting:
            forget()
        return run_case(each).passed

    run = [partial(passes, each) for each in placed]
    by_function = reached(run, home)
    among = [module for module in modules if str(module.__file__).startswith(str(Path(home) / asked.among))]
    every = [spot for module in among for spot in spots(module)]
    if not every:
        parser.error(f"no module of {asked.rulebook} begins with {asked.among!r}")
    tried = random.Random(asked.seed).sample(every, min(asked.count, len(every)))
    alive = 0
    for spot in tried:
        code, said = changed(spot)
        cases = [run[number] for number in by_function.get((str(spot.module.__file__), spot.function), ())]
        if not noticed(spot, code, cases):
            alive += 1
            place = Path(str(spot.module.__file__)).relative_to(home)
            print(f"{place}:{spot.line}  {len(cases)} cases  {said}", flush=True)
    noticing = len(tried) - alive
    share = 100 * noticing / len(tried)
    print(f"{asked.rulebook}: {noticing} of {len(tried)} noticed ({share:.0f} of 100; {len(every)} places)")
    return 0 if share >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
