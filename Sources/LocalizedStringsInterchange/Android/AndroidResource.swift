public import LocaleFormatCore
public import LocaleFormatNumbers

/// A resource of an Android `strings.xml`.
///
/// Resources are equal that say the same, however they are written.
public struct AndroidResource: Hashable, Sendable {
    /// What the resource holds.
    public enum Value: Hashable, Sendable {
        /// `<string>`
        case string(AndroidText)
        /// `<plurals>`: an `<item>` for each quantity, in the order of the file.
        case plurals([Item])
        /// `<string-array>`
        case array([AndroidText])
        /// Anything else, such as `<color>` or `<item type="id">`: the element as it is written.
        case other(xml: String)
    }

    /// The wording for a quantity.
    public struct Item: Hashable, Sendable {
        /// The plural category.
        public var quantity: PluralCategory
        /// The wording.
        public var text: AndroidText

        /// The wording for a quantity.
        public init(quantity: PluralCategory, text: AndroidText) { (self.quantity, self.text) = (quantity, text) }
    }

    /// An attribute of the element.
    public struct Attribute: Hashable, Sendable {
        /// With its prefix, as `tools:ignore`.
        public var name: String
        /// References are resolved.
        public var value: String

        /// An attribute of an element.
        public init(name: String, value: String) { (self.name, self.value) = (name, value) }
    }

    /// All attributes in their order, `name` among them.
    public var attributes: [Attribute]
    /// What the resource holds.
    public var value: Value
    /// The comment right before the element.
    public var comment: String?
    /// Where the file has it; nil for one that was made anew.
    public internal(set) var position: SourcePosition?
    /// What was read.
    var source: Source?

    /// A resource as it was read, and its text. Whoever changes the resource has it written anew.
    final class Source: Sendable {
        let resource: AndroidResource
        /// Spaces and comments before it.
        let leading: String
        let text: String
        /// Those of its items beside the quantity.
        let itemAttributes: [Attribute]

        init(_ resource: AndroidResource, leading: String, text: String, itemAttributes: [Attribute]) {
            (self.resource, self.leading, self.text) = (resource, leading, text)
            self.itemAttributes = itemAttributes
        }
    }

    /// A resource of a name.
    public init(name: String, _ value: Value, comment: String? = nil) {
        attributes = [Attribute(name: "name", value: name)]
        (self.value, self.comment) = (value, comment)
    }

    init(attributes: [Attribute], value: Value) { (self.attributes, self.value) = (attributes, value) }

    /// The name by which programs ask for it; empty for what has none.
    public var name: String {
        get { self[attribute: "name"] ?? "" }
        set { self[attribute: "name"] = newValue }
    }

    /// False for what stays as it is in every language.
    public var isTranslatable: Bool {
        get { self[attribute: "translatable"] != "false" }
        set { self[attribute: "translatable"] = newValue ? nil : "false" }
    }

    /// False where percent signs are text.
    public var isFormatted: Bool {
        get { self[attribute: "formatted"] != "false" }
        set { self[attribute: "formatted"] = newValue ? nil : "false" }
    }

    /// The value of an attribute; nil where there is none, and to remove one.
    public subscript(attribute name: String) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            let index = attributes.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): attributes[index].value = value
            case (let index?, nil): attributes.remove(at: index)
            case (nil, let value?): attributes.append(Attribute(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    public static func == (left: AndroidResource, right: AndroidResource) -> Bool {
        left.attributes == right.attributes && left.value == right.value && left.comment == right.comment
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(attributes)
        hasher.combine(value)
    }
}
