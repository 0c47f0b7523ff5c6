internal import LocaleFormatTexts

/// A key of the encoded form of a text. Of any spelling, so that a key which is not known is seen, and refused by its name.
struct FormKey: CodingKey, Hashable, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringLiteral value: String) { stringValue = value }
    init(stringValue: String) { self.init(stringLiteral: stringValue) }
    init?(intValue: Int) { nil }
}

extension FormKey {
    /// Texts and lists within each other on the way to a place.
    private static func depth(of path: [any CodingKey]) -> Int {
        path.count { ($0 as? FormKey).map { $0 == "text" || $0 == "list" } ?? false }
    }

    /// What is wrong with a place that lies too deep; nil where it does not.
    static func depthFault(of path: [any CodingKey]) -> TextError? {
        depth(of: path) < TextLimits.depth ? nil : .nestedTooDeep(limit: TextLimits.depth)
    }
}
