"""What two sources contradict each other on is left open: a word against the package's own rules by ending."""
import csv, os

folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")


class Endings:
    def __init__(self, language):
        self.genders, self.plurals = {}, {}
        with open(f"{folder}/{language}-endings.tsv", encoding="utf8") as file:
            for row in csv.DictReader(file, delimiter="\t"):
                if row["kind"] == "noun":
                    self.genders[row["ending"]], self.plurals[row["ending"]] = row["gender"], row["forms"]

    def ending(self, lemma):
        """The longest ending that a rule has."""
        return next((lemma[i:] for i in range(len(lemma)) if lemma[i:] in self.genders), None)

    def plural(self, lemma):
        """The plural by rule; None where no rule tells it."""
        ending = self.ending(lemma)
        form = self.plurals.get(ending, "?")
        return None if form == "?" else lemma[:len(lemma) - len(ending)] + form

    def checked(self, lemma, gender, plural):
        """The gender and the plural, each left open (`c`, `?`) where the rule of the longest ending tells another."""
        expected, form = self.genders.get(self.ending(lemma)), self.plural(lemma)
        if expected in ("m", "f", "n") and gender != expected:
            gender = "c"
        return gender, "?" if plural and form and plural != form else plural
