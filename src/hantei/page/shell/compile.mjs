// Compiles Python modules with the Python of the page: `node compile.mjs PYODIDE SOURCE TARGET`, archives as `packing`
// makes them.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const COMPILE = `
import ast, importlib.util, json
from importlib._bootstrap_external import _code_to_hash_pyc

def bare(tree):
    """Docstrings are a tenth of what would be sent. Those of classes are not left out but cut to a dot: of a dataclass
    that has none, Python would make one from its signature, which takes long."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and ast.get_docstring(node, clean=False):
            node.body[0].value.value = "."
        elif isinstance(node, (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node):
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree

def compiled(data):
    end = 4 + int.from_bytes(data[:4], "big")
    made = []
    for name, size in json.loads(data[4:end]):
        part = data[end:end + size]
        end += size
        if name.endswith(".py"):
            tree = part if b"__doc__" in part else bare(ast.parse(part))
            place = "/lib/python314.zip/" + name[4:] if name.startswith("lib/") else "/lib/python3.14/site-packages/" + name
            code = compile(tree, place, "exec", dont_inherit=True)
            name, part = name + "c", bytes(_code_to_hash_pyc(code, importlib.util.source_hash(part), False))
        made.append((name, part))
    listed = json.dumps([[name, len(part)] for name, part in made]).encode()
    return b"".join([len(listed).to_bytes(4, "big"), listed, *[part for _, part in made]])

compiled(given.to_bytes())
`;

const main = async (pyodide, source, target) => {
  const { loadPyodide } = await import(pathToFileURL(pyodide));
  const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } }); // lines are enough, columns are not sent
  python.globals.set("given", new Uint8Array(readFileSync(source)));
  writeFileSync(target, python.runPython(COMPILE).toJs());
};

const failed = (error) => {
  console.error(error.message); // without the line of code it came from: that may be a megabyte long
  process.exit(1);
};

process.on("uncaughtException", failed);
main(...process.argv.slice(2)).then(() => process.exit(0), failed);
