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
    ///   ``DurationParseError/outOfRange(text:)``. `CalendarDuration` has years and months.
    public init(iso8601 text: some StringProtocol) throws(DurationParseError) {
        let text = String(text)
        try self.init(try ISODurationReader.parts(of: text), of: text)
    }

    /// The sum of parts of fixed length.
    init(_ parts: [ISODurationReader.Part], of text: String) throws(DurationParseError) {
        var total: Int128 = 0
        for part in parts {
            guard let unit = part.unit.fixed else { throw .noFixedLength(text: text, unit: part.unit.rawValue) }
            total = try part.attoseconds(of: unit, in: text, added: total)
        }
        self.init(attoseconds: total)
    }

    /// The duration as ISO 8601 writes it: `PT1H30M`, `-PT0.25S`, `PT36H`. Hours are the largest unit, for a day of a calendar may be
    /// longer or shorter; zero is `PT0S`.
    ///
    /// ```swift
    /// Duration.seconds(5_400).iso8601             // "PT1H30M"
    /// ```
    public var iso8601: String { (attoseconds < 0 ? "-PT" : "PT") + clockText(signed: false) }

    /// What stands behind `T`.
    ///
    /// - Parameter signed: whether each part has its sign.
    func clockText(signed: Bool) -> String {
        let second: UInt128 = 1_000_000_000_000_000_000
        let (minutes, rest) = attoseconds.magnitude.quotientAndRemainder(dividingBy: 60 * second)
        let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        let (seconds, fraction) = rest.quotientAndRemainder(dividingBy: second)
        let sign = signed && attoseconds < 0 ? "-" : ""
        var text = ""
        if hours > 0 { text += "\(sign)\(hours)H" }
        if minute > 0 { text += "\(sign)\(minute)M" }
        if rest > 0 || attoseconds == 0 {
            text += "\(sign)\(seconds)"
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
