import LocaleFormatCore
import LocaleFormatDates
import LocaleFormatLists
import LocaleFormatAppleStrings
import LocaleFormatTexts
import LocaleFormatNames
import LocaleFormatNumbers
import Testing
import LocalizedStrings

/// Arguments at `%` places: C's rules (ISO C 7.21.6.1) with the reader's digits, and values with styles of their own.
@Suite struct ArgumentTests {
    static func format(_ text: String, _ locale: String, _ arguments: [TextArgument]) throws -> String {
        try TextTemplate(text).compiled(in: LocaleID(locale)).format(arguments)
    }

    static let numberRows: [(String, TextArgument, String)] = [
        ("%d", 42, "42"), ("%lld", -1234, "-1,234"), ("%u", 7, "7"), ("%5d|", 42, "   42|"), ("%-5d|", 42, "42   |"),
        ("%05d", 42, "00042"), ("%05d", -42, "-0042"), ("%+d", 42, "+42"), ("% d", 42, " 42"), ("%.3d", 7, "007"),
        ("%f", 0.5, "0.500000"), ("%.2f", 3.14159, "3.14"), ("%.0f", 2.5, "2"), ("%8.2f", 3.14159, "    3.14"),
        ("%08.2f", -3.14159, "-0003.14"), ("%#.0f", 3.0, "3."), ("%.1f", 3, "3.0"), ("%lf", 1234.5, "1,234.500000"),
        ("%e", 12345.678, "1.234568e+04"), ("%.1E", 0.00012, "1.2E-04"), ("%g", 0.0001, "0.0001"),
        ("%g", 0.00001, "1e-05"),
        ("%g", 123456.0, "123,456"), ("%G", 1234567.0, "1.23457E+06"), ("%g", 999999.5, "1e+06"),
        ("%.3g", 3.14159, "3.14"),
        ("%x", 255, "ff"), ("%X", 255, "FF"), ("%#x", 255, "0xff"), ("%o", 8, "10"), ("%#o", 8, "010"),
        ("%08x", 255, "000000ff"),
        ("%x", -1, "ffffffff"), ("%lx", -1, "ffffffffffffffff"), ("%hhx", -1, "ff"), ("%a", 1.0, "0x1p+0"),
        ("%a", 3.0, "0x1.8p+1"),
        ("%A", 0.1, "0X1.999999999999AP-4"), ("%.1a", 0.1, "0x1.ap-4"), ("%a", 0.0, "0x0p+0"),
        ("%.0a", 1.5, "0x1p+0".replacing1),
        ("%1$+u|%1$ u", 7, "7|7"), ("%.0d|", 0, "|"), ("%+.d|", 0, "+|"), ("% .0d|", 0, " |"), ("%3.0u|", 0, "   |"),
        ("%1$.0x|%1$#.0o|%1$#o", 0, "|0|0"),
        ("%05g", 0.5, "000.5"), ("%08g", -0.125, "-000.125"), ("%#05.0f", 9.5, "0010."),
        ("%1$#g|%1$#.0g", 1.0, "1.00000|1."), ("%014e", -2.5, "-02.500000e+00"), ("% 08.1f", 3.14, " 00003.1"),
        ("%012.0a", 1.0, "0x0000001p+0"), ("%05x", 10, "0000a"), ("%05a", .double(.infinity), "  inf"),
        ("%05f", .double(.infinity), "    ∞"),
        ("%05f", .double(.nan), "  NaN"), ("%.20f", 0.1, "0.10000000000000000000"), ("%.1f", 4.35, "4.4"),
        ("%.2f", 0.125, "0.12"),
        ("%g", .double(.leastNonzeroMagnitude), "4.94066e-324"),
        ("%d", .integer(Int.min), "-9,223,372,036,854,775,808"),
        ("%f", .double(-0.0), "-0.000000"),
        ("%c", 65, "A"), ("%C", 0x1F600, "😀"), ("%c", "é", "é"), ("%s", "text", "text"), ("%.2s|", "text", "te|"),
        ("%6s|", "text", "  text|"),
        ("%@", 1234.5, "1,234.5"), ("%@", "text", "text"), ("%d%%", 50, "50%"), ("%1$d %1$@ %1$x", 10, "10 10 a"),
        ("%zd %%", 1, "1 %"),
    ]

