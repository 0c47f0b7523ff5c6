internal import LocaleFormatMemory

/// A Unicode locale identifier taken apart (UTS #35 part 1, "Unicode Locale Identifier"), in canonical case.
package struct LocaleParts: Hashable, Sendable {
    package struct Keyword: Hashable, Sendable {
        package var key: String
        /// Empty for a keyword that stands alone, which means `true`.
        package var value: String

        package init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }

    package var language = "und"
    package var script: String?
    package var region: String?
    package var variants: [String] = []
    /// Attributes of the `-u-` extension.
    package var attributes: [String] = []
    /// Keywords of the `-u-` extension.
    package var keywords: [Keyword] = []
    /// Other extensions, each as it is written: `t-en-h0-hybrid`.
    package var otherExtensions: [String] = []
    /// Subtags after `-x-`.
    package var privateUse: [String] = []

    /// Bytes that an identifier may have.
    package static let maximumLength = 1_024

    /// The root.
    package init() {}

    /// Whether there is more than language, script, region and variants.
    package var hasExtensions: Bool {
        !(keywords.isEmpty && attributes.isEmpty && otherExtensions.isEmpty && privateUse.isEmpty)
    }

    /// `language-Script-REGION-variants`, without extensions.
    package var languageTag: String {
        var tag = language
        if let script { tag += "-" + script }
        if let region { tag += "-" + region }
        for variant in variants { tag += "-" + variant }
        return tag
    }

    /// The BCP 47 tag.
    package var tag: String {
        // Most tags have no extension.
        if !hasExtensions { return languageTag }
        var subtags = [languageTag]
        var extensions = otherExtensions
        if !attributes.isEmpty || !keywords.isEmpty {
            let words = keywords.flatMap { $0.value.isEmpty ? [$0.key] : [$0.key, $0.value] }
            extensions.append((["u"] + attributes + words).joinedTexts(by: "-"))
        }
        subtags += extensions.ordered()
        if !privateUse.isEmpty { subtags.append("x-" + privateUse.joinedTexts(by: "-")) }
        return subtags.joinedTexts(by: "-")
    }
}

// MARK: - Parsing

extension LocaleParts {
    /// Reads a BCP 47 tag, with `-` or `_` between its parts. Case is made canonical; nothing is replaced, as no data is at hand.
    package init(tag text: String) throws(LocaleError) {
        try Self.checkLength(of: text)
        self.init()
        var reader = SubtagReader(text: text, source: text[...])
        try readLanguage(&reader)
        try readExtensions(&reader)
    }

    package static func checkLength(of text: String) throws(LocaleError) {
        guard !text.isEmpty else { throw .empty }
        guard text.utf8.count <= maximumLength else { throw .tooLong(length: text.utf8.count, limit: maximumLength) }
    }

    /// - Parameter allowsExtended: whether `root` and languages such as `zh-cmn` are read, which are none of Unicode's.
    package mutating func readLanguage(_ reader: inout SubtagReader, allowsExtended: Bool = true) throws(LocaleError) {
        if reader.peek == "x" || reader.peek == "X" { return }  // nothing but private use
        // ICU writes `_Cyrl` and `_034` for a script and a region alone.
        if !(allowsExtended && reader.skipMissing { $0.isEmpty || $0.isLetters(4...4) || $0.isRegion }) {
            guard
                let first = reader.take(where: {
                    $0.isLetters(2...3) || $0.isLetters(5...8) || allowsExtended && $0.lowered == "root"
                })
            else { throw reader.fault("a language of 2, 3 or 5 to 8 letters") }
            language = first.lowered == "root" ? "und" : first.lowered
            // Extended language subtags (RFC 5646, 2.2.2): `zh-cmn` is `cmn`. At most three, and the first one counts.
            for index in 0..<3 {
                guard allowsExtended, first.utf8.count <= 3, let extended = reader.take(where: { $0.isLetters(3...3) })
                else { break }
                if index == 0 { language = extended.lowered }
            }
        }
        script = reader.take { $0.isLetters(4...4) }.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
        region = reader.take(where: \.isRegion)?.uppercased()
        // ICU has two `_` where a variant follows and no region: `sr_Latn__POLYTON`.
        if region == nil { _ = reader.skipMissing(before: \.isVariant) }
        while let variant = reader.take(where: \.isVariant)?.lowered {
            guard !variants.contains(variant) else { throw .duplicate(text: reader.text, subtag: variant) }
            variants.append(variant)
        }
        variants.order()
    }

    package mutating func readExtensions(_ reader: inout SubtagReader) throws(LocaleError) {
        var seen: Set<String> = []
        while let singleton = reader.take(where: { $0.isAlphanumeric(1...1) })?.lowered {
            guard seen.insert(singleton).inserted else { throw .duplicate(text: reader.text, subtag: singleton) }
            try readExtension(singleton, &reader)
            if singleton == "x" { break }
        }
        guard reader.isAtEnd else {
            throw reader.fault(expected(before: reader.peek ?? "", afterExtension: !seen.isEmpty))
        }
    }

