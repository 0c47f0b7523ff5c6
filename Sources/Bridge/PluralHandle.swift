internal import LocaleFormatCICU

/// Plural rules opened with `uplrules_openForType`, closed in `deinit`.
///
/// `@unchecked Sendable` is true because ICU's `PluralRules` is immutable and its selection functions are const.
package final class PluralHandle: @unchecked Sendable {
    private let rules: OpaquePointer

    package convenience init(locale: String, ordinal: Bool) throws(ICUError) {
        let type = ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL
        let opened = try checked("uplrules_openForType") { lf_uplrules_openForType(locale, type, &$0) }
        guard let opened else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "uplrules_openForType") }
        self.init(owning: opened)
    }

    private init(owning rules: OpaquePointer) { self.rules = rules }

    deinit { lf_uplrules_close(rules) }

    /// The categories this language has, for example `one`, `few`, `many`, `other`.
    package func categories() throws(ICUError) -> [String] {
        try ICUEnumeration.strings("uplrules_getKeywords") { lf_uplrules_getKeywords(rules, &$0) }
    }

    func select(formatted number: OpaquePointer) throws(ICUError) -> String {
        try UTF16Scratch.fill("uplrules_selectFormatted") {
            lf_uplrules_selectFormatted(rules, number, $0, $1, &$2)
        } use: {
            String(utf16Buffer: $0)
        }
    }

    func select(range: OpaquePointer) throws(ICUError) -> String {
        try UTF16Scratch.fill("uplrules_selectForRange") {
            lf_uplrules_selectForRange(rules, range, $0, $1, &$2)
        } use: {
            String(utf16Buffer: $0)
        }
    }

    /// - Parameter format: a `DecimalFormat`, or one by rules, which shows numbers as they are.
    func select(_ number: Double, format: UnsafeMutablePointer<UnsafeMutableRawPointer?>) throws(ICUError) -> String {
        try UTF16Scratch.fill("uplrules_selectWithFormat") {
            lf_uplrules_selectWithFormat(rules, number, format, $0, $1, &$2)
        } use: {
            String(utf16Buffer: $0)
        }
    }
}
