public import FoundationEssentials

/// A file of localized strings, which is read from its bytes, or by its path.
///
/// ```swift unchecked
/// let catalog = try StringCatalog(contentsOf: "Sources/App/Localizable.xcstrings")
/// ```
public protocol ReadableFile: Sendable {
    /// Reads the bytes of a file.
    ///
    /// - Parameters:
    ///   - bytes: all that the file has.
    ///   - file: its name, for errors.
    init(reading bytes: [UInt8], file: String) throws(StringsError)
}

extension ReadableFile {
    /// Reads the file at a path: a regular file of at most ``StringsLimits/bytes``.
    ///
    /// - Throws: ``StringsError``; ``StringsError/unreadable(file:reason:)`` where there is none, `tooLarge` for a larger one.
    public init(contentsOf path: String) throws(StringsError) {
        try self.init(reading: FileReader.bytes(of: path), file: path)
    }

    /// Reads the file at a URL, as ``init(contentsOf:)-(String)`` does at a path.
    ///
    /// - Throws: ``StringsError``; a URL of the network is unreadable.
    public init(contentsOf url: URL) throws(StringsError) { try self.init(contentsOf: FileReader.path(of: url)) }
}
