"""Puts the start page where `docc merge` lists the modules: start.py SITE START MODULES.

START is the archive of the start page, made by itself so that its groups do not stand in the list at the side, which has all modules
already: under two headings, products and rooms, instead.
"""

import json
import pathlib
import sys

site, start, modules = (pathlib.Path(each) for each in sys.argv[1:])


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def write(path, value):
    path.write_text(json.dumps(value, ensure_ascii=False, sort_keys=True), encoding="utf-8")


listing = site / "data" / "documentation.json"
page, written = read(listing), read(start / "data" / "documentation" / "start.json")
for key in ("abstract", "primaryContentSections", "topicSections"):
    page[key] = written[key]
page["metadata"] |= {key: written["metadata"][key] for key in ("title", "roleHeading")}
page["references"] |= written["references"]
write(listing, page)

kinds = {"/documentation/" + name.lower(): kind for _, kind, name, *_ in map(str.split, modules.read_text().splitlines())}
index = site / "index" / "index.json"
lists = read(index)
root = lists["interfaceLanguages"]["swift"][0]
root["title"] = written["metadata"]["roleHeading"]
grouped = []
for kind, title in (("Product", "Products"), ("Room", "Rooms")):
    grouped.append({"type": "groupMarker", "title": title})
    grouped += [each for each in root["children"] if kinds[each["path"]] == kind]
root["children"] = grouped
write(index, lists)
