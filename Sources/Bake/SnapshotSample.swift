import LocaleFormat
import LocaleFormatValueOperations

/// Values that show a format, in one zone where that matters.
struct SnapshotSample {
    /// Nil for values without a clock, and for styles with a zone of their own.
    var zone: String?
    let values: [String]

    /// How a value stands in a snapshot: with its zone, as RFC 9557 writes it, unless that is UTC.
    func shown(_ value: String) -> String {
        guard let zone, zone != TimeZoneID.utc.identifier else { return value }
        return "\(value)[\(zone)]"
    }

    /// Nil for an operation that has none.
    static func all(of format: FormatList.Format, zones: [TimeZoneID]) -> [SnapshotSample]? {
        let hasZone = format.options.isSet(.timeZone)
        switch format.operation {
        case .number, .currency, .unit: return [SnapshotSample(values: numbers)]
        case .plural: return [SnapshotSample(values: plurals)]
        case .list: return [SnapshotSample(values: lists)]
        case .relative:
            if format.options.isSet(.unit) { return [SnapshotSample(values: distances)] }
            let moments = SnapshotSample(zone: hasZone ? nil : "Etc/UTC", values: moments)
            return (format.options.isSet(.time) ? [] : [SnapshotSample(values: distances)]) + [moments]
        case .duration: return [SnapshotSample(values: durations)]
        case .name: return [SnapshotSample(values: names)]
        case .interval: return [SnapshotSample(zone: hasZone ? nil : "Etc/UTC", values: spans)]
        case .date:
            if hasZone { return [SnapshotSample(values: dates)] }
            let others = zones.filter { $0 != .utc }
            return [SnapshotSample(zone: "Etc/UTC", values: dates)]
                + others.map { SnapshotSample(zone: $0.identifier, values: edges(of: $0)) }
        default: return nil
        }
    }

    /// Signs, zeros, ties, groups, fractions, magnitudes.
    private static let numbers = [
        "0", "-0", "1", "-1", "2", "3", "5", "11", "21", "0.5", "-0.005", "1.25", "12.345", "999.995", "1234.5",
        "-12345.678", "999950", "1234567.891", "2500000000", "-1e15", "NaN", "Infinity",
    ]

    /// Every plural category of CLDR.
    private static let plurals = [
        "0", "1", "1.0", "1.5", "2", "3", "5", "6", "11", "21", "22", "100", "101", "1000000", "1c6",
    ]

    /// Every length that has words of its own, and the sounds that change them.
    private static let lists = [
        "[]", #"["A"]"#, #"["A","B"]"#, #"["A","B","C"]"#, #"["A","B","C","D"]"#, #"["A","B","C","D","E"]"#,
        #"["padre","hijo"]"#, #"["siete","ocho"]"#, "[\"\u{5D0}\",\"\u{5D1}\"]",
    ]

    private static let distances = ["year", "month", "week", "day", "hour", "second", "friday"].flatMap { unit in
        ["-11", "-2", "-1", "-0", "0", "1", "2", "1.5", "5", "1234"].map { "\($0) \(unit)" }
    }

    /// From one instant to another: minutes, hours over midnight, days, weeks, months, years.
    private static let moments = [
        ("2025-01-10T10:00:00Z", "2025-01-10T09:58:30Z"), ("2025-01-10T02:00:00Z", "2025-01-09T22:00:00Z"),
        ("2025-01-10T10:00:00Z", "2025-01-11T21:00:00Z"), ("2025-01-10T10:00:00Z", "2025-01-08T10:00:00Z"),
        ("2025-01-10T10:00:00Z", "2025-01-19T10:00:00Z"), ("2025-01-10T10:00:00Z", "2024-12-01T10:00:00Z"),
        ("2025-01-10T10:00:00Z", "2027-03-01T10:00:00Z"),
    ].map { "[\"\($0.0)\",\"\($0.1)\"]" }

    private static let durations = [
        "0", "-1", "0.5", "59.9996", "60", "61.5", "3599", "3600", "5405", "-5405.25", "86399.5", "90061", "1234567",
        "123456789012",
    ]

