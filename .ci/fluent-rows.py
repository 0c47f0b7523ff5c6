#!/usr/bin/env python3
"""Rows of Fluent files and what Fluent's own Python packages make of them (PyPI: fluent.syntax, fluent.runtime).

  fluent-rows.py syntax COUNT SEED [FOLDER]...   a file in hexadecimal, and its syntax tree: those of the folders, each whole and in COUNT mutations of
                                            their entries; of a .ftl file with a .json beside it, as the project's fixtures are, that tree
  fluent-rows.py text COUNT SEED                 a language, a file in hexadecimal, arguments, and the text of its message "m" in hexadecimal
"""
import json
import os
import random
import sys


def tree(node):
    """A syntax tree in parentheses, without places and annotations; from the packages' objects and from fixtures alike."""
    if node is None:
        return "-"
    if isinstance(node, list):
        return "(" + " ".join(tree(n) for n in node) + ")"
    kind = node["type"]
    if kind == "Resource":
        return tree(joined(node["body"]))
    if kind in ("Message", "Term"):
        return f'({kind} "{node["id"]["name"]}" {comment(node)} {tree(node["value"])} {tree(node["attributes"])})'
    if kind == "Attribute":
        return f'(Attribute "{node["id"]["name"]}" {tree(node["value"])})'
    if kind in ("Comment", "GroupComment", "ResourceComment"):
        return f'({kind} "{node["content"]}")'
    if kind == "Junk":
        return f'(Junk "{node["content"]}")'
    if kind == "Pattern":
        return tree(node["elements"])
    if kind == "TextElement":
        return f'"{node["value"]}"'
    if kind == "Placeable":
        return f'{{{tree(node["expression"])}}}'
    if kind == "StringLiteral":
        return f'(String "{node["value"]}")'
    if kind == "NumberLiteral":
        return f'(Number {node["value"]})'
    if kind == "VariableReference":
        return f'${node["id"]["name"]}'
    if kind == "MessageReference":
        return f'(Message {node["id"]["name"]} {name(node["attribute"])})'
    if kind == "TermReference":
        return f'(Term {node["id"]["name"]} {name(node["attribute"])} {tree(node["arguments"])})'
    if kind == "FunctionReference":
        return f'(Function {node["id"]["name"]} {tree(node["arguments"])})'
    if kind == "CallArguments":
        return tree(node["positional"]) + tree(node["named"])
    if kind == "NamedArgument":
        return f'{node["name"]["name"]}:{tree(node["value"])}'
    if kind == "SelectExpression":
        return f'(Select {tree(node["selector"])} {tree(node["variants"])})'
    if kind == "Variant":
        key = node["key"]
        key = key["name"] if key["type"] == "Identifier" else tree(key)
        return f'[{"*" if node["default"] else ""}{key} {tree(node["value"])}]'
    raise ValueError(kind)


def joined(entries):
    """Junk beside junk as one: the package ends it where syntax 0.4 had comments and sections, `//` and `[[`."""
    result = []
    for entry in entries:
        if entry["type"] == "Junk" and result and result[-1]["type"] == "Junk":
            result[-1] = dict(result[-1], content=result[-1]["content"] + entry["content"])
        else:
            result.append(entry)
    return result


def name(identifier):
    return identifier["name"] if identifier else "-"


def comment(node):
    return f'"{node["comment"]["content"]}"' if node["comment"] else "-"


SAMPLES = """\
### File

## Group

# Comment
# of two lines
simple = Text with { $variable } and { "quoted \\u00E4 \\U01F602 \\" \\\\" }
multi =
    First line
      indented { -term.attr ->
        [one] One
       *[other] { $n ->
            [0] zero
            [1.5] half
           *[many] Many
        }
    }

    after a blank line
attributes = Value
    .title = A title
    .aria-label =
        Label { message.title } { -term(case: "genitive", n: 3.14) }
only =
    .accesskey = A
-term = { NUMBER($ratio, minimumFractionDigits: 2, style: "percent") }
    .attr = x
call = { DATETIME($date, month: "long",) } { FUN() } { FUN($a, -1, {$b}, "s") }
nested = {{ $x }} { "" }
-brand-name = Fire{""}fox
sel = { NUMBER($n, type: "ordinal") ->
   *[other] Text
    [one] Other
}
literal = { 5 } { -3.14 } { "{" }
"""
PIECES = ["\n", "\r\n", " ", "    ", "{", "}", "[", "]", "*", ".", "=", "-", "#", "##", "\"", "\\", "$", "(", ")", ",", ":", "->", "a", "Z", "0", "1.",
          "\t", "\r", "é", "😀", "\\u00", "FUN(", "[one] x\n", "*[other] y\n", "\n.attr = z\n", "\n\n", "//", "[[", "{ $n ->\n"]


