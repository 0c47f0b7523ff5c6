internal import LocaleFormatMemory

/// What keys depend on: ICU's data of the order, and the style. Keys of one version may be compared; those of another are to be made anew.
///
/// ```swift
/// let old = try CollationStyle(locale: "sv").compiled()
/// let new = try CollationStyle(locale: "sv-u-kn").compiled()
/// old.version == new.version      // false
/// ```
public struct CollationVersion: Hashable, Codable, Sendable, CustomStringConvertible {
    /// ICU's four numbers, and what the locale, its options and rules come to: `153.120.0.8-1f3a…`.
    public let description: String

    /// A version as it was written down. Any text is one; what is no version of any order is equal to none.
    public init(_ description: String) { self.description = description }

    init(icu version: [UInt8], style: CollationStyle) {
        // What the order was asked for by.
        let asked = "\(style.openedLocale.tag)\u{0}\(style.rules ?? "")"
        let hash = asked.utf8Span.span.stableHash
        description = version.map(String.init).joined(separator: ".") + "-" + String(hash, radix: 16)
    }
}

/// A key to keep, with the version of the order that it is of.
public struct StoredCollationKey: Hashable, Codable, Sendable {
    /// What the key was made by.
    public let version: CollationVersion
    /// The key's bytes.
    public let bytes: [UInt8]
}

extension StoredCollationKey: LosslessStringConvertible {
    /// The version, a colon, and the bytes as hexadecimal digits.
    public var description: String {
        version.description + ":" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Reads what ``description`` writes; nil for anything else.
    public init?(_ description: String) {
        let parts = description.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count % 2 == 0, let version = String(parts[0]) else { return nil }
        var bytes: [UInt8] = []
        var high: UInt8?
        for digit in parts[1] {
            guard digit < 0x80, let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
            if let first = high {
                bytes.append(first << 4 | UInt8(value))
                high = nil
            } else {
                high = UInt8(value)
            }
        }
        self.version = CollationVersion(version)
        self.bytes = bytes
    }
}

extension CompiledCollation {
    /// What keys of this order depend on. It is another one where ICU's data of the order is, and where the style is.
    public var version: CollationVersion { CollationVersion(icu: collator.version, style: style) }

    /// A key of `text` to keep, with the version.
    public func storedKey(_ text: String) -> StoredCollationKey {
        StoredCollationKey(version: version, bytes: sortKey(text).bytes)
    }

    /// The key that was kept; nil where another version of the order made it, so that the text's key is to be made anew.
    ///
    /// ```swift
    /// let order = try CollationStyle(locale: "de").compiled()
    /// let stored = order.storedKey("Ärger")
    /// order.key(stored) == order.sortKey("Ärger")                                     // true
    /// try CollationStyle(locale: "de-u-co-phonebk").compiled().key(stored)            // nil
    /// ```
    public func key(_ stored: StoredCollationKey) -> CollationKey? {
        stored.version == version ? CollationKey(bytes: stored.bytes) : nil
    }
}
