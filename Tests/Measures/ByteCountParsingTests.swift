import LocaleFormat
import TestSupport
import Testing

/// Amounts of data read back.
@Suite struct ByteCountParsingTests {
    private static let style = ByteCountStyle(locale: "en")

    @Test(arguments: [
        ("1.2 MB", 1_200_000), ("999 bytes", 999), ("1 byte", 1), ("Zero kB", 0), ("0 bytes", 0),
        ("1,500 kB", 1_500_000),
        ("-1.5 MB", -1_500_000), ("1.2 MB (1,234,567 bytes)", 1_234_567), ("Zero kB (0 bytes)", 0),
        ("-9,223.37 PB (-9,223,372,036,854,775,808 bytes)", Int.min), ("1.0005 kB", 1_000), ("1.0015 kB", 1_002),
        ("0.0004 kB", 0), ("0.9996 kB", 1_000), ("0.00005 kB", 0), ("1.25 PB", 1_250_000_000_000_000),
    ])
    func readsWhatIsWritten(_ text: String, _ count: Int) throws {
        #expect(try Self.style.parse(text) == Int128(count))
        #expect(try Self.style.parse(text, mode: .lenient, as: Int.self) == count)
        #expect(try Int(text, format: .byteCount(in: "en")) == count)
        #expect(try Self.style.parseStrategy.parse(text) == Int128(count))
    }

    @Test(arguments: ["1.2 MB", "Zero kB", "1.2 MB (1,234,567 bytes)", "1.5KiB", "1.2 apples", "", "0.5 bytes"])
    func aHeldParserReadsAlike(_ text: String) throws {
        let parser = try Self.style.compiledParser()
        for mode in [NumberParseMode.strict, .lenient] {
            let held = Result { () throws(NumberParseError) in try parser.parse(text, mode: mode) }
            let looked = Result { () throws(NumberParseError) in try Self.style.parse(text, mode: mode) }
            #expect(held == looked)
        }
        let unknown = ByteCountStyle(locale: "de-u-nu-xxxx")
        #expect(throws: NumberError.self) { try unknown.compiledParser() }
    }

    @Test(arguments: [
        ("1.2MB", 1_200_000), ("1.2 mb", 1_200_000), ("  1.2   MB ", 1_200_000), ("10K", 10_000), ("1.5KiB", 1_536),
        ("1 TiB", 1_099_511_627_776), ("2 kilobytes", 2_000), ("5B", 5), ("5 b", 5), ("42", 42), ("1e3 kB", 1_000_000),
        ("5eb", 5_000_000_000_000_000_000), ("zero KB", 0), ("1 kB(1001 bytes)", 1_001), ("1 kB （1,001 bytes）", 1_001),
        ("5 (300 bytes)", 300), ("1 kB (1001)", 1_001), ("1 megabyte", 1_000_000),
    ])
    func readsWhatIsTyped(_ text: String, _ count: Int) throws {
        #expect(try Self.style.parse(text, mode: .lenient) == Int128(count))
        #expect(throws: NumberParseError.self) { try Self.style.parse(text) }
    }

    @Test(arguments: [
        ("", "empty"), (" ", "empty"), ("()", "empty"), ("1.2 apples", "'apples' at byte 4; expected a unit of data"),
        ("1.2.3 MB", "byte 3"), ("1.5 bytes", "whole bytes"), ("0.5", "whole bytes"), ("NaN MB", "NaN"),
        ("∞ MB", "Infinity"), ("5 MB (x bytes)", "byte 6"), ("5 apples (3 bytes)", "'apples' at byte 2"),
        ("5 MB (1.5 bytes)", "whole bytes"), ("MB", "digit"), ("1 kB (", "byte 5"), ("1 MiBB", "byte 2"),
        ("1 iB", "byte 2"), ("1 xB", "byte 2"), ("kB", "digit"), ("5 MB ((3 bytes))", "byte"),
    ])
    func refuses(_ text: String, _ reason: String) throws {
        for mode in [NumberParseMode.strict, .lenient] {
            let error = #expect(throws: NumberParseError.self) { try Self.style.parse(text, mode: mode) }
            if mode == .lenient { #expect("\(error!)".contains(reason), "\(text): \(error!)") }
        }
    }

    /// Each plural form is read back: units have as many as money in words.
    @Test func pluralForms() throws {
        for value in [0, 1, 2, 3, 5, 11, 21, 22, 25, 102] {
            for locale: LocaleID in ["sr", "pl", "ar-EG", "cy", "lv", "sl", "ga"] {
                let style = UnitStyle<Int>("byte", width: .wide, locale: locale)
                #expect(try style.parse(style.format(value)) == value)
            }
        }
    }

    @Test func kilobytesOfEachStyle() throws {
        for style in [ByteCountStyle.Style.memory, .binary] {
            #expect(try ByteCountStyle(style, locale: "fr").parse("1,5\u{202F}ko", mode: .lenient) == 1_536)
            #expect(try ByteCountStyle(style, locale: "en").parse("1.2 MB") == 1_258_291)
        }
        #expect(try ByteCountStyle(.memory, locale: "en").parse("1 GB", as: Int32.self) == 1 << 30)
        #expect(throws: NumberParseError.doesNotFit(type: "Int32", value: "3000000000")) {
            try Self.style.parse("3 GB", as: Int32.self)
        }
        #expect(throws: NumberParseError.self) { try Self.style.parse("-1 kB", as: UInt.self) }
        // Strict reads the units that the style writes.
        let megabytes = ByteCountStyle(allowedUnits: .mb, locale: "en")
        #expect(try megabytes.parse("1,500 MB") == 1_500_000_000)
        #expect(throws: NumberParseError.self) { try megabytes.parse("1 kB") }
        #expect(try megabytes.parse("1 kB", mode: .lenient) == 1_000)
    }

