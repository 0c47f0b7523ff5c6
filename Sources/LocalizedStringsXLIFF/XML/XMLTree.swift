/// An element that was read, with what is in it.
struct XMLElementNode {
    enum Child {
        case text(String)
        case element(XMLElementNode)
    }

    /// Without prefix.
    var name: String
    /// The namespace's name; empty for none. A prefix that is not declared gives ``undeclared``.
    var namespace: String
    var attributes: XMLAttributes
    var children: [Child] = []
    /// Where the element begins, from 1.
    var line: Int
    var column: Int
    /// In the document as UTF-8: the element with its tags.
    var range: Range<Int>
    /// What is between the tags; empty, and at the end of the tag, for `<a/>`.
    var content: Range<Int>

    static let undeclared = "undeclared prefix"

    /// The elements directly inside of that name.
    func elements(_ name: String) -> [XMLElementNode] {
        children.compactMap { if case .element(let element) = $0, element.name == name { element } else { nil } }
    }

    /// The elements directly inside.
    var elements: [XMLElementNode] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    func first(_ name: String) -> XMLElementNode? {
        for case .element(let element) in children where element.name == name { return element }
        return nil
    }

    /// The text directly inside and within elements inside. The depth is bounded when the file is read.
    var text: String {
        var text = ""
        for child in children {
            switch child {
            case .text(let part): text += part
            case .element(let element): text += element.text
            }
        }
        return text
    }

    /// Whether there is nothing inside but spaces between elements that are none.
    var isBlank: Bool {
        children.allSatisfy { if case .text(let text) = $0 { text.allSatisfy(\.isWhitespace) } else { false } }
    }
}

/// The attributes of a tag in its order, without the declarations of namespaces.
struct XMLAttributes {
    struct Attribute {
        /// Empty for a name without a prefix.
        var namespace: String
        var name: String
        var value: String
    }

    var list: [Attribute] = []

    static let xml = "http://www.w3.org/XML/1998/namespace"

    /// The value under a name without its prefix; the same name twice is taken once, the one without a prefix.
    subscript(_ name: String) -> String? { self["", name] ?? list.first { $0.name == name }?.value }

    subscript(_ namespace: String, _ name: String) -> String? {
        list.first { $0.name == name && $0.namespace == namespace }?.value
    }
}
