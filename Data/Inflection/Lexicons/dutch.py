"""Dutch, of OpenTaal's list of words, which tells neither what a word is nor its gender. The plural of a noun is the one word of the
list, of all that a plural can be. A noun is what has a diminutive, ends in such a noun, or shows no sign of a verb or adjective;
the genders are left open."""
import collections, re
from words import Words, is_common

vowels = set("aeiou")
# Of "stad", "kind" and others in -eren, -eden, -lui the list has what looks like a plural: "stads", "kinds".
irregular = re.compile(r".*(?:stad|schip|lid|smid|kind|ei|rad|blad|kalf|lam|lied|gemoed|been|volk|goed|koe|vlo|rund|hoen|aanbod|man)")
# What `goederen`, `kalveren` look like the plural of.
collective = re.compile(r".*(?:kind|ei|rad|blad|kalv|lamm|lied|gemoed|been|volk|goed|rund|hoend)er")
# Verbs that part ("ik haal aan") and those of an unstressed prefix, whose forms look like nouns and their plurals.
verbal = re.compile(
    r"(?:aan|af|achter|be|bij|binnen|bloot|dicht|door|er|ge|her|in|klaar|los|mee|na|neer|om|ont|onder|op|open|over|rond|samen|"
    r"tegen|terug|thuis|toe|uit|vast|ver|vol|voor|voort|vrij|weer|weg).{3,}")


class List:
    def __init__(self, path):
        with open(path, encoding="utf8") as file:
            self.words = {line.strip().replace("’", "'") for line in file}
        # Only words that are one noun, with a diminutive: what a compound is known by.
        self.heads = {}
        for word in self.words:
            if len(word) > 2 and self.any(diminutives(word)) and not self.any(comparatives(word)) and (plural := self.plural(word)):
                self.heads[word] = plural
        # By plural: the words whose one plural it is.
        self.owners = collections.defaultdict(set)
        for word in self.words:
            if (plural := self.plural(word)):
                self.owners[plural].add(word)

    def any(self, forms):
        return any(form in self.words for form in forms)

    def plural(self, word):
        found = {form for form in plurals(word) if form in self.words}
        return found.pop() if len(found) == 1 and not irregular.fullmatch(word) and not self.any(
            stem + "eren" for stem in stems(word)) else None

    def is_doubtful(self, word, plural):
        """Whether one of the two forms is of another word too: `metalen` of `metaal` and `metal`, `klassen` of `klas` and `klasse`,
        `reus` with a plural of its own, `hekken`, `goeder` of `goederen`. Of words with one plural, the one with a diminutive is common."""
        rivals = self.owners[plural] - {word}
        return self.any(plurals(plural)) or word in self.owners or collective.fullmatch(word) or rivals and (
            word not in self.heads or any(rival in self.heads for rival in rivals))

    def is_compound(self, word, plural):
        """Of a word of the list and the longest head, which has the same plural."""
        for cut in range(2, len(word) - 2):
            rest, head = word[:cut].rstrip("-"), word[cut:]
            if head in self.heads and (rest in self.words or rest.removesuffix("s") in self.words):
                return plural == word[:cut] + self.heads[head]
        return False

    def may_be_verb_or_adjective(self, word, plural):
        past = (word + "de", word + "te", "ge" + word, "ge" + word + "d", "ge" + word + "t")
        return self.any(past) or self.any(comparatives(word)) or self.any(stem + "e" for stem in stems(word)) or (
            word[-1] == "e" and plural == word + "n")


def extract(path):
    words, known = Words(), List(path)
    for word in known.words:
        if len(word) < 3 or not is_common(word):
            continue
        plural = known.plural(word)
        if plural is None:
            words.left_out["no plural, or more than one, on the list"] += 1
        elif known.is_doubtful(word, plural):
            words.left_out["its plural is another word's too, or a word of its own"] += 1
        elif word not in known.heads and plural.endswith("en") and verbal.fullmatch(word) and not word.endswith("ing"):
            words.left_out["may be a verb with a prefix"] += 1
        elif word in known.heads or known.is_compound(word, plural) or not known.may_be_verb_or_adjective(word, plural):
            words.add_noun(word, "-", plural)
        else:
            words.left_out["may be a verb or an adjective"] += 1
    return words


def stems(word):
    """The word as it is written before a vowel: `map` as `mapp`, `taak` as `tak`, `brief` as `briev`, `huis` as `huiz`."""
    yield word
    if len(word) > 2 and word[-1] not in vowels and word[-2] in vowels:
        if word[-3] not in vowels:
            yield word + word[-1]
        elif word[-3] == word[-2]:
            yield word[:-2] + word[-1]
    for voiceless, voiced in (("f", "v"), ("s", "z")):
        if word[-1] == voiceless:
            yield word[:-1] + voiced
            if len(word) > 3 and word[-3] == word[-2]:
                yield word[:-3] + word[-2] + voiced


def plurals(word):
    if word[-1] not in vowels:
        yield from (stem + "en" for stem in stems(word))
    if word.endswith("heid"):
        yield word[:-4] + "heden"
    if word[-1] == "e":
        yield word + "n"
    if word[-1] in "ei":
        yield word + "ën"
    yield from (word + "s", word + "'s")


def diminutives(word):
    yield from (word + ending for ending in ("je", "tje", "pje", "etje", "'tje"))
    yield from (word + word[-1] + "etje", word[:-1] + "kje", word + word[-1] + "tje")


def comparatives(word):
    if not word.endswith("er"):
        yield from (stem + "ere" for stem in stems(word))