    @Test(arguments: numberRows)
    func numbers(text: String, argument: TextArgument, expected: String) throws {
        #expect(try Self.format(text, "en", [argument]) == expected)
    }

    @Test func digitsOfTheReader() throws {
        #expect(try Self.format("%lld", "hi-IN-u-nu-deva", [1_234_567]) == "१२,३४,५६७")
        #expect(try Self.format("%.2f", "ar-EG", [.double(0.5)]) == "٠٫٥٠")
        #expect(try Self.format("%05d", "ar-EG", [42]) == "٠٠٠٤٢")
        // The mark beside the sign takes no room: a sign and four digits.
        #expect(try Self.format("%05d|%6d", "ar-EG", [-42, -42]) == "\u{61C}-٠٠٤٢|   \u{61C}-٤٢")
        #expect(try Self.format("%x", "ar-EG", [255]) == "ff")
        // The exponent has C's form, in these digits.
        #expect(try Self.format("%.1e|%G", "hi-IN-u-nu-deva", [1234.5, 1e-7]) == "१.२e+०३|१E-०७")
        #expect(try Self.format("%e", "de", [-0.00015]) == "-1,500000e-04")
        #expect(try Self.format("%.2e", "sv", [-0.00015]) == "\u{2212}1,50e\u{2212}04")
        #expect(try Self.format("%013.1e", "ar-EG", [-0.25]) == "\u{61C}-٠٠٠٠٠٢٫٥e\u{61C}-٠١")
        #expect(try Self.format("^[%lld](formatNumber: true)", "hi-IN-u-nu-deva", [10]) == "१०")
        #expect(try Self.format("^[%@](formatNumber: true)", "hi-IN-u-nu-deva", ["0.50"]) == "०.५०")
        #expect(try Self.format("%@", "hi-IN-u-nu-deva", ["0.50"]) == "0.50")
    }

