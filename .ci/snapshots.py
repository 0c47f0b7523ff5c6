#!/usr/bin/env python3
"""Whether `fmt diff` tells what two ICUs say: .ci/snapshots.py LIST FMT OTHER FOLDER

FMT and OTHER are programs `fmt`, each with its own ICU. Each takes a snapshot of the list; every line of a format is asked of its `fmt batch`
once more, strings are taken as the snapshot has them (`.ci/baked` compares these); and the lines that differ are to be those of `fmt diff`.
"""
import json
import subprocess
import sys
import unicodedata

LIST, FMT, OTHER, FOLDER = sys.argv[1:]
FORMATS = json.load(open(LIST))["formats"]


def run(*command, given=None):
    return subprocess.run(command, input=given, stdout=subprocess.PIPE, check=False).stdout.decode()


def visible(text):
    """A text on one line, as snapshots have it."""
    names = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}
    hidden = {"Cc", "Cf", "Zl", "Zp"}
    return "".join(
        names.get(c) or (f"\\u{{{ord(c):X}}}" if unicodedata.category(c) in hidden and c not in "\u200c\u200d" else c) for c in text
    )


def request(row):
    locale, name, value, _ = row
    line = {**FORMATS[name], "locale": locale}
    if line["op"] in ("date", "interval"):
        value, _, zone = value.partition("[")
        line["timeZone"] = zone.rstrip("]") or "Etc/UTC"
    if line["op"] == "relative" and value.startswith("["):
        line["timeZone"] = "Etc/UTC"
        line["value"] = json.loads(value)
    elif line["op"] == "list":
        line["items"] = json.loads(value)
    elif line["op"] == "name":
        line["name"] = json.loads(value)
    else:
        line["value"] = value
    return json.dumps(line)


def texts(fmt, path):
    """The lines of a snapshot with what `fmt batch` says in their place."""
    snapshot = run(fmt, "snapshot", LIST)
    open(path, "w").write(snapshot)
    rows = [line.split("\t") for line in snapshot.splitlines() if not line.startswith("# ")]
    live = {tuple(row[:3]): row[3] for row in rows if row[1] not in FORMATS}
    rows = [row for row in rows if row[1] in FORMATS]
    answers = run(fmt, "batch", given="\n".join(map(request, rows)).encode()).splitlines()
    assert len(rows) == len(answers), (len(rows), len(answers))
    for row, answer in zip(rows, answers):
        answer = json.loads(answer)
        text = visible(answer["result"]) if "result" in answer else "!" + visible(answer["error"])
        if text != row[3] and not row[3].startswith("!"):
            sys.exit(f"{fmt}: the snapshot has {row}, and fmt batch says {text}")
        live[tuple(row[:3])] = row[3] if text != row[3] else text
    return live


before, after = texts(FMT, f"{FOLDER}/before"), texts(OTHER, f"{FOLDER}/after")
wanted = {}
for key in before.keys() | after.keys():
    old, new = before.get(key, "nothing"), after.get(key, "nothing")
    if old != new:
        wanted.setdefault(key[1], set()).add(f"  {key[0]} {key[2]}: {old} -> {new}")
told, name = {}, None
for line in run(FMT, "diff", f"{FOLDER}/before", f"{FOLDER}/after").splitlines():
    if line.startswith("  "):
        told.setdefault(name, set()).add(line)
    elif not line.startswith("#"):
        name = line.rpartition(": ")[0]
for name in wanted.keys() | told.keys():
    for line in wanted.get(name, set()) ^ told.get(name, set()):
        sys.exit(f"{name}: fmt diff and what the two say differ in{line}")
print(f"{sum(map(len, told.values()))} of {len(before)} texts differ, as fmt diff tells")
