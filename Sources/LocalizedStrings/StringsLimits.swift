internal import LocaleFormatCore
internal import LocaleFormatJSON
internal import LocaleFormatMemory

/// How much a table of strings may be that is read, whichever way it comes in. What is more is refused with an error that tells the
/// limit: ``StringsError/tooLarge(file:bytes:limit:)``, ``StringsError/tooDeep(file:line:column:limit:)``,
/// ``StringsError/tooManyValues(file:limit:)``, ``StringsError/unexpected(file:path:expected:found:)`` for ``names``,
/// ``StringsError/malformed(file:line:column:expected:found:)`` for ``combiningMarks``.
///
/// Each limit is far beyond what people write: the largest catalogs known have some 100 MiB. They bound what a hostile file costs,
/// since a few bytes of it may stand for many values.
public enum StringsLimits {
    /// Bytes of a file: 256 MiB.
    public static let bytes = 256 << 20
    /// Objects, arrays and dictionaries within each other.
    public static let depth = JSONReader.depthLimit
    /// Values of a string catalog, objects and arrays counted too: 16,777,216.
    public static let catalogValues = JSONReader.valueLimit
    /// Entries of a `.strings` file; values of a property list, dictionaries, arrays and comments counted too: 1,048,576. In a
    /// binary property list, a value that is referred to from several places counts in each.
    public static let values = 1 << 20

    /// Languages of a key, substitutions of a text, kinds of its variations, wordings of each: 4096.
    public static let names = 4096
    /// Combining marks in a row, anywhere in a file: 30, as in Unicode's stream-safe text format (UAX #15, section 13).
    public static let combiningMarks = CombiningMarks.limit

    package static func check(bytes: [UInt8]) throws(StringsError) {
        guard bytes.count <= Self.bytes else { throw .tooLarge(file: "", bytes: bytes.count, limit: Self.bytes) }
        try check(marks: bytes)
    }

    /// Keys and texts are looked up and compared by what they mean to a reader.
    ///
    /// - Throws: ``StringsError/malformed(file:line:column:expected:found:)`` at the first mark beyond ``combiningMarks`` in a row.
    static func check(marks bytes: [UInt8]) throws(StringsError) {
        if let offset = excessiveMark(in: bytes) {
            throw .malformed(at: offset, in: bytes, expected: "at most \(combiningMarks) combining marks in a row")
        }
    }

    /// Where the first mark beyond ``combiningMarks`` in a row begins; nil where there is none.
    package static func excessiveMark(in bytes: [UInt8]) -> Int? { MarkRuns.excess(in: bytes.span) }

    /// - Throws: ``StringsError/unexpected(file:path:expected:found:)`` for more than ``names``.
    package static func check(names count: Int, _ path: [String]) throws(StringsError) {
        guard count <= names else {
            throw .unexpected(file: "", path: path, expected: "at most \(names) members", found: "\(count)")
        }
    }
}