    /// Every part; initials, monograms and capitals; other languages and scripts; a given name alone.
    private static let names = [
        #"{"title":"Dr.","given":"Thomas","given-informal":"Tom","given2":"Louis","surname":"Clark","generation":"Jr.","credentials":"MD"}"#,
        #"{"given":"Mary Ann","surname-prefix":"van der","surname-core":"Poel","locale":"nl"}"#,
        #"{"given":"Diego","surname":"Rivera","surname2":"Barrientos","locale":"es-MX"}"#,
        #"{"given":"駿","surname":"宮崎","locale":"ja"}"#, #"{"given":"瑗珺","surname":"汪"}"#,
        #"{"given":"민준","surname":"김"}"#,
        #"{"given":"アルベルト","surname":"アインシュタイン","locale":"de"}"#, #"{"given":"Zoltán","surname":"Nagy","locale":"hu"}"#,
        #"{"given":"Ήλιος","surname":"Παπαδόπουλος"}"#, #"{"given":"क्षमा","surname":"शर्मा"}"#,
        #"{"given":"ijsbrand","surname":"ilgi"}"#,
        #"{"given":"Zendaya"}"#, #"{"given":"Mao","surname":"Zedong","preferredOrder":"surnameFirst"}"#,
    ]

    /// Each month and weekday; leap days and months, ends of years, years before our era, before the Gregorian calendar and of five
    /// digits; midnight, noon and each part of the day.
    private static let dates: [String] = [
        "2024-01-01T00:00:00Z", "2024-02-29T12:00:00Z", "2025-03-04T03:05:07Z", "2025-04-09T06:30:00Z",
        "2025-05-15T09:59:59Z", "2025-06-20T11:00:00Z", "2025-07-26T13:07:00Z", "2025-08-31T15:45:00Z",
        "2025-09-07T18:00:00Z", "2025-10-13T20:20:20Z", "2025-11-21T22:00:00Z", "2025-12-31T23:59:59.999Z",
        "2023-03-28T00:30:00Z", "2023-01-01T12:30:00Z", "2019-05-01T00:00:00Z", "1970-01-01T00:00:00Z",
        "1900-02-28T12:00:00Z", "1582-10-15T00:00:00Z", "1582-10-04T12:00:00Z", "0001-01-01T12:00:00Z",
        "0000-12-31T12:00:00Z", "-000500-07-04T12:00:00Z", "+012345-06-07T08:09:10Z",
    ]

    /// A fraction of a second, minutes, hours over noon and midnight, days, months, years, and nothing at all.
    private static let spans: [String] = [
        ("2025-01-10T10:00:00.100", "2025-01-10T10:00:00.200"), ("2025-01-10T10:00:00", "2025-01-10T10:00:30"),
        ("2025-01-10T10:00:00", "2025-01-10T10:30:00"), ("2025-01-10T09:00:00", "2025-01-10T11:00:00"),
        ("2025-01-10T10:00:00", "2025-01-10T15:00:00"), ("2025-01-10T22:00:00", "2025-01-11T02:00:00"),
        ("2025-01-10T10:00:00", "2025-01-20T10:00:00"), ("2025-01-10T10:00:00", "2025-03-20T10:00:00"),
        ("2024-02-29T10:00:00", "2025-03-01T09:00:00"), ("2025-01-10T10:00:00", "2025-01-10T10:00:00"),
        ("1912-07-01T00:00:00", "2019-05-01T00:00:00"),
    ].map { "\($0.0)Z/\($0.1)Z" }

    /// The seconds around the changes of a clock in 2025, and one in winter and in summer.
    private static func edges(of zone: TimeZoneID) -> [String] {
        var instants: [Int64] = [1_736_942_400, 1_752_580_800]
        var before = zone.offset(at: 1_735_689_600)
        for hour: Int64 in 0..<365 * 24 {
            let time = 1_735_689_600 + hour * 3_600
            let offset = zone.offset(at: time)
            if offset != before { instants += [time - 1, time] }
            before = offset
        }
        return instants.sorted().compactMap { try? Instant(seconds: $0).description }
    }
}

extension TimeZoneID {
    fileprivate func offset(at seconds: Int64) -> Int { (try? secondsFromUTC(at: Instant(seconds: seconds))) ?? 0 }
}
