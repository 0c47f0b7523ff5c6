import LocaleFormatCore
import LocaleFormatDates
import LocaleFormatAppleStrings
import LocaleFormatMessageConversion
import LocaleFormatMessageFormat1
import LocaleFormatMessageFormat2
import LocaleFormatTexts
import LocaleFormatNumbers
import TestSupport
import Testing
import LocalizedMessageConversion
import LocalizedMessages
import LocalizedStrings

/// Forms of numbers and dates in one syntax and another write the same, or are told.
@Suite struct MessageFormRandomTests {
    private static let values: [Double] = [0, 0.005, 0.125, 0.5, 1, -1.5, 2.675, 12.345, 999.5, 1234.5, 1_234_567.891]

    /// Number skeletons of all kinds of stems: what comes out without a loss is the same number.
    @Test func skeletons() throws {
        var random = SeededGenerator(for: "MessageFormRandomTests.skeletons")
        var mismatches = Mismatches()
        var compared: [String: Int] = [:]
        let groups: [[String]] = [
            [
                "percent", "percent scale/100", "%x100", "currency/EUR", "currency/JPY", "unit/meter",
                "measure-unit/length-kilometer", "scale/100", "permille", "", "",
            ],
            [
                ".00", ".##", ".0#", ".00*", "@@", "@@#", "@@*", "@@+", "precision-integer", ".",
                "precision-increment/0.5", "precision-unlimited", ".00/w", ".0#/@@r", "precision-currency-standard",
                "precision-currency-cash", "", "",
            ],
            [
                "rounding-mode-up", "rounding-mode-half-up", "rounding-mode-floor", "rounding-mode-half-even",
                "rounding-mode-half-ceiling", "", "", "",
            ],
            ["group-off", "group-min2", ",!", ",_", "group-auto", "group-thousands", "", ""],
            ["sign-always", "+!", "sign-never", "sign-except-zero", "()", "sign-accounting-always", "+-", "", ""],
            ["integer-width/*00", "integer-width/+000", "integer-width/##0", "000", "", "", ""],
            [
                "compact-short", "K", "compact-long", "scientific", "E0", "engineering/*ee", "notation-simple", "", "",
                "", "",
            ],
            [
                "unit-width-narrow", "unit-width-short", "unit-width-full-name", "unit-width-iso-code",
                "unit-width-hidden", "", "", "",
            ],
            ["decimal-always", "decimal-auto", "latin", "numbering-system/deva", "", "", "", ""],
        ]
        for _ in 0..<600 * SeededGenerator.rounds {
            var words = groups.map { random.element(of: $0) }.filter { !$0.isEmpty }
            words = words.filter { _ in random.chance(1, in: 2) }
            if words.isEmpty { continue }
            let syntax = random.element(of: MessageFormat1.Syntax.allCases)
            let text = "{n, number, ::\(words.joined(separator: " "))}"
            guard let read = try? MessageFormat1(text, syntax: syntax) else { continue }
            let locale = random.element(of: MessageConversionRandomTests.locales)
            let message = ConvertibleMessage.messageFormat1(read)
            guard let original = try? MessageConversionRandomTests.formatter(message, locale) else { continue }
            for target in ConvertibleMessage.Syntax.allCases where target != message.syntax {
                let made = try message.converted(to: target, in: locale)
                // A whole number is one.
                guard made.losses.isEmpty, made.text?.hasSuffix("lld") != true else { continue }
                let what = "\(locale) \(syntax) \(text) -> \(target) \(made.text ?? "?")"
                guard let converted = try? MessageConversionRandomTests.formatter(made.message, locale) else {
                    mismatches.add("cannot be read: \(what)")
                    continue
                }
                compared["\(target)", default: 0] += 1
                for value in Self.values {
                    guard let expected = try? original(["n": .double(value)]) else { continue }
                    let name = target == .apple ? "1" : "n"
                    let actual = try? converted([name: .double(value)])
                    mismatches.expect(actual ?? "nothing", equals: expected, "\(what) \(value)")
                }
            }
        }
        mismatches.report()
        print("compared: \(compared.sorted { $0.key < $1.key })")
        #expect(compared["messageFormat2"] ?? 0 > 20 && compared["formatJS"] ?? 0 > 20)
    }

