import Harness
import LocaleFormat
import RawICU

/// Where ICU writes; nothing here runs on two threads.
nonisolated(unsafe) private let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: Int(rawCapacity))

private func raw(_ count: Int32) -> String {
    String(decoding: UnsafeRawBufferPointer(start: buffer, count: Int(count)), as: UTF8.self)
}

private let instants = Moments.seconds.compactMap { try? Instant(seconds: $0) }
private let milliseconds = Moments.seconds.map { Double($0) * 1_000 }

/// A compiled date style, and ICU's format where it has the calendar. The texts of all instants are compared.
private func date(
    _ task: String, _ style: DateStyle, _ icu: UnsafeMutableRawPointer?, known: String
) throws -> [Benchmark] {
    let compiled = try style.compiled()
    guard compiled.isFast else { fatalError("\(task): no program") }
    require(plain(try compiled.format(Instant(seconds: Moments.known))), known, "\(task)/ours")
    var fingerprint = Fingerprint()
    for (instant, moment) in zip(instants, milliseconds) {
        let text = try compiled.format(instant)
        if let icu { require(text, raw(rawicu_date(icu, moment, buffer, rawCapacity)), "\(task), \(instant)") }
        fingerprint.add(text.utf8)
    }
    print(fingerprint.line(task))
    let ours = Benchmark("\(task)/ours", count: instants.count) { () -> Int in
        var bytes = 0
        for instant in instants { bytes &+= (try? compiled.format(instant))?.utf8.count ?? 0 }
        return bytes
    }
    guard let icu else { return [ours] }
    return [
        ours,
        Benchmark("\(task)/icu", count: milliseconds.count) { () -> Int in
            var bytes = 0
            for moment in milliseconds { bytes &+= Int(rawicu_date(icu, moment, buffer, rawCapacity)) }
            return bytes
        },
    ]
}

/// Newer data has a space that does not break before AM and PM.
private func plain(_ text: String) -> String {
    String(text.unicodeScalars.map { $0 == "\u{202F}" ? " " : Character($0) })
}

func gregorianDates() throws -> [Benchmark] {
    let zone = TimeZoneID("America/New_York")
    let long = DateStyle(date: .long, locale: "en").timeZone(.utc)
    var storage: [UInt8] = []
    storage.reserveCapacity(instants.count * 64)
    let compiled = try long.compiled()
    return try date("date/gregorian-long", long, rawicu_date_open(1, -1, nil, "en", "UTC"), known: "November 21, 2025")
        + date(
            "date/gregorian-full-time", DateStyle(date: .full, time: .medium, locale: "en").timeZone(zone),
            rawicu_date_open(0, 2, nil, "en", "America/New_York"), known: "Friday, November 21, 2025 at 3:30:05 AM")
        + date(
            "date/gregorian-short", DateStyle(date: .short, time: .short, locale: "de").timeZone(zone),
            rawicu_date_open(3, 3, nil, "de", "America/New_York"), known: "21.11.25, 03:30")
        + date(
            "date/pattern", DateStyle(pattern: "yyyy-MM-dd'T'HH:mm:ss", locale: "en").timeZone(.utc),
            rawicu_date_open(-1, -1, "yyyy-MM-dd'T'HH:mm:ss", "en", "UTC"), known: "2025-11-21T08:30:05")
        + [
            Benchmark("date/buffer/ours", count: instants.count) { () -> Int in
                storage.removeAll(keepingCapacity: true)
                for instant in instants { try? compiled.append(instant, to: &storage) }
                return storage.count
            }
        ]
}

func otherDates() throws -> [Benchmark] {
    func long(_ task: String, _ calendar: CalendarID, _ icu: String?, known: String) throws -> [Benchmark] {
        try date(
            task, DateStyle(date: .long, locale: "en").calendar(calendar).timeZone(.utc),
            icu.map { rawicu_date_open(1, -1, nil, "en@calendar=" + $0, "UTC") }, known: known)
    }
    return try long("date/chinese", .chinese, "chinese", known: "Tenth Month 2, 2025(yi-si)")
        + long("date/dangi", .dangi, "dangi", known: "Tenth Month 2, 2025(yi-si)")
        + long("date/vietnamese", .vietnamese, nil, known: "Tenth Month 2, 2025(Ất Tỵ)")
        + long("date/umalqura", .islamicUmmAlQura, "islamic-umalqura", known: "Jumada I 30, 1447 AH")
        + long("date/hebrew", .hebrew, "hebrew", known: "1 Kislev 5786")
        + long("date/indian", .indian, "indian", known: "Kartika 30, 1947 Saka")
        + long("date/gujarati", .gujarati, nil, known: "Magshar 1, 2082 VS")
        + long("date/tamil", .tamil, nil, known: "Karthikai 6, 1947 Saka")
}

func relativeDates() throws -> [Benchmark] {
    let style = try RelativeDateStyle(locale: "en").compiled()
    let interval = try DateIntervalStyle(skeleton: "yMMMd", locale: "en").timeZone(.utc).compiled()
    let icu = rawicu_relative_open("en")
    let icuInterval = rawicu_interval_open("yMMMd", "en")
    let ends = try zip(instants, Moments.distances).map {
        ($0, try Instant(seconds: $0.seconds + Int64(abs($1)) * 86_400))
    }
    require(try style.format(-1, .day), "yesterday", "relative/ours")
    for distance in Moments.distances {
        require(
            try style.format(distance, .day), raw(rawicu_relative_days(icu, Double(distance), buffer, rawCapacity)),
            "relative")
    }
    for (start, end) in ends {
        let count = rawicu_interval(
            icuInterval, Double(start.seconds) * 1_000, Double(end.seconds) * 1_000, buffer, rawCapacity)
        require(try interval.format(from: start, to: end), raw(count), "interval, \(start)")
    }
    return [
        Benchmark("relative/ours", count: Moments.distances.count) { () -> Int in
            Moments.distances.reduce(0) { $0 &+ ((try? style.format($1, .day))?.utf8.count ?? 0) }
        },
        Benchmark("relative/icu", count: Moments.distances.count) { () -> Int in
            Moments.distances.reduce(0) { $0 &+ Int(rawicu_relative_days(icu, Double($1), buffer, rawCapacity)) }
        },
        Benchmark("interval/ours", count: ends.count) { () -> Int in
            ends.reduce(0) { $0 &+ ((try? interval.format(from: $1.0, to: $1.1))?.utf8.count ?? 0) }
        },
        Benchmark("interval/icu", count: ends.count) { () -> Int in
            ends.reduce(0) { bytes, pair in
                let (from, to) = (Double(pair.0.seconds) * 1_000, Double(pair.1.seconds) * 1_000)
                return bytes &+ Int(rawicu_interval(icuInterval, from, to, buffer, rawCapacity))
            }
        },
    ]
}
