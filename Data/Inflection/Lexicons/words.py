"""Nouns and adjectives as they are collected from a dictionary, what is doubtful among them, and the file they are written to."""
import collections, re

plain = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


def is_common(word):
    """No name, number, formula, abbreviation or single letter."""
    return len(word) > 1 and plain.fullmatch(word) is not None and word == word.lower()


class Words:
    """A noun is doubtful, and left out, where its dictionary gives it two plurals, or none, or a gender each for two plurals."""

    def __init__(self):
        self.nouns = collections.defaultdict(set)
        self.pairs = collections.defaultdict(set)
        self.adjectives = collections.defaultdict(set)
        self.left_out, self.left_open = collections.Counter(), collections.Counter()

    def add_noun(self, lemma, gender, plural):
        self.nouns[lemma].add((gender, plural))

    def add_checked_noun(self, endings, lemma, gender, plural):
        """A noun, its gender or its plural left open where the rules by ending contradict them."""
        checked = endings.checked(lemma, gender, plural)
        self.left_open["gender"] += checked[0] != gender
        self.left_open["plural"] += checked[1] != plural
        self.add_noun(lemma, *checked)

    def add_pair(self, lemma, plural, feminine, feminine_plural):
        """Of persons: a form for each gender."""
        self.pairs[lemma].add((plural, feminine, feminine_plural))

    def add_adjective(self, lemma, feminine, plural, feminine_plural):
        self.adjectives[lemma].add((feminine, plural, feminine_plural))

    def rows(self):
        for lemma in sorted(self.nouns.keys() | self.pairs.keys()):
            readings, pairs = self.nouns[lemma], self.pairs[lemma]
            genders = {gender for gender, _ in readings} | ({"m"} if pairs else set())
            plurals = {plural for _, plural in readings} | {pair[0] for pair in pairs}
            if len(plurals) != 1 or len(pairs) > 1:
                self.left_out["more than one plural"] += 1
            elif pairs and genders == {"m"}:
                yield lemma, "noun", "p", *next(iter(pairs))
            else:
                yield lemma, "noun", next(iter(genders)) if len(genders) == 1 else "c", *plurals
        for lemma, readings in sorted(self.adjectives.items()):
            if len(readings) == 1:
                feminine, plural, feminine_plural = next(iter(readings))
                yield lemma, "adjective", "-", plural, feminine, feminine_plural
            else:
                self.left_out["more than one set of forms"] += 1

    def write(self, path):
        rows = list(self.rows())
        with open(path, "w", encoding="utf8") as file:
            file.writelines("\t".join(row) + "\n" for row in rows)
        kinds = collections.Counter((row[1], row[2]) for row in rows)
        print(f"{path}: {len(rows)} words,", ", ".join(f"{n} {k} {g}" for (k, g), n in sorted(kinds.items())))
        for reason, n in self.left_out.most_common():
            print(f"    left out, {reason}: {n}")
        for what, n in self.left_open.items():
            print(f"    {what} left open, as a rule contradicts it: {n}")