    /// Functions of MessageFormat 2 with options of all kinds.
    @Test func functions() throws {
        var random = SeededGenerator(for: "MessageFormRandomTests.functions")
        let functions = [
            ":number", ":number", ":integer", ":percent", ":currency currency=EUR", ":currency currency=JPY",
            ":currency",
            ":unit unit=meter", ":unit unit=mile-per-hour",
        ]
        let options = [
            "minimumFractionDigits=1", "minimumFractionDigits=3", "maximumFractionDigits=0", "maximumFractionDigits=2",
            "minimumSignificantDigits=2", "maximumSignificantDigits=3", "minimumIntegerDigits=3", "fractionDigits=1",
            "useGrouping=never", "useGrouping=always", "useGrouping=min2", "useGrouping=auto", "signDisplay=always",
            "signDisplay=never",
            "signDisplay=exceptZero", "signDisplay=negative", "roundingMode=ceil", "roundingMode=halfEven",
            "roundingMode=trunc",
            "roundingMode=halfFloor", "roundingIncrement=5", "roundingPriority=morePrecision",
            "trailingZeroDisplay=stripIfInteger",
            "currencyDisplay=name", "currencyDisplay=code", "currencyDisplay=narrowSymbol", "currencyDisplay=never",
            "currencySign=accounting", "unitDisplay=long", "unitDisplay=narrow", "select=exact",
        ]
        try compare(&random, [.messageFormat1, .formatJS, .apple]) { random in
            let own = options.filter { _ in random.chance(1, in: 8) }
            let names = own.map { $0.prefix { $0 != "=" } }
            guard Set(names).count == names.count else { return nil }
            let text = "{$n \(random.element(of: functions)) \(own.joined(separator: " "))}"
            return (text, .messageFormat2(try MessageFormat2(text)))
        } arguments: {
            Self.values.map { ["n": .double($0)] }
        }
    }

    @Test func dates() throws {
        var random = SeededGenerator(for: "MessageFormRandomTests.dates")
        let letters = [
            "G", "y", "yy", "yyyy", "M", "MM", "MMM", "MMMM", "MMMMM", "d", "dd", "E", "EEEE", "EEEEE", "j", "jj", "h",
            "H", "a", "m", "mm", "s", "ss", "z", "zzzz", "v", "B", "Q", "w", "e", "cccc", "SSS",
        ]
        let options = [
            "fields=year-month-day", "fields=month-day", "fields=weekday", "fields=day-weekday",
            "fields=year-month-day-weekday", "length=long", "length=short", "length=medium", "style=full",
            "style=short", "precision=hour", "precision=minute", "precision=second", "timeZoneStyle=long",
            "dateFields=month-day", "dateLength=long", "timePrecision=minute",
            "dateStyle=long", "timeStyle=medium", "hourCycle=h23", "calendar=buddhist", "year=numeric", "month=short",
            "day=2-digit", "weekday=long", "hour=numeric", "minute=2-digit",
        ]
        try compare(&random, ConvertibleMessage.Syntax.allCases) { random in
            if random.chance(1, in: 2) {
                let own = options.filter { _ in random.chance(1, in: 8) }
                guard Set(own.map { $0.prefix { $0 != "=" } }).count == own.count else { return nil }
                let text = "{$d :\(random.element(of: ["date", "time", "datetime"])) \(own.joined(separator: " "))}"
                return (text, .messageFormat2(try MessageFormat2(text)))
            }
            let fields = letters.filter { _ in random.chance(1, in: 9) }
            let form = random.element(of: [
                ", ::\(fields.joined())", ", ::\(fields.joined(separator: " "))", ", long", "", ", yyyy-MM-dd",
                ", full",
            ])
            let text = "{d, \(random.element(of: ["date", "time"]))\(form)}"
            let syntax = random.element(of: MessageFormat1.Syntax.allCases)
            guard let read = try? MessageFormat1(text, syntax: syntax) else { return nil }
            return ("\(syntax) \(text)", .messageFormat1(read))
        } arguments: {
            try [0, 1_700_000_000, 1_719_000_123].map {
                ["d": .date(try Instant(seconds: $0), DateStyle(locale: .root).timeZone(.utc))]
            }
        }
    }

