extension CalendarDuration {
    /// Bytes that a duration may have where it is read, here and as `Duration(iso8601:)`.
    public static let maximumLength = 200

    /// Reads a duration as ISO 8601-1:2019 writes it (section 5.5.2, with signs and weeks among other units as of ISO 8601-2).
    ///
    /// ```swift
    /// try CalendarDuration(iso8601: "P1Y2M10DT2H30M").iso8601         // "P1Y2M10DT2H30M"
    /// try CalendarDuration(iso8601: "-P1,5D").iso8601                 // "-P1DT12H"
    /// try CalendarDuration(iso8601: "P0.5Y")                          // throws: 'P0.5Y' has a fraction of years, …
    /// ```
    ///
    /// Each part may have a sign of its own, `P1M-5D`. The last one may have a fraction behind a point or a comma: that of a week is
    /// told in days, that of a day in hours of a 24th of it; years and months have none. Hours, minutes and seconds become one
    /// ``time``, exactly. Letters may be small.
    ///
    /// - Throws: ``DurationParseError``; it is malformed too if it has more than ``maximumLength`` bytes.
    public init(iso8601 text: some StringProtocol) throws(DurationParseError) {
        let text = String(text)
        try self.init(try ISODurationReader.parts(of: text), of: text)
    }

    /// The sum of parts, of which the last may have a fraction.
    init(_ parts: [ISODurationReader.Part], of text: String) throws(DurationParseError) {
        self.init()
        var attoseconds: Int128 = 0
        for part in parts {
            switch part.unit {
            case .years: years = try part.whole(in: text)
            case .months: months = try part.whole(in: text)
            case .weeks:
                let (whole, rest) = try part.divided(in: text)
                weeks = whole
                let time = try rest.attoseconds(of: .weeks, in: text)
                let day = Int128(DurationUnit.days.attoseconds)
                days = Int(time / day)
                attoseconds = time % day
            case .days:
                let (whole, rest) = try part.divided(in: text)
                days = whole
                attoseconds = try rest.attoseconds(of: .days, in: text)
            case .hours: attoseconds = try part.attoseconds(of: .hours, in: text, added: attoseconds)
            case .minutes: attoseconds = try part.attoseconds(of: .minutes, in: text, added: attoseconds)
            case .seconds: attoseconds = try part.attoseconds(of: .seconds, in: text, added: attoseconds)
            }
        }
        time = Duration(attoseconds: attoseconds)
    }

    /// The duration as ISO 8601 writes it: `P1Y2M10DT2H30M`, `-P3W`, `PT0S`. Where parts go into different directions, each that goes
    /// back has a sign, `P1M-5D`.
    public var iso8601: String {
        let isSigned = hasMixedSigns
        var text = hasNegative && !isSigned ? "-P" : "P"
        for (count, letter) in [(years, "Y"), (months, "M"), (weeks, "W"), (days, "D")] where count != 0 {
            text += isSigned ? "\(count)" : "\(count.magnitude)"
            text += letter
        }
        let hasDate = period != CalendarDuration().period
        if time != .zero || !hasDate { text += "T" + time.clockText(signed: isSigned) }
        return text
    }
}

extension ISODurationReader.Part {
    fileprivate func whole(in text: String) throws(DurationParseError) -> Int {
        let (whole, rest) = try divided(in: text)
        guard rest.digits == 0 else {
            throw .noFixedFraction(text: text, offset: offset, unit: unit.rawValue)
        }
        return whole
    }
}
