import Foundation
import LocaleFormat
import LocalizedStrings
import TestSupport
import Testing

/// Foundation's values as arguments of localized strings.
@Suite struct LocalizedTextArgumentsTests {
    private let date = Date(timeIntervalSince1970: 1_763_715_600)

    private func german(_ text: LocalizedText) throws -> String {
        var options = TextOptions()
        options.timeZone = .utc
        return try TextTemplate(text.key).compiled(in: "de", options: options).format(text.arguments)
    }

    @Test func keysAndTexts() throws {
        let price = Decimal(string: "1234.5") ?? 0
        let text: LocalizedText = "\(date): \(price), \(Duration.seconds(5_400))"
        #expect(text.key == "%@: %@, %@")
        let hours = LoadedICU.words("1 Stunde, 30 Minuten", apple: "1 Stunde und 30 Minuten")
        #expect(try german(text) == "21.11.2025, 09:00: 1.234,5, \(hours)")
        #expect(try german("\(Decimal(5), specifier: "%.2f")") == "5,00")
    }

    @Test func formats() throws {
        #expect(try german("\(date, format: .date(.long, in: .root))") == "21. November 2025")
        #expect(try german("\(date, format: .date(in: "en").month(.wide).day())") == "21. November")
        #expect(try german("\(0.5, format: .percent(in: .root))") == "50\u{A0}%")
        #expect(try german("\(1_234, format: .currency("EUR", in: .root))") == "1.234,00\u{A0}€")
        #expect(try german("\(Duration.seconds(90), format: .time(.minuteSecond, in: .root))") == "1:30")
        #expect(try german("\(["A", "B"], format: .list(.or, in: .root))") == "A oder B")
        let name = PersonName(given: "Thomas", family: "Clark")
        #expect(try german("\(name, format: .name(.long, in: "en"))") == "Thomas Clark")
    }

    @Test func datesBeyondAll() throws {
        #expect(try german("\(Date(timeIntervalSince1970: .infinity))") == "inf")
    }

    @Test func mismatches() throws {
        let number = try TextTemplate("%lld").compiled(in: "de")
        #expect(throws: TextError.self) {
            try number.format([.duration(.seconds(5), DurationStyle(.units(), locale: .root))])
        }
    }
}
