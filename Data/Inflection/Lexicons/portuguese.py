"""Portuguese, of the Natura project's dictionary of Portugal: `CAT` is what a word is, `G` its gender, `N` its number; of
suffixes, `p` makes the plural and `f` the feminine. Where it gives no plural, the rules by ending do."""
import re
from doubt import Endings
from hunspell import Dictionary
from words import Words, is_common

genders = {"m": "m", "f": "f", "_": "c", "2": "c"}
# Their feminines in -a are mistakes of the dictionary ("trista", "doutorala").
unchanged = re.compile(r".*(?:e|[aeiu]l|cortês)")


def extract(path):
    dictionary, words, endings = Dictionary(path), Words(), Endings("pt")
    for entry in dictionary.entries:
        # [$one$…$another] tells of two words that are written as one.
        text = "".join(entry.tags).strip("[]")
        tags = dict(re.findall(r"(\w+)=([^,$]*)", text))
        kind, lemma = tags.get("CAT"), entry.word
        if "$" in text or kind not in ("nc", "adj", "a_nc") or not is_common(lemma):
            continue
        if tags.get("N") not in ("s", "_") or tags.get("G") not in genders:
            words.left_out["not a singular, or no gender"] += 1
            continue
        gender = genders[tags["G"]]
        plural = one(form for form, _ in dictionary.forms(entry, "p")) or (lemma if tags["N"] == "_" else "")
        feminine, feminine_plural = feminines(dictionary, entry)
        if kind == "nc" and gender == "m" and feminine and plural:
            words.add_pair(lemma, plural, feminine, feminine_plural)
        elif kind != "adj" and lemma == plural and lemma[-1] not in "sx":
            words.left_out["unchanged, though no -s, -x"] += 1
        elif kind != "adj":
            words.add_checked_noun(endings, lemma, gender, plural)
        if kind != "nc" and plural:
            if feminine and not unchanged.fullmatch(lemma):
                words.add_adjective(lemma, feminine, plural, feminine_plural)
            elif gender == "c":
                words.add_adjective(lemma, lemma, plural, plural)
            else:
                words.left_out["adjective of one gender"] += 1
    return words


def one(forms):
    forms = set(forms)
    return forms.pop() if len(forms) == 1 else None


def feminines(dictionary, entry):
    forms = [(form, "N=p" in "".join(tags)) for form, tags in dictionary.forms(entry, "f")]
    return one(form for form, plural in forms if not plural), one(form for form, plural in forms if plural)
