"""Writes the compact lexicon of a language: Sources/InflectionLexicon<Name>/<Name>Words.swift, and its row of lexicons.tsv.

    python3 Data/Inflection/Lexicons/compact.py en WORDS.tsv          (from the root of the package)

WORDS.tsv is what `extract` writes; the form of a compact lexicon is described in README.md.
"""
import collections, sys, unicodedata

NAMES = {"en": "English", "es": "Spanish", "fr": "French", "pt": "Portuguese", "it": "Italian", "nl": "Dutch", "de": "German"}
DIGITS = [chr(c) for c in range(0x21, 0x7F) if chr(c) not in '"\\']
BASE = len(DIGITS)
# An arc's first digit is its label and its kind; labels 0 and 1 are the end of a word and a rare letter, which the next digit tells.
LABELS, END, RARE, LETTER = 30, 0, 1, 2
MORE, LAST, CHAINED = range(3)
# First digits below this one begin an address of two digits.
NEAR = 28
NEAR_LIMIT = NEAR * BASE
# First digits below this one are a value of one digit.
SHORT = 64
WIDTH = 116
MPL = "words of %s, subject to the terms of the Mozilla Public License, v. %s. If a copy of the MPL was not distributed with this\n" \
    "// file, You can obtain one at http://mozilla.org/MPL/%s/."
LICENCES = {
    "en": "words of LemmInflect (MIT) and WordNet (its own licence).",
    "nl": "words of OpenTaal (BSD).",
    "fr": MPL % ("Dicollecte's dictionary", "2.0", "2.0"),
    "es": MPL % ("RLA-ES", "2.0", "2.0"),
    "pt": MPL % ("Natura's dictionary", "1.1", "1.1"),
}
LONGEST = 96


def word_class(kind, gender):
    if kind in ("adjective", "verb"):
        return kind[0]
    return "p" if gender == "plural" else "n" + gender.strip("-")


# Infinitives that are nouns too, and verbs wherever apps have them.
INFINITIVES = {
    "fr": {
        "aller", "avoir", "boire", "coucher", "devoir", "dire", "dîner", "déjeuner", "faire", "goûter", "lever", "manger", "parler", "pouvoir",
        "rire", "savoir", "souper", "sourire", "souvenir", "toucher", "venir", "vivre", "voir", "vouloir", "être"},
    "pt": {
        "almoçar", "andar", "dever", "estar", "falar", "fazer", "haver", "ir", "jantar", "ler", "olhar", "parecer", "poder", "saber", "ser",
        "ter", "ver", "vir"},
}


def is_left_out(language, lemma, kind, forms, adjectives):
    """What the rules tell better, or what there is no room for."""
    if "?" in forms or lemma in INFINITIVES.get(language, ()):
        return True
    if language == "nl":
        return lemma.endswith("je") and forms[0] == lemma + "s" or len(lemma) > 17
    # An adjective stands for a noun without being one; what is both would be taken for the noun before its noun. What never changes
    # as an adjective (French `record`) is a noun with a plural of its own.
    return kind == "noun" and lemma in adjectives


def read(language, path):
    """By lemma: its entries, each a class and all forms, the lemma first."""
    words = collections.defaultdict(list)
    # What was typed by hand counts, and its regular forms with it.
    typed = {line.split("\t")[0] for line in open(f"Data/Inflection/{language}.tsv", encoding="utf8")}
    rows = [unicodedata.normalize("NFC", line.rstrip("\n")).split("\t") for line in open(path, encoding="utf8")]
    adjectives = {form for row in rows if row[1] == "adjective" and set(row[3:]) != {row[0]} for form in (row[0], *row[3:])}
    for lemma, kind, gender, *forms in rows:
        if lemma in typed or is_left_out(language, lemma, kind, forms, adjectives):
            continue
        while forms and not forms[-1]:
            forms.pop()
        entry = (word_class(kind, gender), (lemma, *(form or "-" for form in forms)))
        if entry not in words[lemma] and not any(len(form.encode()) > LONGEST or " " in form for form in entry[1]):
            words[lemma].append(entry)
    return {lemma: entries for lemma, entries in words.items() if entries}


def paradigm(key, entry):
    """The class, the ending of a form, and the endings of all forms, behind what they have in common."""
    kind, forms = entry
    real = [form for form in forms if form != "-"]
    stem = 0
    while all(len(form) > stem and form[stem] == real[0][stem] for form in real):
        stem += 1
    return " ".join([kind, key[stem:] or "-"] + ["?" if form == "-" else form[stem:] or "-" for form in forms])


def by_form(words):
    """By each form of the words: its paradigms, those of which it is the lemma first."""
    found = collections.defaultdict(list)
    for lemma, entries in words.items():
        for entry in entries:
            for form in dict.fromkeys(entry[1]):
                if form != "-":
                    found[form].append((form != lemma, lemma, paradigm(form, entry)))
    return {form: ";".join(paradigm for _, _, paradigm in sorted(rows, key=lambda row: row[:2])) for form, rows in found.items()}


def minimal(words):
    """The states of the minimal automaton, the initial one last: each is its arcs, (letter, state), and its value under ''."""
    register, states = {}, []

    def state(arcs):
        if arcs not in register:
            register[arcs] = len(states)
            states.append(arcs)
        return register[arcs]

    path = [[]]
    previous = ""

    def close(depth):
        while len(path) > depth + 1:
            done = state(tuple(path.pop()))
            path[-1].append((previous[len(path) - 1], done))

    for word in sorted(words):
        common = 0
        while common < min(len(word), len(previous)) and word[common] == previous[common]:
            common += 1
        close(common)
        previous = word
        path += [[] for _ in word[common:]]
        path[-1].append(("", words[word]))
    close(0)
    state(tuple(path[0]))
    return states


