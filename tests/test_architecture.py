"""The house rules: small modules, one-way doors, rules that touch nothing but state, content and table.

Which package may import which is written in pyproject.toml and checked by import-linter; the test here runs it, so that
a door opened the wrong way fails with all other tests.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import hantei
from hantei.testing import reach
from hantei.testing.reach import imported

SOURCE = Path(hantei.__file__).parent
DOCS = SOURCE.parents[1] / "docs"
MODULES = sorted(SOURCE.rglob("*.py"))
RULEBOOKS = [file for file in MODULES if "rulebooks" in file.relative_to(SOURCE).parts]
RULES = [file for file in MODULES if file.relative_to(SOURCE).parts[0] in ("core", "scenes", "edition.py", "rulebooks")]
LONGEST = 500
LONGEST_PARAGRAPH = 600

ALLOWED = {
    "core/amending.py": ["inspect.signature"],
    "core/glance.py": ["inspect.signature"],
    "core/temper.py": ["contextvars.ContextVar"],
    "core/memory.py": ["threading.Lock", "threading.local"],
    "core/record.py": ["exec()"],
}
"""What reaches no rule: how many arguments a function takes whose results are kept, or how many words a ruling; with
which temper a machine player thinks; that threads keep things one after the other, or each for itself; that the copier
of a record is written out."""


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def place(file: Path, node: ast.AST) -> str:
    return f"{file.relative_to(SOURCE)}:{getattr(node, 'lineno', 1)}"


def nodes(files: list[Path]) -> Iterator[tuple[Path, ast.AST]]:
    for file in files:
        for node in ast.walk(tree(file)):
            yield file, node


def test_no_module_is_long() -> None:
    """Neither of the source nor of the tests."""
    files = [*MODULES, *sorted(Path(__file__).parent.rglob("*.py"))]
    lengths = {str(file): len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_a_class_has_a_name_of_its_own() -> None:
    """Outside the rulebooks, which do not know each other, one name is one thing: a class, or a type that is named."""
    homes: dict[str, list[str]] = {}
    for file in sorted({*MODULES} - {*RULEBOOKS}):
        for node in tree(file).body:
            for name in types_named(node):
                homes.setdefault(name, []).append(place(file, node))
    assert {name: places for name, places in homes.items() if len(places) > 1} == {}


def test_in_what_games_stand_on_a_function_has_a_name_of_its_own() -> None:
    """So have figures and empty values: whoever reads a name there need not ask which of two modules is meant."""
    homes: dict[str, list[str]] = {}
    for file in MODULES:
        if file.relative_to(SOURCE).parts[0] in ("core", "scenes", "play", "policies"):
            for node in tree(file).body:
                for name in public_names(node):
                    homes.setdefault(name, []).append(place(file, node))
    assert {name: places for name, places in homes.items() if len(places) > 1} == {}


def public_names(node: ast.stmt) -> list[str]:
    """The function that a statement makes, or the values to which it gives a name in capitals."""
    if isinstance(node, ast.FunctionDef):
        return [node.name] if node.name[0] != "_" else []
    targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets if isinstance(node, ast.Assign) else []
    return [one.id for one in targets if isinstance(one, ast.Name) and one.id.isupper() and len(one.id) > 1]


def types_named(node: ast.stmt) -> list[str]:
    """The class that a statement makes, or the types to which it gives a name; of variables of types none."""
    if isinstance(node, ast.ClassDef):
        return [node.name]
    if not isinstance(node, ast.Assign) or re.match(r"(TypeVar|ParamSpec)\b", ast.unparse(node.value)):
        return []
    names = [target.id for target in node.targets if isinstance(target, ast.Name)]
    return [name for name in names if name[:1].isupper() and not name.isupper()]


def members(node: ast.ClassDef) -> set[str]:
    """What a class is written to have: methods, fields, and what its methods set."""
    own = {part.name for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)}
    targets: list[ast.expr] = [part.target for part in node.body if isinstance(part, ast.AnnAssign)]
    targets += [target for part in node.body if isinstance(part, ast.Assign) for target in part.targets]
    own |= {target.id for target in targets if isinstance(target, ast.Name)}
    inner = [part for part in ast.walk(node) if isinstance(part, ast.Attribute)]
    return own | {part.attr for part in inner if ast.unparse(part.value) == "self"}


def test_what_prose_names_is_there() -> None:
    """`Class.part` in docstrings, comments and pages, for the classes outside the rulebooks."""
    classes = {
        node.name: node
        for file in sorted({*MODULES} - {*RULEBOOKS})
        for node in tree(file).body
        if isinstance(node, ast.ClassDef)
    }

    def has(name: str, part: str) -> bool:
        bases = [ast.unparse(base).split("[")[0].split(".")[-1] for base in classes[name].bases]
        return part in members(classes[name]) or any(has(base, part) for base in bases if base in classes)

    named = re.compile(r"`([A-Z]\w+)\.(\w+)")
    pages = [*MODULES, *(SOURCE.parents[1] / "docs").glob("*.md")]
    found = [(page, pair) for page in pages for pair in named.findall(page.read_text(encoding="utf-8"))]
    assert [one for one in found if one[1][0] in classes and not has(*one[1])] == []


def test_a_record_explains_no_field_of_another() -> None:
    """A bare name in the docstring of a class is not that of a field which only others of its module have."""
    found = []
    for file in sorted({*MODULES} - {*RULEBOOKS}):
        classes = [node for node in tree(file).body if isinstance(node, ast.ClassDef)]
        fields = {one.name: {part.target.id for part in one.body if isinstance(part, ast.AnnAssign)
                             and isinstance(part.target, ast.Name)} for one in classes}  # fmt: skip
        for one in classes:
            others = {name for other in classes if other is not one for name in fields[other.name]}
            named = {*re.findall(r"(?<!`)`([a-z_]\w*)`", ast.get_docstring(one) or "")}
            inherited = {name for base in one.bases for name in fields.get(ast.unparse(base), ())}
            found += [f"{place(file, one)} {name}" for name in (named & others) - members(one) - inherited]
    assert found == []


def test_rules_reach_nothing_outside() -> None:
    found = []
    for file in RULES:
        where = file.relative_to(SOURCE).as_posix()
        allowed = [reach.LUCK, *ALLOWED.get(where, [])] if where.startswith("core/") else []
        found += [f"{where}:{line}: {what}" for line, what in reach.reaching_out(tree(file), allowed)]
    assert found == []


def test_rules_know_nothing_of_tempers() -> None:
    found = [place(file, node) for file, node in nodes(RULES) if any("temper" in one for one in imported(node))]
    assert [one for one in found if "/player/" not in one and "/book.py" not in one] == []


def test_nothing_outside_a_rulebook_says_its_name() -> None:
    """Neither in a condition nor in a table: what is for one book alone is said by the book."""
    names = {folder.name for folder in (SOURCE / "rulebooks").iterdir() if (folder / "book.py").is_file()}
    said = [
        place(file, node)
        for file, node in nodes(sorted({*MODULES} - {*RULEBOOKS}))
        if isinstance(node, ast.Constant) and node.value in names
    ]
    assert said == []


def test_nothing_outside_a_rulebook_asks_for_its_facts_by_name() -> None:
    """What facts are called is said by the rulebook (`Roles`); those of a throw belong to the core."""
    asks = re.compile(r"\b(?:event|asked|decision|question)\.(?:facts|about)(?:\.get\(|\[)[\"'](\w+)")
    outside = [file for file in MODULES if file not in RULEBOOKS]
    asked = {name for file in outside for name in asks.findall(file.read_text(encoding="utf-8"))}
    assert asked == {"dice", "why", "faces", "counted"}


def test_rules_count_in_whole_numbers() -> None:
    rules = [file for file in RULES if not reach.estimates(file)]
    assert [f"{file}:{line}: {what}" for file in rules for line, what in reach.fractions(tree(file))] == []


def test_machine_players_reckon_alike_on_every_machine() -> None:
    players = [file for file in RULES if reach.estimates(file)]
    assert players
    assert [f"{file}:{line}: {what}" for file in players for line, what in reach.inexact(tree(file))] == []


@pytest.mark.parametrize(
    ("line", "alike"),
    [
        ("x = 2**20 + y**2", True),
        ("x /= 3", True),
        ("x = y**n", False),
        ("x = pow(y, 2)", False),
        ("from math import exp", False),
    ],
)
def test_powers_and_functions_of_math_are_found(line: str, alike: bool) -> None:
    assert bool(list(reach.inexact(ast.parse(line)))) != alike


def test_rulebooks_hold_no_sets() -> None:
    assert [f"{file}:{line}: {what}" for file in RULEBOOKS for line, what in reach.sets(tree(file))] == []


def test_no_rule_swallows_a_question() -> None:
    """A question without an answer unwinds a beat as a BaseException; nothing on its way may catch it."""
    caught = [
        place(file, node)
        for file, node in nodes(MODULES)
        if isinstance(node, ast.ExceptHandler)
        and (node.type is None or (file in RULES and "BaseException" in ast.unparse(node.type)))
    ]
    assert caught == []


def undocumented(file: Path) -> Iterator[str]:
    """Public names of a module without a docstring."""
    if not ast.get_docstring(tree(file)):
        yield "the module"
    for node in tree(file).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            if not ast.get_docstring(node):
                yield node.name
            if isinstance(node, ast.ClassDef):
                yield from undocumented_methods(file, node)


def undocumented_methods(file: Path, cls: ast.ClassDef) -> Iterator[str]:
    for node in cls.body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node.name.startswith("_"):
            continue
        aside = [ast.unparse(decorator) for decorator in node.decorator_list]
        if ast.get_docstring(node) or "overload" in aside or f"{node.name}.setter" in aside:
            continue
        if not documented_above(file, cls.name, node.name):
            yield f"{cls.name}.{node.name}"


def documented_above(file: Path, cls: str, method: str) -> bool:
    """Whether a class above documents the method."""
    parts = file.relative_to(SOURCE.parent).with_suffix("").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    above = getattr(import_module(name), cls).__mro__[1:]
    return any(getattr(vars(base).get(method), "__doc__", None) for base in above)


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_everything_public_is_documented(file: Path) -> None:
    assert list(undocumented(file)) == []


def test_what_a_function_does_begins_with_its_verb() -> None:
    """In the core, scenes and play: a sentence that begins with "what" or "how" leaves open who does something."""
    files = [file for file in MODULES if file.relative_to(SOURCE).parts[0] in ("core", "scenes", "play")]
    found = [
        f"{file.relative_to(SOURCE)}:{node.lineno} {node.name}"
        for file, node in nodes(files)
        if isinstance(node, ast.FunctionDef) and re.match(r"(What|How|That)\b", ast.get_docstring(node) or "")
    ]
    assert found == []


def test_the_tree_of_the_architecture_is_that_of_the_files() -> None:
    """Every part has its line; those of the core, scenes, play, policies, the lab and the web name all modules."""
    page = (SOURCE.parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
    lines = page.partition("src/hantei/\n")[2].partition("```")[0].splitlines()
    entries, part = dict[str, set[str]](), ""
    for line in lines:
        here = re.match(r"  (  )?(\w+)(/|\.py)", line)
        part = f"web/{here[2]}" if here and here[1] and part.startswith("web") else here[2] if here else part
        entries.setdefault(part, set()).update(re.findall(r"\w+", line))
    there = {
        one.name.removesuffix(".py") for one in SOURCE.iterdir() if one.name[0] not in "_." and one.suffix != ".typed"
    }
    assert there - {word for words in entries.values() for word in words} == set()
    web = [f"web/{one.parent.name}" for one in (SOURCE / "web").glob("*/__init__.py")]
    for part in ("core", "scenes", "play", "policies", "lab", *web):
        modules = {file.stem for file in (SOURCE / part).glob("*.py")} - {"__init__"}
        assert modules - entries[part] == set(), part


def test_every_module_stands_in_the_list_with_its_own_sentence() -> None:
    """Write it anew with `python docs/modules.py`."""
    spec = spec_from_file_location("docs_modules", DOCS / "modules.py")
    assert spec is not None
    assert spec.loader is not None
    modules = module_from_spec(spec)
    spec.loader.exec_module(modules)
    assert (DOCS / "modules.md").read_text(encoding="utf-8") == modules.page()


def test_no_paragraph_of_the_architecture_is_too_long_to_be_read_once() -> None:
    lines = (DOCS / "architecture.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if len(line) > LONGEST_PARAGRAPH and not line.startswith("|")] == []


def test_imports_go_one_way() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    if not linter.exists():
        pytest.skip("import-linter is not installed")
    run = subprocess.run([linter, "--no-cache"], cwd=SOURCE.parent.parent, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
