"""German nouns of Wikidata's lexemes. Which masculine nouns are weak (`w`: "den Kunden") their endings tell: -e with the plural
-en, and foreign endings for persons with it, but not `Staat`. General knowledge of school grammar."""
import re
from doubt import Compounds
from wikidata import Lexemes
from words import Words

weak = re.compile(r".*(?:e|ist|ent|ant|[aeo]t|ad|graf|graph|loge|nom|soph|krat|pat|[ao]g|urg|arch)")
strong = re.compile(r".*(?:staat|spat|see)", re.IGNORECASE)
# "der Angeklagte, ein Angeklagter" decline as adjectives; "der Bote" does not.
adjectival = re.compile(r".*(?:te|ene|nde|sche)")
nominal = re.compile(r".*(?:bote|gatte|pate|experte|kunde|recke)", re.IGNORECASE)
noun = re.compile(r"[A-ZÄÖÜ][a-zäöüßéèêàâôç]+(?:-[A-ZÄÖÜ]?[a-zäöüß]+)*")


def extract(lexemes):
    words = Words()
    nouns = {lemma: (gender, plural) for lemma, gender, plural in Lexemes(lexemes).nouns() if noun.fullmatch(lemma)}
    compounds = Compounds(nouns)
    for lemma, (gender, plural) in nouns.items():
        if not plural or not noun.fullmatch(plural):
            words.left_out["no plural told"] += 1
            continue
        if gender == "m" and adjectival.fullmatch(lemma) and plural == lemma + "n" and not nominal.fullmatch(lemma):
            words.left_out["may decline as an adjective"] += 1
            continue
        checked = compounds.checked(lemma, gender, plural)
        words.left_open["gender"] += checked[0] != gender
        words.left_open["plural"] += checked[1] != plural
        gender, plural = checked
        if gender == "c":
            plural = "?"
        elif gender == "m" and plural in (lemma + "n", lemma + "en") and weak.fullmatch(lemma) and not strong.fullmatch(lemma):
            gender = "w"
        words.add_noun(lemma, gender, plural)
    return words