    /// What a style writes counts for more than what others have for the same letters, in every locale and either width.
    @Test func ownNamesFirst() throws {
        for locale: LocaleID in ["zu", "fr", "ru", "hi", "en"] {
            let style = ByteCountStyle(locale: locale)
            for value in [1_000, 1_000_000, 5_000_000_000, 2_000_000_000_000] {
                #expect(try style.parse(style.format(value), mode: .lenient) == Int128(value))
            }
        }
    }

    @Test func hugeAndHostile() throws {
        let memory = ByteCountStyle(.memory, includesActualByteCount: true, locale: "en")
        for value in [UInt128.max, UInt128(UInt64.max)] {
            #expect(try memory.parse(memory.format(value), as: UInt128.self) == value)
        }
        #expect(try memory.parse(memory.format(Int128.min)) == .min)
        let digits = String(repeating: "9", count: 100_000)
        for text in [digits, digits + " MB", "1 MB (" + digits + " bytes)", "0." + digits + " PB"] {
            for mode in [NumberParseMode.strict, .lenient] { _ = try? Self.style.parse(text, mode: mode) }
        }
        #expect(throws: NumberParseError.self) { try Self.style.parse(digits + " MB") }
        for style in [ByteCountStyle(locale: "en-u-nu-xyz"), ByteCountStyle(.binary, locale: "zz-u-nu-nodigits")] {
            #expect(throws: NumberParseError.self) { try style.parse("1 MB") }
        }
        #expect(throws: NumberParseError.self) { try Self.style.parse(String(repeating: "(", count: 100_000)) }
        #expect(throws: NumberParseError.self) { try Self.style.parse(String(repeating: " ", count: 9_000_000)) }
    }

    /// Every locale in turn: a few of each, or with `LOCALEFORMAT_ROUNDS` of 100 and more all of them. With the bytes in
    /// parentheses the value comes back, without them the nearest that gives the same text.
    @Test func everyLocale() throws {
        var random = SeededGenerator(for: "ByteCountParsingTests")
        var mismatches = Mismatches()
        let isThorough = SeededGenerator.rounds >= 100
        for locale in LocaleID.available where isThorough || random.chance(1, in: 120) {
            var style = ByteCountStyle(
                random.element(of: ByteCountStyle.Style.allCases), includesActualByteCount: true, locale: locale)
            var brief = style
            brief.includesActualByteCount = false
            style.spellsOutZero = random.chance(1, in: 2)
            // Held: a style that is not asks the cache for each text.
            let (parser, briefParser) = (try style.compiledParser(), try brief.compiledParser())
            for _ in 0..<6 {
                let value = random.chance(1, in: 8) ? 0 : Int64(bitPattern: random.next()) >> Int64(random.next() % 64)
                let text = style.format(value)
                for mode in [NumberParseMode.strict, .lenient] {
                    mismatches.expect(
                        (try? parser.parse(text, mode: mode)).map(String.init(describing:)) ?? "error",
                        equals: "\(value)",
                        "\(locale) \(text) \(mode)")
                    let short = brief.format(value)
                    let read = try? briefParser.parse(short, mode: mode)
                    mismatches.expect(
                        read.map(brief.format) ?? "error", equals: short, "\(locale) \(short) \(mode)")
                }
            }
        }
        mismatches.report()
    }

    /// Nothing traps, and what is read is written and read again.
    @Test func anyPieces() throws {
        let parser = try Self.style.compiledParser()
        let exact = ByteCountStyle(includesActualByteCount: true, locale: "en")
        let exactParser = try exact.compiledParser()
        var random = SeededGenerator(for: "ByteCountParsingTests")
        let pieces = [
            "1", "0", "9999", ".", ",", " ", "(", ")", "（", "k", "B", "MB", "iB", "bytes", "-", "e", "é", "٣",
        ]
        for _ in 0..<TestSize.of(4_000, usually: 1_000) {
            let text = (0..<Int(random.next() % 9)).map { _ in random.element(of: pieces) }.joined()
            guard let value = try? parser.parse(text, mode: .lenient) else { continue }
            #expect((try? exactParser.parse(exact.format(value))) == value, "\(text)")
        }
    }
}
