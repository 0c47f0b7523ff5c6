internal import LocaleFormatCore

/// What the schema of XLIFF 2 says of each element of its core: the attributes it has and the elements that stand in it
/// (XLIFF 2.0 and 2.1, sections 4.2 and 4.3).
enum XLIFFNames {
    static func isCore(_ namespace: String) -> Bool { namespace.hasPrefix("urn:oasis:names:tc:xliff:document:2.") }

    /// Whether it is the core of 2.2: a document has notes and metadata of its own, a note has `ref`, and segments have the
    /// attributes of the module for plural, gender and select (XLIFF 2.2, sections 4.2.2.1, 4.2.2.6 and 4.2.2.8).
    static func isCore22(_ namespace: String) -> Bool { isCore(namespace) && namespace.hasSuffix(":2.2") }

    /// The module that a namespace belongs to: `matches`, `glossary`, `fs`, `metadata`, `resourcedata`, `changetracking`,
    /// `sizerestriction`, `validation`, `pgs`; nil for the core and for extensions.
    static func module(_ namespace: String) -> Substring? {
        guard !isCore(namespace), namespace.hasPrefix("urn:oasis:names:tc:xliff:") else { return nil }
        return namespace.dropFirst("urn:oasis:names:tc:xliff:".count).prefix { $0 != ":" }
    }

    /// Attributes without a prefix.
    static let attributes: [String: Set<String>] = [
        "xliff": ["version", "srcLang", "trgLang"],
        "file": ["id", "original", "canResegment", "translate", "srcDir", "trgDir"],
        "skeleton": ["href"],
        "group": ["id", "name", "canResegment", "translate", "srcDir", "trgDir", "type"],
        "unit": ["id", "name", "canResegment", "translate", "srcDir", "trgDir", "type"],
        "notes": [],
        "note": ["id", "appliesTo", "priority", "category"],
        "originalData": [],
        "data": ["id", "dir"],
        "segment": ["id", "canResegment", "state", "subState"],
        "ignorable": ["id"],
        "source": [],
        "target": ["order"],
        "cp": ["hex"],
        "ph": [
            "canCopy", "canDelete", "canReorder", "copyOf", "dataRef", "disp", "equiv", "id", "subFlows", "subType",
            "type",
        ],
        "pc": [
            "canCopy", "canDelete", "canOverlap", "canReorder", "copyOf", "dataRefEnd", "dataRefStart", "dir",
            "dispEnd",
            "dispStart", "equivEnd", "equivStart", "id", "subFlowsEnd", "subFlowsStart", "subType", "type",
        ],
        "sc": [
            "canCopy", "canDelete", "canOverlap", "canReorder", "copyOf", "dataRef", "dir", "disp", "equiv", "id",
            "isolated",
            "subFlows", "subType", "type",
        ],
        "ec": [
            "canCopy", "canDelete", "canOverlap", "canReorder", "copyOf", "dataRef", "dir", "disp", "equiv", "id",
            "isolated",
            "startRef", "subFlows", "subType", "type",
        ],
        "mrk": ["id", "translate", "type", "ref", "value"],
        "sm": ["id", "translate", "type", "ref", "value"],
        "em": ["startRef"],
    ]

    /// Attributes that an element must have.
    static let required: [String: [String]] = [
        "xliff": ["version", "srcLang"], "file": ["id"], "group": ["id"], "unit": ["id"], "data": ["id"], "cp": ["hex"],
        "ph": ["id"], "pc": ["id"], "sc": ["id"], "mrk": ["id"], "sm": ["id"], "em": ["startRef"],
    ]

    /// Values of attributes that are one of a list.
    static let values: [String: [String]] = [
        "canResegment": ["yes", "no"], "translate": ["yes", "no"], "canCopy": ["yes", "no"],
        "canDelete": ["yes", "no"],
        "canOverlap": ["yes", "no"], "canReorder": ["yes", "firstNo", "no"], "isolated": ["yes", "no"],
        "srcDir": ["ltr", "rtl", "auto"], "trgDir": ["ltr", "rtl", "auto"], "dir": ["ltr", "rtl", "auto"],
        "appliesTo": ["source", "target"], "state": ["initial", "translated", "reviewed", "final"],
    ]

    /// Attributes that hold one identifier, or several between spaces.
    static let identifiers: Set<String> = [
        "id", "copyOf", "dataRef", "dataRefStart", "dataRefEnd", "startRef", "subFlows", "subFlowsStart", "subFlowsEnd",
    ]

    /// Elements whose children are listed; other elements of the core have none.
    static let children: [String: Set<String>] = [
        "xliff": ["file"], "file": ["skeleton", "notes", "unit", "group"], "group": ["notes", "unit", "group"],
        "unit": ["notes", "originalData", "segment", "ignorable"], "notes": ["note"], "originalData": ["data"],
        "data": ["cp"], "segment": ["source", "target"], "ignorable": ["source", "target"],
        "source": inline, "target": inline, "pc": inline, "mrk": inline,
    ]

    /// Attributes of modules that stand on elements of the core; those of other modules are not listed.
    static let moduleAttributes: [Substring: Set<String>] = [
        "fs": ["fs", "subFs"], "pgs": ["switch", "case"],
        "sizerestriction": ["storageRestriction", "sizeRestriction", "equivStorage", "sizeInfo", "sizeInfoRef"],
    ]

    static let inline: Set<String> = ["cp", "ph", "pc", "sc", "ec", "mrk", "sm", "em"]

    /// Elements in which those of modules and extensions may stand.
    static let extended: Set<String> = ["file", "group", "unit", "skeleton"]
    /// Elements that may have attributes of extensions.
    static let extendedAttributes: Set<String> = ["xliff", "file", "group", "unit", "note", "mrk", "sm"]
    /// Codes that may have the attributes of the modules for format style and size restriction.
    static let styled: Set<String> = ["ph", "pc", "sc", "ec", "mrk", "sm"]
    /// Elements with text of their own.
    static let texts: Set<String> = ["source", "target", "pc", "mrk", "data", "note", "skeleton"]
}

extension String {
    /// Whether it is a tag of BCP 47, as the standard's languages are; `en_US`, `de@euro` and `de.UTF-8` are none.
    var isLanguageTag: Bool { !contains { "_@.".contains($0) } && (try? LocaleID(self)) != nil }

    /// Nmtoken of XML 1.0, section 2.3.
    var isNMTOKEN: Bool { !isEmpty && unicodeScalars.allSatisfy(\.continuesXMLName) }

    /// `prefix:value`, with a prefix that is not XLIFF's own.
    var isPrefixedValue: Bool {
        guard let colon = firstIndex(of: ":") else { return false }
        return colon != startIndex && index(after: colon) != endIndex && self[..<colon] != "xlf"
    }
}
