#if os(Linux)
import Foundation
import TestSupport
import Testing

/// The zone of a process that says none, as the C library has it.
@Suite struct MachineZoneTests {
    private static let instants = [0, 951_782_400, 1_750_000_000, 1_768_000_000, 1_793_000_000, 4_000_000_000]

    private func offsets(_ program: URL, _ arguments: [String], _ environment: [String: String]) throws -> [String] {
        let outcome = try BuiltProgram.run(program, arguments, environment: environment)
        try #require(outcome.status == 0, "\(environment)")
        return outcome.lines
    }

    @Test(arguments: [
        "Europe/Berlin", ":Asia/Kolkata", "/usr/share/zoneinfo/America/St_Johns", ":/usr/share/zoneinfo/Asia/Tehran",
        "/usr/share/zoneinfo/posix/Africa/Cairo", "/etc/localtime", "CET-1CEST,M3.5.0,M10.5.0/3", "EST5", "UTC+5",
        "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "AAA5BBB", "XYZ-3:30", "IST-1GMT0,M10.5.0,M3.5.0/1", "Nowhere/City",
        "/nowhere", "/etc/passwd", "?", "EST5EDT", ":", "/usr/share", "/dev/null", "/dev/zero", "Europe",
        "../zoneinfo/Europe/Berlin", ":../zoneinfo/Asia/Kolkata", "./Asia/Tehran", "Europe/../Asia/Kolkata",
        "../../../etc/passwd", "Europe//Berlin", "posixrules",
    ])
    func isTheCLibrarys(_ zone: String) throws {
        let environment = ["TZ": zone, "LC_ALL": "C"]
        let expected = try Self.instants.flatMap {
            try offsets(URL(filePath: "/bin/date"), ["-d", "@\($0)", "+%:z"], environment)
        }
        let arguments = ["date", "--pattern", "xxx"] + Self.instants.map { "@\($0)" }
        #expect(try offsets(BuiltProgram.url("fmt"), arguments, environment) == expected)
    }

    /// The C library waits for ever at a pipe (tzset(3) reads the file), and with it all that asks for the zone: ICU does when the
    /// first date format is opened, whatever zone that has. Here such a file is no zone.
    @Test(arguments: ["PATH", ":PATH", "../../..PATH"], [nil, "Asia/Kolkata"])
    func aPipeIsNoZone(_ form: String, _ zone: String?) throws {
        let pipe = URL.temporaryDirectory.appending(path: "zone-\(UUID().uuidString)").path
        try #require(unsafe mkfifo(pipe, 0o600) == 0)
        defer { unsafe unlink(pipe) }
        let environment = ["TZ": form.replacing("PATH", with: pipe), "LC_ALL": "C"]
        let fmt = try BuiltProgram.url("fmt").path
        for line in [
            "date 2025-11-21T08:30:00Z --date short --time short", "interval 2025-11-21 2025-11-22", "cal 2025-11-21",
            "relative 2025-11-24 --from 2025-11-21 --time short", "calendars 2025-11-21", "parse date 2025-11-21",
            "names zone Europe/Berlin", "names month 1", "duration 2025-11-21 2025-11-22",
        ] {
            let option = zone.map { ["--time-zone", $0] } ?? []
            let words = line.split(separator: " ").map(String.init) + (line.hasPrefix("names") ? [] : option)
            // Whom a pipe holds hears no other signal in a test.
            let outcome = try BuiltProgram.run(
                URL(filePath: "/usr/bin/timeout"), ["-s", "KILL", "20", fmt] + words, environment: environment)
            #expect(outcome.status == 0 && !outcome.lines.isEmpty, "\(line)")
            if line.hasPrefix("date") {
                #expect(outcome.lines[0].contains(zone == nil ? "8:30" : "2:00"), "\(outcome.lines)")
            }
        }
    }

    @Test func isTheMachines() throws {
        let expected = try offsets(URL(filePath: "/bin/date"), ["-d", "@1750000000", "+%:z"], [:])
        #expect(try offsets(BuiltProgram.url("fmt"), ["date", "--pattern", "xxx", "@1750000000"], [:]) == expected)
    }

    /// A rule has an offset, and neither a name nor a place.
    @Test func namesOfARule() throws {
        let rule = "CET-1CEST,M3.5.0,M10.5.0/3"
        let arguments = ["date", "--pattern", "VV|z|zzzz|v|VVV", "--locale", "en", "@1750000000"]
        let text = try offsets(BuiltProgram.url("fmt"), arguments, ["TZ": rule])
        // Another word since CLDR 48 (common/main/en.xml, exemplarCity of Etc/Unknown).
        let unknown = LoadedICU.cldr >= 48 ? "Unknown Location" : "Unknown City"
        #expect(text == ["\(rule)|GMT+2|GMT+02:00|GMT+2|\(unknown)"])
        let narrow = LoadedICU.cldr >= 42 ? "\u{202F}" : " "
        #expect(
            run("date", "@0", "--time", "short", "--time-zone", rule, "--locale", "en").output == "1:00\(narrow)AM\n")
        #expect(run("date", "@0", "--time-zone", "CET-1CEST,M3.5.0,M10.5.0/3x").code != 0)
    }
}
#endif
