import Foundation
import LocaleFormat
import TestSupport
import Testing

/// What an earlier version stored, a newer one reads: `Data/Golden/Coding/stored.tsv` has a form of each type by the version that wrote it.
@Suite struct StoredFormsTests {
    private static let values: [String: any Codable & Equatable & Sendable] = [
        "ByteCountStyle": ByteCountStyle(.memory, locale: "de"),
        "CalendarDurationStyle": CalendarDurationStyle(fields: [.month, .day], width: .narrow, locale: "fr"),
        "CalendarID": CalendarID.islamicUmmAlQura,
        "CurrencyCode": CurrencyCode("EUR"),
        "CurrencyStyle": CurrencyStyle<Double>(code: "CHF", locale: "de-CH").cash().accounting(),
        "DateIntervalStyle": DateIntervalStyle(skeleton: "yMMMd", locale: "ja"),
        "DateStyle": DateStyle(date: .long, time: .short, locale: "gu").calendar(.gujarati).timeZone("Asia/Kolkata"),
        "DateStyle-fields": DateStyle(locale: "en").month(.wide).day().hourCycle(.h23),
        "DurationStyle": DurationStyle(.units(width: .wide), locale: "pl"),
        "ExactDecimal": ExactDecimal(12),
        "Instant": Instant.epoch,
        "ListStyle": ListStyle(.or, width: .narrow, locale: "es"),
        "LocaleID": "hi-IN-u-nu-deva" as LocaleID,
        "NumberStyle": NumberStyle<Int>(locale: "fa").precision(.fractionLength(2...4)).grouping(.never),
        "NumberStyle-compact": NumberStyle<Double>(locale: "en").notation(.compactName(.long)).sign(
            strategy: .always()),
        "NumberingSystem": NumberingSystem.devanagari,
        "PercentStyle": PercentStyle<Double>(locale: "tr").rounded(rule: .up),
        "PersonName": PersonName(given: "Ada", family: "Lovelace", locale: "en"),
        "PersonNameStyle": PersonNameStyle(length: .long, usage: .addressing, formality: .formal, locale: "en"),
        "RelativeDateStyle": RelativeDateStyle(numeric: .always, width: .short, locale: "sv"),
        "TimeZoneID": "Europe/Vienna" as TimeZoneID,
        "UnitStyle": UnitStyle<Double>("kilometer-per-hour", width: .wide, locale: "nl"),
    ]

    private static let version = "0.1.0"
    private static let file = RepositoryRoot.file("Data/Golden/Coding/stored.tsv")

    @Test func whatWasStoredIsRead() throws {
        if GoldenTable.isRegenerating { try Self.add() }
        let rows = try GoldenTable.read(Self.file)
        for row in rows {
            let name = try #require(row.id.split(separator: " ").last.map(String.init))
            let value = try #require(Self.values[name], "there is no value for \(name)")
            func check<Value: Codable & Equatable>(_ value: Value) throws {
                let read = try JSONDecoder().decode([Value].self, from: Data(row.expected.utf8))
                #expect(read == [value], "\(row.id)")
            }
            try check(value)
        }
        #expect(Set(rows.map(\.style)).contains(Self.version))
        #expect(rows.count { $0.style == Self.version } == Self.values.count)
    }

    /// Adds what this version writes; what earlier ones wrote stays.
    private static func add() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let old = ((try? GoldenTable.read(file)) ?? []).filter { $0.style != version }
        let new = try values.map { name, value in
            GoldenTable.Row(
                id: "\(version) \(name)", locale: "-", style: version, input: name,
                expected: String(decoding: try encoder.encode([value].map(AnyEncodable.init)), as: UTF8.self),
                source: "own output")
        }
        try GoldenTable.write(
            old + new, to: file,
            comment: [
                "Values as a version encodes them to JSON, each in an array. style: the version. LOCALEFORMAT_REGENERATE=1 adds its own."
            ])
    }
}

private struct AnyEncodable: Encodable {
    let value: any Encodable

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