    /// Choices by a number in all forms, with numbers that are named and numbers that are shown otherwise.
    @Test func counted() throws {
        var random = SeededGenerator(for: "MessageFormRandomTests.counted")
        let forms = [
            "#", "{n}", "x", "{n, number}", "{n, number, integer} {n, number}", "{n, number, percent}",
            "{n, number, currency}",
            "{n, number,0.0}",
            "{n, number,0}", "{n, number, ::.00}", "{n, number, ::percent scale/100}",
            "{n, number, ::precision-integer}",
            "{n, spellout}", "<b>{n, number, percent}</b>",
        ]
        let functions = [
            ":number", ":percent", ":number maximumFractionDigits=0",
            ":number maximumFractionDigits=1 roundingMode=halfEven",
            ":number minimumFractionDigits=1",
            ":number maximumFractionDigits=3 roundingMode=halfEven useGrouping=always",
            ":number maximumFractionDigits=0 roundingMode=halfEven", ":number maximumSignificantDigits=1",
            ":percent roundingMode=halfEven", ":currency currency=EUR", ":unit unit=meter", ":offset subtract=1",
            ":number select=ordinal",
            ":number select=exact", ":number roundingMode=trunc", ":number signDisplay=never",
            ":percent maximumFractionDigits=1",
        ]
        try compare(&random, ConvertibleMessage.Syntax.allCases.filter { $0 != .apple }) { random in
            if random.chance(1, in: 2) {
                let function = random.element(of: functions)
                let keys = ["0", "1", "2", "1.5", "100", "50", "one", "two", "few", "many", "other", "zero"].filter {
                    _ in random.chance(1, in: 4)
                }
                .filter { !function.contains("exact") || Double($0) != nil }
                var text = ".local $x = {$n \(function)} .match $x"
                for key in keys {
                    text +=
                        " |\(key)| {{\(key) \(random.element(of: ["{$x}", "", "{$n \(random.element(of: functions))}"]))}}"
                }
                text += " * {{rest \(random.element(of: ["{$x}", "", "{$n :number}"]))}}"
                guard let read = try? MessageFormat2(text) else { return nil }
                return (text, .messageFormat2(read))
            }
            let kind = random.element(of: ["plural", "plural", "selectordinal"])
            var text = "{n, \(kind),\(random.chance(1, in: 5) ? " offset:1" : "")"
            for key in ["=0", "=1", "=2", "=1.5", "=0.5", "zero", "one", "two", "few", "many"]
            where random.chance(1, in: 4) {
                text += " \(key) {\(key.dropFirst()) \(random.element(of: forms))}"
            }
            text += " other {rest \(random.element(of: forms))}}"
            let syntax = random.element(of: MessageFormat1.Syntax.allCases)
            guard let read = try? MessageFormat1(text, syntax: syntax) else { return nil }
            return ("\(syntax) \(text)", .messageFormat1(read))
        } isUsual: { _ in
            false
        } arguments: {
            // Numbers that all usual forms write alike, in hundredths too.
            [0, 0.01, 0.5, 0.6, 1, 1.04, 1.2, 1.5, 2, 2.5, 3, 5, 9.99].map { ["n": .double($0)] }
        }
    }

