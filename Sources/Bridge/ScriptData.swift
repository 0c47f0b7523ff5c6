internal import LocaleFormatCICU

/// Unicode scripts by ICU's numbers for them (unicode/uscript.h), which are stable from version to version.
package enum ScriptData {
    /// `Zyyy`, of digits and punctuation.
    package static let common: Int32 = 0
    /// `Zinh`, of combining marks.
    package static let inherited: Int32 = 1
    /// `Zzzz`, of what is no letter.
    package static let unknown: Int32 = 103

    /// The Script property of a scalar.
    package static func script(of scalar: Unicode.Scalar) -> Int32 { lf_uscript_getScript(Int32(scalar.value)) }

    /// `Hani` → 17; nil where ICU does not know the name.
    package static func code(named name: String) -> Int32? {
        let code = lf_uscript_codeOfName(name)
        return code < 0 ? nil : code
    }

    /// 17 → `Hani`; nil for numbers without a script.
    package static func name(of code: Int32) -> String? {
        lf_uscript_getShortName(code).map { String(cString: $0) }
    }

    /// 17 → `Han`, as ids of transforms have it.
    package static func longName(of code: Int32) -> String? { lf_uscript_getName(code).map { String(cString: $0) } }

    /// The scripts in which a locale is written: three for Japanese.
    package static func codes(for locale: String) -> [Int32] {
        var codes = [Int32](repeating: 0, count: 8)
        let count = try? checked("uscript_getCode") { lf_uscript_getCode(locale, &codes, 8, &$0) }
        return Array(codes.prefix(Int(count ?? 0)))
    }
}
