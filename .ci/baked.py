#!/usr/bin/env python3
"""Lines for Examples/Baked and the same for `fmt batch`, into the folder that is the argument: `lines` and `batch`.

    .ci/baked.py FOLDER [COUNT] [SEED]

Values that show each format in each locale; with COUNT as many at random instead.
"""
import datetime
import itertools
import json
import random
import re
import sys

LIST = json.load(open("Examples/Baked/Formats.json"))
LOCALES = [
    "en", "en-IN", "en-GB", "de", "de-AT", "de-CH", "fr", "fr-CA", "fr-CH", "es", "es-AR", "es-MX", "pt", "pt-PT", "ar", "ar-EG", "ar-u-nu-latn",
    "fa", "fa-u-nu-latn", "hi", "hi-u-nu-deva", "bn", "ja", "zh", "zh-Hant", "zh-TW", "zh-HK", "ko", "ru", "pl", "cs", "he", "tr", "vi", "th",
    "sv", "da", "nb", "fi", "el", "hu", "ro", "uk", "id", "nl", "it",
]
NUMBERS = [
    "0", "-0", "1", "-1", "2", "3", "5", "11", "21", "0.5", "-0.005", "1.25", "12.345", "999.995", "1234.5", "-12345.678", "999950",
    "1234567.891", "2500000000", "123456789012345678.9",
]
INSTANTS = [
    "2024-02-29T00:00:00Z", "2025-03-30T01:00:00Z", "2025-06-15T12:30:45Z", "2025-11-21T08:05:09Z", "2025-12-31T23:59:59Z", "1999-01-01T00:00:00Z",
]
WORDS = ["a", "Ada", "hijo", "ocho", "11", "i", "Oh", "8", "א", "漢字", "و", "", ", ", "x y", "hielo", "110"]
GIVEN = ["Thomas", "Mary Ann", "Jean-Paul", "ijsbrand", "Zoltán", "駿", "瑗珺", "민준", "アルベルト", "Ήλιος", "Анна", "क्षमा", "สมชาย", "محمد", "דוד"]
FAMILY = ["Clark", "ilgi", "Nagy", "宮崎", "汪", "김", "アインシュタイン", "Παπαδόπουλος", "Иванова", "शर्मा", "ใจดี", "الفارسي", "van der Poel"]
ORIGINS = ["en", "de", "ja", "zh", "zh-TW", "ko", "hu", "nl", "es-MX", "iw", "ru", "th", "ar-EG", "xx", "sr-Latn"]
UNITS = ["year", "quarter", "month", "week", "day", "hour", "minute", "second", "sunday", "friday"]


def person():
    name = {"given": random.choice(GIVEN), "surname": random.choice(FAMILY)}
    for key, texts in [("title", ["Dr."]), ("given2", GIVEN), ("surname2", FAMILY), ("given-informal", ["Tom"]), ("generation", ["Jr."]), ("locale", ORIGINS)]:
        if random.random() < 0.3:
            name[key] = random.choice(texts)
    return name


def samples(op):
    if op == "name":
        return [
            {"title": "Dr.", "given": "Thomas", "given-informal": "Tom", "given2": "Louis", "surname": "Clark", "generation": "Jr."},
            {"given": "Mary Ann", "surname-prefix": "van der", "surname-core": "Poel", "locale": "nl"}, {"given": "駿", "surname": "宮崎", "locale": "ja"},
            {"given": "アルベルト", "surname": "アインシュタイン", "locale": "de"}, {"given": "Ήλιος", "surname": "Παπαδόπουλος"}, {"given": "Zendaya"},
            {"given": "민준", "surname": "김"}, {"given": "Zoltán", "surname": "Nagy", "locale": "hu"}, {"given": "क्षमा", "surname": "शर्मा", "locale": "hi"},
        ]
    if op == "list":
        return [WORDS[:count] for count in range(6)] + [["padre", "hijo"], ["siete", "ocho"], ["א", "ב"]]
    if op == "relative":
        return [f"{offset} {unit}" for offset in ["-5", "-2", "-1", "-0", "0", "1", "2", "1.5", "1234"] for unit in UNITS[:8]]
    if op == "duration":
        return ["0", "-1", "0.5", "59.9996", "60", "61.5", "3600", "5405", "-5405.25", "90061", "1234567"]
    if op == "date":
        return INSTANTS
    if op == "interval":
        return ["/".join(sorted(pair)) for pair in itertools.combinations(INSTANTS, 2)]
    return NUMBERS


