internal import LocaleFormatCICU

/// What ICU knows of a numbering system (unicode/unumsys.h).
package struct NumberingSystemData: Hashable, Sendable {
    /// CLDR's name, for example `deva`.
    package let name: String
    /// Rules rather than ten digits.
    package let isAlgorithmic: Bool
    /// The ten digits, or the rule set's name for algorithmic ones.
    package let description: String

    /// The system that a locale uses: by its `numbers` keyword (also `native`, `traditional`, `finance`), or its default.
    package static func used(by locale: String) throws(ICUError) -> NumberingSystemData {
        try read(checked("unumsys_open") { lf_unumsys_open(locale, &$0) })
    }

    /// The system of that name; ICU says `U_UNSUPPORTED_ERROR` where there is none.
    package static func named(_ name: String) throws(ICUError) -> NumberingSystemData {
        try read(checked("unumsys_openByName") { lf_unumsys_openByName(name, &$0) })
    }

    /// Every name ICU has, sorted.
    package static func names() throws(ICUError) -> [String] {
        try ICUEnumeration.strings("unumsys_openAvailableNames") { lf_unumsys_openAvailableNames(&$0) }.ordered()
    }

    private static func read(_ system: OpaquePointer?) throws(ICUError) -> NumberingSystemData {
        defer { lf_unumsys_close(system) }
        let description = try UTF16Scratch.fill("unumsys_getDescription") {
            lf_unumsys_getDescription(system, $0, $1, &$2)
        } use: {
            String(utf16Buffer: $0)
        }
        return NumberingSystemData(
            name: String(cString: lf_unumsys_getName(system)), isAlgorithmic: lf_unumsys_isAlgorithmic(system) != 0,
            description: description)
    }
}
