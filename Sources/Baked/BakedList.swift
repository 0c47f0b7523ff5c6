internal import LocaleFormatMemory
internal import LocaleFormatValuePrograms

/// A baked list format for one locale, ready to run. Immutable, and threads may share it.
///
/// ```swift
/// let guests = try formats.list("guests", in: "de")
/// guests.format(["Ada", "Grace", "Emmy"])                   // "Ada, Grace und Emmy"
/// ```
public final class BakedList: Sendable {
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
    public func list(_ name: String, in locale: some StringProtocol) throws(BakedError) -> BakedList {
        try list(at: place(of: name), String(locale))
    }

    fileprivate func list(at place: Int, _ locale: String) throws(BakedError) -> BakedList {
        try read(place, locale) { program throws(BakedError) in
            guard case .list(let list) = program.kind else { throw program.isNot(name(of: place)) }
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

/// A baked format of lists, with a name in Swift.
///
/// ```swift unchecked
/// try Formats.guests.format(["Ada", "Grace", "Emmy"], in: "de")      // "Ada, Grace und Emmy"
/// ```
public struct BakedListFormat: Sendable {
    private let format: BakedFormat

    /// The format of a name; what is wrong with it shows when it is used.
    public init(_ name: String, of literal: BakedLiteral) { format = BakedFormat(name, of: literal) }

    /// The format in a locale, to be held where many lists are formatted.
    public func compiled(in locale: some StringProtocol) throws(BakedError) -> BakedList {
        try format.read { formats, place throws(BakedError) in try formats.list(at: place, String(locale)) }
    }

    /// Texts as one list.
    public func format(_ elements: [String], in locale: some StringProtocol) throws(BakedError) -> String {
        try compiled(in: locale).format(elements)
    }
}
