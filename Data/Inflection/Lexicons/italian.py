"""Italian nouns of Wikidata's lexemes, checked against the rules by ending and school grammar: -cia and -gia lose their -i behind a
consonant, and a plural has the stem of its singular."""
import re
from doubt import Endings
from wikidata import Lexemes
from words import Words, is_common


def extract(lexemes):
    words, endings = Words(), Endings("it")
    for lemma, gender, plural in Lexemes(lexemes).nouns():
        if not is_common(lemma):
            continue
        if not plural:
            words.left_out["no plural told"] += 1
        elif lemma != plural and plural not in plurals(lemma):
            words.left_out["a plural that no rule makes"] += 1
        else:
            words.add_checked_noun(endings, lemma, gender, plural)
    return words


def plurals(lemma):
    stem = lemma[:-1]
    if re.search(r"[^aeiou][cg]ia$", lemma):
        return {stem[:-1] + "e", stem + "e"} if lemma.endswith("ìa") else {stem[:-1] + "e"}
    if lemma[-1] in "aeo":
        return {stem + "i", stem + "e", stem + "hi", stem + "he", stem[:-1] + "i", stem[:-1] + "e"}
    return {lemma}