def chance(op):
    def instant():
        day = datetime.datetime(1900, 1, 1) + datetime.timedelta(seconds=random.randrange(200 * 31_556_952))
        return day.strftime("%Y-%m-%dT%H:%M:%SZ")

    if op == "name":
        return person()
    if op == "list":
        return random.choices(WORDS, k=random.choice([1, 2, 2, 3, 3, 4, 5, 9]))
    if op == "relative":
        offset = random.choice([random.randint(-30, 30), "-0", random.randint(-10**6, 10**6) / 8, random.randint(-40, 40) / 4])
        return f"{offset} {random.choice(UNITS)}"
    if op == "duration":
        return str(random.choice([random.randint(-10**5, 10**6), random.randint(-10**7, 10**7) / 1000, random.randint(0, 4000)]))
    if op == "date":
        return instant()
    if op == "interval":
        return "/".join(sorted([instant(), instant()]))
    return str(random.choice([random.randint(-10**8, 10**8) / 1000, random.randint(0, 130), random.randint(-10**12, 10**12)]))


def write(name, value, locale, zone, lines, batch):
    options = LIST["formats"][name]
    key = {"list": "items", "name": "name"}.get(options["op"], "value")
    request = {"format": name, "name" if key == "name" else "value": value, "locale": locale}
    live = {**options, "locale": locale, key: value}
    if options["op"] in ("date", "interval"):
        request["timeZone"] = live["timeZone"] = zone
    print(json.dumps(request), file=lines)
    print(json.dumps(live), file=batch)


def words(table, source):
    """Keys of a table with the languages that have one wording, and those wordings."""
    if isinstance(source, str):
        catalog = json.load(open(f"Examples/Baked/{source}"))
        own = catalog["sourceLanguage"]
        for key, entry in catalog["strings"].items():
            texts = entry.get("localizations", {})
            # Which wording counts, `fmt markup` is not told.
            plain = {tag: text["stringUnit"]["value"] for tag, text in texts.items() if "stringUnit" in text and "substitutions" not in text}
            if own not in texts:
                plain[own] = key
            yield key, plain
    else:
        files = {tag: json.load(open(f"Examples/Baked/{path}")) for tag, path in source["messages"].items()}
        for key in files[next(iter(files))]:
            yield key, {tag: messages[key] for tag, messages in files.items() if key in messages}


def write_strings(lines, batch):
    """Strings and messages of locales whose language has them, with numbers of every plural category."""
    named = {
        "who": ["Ada", "\u05e9\u05dc\u05d5\u05dd"], "share": [0.25, 1], "n": [0, 1, 2, 3, 5, 11, 21, 22, 1000000, 1.5],
        "when": ["2025-11-21T08:30:00", "2024-02-29", "2025-12-31T23:59:59Z"], "class": ["first", "second", "first", ""],
    }
    for (table, source), locale in itertools.product(LIST["strings"].items(), LOCALES):
        for key, texts in words(table, source):
            text = texts.get(locale.split("-")[0])
            if text is None:
                continue
            for place in range(10):
                if isinstance(source, str):
                    number = [0, 1, 2, 3, 5, 11, 21, 1000, 88, 1234567][place]
                    arguments = [
                        number / 8 if kind == "f" else number if kind == "d" or "formatNumber: {" in text else named["who"][place % 2]
                        for _, kind in re.findall(r"%(\d\$)?[\d.]*l*([@df])", text)
                    ]
                    live = {"op": "markup", "value": text, "arg": arguments, "locale": locale}
                else:
                    arguments = {name: values[place % len(values)] for name, values in named.items()}
                    live = {"op": "message", "syntax": source["syntax"], "value": text, "arg": arguments, "locale": locale}
                print(json.dumps({"table": table, "string": key, "arguments": arguments, "locale": locale}), file=lines)
                print(json.dumps(live), file=batch)


ZONES = LIST.get("timeZones", []) + ["UTC"]
with open(f"{sys.argv[1]}/lines", "w") as lines, open(f"{sys.argv[1]}/batch", "w") as batch:
    if len(sys.argv) > 2:
        random.seed(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
        names = list(LIST["formats"])
        for _ in range(int(sys.argv[2])):
            name = random.choice(names)
            value = chance(LIST["formats"][name]["op"])
            write(name, value, random.choice(LOCALES), random.choice(ZONES), lines, batch)
    else:
        for locale, (name, options) in itertools.product(LOCALES, LIST["formats"].items()):
            for place, value in enumerate(samples(options["op"])):
                write(name, value, locale, ZONES[place % len(ZONES)], lines, batch)
        write_strings(lines, batch)
