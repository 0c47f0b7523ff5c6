import LocaleFormat
public import Testing

/// What a test needs of the loaded ICU, where not every version has it. The reason says what that is.
extension Trait where Self == ConditionTrait {
    /// ICU's own abilities, as `.icu(from: 68, "ranges of numbers")`.
    public static func icu(from major: Int, _ reason: Comment) -> Self {
        .enabled(if: LoadedICU.major >= major, reason)
    }

    /// What only some versions do.
    public static func icu(_ majors: ClosedRange<Int>, _ reason: Comment) -> Self {
        .enabled(if: majors.contains(LoadedICU.major), reason)
    }

    /// Words and patterns of the locale data, as `.cldr(from: 42, "patterns of personal names")`.
    public static func cldr(from major: Int, _ reason: Comment) -> Self {
        .enabled(if: LoadedICU.cldr >= major, reason)
    }
}

/// The versions of the loaded ICU, for rows that depend on them.
public enum LoadedICU {
    public static let major = number(ICULibrary.version)
    public static let cldr = number(ICULibrary.cldrVersion)

    /// ICU of Swift's Foundation, whose words Apple keeps.
    public static let isFoundation = ICULibrary.backend == .foundation

    /// A row's text in CLDR's words, and in those of Apple's data where they are others.
    public static func words(_ text: String, apple: String) -> String { isFoundation ? apple : text }

    private static func number(_ version: String) -> Int { Int(version.prefix { $0.isNumber }) ?? 0 }
}
