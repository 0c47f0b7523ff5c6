internal import LocaleFormatJSON

/// Objects within each other while a file is made, in which a name is found at once.
final class I18NextTree {
    private enum Node {
        case text(String)
        case tree(I18NextTree)
    }

    private var names: [String] = []
    private var nodes: [String: Node] = [:]

    func add(_ text: String, at key: String) { add(text, I18NextFile.path(of: key)[...]) }

    private func add(_ text: String, _ path: ArraySlice<String>) {
        guard path.count > 1, let name = path.first else { return set(.text(text), at: path.first ?? "") }
        switch nodes[name] {
        case .tree(let inner)?: inner.add(text, path.dropFirst())
        case .text?: set(.text(text), at: path.joined(separator: String(I18NextFile.separator)))
        case nil:
            let inner = I18NextTree()
            set(.tree(inner), at: name)
            inner.add(text, path.dropFirst())
        }
    }

    private func set(_ node: Node, at name: String) {
        // What was there as an object has members with the name in front.
        if case .tree(let inner)? = nodes[name], case .text = node {
            nodes[name] = node
            for (key, text) in inner.texts { set(.text(text), at: "\(name)\(I18NextFile.separator)\(key)") }
            return
        }
        if nodes.updateValue(node, forKey: name) == nil { names.append(name) }
    }

    private var texts: [(String, String)] {
        names.flatMap { name -> [(String, String)] in
            switch nodes[name] {
            case .text(let text)?: [(name, text)]
            case .tree(let inner)?: inner.texts.map { ("\(name)\(I18NextFile.separator)\($0.0)", $0.1) }
            case nil: []
            }
        }
    }

    var object: JSONObject {
        JSONObject(
            names.map { name in
                switch nodes[name] {
                case .tree(let inner)?: (name, .object(inner.object))
                case .text(let text)?: (name, .string(text))
                case nil: (name, .null)
                }
            })
    }
}
