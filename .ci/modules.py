"""Lists the modules of the reference, from the manifest's JSON on standard input: one a line, behind those that it links to.

A module is in the reference if a library of the package is built from it, or if one of these exports it (`@_exported`). Its line:
its place in the reader's list (products as the manifest has them, then rooms by name), Product or Room, its name, its folder, and the
modules of the reference that it depends on.
"""

import json
import pathlib
import re
import sys

manifest = json.load(sys.stdin)
targets = {target["name"]: target for target in manifest["targets"]}
EXPORT = re.compile(r"^@_exported public import (\w+)", re.MULTILINE)


def exported(name):
    """What whoever imports the module has too."""
    files = pathlib.Path(targets[name]["path"]).glob("*.swift")
    return {module for file in files for module in EXPORT.findall(file.read_text(encoding="utf-8"))}


def dependencies(name):
    """The targets of this package that a target depends on."""
    named = [each.get("target") or each.get("byName") for each in targets[name]["dependencies"]]
    return {each[0] for each in named if each and each[0] in targets}


def closure(names, step):
    """The names, and all that can be reached from them."""
    found, rest = set(), list(names)
    while rest:
        name = rest.pop()
        if name not in found:
            found.add(name)
            rest += step(name)
    return found


def is_swift(name):
    """Whether the module has anything for Swift: the library for C has its own header to read."""
    return any(pathlib.Path(targets[name]["path"]).rglob("*.swift"))


libraries = [product for product in manifest["products"] if "library" in product["type"]]
products = [name for product in libraries for name in product["targets"] if is_swift(name)]
reference = closure(products, exported)
listed = products + sorted(reference - set(products))
below = {name: (closure([name], dependencies) - {name}) & reference for name in reference}
# What is below a module has fewer modules below itself.
for name in sorted(reference, key=lambda name: (len(below[name]), name)):
    kind = "Product" if name in products else "Room"
    print(f"{listed.index(name):03}", kind, name, targets[name]["path"], *sorted(below[name]))
