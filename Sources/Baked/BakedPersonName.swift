internal import LocaleFormatIdentifiers
internal import LocaleFormatMemory
public import LocaleFormatValuePrograms

/// A baked format of people's names for one locale, ready to run. Immutable, and threads may share it.
///
/// ```swift
/// let guest = try formats.personName("guest", in: "de")
/// guest.format(NameParts(given: "Ada", family: "Lovelace"))                 // "Ada Lovelace"
/// ```
public final class BakedPersonName: Sendable {
    private let program: BakedNameProgram
    private let file: BakedFile

    init(_ program: BakedNameProgram, _ file: BakedFile) { (self.program, self.file) = (program, file) }

    /// The name as text; nothing for a name without parts.
    public func format(_ name: NameParts) -> String { program.text(file.canonical(name)) }

    /// Appends the name as UTF-8.
    public func append(_ name: NameParts, to bytes: inout [UInt8]) { bytes += format(name).utf8 }
}

extension BakedFile {
    /// The same name from the locale by its newer name: `iw` is `he`.
    fileprivate func canonical(_ name: NameParts) -> NameParts {
        guard let tag = name.localeTag, var parts = try? LocaleParts(tag: tag) else { return name }
        try? canonicalize(&parts)
        guard parts.tag != tag else { return name }
        return (try? name.from(parts.tag)) ?? name
    }
}

extension BakedFormats {
    /// A format of people's names in a locale, to be held where many are formatted.
    ///
    /// - Throws: as ``number(_:in:)``.
    public func personName(_ name: String, in locale: some StringProtocol) throws(BakedError) -> BakedPersonName {
        try personName(at: place(of: name), String(locale))
    }

    fileprivate func personName(at place: Int, _ locale: String) throws(BakedError) -> BakedPersonName {
        try read(place, locale) { program throws(BakedError) in
            guard case .name(let names) = program.kind else { throw program.isNot(name(of: place)) }
            return BakedPersonName(names, file)
        }
    }

    /// A person's name as text, by a format of `"op":"name"`.
    ///
    /// ```swift
    /// try formats.format("guest", NameParts(given: "Ada", family: "Lovelace"), in: "en")      // "Ada Lovelace"
    /// ```
    ///
    /// - Throws: as ``number(_:in:)``.
    public func format(
        _ name: String, _ person: NameParts, in locale: some StringProtocol
    ) throws(BakedError) -> String { try personName(name, in: locale).format(person) }
}

/// A baked format of people's names, with a name in Swift.
///
/// ```swift unchecked
/// try Formats.guest.format(NameParts(given: "Ada", family: "Lovelace"), in: "de")      // "Ada Lovelace"
/// ```
public struct BakedPersonNameFormat: Sendable {
    private let format: BakedFormat

    /// The format of a name; what is wrong with it shows when it is used.
    public init(_ name: String, of literal: BakedLiteral) { format = BakedFormat(name, of: literal) }

    /// The format in a locale, to be held where many names are formatted.
    public func compiled(in locale: some StringProtocol) throws(BakedError) -> BakedPersonName {
        try format.read { formats, place throws(BakedError) in try formats.personName(at: place, String(locale)) }
    }

    /// A person's name as text.
    public func format(_ name: NameParts, in locale: some StringProtocol) throws(BakedError) -> String {
        try compiled(in: locale).format(name)
    }
}