def number(value, short, digits):
    """In so many digits where the first is below `short`, else in one more."""
    limit = short * BASE ** (digits - 1)
    if value >= limit:
        value, digits = value - limit + short * BASE ** digits, digits + 1
    assert value < BASE ** digits
    return "".join(DIGITS[value // BASE ** power % BASE] for power in reversed(range(digits)))


def encode(states, letters):
    """The automaton's digits, the initial state's address first."""
    references = collections.Counter(target for arcs in states for letter, target in arcs if letter)
    code = {letter: LETTER + i for i, letter in enumerate(letters[: LABELS - LETTER])}

    def label(letter, kind):
        if letter in code:
            return DIGITS[code[letter] + kind * LABELS]
        return DIGITS[RARE + kind * LABELS] + DIGITS[letters.index(letter) - (LABELS - LETTER)]

    def size(place, chained):
        total = 0
        for letter, target in states[place]:
            if not letter:
                total += 1 + len(number(target, SHORT, 1))
            elif target == chained:
                # Two letters may lead to one state: one of them is chained.
                total += len(label(letter, MORE))
                chained = None
            else:
                total += len(label(letter, MORE)) + (2 if target in near else 3)
        return total

    initial = len(states) - 1
    near = set()
    # What many arcs lead to comes first, where addresses are short.
    room = 0
    for place, count in sorted(references.items(), key=lambda item: -item[1]):
        needed = sum(5 if letter else 3 for letter, _ in states[place])
        if count > 2 and room + needed < NEAR_LIMIT - 8:
            near.add(place)
            room += needed
    order, chained, placed = sorted(near, key=lambda place: -references[place]), {}, set(near)
    stack = [target for place in order for letter, target in states[place] if letter] + [initial]
    while stack:
        place = stack.pop()
        if place in placed:
            continue
        while True:
            placed.add(place)
            order.append(place)
            rest = [target for letter, target in states[place] if letter and target not in placed]
            if not rest:
                break
            chained[place] = rest[0]
            stack += reversed(rest[1:])
            place = rest[0]
    addresses, next_address = {}, 3
    for place in order:
        if place not in near:
            next_address = max(next_address, NEAR_LIMIT)
        addresses[place] = next_address
        next_address += size(place, chained.get(place))
    body = number(addresses[initial], BASE, 3)
    for place in order:
        assert len(body) <= addresses[place]
        body += DIGITS[0] * (addresses[place] - len(body))
        text = []
        last = chained.get(place)
        chain = [letter for letter, target in states[place] if letter and target == last][:1]
        arcs = sorted(arc for arc in states[place] if not arc[0] or [arc[0]] != chain)
        for index, (letter, target) in enumerate(arcs):
            kind = LAST if index == len(arcs) - 1 and not chain else MORE
            if not letter:
                text.append(DIGITS[END + kind * LABELS] + number(target, SHORT, 1))
            else:
                text.append(label(letter, kind) + number(addresses[target], NEAR, 2))
        if chain:
            text.append(label(chain[0], CHAINED))
        body += "".join(text)
    return body


def digest(rows):
    """A sum of FNV-1a of the rows, in any order."""
    total = 0
    for row in rows:
        value = 0xCBF29CE484222325
        for byte in row.encode():
            value = (value ^ byte) * 0x100000001B3 % 2**64
        total = (total + value) % 2**64
    return f"{total:016x}"


def main(language, path):
    words = read(language, path)
    sets = by_form(words)
    values = [value for value, _ in collections.Counter(sets.values()).most_common()]
    frequency = collections.Counter("".join(sets))
    rarest = LABELS - LETTER + BASE
    letters = [letter for letter, _ in sorted(frequency.items(), key=lambda item: (-item[1], item[0]))]
    assert len(letters) <= rarest, letters[rarest:]
    index = {value: place for place, value in enumerate(values)}
    assert len(values) <= SHORT + (BASE - SHORT) * BASE, len(values)
    body = encode(minimal({form: index[value] for form, value in sets.items()}), letters)
    header = "".join(letters) + "\n" + "\n".join(values) + "\n\n"
    name = NAMES[language]
    with open(f"Sources/InflectionLexicon{name}/{name}Words.swift", "w", encoding="utf8") as file:
        file.write(f"// {name} {LICENCES[language]}\n// Written by Data/Inflection/Lexicons/compact.py; NOTICES.md beside it has the notices.\n")
        file.write("// swift-format-ignore-file\n\n")
        file.write(f'enum {name}Words {{\n    static let text = """\n')
        for line in header.split("\n")[:-1]:
            file.write(f"        {line}\n" if line else "\n")
        for start in range(0, len(body), WIDTH):
            end = "\\" if start + WIDTH < len(body) else ""
            file.write(f"        {body[start:start + WIDTH]}{end}\n")
        file.write('        """\n}\n')
    rows = [f"{kind} {' '.join(forms)}" for entries in words.values() for kind, forms in entries]
    forms = {form for entries in words.values() for _, forms in entries for form in forms if form != "-"}
    size = len((header + body).encode())
    table = "Data/Inflection/Lexicons/lexicons.tsv"
    head = "language\twords\tentries\tforms\tbytes\tdigest"
    try:
        kept = [row for row in open(table).read().split("\n")[1:] if row and not row.startswith(language + "\t")]
    except FileNotFoundError:
        kept = []
    kept.append("\t".join(map(str, (language, len(words), len(rows), len(forms), size, digest(rows)))))
    with open(table, "w") as file:
        file.write("\n".join([head] + sorted(kept)) + "\n")
    print(f"{language}: {len(words)} words, {len(rows)} entries, {len(forms)} forms, {len(values)} paradigms, {size} bytes")


main(*sys.argv[1:])
