extension Duration {
    /// Reads a duration as ISO 8601-1:2019 writes it (section 5.5.2, with signs as of ISO 8601-2): `PT1H30M`, `-P1DT0.5S`, `P2W`.
    ///
    /// ```swift
    /// try Duration(iso8601: "PT1H30M")            // 5400.0 seconds
    /// try Duration(iso8601: "P1M")                // throws: 'P1M' has months, whose length depends on the date; expected …
    /// ```
    ///
    /// Weeks are 7 days, days 24 hours. Each part may have a sign of its own, `PT1H-5M`; the last one may have a fraction behind a point or
    /// a comma, as far as it is a whole number of attoseconds (10⁻¹⁸ s). Letters may be small.
    ///
    /// - Throws: ``DurationParseError/malformed(text:offset:expected:)``, ``DurationParseError/noFixedLength(text:unit:)`` for years and months, and
    ///   ``DurationParseError/outOfRange(text:)``.
    public init(iso8601 text: some StringProtocol) throws(DurationParseError) {
        var reader = ISODurationReader(String(text))
        self.init(attoseconds: try reader.attoseconds())
    }

    /// The duration as ISO 8601 writes it: `PT1H30M`, `-PT0.25S`, `PT36H`. Hours are the largest unit, for a day of a calendar may be
    /// longer or shorter; zero is `PT0S`.
    ///
    /// ```swift
    /// Duration.seconds(5_400).iso8601             // "PT1H30M"
    /// ```
    public var iso8601: String {
        let second: UInt128 = 1_000_000_000_000_000_000
        let (minutes, rest) = attoseconds.magnitude.quotientAndRemainder(dividingBy: 60 * second)
        let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        let (seconds, fraction) = rest.quotientAndRemainder(dividingBy: second)
        var text = attoseconds < 0 ? "-PT" : "PT"
        if hours > 0 { text += "\(hours)H" }
        if minute > 0 { text += "\(minute)M" }
        if rest > 0 || attoseconds == 0 {
            text += "\(seconds)"
            if fraction > 0 {
                var digits = String(fraction)
                digits = String(repeating: "0", count: 18 - digits.count) + digits
                while digits.hasSuffix("0") { digits.removeLast() }
                text += "." + digits
            }
            text += "S"
        }
        return text
    }
}

/// Why a text is not a duration.
public enum DurationParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Not a duration of ISO 8601; `offset` counts UTF-8 bytes.
    case malformed(text: String, offset: Int, expected: String)
    /// Years or months, which are longer or shorter by the date.
    case noFixedLength(text: String, unit: String)
    /// More than a `Duration` holds, or a fraction beyond the attosecond.
    case outOfRange(text: String)

    public var description: String {
        switch self {
        case .malformed(let text, let offset, let expected):
            "'\(text.prefix(60))' is no duration of ISO 8601: at byte \(offset) expected \(expected)"
        case .noFixedLength(let text, let unit):
            "'\(text.prefix(60))' has \(unit), whose length depends on the date; expected weeks, days, hours, minutes or seconds"
        case .outOfRange(let text):
            "'\(text.prefix(60))' is out of range; expected at most 170141183460469231731 seconds, and 18 fraction digits"
        }
    }
}

/// Goes through the text of a duration.
private struct ISODurationReader {
    private let text: String
    private let bytes: [UInt8]
    private var index = 0

    /// The units in the order in which they stand, before and behind `T`.
    private static let dates: [(letter: UInt8, unit: DurationUnit)] = [
        (UInt8(ascii: "W"), .weeks), (UInt8(ascii: "D"), .days),
    ]
    private static let times: [(letter: UInt8, unit: DurationUnit)] = [
        (UInt8(ascii: "H"), .hours), (UInt8(ascii: "M"), .minutes), (UInt8(ascii: "S"), .seconds),
    ]

    init(_ text: String) {
        self.text = text
        // More is no duration, and need not be looked at.
        bytes = Array(text.utf8.prefix(201))
    }

