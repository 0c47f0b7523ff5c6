internal import LocaleFormatCICU

/// The version of the ICU library loaded at run time, and of its CLDR data.
package struct ICUVersion: Hashable, Sendable {
    package let major: Int
    package let minor: Int
    /// CLDR data version, for example `42.0`.
    package let cldr: String

    package var text: String { "\(major).\(minor)" }

    /// The loaded library's version. Asked once: it cannot change while the process runs.
    package static let current: ICUVersion = {
        var icu: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
        withUnsafeMutableBytes(of: &icu) { lf_u_getVersion($0.baseAddress!.assumingMemoryBound(to: UInt8.self)) }
        var cldr: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
        var status = U_ZERO_ERROR
        withUnsafeMutableBytes(of: &cldr) {
            lf_ulocdata_getCLDRVersion($0.baseAddress!.assumingMemoryBound(to: UInt8.self), &status)
        }
        return ICUVersion(major: Int(icu.0), minor: Int(icu.1), cldr: "\(cldr.0).\(cldr.1)")
    }()

    /// Whether it is the library that comes with Swift's Foundation, and not the system's.
    package static let isFoundation = lf_icu_is_foundation() != 0

    /// The major version of the headers this package was compiled against.
    package static let headerMajor = Int(lf_icu_header_major())
}
