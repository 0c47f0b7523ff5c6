import LocaleFormat
import LocaleFormatMoneyInWords

extension Gallery {
    static func numbers() throws -> Section {
        var section = Section("Numbers", "Separators, digits, signs and words are those of CLDR for each language.")
        try section.add("Decimal", "number -1234567.891") { (-1_234_567.891).formatted(.number(in: $0)) }
        try section.add("Percent", "number 0.256 --style percent") { 0.256.formatted(.percent(in: $0)) }
        try section.add("Two fraction digits", "number 7 --min-fraction 2") {
            7.formatted(.number(in: $0).precision(.fractionLength(2...)))
        }
        try section.add("Three significant digits", "number 3.14159 --significant 3") {
            3.14159.formatted(.number(in: $0).precision(.significantDigits(3)))
        }
        try section.add("A sign always", "number 5 --sign always") {
            5.formatted(.number(in: $0).sign(strategy: .always()))
        }
        try section.add("Without groups", "number 1234567 --grouping off") {
            1_234_567.formatted(.number(in: $0).grouping(.never))
        }
        try section.add("Short", "number 1234567 --style compact-short") {
            1_234_567.formatted(.number(in: $0).notation(.compactName()))
        }
        try section.add("Short, in words", "number 1234567 --style compact-long") {
            1_234_567.formatted(.number(in: $0).notation(.compactName(.long)))
        }
        try section.add("Scientific", "number 1234567 --style scientific") {
            1_234_567.formatted(.number(in: $0).notation(.scientific))
        }
        try section.add("A range", "number 3..5 --range") { (3...5).formatted(.number(in: $0)) }
        try section.add("About so much", "number 1200 --approximately") {
            NumberStyle<Int>(locale: $0).formatApproximately(1200)
        }
        try section.add("In words", "number 1234 --style spellout") {
            1234.formatted(.number(in: $0).notation(.spellOut))
        }
        try section.add("Ordinal", "number 21 --style ordinal") { 21.formatted(.number(in: $0).notation(.ordinal)) }
        try section.add("Which plural", "plural 5") { try PluralRules(locale: $0).category(for: 5).rawValue }
        return section
    }

    static func money() throws -> Section {
        var section = Section("Money", "The currency decides how many digits, the language where its sign stands.")
        try section.add("Euros", "currency 1234.5 --code EUR") { 1234.5.formatted(.currency("EUR", in: $0)) }
        try section.add("Dollars", "currency 1234.5 --code USD") { 1234.5.formatted(.currency("USD", in: $0)) }
        try section.add("Dollars, narrow", "currency 1234.5 --code USD --presentation narrow") {
            1234.5.formatted(.currency("USD", in: $0).presentation(.narrow))
        }
        try section.add("Yen", "currency 1234.5 --code JPY") { 1234.5.formatted(.currency("JPY", in: $0)) }
        try section.add("By code", "currency 1234.5 --code INR --presentation iso") {
            1234.5.formatted(.currency("INR", in: $0).presentation(.isoCode))
        }
        try section.add("By name", "currency 5 --code CHF --presentation name") {
            5.formatted(.currency("CHF", in: $0).presentation(.fullName))
        }
        try section.add("In bookkeeping", "currency -3.5 --code USD --accounting") {
            (-3.5).formatted(.currency("USD", in: $0).accounting())
        }
        try section.add("Short", "currency 1234567 --code EUR --notation compact-short") {
            1_234_567.formatted(.currency("EUR", in: $0).notation(.compactName()))
        }
        try section.add("A range", "currency 3..5 --code EUR --range") { (3...5).formatted(.currency("EUR", in: $0)) }
        let withRules = locales.filter { (try? CurrencyWordsStyle<Int>(code: "EUR", locale: $0).compiled()) != nil }
        try section.add("In words, for contracts", "currency 1234.5 --code EUR --words", in: withRules) {
            1234.5.formatted(.currencyInWords("EUR", in: $0))
        }
        return section
    }

    static func numerals() throws -> Section {
        var section = Section(
            "Numerals", "All systems of CLDR, with ten digits or by rules; the keyword of the locale chooses one.")
        let systems: [LocaleID] = [
            "hi-u-nu-deva", "bn-u-nu-beng", "gu-u-nu-gujr", "pa-u-nu-guru", "or-u-nu-orya", "ta-u-nu-tamldec",
            "te-u-nu-telu",
            "kn-u-nu-knda", "ml-u-nu-mlym", "th-u-nu-thai", "lo-u-nu-laoo", "my-u-nu-mymr", "km-u-nu-khmr",
            "bo-u-nu-tibt",
            "ar-u-nu-arab", "fa-u-nu-arabext", "mn-u-nu-mong", "ff-u-nu-adlm", "zh-u-nu-hanidec", "ja-u-nu-fullwide",
            "en-u-nu-mathbold",
        ]
        try section.add("Digits", "number 1234567.89", in: systems) { 1_234_567.89.formatted(.number(in: $0)) }
        try section.add("A date in them", "date 2025-11-21 --date long --time-zone UTC", in: systems) {
            try Instant("2025-11-21").formatted(.date(.long, in: $0).timeZone(.utc))
        }
        let ruled: [LocaleID] = [
            "la-u-nu-roman", "he-u-nu-hebr", "hy-u-nu-armn", "ka-u-nu-geor", "el-u-nu-grek", "am-u-nu-ethi",
            "ta-u-nu-taml",
            "zh-u-nu-hans", "zh-Hant-u-nu-hant", "ja-u-nu-jpan", "zh-u-nu-hansfin",
        ]
        try section.add("By rules", "number 2026", in: ruled) { 2026.formatted(.number(in: $0)) }
        return section
    }
}