def mutate(text, dice):
    for _ in range(dice.randint(1, 4)):
        place = dice.randint(0, len(text))
        choice = dice.random()
        if choice < 0.4:
            text = text[:place] + dice.choice(PIECES) + text[place:]
        elif choice < 0.7:
            text = text[:place] + text[place + dice.randint(1, 6):]
        else:
            end = min(len(text), place + dice.randint(1, 40))
            target = dice.randint(0, len(text))
            text = text[:target] + text[place:end] + text[target:]
    return text


def row(*columns):
    print("\t".join(columns))


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def syntax(count, seed, folders):
    from fluent.syntax import FluentParser

    parser = FluentParser(with_spans=False)
    dice = random.Random(seed)
    pool = [SAMPLES]
    for folder in folders:
        for path, _, files in sorted(os.walk(folder)):
            for file in sorted(files):
                if not file.endswith(".ftl"):
                    continue
                text = read(os.path.join(path, file))
                beside = os.path.join(path, file[:-4] + ".json")
                if os.path.exists(beside):
                    expected = json.loads(read(beside))
                else:
                    expected = parser.parse(text).to_json()
                row("whole", text.encode().hex(), tree(expected).encode().hex())
                pool.append(text[:4000])
    row("whole", SAMPLES.encode().hex(), tree(parser.parse(SAMPLES).to_json()).encode().hex())
    for _ in range(count):
        entries = dice.choice(pool).split("\n\n")
        start = dice.randint(0, len(entries) - 1)
        text = mutate("\n\n".join(entries[start:start + 3]), dice)
        if text.endswith("\n#") or "#\r" in text:
            # The grammar has an empty comment there (`line_end`); the package takes the one for junk, and loses lines before the other.
            continue
        row("mutated", text.encode().hex(), tree(parser.parse(text).to_json()).encode().hex())


def texts(count, seed):
    from fluent.runtime import FluentBundle, FluentResource

    dice = random.Random(seed)
    words = ["a", "Text", "{ $n }", "{ $name }", "{ -brand }", "{ -brand(case: \"genitive\") }", "{ other }", "{ other.title }", "{ \" \" }", " and ", "%", "'"]

    def pattern(depth):
        parts = []
        for _ in range(dice.randint(1, 3)):
            if depth < 2 and dice.random() < 0.4:
                parts.append(select(depth + 1))
            else:
                parts.append(dice.choice(words))
        return "x" + "".join(parts) + "y"

    def select(depth):
        if dice.random() < 0.3:
            selector, keys = "$name", ["male", "female", "Ann"]
        else:
            selector = dice.choice(["$n", "NUMBER($n)", "NUMBER($n, type: \"ordinal\")"])
            keys = ["0", "1", "2", "one", "two", "few", "many"]
        chosen = dice.sample(keys, dice.randint(1, 3))
        lines = [f"        [{key}] {pattern(depth)}\n" for key in chosen]
        lines.insert(dice.randint(0, len(lines)), f"       *[{dice.choice(['other', 'other', 'rest'])}] {pattern(depth)}\n")
        return "{ " + selector + " ->\n" + "".join(lines) + "    }"

    for _ in range(count):
        language = dice.choice(["en", "de", "pl", "ru", "ar", "cs", "fr", "lt", "cy"])
        source = (
            "-brand = { $case ->\n   *[nominative] Fox\n    [genitive] Foxes\n}\nother = Other\n    .title = Title { $n }\nm =\n    " + pattern(0) + "\n")
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(source))
        n, person = dice.choice([0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 100, 101]), dice.choice(["male", "female", "Ann", "one"])
        text, errors = bundle.format_pattern(bundle.get_message("m").value, {"n": n, "name": person})
        if not errors:
            row(language, source.encode().hex(), str(n), person, text.encode().hex())


if __name__ == "__main__":
    if sys.argv[1] == "syntax":
        syntax(int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
    else:
        texts(int(sys.argv[2]), int(sys.argv[3]))
