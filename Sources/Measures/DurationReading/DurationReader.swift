internal import LocaleFormatCore
internal import LocaleFormatNumbers

/// Reads durations as people write them: numbers with units of time by any name of the locale or in English, `2 hours, 5 minutes`; fields
/// with colons or what the locale has in their place, `1:30:05`; ISO 8601, `PT1H30M`.
struct DurationReader: Sendable {
    typealias Part = ISODurationReader.Part

    /// The longest text that is read, in UTF-8 bytes.
    static let maximumLength = 2_000

    let parser: UnitParser
    /// The fields of a time of two of them; nil where a text does not say which they are.
    let pattern: DurationStyle.Pattern?
    /// What stands between fields, the locale's own first.
    let separators: [String]
    /// CLDR's identifiers of the units that are read, the largest first.
    private let units: [String]
    private let hasCalendar: Bool
    private let example: String

    /// - Parameter hasCalendar: whether years and months are read.
    init(_ locale: LocaleID, pattern: DurationStyle.Pattern?, hasCalendar: Bool) throws(DurationError) {
        do throws(NumberError) { parser = try UnitParser.cached(locale) } catch { throw .number(error) }
        self.pattern = pattern
        var separators: [String] = []
        for pattern in DurationStyle.Pattern.allCases {
            let literals = DurationTimeProgram.pieces(pattern.text(in: locale)).filter { $0.unit == nil }
            for text in literals.map({ String($0.text[...].trimmed) }) + [":", "："]
            where !text.isEmpty && !separators.contains(text) { separators.append(text) }
        }
        self.separators = separators
        self.hasCalendar = hasCalendar
        units = (hasCalendar ? Self.calendarUnits : []) + DurationUnit.allCases.map(\.unitID)
        example = DurationStyle(.units(), locale: locale).format(.seconds(7_500))
    }

    private static let calendarUnits = ["year", "month"]

    /// What a text may be, each a list of parts from the largest unit to the smallest; at least one.
    func readings(_ text: String) throws(DurationParseError) -> [[Part]] {
        let length = text.utf8.count
        guard length <= Self.maximumLength else { throw .tooLong(length: length, limit: Self.maximumLength) }
        let whole = text.withOrderedMarks[...].trimmed
        guard !whole.isEmpty else { throw .empty }
        var failure: DurationParseError?
        if Self.isISO(whole) {
            do throws(DurationParseError) { return [try ISODurationReader.parts(of: String(whole))] } catch {
                failure = error
            }
        }
        if let times = try times(whole) { return times }
        if let parts = split(whole, units) { return try readings(of: parts, in: text) }
        if !hasCalendar, let parts = split(whole, Self.calendarUnits + units),
            let unit = Self.calendarUnits.first(where: { unit in parts.contains { $0.names(unit) } })
        {
            throw .noFixedLength(text: text, unit: unit + "s")
        }
        throw failure ?? fault(in: whole)
    }

    private func split(_ text: Substring, _ units: [String]) -> [UnitParser.Part]? {
        // Of seven units each may be looked for behind every other.
        var steps = 10 * UnitParser.maximumSteps
        return parser.split(text, Set(units.map(\.canonicalUnit)), &steps)
    }

    private static func isISO(_ text: Substring) -> Bool {
        let unsigned = text.drop { $0 == "-" || $0 == "+" }.utf8
        guard let first = unsigned.first, first | 0x20 == UInt8(ascii: "p"), let second = unsigned.dropFirst().first
        else { return false }
        return 0x30...0x39 ~= second || second | 0x20 == UInt8(ascii: "t") || second == UInt8(ascii: "-")
            || second == UInt8(ascii: "+")
    }

    // MARK: Units

    /// The ways in which units of one name can be told apart: from the largest to the smallest, each once.
    private func readings(of parts: [UnitParser.Part], in text: String) throws(DurationParseError) -> [[Part]] {
        var readings: [[Part]] = [[]]
        var places = [-1]
        let signs = parts.map(\.sign)
        let isNegative = signs[0] == "-"
        for (index, part) in parts.enumerated() {
            var (next, nextPlaces): ([[Part]], [Int]) = ([], [])
            for (reading, last) in zip(readings, places) {
                if reading.last.map({ $0.fractionDigits > 0 && $0.unit != .seconds }) == true { continue }
                for place in units.indices where place > last && part.names(units[place]) {
                    var made = try Self.part(part, units[place], in: text)
                    made.isNegative = signs[index] == "-" || signs[index] == nil && isNegative
                    next.append(reading + [made])
                    nextPlaces.append(place)
                }
            }
            guard !next.isEmpty, next.count <= 64 else {
                let isLarger = readings.contains { $0.last?.fractionDigits ?? 0 == 0 }
                throw .unexpected(
                    text: VisibleText.shortened(part.text.trimmed, to: 20, end: "…"), at: part.offset,
                    expected: isLarger
                        ? "units from the largest to the smallest, each once" : "nothing behind a fraction")
            }
            (readings, places) = (next, nextPlaces)
        }
        return readings
    }

    private static func part(
        _ part: UnitParser.Part, _ unit: String, in text: String
    ) throws(DurationParseError) -> Part {
        guard var made = Part(part.value, at: part.offset) else { throw .outOfRange(text: text) }
        switch unit {
        case "millisecond": made.fractionDigits += 3
        case "microsecond": made.fractionDigits += 6
        case "nanosecond": made.fractionDigits += 9
        default: made.unit = ISODurationReader.Unit(rawValue: unit + "s") ?? .seconds
        }
        return made
    }

    // MARK: Errors

    private func fault(in text: Substring) -> DurationParseError {
        let expected = "a number with a unit of time, such as '\(example)', a time such as '1:30:05', or ISO 8601"
        switch parser.fault(in: text) {
        case .unknownUnit(let name, let offset): return .unexpected(text: name, at: offset, expected: expected)
        case .expectedNumber(let offset):
            return .unexpected(text: VisibleText.shortened(text, to: 20, end: "…"), at: offset, expected: expected)
        default: return .unexpected(text: VisibleText.shortened(text, to: 20, end: "…"), at: 0, expected: expected)
        }
    }
}

extension ISODurationReader.Part {
    /// Nil for more digits than there is room for.
    init?(_ value: ExactDecimal, at offset: Int) {
        guard value.digits.count + max(0, value.exponent) <= 38 else { return nil }
        self.offset = offset
        for digit in value.digits { digits = digits * 10 + UInt128(digit) }
        for _ in 0..<max(0, value.exponent) { digits *= 10 }
        fractionDigits = max(0, -value.exponent)
    }
}

extension UnitParser.Part {
    /// Whether its unit may be that one.
    fileprivate func names(_ unit: String) -> Bool { units.contains { $0.unit.canonicalUnit == unit.canonicalUnit } }

    /// The sign in front of the number; nil where there is none.
    fileprivate var sign: Unicode.Scalar? {
        if value.isNegative { return "-" }
        guard let around else { return nil }
        let number = text.base.unicodeScalars[around.before.endIndex..<around.after.startIndex]
        return DurationReader.sign(number)
    }
}

extension DurationReader {
    /// The sign that a number begins with, as ASCII has it.
    static func sign(_ number: some BidirectionalCollection<Unicode.Scalar>) -> Unicode.Scalar? {
        guard let first = number.first(where: { $0.properties.generalCategory != .format }) else { return nil }
        if "-−－‐".unicodeScalars.contains(first) { return "-" }
        return "+＋".unicodeScalars.contains(first) ? "+" : nil
    }
}
