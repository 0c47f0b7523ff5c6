import LocaleFormat
import LocaleFormatBake
import LocaleFormatBaked
import LocaleFormatCalendars
import LocaleFormatOperations
import TestSupport
import Testing

/// Dates and spans that were baked say the same as ICU does in this process.
@Suite struct BakedDatesTests {
    static let formats = """
        "full": {"op": "date", "date": "full", "time": "short"}, "long": {"op": "date", "date": "long"},
        "medium": {"op": "date", "date": "medium", "time": "medium"}, "short": {"op": "date", "date": "short"},
        "time": {"op": "date", "time": "medium"}, "month": {"op": "date", "skeleton": "yMMMM"},
        "week": {"op": "date", "pattern": "YYYY-'W'ww-e GGGG QQQQ"}, "day": {"op": "date", "skeleton": "MMMEd"},
        "hour": {"op": "date", "skeleton": "jmss"}, "period": {"op": "date", "skeleton": "Bh"},
        "fraction": {"op": "date", "pattern": "HH:mm:ss.SSS K k D F w W g A"},
        "offset": {"op": "date", "pattern": "O OOOO X XX XXX XXXX XXXXX x xx xxx xxxx xxxxx Z ZZZZ ZZZZZ"}
        """
    static let zoned = """
        "zone": {"op": "date", "date": "long", "time": "long"}, "zones": {"op": "date", "pattern": "z zzzz VV VVV VVVV"},
        "whole": {"op": "date", "date": "full", "time": "full"}
        """
    static let spans = """
        "days": {"op": "interval", "skeleton": "yMMMd"}, "hours": {"op": "interval", "skeleton": "jm"},
        "both": {"op": "interval", "date": "medium", "time": "short"}, "dates": {"op": "interval", "date": "long"}
        """
    static let zones = ["Etc/UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"]

    static func list(_ locales: [String], _ formats: String, zones: [String] = zones) throws -> FormatList {
        func array(_ texts: [String]) -> String { "[" + texts.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
        let json =
            "{\"locales\": \(array(locales)), \"timeZones\": \(array(zones)), \"formats\": {\(formats)}}"
        return try FormatList(json: Array(json.utf8))
    }

    private static func instant(_ random: inout SeededGenerator) throws -> Instant {
        let range: ClosedRange<Int64> =
            random.chance(1, in: 4) ? -30_000_000_000...30_000_000_000 : -2_000_000_000...4_000_000_000
        return try Instant(
            seconds: Int64.random(in: range, using: &random),
            nanoseconds: Int64.random(in: 0..<1_000_000_000, using: &random))
    }

    /// The style of a format in a locale and a zone.
    private static func style(_ format: FormatList.Format, _ tag: String, _ zone: TimeZoneID) throws -> DateStyle {
        var options = format.options
        options[.locale] = tag
        return try DateOptions.read(options).timeZone(zone)
    }

    /// Every kind of date, in locales, zones and of instants by chance.
    @Test func equalLive() throws {
        var random = SeededGenerator(for: "BakedDatesTests")
        var tags: Set<String> = [
            "de", "en-US", "ar-EG", "hi-u-nu-deva", "ja-u-ca-japanese", "fa", "th", "en-u-hc-h23", "zh-Hant",
        ]
        let count = TestSize.of(100, usually: 12)
        let available = LocaleID.available
        while tags.count < count { tags.insert(random.element(of: available).tag) }
        let list = try Self.list(tags.sorted(), Self.formats)
        let baked = try BakedFormats(BakedFormatList(list).bytes)
        let zones = TimeZoneID.all()
        var mismatches = Mismatches()
        for tag in tags.sorted() {
            for format in list.formats {
                for _ in 0..<TestSize.of(30, usually: 4) * SeededGenerator.rounds {
                    let zone = try TimeZoneID(random.element(of: zones))
                    let instant = try Self.instant(&random)
                    let live = try Self.style(format, tag, zone).compiled()
                    let place = "\(format.name) of \(instant) in \(tag), \(zone)"
                    // Initials of eras before Meiji are ICU's alone; Apple's medium dates have them too.
                    let hasInitials = format.name == "short" || LoadedICU.isFoundation && format.name == "medium"
                    if tag == "ja-u-ca-japanese", hasInitials, instant.seconds < -3_200_000_000 { continue }
                    let text = try baked.format(format.name, instant, timeZone: zone, in: tag)
                    mismatches.expect(text, equals: try live.format(instant), place)
                    var appended: [UInt8] = []
                    try baked.date(format.name, timeZone: zone, in: tag).append(instant, to: &appended)
                    mismatches.expect(String(decoding: appended, as: UTF8.self), equals: text, place)
                }
            }
        }
        mismatches.report()
    }

    /// Names of the zones that were baked.
    @Test func zoneNames() throws {
        var random = SeededGenerator(for: "BakedDatesTests zones")
        let tags = ["de", "en", "en-GB", "fr", "hi", "ja", "ar-EG"]
        let list = try Self.list(tags, Self.zoned)
        let baked = try BakedFormats(BakedFormatList(list).bytes)
        var mismatches = Mismatches()
        for tag in tags {
            for format in list.formats {
                for id in Self.zones {
                    let zone = try TimeZoneID(id)
                    let live = try Self.style(format, tag, zone).compiled()
                    for _ in 0..<TestSize.of(100, usually: 12) * SeededGenerator.rounds {
                        let instant = try Self.instant(&random)
                        mismatches.expect(
                            try baked.format(format.name, instant, timeZone: zone, in: tag),
                            equals: try live.format(instant), "\(format.name) of \(instant) in \(tag), \(zone)")
                    }
                }
                #expect(throws: BakedError.zoneNotBaked("Asia/Tokyo")) {
                    try baked.format(format.name, .epoch, timeZone: "Asia/Tokyo", in: tag)
                }
            }
        }
        mismatches.report()
    }

