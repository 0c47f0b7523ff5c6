"""The dictionaries that .ci/inflection unpacks, to measure against and never to copy from: Apertium's, the German Wiktionary's and
igerman98's."""
import collections, csv, os, re, subprocess

apertium = {
    "es": ("dict/spanish", "spa-ita/spa-ita"), "it": ("dict/italian", "spa-ita/ita-spa"),
    "fr": ("dict/french", "fra-cat/fra-cat"), "pt": ("dict/portuguese", "por-cat/por-cat"),
    "nl": ("hunspell/nl_NL.dic", "afr-nld/nld-afr"),
}


def plurals_to_try(word):
    """Dutch word lists have few plurals: what a plural may be, for the analyser to judge."""
    yield from (word, word + "en", word + "s", word + "'s", word + "n", word + "e", word[:-1] + "zen", word[:-1] + "ven")
    yield from (word + word[-1] + "en", word[:-2] + word[-1] + "en", word[:-2] + word[-1] + "e", word + word[-1] + "e")
    yield from (word[:-3] + word[-2:-1] + "zen", word[:-3] + word[-2:-1] + "ven", word[:-4] + "heden", word + "ën")


def spanish_forms(word):
    """The Spanish list has few plurals and feminines either."""
    yield from (word, word + "s", word + "es", word[:-1] + "ces", word[:-1] + "a", word[:-1] + "as")
    for accented, plain in (("ón", "on"), ("án", "an"), ("és", "es"), ("ín", "in"), ("or", "or")):
        if word.endswith(accented):
            yield from (word[:-2] + plain + ending for ending in ("es", "a", "as"))


def environment(root):
    return dict(os.environ, LD_LIBRARY_PATH=root + "/lib/x86_64-linux-gnu")


def readings(root, analyser, words):
    """Form, lemma and tags of every reading of the words that the analyser has."""
    out = subprocess.run(
        [root + "/bin/lt-proc", "-w", f"{root}/share/apertium/apertium-{analyser}.automorf.bin"],
        input="\n".join(sorted(words)) + "\n", capture_output=True, text=True, env=environment(root)).stdout
    for form, readings in re.findall(r"\^([^/$]+)/([^$]*)\$", out):
        for reading in readings.split("/"):
            tags = re.findall(r"<([^>]+)>", reading)
            if tags and "compound" not in reading and "+" not in reading:
                yield form, reading.split("<")[0], tags


def english(folder):
    """Singulars with all their plurals, and plurals with all their singulars: sets, as one word may have several."""
    root = folder + "/root/usr"
    words = {line.strip() for line in open(root + "/share/dict/american-english", encoding="utf8")}
    words = {w for w in words if w.isalpha() and w == w.lower() and len(w) > 2}
    forms = collections.defaultdict(lambda: collections.defaultdict(set))
    for form, lemma, tags in readings(root, "eng-cat/eng-cat", words):
        if tags[0] == "n" and len(tags) == 2:
            forms[lemma][tags[1]].add(form)
    plurals, singulars = collections.defaultdict(set), collections.defaultdict(set)
    for numbers in forms.values():
        for one in numbers["sg"]:
            plurals[one] |= numbers["pl"]
        for many in numbers["pl"]:
            singulars[many] |= numbers["sg"]
    return {one: many for one, many in sorted(plurals.items()) if many}, singulars


def hindi(folder):
    """Nouns as direct singular, direct plural, oblique singular and plural; adjectives as masculine, its plural, feminine."""
    root = folder + "/root/usr"
    with open(root + "/share/hunspell/hi_IN.dic", encoding="utf8") as file:
        words = {line.split("/")[0].strip() for line in file}
    found = {(lemma, *tags[:2]) for _, lemma, tags in readings(root, "hin/hin", words) if lemma in words and len(tags) > 1}
    genders = collections.Counter(lemma for lemma, kind, _ in found if kind == "n")
    nouns = sorted(word for word in found if word[1] == "n" and word[2] in ("m", "f") and genders[word[0]] == 1)
    adjectives = sorted({lemma for lemma, kind, _ in found if kind == "adj"})
    return generated(root, [
        [f"{lemma}<n><{gender}><{number}>" for number in ("sg><nom", "pl><nom", "sg><obl", "pl><obl")] for lemma, _, gender in nouns
    ]), generated(root, [[f"{lemma}<adj><{form}><nom>" for form in ("m><sg", "m><pl", "f><sg")] for lemma in adjectives])


