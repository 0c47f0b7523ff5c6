"""The same as ICU writes it, asked through PyICU."""

import random
from decimal import Decimal

import localeformat as lf
import pytest

icu = pytest.importorskip("icu")
LOCALES = ["de", "en", "fr", "hi", "ar-EG", "ja", "pt-BR", "sv", "bn", "fa", "th-u-nu-thai"]


def same_icu():
    if icu.ICU_VERSION.split(".")[0] != lf.icu_version.split(".")[0]:
        pytest.skip(f"PyICU has ICU {icu.ICU_VERSION}, the library {lf.icu_version}")


def amounts():
    chance = random.Random(28)
    return [Decimal(chance.randrange(-(10**12), 10**12)).scaleb(-chance.randrange(5)) for _ in range(500)]


@pytest.mark.parametrize("locale", LOCALES)
def test_numbers(locale):
    same_icu()
    theirs = icu.NumberFormatter.withLocale(icu.Locale.forLanguageTag(locale)).precision(icu.Precision.maxFraction(3))
    ours = lf.number(locale=locale)
    for value in amounts():
        assert ours.format(value) == str(theirs.formatDecimal(str(value).encode()))


@pytest.mark.parametrize("locale", LOCALES)
def test_money(locale):
    same_icu()
    theirs = icu.NumberFormatter.withLocale(icu.Locale.forLanguageTag(locale)).unit(icu.CurrencyUnit("EUR"))
    ours = lf.currency(code="EUR", locale=locale)
    for value in amounts():
        assert ours.format(value) == str(theirs.formatDecimal(str(value).encode()))


@pytest.mark.parametrize("locale", LOCALES)
def test_dates(locale):
    same_icu()
    kind = icu.DateFormat
    theirs = kind.createDateTimeInstance(kind.MEDIUM, kind.SHORT, icu.Locale.forLanguageTag(locale))
    theirs.setTimeZone(icu.TimeZone.createTimeZone("Europe/Berlin"))
    ours = lf.date(date="medium", time="short", time_zone="Europe/Berlin", locale=locale)
    chance = random.Random(28)
    for _ in range(500):
        seconds = chance.randrange(0, 2**32)
        assert ours.format(seconds) == theirs.format(float(seconds))


@pytest.mark.parametrize("locale", LOCALES)
def test_order(locale):
    same_icu()
    theirs = icu.Collator.createInstance(icu.Locale.forLanguageTag(locale))
    letters, chance = "aAäåzZ éöщ一あ12", random.Random(28)
    words = ["".join(chance.choices(letters, k=4)) for _ in range(300)]
    assert sorted(words, key=lf.sort_key(locale=locale).format) == sorted(words, key=theirs.getSortKey)