    /// Every calendar.
    @Test func calendars() throws {
        var random = SeededGenerator(for: "BakedDatesTests calendars")
        let tags = CalendarID.allCases.flatMap { id in ["en", "hi", "zh"].map { "\($0)-u-ca-\(id.bcp47)" } }
        let list = try Self.list(
            tags, #""long": {"op": "date", "date": "long"}, "short": {"op": "date", "date": "short"}"#)
        let baked = try BakedFormats(BakedFormatList(list).bytes)
        var mismatches = Mismatches()
        for tag in tags {
            for format in list.formats {
                let live = try Self.style(format, tag, .utc).compiled()
                for _ in 0..<8 * SeededGenerator.rounds {
                    let instant = try Instant(seconds: Int64.random(in: 0...4_000_000_000, using: &random))
                    mismatches.expect(
                        try baked.format(format.name, instant, timeZone: .utc, in: tag),
                        equals: try live.format(instant),
                        "\(format.name) of \(instant) in \(tag)")
                }
            }
        }
        mismatches.report()
    }

    /// The time between two instants, near and far.
    @Test func intervals() throws {
        var random = SeededGenerator(for: "BakedDatesTests intervals")
        let tags = ["de", "en", "fr", "ja", "ar-EG", "hi", "zh", "en-u-ca-buddhist", "gu-u-ca-gujarati"]
        let list = try Self.list(tags, Self.spans)
        let baked = try BakedFormats(BakedFormatList(list).bytes)
        var mismatches = Mismatches()
        for tag in tags {
            for format in list.formats {
                let zone = try TimeZoneID(random.element(of: Self.zones))
                let live = try DateIntervalStyle(Self.style(format, tag, zone)).compiled()
                for _ in 0..<TestSize.of(60, usually: 16) * SeededGenerator.rounds {
                    let start = Int64.random(in: 0...2_000_000_000, using: &random)
                    let length: Int64 = random.element(of: [0, 20, 900, 10_000, 70_000, 400_000, 5_000_000, 90_000_000])
                    let (first, last) = (try Instant(seconds: start), try Instant(seconds: start + length))
                    mismatches.expect(
                        try baked.format(format.name, from: first, to: last, timeZone: zone, in: tag),
                        equals: try live.format(from: first, to: last),
                        "\(format.name) of \(first)/\(last) in \(tag), \(zone)")
                }
            }
        }
        mismatches.report()
    }

    @Test func typedErrors() throws {
        let formats = try BakedFormats(
            BakedFormatList(Self.list(["de"], #""long": {"op": "date", "date": "long"}, "n": {"op": "number"}"#)).bytes)
        #expect(try formats.kind(of: "long") == .date)
        #expect(throws: BakedError.keywordNotBaked("ca-buddhist", locale: "de")) {
            try formats.format("long", .epoch, timeZone: .utc, in: "de-u-ca-buddhist")
        }
        #expect(try formats.format("n", 1, in: "de-u-ca-buddhist") == "1")
        #expect(try formats.format("long", .epoch, timeZone: .utc, in: "de-CH-u-ca-gregory-hc-h12") == "1. Januar 1970")
        #expect(throws: BakedError.wrongKind(format: "n", expected: "numbers")) {
            try formats.format("n", .epoch, timeZone: .utc, in: "de")
        }
        #expect(throws: CommandFailure.self) {
            try BakedFormatList(Self.list(["de"], #""d": {"op": "date", "timeZone": "Asia/Tokyo"}"#))
        }
        #expect(throws: CommandFailure.self) {
            try BakedFormatList(Self.list(["de"], #""d": {"op": "date", "fields": true}"#))
        }
    }
}