def generated(root, rows):
    """The forms of each row of tags; rows of which one has no form, or several, are left out."""
    out = subprocess.run(
        [root + "/bin/lt-proc", "-g", root + "/share/apertium/apertium-hin/hin.autogen.bin"],
        input="".join(f"^{tags}$\n" for row in rows for tags in row), capture_output=True, text=True, env=environment(root)).stdout
    forms = iter(out.split("\n"))
    found = [[next(forms) for _ in row] for row in rows]
    return [row for row in found if not any(form[:1] in ("#", "") or "/" in form or " " in form for form in row)]


def analysed(folder, language):
    """Nouns as (gender, singular, plural), adjectives as their forms, of what the word list and the analyser both have."""
    root, (words, analyser) = folder + "/root/usr", apertium[language]
    raw = open(f"{root}/share/{words}", "rb").read()
    try:
        text = raw.decode("utf8")
    except UnicodeDecodeError:
        text = raw.decode("latin1")
    words = {w.split("/")[0].strip() for w in text.split("\n")}
    words = {w for w in words if w.isalpha() and w == w.lower() and len(w) > 2}
    more = {"nl": plurals_to_try, "es": spanish_forms}.get(language)
    if more:
        words = {form for word in words for form in more(word)}
    nouns, adjectives = (collections.defaultdict(lambda: collections.defaultdict(set)) for _ in range(2))
    for form, lemma, tags in readings(root, analyser, words):
        if tags[0] == "n" and len(tags) == 3:
            nouns[lemma, tags[1]][tags[2]].add(form)
        elif tags[0] == "adj":
            adjectives[lemma]["".join(tags[1:])].add(form)
    genders = collections.Counter(lemma for lemma, _ in nouns)
    found = [
        (gender, *forms["sg"], *forms["pl"]) for (lemma, gender), forms in sorted(nouns.items())
        if genders[lemma] == 1 and len(forms["sg"]) == 1 and len(forms["pl"]) == 1]

    def one(forms, *keys):
        return next((next(iter(forms[k])) for k in keys if len(forms.get(k, ())) == 1), None)

    if language == "nl":
        rows = [(one(f, "sintpred", "pred"), one(f, "sintattr", "attr")) for _, f in sorted(adjectives.items())]
    else:
        rows = [
            (one(f, "msg", "mfsg", "msp", "mfsp"), one(f, "mpl", "mfpl", "msp", "mfsp"), one(f, "fsg", "mfsg", "mfsp"),
             one(f, "fpl", "mfpl", "mfsp")) for _, f in sorted(adjectives.items())]
    return found, [r for r in rows if all(r)]


def german(folder):
    csv.field_size_limit(10**9)
    with open(folder + "/german_nouns/nouns.csv", encoding="utf8") as file:
        for row in csv.DictReader(file):
            names = row["nominativ singular"], row["nominativ plural"]
            if "Substantiv" in row["pos"] and row["genus"] in ("m", "f", "n") and all(names) and not any(
                    " " in n or n[0] == "-" for n in names) and not row.get("genus 2") and not row.get("nominativ plural 1"):
                yield row["genus"], *names


def german_adjectives(folder):
    """Pairs of the bare form and the one in -e, of what igerman98 declines as an adjective (its flag A)."""
    with open(folder + "/root/usr/share/hunspell/de_DE.dic", encoding="utf8") as file:
        for line in file:
            word, _, flags = line.strip().partition("/")
            if "A" not in flags or not word.isalpha() or word != word.lower() or len(word) < 4 or word.endswith("e"):
                continue
            if word.endswith("uer"):
                yield word, word[:-2] + "re"
            elif word.endswith("el") and word[-3] not in "eil":
                yield word, word[:-2] + "le"
            else:
                yield word, word + "e"


# Words of which Apertium's Dutch says something else than the package, and is wrong or not the only one that is right: measures are
# unchanged behind a number ("2 kilometer", "3 uur"); `-s` and `-en` are both in use; participles in -en and `opensource` have no -e;
# "'s" stands behind a vowel that would be read otherwise without it, not behind -ie, -eau, -e; spellings such as `dictatuuren`,
# `vatbaare`, `perspectiefe` double or keep what no Dutch word does; `munitie` is not counted; `jongen`, `pad`, `meerdere` are two words each.
dutch_slips = set(
    "liter kilometer meter gram procent maal jaar uur kwartier keer directeur wortel universum dictatuur aanbod aardbol lelie rechter "
    "verdachte keuze string munitie kapitein sherry politiebureau jong jongen pad meerdere klasse geboren gezouten gestolen herwonnen "
    "gelegen opensource onofficieel vatbaar perspectief langeafstand alleen veel zeer middel".split())
