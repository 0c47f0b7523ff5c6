import LocaleFormat
import LocaleFormatBake
import LocaleFormatBaked
import LocaleFormatOperations
import TestSupport
import Testing

/// Baked distances in time and durations say what they say in this process.
@Suite struct BakedDurationTests {
    static let relative = """
        "seen": {"op": "relative"}, "exactly": {"op": "relative", "numeric": "always"},
        "seen-short": {"op": "relative", "width": "short", "thresholds": "early"},
        "headline": {"op": "relative", "width": "narrow", "capitalization": "beginning-of-sentence"}
        """
    static let durations = """
        "clock": {"op": "duration"}, "stopwatch": {"op": "duration", "style": "minute-second", "fraction": 3},
        "padded-clock": {"op": "duration", "style": "hour-minute", "minInteger": 2, "rounding": "half-up"},
        "length": {"op": "duration", "style": "units"}, "words": {"op": "duration", "width": "wide", "fraction": "0..2"},
        "all": {"op": "duration", "units": "weeks,days,hours,minutes,seconds,milliseconds", "width": "narrow", "zeros": 1},
        "about": {"op": "duration", "units": "days,hours,minutes", "maxUnits": 1, "rounding": "down"},
        "quarters": {"op": "duration", "units": "hours", "fraction": "0..2", "increment": "0.25"}
        """

    private static func tags(_ random: inout SeededGenerator) -> [String] {
        var tags: Set<String> = ["ar-EG", "de", "en", "fi", "hi-u-nu-deva", "lv", "pl", "es"]
        while tags.count < TestSize.of(200, usually: 10) { tags.insert(random.element(of: LocaleID.available).tag) }
        return tags.sorted()
    }

    @Test func relativeEqualsLive() throws {
        var random = SeededGenerator(for: "BakedRelativeDates")
        let tags = Self.tags(&random)
        let list = try BakedSamples.list(locales: tags, formats: Self.relative)
        let baked = try BakedFormats(BakedFormatList(list).bytes)
        var mismatches = Mismatches()
        for tag in tags {
            for format in list.formats {
                var style = RelativeDateStyle(locale: try LocaleID.init(tag))
                if format.name == "exactly" { style.numeric = .always }
                if format.name == "seen-short" { (style.width, style.thresholds) = (.short, .early) }
                if format.name == "headline" { (style.width, style.capitalization) = (.narrow, .beginningOfSentence) }
                let live = try style.compiled()
                let held = try baked.relative(format.name, in: tag)
                for unit in RelativeDateStyle.Unit.allCases {
                    for _ in 0..<TestSize.of(40, usually: 4) * SeededGenerator.rounds {
                        let whole = Double(Int.random(in: -30...30, using: &random))
                        let offset = random.element(of: [
                            whole, -0.0, whole / 4, Double(Int.random(in: -2_000_000...2_000_000, using: &random)) / 8,
                        ])
                        let place = "\(format.name) of \(offset) \(unit) in \(tag)"
                        let expected = try live.format(offset, unit)
                        // Short Hebrew days are ICU's alone.
                        if unit == .day, style.locale.language == "he", style.width != .wide {
                            #expect(throws: BakedError.self) { try held.format(5, unit) }
                            continue
                        }
                        mismatches.expect(
                            try baked.format(format.name, offset, unit, in: tag), equals: expected, place)
                        var bytes: [UInt8] = []
                        try held.append(offset, unit, to: &bytes)
                        mismatches.expect(String(decoding: bytes, as: UTF8.self), equals: expected, place)
                    }
                }
                for _ in 0..<20 {
                    let seconds = Double(Int.random(in: -100_000_000...100_000_000, using: &random)) / 16
                    let now = try Instant(seconds: 0)
                    if style.locale.language == "he", style.width != .wide { continue }
                    let then = try Instant(secondsSince1970: seconds)
                    mismatches.expect(
                        try held.format(seconds: seconds), equals: try live.format(then, relativeTo: now),
                        "\(format.name) of \(seconds) s in \(tag)")
                }
            }
        }
        mismatches.report()
    }

    static let moments =
        relative + """
            , "at": {"op": "relative", "time": "short"}, "at-short": {"op": "relative", "time": "medium", "width": "short"},
            "At": {"op": "relative", "time": "full", "capitalization": "beginning-of-sentence", "width": "narrow"},
            "late": {"op": "relative", "thresholds": "50,50,30,10,3,14"}, "jewish": {"op": "relative", "calendar": "hebrew"}
            """
    static let zones: [TimeZoneID] = [
        "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Etc/UTC", "Europe/Berlin",
    ]

