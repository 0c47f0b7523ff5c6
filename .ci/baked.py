#!/usr/bin/env python3
"""Lines for Examples/Baked and the same for `fmt batch`, into the folder that is the argument: `lines` and `batch`."""
import json
import sys

formats = json.load(open("Examples/Baked/Formats.json"))["formats"]
locales = [
    "en", "en-IN", "en-GB", "de", "de-AT", "de-CH", "fr", "fr-CA", "fr-CH", "es", "es-AR", "es-MX", "pt", "pt-PT", "ar", "ar-EG", "ar-u-nu-latn",
    "fa", "fa-u-nu-latn", "hi", "hi-u-nu-deva", "bn", "ja", "zh", "zh-Hant", "zh-TW", "zh-HK", "ko", "ru", "pl", "cs", "he", "tr", "vi", "th",
    "sv", "da", "nb", "fi", "el", "hu", "ro", "uk", "id", "nl", "it",
]
values = [
    "0", "-0", "1", "-1", "2", "3", "5", "11", "21", "0.5", "-0.005", "1.25", "12.345", "999.995", "1234.5", "-12345.678", "999950",
    "1234567.891", "2500000000", "123456789012345678.9",
]
with open(f"{sys.argv[1]}/lines", "w") as lines, open(f"{sys.argv[1]}/batch", "w") as batch:
    for locale in locales:
        for name, options in formats.items():
            for value in values:
                print(json.dumps({"format": name, "value": value, "locale": locale}), file=lines)
                print(json.dumps({**options, "value": value, "locale": locale}), file=batch)
