internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory

/// The pattern by which ICU wrote spans of time, found from their texts and fields, as no function of ICU's tells it.
///
/// ICU marks each field with the kind that it is of. How wide it is written is found by writing it in every width.
struct IntervalPattern {
    /// Written of the end that comes first, and of the other one. ICU begins the second part with the first field that is
    /// there already.
    let parts: [[DatePattern.Part]]
    /// Whether the end of the span is written before its start.
    let isEndFirst: Bool
    /// Which fields, counted through both parts, are those of either end alone. Empty where only one date is written.
    let ends: [ClosedRange<Int>]

    /// What ICU wrote, taken apart.
    private struct Shape: Equatable {
        let letters: [Character]
        /// One more than there are letters.
        let literals: [String]
        let isEndFirst: Bool
        let ends: [ClosedRange<Int>]
    }

    /// Nil where the spans have no common pattern, or one that cannot be told.
    ///
    /// - Parameters:
    ///   - preferred: fields whose widths come first where two of them write the same.
    ///   - write: the texts of fields at an instant, each alone.
    init?(
        _ spans: [(start: Instant, end: Instant, raw: RawFormatted)], preferred: [(letter: Character, count: Int)],
        candidates write: (_ fields: [(letter: Character, count: Int)], _ letters: Set<Character>) throws(ICUError)
            -> ((Instant) -> [String]?)?
    ) throws(ICUError) {
        guard let sample = spans.first, let shape = Self.shape(of: sample.raw) else { return nil }
        for span in spans.dropFirst() { guard Self.shape(of: span.raw) == shape else { return nil } }
        let letters = shape.letters
        let split = letters.indices.first { letters[..<$0].contains(letters[$0]) } ?? letters.count
        var fields: [(letter: Character, count: Int)] = []
        for letter in Set(letters).ordered() {
            var counts: [Int] = []
            for count in preferred.filter({ $0.letter == letter }).map(\.count) + Self.counts(letter)
            where !counts.contains(count) { counts.append(count) }
            fields += counts.map { (letter, $0) }
        }
        guard let texts = try write(fields, Set(letters)) else { return nil }
        // For each place of the text the widths of its letter that wrote it in all spans so far.
        var possible = letters.map { letter in fields.indices.filter { fields[$0].letter == letter } }
        for span in spans {
            let (first, second) = shape.isEndFirst ? (span.end, span.start) : (span.start, span.end)
            guard let early = texts(first), let late = texts(second) else { return nil }
            for (place, field) in span.raw.spans(.date).enumerated() {
                let text = span.raw.text[utf8: field.range]
                possible[place].removeAll { text != (place < split ? early : late)[$0] }
            }
        }
        var parts: [[DatePattern.Part]] = [[], []]
        for (place, letter) in letters.enumerated() {
            guard let index = possible[place].first else { return nil }
            // Text between the two belongs to the first.
            if !shape.literals[place].isEmpty { parts[place <= split ? 0 : 1].append(.literal(shape.literals[place])) }
            parts[place < split ? 0 : 1].append(.field(letter, count: fields[index].count))
        }
        if let last = shape.literals.last, !last.isEmpty { parts[split < letters.count ? 1 : 0].append(.literal(last)) }
        self.parts = split < letters.count ? parts : [parts[0]]
        isEndFirst = shape.isEndFirst
        ends = shape.ends
    }

    /// The widths of a letter that patterns use.
    private static func counts(_ letter: Character) -> [Int] {
        switch letter {
        case "G", "E", "a", "b", "B": [1, 4, 5, 6]
        case "y", "Y", "u", "r": [1, 2, 4]
        case "M", "L", "Q", "q", "c", "e": [1, 2, 3, 4, 5, 6]
        case "S", "A", "g", "F", "W": Array(1...9)
        case "z", "Z", "v", "V", "O", "X", "x": [1, 2, 3, 4, 5]
        case "D": [1, 2, 3]
        case "U": [1]
        default: [1, 2]
        }
    }

    private static func shape(of raw: RawFormatted) -> Shape? {
        let fields = raw.spans(.date)
        let letters = fields.compactMap { DateField.letter(icuField: $0.field) }
        guard !letters.isEmpty, letters.count == fields.count,
            let literals = raw.texts(around: fields.map(\.range))
        else { return nil }
        let marked = raw.spans(.dateIntervalEnd)
        var ends: [ClosedRange<Int>] = []
        for end in marked {
            let places = fields.indices.filter { end.range.contains(fields[$0].range.lowerBound) }
            guard let first = places.first, let last = places.last else { return nil }
            ends.append(first...last)
        }
        guard ends.isEmpty || ends.count == 2 else { return nil }
        return Shape(letters: letters, literals: literals, isEndFirst: marked.first?.field == 1, ends: ends)
    }
}
