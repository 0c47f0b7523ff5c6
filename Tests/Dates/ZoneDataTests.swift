import Foundation
import LocaleFormatCore
import TestSupport
import Testing

@testable import LocaleFormatDates

/// The zone files of the system, and who else reads them. One after another: `reload` is for the whole process.
@Suite(.serialized) struct ZoneDataTests {
    /// Every id that is listed is a zone, once.
    @Test(arguments: [false, true])
    func listedZonesAreTaken(_ withAliases: Bool) throws {
        let ids = TimeZoneID.all(withAliases: withAliases)
        #expect(ids == Array(Set(ids)).sorted())
        #expect(ids.count > 400)
        for id in ids { #expect(throws: Never.self, "\(id)") { try TimeZoneID(id) } }
        for id in ["Factory", "Etc/Unknown", "localtime", "posixrules"] { #expect(!ids.contains(id)) }
    }

    #if os(Linux)
    /// The C library reads the same files: around the changes of a zone, and at random between 1900 and 2100.
    @Test func offsetsAreTheCLibrarys() throws {
        guard let path = try ZoneData.system.path() else { return }
        var random = SeededGenerator(for: "ZoneDataTests")
        var mismatches = Mismatches()
        let ids = TimeZoneID.all(withAliases: true).filter {
            FileManager.default.fileExists(atPath: "\(path)/\($0)")
        }
        for (index, id) in ids.enumerated() where TestSize.isFull || index % 6 == Int(random.seed % 6) {
            let zone = try TimeZoneID(id)
            var seconds = (0..<40).map { _ in Int64(random.next() % 6_311_433_600) - 2_208_988_800 }
            seconds += zone.rules.changes.filter { -2_208_988_800..<4_102_444_800 ~= $0 }.suffix(150)
                .flatMap { [$0 - 1, $0, $0 + 1] }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/date")
            process.arguments = ["-f", "-", "+%::z"]
            process.environment = ["TZ": ":\(id)", "TZDIR": path, "LC_ALL": "C"]
            let (input, output) = (Pipe(), Pipe())
            process.standardInput = input
            process.standardOutput = output
            try process.run()
            try input.fileHandleForWriting.write(contentsOf: Data(seconds.map { "@\($0)\n" }.joined().utf8))
            try input.fileHandleForWriting.close()
            let lines = try String(decoding: output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
                .split(separator: "\n")
            process.waitUntilExit()
            try #require(lines.count == seconds.count)
            for (second, line) in zip(seconds, lines) {
                let parts = line.dropFirst().split(separator: ":").compactMap { Int($0) }
                let offset = (line.hasPrefix("-") ? -1 : 1) * (parts[0] * 3_600 + parts[1] * 60 + parts[2])
                mismatches.expect(
                    zone.secondsFromUTC(at: try Instant(seconds: second)), equals: offset, "\(id) at \(second)")
            }
        }
        mismatches.report()
    }
    #endif

    /// Other tests run beside this one, so that nothing else is chosen here.
    @Test func currentData() throws {
        #expect(ZoneData.current == .system)
        try ZoneData.use(.system)
        #expect(TimeZoneID.dataVersion == (try ZoneData.system.version() ?? "unknown"))
        #expect(try TimeZoneID("Asia/Tokyo") == TimeZoneID("Asia/Tokyo", data: .system))
        #expect(throws: DateError.noZoneFolder("/nowhere")) { try ZoneData.use(.folder("/nowhere")) }
        #expect(ZoneData.current == .system)
    }

    /// A system without zone files has ICU's.
    @Test func folderWithoutTheZone() throws {
        let folder = try ZoneTestFolder()
        for id in ["Europe/Berlin", "America/New_York", "Asia/Kolkata"] {
            #expect(try TimeZoneID(id, data: folder.data) == TimeZoneID(id, data: .icu))
        }
        #expect(throws: DateError.unknownTimeZone("Test/Zone")) { try TimeZoneID("Test/Zone", data: folder.data) }
    }

    /// The older names of a zone are those of its file.
    @Test func otherNamesOfAFile() throws {
        let folder = try ZoneTestFolder()
        try folder.write(TZifFile(footer: "AAA-7").bytes, "Asia/Kolkata")
        for id in ["Asia/Kolkata", "Asia/Calcutta", "IST"] {
            #expect(try TimeZoneID(id, data: folder.data).secondsFromUTC(at: .now) == 25_200, "\(id)")
        }
    }

    /// Text by every way has the hours of the zone data, and no name that is for others.
    @Test(arguments: [1, 100])
    func textHasTheHoursOfTheFile(_ times: Int) throws {
        let folder = try ZoneTestFolder()
        try folder.write(TZifFile(footer: "AAA-5").bytes, "Europe/Berlin")
        let zone = try TimeZoneID("Europe/Berlin", data: folder.data)
        let instant = try Instant(iso8601: "2025-11-21T08:30:00Z")
        // Thin and narrow spaces came with CLDR 42.
        let (thin, narrow) = LoadedICU.cldr >= 42 ? ("\u{2009}", "\u{202F}") : (" ", " ")
        for _ in 0..<times {
            #expect(
                DateStyle(pattern: "HH:mm z zzzz v vvvv VV VVV VVVV O XXX", locale: "en").timeZone(zone).format(instant)
                    == "13:30 GMT+5 GMT+05:00 Germany Time Germany Time Europe/Berlin Berlin Germany Time GMT+5 +05:00")
            #expect(
                DateStyle(date: .none, time: .full, locale: "fr").timeZone(zone).format(instant)
                    == "13:30:00 UTC+05:00")
            #expect(
                DateStyle(skeleton: "jm", locale: "ar-EG").timeZone(zone).format(instant)
                    == LoadedICU.words("١:٣٠ م", apple: "١:٣٠\u{A0}م"))
            let span = DateIntervalStyle(skeleton: "yMMMdjm", locale: "en").timeZone(zone)
            let end = try Instant(iso8601: "2025-11-21T10:30:00Z")
            #expect(span.format(from: instant, to: end) == "Nov 21, 2025, 1:30\(thin)–\(thin)3:30\(narrow)PM")
            #expect(
                DateIntervalStyle(skeleton: "jmz", locale: "en").timeZone(zone).format(from: instant, to: end)
                    == "1:30\(thin)–\(thin)3:30\(narrow)PM GMT+5")
        }
        let style = DateStyle(date: .medium, time: .full, locale: "en").timeZone(zone)
        let text = LoadedICU.words("Nov 21, 2025,", apple: "Nov 21, 2025 at") + " 1:30:00\(narrow)PM GMT+05:00"
        #expect(try style.formattedText(instant).text == text)
        #expect(try style.formattedText(instant).spans.map(\.field).last == .timeZone)
        // And back.
        #expect(try style.parse(text).instant == instant)
        #expect(try Instant(iso8601: "2025-11-21T13:30:00", in: zone) == instant)
        // What ICU writes by itself.
        for locale in ["he-u-ca-hebrew", "ar-EG-u-ca-islamic", "zh-u-ca-chinese-nu-hanidec", "en-u-nu-roman"]
            as [LocaleID]
        {
            let style = DateStyle(pattern: "d MMMM y HH:mm:ss.SSS zzzz O '''at'' zz'", locale: locale)
            let expected = try CompiledDate(reference: style.timeZone(TimeZoneID("+05:00"))).formattedText(instant)
            #expect(try CompiledDate(reference: style.timeZone(zone)).formattedText(instant) == expected)
            #expect(try CompiledDate(reference: style.timeZone(zone)).format(instant) == expected.text)
        }
    }

    /// Names of zones that ICU does not have: those of the zone that it is another name of, or whose clock it shares in its
    /// country. CLDR's own record since 2023 gives Ciudad Juárez and Coyhaique the same metazones at these instants
    /// (common/supplemental/metaZones.xml).
    @Test func namesOfNewZones() throws {
        let juarez = TZifFile(
            version: 0x32, times: [891_766_800, 1_667_116_800, 1_669_788_000], types: [1, 2, 1],
            records: [(-21_600, 0, 0), (-25_200, 0, 4), (-21_600, 0, 4)], footer: "MST7MDT,M3.2.0,M11.1.0")
        let coyhaique = TZifFile(
            version: 0x32, times: [1_709_229_600, 1_742_439_600], types: [1, 2],
            records: [(-14_400, 0, 0), (-10_800, 1, 4), (-10_800, 0, 4)], footer: "<-03>3")
        let folder = try ZoneTestFolder()
        try folder.write(juarez.bytes, "America/Ciudad_Juarez")
        // No ICU has it, whereas one with CLDR 43 or newer has Juarez.
        try folder.write(juarez.bytes, "America/New_Edmonton")
        try folder.write(juarez.bytes, "America/Nowhere")
        try folder.write(coyhaique.bytes, "America/Coyhaique")
        try folder.write(TZifFile(footer: "CET-1CEST,M3.5.0,M10.5.0/3").bytes, "Test/Link")
        try folder.write(
            "# tz zone descriptions\nMX\t+3144-10629\tAmerica/Ciudad_Juarez\tChihuahua\n"
                + "CA\t+5333-11328\tAmerica/New_Edmonton\n", "zone1970.tab")
        try folder.write("CL\t-4534-07204\tAmerica/Coyhaique\n", "zone.tab")
        try folder.write("# version 2025b\nL Europe/Berlin Test/Link\n", "tzdata.zi")
        #expect(try TimeZoneID("Test/Link", data: folder.data).canonical == "Europe/Berlin")
        func text(_ zone: String, _ instant: String, _ pattern: String = "HH:mm zzzz/v", _ locale: LocaleID = "en")
            throws
            -> String
        {
            DateStyle(pattern: pattern, locale: locale).timeZone(try TimeZoneID(zone, data: folder.data))
                .format(try Instant(iso8601: instant))
        }
        for id in ["America/Ciudad_Juarez", "America/New_Edmonton"] {
            #expect(try text(id, "2025-07-01T12:00:00Z") == "06:00 Mountain Daylight Time/MT")
            #expect(try text(id, "2025-01-01T12:00:00Z") == "05:00 Mountain Standard Time/MT")
        }
        // A month is too short to tell.
        #expect(try text("America/New_Edmonton", "2022-11-15T12:00:00Z") == "06:00 GMT-06:00/New Edmonton Time")
        let german = try text("America/New_Edmonton", "2025-07-01T12:00:00Z", "V|VV|VVV|VVVV", "de")
        let place = LoadedICU.cldr >= 42 ? "New Edmonton (Ortszeit)" : "New Edmonton Zeit"
        #expect(german == "unk|America/New_Edmonton|New Edmonton|\(place)")
        // CLDR 46 has the name with an s (common/main/de.xml).
        let mountains = LoadedICU.cldr >= 46 ? "Rocky-Mountains-Sommerzeit" : "Rocky-Mountain-Sommerzeit"
        #expect(try text("America/New_Edmonton", "2025-07-01T12:00:00Z", "zzzz", "de") == mountains)
        #expect(try text("America/Coyhaique", "2025-07-01T12:00:00Z") == "09:00 GMT-03:00/Coyhaique Time")
        // Nobody says where it is.
        #expect(try text("America/Nowhere", "2025-07-01T12:00:00Z") == "06:00 GMT-06:00/Nowhere Time")
        let link = try text("Test/Link", "2025-07-01T12:00:00Z")
        #expect(link == "14:00 Central European Summer Time/Germany Time")
        let zone = try TimeZoneID("America/Ciudad_Juarez", data: folder.data)
        let style = DateStyle(date: .long, time: .full, locale: "en").timeZone(zone)
        let instant = try Instant(iso8601: "2025-07-01T12:00:00Z")
        #expect(try style.parse(style.format(instant)).instant == instant)
    }

    /// A name stands beside the hours that it is for, and no others: a clock that CLDR's metazone does not have shows its
    /// offset.
    @Test(arguments: [
        // Paraguay on its summer time for ever; Egypt with summer time again; Mexico without (tz 2024b, 2023c, 2022f).
        ("America/Asuncion", "<-03>3", "2025-07-01T12:00:00Z", "09:00 Paraguay Standard Time/Paraguay Time"),
        (
            "Africa/Cairo", "EET-2EEST,M4.5.5/0,M10.5.4/24", "2025-07-01T12:00:00Z",
            "15:00 Eastern European Summer Time/Egypt Time"
        ),
        ("America/Mexico_City", "CST6", "2025-07-01T12:00:00Z", "06:00 Central Standard Time/CST"),
        // The metazone of all Kazakhstan has names in CLDR 46 (common/main/en.xml).
        (
            "Asia/Almaty", "<+05>-5", "2025-07-01T12:00:00Z",
            LoadedICU.cldr >= 46 ? "17:00 Kazakhstan Time/Almaty Time" : "17:00 GMT+05:00/Almaty Time"
        ),
        ("America/Chihuahua", "CST6", "2025-07-01T12:00:00Z", "06:00 Central Standard Time/CST"),
        (
            "Antarctica/Casey", "<+08>-8", "2025-07-01T12:00:00Z",
            "20:00 Australian Western Standard Time/Casey \(LoadedICU.cldr >= 48 ? "Station " : "")Time"
        ),
        ("Europe/London", "GMT0", "2025-07-01T12:00:00Z", "12:00 Greenwich Mean Time/GMT"),
        ("Europe/London", "CET-1", "2025-07-01T12:00:00Z", "13:00 GMT+01:00/United Kingdom Time"),
        ("Europe/Berlin", "CET-1", "2025-07-01T12:00:00Z", "13:00 Central European Standard Time/Germany Time"),
    ])
    func namesBesideTheirHours(_ id: String, _ rule: String, _ instant: String, _ expected: String) throws {
        let folder = try ZoneTestFolder()
        try folder.write(TZifFile(footer: rule).bytes, id)
        let style = DateStyle(pattern: "HH:mm zzzz/v", locale: "en").timeZone(try TimeZoneID(id, data: folder.data))
        let text = style.format(try Instant(iso8601: instant))
        #expect(text == expected)
    }

    /// Values that are held go on; those read later are new. An update that changes nothing makes no new zones.
    @Test func readsAnew() throws {
        let folder = try ZoneTestFolder()
        let old = try folder.zone(TZifFile(footer: "AAA-5").bytes)
        ZoneData.reload()
        #expect(try TimeZoneID("Test/Zone", data: folder.data) == old)
        let style = try DateStyle(pattern: "HH:mm", locale: "en").timeZone(old).compiled()
        try folder.write(TZifFile(footer: "AAA-6").bytes, "Test/Zone")
        #expect(try TimeZoneID("Test/Zone", data: folder.data) == old)
        ZoneData.reload()
        let new = try TimeZoneID("Test/Zone", data: folder.data)
        #expect(new != old)
        #expect(new.secondsFromUTC(at: .epoch) == 21_600)
        #expect(old.secondsFromUTC(at: .epoch) == 18_000)
        #expect(try style.format(.epoch) == "05:00")
        #expect(DateStyle(pattern: "HH:mm", locale: "en").timeZone(new).format(.epoch) == "06:00")
        #expect(DateStyle(pattern: "HH:mm", locale: "en").timeZone(old).format(.epoch) == "05:00")
        // A new zone.
        try folder.write(TZifFile(footer: "AAA-7").bytes, "Test/Newer")
        ZoneData.reload()
        #expect(try TimeZoneID("Test/Newer", data: folder.data).secondsFromUTC(at: .epoch) == 25_200)
    }

    /// An update while other threads read: each reads the old zone or the new one.
    @Test func readsAnewWhileOthersRead() async throws {
        let folder = try ZoneTestFolder()
        try folder.write(TZifFile(footer: "AAA-5").bytes, "Test/Zone")
        let data = folder.data
        let seen = try await withThrowingTaskGroup(of: Set<Int>.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    var seen: Set<Int> = []
                    for _ in 0..<2_000 {
                        seen.insert(try TimeZoneID("Test/Zone", data: data).secondsFromUTC(at: .epoch))
                        seen.insert(try TimeZoneID("Asia/Kolkata", data: data).secondsFromUTC(at: .epoch))
                    }
                    return seen
                }
            }
            for hour in 6...9 {
                try folder.write(TZifFile(footer: "AAA-\(hour)").bytes, "Test/Zone")
                ZoneData.reload()
            }
            return try await group.reduce(into: Set<Int>()) { $0.formUnion($1) }
        }
        #expect(seen.isSubset(of: Set((5...9).map { $0 * 3_600 } + [19_800])))
        #expect(seen.contains(19_800))
        #expect(try TimeZoneID("Test/Zone", data: data).secondsFromUTC(at: .epoch) == 32_400)
    }
}
