/// An element that was read, with what is in it.
struct XMLElementNode {
    enum Child {
        case text(String)
        case element(XMLElementNode)
    }

    /// Without prefix.
    var name: String
    /// Names without prefix; the same name twice is taken once, the one without a prefix.
    var attributes: [String: String]
    var children: [Child] = []
    var line: Int

    /// The elements directly inside of that name.
    func elements(_ name: String) -> [XMLElementNode] {
        children.compactMap { if case .element(let element) = $0, element.name == name { element } else { nil } }
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
}