    /// Specifiers of C with flags and digits, a number of each kind.
    @Test func specifiers() throws {
        var random = SeededGenerator(for: "MessageFormRandomTests.specifiers")
        var mismatches = Mismatches()
        var count = 0
        for _ in 0..<TestSize.of(500, usually: 150) * SeededGenerator.rounds {
            let flags = ["+", "0", "-", " ", "#", "'"].filter { _ in random.chance(1, in: 8) }.joined()
            let width = random.chance(1, in: 8) ? "6" : ""
            let digits = random.chance(1, in: 2) ? random.element(of: [".0", ".1", ".2", ".3", "."]) : ""
            let kind = random.element(of: ["lld", "d", "u", "lu", "f", "f", "F", "@", "x", "e", "g"])
            let text = "%\(flags)\(width)\(digits)\(kind) "
            let message = ConvertibleMessage.apple(TextTemplate(text))
            let locale = random.element(of: MessageConversionRandomTests.locales)
            guard let original = try? MessageConversionRandomTests.formatter(message, locale) else { continue }
            let isWhole = !["f", "F", "e", "g"].contains(kind)
            let values: [TextArgument] =
                isWhole ? [0, 1, 12, 999, 1_234_567].map { .integer($0) } : Self.values.map { .double($0) }
            for target in [ConvertibleMessage.Syntax.messageFormat1, .formatJS, .messageFormat2] {
                guard let made = try? message.converted(to: target, in: locale), made.losses.isEmpty else { continue }
                let converted = try MessageConversionRandomTests.formatter(made.message, locale)
                for value in values {
                    guard let expected = try? original(["1": value]) else { continue }
                    let actual = Result { try converted(["arg1": value]) }
                    let result = (try? actual.get()) ?? "\(actual)"
                    count += 1
                    mismatches.expect(result, equals: expected, "\(locale) \(text) -> \(made.text ?? "?") \(value)")
                    if result != expected { break }
                }
            }
        }
        mismatches.report()
        #expect(count > TestSize.of(1000, usually: 300))
    }

    private func compare(
        _ random: inout SeededGenerator, _ targets: [ConvertibleMessage.Syntax],
        _ make: (inout SeededGenerator) throws -> (text: String, message: ConvertibleMessage)?,
        isUsual: (String) -> Bool = { ["{n, number}", "{n, number, percent}"].contains($0) },
        arguments: () throws -> [[String: TextArgument]]
    ) throws {
        var mismatches = Mismatches()
        var compared: [String: Int] = [:]
        let arguments = try arguments()
        for _ in 0..<500 * SeededGenerator.rounds {
            guard let (text, message) = try make(&random) else { continue }
            let locale = random.element(of: MessageConversionRandomTests.locales)
            guard let original = try? MessageConversionRandomTests.formatter(message, locale) else { continue }
            for target in targets where target != message.syntax {
                var options = MessageConversionOptions()
                options.isExact = random.chance(1, in: 3)
                let made = try message.converted(to: target, in: locale, options: options)
                // A whole number is one.
                guard made.losses.isEmpty, made.text?.hasSuffix("lld") != true, !text.contains(":integer") else {
                    continue
                }
                // Usual forms are taken for one another.
                if !options.isExact, isUsual(made.text ?? "") { continue }
                let what = "\(locale) \(text) -> \(target) \(made.text ?? "?")"
                guard let converted = try? MessageConversionRandomTests.formatter(made.message, locale) else {
                    // An older ICU lacks rounding modes, and can write neither.
                    let isWritten = LoadedICU.major >= 69 || arguments.contains { (try? original($0)) != nil }
                    if isWritten { mismatches.add("cannot be read: \(what)") }
                    continue
                }
                compared["\(target)", default: 0] += 1
                // One difference of each message is enough.
                for given in arguments {
                    guard let expected = try? original(given) else { continue }
                    let renamed = target == .apple ? Dictionary(given.map { ("1", $0.value) }) { $1 } : given
                    let actual = Result { try converted(renamed) }
                    let text = (try? actual.get()) ?? "\(actual)"
                    mismatches.expect(text, equals: expected, "\(what) \(given)")
                    if text != expected { break }
                }
            }
        }
        mismatches.report()
        print("compared: \(compared.sorted { $0.key < $1.key })")
        #expect(compared["messageFormat1"] ?? 0 > 20 && compared["formatJS"] ?? 0 > 20)
    }
}
