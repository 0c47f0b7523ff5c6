internal import LocalizedStrings

/// Reads the elements of an XML file, one at a time in memory, and guarded against what a hostile file can do.
struct XMLReader {
    /// The elements that are open, the outermost first. Only one that will be handed over whole has children.
    private var open: [XMLElementNode] = []
    /// How deep the element lies that will be handed over whole; nil outside of such.
    private var wholeDepth: Int?
    /// Elements and texts in it.
    private var parts = 0

    /// - Parameters:
    ///   - isWhole: the names of elements that are handed to `visit` with all their content.
    ///   - visit: gets such an element when it ends, and those around it, the outermost first; every element around them too,
    ///     without content.
    static func read(
        _ bytes: [UInt8], isWhole: (String) -> Bool,
        visit: (XMLElementNode, [XMLElementNode]) throws(XLIFFError) -> Void
    ) throws(XLIFFError) {
        guard bytes.count <= XLIFFDocument.sizeLimit else {
            throw .tooLarge(file: "", bytes: bytes.count, limit: XLIFFDocument.sizeLimit)
        }
        var scanner = XMLScanner(try XMLText(bytes))
        var reader = XMLReader()
        while let token = try scanner.next() {
            switch token {
            case .open(let name, let attributes):
                try reader.begin(name, attributes, line: scanner.line, isWhole: isWhole)
            case .text(let text):
                if reader.wholeDepth == nil { continue }
                try reader.count(line: scanner.line)
                reader.open[reader.open.count - 1].children.append(.text(text))
            case .close: try reader.end(visit)
            }
        }
    }

    private mutating func begin(
        _ name: String, _ attributes: [(name: String, value: String)], line: Int, isWhole: (String) -> Bool
    ) throws(XLIFFError) {
        guard open.count < XLIFFDocument.depthLimit else {
            throw .tooDeep(file: "", line: line, limit: XLIFFDocument.depthLimit)
        }
        var plain: [String: String] = [:]
        for (name, value) in attributes {
            let local = Self.local(name)
            if local == name || plain[local] == nil { plain[local] = value }
        }
        let element = XMLElementNode(name: Self.local(name), attributes: plain, line: line)
        if wholeDepth != nil {
            try count(line: line)
        } else if isWhole(element.name) {
            (wholeDepth, parts) = (open.count, 0)
        }
        open.append(element)
    }

    private mutating func end(
        _ visit: (XMLElementNode, [XMLElementNode]) throws(XLIFFError) -> Void
    ) throws(XLIFFError) {
        let element = open.removeLast()
        if wholeDepth != nil, wholeDepth != open.count {
            return open[open.count - 1].children.append(.element(element))
        }
        wholeDepth = nil
        try visit(element, open)
    }

    private mutating func count(line: Int) throws(XLIFFError) {
        parts += 1
        guard parts <= XLIFFDocument.partLimit else {
            throw .tooManyParts(file: "", line: line, limit: XLIFFDocument.partLimit)
        }
    }

    /// Without prefix.
    private static func local(_ name: String) -> String {
        name.utf8.lastIndex(of: UInt8(ascii: ":")).map { String(name[name.index(after: $0)...]) } ?? name
    }
}
