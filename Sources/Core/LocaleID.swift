public import LocaleFormatMemory

/// A locale: language, script, region, variants, and what its extensions ask for, as one canonical BCP 47 tag.
///
/// BCP 47 (`sr-Latn-RS`), ICU (`sr_Latn_RS@numbers=latn`) and CLDR (`sr_Latn_RS`) forms are read; canonical BCP 47 comes
/// out, by UTS #35 "Canonicalizing Syntax" and "LocaleId Canonicalization". Everything in `-u-` is kept: `-u-nu-` chooses
/// digits, `-u-cu-` the currency, `-u-ca-` the calendar, `-u-rg-` the region whose currency and week rules apply.
///
/// ```swift
/// LocaleID("hi_IN@numbers=deva").tag      // "hi-IN-u-nu-deva"
/// LocaleID("iw").tag                      // "he"
/// ```
///
/// A well-formed tag that CLDR has no data for is allowed; it falls back as CLDR does, to its parent and at last to the
/// root. A literal that is malformed stops the program with the reason; text from outside goes through
/// ``init(_:)-(StringProtocol)``, which throws.
///
/// A value points to what is known of the locale. Reading a text that was read before, copying, comparing and hashing cost a
/// few nanoseconds and take no lock.
public struct LocaleID: Hashable, Sendable {
    @usableFromInline let record: LocaleRecord.Reference

    /// The canonical BCP 47 tag, for example `fa-IR-u-ca-persian`.
    public var tag: String { record.read { $0.tag } }

    /// Reads a locale in BCP 47, ICU or CLDR form.
    ///
    /// ```swift
    /// let accepted = "de-AT;q=0.9"
    /// try LocaleID(accepted)              // throws: malformed locale 'de-AT;q=0.9': 'AT;q=0.9' at byte 3, expected …
    /// ["de", "x!"].compactMap { try? LocaleID($0) }.map(\.tag)      // ["de"]
    /// ```
    ///
    /// What is between the parentheses must not be a literal: `LocaleID("x!")` means the same as `"x!" as LocaleID` (SE-0213),
    /// whatever stands before it, and stops the program; behind `try` the compiler warns that nothing throws. Tests of bad
    /// identifiers write `try LocaleID.init("x!")`.
    ///
    /// - Throws: `LocaleError` naming the subtag at fault, for example for `"en--US"` or `"12"`.
    public init(_ text: some StringProtocol) throws(LocaleError) {
        record = try LocaleRecord.of(String(text))
    }

    package init(parts: LocaleParts) { record = LocaleRecord.of(parts) }

    /// Bytes that an identifier may have; a longer one is `LocaleError.tooLong(length:limit:)`.
    public static let maximumLength = LocaleParts.maximumLength

    /// The root locale, `und`.
    public static let root: LocaleID = "und"

    /// The parts of the tag.
    package var parts: LocaleParts { record.read { $0.parts } }

    /// A number that no other locale has, for keys of caches; nil for locales beyond the limit of those that are kept.
    @inlinable @inline(__always)
    package var number: UInt64? { record.kept.address.map(UInt64.init) }

    /// The identifier in ICU's own form.
    package var icuIdentifier: String { record.read { $0.icuIdentifier } }
    /// The identifier for opening ICU's data and formatters: the root where ICU does not know the language.
    package var icuName: String { record.read { $0.icuName } }

    /// Language subtag, `und` for the root.
    public var language: String { record.read { $0.parts.language } }
    /// Script subtag, if the tag has one.
    public var script: String? { record.read { $0.parts.script } }
    /// Region subtag, if the tag has one.
    public var region: String? { record.read { $0.parts.region } }

    /// The value of a `-u-` keyword (`nu`, `ca`, `cu`, `rg` …), or nil. A keyword without a value means `true`.
    public func keyword(_ key: String) -> String? {
        record.read { record in
            record.parts.keywords.first { $0.key == key }.map { $0.value.isEmpty ? "true" : $0.value }
        }
    }

    /// The same locale with a `-u-` keyword set, or removed with nil.
    ///
    /// - Throws: `LocaleError.malformed(text:subtag:offset:expected:)` when key or value are not well formed.
    public func setting(_ key: String, to value: String?) throws(LocaleError) -> LocaleID {
        var parts = self.parts
        let key = key.lowercased()
        parts.keywords.removeAll { $0.key == key }
        guard let value else { return LocaleID(parts: parts) }
        // More than one keyword must not slip in: `ca-buddhist-nu` for the key, `latn-x-a` for the value.
        var addition = try LocaleParts(parsing: "und-u-\(key)-\(value)")
        guard addition.keywords.map(\.key) == [key], addition.attributes.isEmpty, addition.otherExtensions.isEmpty,
            addition.privateUse.isEmpty
        else {
            throw .malformed(text: "\(key)-\(value)", subtag: key, offset: 0, expected: "one keyword and its value")
        }
        addition.canonicalize()
        parts.keywords = (parts.keywords + addition.keywords).ordered { $0.key < $1.key }
        return LocaleID(parts: parts)
    }

    /// The same locale without any extension: `hi-IN` for `hi-IN-u-nu-deva`.
    public var withoutExtensions: LocaleID {
        if hasNoExtensions { return self }
        var parts = self.parts
        parts.attributes = []
        parts.keywords = []
        parts.otherExtensions = []
        parts.privateUse = []
        return LocaleID(parts: parts)
    }
}

extension LocaleID {
    private var hasNoExtensions: Bool {
        record.read { !$0.parts.hasExtensions }
    }
}

extension LocaleID: CheckedIdentifier, ExpressibleByStringLiteral {
    public var description: String { tag }

    /// A locale written in source code; a malformed one stops the program with the reason.
    public init(stringLiteral value: StaticString) {
        if let known = LocaleRecord.known(value) {
            record = known
        } else {
            self = value.asLiteral { text throws(LocaleError) in try LocaleID(text) }
        }
    }
}
