internal import LocaleFormatCalendars
internal import LocaleFormatCivil
internal import LocaleFormatDates

extension RecurrenceRule {
    /// Reads a rule's text, with or without `RRULE:` in front. Case does not matter.
    ///
    /// ```swift
    /// try RecurrenceRule("RRULE:freq=weekly;byday=mo,fr").description     // "FREQ=WEEKLY;BYDAY=MO,FR"
    /// try RecurrenceRule("FREQ=DAILY;BYHOUR=24")                           // throws: BYHOUR 24 is outside 0 to 23, at byte 18
    /// ```
    ///
    /// - Throws: ``RecurrenceError``, with the place of what is wrong.
    public init(_ text: some StringProtocol) throws(RecurrenceError) {
        let bytes = Array(text.utf8)
        guard bytes.count <= Self.maximumLength else {
            throw .tooLong(length: bytes.count, limit: Self.maximumLength)
        }
        var reader = RuleReader(bytes)
        self = try reader.rule()
    }
}

/// The parts of a rule between semicolons, and their values between commas.
struct RuleReader {
    private let bytes: [UInt8]
    /// Where each part stands, by its name.
    private var places: [String: Int] = [:]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// A part of the text.
    private struct Piece {
        var text: String
        var offset: Int
    }

    mutating func rule() throws(RecurrenceError) -> RecurrenceRule {
        let prefix = Array("RRULE:".utf8)
        let hasPrefix = bytes.count >= prefix.count && zip(bytes, prefix).allSatisfy { $0 & 0xDF == $1 & 0xDF }
        let start = hasPrefix ? prefix.count : 0
        var values: [(name: String, value: Piece)] = []
        for piece in Self.split(bytes[start...], UInt8(ascii: ";")) {
            guard let equals = piece.text.utf8.firstIndex(of: UInt8(ascii: "=")), equals != piece.text.startIndex else {
                throw .malformed(offset: piece.offset)
            }
            let name = piece.text[..<equals].uppercased()
            guard places[name] == nil else { throw .repeatedPart(name, offset: piece.offset) }
            places[name] = piece.offset
            let value = String(piece.text[equals...].dropFirst())
            values.append((name, Piece(text: value, offset: piece.offset + name.utf8.count + 1)))
        }
        guard let frequency = values.first(where: { $0.name == "FREQ" })?.value else { throw .missingFrequency }
        var rule = RecurrenceRule(try Self.word(frequency, "FREQ"))
        for (name, value) in values { try read(name, value, into: &rule) }
        try rule.check(places)
        return rule
    }

    private static func split(_ bytes: ArraySlice<UInt8>, _ separator: UInt8) -> [Piece] {
        bytes.split(separator: separator, omittingEmptySubsequences: false).map {
            Piece(text: String(decoding: $0, as: UTF8.self), offset: $0.startIndex)
        }
    }

    private func read(_ name: String, _ value: Piece, into rule: inout RecurrenceRule) throws(RecurrenceError) {
        switch name {
        case "FREQ": break
        case "INTERVAL": rule.interval = try Self.number(value, name, isSigned: false)
        case "COUNT", "UNTIL":
            let other = name == "COUNT" ? "UNTIL" : "COUNT"
            if rule.end != nil { throw .conflict(other, name, offset: value.offset) }
            rule.end = name == "COUNT" ? .count(try Self.number(value, name, isSigned: false)) : try Self.until(value)
        case "BYSECOND": rule.seconds = try numbers(value, name, isSigned: false)
        case "BYMINUTE": rule.minutes = try numbers(value, name, isSigned: false)
        case "BYHOUR": rule.hours = try numbers(value, name, isSigned: false)
        case "BYDAY":
            for piece in list(value) { rule.weekdays.append(try Self.weekday(piece)) }
        case "BYMONTHDAY": rule.daysOfMonth = try numbers(value, name)
        case "BYYEARDAY": rule.daysOfYear = try numbers(value, name)
        case "BYWEEKNO": rule.weeks = try numbers(value, name)
        case "BYMONTH":
            for piece in list(value) { rule.months.append(try Self.month(piece)) }
        case "BYSETPOS": rule.positions = try numbers(value, name)
        case "WKST": rule.weekStart = try Self.word(value, name)
        case "SKIP": rule.skip = try Self.word(value, name)
        case "RSCALE":
            guard let calendar = CalendarID(identifier: value.text) else {
                throw .unknownCalendar(value.text, offset: value.offset)
            }
            rule.calendar = calendar
        default: throw .unknownPart(name, offset: value.offset - name.utf8.count - 1)
        }
    }