    @Test func positionsAndStars() throws {
        #expect(try Self.format("%2$@ before %1$@", "en", ["a", "b"]) == "b before a")
        #expect(try Self.format("%*d|%-*d|", "en", [5, 42, 4, 7]) == "   42|7   |")
        #expect(try Self.format("%1$*2$d", "en", [42, 5]) == "   42")
        #expect(
            try Self.format("%.*f", "en", [1, 2.55]) == "2.5" || (try Self.format("%.*f", "en", [1, 2.55])) == "2.6")
        #expect(throws: TextError.widthOutOfRange(argument: 1, value: "99999", allowed: -4096...4096)) {
            try Self.format("%*d", "en", [99999, 1])
        }
    }

    @Test func exactAtAnyLength() throws {
        let digits = "123456789012345678901234567890.123456789"
        #expect(
            try Self.format("%@", "de", [.decimal(ExactDecimal(digits))])
                == "123.456.789.012.345.678.901.234.567.890,123456789")
        #expect(try Self.format("%lld", "en", [.integer(UInt64.max)]) == "18,446,744,073,709,551,615")
        #expect(try Self.format("%d", "en", [.integer(5_000_000_000)]) == "5,000,000,000")
    }

    @Test func stylesOfTheirOwn() throws {
        let price = TextArgument.number(29.99, CurrencyStyle<Double>(code: "EUR", locale: .root))
        #expect(try Self.format("%@!", "de", [price]) == "29,99\u{A0}€!")
        let name = TextArgument.name(PersonName(given: "Ada", family: "King"), PersonNameStyle(.medium, locale: .root))
        #expect(try Self.format("%@", "en", [name]) == "Ada King")
        let date = TextArgument.date(.epoch, DateStyle(date: .long, time: .none, locale: .root).timeZone(.utc))
        #expect(try Self.format("%@", "es", [date]) == "1 de enero de 1970")
        let list = TextArgument.list(["Ada", 1234, "Alan"], ListStyle(.and, locale: .root))
        #expect(try Self.format("%@", "es", [list]) == "Ada, 1234 y Alan")
        let inner: LocalizedText = "\(1234) files"
        #expect(try Self.format("Delete %@?", "en", [.text(inner)]) == "Delete 1,234 files?")
    }

    static let mismatches: [(String, TextArgument)] = [
        ("%d", "x"), ("%d", 1.5), ("%lld", .double(3)), ("%u", -1), ("%f", "x"), ("%s", 1), ("%c", "ab"), ("%c", -1),
        ("%x", .integer(Int64.min)), ("%x", 0.5), ("%d", .text("x")), ("%a", "1"),
    ]

    @Test(arguments: mismatches)
    func mismatch(text: String, argument: TextArgument) throws {
        let error = #expect(throws: TextError.self) { try Self.format(text, "en", [argument]) }
        guard case .mismatch(argument: 1, specifier: text, _, _)? = error else { return #expect(error == nil) }
    }

    @Test func missing() throws {
        #expect(throws: TextError.missingArgument(2, specifier: "%2$@", given: 1)) {
            try Self.format("%2$@", "en", ["a"])
        }
        #expect(throws: TextError.missingArgument(1, specifier: "%@", given: 0)) { try Self.format("%@", "en", []) }
        #expect(try Self.format("none", "en", ["a"]) == "none")
    }

    @Test func percentSignsInText() throws {
        #expect(try Self.format("100%", "en", []) == "100%")
        #expect(try Self.format("50% off", "en", []) == "50% off")
        #expect(try Self.format("50%off, 5% de", "en", []) == "50%off, 5% de")
        #expect(throws: TextError.missingArgument(1, specifier: "% o", given: 0)) {
            try Self.format("50% off %d", "en", [])
        }
        #expect(try Self.format("100%-ный %@", "ru", ["сок"]) == "100%-ный сок")
        #expect(try Self.format("%lld%% (100%)", "en", [5]) == "5% (100%)")
    }

    @Test func isolation() throws {
        #expect(try Self.format("Hi %@!", "en", ["Ada"]) == "Hi Ada!")
        #expect(try Self.format("Hi %@!", "en", ["שלום"]) == "Hi \u{2068}שלום\u{2069}!")
        #expect(try Self.format("مرحبا %@!", "ar", ["Ada"]) == "مرحبا \u{2068}Ada\u{2069}!")
        #expect(try Self.format("مرحبا %@!", "ar", ["ليلى"]) == "مرحبا ليلى!")
        #expect(try Self.format("اتصل %@", "ar", ["+1 555-1234"]) == "اتصل \u{2068}+1 555-1234\u{2069}")
        var options = TextOptions()
        options.isolation = .never
        #expect(try TextTemplate("Hi %@!").compiled(in: "en", options: options).format(["שלום"]) == "Hi שלום!")
        options.isolation = .always
        #expect(
            try TextTemplate("%@ %d").compiled(in: "en", options: options).format(["a", 1]) == "\u{2068}a\u{2069} 1")
    }

    @Test func keysOfInterpolations() {
        let (count, size, small, part, single) = (3, UInt(4), Int16(5), 0.5, Float(1.5))
        let text: LocalizedText =
            "\(count) of \(size), \(small) \(part) \(single) \("x") 100% \(count, specifier: "%03lld")"
        #expect(text.key == "%lld of %llu, %d %lf %f %@ 100%% %03lld")
        #expect(text.arguments == [3, .integer(4), 5, 0.5, .number(single.numberValue), "x", 3])
        #expect(("100%" as LocalizedText).key == "100%")
        #expect(LocalizedText("k", defaultValue: "\(count) x", comment: "c").defaultValue == "%lld x")
    }

    @Test func spans() throws {
        let text = try TextTemplate("a %@ ^[-1.5 %lld](formatNumber: true)").compiled(in: "de").formattedText([
            "é", 1234,
        ])
        #expect(text.text == "a é -1,5 1.234")
        let fields = text.spans.map { (text[$0], $0.field) }
        #expect(fields.map { String($0.0) } == ["é", "-1,5 1.234", "-", "1", ",", "5", "1.234", "1.234", "."])
        #expect(fields[0].1 == .argument(1) && fields[6].1 == .argument(2))
        #expect(fields[8].1 == .number(.group))
    }
}

extension String {
    /// 1.5 lies between two hexadecimal digits; the even one is 2.
    fileprivate var replacing1: String { "0x2p+0" }
}
