import Foundation
import LocaleFormat
import RegexBuilder
import Testing

/// Parse strategies within regular expressions, beside Foundation's own.
@Suite struct RegexTests {
    @Test func numbers() throws {
        let regex = Regex {
            "Summe: "
            Capture(.localizedCurrency("EUR", in: "de"))
            Optionally { ", Anteil " }
            Optionally { Capture(.localizedDoublePercentage(in: "de")) }
        }
        let match = try #require(
            "Die Summe: 1.234,50 €, Anteil 12,5 % davon".replacing(" €", with: "\u{A0}€").replacing(
                " %", with: "\u{A0}%"
            ).firstMatch(of: regex))
        #expect(match.output.1 == Decimal(string: "1234.5"))
        #expect(match.output.2 == 0.125)
        let integers = "१२, 1,234 and 7".matches(of: Regex { Capture(.localizedInteger(in: "hi-u-nu-deva")) })
        #expect(integers.map(\.output.1) == [12, 1_234, 7])
        #expect("no number".firstMatch(of: Regex { Capture(.localizedDouble(in: "en")) }) == nil)
        #expect("300".wholeMatch(of: NumberParseStrategy(NumberStyle<UInt8>(locale: "en"))) == nil)
        #expect(
            "３００".wholeMatch(of: NumberParseStrategy(NumberStyle<Int>(locale: "en"), mode: .lenient))?.output == 300)
        #expect(
            "0.12345678901234567890123".wholeMatch(of: Regex { Capture(.localizedDecimal(in: "en")) })?.output.1
                == Decimal(string: "0.12345678901234567890123"))
    }

    @Test func dates() throws {
        let date = Date(timeIntervalSince1970: 1_763_683_200)
        let regex = Regex {
            "fällig am "; Capture(.date(.long, in: "de", timeZone: .utc)); ","
        }
        #expect("ist fällig am 21. November 2025, bitte".firstMatch(of: regex)?.output.1 == date)
        #expect("ist fällig am 31. November 2025, bitte".firstMatch(of: regex) == nil)
        let log = Regex {
            Capture(.date(pattern: "yyyy-MM-dd HH:mm:ss", in: "en", timeZone: .utc))
            " "
            Capture { OneOrMore(.word) }
        }
        let lines = "2025-11-21 00:00:00 start\n2025-11-21 00:00:05 stop"
        #expect(lines.matches(of: log).map(\.output.1) == [date, date.addingTimeInterval(5)])
        let lenient = DateParseStrategy(DateStyle(date: .long, locale: "en").timeZone(.utc), mode: .lenient)
        let found = try #require("on NOV 21 2025 at noon".firstMatch(of: Regex { Capture(lenient) }))
        #expect(found.output.1 == date)
    }

    @Test func prefixes() throws {
        let parser = try CompiledDateParser(DateStyle(date: .long, locale: "ja").timeZone(.utc))
        #expect(try parser.parsePrefix("2025年11月21日です").length == "2025年11月21日".utf8.count)
        #expect(try parser.parsePrefix("２０２５年１１月２１日です", mode: .lenient).length == "２０２５年１１月２１日".utf8.count)
        #expect(throws: DateParseError.self) { try parser.parsePrefix("") }
        #expect(throws: DateParseError.self) { try parser.parsePrefix("です") }
    }

    /// Long texts are looked at in pieces, and a number longer than a piece is read whole.
    @Test func longTexts() throws {
        let digits = String(repeating: "7", count: 5_000)
        let style = NumberParseStrategy(NumberStyle<ExactDecimal>(locale: "en").grouping(.never))
        let text = String(repeating: "x", count: 20_000) + digits + String(repeating: "y", count: 20_000)
        #expect(text.firstMatch(of: Regex { Capture(style) })?.output.1 == (try ExactDecimal(digits)))
    }

    /// Foundation's own beside ours.
    @Test func besideFoundation() {
        let regex = Regex {
            Capture(.localizedInteger(locale: Locale(identifier: "en_US")))
            "/"
            Capture(.localizedInteger(in: "de"))
        }
        let match = "1,234/1.234".wholeMatch(of: regex)
        #expect(match?.output.1 == 1_234)
        #expect(match?.output.2 == 1_234)
    }
}
