internal import LocalizedStrings

/// Reads the elements of an XML file, one at a time in memory, and guarded against what a hostile file can do.
struct XMLReader {
    /// The elements that are open, the outermost first. Only one that will be handed over whole has children.
    private var open: [XMLElementNode] = []
    /// How deep the element lies that will be handed over whole; nil outside of such.
    private var wholeDepth: Int?
    /// Elements and texts in it.
    private var parts = 0

    /// Prefixes that are declared, the innermost last, with the depth at which they are.
    private var prefixes: [(prefix: String, namespace: String, depth: Int)] = []

    /// - Parameters:
    ///   - isWhole: whether an element is handed to `visit` with all its content; gets those around it too, the outermost first.
    ///   - visit: gets such an element when it ends, and those around it; every element around them too, without content.
    static func read(
        _ text: XMLText, isWhole: (XMLElementNode, [XMLElementNode]) -> Bool,
        visit: (XMLElementNode, [XMLElementNode]) throws(XLIFFError) -> Void
    ) throws(XLIFFError) {
        var scanner = XMLScanner(text)
        var reader = XMLReader()
        while let token = try scanner.next() {
            switch token {
            case .open(let name, let attributes):
                try reader.begin(name, attributes, scanner, isWhole: isWhole)
            case .text(let text):
                guard let depth = reader.wholeDepth, !reader.isEnough(from: depth) else { continue }
                try reader.count(line: scanner.line)
                reader.open[reader.open.count - 1].children.append(.text(text))
            case .close: try reader.end(scanner, visit)
            }
        }
    }

    private mutating func begin(
        _ name: String, _ attributes: [(name: String, value: String)], _ scanner: XMLScanner,
        isWhole: (XMLElementNode, [XMLElementNode]) -> Bool
    ) throws(XLIFFError) {
        guard open.count < XLIFFDocument.depthLimit else {
            throw .tooDeep(file: "", line: scanner.line, limit: XLIFFDocument.depthLimit)
        }
        for (name, value) in attributes {
            if name == "xmlns" {
                prefixes.append(("", value, open.count))
            } else if name.hasPrefix("xmlns:") {
                prefixes.append((String(name.dropFirst(6)), value, open.count))
            }
        }
        var list: [XMLAttributes.Attribute] = []
        for (name, value) in attributes where name != "xmlns" && !name.hasPrefix("xmlns:") {
            let (prefix, local) = Self.split(name)
            let namespace = prefix.isEmpty ? "" : self.namespace(of: prefix)
            list.append(XMLAttributes.Attribute(namespace: namespace, name: local, value: value))
        }
        let (prefix, local) = Self.split(name)
        let end = scanner.end
        let element = XMLElementNode(
            name: local, namespace: namespace(of: prefix), attributes: XMLAttributes(list: list), line: scanner.line,
            column: scanner.column, range: scanner.start..<end, content: end..<end)
        if let depth = wholeDepth {
            if !isEnough(from: depth) { try count(line: scanner.line) }
        } else if isWhole(element, open) {
            (wholeDepth, parts) = (open.count, 0)
        }
        open.append(element)
    }

    private func namespace(of prefix: String) -> String {
        if prefix == "xml" { return XMLAttributes.xml }
        return prefixes.last { $0.prefix == prefix }?.namespace ?? (prefix.isEmpty ? "" : XMLElementNode.undeclared)
    }

    private mutating func end(
        _ scanner: XMLScanner, _ visit: (XMLElementNode, [XMLElementNode]) throws(XLIFFError) -> Void
    ) throws(XLIFFError) {
        var element = open.removeLast()
        while prefixes.last?.depth == open.count { prefixes.removeLast() }
        element.content = element.content.lowerBound..<max(element.content.lowerBound, scanner.start)
        element.range = element.range.lowerBound..<scanner.end
        if let depth = wholeDepth, depth != open.count {
            if !isEnough(from: depth) { open[open.count - 1].children.append(.element(element)) }
            return
        }
        wholeDepth = nil
        try visit(element, open)
    }

    /// Whether no more needs to be kept: of a skeleton, it matters only whether there is something in it.
    private func isEnough(from depth: Int) -> Bool {
        open[depth].name == "skeleton"
            && open[depth].children.contains { child in
                if case .text(let text) = child { !text.allSatisfy(\.isWhitespace) } else { true }
            }
    }

    private mutating func count(line: Int) throws(XLIFFError) {
        parts += 1
        guard parts <= XLIFFDocument.partLimit else {
            throw .tooManyParts(file: "", line: line, limit: XLIFFDocument.partLimit)
        }
    }

    private static func split(_ name: String) -> (prefix: String, local: String) {
        guard let colon = name.utf8.lastIndex(of: UInt8(ascii: ":")) else { return ("", name) }
        return (String(name[..<colon]), String(name[name.index(after: colon)...]))
    }
}
