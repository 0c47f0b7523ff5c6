import Foundation

/// How large the tests of size are. The suite runs a small version of each, large enough that work which grows with the
/// square of its input would be seen; `LOCALEFORMAT_LONG=1 swift test`, as `.ci/long` runs it, the whole of it.
public enum TestSize {
    public static let isFull = ProcessInfo.processInfo.environment["LOCALEFORMAT_LONG"] == "1"

    /// The full number, or the suite's smaller one.
    public static func of(_ full: Int, usually small: Int) -> Int { isFull ? full : small }
}
