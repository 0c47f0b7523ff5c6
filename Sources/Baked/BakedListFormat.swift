internal import LocaleFormatMemory
internal import LocaleFormatValuePrograms

/// A baked list format for one locale, ready to run. Immutable, and threads may share it.
///
/// ```swift
/// let guests = try formats.list("guests", in: "de")
/// guests.format(["Ada", "Grace", "Emmy"])                   // "Ada, Grace und Emmy"
/// ```
public final class BakedListFormat: Sendable {
    private let program: ListProgram

    init(_ program: ListProgram) { self.program = program }

    /// The elements as one text; nothing for no element.
    public func format(_ elements: [String]) -> String { program.format(elements) }

    /// Appends the elements as one text, in UTF-8.
    public func append(_ elements: [String], to bytes: inout [UInt8]) { program.append(elements, to: &bytes) }
}

extension BakedFormats {
    /// A format of lists in a locale, to be held where many are formatted.
    ///
    /// - Throws: as ``number(_:in:)``.
    public func list(_ name: String, in locale: some StringProtocol) throws(BakedError) -> BakedListFormat {
        try read(name, String(locale)) { program throws(BakedError) in
            guard case .list(let list) = program.kind else { throw program.isNot(name) }
            return list
        }
    }

    /// Texts as one list, by a format of `"op":"list"`.
    ///
    /// ```swift
    /// try formats.format("guests", ["Ada", "Grace", "Emmy"], in: "en")      // "Ada, Grace, and Emmy"
    /// ```
    ///
    /// - Throws: as ``number(_:in:)``.
    public func format(
        _ name: String, _ elements: [String], in locale: some StringProtocol
    ) throws(BakedError) -> String { try list(name, in: locale).format(elements) }
}
