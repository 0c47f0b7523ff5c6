/// Goes through the text of a duration of ISO 8601.
struct ISODurationReader {
    private let text: String
    private let bytes: [UInt8]
    private var index = 0

    /// A unit of ISO 8601, in the order in which they stand.
    enum Unit: String {
        case years, months, weeks, days, hours, minutes, seconds

        /// The unit of fixed length; days are 24 hours.
        var fixed: DurationUnit? { DurationUnit(rawValue: rawValue) }
    }

    /// A number with its unit.
    struct Part {
        var unit = Unit.seconds
        /// With the sign of the whole.
        var isNegative = false
        /// All digits, without the point.
        var digits: UInt128 = 0
        var fractionDigits = 0
        /// Where the number begins.
        var offset = 0
    }

    private static let dates: [(letter: UInt8, unit: Unit)] = [
        (UInt8(ascii: "Y"), .years), (UInt8(ascii: "M"), .months), (UInt8(ascii: "W"), .weeks),
        (UInt8(ascii: "D"), .days),
    ]
    private static let times: [(letter: UInt8, unit: Unit)] = [
        (UInt8(ascii: "H"), .hours), (UInt8(ascii: "M"), .minutes), (UInt8(ascii: "S"), .seconds),
    ]

    private init(_ text: String) {
        self.text = text
        // More is no duration, and need not be looked at.
        bytes = Array(text.utf8.prefix(CalendarDuration.maximumLength + 1))
    }

    /// The parts, the largest unit first; at least one.
    static func parts(of text: String) throws(DurationParseError) -> [Part] {
        var reader = ISODurationReader(text)
        return try reader.parts()
    }

    private mutating func parts() throws(DurationParseError) -> [Part] {
        let limit = CalendarDuration.maximumLength
        guard bytes.count <= limit else { throw malformed("at most \(limit) bytes") }
        let isNegative = skip("-")
        if !isNegative { _ = skip("+") }
        guard skip("P") else { throw malformed("a duration as PT1H30M or P1D") }
        var parts: [Part] = []
        var units = Self.dates[...]
        var isTime = false
        while index < bytes.count {
            if !isTime, skip("T") {
                (units, isTime) = (Self.times[...], true)
                guard index < bytes.count else { break }
                continue
            }
            if parts.last.map({ $0.fractionDigits > 0 }) == true { throw malformed("nothing behind a fraction") }
            var part = try number()
            let letter = index < bytes.count ? bytes[index] & ~0x20 : 0
            guard let place = units.firstIndex(where: { $0.letter == letter }) else {
                let expected = units.map { String(Unicode.Scalar($0.letter)) }.joined(separator: ", ")
                throw malformed(expected.isEmpty ? "the end" : "one of " + expected)
            }
            index += 1
            part.unit = units[place].unit
            part.isNegative = part.isNegative != isNegative
            parts.append(part)
            units = units[(place + 1)...]
        }
        guard !parts.isEmpty, bytes.last.map({ $0 & ~0x20 }) != UInt8(ascii: "T") else {
            throw malformed("a number with its unit")
        }
        return parts
    }

    private mutating func number() throws(DurationParseError) -> Part {
        var number = Part()
        number.offset = index
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

extension ISODurationReader.Part {
    /// So many of a unit of fixed length, added to a total.
    ///
    /// - Throws: ``DurationParseError/outOfRange(text:)``.
    func attoseconds(
        of unit: DurationUnit, in text: String, added total: Int128 = 0
    ) throws(DurationParseError) -> Int128 {
        var (size, digits) = (unit.attoseconds, digits)
        // Cancel what the fraction and the unit have in common, so that only the result must fit.
        for _ in 0..<fractionDigits {
            if digits % 10 == 0 {
                digits /= 10
            } else if size % 10 == 0 {
                size /= 10
            } else if digits % 5 == 0, size % 2 == 0 {
                // No unit has more fives than twos in it, so that the other way round there is nothing to cancel.
                (digits, size) = (digits / 5, size / 2)
            } else {
                throw .outOfRange(text: text)
            }
        }
        let (product, overflow) = digits.multipliedReportingOverflow(by: size)
        // The least of all has no positive counterpart.
        let magnitude = Int128(exactly: product)
        guard !overflow, let signed = isNegative ? magnitude.map(-) ?? .min : magnitude,
            signed.magnitude == product
        else { throw .outOfRange(text: text) }
        let (sum, overflow2) = total.addingReportingOverflow(signed)
        guard !overflow2 else { throw .outOfRange(text: text) }
        return sum
    }

    /// The whole number before the point, and what is left of the digits.
    func divided(in text: String) throws(DurationParseError) -> (whole: Int, rest: Self) {
        var power: UInt128 = 1
        for _ in 0..<fractionDigits {
            let (tenfold, overflow) = power.multipliedReportingOverflow(by: 10)
            // So small a fraction has no digits before it.
            if overflow { return (0, self) }
            power = tenfold
        }
        var rest = self
        rest.digits = digits % power
        let whole = digits / power
        let magnitude = Int(exactly: whole)
        guard let signed = isNegative ? magnitude.map(-) ?? .min : magnitude, signed.magnitude == whole else {
            throw .outOfRange(text: text)
        }
        return (signed, rest)
    }
}