    /// What may still follow: scripts, regions, variants and extensions in this order, and at most one script and region.
    private func expected(before subtag: Substring, afterExtension: Bool) -> String {
        if afterExtension { return "an extension, which begins with one letter or digit, or the end" }
        let (isScript, isRegion) = (subtag.isLetters(4...4), subtag.isRegion)
        if isScript, let script { return "a region, variant or extension, since the script is \(script) already" }
        if isRegion, let region { return "a variant or extension, since the region is \(region) already" }
        if isScript, let region { return "a variant or extension; a script stands before the region, \(region)" }
        if isRegion, let variant = variants.first { return "an extension; a region stands before variants, \(variant)" }
        let variant = "variant (5 to 8 letters or digits, or 4 from a digit on) or extension"
        if region != nil || !variants.isEmpty { return "a \(variant)" }
        if script != nil { return "a region (2 letters or 3 digits), \(variant)" }
        return "a script (4 letters), region (2 letters or 3 digits), variant or extension"
    }

    /// Reads what follows a singleton.
    package mutating func readExtension(_ singleton: String, _ reader: inout SubtagReader) throws(LocaleError) {
        switch singleton {
        case "x":
            while let subtag = reader.take(where: { $0.isAlphanumeric(1...8) }) { privateUse.append(subtag.lowered) }
            guard !privateUse.isEmpty else { throw reader.fault("private-use subtags of 1 to 8 letters or digits") }
        case "u": try readUnicodeExtension(&reader)
        case "t": otherExtensions.append(try TransformedContent(&reader).text)
        default:
            var subtags = [singleton]
            while let subtag = reader.take(where: { $0.isAlphanumeric(2...8) }) { subtags.append(subtag.lowered) }
            guard subtags.count > 1 else { throw reader.fault("extension subtags of 2 to 8 letters or digits") }
            otherExtensions.append(subtags.joinedTexts(by: "-"))
        }
    }

    private mutating func readUnicodeExtension(_ reader: inout SubtagReader) throws(LocaleError) {
        while let attribute = reader.take(where: { $0.isAlphanumeric(3...8) }) { attributes.append(attribute.lowered) }
        attributes = Set(attributes).ordered()
        while let key = reader.take(where: \.isKey)?.lowered {
            var values: [String] = []
            while let value = reader.take(where: { $0.isAlphanumeric(3...8) }) { values.append(value.lowered) }
            if let long = reader.peek, long.isAlphanumeric(9...LocaleParts.maximumLength) {
                let meant = reader.meant((values + [long.lowered]).joinedTexts(by: "-"), key)
                let hint = meant.map { "; did you mean '-u-\(key)-\($0)'?" } ?? ""
                throw reader.fault("at most 8 letters or digits" + hint)
            }
            if values == ["true"] { values = [] }
            // RFC 6067: of a repeated keyword the first counts.
            if !keywords.contains(where: { $0.key == key }) {
                keywords.append(Keyword(key: key, value: values.joinedTexts(by: "-")))
            }
        }
        guard !attributes.isEmpty || !keywords.isEmpty else { throw reader.fault("a keyword of the -u- extension") }
        keywords.order { $0.key < $1.key }
    }
}

/// Subtags of a tag, one after another, with the place of each.
package struct SubtagReader {
    package let text: String
    private let subtags: [Substring]
    private var index = 0
    /// What the value of a keyword that is too long was meant to be, for an error that says so; nil where no data tells.
    let meant: (_ value: String, _ key: String) -> String?

    package init(
        text: String, source: Substring, meant: @escaping (_ value: String, _ key: String) -> String? = { _, _ in nil }
    ) {
        self.text = text
        self.meant = meant
        subtags = source.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    }

    package var peek: Substring? { index < subtags.count ? subtags[index] : nil }
    package var isAtEnd: Bool { index == subtags.count }

    package mutating func take(where matches: (Substring) -> Bool) -> Substring? {
        guard let next = peek, matches(next) else { return nil }
        index += 1
        return next
    }

    /// Passes over a subtag that is left out between `_` before one that `matches`, as in ICU's form.
    mutating func skipMissing(before matches: (Substring) -> Bool) -> Bool {
        guard let peek, peek.isEmpty, index + 1 < subtags.count, matches(subtags[index + 1]),
            text[peek.startIndex] == "_", index == 0 || text[..<peek.startIndex].hasSuffix("_")
        else { return false }
        index += 1
        return true
    }

    package func fault(_ expected: String) -> LocaleError {
        let here = peek ?? ""
        let offset = peek.map { text.utf8.distance(from: text.startIndex, to: $0.startIndex) } ?? text.utf8.count
        return .malformed(text: text, subtag: String(here), offset: offset, expected: expected)
    }
}

extension Substring {
    package var lowered: String { lowercased() }

    package func isLetters(_ count: ClosedRange<Int>) -> Bool {
        count.contains(utf8.count) && utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    }

    package func isDigits(_ count: Int) -> Bool { utf8.count == count && utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }

    package func isAlphanumeric(_ count: ClosedRange<Int>) -> Bool {
        count.contains(utf8.count)
            && utf8.allSatisfy { ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) }
    }

    /// Two letters or three digits.
    package var isRegion: Bool { isLetters(2...2) || isDigits(3) }

    /// A variant: 5 to 8 letters or digits, or 4 that begin with a digit.
    package var isVariant: Bool {
        isAlphanumeric(5...8) || (isAlphanumeric(4...4) && utf8.first.map { $0 >= 0x30 && $0 <= 0x39 } == true)
    }

    /// A keyword's key: a letter or digit, then a letter.
    package var isKey: Bool { isAlphanumeric(2...2) && dropFirst().isLetters(1...1) }
}
