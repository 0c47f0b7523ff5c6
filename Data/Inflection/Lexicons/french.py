"""French, of Dicollecte's dictionary: it tells what a word is (`po:`) and what each form of it is (`is:`)."""
import itertools
from hunspell import Dictionary
from words import Words, is_common

unseen = {"--", "||"}    # not suggested, or kept in capitals: symbols of units, ordinals in digits
irregular = {"œil", "ciel", "aïeul", "ail"}    # whose other plural the dictionary has as a word of its own
mistaken = {"favori"}    # as an adjective of one gender; its feminine is `favorite`
decimal = ("", "giga", "méga", "kilo", "hecto", "déca", "déci", "centi", "milli", "micro", "nano")
genders = {"is:mas": ("m",), "is:fem": ("f",), "is:epi": ("m", "f")}


def cells(dictionary, entry):
    """The forms by gender and number; one that is both, or unchanged, has each."""
    table = {}
    own = (entry.word, ()) if not any(f in dictionary.suffixes for f in entry.flags) else None
    for form, tags in itertools.chain([own] if own else [], dictionary.forms(entry)):
        tags = set(tags) | set(entry.tags)
        for gender in next((genders[t] for t in genders if t in tags), ()):
            for number, names in (("s", ("is:sg", "is:inv")), ("p", ("is:pl", "is:inv"))):
                if tags & set(names):
                    table.setdefault(gender + number, []).append(form)
    return table


def extract(path):
    dictionary, words = Dictionary(path), Words()
    for entry in dictionary.entries:
        kinds = {t[3:] for t in entry.tags if t.startswith("po:")}
        if not kinds & {"nom", "adj"} or not is_common(entry.word) or unseen & set(entry.flags):
            continue
        if "Um" in entry.flags:    # a unit, whose plural hangs on a prefix
            for prefix in decimal:
                words.add_noun(prefix + entry.word, "f" if "is:fem" in entry.tags else "m", prefix + entry.word + "s")
            continue
        table = cells(dictionary, entry)
        ms, fs, mp, fp = (chosen(table.get(c, ()), entry.word) for c in ("ms", "fs", "mp", "fp"))
        if "nom" in kinds:
            add_noun(words, ms, fs, mp, fp)
        if "adj" in kinds:
            if ms and fs and mp and fp and ms not in mistaken:
                words.add_adjective(ms, fs, mp, fp)
            else:
                words.left_out["adjective without all forms"] += 1
    return words


def chosen(forms, lemma):
    """One form of several: of loanwords the plural in -s (`sketchs` beside `sketches`), as the corrections of 1990 have it
    (Journal officiel, 6 December 1990, section II.7), not what stands before a vowel (`bel` beside `beau`), and of two
    feminines (`autrice`, `auteure`) none."""
    several = set(forms)
    regular = several & {lemma, lemma + "s", lemma + "x"}
    return next(iter(several if len(several) == 1 else regular if len(regular) == 1 else {None}))


def add_noun(words, ms, fs, mp, fp):
    lemma, plural = ms or fs, mp or fp
    if lemma in irregular or not lemma or not plural:
        words.left_out["noun of one number"] += 1
    elif lemma == plural and lemma[-1] not in "sxz":
        words.left_out["unchanged, though no -s, -x, -z"] += 1
    elif ms and fs and ms != fs:
        words.add_pair(ms, mp, fs, fp)
    else:
        words.add_noun(lemma, "c" if ms and fs else "m" if ms else "f", plural)
