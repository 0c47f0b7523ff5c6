internal import LocaleFormatBridge
internal import LocaleFormatCalendars

/// What spans in a style by lengths keep: the fields of the length's own pattern, as wide as they are there.
///
/// CLDR has patterns of spans for skeletons, not for lengths, and the letters of a pattern are not always the skeleton it
/// was made for: the long date of Chinese, `y年M月d日`, has the letters of `y/M/d`. So a span is written by CLDR's pattern
/// only where that has the length's fields, and otherwise as two dates in full.
struct IntervalLength: Sendable {
    /// The pattern of one date.
    let pattern: DatePattern
    /// The fields to ask for, those of the length itself first.
    let skeletons: [String]
    private let hasTime: Bool
    /// The finest difference that the pattern shows.
    private let finest: IntervalDifference

    /// Nil for times alone: where their days differ, ICU writes these too.
    init?(_ pattern: DatePattern, date: DateStyle.Length) {
        let fields = pattern.fields
        guard fields.contains(where: { "yMLdUr".contains($0.letter) }) else { return nil }
        self.pattern = pattern
        let letters = Self.skeleton(fields)
        // The months of this length are words in most languages: numbers stand for them where they are written so.
        let named = date == .short ? [] : (date == .medium ? [3] : [4, 3]).map { Self.skeleton(fields, month: $0) }
        skeletons = (named + [letters]).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        hasTime = fields.contains { "hHkKmsSA".contains($0.letter) }
        let finest: [(String, IntervalDifference)] = [
            ("SA", .millisecond), ("s", .second), ("m", .minute), ("hHkK", .hour),
        ]
        self.finest =
            finest.first { letters, _ in fields.contains { letters.contains($0.letter) } }?.1 ?? .day
    }

    /// - Parameter month: how many letters a month in digits has instead.
    private static func skeleton(_ fields: [(letter: Character, count: Int)], month: Int? = nil) -> String {
        fields.map { field in
            let isNumber = "ML".contains(field.letter) && field.count < 3
            return String(repeating: field.letter, count: isNumber ? month ?? field.count : field.count)
        }.joined()
    }

    /// Whether CLDR may have a pattern for ends that differ in a field. It has none for eras that are not shown, and none
    /// for days beside times (UTS #35 part 4, "Interval Formats"); what is finer than the fields does not show.
    func mayCollapse(_ difference: IntervalDifference) -> Bool {
        guard difference != .era, difference != .none, difference.rawValue <= finest.rawValue else { return false }
        return !hasTime || difference.rawValue > IntervalDifference.day.rawValue
    }

    /// CLDR's pattern with its fields as wide as the length's; nil where it has other fields, or them in another order (the
    /// root's, where a language has no spans for the calendar), names for numbers, or, where the month is a number, other
    /// marks around it.
    ///
    /// - Parameter numbered: what follows the number in names of months that are no more than that, by the letters of the name.
    func kept(_ found: [[DatePattern.Part]], numbered: [Int: String] = [:]) -> [[DatePattern.Part]]? {
        let own = pattern.fields
        let month = own.first { Self.kind($0.letter) == "M" }
        let isNumbered = month.map { !Self.isName($0.letter, $0.count) } ?? false
        let parts = found.map { part in
            guard let month else { return part }
            return isNumbered ? Self.inNumbers(part, numbered) : Self.inNames(part, month, numbered[month.count])
        }
        func place(of letter: Character) -> Int? { own.firstIndex { Self.kind($0.letter) == Self.kind(letter) } }
        var seen: Set<Int> = []
        var result: [[DatePattern.Part]] = []
        for part in parts {
            var kept: [DatePattern.Part] = []
            var last = -1
            for piece in part {
                guard case .field(let letter, let count) = piece else {
                    kept.append(piece)
                    continue
                }
                guard let place = place(of: letter), place > last else { return nil }
                last = place
                let width = own[place].count
                guard Self.isName(letter, count) == Self.isName(own[place].letter, width) else { return nil }
                seen.insert(place)
                kept.append(.field(letter, count: width))
            }
            result.append(kept)
        }
        guard seen.count == own.count else { return nil }
        guard isNumbered else { return result }
        let marks = Self.marks(pattern.parts)
        for part in result {
            for (pair, mark) in Self.marks(part) where pair.contains("M") {
                if let own = marks[pair], own != mark { return nil }
            }
        }
        // Between the ends other fields may meet than in a date, but a date does not lose its last mark.
        if case .literal(let last)? = pattern.parts.last, !hasTime {
            guard result.last?.last == .literal(last) else { return nil }
        }
        return result
    }

    /// The same text with numbers and marks in place of names of months, as those are no more.
    private static func inNumbers(_ parts: [DatePattern.Part], _ marks: [Int: String]) -> [DatePattern.Part] {
        var result: [DatePattern.Part] = []
        for part in parts {
            if case .field(let letter, let count) = part, kind(letter) == "M", let mark = marks[count] {
                result += [.field("M", count: 1), .literal(mark)]
            } else if case .literal(let text) = part, case .literal(let last)? = result.last {
                result[result.count - 1] = .literal(last + text)
            } else {
                result.append(part)
            }
        }
        return result
    }

    /// The same text with names in place of numbers and the mark that ends the names.
    private static func inNames(
        _ parts: [DatePattern.Part], _ month: (letter: Character, count: Int), _ mark: String?
    ) -> [DatePattern.Part] {
        guard let mark else { return parts }
        var result: [DatePattern.Part] = []
        for part in parts {
            if case .literal(let text) = part, text.hasPrefix(mark), case .field(let letter, 1)? = result.last,
                kind(letter) == "M"
            {
                result[result.count - 1] = .field(month.letter, count: month.count)
                if text != mark { result.append(.literal(String(text.dropFirst(mark.count)))) }
            } else {
                result.append(part)
            }
        }
        return result
    }

    /// The text after the number in names of months that are the number and the same text each, as `11月`; nil for other names.
    static func mark(ofNumbered names: [String]) -> String? {
        guard names.count >= 12, let first = names.first, first.hasPrefix("1"), first.count > 1 else { return nil }
        let mark = String(first.dropFirst())
        return (1...12).allSatisfy { names[$0 - 1] == "\($0)\(mark)" } ? mark : nil
    }

    /// What stands between fields that follow each other, by their letters.
    private static func marks(_ parts: [DatePattern.Part]) -> [String: String] {
        var marks: [String: String] = [:]
        var (before, mark): (Character?, String) = (nil, "")
        for part in parts {
            switch part {
            case .literal(let text): mark = text
            case .field(let letter, _):
                let kind = kind(letter)
                if let before { marks["\(before)\(kind)"] = mark }
                (before, mark) = (kind, "")
            }
        }
        return marks
    }

    /// One letter for those that mean the same.
    private static func kind(_ letter: Character) -> Character {
        switch letter {
        case "L": "M"
        case "c", "e": "E"
        default: letter
        }
    }

    private static func isName(_ letter: Character, _ count: Int) -> Bool {
        switch letter {
        case "M", "L", "Q", "q", "c", "e": count >= 3
        default: "GUEabBzZOvVXx".contains(letter)
        }
    }
}
