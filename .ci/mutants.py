"""The one-token changes of a Swift file, and how many of them are built at once: each behind a switch of its own.

A function's body with the changes 3 and 7 becomes `if Switch.on == 3 { body } else if Switch.on == 7 { body } else { body }`, a
stored property's or a parameter's value a chain of `?:`. A change that stands in neither (an enumeration's raw value) is built alone.
"""
import re

OPERATORS = {
    "+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "&": "|", "|": "&", "^": "&", "<<": ">>", ">>": "<<",
    "&&": "||", "||": "&&", "+=": "-=", "-=": "+=", "*=": "/=", "|=": "&=", "&=": "|=", "&+": "&-", "&-": "&+",
    "&<<": "&>>", "&>>": "&<<",
    "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "...": "..<", "..<": "...",
}
WORDS = {"true": "false", "false": "true", "min": "max", "max": "min"}

TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
      | (?P<text>\#*")
      | (?P<directive>^[ ]*(?:\#(?:if|else|elseif|endif)|(?:\w+\ )*import\ )[^\n]*|@\w+(?:\([^\n()]*\))?)
      | (?P<number>\b(?:0x[0-9A-Fa-f_]+|0b[01_]+|[0-9][0-9_]*(?:\.[0-9][0-9_]*)?(?:[eE][+-]?[0-9]+)?)\b)
      | (?P<word>[$`\#]?[A-Za-z_][A-Za-z0-9_]*`?|\$[0-9]+)
      | (?P<operator>\.\.\.|\.\.<|[-+*/%&|^<>=!~?]+)
      | (?P<mark>[(){}\[\],;:.])
    """,
    re.VERBOSE | re.MULTILINE | re.DOTALL)


class Token:
    def __init__(self, kind, text, start):
        self.kind, self.text, self.start, self.end = kind, text, start, start + len(text)


def end_of_text(text, start, opening):
    """Behind a string literal, whose interpolations may hold literals."""
    hashes = opening.rstrip('"')
    multiline = text.startswith('"""', start + len(hashes))
    closing = ('"""' if multiline else '"') + hashes
    position = start + len(hashes) + (3 if multiline else 1)
    while position < len(text):
        if text.startswith(closing, position):
            return position + len(closing)
        if text.startswith("\\" + hashes + "(", position):
            position, depth = position + len(hashes) + 2, 1
            while depth:
                inner = re.compile(r'#*"|[()]').search(text, position)
                if not inner:
                    return len(text)
                if inner.group() in "()":
                    depth += 1 if inner.group() == "(" else -1
                    position = inner.end()
                else:
                    position = end_of_text(text, inner.start(), inner.group())
        elif text.startswith("\\" + hashes, position):
            position += len(hashes) + 2
        else:
            position += 1
    return len(text)


def tokens(text):
    """All but comments."""
    position = 0
    while match := TOKEN.search(text, position):
        position = match.end()
        if match.lastgroup == "text":
            position = end_of_text(text, match.start(), match.group())
        if match.lastgroup != "comment":
            yield Token(match.lastgroup, text[match.start():position], match.start())


CONDITION = re.compile(
    r" +(?!(?:let|var|case|try|nil|true|false|self|unsafe|switch|if)\b|[A-Z]\w*\()([a-zA-Z_][\w.]*)(?![\w.])(?! *(?:[-+*/%<>=|&^]|!=|\.\.)[^&|])")


def changes(text):
    """(offset, old, new) of each token that can be changed."""
    bodies = [each for each in regions(text) if each.isBody]

    def is_in_predicate(offset):
        return any(each.start <= offset < each.end and each.isPredicate for each in bodies)

    for each in tokens(text):
        token, start = each.text, each.start
        before, after = text[start - 1:start], text[each.end:each.end + 1]
        if each.kind == "number":
            # $0, x.0 and the digits of a name are no constants.
            if before not in (".", "$"):
                yield from ((start, token, new) for new in neighbours(token))
        elif each.kind == "word":
            new = WORDS.get(token)
            if new and before != "`":
                yield start, token, new
            if token in ("if", "guard", "while", "where") or token == "return" and is_in_predicate(each.start):
                # A condition negated; what is compared is none.
                word = CONDITION.match(text, each.end)
                if word:
                    yield word.start(1), "", "!"
        elif each.kind == "operator":
            if token in ("!", "-") and before in (" ", "(", "[") and after.strip():
                yield start, token, ""
            elif token in OPERATORS and (token in ("...", "..<") or (before == " " and after in (" ", "\n"))):
                yield start, token, OPERATORS[token]


def neighbours(token):
    if re.fullmatch(r"[0-9_]+", token):
        value = int(token.replace("_", ""))
        return [str(value + 1)] + ([str(value - 1)] if value > 0 else [])
    if token.startswith("0x"):
        value = int(token[2:].replace("_", ""), 16)
        return ["0x%X" % (value + 1)] + (["0x%X" % (value - 1)] if value > 0 else [])
    if re.fullmatch(r"[0-9_]+\.[0-9_]+", token):
        # Another last digit, as far as it goes.
        return [token[:-1] + ("1" if token[-1] == "0" else str(int(token[-1]) - 1))]
    return []


TYPES = {"struct", "enum", "class", "actor", "extension", "protocol"}
FUNCTIONS = {"func", "init", "deinit", "accessor"}
ACCESSORS = {"get", "set", "willSet", "didSet", "_read", "_modify"}
BEGINS = TYPES | {"func", "init", "deinit", "subscript", "var", "let", "case", "typealias", "associatedtype", "import"}
MODIFIERS = {
    "public", "package", "internal", "private", "fileprivate", "static", "final", "override", "mutating", "nonmutating",
    "nonisolated", "lazy", "indirect", "convenience", "required", "prefix", "postfix", "infix", "borrowing", "consuming", "unsafe", "weak"}
OPENING, CLOSING = {"(": ")", "[": "]", "{": "}"}, {")", "]", "}"}


class Region:
    """What is written once for each change: the inside of a body's braces, or a value."""

    def __init__(self, start, end, isBody, isPredicate=False):
        self.start, self.end, self.isBody, self.isPredicate = start, end, isBody, isPredicate


def regions(text):
    """Bodies of functions and values of declarations, none within another."""
    found, all = [], list(tokens(text))
    closings, stack = {}, []
    for index, token in enumerate(all):
        if token.kind == "mark" and token.text in OPENING:
            stack.append(index)
        elif token.kind == "mark" and token.text in CLOSING:
            if not stack:
                return []
            closings[stack.pop()] = index
    if stack:
        return []

    def add(first, last, isBody=False):
        if first <= last:
            found.append(Region(all[first].start, all[last].end, isBody))

    def parameters(first, last):
        """Values that parameters have by themselves."""
        index = begin = first
        begin = None
        while index <= last:
            token = all[index]
            if token.text in OPENING:
                index = closings[index]
            elif token.text == "=" and begin is None:
                begin = index + 1
            elif token.text == "," and begin is not None:
                add(begin, index - 1)
                begin = None
            index += 1
        if begin is not None:
            add(begin, last)

    def value(first):
        """Up to the next declaration; the index behind it."""
        index = first
        while index < len(all):
            token = all[index]
            isFirst = not text[text.rfind("\n", 0, token.start) + 1:token.start].strip()
            if token.text in CLOSING or (index > first and isFirst and (token.text in BEGINS | MODIFIERS or token.kind == "directive")):
                break
            index = closings[index] + 1 if token.text in OPENING else index + 1
        add(first, index - 1)
        return index

    index, kind = 0, None
    while index < len(all):
        token = all[index]
        isMember = index > 0 and all[index - 1].text == "."
        if token.text in ("(", "["):
            if kind in ("func", "init", "subscript", "case") and token.text == "(":
                parameters(index + 1, closings[index] - 1)
            index = closings[index]
        elif token.text == "=" and kind in ("var", "let"):
            index, kind = value(index + 1), None
            continue
        elif token.text == "{":
            inside = next((each.text for each in all[index + 1:closings[index]] if each.kind != "directive" and each.text not in MODIFIERS), "")
            if kind in FUNCTIONS or (kind in ("var", "subscript") and inside not in ACCESSORS):
                if closings[index] > index + 1:
                    isPredicate = "".join(each.text for each in all[max(0, index - 2):index]) in ("->Bool", ":Bool")
                    found.append(Region(token.end, all[closings[index]].start, True, isPredicate))
                index, kind = closings[index], None
        elif token.kind == "word" and not isMember:
            if token.text in BEGINS:
                kind = token.text
            elif token.text in ACCESSORS and all[index - 1].text in ("{", "}") or token.text in ACCESSORS and all[index - 1].text in MODIFIERS:
                kind = "accessor"
        index += 1
    return found


class Switched:
    """A file with changes behind switches, and which line of it belongs to which change."""

    def __init__(self, text, room, mutants):
        """`mutants` have an offset, what is old and new there, and a number. Those without a place are in `without`."""
        self.without, self.lines = [], {}
        self.name = switch_name(room)
        spans, claimed = regions(text), {}
        for mutant in mutants:
            region = next((each for each in spans if each.start <= mutant.offset and mutant.offset + len(mutant.old) <= each.end), None)
            if region:
                claimed.setdefault(region, []).append(mutant)
            else:
                self.without.append(mutant)
        self.text, position = "", 0
        for region in sorted(claimed, key=lambda each: each.start):
            self.text += text[position:region.start]
            self.write(text, region, claimed[region])
            position = region.end
        self.text += text[position:]

    def write(self, text, region, mutants):
        first = self.text.count("\n") + 1
        for index, mutant in enumerate(mutants):
            test = f"{self.name}.on == {mutant.number}"
            self.text += f"\n{'else ' if index else ''}if {test} {{" if region.isBody else f"({test} ? ("
            begin = self.text.count("\n") + 1
            self.text += text[region.start:mutant.offset]
            self.text += mutant.new + text[mutant.offset + len(mutant.old):region.end]
            # A comment may end the body.
            self.lines.update((line, ([mutant], True)) for line in range(begin, self.text.count("\n") + 2))
            self.text += "\n}" if region.isBody else "\n) :\n"
        original = text[region.start:region.end]
        self.text += " else {" + original + "\n}\n" if region.isBody else "(" + original + ")" + ")" * len(mutants)
        # What fails elsewhere in it fails for the switch's sake.
        for line in range(first, self.text.count("\n") + 1):
            self.lines.setdefault(line, (mutants, False))

    def culprits(self, line):
        """The changes for which the line is as it is, and whether the line is of one change's copy (else the switches fail)."""
        return self.lines.get(line, ([], False))


def switch_name(room):
    return f"MutationOf{room}"


def switch_file(room, isStrict):
    """The switch of a room: a number from the environment."""
    read = "unsafe getenv(\"MUTATION\").flatMap { unsafe Int(String(cString: $0)) }" if isStrict else (
        "getenv(\"MUTATION\").flatMap { Int(String(cString: $0)) }")
    return f"import Glibc\n\npublic enum {switch_name(room)} {{\n    public static let on: Int = {read} ?? 0\n}}\n"
