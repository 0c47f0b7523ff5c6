"""What stands around digits is remembered while a column is read: it must say the same as in a text alone."""

import random

import localeformat as lf
import pyarrow as pa
import pytest

SEED = 28
LOCALES = "de en fr hi ar-EG ja pt-BR sv fa de-CH hi-IN-u-nu-deva he bn my es it ru".split()
CODES = "EUR USD JPY INR KWD GBP CHF SEK PLN BRL".split()


def damaged(text: str, chance: random.Random) -> str:
    """Some as they are, some as people type them, and some that are none."""
    changes = [lambda: text.replace("\xa0", " "), lambda: " " + text, lambda: text + "x", lambda: text.replace("1", "11", 1),
               lambda: text.replace(".", "", 1), lambda: text.replace(",", "", 1), lambda: f"({text})"]
    return chance.choice(changes)() if chance.random() < 0.3 else text


@pytest.mark.parametrize("mode", ["lenient", "strict"])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_column_is_read_as_each_text_alone(locale, mode):
    chance = random.Random(f"{SEED} {locale} {mode}")
    texts = []
    for _ in range(400):
        value = chance.choice([0, -0.0, 1, -1, -0.001, chance.randint(-(10**9), 10**9) / 100, chance.randint(-99, 99) / 100])
        texts.append(damaged(lf.currency(code=chance.choice(CODES), locale=locale).format(value), chance))
    parser = lf.parse_currency(locale=locale, mode=mode)
    for target in (None, "float64", "decimal128(30, 4)"):
        found = pa.array(parser.parse_array(pa.array(texts), target, errors="null")).to_pylist()
        for text, value in zip(texts, found):
            alone = pa.array(parser.parse_array(pa.array([text]), target, errors="null")).to_pylist()
            assert repr(alone) == repr([value]), (SEED, text)
