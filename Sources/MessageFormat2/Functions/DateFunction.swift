internal import LocaleFormatCalendars
internal import LocaleFormatCore
internal import LocaleFormatDates
internal import LocaleFormatTexts

/// The standard's functions of dates and times: UTS #35 part 9, "Date and Time Value Formatting".
package enum DateFunction: String {
    case date, time, datetime

    /// Each option with the words that it may be set to, which must be literals: those of LDML 48.
    package var options: [String: [String]] {
        let fields = [
            "weekday", "day-weekday", "month-day", "month-day-weekday", "year-month-day", "year-month-day-weekday",
        ]
        let lengths = ["long", "medium", "short"]
        let precisions = ["hour", "minute", "second"]
        let zones = ["long", "short"]
        switch self {
        case .date: return ["fields": fields, "length": lengths]
        case .time: return ["precision": precisions, "timeZoneStyle": zones]
        case .datetime:
            return [
                "dateFields": fields, "dateLength": lengths, "timePrecision": precisions, "timeZoneStyle": zones,
            ]
        }
    }

    /// Options of LDML 47 in the place of those, which ICU 76 to 78 know.
    package var olderOptions: [String: [String]] {
        let styles = DateStyle.Length.allCases.filter { $0 != .none }.map(\.rawValue)
        switch self {
        case .date, .time: return ["style": styles]
        case .datetime: return ["dateStyle": styles, "timeStyle": styles].merging(Self.fields) { style, _ in style }
        }
    }

    /// Field options of LDML 47, in the order of skeletons.
    package static let fieldOrder = [
        "era", "year", "month", "day", "weekday", "hour", "minute", "second", "fractionalSecondDigits", "timeZoneName",
    ]

    private static let fields: [String: [String]] = {
        let names = ["long", "short", "narrow"]
        let digits = ["numeric", "2-digit"]
        return [
            "weekday": names, "era": names, "year": digits, "month": digits + names, "day": digits, "hour": digits,
            "minute": digits, "second": digits, "fractionalSecondDigits": ["1", "2", "3"],
            "timeZoneName": ["long", "short", "shortOffset", "longOffset", "shortGeneric", "longGeneric"],
        ]
    }()

    /// The letters of a field option.
    package static func letters(_ option: String, _ word: String) -> String {
        func name(_ letter: String) -> String {
            String(repeating: letter, count: word == "long" ? 4 : word == "narrow" ? 5 : 3)
        }
        func digits(_ letter: String) -> String { word == "2-digit" ? letter + letter : letter }
        switch option {
        case "era": return name("G")
        case "year": return digits("y")
        case "month": return word == "numeric" || word == "2-digit" ? digits("M") : name("M")
        case "day": return digits("d")
        case "weekday": return name("E")
        case "hour": return digits("j")
        case "minute": return digits("m")
        case "second": return digits("s")
        case "fractionalSecondDigits": return String(repeating: "S", count: Int(word) ?? 1)
        default:
            let zones = [
                "long": "zzzz", "short": "z", "shortOffset": "O", "longOffset": "OOOO", "shortGeneric": "v",
                "longGeneric": "vvvv",
            ]
            return zones[word] ?? "z"
        }
    }
}

/// A date or time as functions see it.
struct MessageDate: Sendable {
    /// The instant; of a literal without an offset as if it were in UTC.
    let instant: Instant
    /// The zone that came with it; nil for a time of no place.
    let zone: TimeZoneID?
    /// The literal, where it is a time of no place.
    private let floating: String?

    init?(_ argument: TextArgument) {
        switch argument {
        case .date(let instant, let style): self.init(instant: instant, zone: style.timeZone, floating: nil)
        case .string(let text): self.init(literal: text)
        default: return nil
        }
    }

    private init(instant: Instant, zone: TimeZoneID?, floating: String?) {
        (self.instant, self.zone, self.floating) = (instant, zone, floating)
    }

    /// A date/time literal, by the standard's regular expression: `2006-01-02`, `2006-01-02T15:04:06.789+02:00`. A date alone is
    /// its midnight.
    private init?(literal text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10 || bytes.count >= 19, !bytes.starts(with: "0000".utf8),
            zip(bytes, "dddd-dd-ddTdd:dd:dd".utf8).allSatisfy({ byte, mark in
                mark == UInt8(ascii: "d") ? 0x30...0x39 ~= byte : byte == mark
            })
        else { return nil }
        var end = min(bytes.count, 19)
        if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
            let count = bytes[(end + 1)...].prefix { 0x30...0x39 ~= $0 }.count
            guard 1...3 ~= count else { return nil }
            end += 1 + count
        }
        let offset = String(decoding: bytes[end...], as: UTF8.self)
        guard offset.isEmpty || offset == "Z" || offset.utf8.count == 6 else { return nil }
        let isDate = bytes.count == 10
        let local = isDate ? text + "T00:00:00" : String(decoding: bytes[..<end], as: UTF8.self)
        guard let instant = try? Instant(iso8601: local + (offset.isEmpty ? "Z" : offset)),
            bytes.count == 10 || !(bytes[11] == 0x32 && bytes[12] == 0x34)
        else { return nil }
        self.instant = instant
        if offset.isEmpty {
            (zone, floating) = (nil, local)
        } else {
            (zone, floating) = (offset == "Z" ? .utc : try? TimeZoneID("GMT" + offset), nil)
        }
    }

    var isFloating: Bool { floating != nil }

    /// A time of no place, as it was written.
    var literal: String? { floating }

    /// The instant at which a clock of this zone shows the time of no place.
    func instant(in zone: TimeZoneID) -> Instant {
        floating.flatMap { try? Instant(iso8601: $0, in: zone) } ?? instant
    }
}
