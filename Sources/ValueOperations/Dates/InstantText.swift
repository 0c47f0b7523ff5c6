import LocaleFormat

extension Instant {
    /// An instant as a command line has it, with blanks around it: `2025-11-21`, `20251121`, `2025-11-21T08:30:00+05:30`,
    /// `@1700000000`, `today`, `tomorrow`, `yesterday`, `now`. A date alone is noon in `zone`.
    ///
    /// A number is Unix time behind `@`, or where it has the ten digits that seconds have had since 2001: `2026` is a year
    /// to whoever types it, and thirteen digits are milliseconds.
    public init(commandText text: String, in zone: TimeZoneID) throws(CommandFailure) {
        let text = text.trimmingBlanks
        do throws(DateError) {
            if text.utf8.first == UInt8(ascii: "@") {
                guard let number = PlainNumber(text.dropFirst()) else {
                    throw .notAnInstant(text: String(text).shortened, offset: 1)
                }
                self = try number.unixTime()
                return
            }
            guard let number = PlainNumber(text) else {
                if let days = Self.dayWords[text.lowercased()] {
                    self = try .noonToday(in: zone, days: days)
                } else {
                    self = try Instant(text, in: zone)
                }
                return
            }
            if let date = number.compactDate {
                try self.init(iso8601: date, in: zone)
                return
            }
            if number.whole.utf8.count == 10 {
                self = try number.unixTime()
                return
            }
        } catch { throw CommandFailure(error) }
        throw .value("'\(String(text).shortened)' is not an instant; " + PlainNumber.hint(text))
    }

    /// Whether a text can be nothing else than one instant: `now`, `today`, `tomorrow`, `@1700000000`, and what begins with a year and a hyphen.
    static func isCommandText(_ text: String) -> Bool {
        let trimmed = text.trimmingBlanks
        if ends(text).count > 1 { return false }
        if trimmed == "now" || dayWords[trimmed.lowercased()] != nil || trimmed.hasPrefix("@") { return true }
        let digits = trimmed.drop { "+-".contains($0) }.prefix { $0.isNumber }
        return digits.count >= 4 && trimmed[digits.endIndex...].first == "-"
    }

    /// What stands between slashes, but for those in brackets: `[Asia/Kolkata]`.
    static func ends(_ text: String) -> [String] {
        var ends = [""]
        var isBracketed = false
        for character in text {
            if character == "[" || character == "]" { isBracketed = character == "[" }
            if character == "/", !isBracketed { ends.append("") } else { ends[ends.count - 1].append(character) }
        }
        return ends
    }

    /// Days from today.
    private static let dayWords = ["yesterday": -1, "today": 0, "tomorrow": 1]

    /// - Parameter days: from today, by the calendar and not by hours.
    private static func noonToday(in zone: TimeZoneID, days: Int) throws(DateError) -> Instant {
        let now = Instant.now
        let local = try Instant(seconds: now.seconds + Int64(zone.secondsFromUTC(at: now)) + Int64(days) * 86_400)
        return try Instant(iso8601: local.description.prefix { $0 != "T" }, in: zone)
    }
}

/// Digits with nothing else than a sign before and a fraction behind.
private struct PlainNumber {
    let text: Substring
    /// The digits before the point.
    let whole: Substring

    init?(_ text: Substring) {
        let unsigned = text.utf8.first == UInt8(ascii: "-") ? text.dropFirst() : text
        let whole = unsigned.prefix { Self.digits.contains($0) }
        let rest = unsigned[whole.endIndex...]
        guard !whole.isEmpty, rest.isEmpty || (rest.first == "." && rest.utf8.count > 1),
            rest.dropFirst().allSatisfy({ Self.digits.contains($0) })
        else { return nil }
        self.text = text
        self.whole = whole
    }

    private static let digits: ClosedRange<Character> = "0"..."9"

    func unixTime() throws(DateError) -> Instant {
        // More digits than any number of seconds that could be meant.
        guard whole.utf8.count < 19 else { throw .outOfRange("second \(String(text).shortened)") }
        return try Instant(text)
    }

    /// ISO 8601's basic format in its extended one.
    var compactDate: String? {
        guard text.utf8.count == 8, whole.utf8.count == 8 else { return nil }
        return "\(whole.prefix(4))-\(whole.dropFirst(4).prefix(2))-\(whole.suffix(2))"
    }

    /// What a number that is no instant was meant to be.
    static func hint(_ text: Substring) -> String {
        let digits = text.drop { $0 == "-" }.prefix { Self.digits.contains($0) }
        let units = [13: "milliseconds", 16: "microseconds", 19: "nanoseconds"]
        if let unit = units[digits.utf8.count] {
            let sign = text.hasPrefix("-") ? "-" : ""
            let fraction = digits.dropFirst(10).reversed().drop { $0 == "0" }.reversed()
            let seconds = sign + digits.prefix(10) + (fraction.isEmpty ? "" : "." + String(fraction))
            return "so many digits are \(unit) since 1970; in seconds that is @\(seconds)"
        }
        let date =
            switch digits.utf8.count {
            case 4: "\(digits)-01-01"
            case 6: "\(digits.prefix(4))-\(digits.suffix(2))-01"
            default: "2025-11-21"
            }
        return "write a date as \(date), seconds since 1970 as @\(String(text).shortened)"
    }
}
