import Foundation
@testable import LocaleFormatDates
import TestSupport
import Testing

/// Zone files as RFC 9636 describes them, and as nobody should write them.
@Suite struct ZoneFileTests {
    /// 1998-01-01 and 1999-01-01.
    private static let times: [Int64] = [883_612_800, 915_148_800]

    /// What `/etc/localtime` leads to.
    @Test(arguments: [
        ("/usr/share/zoneinfo/Europe/Berlin", "Europe/Berlin"),
        ("/usr/share/zoneinfo/posix/Asia/Kolkata", "Asia/Kolkata"),
        ("/zoneinfo/zoneinfo/America/Argentina/Ushuaia", "America/Argentina/Ushuaia"), ("/a/zoneinfo/UTC", "UTC"),
        ("/usr/share/zoneinfo/right/UTC", nil), ("/usr/share/zoneinfo/localtime", nil), ("/usr/share/zoneinfo", nil),
        ("/usr/share/zoneinfo/../passwd", nil), ("/etc/localtime", nil), ("/usr/share/myzoneinfo/UTC", nil), ("", nil),
    ])
    func nameByPath(_ path: String, _ id: String?) { #expect(ZoneFolder.id(ofPath: path) == id) }

    @Test(arguments: [0, 0x32, 0x33, 0x34] as [UInt8])
    func transitionsOfEveryVersion(_ version: UInt8) throws {
        let file = TZifFile(
            version: version, times: Self.times, types: [1, 2], records: [(-1_234, 0, 0), (3_600, 0, 0), (7_200, 1, 4)])
        let zone = try ZoneTestFolder().zone(file.bytes)
        #expect(try zone.state("1900-01-01T00:00:00Z") == "-1234 0")
        #expect(try zone.state("1997-12-31T23:59:59Z") == "-1234 0")
        #expect(try zone.state("1998-01-01T00:00:00Z") == "3600 0")
        #expect(try zone.state("1998-12-31T23:59:59Z") == "3600 0")
        #expect(try zone.state("1999-01-01T00:00:00Z") == "7200 1")
        // Without a rule the last type holds for ever.
        #expect(try zone.state("2500-01-01T00:00:00Z") == "7200 1")
    }

    @Test func leapSecondsAndIndicatorsArePassedOver() throws {
        let file = TZifFile(
            times: Self.times, types: [1, 0], records: [(0, 0, 0), (3_600, 0, 4)],
            leapSeconds: [(78_796_800, 1), (94_694_401, 2)], indicators: 2, footer: "AAA0")
        let zone = try ZoneTestFolder().zone(file.bytes)
        #expect(try zone.state("1997-12-31T23:59:59Z") == "0 0")
        #expect(try zone.state("1998-01-01T00:00:00Z") == "3600 0")
        #expect(try zone.state("1999-01-01T00:00:00Z") == "0 0")
    }

    /// Rules of POSIX.1-2024, section 8.3, and of RFC 9636, section 3.3; instants by hand.
    @Test(arguments: [
        // The last Sundays of March and October 2025 are the 30th and the 26th.
        ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-03-30T00:59:59Z", "3600 0"),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-03-30T01:00:00Z", "7200 1"),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-10-26T00:59:59Z", "7200 1"),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-10-26T01:00:00Z", "3600 0"),
        // In 2600, which begins on a Wednesday like 2025, likewise.
        ("CET-1CEST,M3.5.0,M10.5.0/3", "2600-03-30T00:59:59Z", "3600 0"),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "2600-03-30T01:00:00Z", "7200 1"),
        // The rule of Godthab (RFC 9636's example): on the Saturday before the last Sunday, at 22:00 of the offset -2.
        ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2025-03-30T00:59:59Z", "-7200 0"),
        ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2025-03-30T01:00:00Z", "-3600 1"),
        ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2025-10-26T00:59:59Z", "-3600 1"),
        ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2025-10-26T01:00:00Z", "-7200 0"),
        // Jerusalem: 26 hours after the fourth Thursday of March, which is Friday the 28th in 2025 at two.
        ("IST-2IDT,M3.4.4/26,M10.5.0", "2025-03-27T23:59:59Z", "7200 0"),
        ("IST-2IDT,M3.4.4/26,M10.5.0", "2025-03-28T00:00:00Z", "10800 1"),
        // The south: summer at the turn of the year.
        ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2025-01-01T00:00:00Z", "39600 1"),
        ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2025-04-05T16:00:00Z", "36000 0"),
        ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2025-10-04T15:59:59Z", "36000 0"),
        ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2025-10-04T16:00:00Z", "39600 1"),
        // All year (RFC 9636's example).
        ("XXX3EDT4,0/0,J365/23", "2024-12-31T23:59:59Z", "-14400 1"),
        ("XXX3EDT4,0/0,J365/23", "2025-01-01T03:00:00Z", "-14400 1"),
        ("XXX3EDT4,0/0,J365/23", "2025-07-01T00:00:00Z", "-14400 1"),
        // March 1 is J60 in every year, and 59 or 60.
        ("AAA0BBB,J60/0,J100/0", "2024-02-29T23:59:59Z", "0 0"),
        ("AAA0BBB,J60/0,J100/0", "2024-03-01T00:00:00Z", "3600 1"),
        ("AAA0BBB,J60/0,J100/0", "2025-03-01T00:00:00Z", "3600 1"),
        ("AAA0BBB,59/0,100/0", "2024-02-29T00:00:00Z", "3600 1"), ("AAA0BBB,59/0,100/0", "2025-02-28T23:59:59Z", "0 0"),
        ("AAA0BBB,59/0,100/0", "2025-03-01T00:00:00Z", "3600 1"),
        // 167 hours behind and ahead: a week less an hour from January 5 and December 28, 2025.
        ("AAA0BBB,M1.1.0/-167,M7.1.0/0", "2024-12-29T00:59:59Z", "0 0"),
        ("AAA0BBB,M1.1.0/-167,M7.1.0/0", "2024-12-29T01:00:00Z", "3600 1"),
        ("AAA0BBB,M12.5.0/167,M7.1.0/0", "2026-01-03T22:59:59Z", "0 0"),
        ("AAA0BBB,M12.5.0/167,M7.1.0/0", "2026-01-03T23:00:00Z", "3600 1"),
        ("AAA0BBB,M12.5.0/167,M7.1.0/0", "2826-01-01T22:59:59Z", "0 0"),
        // Offsets with seconds, and one that is said.
        ("AAA-1:02:03BBB-3,M3.5.0,M10.5.0", "2025-01-01T00:00:00Z", "3723 0"),
        ("AAA-1:02:03BBB-3,M3.5.0,M10.5.0", "2025-07-01T00:00:00Z", "10800 1"),
        ("<+0530>-5:30", "2025-07-01T00:00:00Z", "19800 0"),
    ])
    func rules(_ footer: String, _ instant: String, _ expected: String) throws {
        // With a transition long before, and without any.
        let first = TZifFile(version: 0x33, times: [-1_000_000_000], types: [0], records: [(0, 0, 0)], footer: footer)
        #expect(try ZoneTestFolder().zone(first.bytes).state(instant) == expected)
        let alone = TZifFile(version: 0x33, footer: footer)
        #expect(try ZoneTestFolder().zone(alone.bytes).state(instant) == expected)
    }

    /// The rule of Ireland, which is behind its standard time in winter: CLDR's names have it the other way round.
    @Test func daylightSavingIsAhead() throws {
        let file = TZifFile(
            version: 0x33, times: [0], types: [0], records: [(3_600, 0, 0)], footer: "IST-1GMT0,M10.5.0,M3.5.0/1")
        let zone = try ZoneTestFolder().zone(file.bytes)
        #expect(try zone.state("2025-01-01T00:00:00Z") == "0 0")
        #expect(try zone.state("2025-07-01T00:00:00Z") == "3600 1")
        let dublin: TimeZoneID = "Europe/Dublin"
        #expect(try dublin.state("2025-01-01T00:00:00Z") == "0 0")
        #expect(try dublin.state("2025-07-01T00:00:00Z") == "3600 1")
    }

    private static let damages: [(String, [UInt8])] = {
        var files: [(String, [UInt8])] = [
            ("nothing", []), ("text", Array("Not a zone file at all, but long enough".utf8)),
        ]
        func add(_ name: String, _ change: (inout TZifFile) -> Void) {
            var file = TZifFile(times: times, types: [0, 1], records: [(0, 0, 0), (3_600, 1, 4)], footer: "AAA0")
            change(&file)
            files.append((name, file.bytes))
        }
        add("version 1 in the wrong letter") { $0.version = 0x31 }
        add("version 5") { $0.version = 0x35 }
        add("no types") { ($0.records, $0.times, $0.types) = ([], [], []) }
        add("type that is not there") { $0.types = [0, 2] }
        add("out of order") { $0.times.reverse() }
        add("twice the same time") { $0.times = [5, 5] }
        add("daylight 2") { $0.records[1].1 = 2 }
        add("a day ahead") { $0.records[1].0 = 86_400 }
        add("Int32.min") { $0.records[1].0 = .min }
        add("indicators for one type only") { $0.indicators = 1 }
        add("no footer") { $0.footer = nil }
        for rule in [
            "AAA", "AAA0BBB", "AA0", "AAA25", "AAA0BBB,M13.1.0,M1.1.0", "AAA0BBB,M3.6.0,M1.1.0",
            "AAA0BBB,M3.1.7,M1.1.0",
            "AAA0BBB,J0,J1", "AAA0BBB,366,J1", "AAA0BBB,M3.1.0/168,M1.1.0", "AAA0BBB,M3.1.0", "AAA0,M3.1.0,M4.1.0",
            "<AAA0", "AAA0x",
            "AAA24", String(repeating: "A", count: 300) + "0",
        ] { add("rule \(rule.prefix(40))") { $0.footer = rule } }
        return files
    }()

    @Test(arguments: damages.indices)
    func damagedFilesAreErrors(_ index: Int) throws {
        let (name, bytes) = Self.damages[index]
        let folder = try ZoneTestFolder()
        for id in ["Test/Zone", "Europe/Berlin"] {
            try folder.write(bytes, id)
            let error = #expect(throws: DateError.self, "\(name)") { try TimeZoneID(id, data: folder.data) }
            // What is no zone file is no zone either.
            if id == "Europe/Berlin" {
                guard case .damagedZoneFile = error else {
                    Issue.record("\(name): \(String(describing: error))"); continue
                }
            }
        }
    }

    /// Every beginning of a file, and files with bytes changed: an error or a zone, never a trap.
    @Test func mutatedFiles() throws {
        var random = SeededGenerator(for: "ZoneFileTests")
        let file = TZifFile(
            version: 0x33, times: Self.times + [1_700_000_000], types: [1, 0, 1], records: [(0, 0, 0), (3_600, 1, 4)],
            leapSeconds: [(78_796_800, 1)], indicators: 2, footer: "CET-1CEST,M3.5.0,M10.5.0/3"
        ).bytes
        var folder = try ZoneTestFolder()
        let ids = TimeZoneID.all().filter { $0.contains("/") }
        var read = 0
        for round in 0..<(file.count + 400 * SeededGenerator.rounds) {
            var bytes = file
            if round < file.count {
                bytes.removeLast(file.count - round)
            } else {
                for _ in 0...random.next() % 3 {
                    let values: [UInt8] = [0, 0xFF, 0x80, 0x7F, UInt8(truncatingIfNeeded: random.next())]
                    bytes[Int(random.next() % UInt64(bytes.count))] = random.element(of: values)
                }
            }
            // Each in a file of its own, as what was read once is kept.
            if round % ids.count == ids.count - 1 { folder = try ZoneTestFolder() }
            try folder.write(bytes, ids[round % ids.count])
            guard let zone = try? TimeZoneID(ids[round % ids.count], data: folder.data) else { continue }
            read += 1
            for second in [Int64.min, -10_000_000_000, 0, 900_000_000, 1_800_000_000, 100_000_000_000, Int64.max] {
                guard let instant = try? Instant(seconds: second) else { continue }
                #expect(abs(zone.secondsFromUTC(at: instant)) < 86_400)
            }
        }
        #expect(read > 0)
    }

    @Test func extremeTimes() throws {
        let file = TZifFile(
            times: [.min, -1 << 59, 0, .max - 1, .max], types: [0, 1, 0, 1, 0], records: [(60, 0, 0), (3_600, 0, 4)],
            footer: "AAA0")
        let zone = try ZoneTestFolder().zone(file.bytes)
        #expect(try zone.state("1969-12-31T23:59:59Z") == "3600 0")
        #expect(try zone.state("1970-01-01T00:00:00Z") == "60 0")
        #expect(try zone.state("9999-01-01T00:00:00Z") == "60 0")
        #expect(
            DateStyle(pattern: "z v VVVV", locale: "en").timeZone(zone).format(.epoch) == "GMT+0:01 Zone Time Zone Time"
        )
    }

    /// Pipes, folders and files too large are not waited for and not read.
    @Test func whatIsNoRegularFile() throws {
        let folder = try ZoneTestFolder()
        let pipe = folder.url.appendingPathComponent("Pipe").path
        #if os(Linux) || os(macOS)
        let process = try Process.run(URL(fileURLWithPath: "/usr/bin/mkfifo"), arguments: [pipe])
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #endif
        let links = ["Zero": "/dev/zero", "Loop": "Loop", "Up": ".", "Nothing": "/nowhere"]
        for (name, target) in links {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.url.path)/\(name)", withDestinationPath: target)
        }
        try folder.write([UInt8](repeating: 0x54, count: 2_000_000), "Large")
        for name in ["Pipe", "Large", "Up/Up/Large"] + links.keys {
            #expect(throws: DateError.unknownTimeZone(name)) { try TimeZoneID(name, data: folder.data) }
        }
        // A zone of ICU's that is a folder here is ICU's.
        try folder.write("x", "Europe/Paris/x")
        #expect(try TimeZoneID("Europe/Paris", data: folder.data).state("2025-07-01T00:00:00Z") == "7200 1")
    }

    @Test(arguments: [
        "../Zone", "Test/../Zone", "./Zone", "/etc/localtime", "Test//Zone", "Zone/", "/Zone", "Zone\u{0}", "Zone.tab",
        "Zöne",
        "localtime", "posixrules", "Factory", "posix/Zone", "right/Zone", "A/B/C/D/Zone",
    ])
    func namesThatLeadElsewhere(_ name: String) throws {
        let folder = try ZoneTestFolder()
        let bytes = TZifFile(footer: "AAA-5").bytes
        try folder.write(bytes, "Zone")
        for name in ["Zone.tab", "localtime", "posixrules", "Factory", "posix/Zone", "right/Zone", "A/B/C/D/Zone"] {
            try folder.write(bytes, name)
        }
        #expect(try TimeZoneID("Zone", data: folder.data).state("2025-07-01T00:00:00Z") == "18000 0")
        #expect(throws: DateError.self) { try TimeZoneID(name, data: folder.data) }
    }

    @Test func foldersThatAreNotThere() throws {
        #expect(throws: DateError.noZoneFolder("/nowhere")) { try TimeZoneID("Zone", data: .folder("/nowhere")) }
        #expect(throws: DateError.noZoneFolder("/dev/null")) { try ZoneData.folder("/dev/null").version() }
        #expect(throws: DateError.noZoneFolder("a\u{0}b")) { try ZoneData.use(.folder("a\u{0}b")) }
    }

    @Test func versions() throws {
        let folder = try ZoneTestFolder()
        #expect(try folder.data.version() == nil)
        try folder.write("2031c\n", "+VERSION")
        #expect(try folder.data.version() == "2031c")
        try folder.write("# version 2031d\n# This zic input file is in the public domain.\n", "tzdata.zi")
        #expect(try folder.data.version() == "2031d")
        #expect(try folder.data.path() == folder.url.path)
        #expect(try ZoneData.icu.path() == nil)
    }
}
