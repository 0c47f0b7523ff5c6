package import LocaleFormatCalendars

// RFC 9557, section 4.1: `[Asia/Kolkata]`, then `[key=value]`, each with `!` where who does not know it is to refuse the text.
extension ISOReader {
    /// The zone and the calendar that suffixes name.
    ///
    /// A key that is not known, and a calendar that is not, is passed over unless it is critical. Of two calendars the first counts,
    /// unless one is critical, as in Temporal.
    package mutating func suffixes() throws(DateError) -> (zone: String?, calendar: CalendarID?) {
        var zone: String?
        var calendars: [Substring] = []
        var isCalendarCritical = false
        var isFirst = true
        while peek("[") {
            let start = index
            var body = try bracketed()
            let isCritical = body.first == "!"
            if isCritical { body = body.dropFirst() }
            if let (key, value) = Self.tag(body) {
                if key == "u-ca" {
                    calendars.append(value)
                    isCalendarCritical = isCalendarCritical || isCritical
                    if isCalendarCritical, calendars.count > 1 || CalendarID(identifier: value) == nil {
                        throw .unknownSuffix("[\(isCritical ? "!" : "")\(body)]", offset: start)
                    }
                } else if isCritical {
                    throw .unknownSuffix("[!\(body)]", offset: start)
                }
            } else if isFirst, Self.isZone(body) {
                zone = String(body)
            } else {
                throw fault(at: start)
            }
            isFirst = false
        }
        return (zone, calendars.first.flatMap { CalendarID(identifier: $0) })
    }

    /// The key and the value of a tag; nil for what is none.
    private static func tag(_ text: Substring) -> (key: Substring, value: Substring)? {
        guard let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        let (key, value) = (text[..<sign], text[text.utf8.index(after: sign)...])
        let parts = value.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let first = key.utf8.first, isSmall(first),
            key.utf8.allSatisfy({ isSmall($0) || isDigit($0) || $0 == 0x2D }),
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { isDigit($0) || isLetter($0) } })
        else { return nil }
        return (key, value)
    }

    /// Whether a text is written as a zone is: a name with slashes, or an offset.
    package static func isZone(_ text: Substring) -> Bool {
        if text.first == "+" || text.first == "-" {
            return text.utf8.dropFirst().allSatisfy { isDigit($0) || $0 == UInt8(ascii: ":") }
        }
        return text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
            guard let first = part.first, isLetter(first) || first == 0x2E || first == 0x5F else { return false }
            let name = String(part) ?? ""
            return name != "." && name != ".."
                && part.allSatisfy { isLetter($0) || isDigit($0) || [0x2E, 0x5F, 0x2D, 0x2B].contains($0) }
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
    /// A letter that may begin a key.
    private static func isSmall(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte || byte == 0x5F }
}
