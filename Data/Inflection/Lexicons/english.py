"""English: english.py WORDNET LEMMINFLECT OUTPUT, the folders of both and the file that is written. Nouns, of all kinds, and verbs that
are nothing else, as third person singular and plural. Names are among the nouns, in lower case."""
import collections, gzip, re, sys

wordnet, lemminflect, output = sys.argv[1:]

# SPECIALIST, from which LemmInflect has its words, does not tell "not counted" from "the same in the plural". What is counted all the
# same takes an -s; these do not.
INVARIANT = (
    "craft", "fish", "deer", "sheep", "swine", "ese", "ics", "ware", "folk", "people", "offspring", "bison", "grouse", "squid", "salmon",
    "trout", "cattle", "poultry", "vermin", "series", "species", "moose", "headway", "know-how", "luggage", "baggage", "furniture",
    "information", "homework", "housework", "equipment", "machinery", "news")
# Of words in -s that are their own plural, those that are one thing.
SINGULAR = (
    "asbestos bathos chaos kudos pathos corps contretemps diabetes herpes rabies measles mumps molasses caries mews miniseries"
    " quadriceps biceps triceps forceps shambles cosmos ethos chassis patois bourgeois rendezvous").split()


def regular(word):
    """As Data/Inflection/en-endings.tsv has it."""
    if word.endswith("sis") and len(word) > 4:
        return word[:-3] + "ses"
    if word.endswith(("s", "x", "z", "ch", "sh")):
        return word + "es"
    if re.search(r"([^aeiou]|qu)y$", word):
        return word[:-1] + "ies"
    return word[:-2] + "en" if word.endswith(("sman", "shman", "chman", "woman")) else word + "s"


def is_word(word):
    return re.fullmatch(r"[a-zà-öø-ÿ]{2,}", word) is not None


def records():
    for line in gzip.open(lemminflect + "/infl_lu.csv.gz", "rt", encoding="utf8"):
        lemma, category, *forms = line.rstrip("\n").split(",")
        yield lemma, category, [form.split("/") if form else [] for form in forms]


def lines(name):
    return (line for line in open(f"{wordnet}/{name}", encoding="utf8") if not line.startswith(" "))


# What LemmInflect tells of nouns and verbs, and what is an adjective, adverb or participle too. Names are looked up in lower case as
# all words are, but a word that is no name counts for more.
told, verbs, modifiers, common = {}, {}, set(), set()
for lemma, category, forms in sorted(records()):
    if category == "noun" and is_word(lemma.lower()) and forms and forms[0]:
        told[lemma.lower()] = [form.lower() for form in forms[0]]
        if lemma[0].islower():
            common.add(lemma)
    elif category in ("adj", "adv"):
        modifiers.add(lemma)
    elif category == "verb":
        modifiers.update(form for group in forms[:2] for form in group)
        if len(forms) > 3 and is_word(lemma):
            verbs[lemma] = forms[3]
for name in ("index.adj", "index.adv"):
    modifiers.update(line.split(" ")[0] for line in lines(name))

# A synset's words stand behind their number.
written = set()
for line in lines("data.noun"):
    columns = line.split(" ")
    written.update(columns[4 + 2 * place] for place in range(int(columns[3], 16)))
common |= {word for word in written if word[0].islower()}
written = {word.lower() for word in written}
counts = collections.Counter()
for line in open(wordnet + "/cntlist.rev", encoding="utf8"):
    key, _, count = line.split()
    lemma, sense = key.split("%")
    if sense.startswith("1:"):
        counts[lemma] += int(count)
irregular = collections.defaultdict(list)
for line in open(wordnet + "/noun.exc", encoding="utf8"):
    form, *lemmas = line.split()
    for lemma in lemmas:
        if not form.endswith(("ing", "ings")):
            irregular[lemma].append(form)

exceptions = {form for lemma, forms in irregular.items() for form in forms if form != lemma}
nouns = set(told) | {word for word in written if is_word(word)}


def plural(lemma):
    usual = regular(lemma)
    if lemma in told:
        forms = [form for form in told[lemma] if form != lemma and is_word(form)]
        if not forms:
            isOwn = lemma.endswith(INVARIANT) or lemma in SINGULAR
            return lemma if isOwn else usual
        # Of several the scholarly one is rarely the usual one: schemas, talismans.
        if usual in forms and forms[0].endswith(("ae", "ata", "men", "ines", "ora")):
            return usual
        if len(told[lemma]) > 1 and told[lemma][0] == lemma and lemma.endswith(INVARIANT):
            return lemma
        return forms[0]
    if lemma.endswith("ics") and len(lemma) > 5:
        return lemma
    forms = irregular.get(lemma, [])
    return usual if not forms or usual in forms else forms[0]


# A name whose plural the rules find, and whose singular they find again, need not stand here: "Bunche" made "bunche" of bunches.
# Of one in -is the rules say that they do not know: "Apis" made "APIses" of APIs.
nouns = {
    lemma for lemma in nouns if lemma in common or plural(lemma) != regular(lemma)
    or lemma.endswith(("s", "x", "z", "ch", "sh", "a", "i", "o", "man")) and not lemma.endswith("is")}
plurals = {lemma: plural(lemma) for lemma in nouns}
singulars = collections.defaultdict(set)
for lemma, form in plurals.items():
    if form != lemma:
        singulars[form].add(lemma)
# Of singulars with one plural, pinch and pinche, the rarer goes without saying where the rules know its plural; ellipse and ellipsis stay.
def rank(lemma):
    return lemma in common, counts[lemma], lemma in told and lemma in written


for form, lemmas in list(singulars.items()):
    best = max(map(rank, lemmas))
    for lemma in [lemma for lemma in lemmas if rank(lemma) < best and counts[lemma] == 0 and plurals[lemma] == regular(lemma)]:
        lemmas.remove(lemma)
        del plurals[lemma]
rows = []
for lemma, form in plurals.items():
    if lemma.endswith(("ed", "ly")) and lemma in modifiers:
        continue
    # A plural that stands there on its own, "minutes", is no singular; "gas" is, though "ga" is a word.
    others = singulars.get(lemma, set()) - {lemma}
    if others and not counts[lemma] > max(counts[other] for other in others):
        continue
    if lemma in exceptions and lemma not in told:
        continue
    if lemma in told and told[lemma] == [lemma] and lemma.endswith("s") and not lemma.endswith(("ss", "us", "is", "ics")):
        if lemma not in SINGULAR:
            if lemma[:-1] not in nouns:
                rows.append((lemma, "noun", "plural"))
            continue
    if lemma not in told and lemma.endswith("s") and not lemma.endswith(("ss", "us", "is", "ics", "os", "as")):
        continue
    rows.append((lemma, "noun", "-", form))
    # Its other plurals, behind the usual one: read, and not written.
    others = dict.fromkeys(told.get(lemma, []) + irregular.get(lemma, []))
    rows += [(lemma, "noun", "-", other) for other in others if other not in (lemma, form) and is_word(other)]
# Verbs that are nothing else: "expires" ends the phrase that "file" began, and agrees with it.
others = nouns | modifiers | set(singulars)
for lemma, forms in verbs.items():
    if forms and is_word(forms[0]) and not {lemma, *forms} & others:
        rows.append((forms[0], "verb", "-", lemma))
with open(output, "w", encoding="utf8") as file:
    file.writelines("\t".join(row) + "\n" for row in sorted(rows, key=lambda row: row[0]))
print(f"{output}: {len(rows)} words")
