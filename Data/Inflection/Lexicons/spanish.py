"""Spanish, of the RLA-ES dictionary, which tells neither gender nor what a word is: of its suffixes, `S` makes the plural and `G`
the feminine. What has a feminine is an adjective, and a masculine noun too (`europeo`, `gato`), unless an adverb in -mente shows
that it is an adjective above all; with such an adverb and without a feminine it is one of one ending (`fácil`). Of what has a
plural alone and is taken for a noun, only words whose plural the rules by ending do not tell, or whose plural in -es does not tell
the singular (`deporte`, `despertador`), their genders left open; no infinitives, and nothing that ends like an adjective."""
import re
from doubt import Endings
from hunspell import Dictionary
from words import Words, is_common

# A feminine in -a of these is another word: "libra" beside "libre", "mejora" beside "mejor", "novela" beside "novel".
unchanged = re.compile(r".*(?:(?<!et)(?<!ot)e|erior|ejor|ayor|enor|eor|[aeiu]l|[ai]z|ista)")
# Words of more than one syllable in -s without an accent have no plural of their own, whatever the dictionary makes ("crisises").
plural_alone = re.compile(r".*[aeiouáéíóúü][^aeiouáéíóúü]+.*[aeiou]s|gran|mil|.*[^aeiou]y|.{1,2}")
# Infinitives, which are nouns too, what the rules by ending take for adjectives, and what is more often something else.
no_noun = re.compile(
    r".*(?:[aei]r|al|[ai]ble|[ae]nte|ense|dor|és|ción|sión|[dt]ad|tud|aje)|adiós|ayer|cien|[cq]u[aá]l|nadie|quien|quién|usted|bien|mal|tal|sobre"
    r"|tarde|entre|donde|san|don|más|sin|mes|amén|asaz|(?:on|do|tre|cator|quin)ce|veinte|diez|seis|siete|nueve|mayor|menor|mejor|peor")


def extract(path):
    dictionary, words, endings = Dictionary(path), Words(), Endings("es")
    entries = {}
    for entry in filter(lambda entry: is_common(entry.word), dictionary.entries):
        # A word has a line for each thing that it is.
        flags = entries[entry.word].flags if entry.word in entries else ()
        entries[entry.word] = entry._replace(flags=tuple(dict.fromkeys(flags + entry.flags)))
    for word, entry in entries.items():
        plurals, feminines = forms(dictionary, entry, "S"), forms(dictionary, entry, "G")
        feminine, feminine_plural = ([f for f in feminines if f.endswith(e)] for e in ("a", "as"))
        if len(plurals) != 1 or (word[-1] == "a" and word[:-1] + "o" in entries):
            continue
        plural = plurals.pop()
        if len(feminine) == len(feminine_plural) == 1 and not unchanged.fullmatch(word):
            words.add_adjective(word, feminine[0], plural, feminine_plural[0])
            if feminine[0] + "mente" not in entries:
                words.add_noun(word, "m", plural)
        elif word + "mente" in entries:
            words.add_adjective(word, word, plural, plural)
        elif not plural_alone.fullmatch(word) and (
            endings.plural(word) != plural or plural.endswith("es") and not no_noun.fullmatch(word)
        ):
            words.add_noun(word, "-", plural)
    return words


def forms(dictionary, entry, flag):
    return {form for form, _ in dictionary.forms(entry, flag)}