    @Test func instantsEqualLive() throws {
        var random = SeededGenerator(for: "BakedRelativeInstants")
        let tags = Self.tags(&random) + ["fa", "th", "en-u-ca-hebrew", "de-u-fw-fri"]
        let listed = Self.zones.map { "\"\($0.identifier)\"" }.joined(separator: ", ")
        let quoted = tags.map { "\"\($0)\"" }.joined(separator: ", ")
        let json = "{\"locales\": [\(quoted)], \"timeZones\": [\(listed)], \"formats\": {\(Self.moments)}}"
        let list = try FormatList(json: Array(json.utf8))
        let baked = try BakedFormats(BakedFormatList(list).bytes)
        var mismatches = Mismatches()
        for tag in tags {
            for format in list.formats {
                // Short Hebrew days are ICU's alone.
                if tag.hasPrefix("he"), format.options.isSet(.width) { continue }
                let held = try baked.relative(format.name, in: tag)
                for _ in 0..<TestSize.of(60, usually: 8) * SeededGenerator.rounds {
                    let zone = random.element(of: Self.zones)
                    let live = try format.live(in: tag, zone)
                    let length = Int64(1) << Int64.random(in: 4...31, using: &random)
                    let start = Int64.random(in: -3_000_000_000...6_000_000_000, using: &random)
                    let now = try Instant(seconds: start)
                    let then = try Instant(seconds: start + Int64.random(in: -length...length, using: &random))
                    var bytes: [UInt8] = []
                    try live.append(.texts([now.description, then.description]), to: &bytes)
                    let expected = String(decoding: bytes, as: UTF8.self)
                    let place = "\(format.name) of \(then) from \(now) in \(zone) in \(tag)"
                    mismatches.expect(try held.format(then, relativeTo: now, in: zone), equals: expected, place)
                    mismatches.expect(
                        try baked.format(format.name, then, relativeTo: now, timeZone: zone, in: tag),
                        equals: expected, place)
                }
            }
        }
        mismatches.report()
    }

    @Test func calendarsOfInstants() throws {
        let formats = try BakedSamples.baked(locales: ["de"], formats: Self.moments).formats
        let now = try Instant(seconds: 1_763_773_200)
        let then = try Instant(seconds: 1_763_664_000)
        for tag in ["de", "de-u-ca-gregory", "de-AT"] {
            let text = try formats.format("at", then, relativeTo: now, timeZone: .utc, in: tag)
            #expect(text.hasPrefix("vorgestern"), "\(text)")
        }
        #expect(throws: BakedError.keywordNotBaked("ca-hebrew", locale: "de")) {
            try formats.format("seen", then, relativeTo: now, timeZone: .utc, in: "de-u-ca-hebrew")
        }
        // Of a number with a unit no calendar is asked.
        #expect(try formats.format("seen", -1, .day, in: "de-u-ca-hebrew") == "gestern")
        for format in [#"{"op": "relative", "timeZone": "UTC"}"#, #"{"op": "relative", "from": "2025-01-01"}"#] {
            #expect(throws: CommandFailure.self) {
                try BakedSamples.baked(locales: ["de"], formats: "\"a\": \(format)")
            }
        }
    }

    @Test func durationsEqualLive() throws {
        var random = SeededGenerator(for: "BakedDurations")
        let tags = Self.tags(&random)
        let list = try BakedSamples.list(locales: tags, formats: Self.durations)
        let baked = try BakedFormats(BakedFormatList(list).bytes)
        var mismatches = Mismatches()
        for tag in tags {
            for format in list.formats {
                let live = try format.live(in: tag)
                for _ in 0..<TestSize.of(100, usually: 8) * SeededGenerator.rounds {
                    let text = random.decimalText(digits: 12)
                    guard let duration = try Duration(seconds: ExactDecimal(text)) else { continue }
                    var bytes: [UInt8] = []
                    try live.append(.text(text), to: &bytes)
                    var appended: [UInt8] = []
                    try baked.duration(format.name, in: tag).append(duration, to: &appended)
                    let place = "\(format.name) of \(text) s in \(tag)"
                    mismatches.expect(appended, equals: bytes, place)
                    mismatches.expect(
                        Array(try baked.format(format.name, duration, in: tag).utf8), equals: bytes, place)
                }
            }
        }
        mismatches.report()
    }

    @Test func refusals() throws {
        for (format, reason) in [
            (#"{"op": "duration", "style": "calendar"}"#, "years and months are counted by a calendar")
        ] {
            do {
                _ = try BakedSamples.baked(locales: ["de"], formats: "\"a\": \(format)")
                Issue.record("baked \(format)")
            } catch let error as CommandFailure { #expect(error.message.hasSuffix(reason), "\(error.message)") }
        }
        let formats = try BakedSamples.baked(locales: ["de"], formats: Self.relative).formats
        #expect(throws: BakedError.beyondProgram("nan day")) { try formats.format("seen", .nan, .day, in: "de") }
        #expect(try formats.kind(of: "seen") == .relative)
    }
}
