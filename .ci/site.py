"""Checks the reference that .ci/docs built: site.py SITE MODULES. Every fault is a line; without one there is a line of counts.

- every link of a page leads to a page that is there, and to a heading of it; so does every entry of the list at its side;
- every module has a page of its own with a summary, a Swift block and groups of topics, which name all its symbols;
- every relative link in a Markdown file of the repository leads to a file that is there, and to a heading of it.
"""

import json
import pathlib
import re
import subprocess
import sys

site, modules = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
faults = []
links = 0


def values(node, key):
    """All values of a key, however deep."""
    if isinstance(node, dict):
        for name, value in node.items():
            if name == key:
                yield value
            yield from values(value, key)
    elif isinstance(node, list):
        for value in node:
            yield from values(value, key)


pages = {}
for file in sorted((site / "data").rglob("*.json")):
    pages["/" + str(file.relative_to(site / "data").with_suffix(""))] = json.loads(file.read_text(encoding="utf-8"))
anchors = {path: set(values(page.get("primaryContentSections"), "anchor")) for path, page in pages.items()}


def check(source, url):
    """That a link within the site leads somewhere."""
    global links
    links += 1
    path, _, anchor = url.partition("#")
    path = path.rstrip("/")
    if path not in pages or not (site / path.lstrip("/") / "index.html").exists():
        faults.append(f"{source}: there is no page {url}")
    elif anchor and anchor.lower() not in {each.lower() for each in anchors[path]}:
        faults.append(f"{source}: there is no heading {url}")


def check_page(path, page):
    """The links of a page; those to other sites are not followed."""
    references = page.get("references", {})
    for reference in references.values():
        kind, url = reference.get("type"), reference.get("url", "")
        if kind == "link" and not re.match(r"https?://|mailto:", reference.get("destination", url)):
            faults.append(f"{path}: a link within the package leads nowhere on the site: {url}")
        elif url.startswith("/documentation"):
            check(path, url)
    content = [page.get("abstract"), page.get("primaryContentSections")]
    # What is outside the package, such as a protocol of Swift's that a type conforms to, is no link: only what somebody wrote is looked at.
    for name in values(content, "identifier"):
        if isinstance(name, str) and references.get(name, {}).get("type", "unresolvable") == "unresolvable":
            faults.append(f"{path}: a link that is not resolved: {name}")


def check_module(name):
    """What a module's own page has."""
    page = pages.get("/documentation/" + name.lower())
    if page is None:
        faults.append(f"{name}: there is no page")
        return
    groups = page.get("topicSections", [])
    if not page.get("abstract"):
        faults.append(f"{name}: the page has no summary")
    if "codeListing" not in values(page.get("primaryContentSections"), "type"):
        faults.append(f"{name}: the page has no example")
    if not [group for group in groups if not group.get("generated")]:
        faults.append(f"{name}: the page has no groups of topics")
    for group in groups:
        if not group["identifiers"]:
            faults.append(f"{name}: the group {group.get('title')} is empty")
        if group.get("generated") and group.get("title") not in ("Extended Modules", "Articles"):
            names = ", ".join(each.rsplit("/", 1)[-1] for each in group["identifiers"])
            faults.append(f"{name}: no group of the page has {names}")


def entries(nodes):
    """The paths of the list at the side."""
    for node in nodes:
        if "path" in node:
            yield node["path"]
        yield from entries(node.get("children", []))


def prose(text):
    """Markdown without its code."""
    text = re.sub(r"^( *)```.*?^\1```", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`\n]*`", "", text)


def headings(text):
    """The anchors that GitHub gives to headings."""
    titles = re.findall(r"^#+ +(.+)$", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


def check_file(name):
    """The relative links of a Markdown file."""
    global links
    file = pathlib.Path(name)
    text = file.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(text)):
        if re.match(r"[a-z]+:", target):
            continue
        links += 1
        path, _, anchor = target.partition("#")
        other = file.parent / path if path else file
        if not other.exists():
            faults.append(f"{name}: there is no {target}")
        elif anchor and other.suffix == ".md" and anchor not in headings(other.read_text(encoding="utf-8")):
            faults.append(f"{name}: there is no heading {target}")


for path, page in pages.items():
    check_page(path, page)
for line in modules.read_text(encoding="utf-8").splitlines():
    check_module(line.split()[2])
index = json.loads((site / "index" / "index.json").read_text(encoding="utf-8"))
for path in entries(index["interfaceLanguages"]["swift"]):
    check("the list at the side", path)
for target in re.findall(r'href="([^":]+)"', (site / "index.html").read_text(encoding="utf-8")):
    check("index.html", "/" + target)
files = subprocess.run(["git", "ls-files", "*.md"], capture_output=True, text=True, check=True).stdout.split()
for name in files:
    check_file(name)

print("\n".join(sorted(set(faults)) + [f"{len(pages)} pages, {len(files)} files, {links} links, {len(set(faults))} faults"]))
sys.exit(1 if faults or not pages else 0)
