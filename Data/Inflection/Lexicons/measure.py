"""Compares the words that `extract` wrote with dictionaries that no word was taken from, as .ci/inflection unpacks them (run that
first): how many are told, and of how many the gender or the plural differs.

    python3 Data/Inflection/Lexicons/measure.py WORDS [DICTIONARIES]
"""
import collections, os, random, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../.ci"))
from dictionaries import analysed

words = sys.argv[1]
folder = sys.argv[2] if len(sys.argv) > 2 else os.environ.get("TMPDIR", "/tmp") + "/localeformat-dictionaries"
genders = {"nt": "n", "mf": "both", "p": "m"}


def read(language):
    nouns, adjectives = {}, {}
    with open(f"{words}/{language}.tsv", encoding="utf8") as file:
        for line in file:
            lemma, kind, gender, *forms = line.rstrip("\n").split("\t")
            (nouns if kind == "noun" else adjectives)[lemma] = (genders.get(gender, gender), *forms)
    return nouns, adjectives


def compare_nouns(language, held, ours):
    tally, differing = collections.Counter(), []
    for gender, singular, plural in held:
        gender = genders.get(gender, gender)
        if singular not in ours:
            continue
        ours_gender, ours_plural, *_ = ours[singular]
        tally["found"] += 1
        tally["gender open"] += ours_gender in "c-"
        tally["plural open"] += ours_plural in ("", "?")
        if ours_gender not in "c-" and gender in ("m", "f", "n") and ours_gender != gender:
            tally["gender differs"] += 1
            differing.append((singular, ours_gender, gender))
        if ours_plural not in ("", "?", plural):
            tally["plural differs"] += 1
            differing.append((singular, ours_plural, plural))
    report(f"{language} nouns", len(held), tally, differing)


def compare_adjectives(language, held, ours):
    tally, differing = collections.Counter(), []
    for lemma, plural, feminine, feminine_plural in held:
        if lemma in ours:
            tally["found"] += 1
            if ours[lemma][1:] != (plural, feminine, feminine_plural):
                tally["differ"] += 1
                differing.append((lemma, *ours[lemma][1:], "held:", plural, feminine, feminine_plural))
    report(f"{language} adjectives", len(held), tally, differing)


def report(what, held, tally, differing):
    found = tally.pop("found", 0)
    shares = "".join(f", {name} {n} ({100 * n / found:.2f} %)" for name, n in sorted(tally.items()))
    print(f"{what}: {held} held out, {found} found{shares}")
    for row in random.Random(5).sample(differing, min(12, len(differing))):
        print("   ", *row, sep="  ")


for language in ("es", "fr", "nl", "pt"):
    nouns, adjectives = read(language)
    held, held_adjectives = analysed(folder, language)
    compare_nouns(language, held, nouns)
    if adjectives:
        compare_adjectives(language, [row for row in held_adjectives if len(row) == 4], adjectives)
