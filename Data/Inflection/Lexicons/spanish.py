"""Spanish: nouns of Wikidata's lexemes, checked against the rules by ending and the forms that the RLA-ES dictionary has, and the
adjectives of that. It tells neither gender nor what a word is: of its suffixes, `S` makes the plural and `G` the feminine."""
import re
from doubt import Endings
from hunspell import Dictionary
from wikidata import Lexemes
from words import Words, is_common

# A feminine in -a of these is another word: "libra" beside "libre", "mejora" beside "mejor", "novela" beside "novel".
unchanged = re.compile(r".*(?:(?<!et)(?<!ot)e|erior|ejor|ayor|enor|eor|[aeiu]l|[ai]z)")


def extract(path, lexemes):
    dictionary, words, endings = Dictionary(path), Words(), Endings("es")
    entries = {entry.word: entry for entry in dictionary.entries if is_common(entry.word)}
    nouns = {lemma: (gender, plural) for lemma, gender, plural in Lexemes(lexemes).nouns() if is_common(lemma)}
    for lemma, (gender, plural) in nouns.items():
        plurals = forms(dictionary, entries.get(lemma), "S")
        if plurals and plural not in plurals:
            words.left_out["plural that the dictionary does not have"] += 1
        elif not plural or (lemma == plural and lemma[-1] not in "sx"):
            words.left_out["no plural told"] += 1
        else:
            # Where two sources have the plural, a rule cannot make it doubtful.
            words.add_checked_noun(endings, lemma, gender, plural, sure_of_plural=bool(plurals))
    for entry in entries.values():
        plurals, feminines = forms(dictionary, entry, "S"), forms(dictionary, entry, "G")
        singular, plural = ([f for f in feminines if f.endswith(e)] for e in ("a", "as"))
        if len(plurals) == len(singular) == len(plural) == 1 and not unchanged.fullmatch(entry.word):
            if nouns.get(entry.word, ("",))[0] == "m" and singular[0] in nouns:
                words.left_out["two nouns rather than an adjective"] += 1
            else:
                words.add_adjective(entry.word, singular[0], min(plurals), plural[0])
    return words


def forms(dictionary, entry, flag):
    return {form for form, _ in dictionary.forms(entry, flag)} if entry else set()
