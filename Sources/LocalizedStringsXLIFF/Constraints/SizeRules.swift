/// What a file says of sizes, and the checks of the attributes of two modules, format style and size restriction
/// (XLIFF 2.1, sections 5.3 and 5.7).
struct SizeRules {
    /// Ids inside `<slr:data>`.
    var data: Set<String> = []
    /// `generalProfile` and `storageProfile` of `<slr:profiles>`: what the values of the attributes mean.
    private var general: String?
    private var storage: String?

    init() {}

    init(profiles: XMLElementNode) {
        general = profiles.attributes["", "generalProfile"]
        storage = profiles.attributes["", "storageProfile"]
    }

    /// The profiles alone: data is for what stands beside it.
    init(profilesOf rules: SizeRules) {
        (general, storage) = (rules.general, rules.storage)
    }

    mutating func formUnion(_ other: SizeRules) {
        data.formUnion(other.data)
        general = other.general ?? general
        storage = other.storage ?? storage
    }

    /// Elements of HTML that `fs:fs` may name.
    private static let html: Set<Substring> = Set(
        """
        a b bdo big blockquote body br button caption center cite code col colgroup dd del div dl dt em h1 h2 h3 h4 h5 h6 head hr \
        html i img label legend li ol p pre q s samp select small span strike strong sub sup table tbody td tfoot th thead title tr \
        tt u ul
        """.split(separator: " "))

    /// The standard's own profiles count in numbers (section 5.7.6); others say for themselves what a value is.
    private var countsSize: Bool { general == "xliff:codepoints" }
    private var countsStorage: Bool { ["xliff:utf8", "xliff:utf16", "xliff:utf32"].contains(storage) }

    /// - Parameter node: an element of the core with attributes of the modules.
    func check(_ node: XMLElementNode) throws(XLIFFError) {
        for attribute in node.attributes.list {
            switch (XLIFFNames.module(attribute.namespace), attribute.name) {
            case ("fs"?, "fs"):
                guard Self.html.contains(attribute.value[...]) else {
                    throw node.breaks("fs '\(attribute.value)' is no element of HTML")
                }
            case ("fs"?, "subFs"):
                guard node.attributes[attribute.namespace, "fs"] != nil else {
                    throw node.breaks("subFs stands beside fs")
                }
            case ("sizerestriction"?, "equivStorage"):
                guard !countsStorage || attribute.value.isDigits else { throw node.breaks("equivStorage is a number") }
            case ("sizerestriction"?, "sizeInfo"):
                guard !countsSize || attribute.value.isDigits else { throw node.breaks("sizeInfo is a number") }
                if node.attributes[attribute.namespace, "sizeInfoRef"] != nil {
                    throw node.breaks("has either sizeInfo or sizeInfoRef")
                }
            case ("sizerestriction"?, "sizeInfoRef"):
                guard data.contains(attribute.value) else {
                    throw node.breaks("sizeInfoRef '\(attribute.value)' names no size data")
                }
            case ("sizerestriction"?, "storageRestriction") where countsStorage,
                ("sizerestriction"?, "sizeRestriction") where countsSize:
                guard Self.isRange(attribute.value) else {
                    throw node.breaks("\(attribute.name) is a number, '*', or two with a comma between them")
                }
            default: break
            }
        }
    }

    /// `5`, `*`, `1,5` or `1,*`.
    private static func isRange(_ value: String) -> Bool {
        let parts = value.split(separator: ",", omittingEmptySubsequences: false)
        return parts.count <= 2
            && parts.enumerated().allSatisfy { index, part in
                !part.isEmpty && String(part).isDigits || part == "*" && index == parts.count - 1
            }
    }
}

extension String {
    /// Digits alone, or nothing, which is 0.
    fileprivate var isDigits: Bool { utf8.allSatisfy { (0x30...0x39).contains($0) } }
}
