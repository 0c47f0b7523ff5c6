import Foundation
import LocaleFormat
import TestSupport
import Testing

/// Styles whose result is an `AttributedString`.
@Suite struct AttributedStyleTests {
    private func fields<Field: Hashable & Sendable>(_ text: AttributedString, _ field: Field.Type) -> [String: [Field]]
    {
        text.runs.reduce(into: [:]) { result, run in
            result[String(text[run.range].characters)] = run[FormattedFieldAttribute<Field>.self] ?? []
        }
    }

    @Test func numbers() {
        let price = 5.formatted(.currency("EUR", in: "de").attributed)
        #expect(String(price.characters) == "5,00\u{A0}€")
        #expect(fields(price, NumberField.self)["€"] == [.currency])
        #expect(String(0.25.formatted(.percent(in: "tr").attributed).characters) == "%25")
        #expect(
            String(Decimal(5).formatted(.number(in: "en").precision(.fractionLength(1)).attributed).characters) == "5.0"
        )
        #expect(fields(3.formatted(.unit("kilometer", in: "en").attributed), NumberField.self)["km"] == [.unit])
        if LoadedICU.major >= 68 {
            let range = (3...5).formatted(NumberStyle<Int>(locale: "en").range.attributed)
            #expect(fields(range, NumberField.self)["5"] == [.end, .integer])
        }
        let size = UInt64.max.formatted(.byteCount(in: "en").attributed)
        #expect(String(size.characters) == "18,446.74 PB")
        #expect(fields(size, NumberField.self)["PB"] == [.unit])
        #expect(String(1_500.formatted(.byteCount(in: "en").attributed).characters) == "2 kB")
        #expect(
            String(UInt128.max.formatted(.byteCount(in: "en").attributed).characters)
                == UInt128.max.formatted(.byteCount(in: "en")))
    }

    @Test func dates() {
        let date = Date(timeIntervalSince1970: 1_763_715_600)
        let text = date.formatted(.date(in: "en").year().month(.wide).day().timeZone("UTC").attributed)
        #expect(String(text.characters) == "November 21, 2025")
        #expect(fields(text, DateField.self)["November"] == [.month])
        let span = date..<date.addingTimeInterval(3 * 86_400)
        #expect(
            fields(span.formatted(.interval("yMMMd", in: "en").timeZone("UTC").attributed), DateField.self)["24"] == [
                .end, .day,
            ])
        let distance = date.formatted(.relative(to: date.addingTimeInterval(10_800), in: "en").attributed)
        #expect(fields(distance, RelativeDateField.self)["3"] == [.number])
    }

    @Test func others() {
        let duration = Duration.seconds(90).formatted(.units(width: .wide, in: "en").attributed)
        #expect(String(duration.characters) == "1 minute, 30 seconds")
        let list = ListStyle(.and, locale: "en").attributed.format(["A", "B"])
        #expect(String(list.characters) == "A and B")
        let name = PersonName(given: "Thomas", family: "Clark").formatted(.name(.medium, in: "en").attributed)
        #expect(String(name.characters) == "Thomas Clark")
    }

    /// What cannot be compiled is plain text.
    @Test func fallback() {
        let text = 5.formatted(.number(in: "en-u-nu-xyz").attributed)
        #expect(String(text.characters) == "5")
        #expect(text.runs.count == 1)
        let far = Date(timeIntervalSince1970: .infinity).formatted(.date(in: "en").attributed)
        #expect(String(far.characters) == "inf")
    }
}
