"""What two sources contradict each other on is left open: a word against the package's own rules by ending, a compound against its
last part."""
import csv, os

folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")


class Endings:
    def __init__(self, language):
        self.genders, self.plurals = {}, {}
        with open(f"{folder}/{language}-endings.tsv", encoding="utf8") as file:
            for row in csv.DictReader(file, delimiter="\t"):
                if row["kind"] == "noun":
                    self.genders[row["ending"]], self.plurals[row["ending"]] = row["gender"], row["forms"]

    def checked(self, lemma, gender, plural):
        """The gender and the plural, each left open (`c`, `?`) where the rule of the longest ending tells another."""
        ending = next((lemma[i:] for i in range(len(lemma)) if lemma[i:] in self.genders), None)
        if ending is None:
            return gender, plural
        expected = self.genders[ending]
        form = lemma[:len(lemma) - len(ending)] + self.plurals[ending]
        if expected in ("m", "f", "n") and gender != expected:
            gender = "c"
        return gender, "?" if plural and not form.endswith("?") and plural != form else plural


class Compounds:
    """German: the gender and the plural of a compound are those of its last part."""

    links = ("", "s", "es", "n", "en", "er", "e", "-")

    def __init__(self, nouns):
        self.nouns = nouns
        self.parts = {lemma.lower() for lemma in nouns}

    def checked(self, lemma, gender, plural):
        head = self.head(lemma)
        if head is None:
            return gender, plural
        head_gender, head_plural = self.nouns[head]
        if gender != head_gender:
            gender = "c"
        return gender, plural if head_plural and plural.lower().endswith(head_plural.lower()) else "?"

    def head(self, lemma):
        """The longest noun that the word ends in, where a noun and what links it stand before."""
        for cut in range(3, len(lemma) - 3):
            head, rest = lemma[cut:].capitalize(), lemma[:cut].lower()
            if head in self.nouns and any(
                    rest.endswith(link) and rest[:len(rest) - len(link)] in self.parts for link in self.links):
                return head
        return None
