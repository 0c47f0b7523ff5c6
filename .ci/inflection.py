"""Measures `fmt markup` on nouns and adjectives of the dictionaries that .ci/inflection unpacks."""
import collections, json, random, subprocess, sys

from dictionaries import analysed, apertium, dutch_slips, english, german, german_adjectives, hindi

folder, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
nouns_beside = {
    "es": {"m": ("archivo", "archivos"), "f": ("carpeta", "carpetas")},
    "fr": {"m": ("fichier", "fichiers"), "f": ("image", "images")},
    "it": {"m": ("messaggio", "messaggi"), "f": ("cartella", "cartelle")},
    "pt": {"m": ("arquivo", "arquivos"), "f": ("pasta", "pastas")},
}


def measure(language, kind, tests, arguments=()):
    """Of a test that has a set of texts, any of them is right."""
    texts = "".join(f"^[{given}](inflect: true)\n" for given, _ in tests)
    out = subprocess.run(
        [".build/debug/fmt", "markup", "-", "--locale", language, "--json", *arguments], input=texts, capture_output=True, text=True)
    tally, wrong = collections.Counter(), []
    for (given, wanted), line in zip(tests, out.stdout.split("\n")):
        result = json.loads(line)
        state = "reported" if result.get("problems") else "right" if is_wanted(result["text"], wanted) else "wrong"
        tally[state] += 1
        if state == "wrong":
            wrong.append((given, result["text"], str(wanted)))
    shares = ", ".join(f"{s} {100 * tally[s] / len(tests):.2f} %" for s in ("right", "reported", "wrong"))
    print(f"{language} {kind}: {len(tests)} phrases, {shares}")
    for row in random.Random(3).sample(wrong, min(10, len(wrong))):
        print("   ", *row, sep="  ")


def is_wanted(text, wanted):
    return text in wanted if isinstance(wanted, set) else text == wanted


def english_tests():
    """One word may have several plurals, and be one itself: all are right."""
    plurals, singulars = english(folder)

    def phrases(number, forms):
        return {f"{number} {form}" for form in forms}

    for word in chosen(plurals):
        yield f"2 {word}", phrases(2, plurals[word] | ({word} if singulars[word] else set()))
        yield f"1 {word}", phrases(1, {word} | singulars[word])
        for many in sorted(plurals[word] - {word}):
            yield f"1 {many}", phrases(1, singulars[many] | ({many} if many in plurals else set()))
            yield f"2 {many}", phrases(2, {many} | plurals.get(many, set()))


def hindi_tests(nouns):
    """Direct, and oblique before a postposition."""
    for one, many, oblique, oblique_many in chosen(nouns):
        yield f"2 {one}", f"2 {many}"
        yield f"1 {many}", f"1 {one}"
        yield f"2 {one} में", f"2 {oblique_many} में"
        yield f"1 {many} में", f"1 {oblique} में"


def chosen(rows):
    rows = list(rows)
    random.Random(seed).shuffle(rows)
    return rows[:count]


def counted(nouns):
    return [
        test for _, one, many in nouns
        for test in ((f"2 {one}", f"2 {many}"), (f"1 {many}", f"1 {one}"), (f"2 {many}", f"2 {many}"), (f"1 {one}", f"1 {one}"))]


def dutch(adjectives):
    return [
        test for bare, full in adjectives
        for test in ((f"2 {bare} map", f"2 {full} mappen"), (f"1 {full} bestanden", f"1 {bare} bestand"))]


def measure_german(adjectives):
    measure("de", "adjectives behind numbers", [
        test for bare, e in adjectives for test in (
            (f"2 {bare} Datei", f"2 {e} Dateien"), (f"2 {e}r Ordner", f"2 {e} Ordner"), (f"1 {e} Ordner", f"1 {e}r Ordner"),
            (f"2 {e}s Bild", f"2 {e} Bilder"), (f"1 {e} Bilder", f"1 {e}s Bild"), (f"1 {e} Dateien", f"1 {e} Datei"),
            (f"mit 2 {e}n Datei", f"mit 2 {e}n Dateien"), (f"Diese 2 {e}n Datei", f"Diese 2 {e}n Dateien"),
            (f"Du hast 1 {e} Dateien", f"Du hast 1 {e} Datei"), (f"Es gibt 2 {e}n Fehler", f"Es gibt 2 {e} Fehler"))])
    for noun, article, der, ending in (
            ("Datei", "eine", "die", ""), ("Ordner", "ein", "der", "r"), ("Bild", "ein", "das", "s"), ("Dateien", "keine", "die", "n")):
        k = "" if noun == "Dateien" else "k"
        accusative = {"Ordner": "den", "Datei": "die", "Bild": "das", "Dateien": "die"}[noun]
        dative = {"Ordner": "dem", "Datei": "der", "Bild": "dem", "Dateien": "den"}[noun]
        weak = "n" if noun == "Dateien" else ""
        measure("de", f"adjectives before {noun}", [
            test for bare, e in adjectives for test in (
                (f"kein {e}r %@", f"{k}{article} {e}{ending} {noun}"), (f"der {e} %@", f"{der} {e}{weak} {noun}"),
                (f"für den {e}n %@", f"für {accusative} {e}{'n' if noun in ('Ordner', 'Dateien') else ''} {noun}"),
                (f"mit der {e}n %@", f"mit {dative} {e}n {noun}"))], ("--arg", noun))


for language in (*apertium, "de"):
    if language == "de":
        nouns, adjectives = german(folder), []
    else:
        nouns, adjectives = analysed(folder, language)
    measured = chosen(nouns)
    measure(language, "nouns", counted(measured))
    if language == "nl":
        own = [row for row in measured if not dutch_slips & {row[1], row[2]}]
        measure(language, "nouns without known slips", counted(own))
        measured = chosen(adjectives)
        measure(language, "adjectives", dutch(measured))
        measure(language, "adjectives without known slips", dutch([row for row in measured if row[0] not in dutch_slips]))
    elif language == "de":
        measure_german(chosen(german_adjectives(folder))[:count // 4])
    elif adjectives:
        m, f = nouns_beside[language]["m"], nouns_beside[language]["f"]
        measure(language, "adjectives", [
            test for a, b, c, d in chosen(adjectives)
            for test in ((f"2 {m[0]} {a}", f"2 {m[1]} {b}"), (f"2 {f[0]} {a}", f"2 {f[1]} {d}"), (f"1 {f[1]} {d}", f"1 {f[0]} {c}"))])
measure("en", "nouns", list(english_tests()))
nouns, adjectives = hindi(folder)
measure("hi", "nouns", list(hindi_tests(nouns)))
measure("hi", "adjectives", [
    test for bare, many, feminine in chosen(adjectives)
    for test in ((f"2 {bare} संदेश", f"2 {many} संदेश"), (f"1 {many} संदेश", f"1 {bare} संदेश"), (f"2 {bare} फ़ाइल", f"2 {feminine} फ़ाइलें"))])
