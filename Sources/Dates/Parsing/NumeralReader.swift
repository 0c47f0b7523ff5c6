internal import LocaleFormatNumbers

/// Reads the numbers that a calendar or locale writes by rules: Hebrew letters, Chinese days of the month, Roman numerals.
///
/// Small numbers are looked up in a table; another reading counts if the rules write it the same way.
final class NumeralReader: Sendable {
    /// Hebrew years are written without their thousands.
    let dropsHebrewThousands: Bool
    private let table: NamePair
    private let rules: NumeralRules
    private let read: @Sendable (String) -> String?
    private let folding: LenientFolding

    /// Longer than any year in letters; who reads by rules tries many ways.
    private static let longest = 48

    /// - Parameter read: gives the decimal that a text begins with.
    init(
        _ rules: NumeralRules, small: [(text: String, value: Int)], dropsHebrewThousands: Bool,
        _ folding: LenientFolding, read: @escaping @Sendable (String) -> String?
    ) {
        self.rules = rules
        self.folding = folding
        self.dropsHebrewThousands = dropsHebrewThousands
        table = NamePair(
            exact: ReadableNames(small) { $0.scalarValues },
            folded: ReadableNames(
                small + small.map { (HebrewMarks.removed(from: $0.text), $0.value) }.filter { !$0.0.isEmpty }
            ) {
                folding.scalars(of: $0).values
            })
        self.read = read
    }

    struct Reading {
        let value: Int
        let end: Int
    }

    /// Everything that the text may mean from a position on, the likeliest first.
    func readings(_ text: [UInt32], at position: Int, isLenient: Bool) -> [Reading] {
        var readings: [Reading] = []
        let names = table(isLenient)
        while let match = names.match(text, at: position, attempt: readings.count, isLoose: false), match.entry >= 0 {
            readings += names.entries[match.entry].values.map { Reading(value: completed($0), end: match.end) }
            if !match.hasMore { break }
        }
        let byRules = readByRules(text, at: position, isLenient: isLenient)
        guard let byRules, !readings.contains(where: { $0.end == byRules.end }) else { return readings }
        return readings.first.map { $0.end > byRules.end } == true ? readings + [byRules] : [byRules] + readings
    }

    private func completed(_ value: Int) -> Int {
        dropsHebrewThousands && 1..<1_000 ~= value ? value + 5_000 : value
    }

    private func readByRules(_ text: [UInt32], at position: Int, isLenient: Bool) -> Reading? {
        var scalars = String.UnicodeScalarView()
        for value in text[position...].prefix(Self.longest) { scalars.append(Unicode.Scalar(value) ?? " ") }
        let excerpt = String(scalars)
        guard !excerpt.isEmpty else { return nil }
        // As it stands, then with the marks that people leave out of Hebrew.
        for candidate in isLenient ? [excerpt, excerpt.uppercased()] : [excerpt] {
            guard let (value, wanted) = reading(of: candidate, isLenient: isLenient) else { continue }
            if let end = ReadableNames.end(of: wanted, in: text, at: position), end > position {
                return Reading(value: completed(value), end: end)
            }
        }
        for candidate in isLenient ? HebrewMarks.added(to: excerpt) : [] {
            guard let (value, wanted) = reading(of: candidate, isLenient: true) else { continue }
            if let end = HebrewMarks.end(of: wanted, in: text, at: position), end > position {
                return Reading(value: completed(value), end: end)
            }
        }
        return nil
    }

    /// What is read at the beginning of a text, and how that is written.
    private func reading(of text: String, isLenient: Bool) -> (value: Int, written: [UInt32])? {
        guard let value = read(text).flatMap({ Int($0) }), abs(value) < 1_000_000_000, let written = rules.text(value)
        else { return nil }
        return (value, isLenient ? folding.scalars(of: written).values : written.scalarValues)
    }
}
