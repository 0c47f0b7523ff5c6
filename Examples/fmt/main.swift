import LocaleFormat
import FoundationEssentials
print(NumberStyle<Int>(locale: "hi-IN-u-nu-deva").format(1234567))
print(NumberStyle<Double>(locale: "de").precision(.fractionLength(2)).format(0.5))
print(NumberStyle<Int>(locale: "en").notation(.compactName()).format(1234))
print(NumberStyle<Int>(locale: "en").numbering(.roman).format(2026))
print(PercentStyle<Double>(locale: "tr").format(0.25))
print(PercentStyle<Double>(locale: "en").unit(.permille).format(0.025))
print(CurrencyStyle<Double>(code: "EUR", locale: "de-AT").format(1234.5))
print(CurrencyStyle<Int>(code: "USD", locale: "en").accounting().format(-5))
print(CurrencyStyle<Int>(code: "EUR", locale: "en").presentation(.fullName).format(1))
print(CurrencyStyle<Double>(code: "CHF", locale: "de-CH").cash().format(12.03))
print(1234.formatted(.number(in: "de")), 0.25.formatted(.percent(in: "tr")), 5.formatted(.currency("EUR", in: "de-AT")))
print(try NumberStyle<Double>(locale: "en").formattedText(-1234.5))
for l in ["de","es","ar","hi-IN-u-nu-deva","sv","en-US-posix","pl","fa","bn"] {
  for s in [NumberStyle<Double>(locale: LocaleID(stringLiteral: l)), .init(locale: LocaleID(stringLiteral: l)).notation(.scientific), .init(locale: LocaleID(stringLiteral: l)).notation(.engineering).precision(.significantDigits(3)), .init(locale: LocaleID(stringLiteral: l)).notation(.spellOut)] {
   print(l, try s.compiled().isFast, s.format(1234.5), s.format(-0.00012345), s.format(12345678)) }
}
print(LocaleID.current, LocaleID("iw"), LocaleID("zh-min-nan"), LocaleID("i-klingon"), LocaleID("hi_IN@numbers=deva"), LocaleID("en_US_POSIX").icuName, LocaleID("sr-YU"), LocaleID("sh"), LocaleID("th-TH-u-ca-buddhist-nu-thai").icuName, LocaleID("en-u-tz-uslax").icuName, LocaleID("no_NO@currency=NOK"), LocaleID.available.count)
