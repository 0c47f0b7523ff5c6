public import LocaleFormatMemory
internal import Synchronization

/// What is known of one locale: found out once, then shared by every ``LocaleID`` of that tag.
@usableFromInline
final class LocaleRecord: Sendable {
    let tag: String
    let parts: LocaleParts
    /// Of the tag; different in each process.
    let hash: Int
    private let names = AtomicLazyReference<Names>()
    /// For other rooms: ``LocalePlace``.
    @usableFromInline let places = InlineArray<3, KeptPlace> { _ in KeptPlace() }

    /// The locale in ICU's form.
    private final class Names: Sendable {
        let identifier: String
        let name: String

        init(_ parts: LocaleParts) {
            identifier = parts.icuIdentifier
            name = parts.icuName
        }
    }

    private init(tag: String, parts: LocaleParts) {
        self.tag = tag
        self.parts = parts
        hash = tag.hashValue
    }

    private var icuNames: Names { names.load() ?? names.storeIfNil(Names(parts)) }
    var icuIdentifier: String { icuNames.identifier }
    var icuName: String { icuNames.name }

    // MARK: Interning

    /// A server meets a few hundred locales; whoever sends it others by the thousand does not fill its memory.
    private static let limit = 8_192
    private static let byTag = InternTable<LocaleRecord>(limit: limit)
    /// By the text that was read, which need not be canonical.
    private static let byText = InternTable<LocaleRecord>(limit: limit)

    /// The record of a canonical tag.
    static func of(_ parts: LocaleParts) -> Reference {
        let tag = parts.tag
        return Reference(kept: byTag.find(tag) ?? byTag.insert(LocaleRecord(tag: tag, parts: parts), for: tag))
    }

    /// The record of a text in BCP 47, ICU or CLDR form.
    static func of(_ text: String) throws(LocaleError) -> Reference {
        if let known = byText.find(text) { return Reference(kept: known) }
        var parts = try LocaleParts(parsing: text)
        parts.canonicalize()
        let record = of(parts)
        if record.kept.address != nil { record.read { _ = byText.insert($0, for: text) } }
        return record
    }

    /// The record of a literal that was read before.
    static func known(_ literal: StaticString) -> Reference? { byText.find(literal).map { Reference(kept: $0) } }

    /// Equal where the tags are.
    @usableFromInline
    struct Reference: Hashable, Sendable {
        @usableFromInline let kept: KeptReference<LocaleRecord>

        @inlinable @inline(__always)
        func read<Result>(_ body: (LocaleRecord) -> Result) -> Result { kept.read(body) }

        @usableFromInline
        static func == (left: Self, right: Self) -> Bool {
            left.kept.isSameImmortal(as: right.kept) ?? (left.read(\.tag) == right.read(\.tag))
        }

        @usableFromInline
        func hash(into hasher: inout Hasher) { hasher.combine(read { $0.hash }) }
    }
}
