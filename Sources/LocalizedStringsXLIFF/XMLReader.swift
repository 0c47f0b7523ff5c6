internal import Foundation

#if canImport(FoundationXML)
internal import FoundationXML
#endif

/// Reads XML with Foundation's parser, guarded against what a hostile file can do to it: no document type (hence no entities but
/// the five of XML), no deep nesting, and one element at a time in memory.
final class XMLReader: NSObject, XMLParserDelegate {
    static let depthLimit = 64

    /// The elements that are open, the outermost first; each without the children that were handed over.
    private var open: [XMLElementNode] = []
    private var text = ""
    private var failure: XLIFFError?
    /// Whether the root element has ended.
    private var hasEnded = false
    private let isWhole: (String) -> Bool
    private let visit: (XMLElementNode, [XMLElementNode]) throws(XLIFFError) -> Void

    private init(
        isWhole: @escaping (String) -> Bool,
        visit: @escaping (XMLElementNode, [XMLElementNode]) throws(XLIFFError) -> Void
    ) {
        self.isWhole = isWhole
        self.visit = visit
    }

    /// - Parameters:
    ///   - isWhole: the names of elements that are handed to `visit` with all their content, when they end.
    ///   - visit: gets such an element, and those around it, the outermost first. Every other element comes too, when it ends, with
    ///     what was not handed over before.
    static func read(
        _ bytes: [UInt8], isWhole: @escaping (String) -> Bool,
        visit: @escaping (XMLElementNode, [XMLElementNode]) throws(XLIFFError) -> Void
    ) throws(XLIFFError) {
        let plain = try XMLProlog.plain(bytes)
        let reader = XMLReader(isWhole: isWhole, visit: visit)
        let parser = XMLParser(data: Data(plain.bytes))
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isRead = parser.parse()
        if let failure = reader.failure { throw failure }
        // libxml2 complains of more than 10 MB at once when it has read them to the end. (From a stream it does not, but takes ten
        // times as long.)
        let isWholeThough = reader.hasEnded && plain.bytes.count > 9_000_000
        guard isRead || isWholeThough, reader.open.isEmpty else {
            throw .malformed(
                file: "", line: parser.lineNumber, column: parser.columnNumber,
                reason: plain.bytes.isEmpty ? "empty" : Self.reason(parser.parserError))
        }
    }

    private static func reason(_ error: (any Error)?) -> String {
        let place = "an element, an attribute or a reference is broken or not closed here"
        guard let code = (error as NSError?)?.code, code > 0 else { return place }
        // 1: libxml2's own limits, among them 10 MB for one text.
        return code == 1 ? "a text or a name is too long" : "\(place) (libxml2's error \(code))"
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes: [String: String]
    ) {
        flush()
        guard open.count < Self.depthLimit else {
            return fail(.tooDeep(file: "", line: parser.lineNumber, limit: Self.depthLimit), parser)
        }
        var plain: [String: String] = [:]
        for (name, value) in attributes {
            let local = Self.local(name)
            if local == name || plain[local] == nil { plain[local] = value }
        }
        open.append(XMLElementNode(name: Self.local(elementName), attributes: plain, line: parser.lineNumber))
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        flush()
        guard failure == nil, let element = open.popLast() else { return }
        let isInside = open.contains { isWhole($0.name) }
        if !isInside {
            do throws(XLIFFError) { try visit(element, open) } catch { return fail(error, parser) }
        }
        if open.isEmpty { hasEnded = true }
        if !open.isEmpty, isInside || !isWhole(element.name) {
            open[open.count - 1].children.append(.element(element))
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        text += String(decoding: CDATABlock, as: UTF8.self)
    }

    private func flush() {
        guard !text.isEmpty else { return }
        if !open.isEmpty { open[open.count - 1].children.append(.text(text)) }
        text = ""
    }

    private func fail(_ error: XLIFFError, _ parser: XMLParser) {
        if failure == nil { failure = error }
        parser.abortParsing()
    }

    private static func local(_ name: String) -> String {
        name.utf8.lastIndex(of: UInt8(ascii: ":")).map { String(name[name.index(after: $0)...]) } ?? name
    }
}
