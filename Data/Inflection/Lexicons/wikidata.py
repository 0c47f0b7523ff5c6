"""Nouns of Wikidata's lexemes: the singular, its gender and its plural, as a table of queries' answers has them."""
import json

genders = {"M": "m", "F": "f", "N": "n"}


class Lexemes:
    """`plural`: the plural, `noPlural` where no form is marked as one, or `isPlural`. `form`: M, F, N, and PL of a plural,
    joined where lexemes are spelled alike."""

    def __init__(self, path):
        with open(path, encoding="utf8") as file:
            self.table = json.load(file)

    def nouns(self):
        """Singular, gender (`c` of more than one) and plural ("" where none is told)."""
        for word, entry in self.table.items():
            marks = set(entry["form"].split("/")) - {""}
            told = marks - {"PL"}
            plural = "" if entry["plural"] in ("noPlural", "isPlural") else entry["plural"]
            # A singular that is a plural too is unchanged in it, or is the plural of something else.
            if not told or ("PL" in marks and plural != word) or not told <= genders.keys():
                continue
            yield word, genders[told.pop()] if len(told) == 1 else "c", plural
