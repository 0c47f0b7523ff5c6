import LocaleFormat
import LocaleFormatOperations

/// What `fmt --version` prints: the name that it was started with, and versions.
enum VersionText {
    /// The package's version, the one in its changelog.
    static let package = "0.1.0"

    static var text: String {
        let lines = [
            "\(CommandName.own) \(package)", "ICU \(ICULibrary.version) (\(whose))", "CLDR \(ICULibrary.cldrVersion)",
            zones,
        ]
        return (lines + lacking(inICU: Int(ICULibrary.version.prefix { $0 != "." }) ?? 0)).joined(separator: "\n")
    }

    private static var whose: String {
        switch ICULibrary.backend {
        case .system: "the system's"
        case .foundation: "Swift Foundation's"
        }
    }

    /// Which data the clocks go by, and the version of ICU's.
    private static var zones: String {
        let icu = ((try? ZoneData.icu.version()) ?? nil) ?? "unknown"
        guard let path = (try? ZoneData.current.path()) ?? nil else { return "time zones \(icu) (ICU)" }
        return "time zones \(TimeZoneID.dataVersion) (\(path); ICU's: \(icu))"
    }

    /// What an older ICU cannot do, by the release that brought it (the versions in ICU's headers and data).
    static func lacking(inICU major: Int) -> [String] {
        let brought = [
            (68, "ranges of numbers, numbers that are about so much, units of several words, units chosen by usage"),
            (69, "rounding modes half-odd, half-ceiling, half-floor"),
            (71, "the approximately sign as a field of its own"),
            (72, "the numbering system kawi, and patterns of personal names"),
        ]
        return brought.filter { major < $0.0 }.map { "lacking (ICU \($0.0)): \($0.1)" }
    }
}