    mutating func attoseconds() throws(DurationParseError) -> Int128 {
        guard bytes.count <= 200 else { throw malformed("at most 200 bytes") }
        let isNegative = skip("-")
        if !isNegative { _ = skip("+") }
        guard skip("P") else { throw malformed("a duration as PT1H30M or P1D") }
        var total: Int128 = 0
        var units = Self.dates[...]
        var (isTime, count, hasFraction) = (false, 0, false)
        while index < bytes.count {
            if !isTime, skip("T") {
                (units, isTime) = (Self.times[...], true)
                guard index < bytes.count else { break }
                continue
            }
            if hasFraction { throw malformed("nothing behind a fraction") }
            let part = try number()
            hasFraction = part.fractionDigits > 0
            let letter = index < bytes.count ? bytes[index] & ~0x20 : 0
            if !isTime, letter == UInt8(ascii: "Y") || letter == UInt8(ascii: "M") {
                throw .noFixedLength(text: text, unit: letter == UInt8(ascii: "Y") ? "years" : "months")
            }
            guard let place = units.firstIndex(where: { $0.letter == letter }) else {
                let expected = units.map { String(Unicode.Scalar($0.letter)) }.joined(separator: ", ")
                throw malformed(expected.isEmpty ? "the end" : "one of " + expected)
            }
            index += 1
            total = try add(part, of: units[place].unit, to: total)
            units = units[(place + 1)...]
            count += 1
        }
        guard count > 0, bytes.last.map({ $0 & ~0x20 }) != UInt8(ascii: "T") else {
            throw malformed("a number with its unit")
        }
        if isNegative {
            guard total != .min else { throw .outOfRange(text: text) }
            total = -total
        }
        return total
    }

    private struct Number {
        var isNegative = false
        /// All digits, without the point.
        var digits: UInt128 = 0
        var fractionDigits = 0
    }

    private mutating func number() throws(DurationParseError) -> Number {
        var number = Number()
        number.isNegative = skip("-")
        if !number.isNegative { _ = skip("+") }
        let start = index
        var isFraction = false
        while index < bytes.count {
            let byte = bytes[index]
            if !isFraction, index > start, byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") {
                isFraction = true
                index += 1
                continue
            }
            guard 0x30...0x39 ~= byte else { break }
            let (tenfold, overflow) = number.digits.multipliedReportingOverflow(by: 10)
            let (sum, overflow2) = tenfold.addingReportingOverflow(UInt128(byte - 0x30))
            if overflow || overflow2 { throw .outOfRange(text: text) }
            number.digits = sum
            if isFraction { number.fractionDigits += 1 }
            index += 1
        }
        guard index > start, !isFraction || number.fractionDigits > 0 else { throw malformed("a digit") }
        return number
    }

    private func add(_ number: Number, of unit: DurationUnit, to total: Int128) throws(DurationParseError) -> Int128 {
        var (size, digits) = (unit.attoseconds, number.digits)
        // Cancel what the fraction and the unit have in common, so that only the result must fit.
        for _ in 0..<number.fractionDigits {
            if digits % 10 == 0 {
                digits /= 10
            } else if size % 10 == 0 {
                size /= 10
            } else if digits % 5 == 0, size % 2 == 0 {
                (digits, size) = (digits / 5, size / 2)
            } else if digits % 2 == 0, size % 5 == 0 {
                (digits, size) = (digits / 2, size / 5)
            } else {
                throw .outOfRange(text: text)
            }
        }
        let (product, overflow) = digits.multipliedReportingOverflow(by: size)
        guard !overflow, let magnitude = Int128(exactly: product) else { throw .outOfRange(text: text) }
        let (sum, overflow2) = total.addingReportingOverflow(number.isNegative ? -magnitude : magnitude)
        guard !overflow2 else { throw .outOfRange(text: text) }
        return sum
    }

    private mutating func skip(_ letter: Unicode.Scalar) -> Bool {
        guard index < bytes.count, UInt32(bytes[index]) == letter.value || UInt32(bytes[index] & ~0x20) == letter.value,
            letter.value > 0x40 || UInt32(bytes[index]) == letter.value
        else { return false }
        index += 1
        return true
    }

    private func malformed(_ expected: String) -> DurationParseError {
        .malformed(text: text, offset: index, expected: expected)
    }
}