    private func list(_ value: Piece) -> [Piece] {
        let end = value.offset + value.text.utf8.count
        // What was no UTF-8 is longer once it is repaired.
        return Self.split(bytes[value.offset..<min(end, bytes.count)], UInt8(ascii: ","))
    }

    private func numbers(
        _ value: Piece, _ name: String, isSigned: Bool = true
    ) throws(RecurrenceError) -> [Int] {
        var numbers: [Int] = []
        for piece in list(value) { numbers.append(try Self.number(piece, name, isSigned: isSigned)) }
        return numbers
    }

    private static func number(_ piece: Piece, _ name: String, isSigned: Bool) throws(RecurrenceError) -> Int {
        let digits =
            isSigned
            ? piece.text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") } : piece.text.utf8[...]
        let isPlain = !digits.isEmpty && digits.count <= 12 && digits.allSatisfy { 0x30...0x39 ~= $0 }
        guard isPlain, let number = Int(piece.text) else {
            throw .invalidValue(piece.text, part: name, offset: piece.offset)
        }
        return number
    }

    private static func word<Word: RawRepresentable<String>>(
        _ value: Piece, _ name: String
    ) throws(RecurrenceError) -> Word {
        guard let word = Word(rawValue: value.text.uppercased()) else {
            throw .invalidValue(value.text, part: name, offset: value.offset)
        }
        return word
    }

    private static func weekday(_ piece: Piece) throws(RecurrenceError) -> RecurrenceRule.WeekdayPart {
        let name = Piece(text: String(piece.text.suffix(2)), offset: piece.offset)
        guard let weekday = RecurrenceRule.Weekday(rawValue: name.text.uppercased()) else {
            throw .invalidValue(piece.text, part: "BYDAY", offset: piece.offset)
        }
        let ordinal = piece.text.dropLast(2)
        guard !ordinal.isEmpty else { return RecurrenceRule.WeekdayPart(weekday) }
        do throws(RecurrenceError) {
            let number = try number(Piece(text: String(ordinal), offset: piece.offset), "BYDAY", isSigned: true)
            return RecurrenceRule.WeekdayPart(weekday, ordinal: number)
        } catch { throw .invalidValue(piece.text, part: "BYDAY", offset: piece.offset) }
    }

    private static func month(_ piece: Piece) throws(RecurrenceError) -> RecurrenceRule.Month {
        let isLeap = piece.text.utf8.last.map { $0 | 0x20 == UInt8(ascii: "l") } ?? false
        let digits = Piece(text: String(isLeap ? piece.text.dropLast() : piece.text[...]), offset: piece.offset)
        do throws(RecurrenceError) {
            return RecurrenceRule.Month(try number(digits, "BYMONTH", isSigned: false), isLeap: isLeap)
        } catch { throw .invalidValue(piece.text, part: "BYMONTH", offset: piece.offset) }
    }

    /// `20251224`, `20251224T120000`, `20251224T120000Z`
    private static func until(_ value: Piece) throws(RecurrenceError) -> RecurrenceRule.End {
        let text = Array(value.text.utf8)
        let isUTC = text.count == 16 && text[15] | 0x20 == UInt8(ascii: "z")
        let hasTime = text.count == 15 || isUTC
        let digits = text.prefix(15).enumerated().allSatisfy { index, byte in
            index == 8 ? byte | 0x20 == UInt8(ascii: "t") : 0x30...0x39 ~= byte
        }
        guard text.count == 8 || hasTime, digits else {
            throw .invalidValue(value.text, part: "UNTIL", offset: value.offset)
        }
        func number(_ range: Range<Int>) -> Int { text[range].reduce(0) { $0 * 10 + Int($1 - 0x30) } }
        do throws(DateError) {
            let date = try PlainDate(year: number(0..<4), month: number(4..<6), day: number(6..<8))
            guard hasTime else { return .day(date) }
            // Second 60 is one of a leap second.
            let time = date.at(
                try PlainTime(hour: number(9..<11), minute: number(11..<13), second: min(number(13..<15), 59)))
            guard number(13..<15) <= 60 else { throw .outOfRange("second \(number(13..<15))") }
            return isUTC ? .instant(try time.in(.utc).instant) : .time(time)
        } catch { throw .invalidValue(value.text, part: "UNTIL", offset: value.offset) }
    }
}
