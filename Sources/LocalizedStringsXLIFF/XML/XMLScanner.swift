internal import LocalizedStrings

/// Cuts an XML document (XML 1.0, fifth edition) into tags and text, and refuses what is not well formed.
///
/// A document type is refused too, so that there are no entities but the five of XML: nothing unfolds, and no other file is read.
/// It knows nothing of namespaces.
struct XMLScanner {
    enum Token {
        case open(name: String, attributes: [(name: String, value: String)])
        case close
        /// A stretch of text, with references resolved and line ends as line feeds.
        case text(String)
    }

    private let bytes: [UInt8]
    private var offset = 0
    private var lines = SourcePositionCounter()
    /// The names of the elements that are open.
    private var open: [Range<Int>] = []
    private var hasRoot = false
    /// Whether the tag that was read last closes its element too: `<a/>`.
    private var closesAtOnce = false

    init(_ text: XMLText) { bytes = text.bytes }

    /// The line of what was read last, from 1.
    private(set) var line = 1
    /// Its column, from 1.
    private(set) var column = 1
    /// Where what was read last begins, as an offset into the document.
    private(set) var start = 0
    /// Where it ends.
    var end: Int { offset }

    /// The next tag or stretch of text; nil at the end of the document.
    mutating func next() throws(XLIFFError) -> Token? {
        if closesAtOnce {
            closesAtOnce = false
            start = offset
            open.removeLast()
            return .close
        }
        while offset < bytes.count {
            start = offset
            let place = lines.position(of: offset, in: bytes)
            (line, column) = (place.line, place.column)
            guard bytes[offset] == UInt8(ascii: "<") else {
                if let text = try text() { return .text(text) }
                continue
            }
            switch byte(1) {
            case UInt8(ascii: "/"): return try closingTag()
            case UInt8(ascii: "?"): try instruction()
            case UInt8(ascii: "!"):
                if let text = try declaration() { return .text(text) }
            default: return try openingTag()
            }
        }
        line = lines.position(of: offset, in: bytes).line
        if let name = open.last { throw fault("the element <\(string(name))> is not closed") }
        guard hasRoot else { throw fault(bytes.isEmpty ? "empty" : "there is no element") }
        return nil
    }

    // MARK: Tags

    private mutating func openingTag() throws(XLIFFError) -> Token {
        let start = offset
        offset += 1
        let name = try name()
        guard !open.isEmpty || !hasRoot else { throw fault("a second element beside the outermost one", at: start) }
        hasRoot = true
        var attributes: [(name: String, value: String)] = []
        var names: Set<String> = []
        while true {
            let hasSpace = skipSpaces()
            switch byte() {
            case UInt8(ascii: ">"):
                offset += 1
                open.append(name)
                return .open(name: string(name), attributes: attributes)
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: ">"):
                offset += 2
                open.append(name)
                closesAtOnce = true
                return .open(name: string(name), attributes: attributes)
            default: break
            }
            guard hasSpace else { throw fault("a space, '/>' or '>' is missing in the tag <\(string(name))>") }
            let place = offset
            let attribute = string(try self.name())
            guard names.insert(attribute).inserted else {
                throw fault("the attribute '\(attribute)' stands twice in one tag", at: place)
            }
            guard attributes.count < XLIFFDocument.attributeLimit else {
                throw .tooManyAttributes(file: "", line: line, limit: XLIFFDocument.attributeLimit)
            }
            _ = skipSpaces()
            guard byte() == UInt8(ascii: "=") else { throw fault("'=' is missing after '\(attribute)'") }
            offset += 1
            _ = skipSpaces()
            attributes.append((attribute, try attributeValue()))
        }
    }

    private mutating func closingTag() throws(XLIFFError) -> Token {
        let start = offset
        offset += 2
        let name = try name()
        _ = skipSpaces()
        guard byte() == UInt8(ascii: ">") else { throw fault("'>' is missing after </\(string(name))") }
        offset += 1
        guard let opened = open.popLast() else { throw fault("</\(string(name))> closes nothing", at: start) }
        guard bytes[opened] == bytes[name] else {
            throw fault("</\(string(name))> stands where </\(string(opened))> was expected", at: start)
        }
        return .close
    }

    /// A value in quotes; each tab and line end in it is a space (section 3.3.3).
    private mutating func attributeValue() throws(XLIFFError) -> String {
        guard let quote = byte(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw fault("a value in quotes is missing")
        }
        let start = offset
        offset += 1
        var value: [UInt8] = []
        while let byte = byte() {
            switch byte {
            case quote:
                offset += 1
                return String(decoding: value, as: UTF8.self)
            case UInt8(ascii: "<"): throw fault("'<' in the value of an attribute")
            case UInt8(ascii: "&"): value += try reference().utf8
            case 0x0D where self.byte(1) == 0x0A: offset += 1
            case 0x09, 0x0A, 0x0D:
                value.append(0x20)
                offset += 1
            default:
                value.append(byte)
                offset += 1
            }
        }
        throw fault("the value of an attribute is not closed", at: start)
    }

    // MARK: Text

    /// Text up to the next tag; nil for the spaces outside of the outermost element.
    private mutating func text() throws(XLIFFError) -> String? {
        guard !open.isEmpty else {
            guard skipSpaces() else { throw fault("text outside of the outermost element") }
            return nil
        }
        let start = offset
        while let byte = byte(), byte != UInt8(ascii: "<"), byte != UInt8(ascii: "&"), byte != 0x0D {
            try advance(byte)
        }
        // Most texts are as they stand.
        if byte() == UInt8(ascii: "<") || byte() == nil { return string(start..<offset) }
        var text = Array(bytes[start..<offset])
        while let byte = byte(), byte != UInt8(ascii: "<") {
            switch byte {
            case UInt8(ascii: "&"): text += try reference().utf8
            case 0x0D: appendLineEnd(to: &text)
            default:
                try advance(byte)
                text.append(byte)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func advance(_ byte: UInt8) throws(XLIFFError) {
        if byte == UInt8(ascii: "]"), starts("]]>") { throw fault("']]>' in a text") }
        offset += 1
    }

    private mutating func appendLineEnd(to text: inout [UInt8]) {
        text.append(0x0A)
        offset += byte(1) == 0x0A ? 2 : 1
    }

    /// `&amp;`, `&#233;`, `&#xE9;`
    private mutating func reference() throws(XLIFFError) -> String {
        let start = offset
        for (reference, character) in [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'")]
        where starts(reference) {
            offset += reference.utf8.count
            return character
        }
        guard starts("&#") else { throw fault("'&' begins none of &amp; &lt; &gt; &quot; &apos; &#…;") }
        offset += 2
        let isHexadecimal = byte() == UInt8(ascii: "x")
        if isHexadecimal { offset += 1 }
        var value: UInt32 = 0
        let digits = offset
        while let byte = byte(), byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
            isHexadecimal || digit < 10
        {
            value = min(value * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x11_0000)
            offset += 1
        }
        guard offset > digits, byte() == UInt8(ascii: ";"), let scalar = Unicode.Scalar(value), scalar.isXML else {
            throw fault("the reference names no character of XML", at: start)
        }
        offset += 1
        return String(Character(scalar))
    }

    // MARK: Between tags

    /// A comment, or the text of a CDATA section.
    private mutating func declaration() throws(XLIFFError) -> String? {
        if starts("<!--") {
            guard let end = find("--", from: offset + 4) else { throw fault("a comment is not closed") }
            guard bytes[end...].starts(with: "-->".utf8) else { throw fault("'--' in a comment", at: end) }
            offset = end + 3
            return nil
        }
        if starts("<![CDATA["), !open.isEmpty {
            guard let end = find("]]>", from: offset + 9) else { throw fault("a CDATA section is not closed") }
            var text: [UInt8] = []
            offset += 9
            while offset < end {
                if bytes[offset] == 0x0D {
                    appendLineEnd(to: &text)
                } else {
                    text.append(bytes[offset])
                    offset += 1
                }
            }
            offset = end + 3
            return String(decoding: text, as: UTF8.self)
        }
        if starts("<!DOCTYPE") { throw .documentType(file: "", line: line) }
        throw fault("'<!' begins neither a comment nor a CDATA section")
    }

    private mutating func instruction() throws(XLIFFError) {
        let start = offset
        offset += 2
        let name = try name()
        if string(name).lowercased() == "xml" {
            // Spaces before the declaration are an error of the standard's, and a habit of templates.
            guard bytes[..<start].allSatisfy(Self.isSpace) else {
                throw fault("the XML declaration stands only at the start", at: start)
            }
            return try xmlDeclaration(from: start)
        }
        guard let end = find("?>", from: offset) else { throw fault("an instruction is not closed", at: start) }
        guard end == offset || Self.isSpace(bytes[offset]) else { throw fault("a space is missing in an instruction") }
        offset = end + 2
    }

    /// `version="1.0"`, then an encoding and `standalone`, where they stand, in this order (section 2.8). The name is read already.
    private mutating func xmlDeclaration(from start: Int) throws(XLIFFError) {
        guard string(start..<offset) == "<?xml" else {
            throw fault("the XML declaration begins with '<?xml'", at: start)
        }
        var hasSpace = false
        for word in ["version", "encoding", "standalone"] {
            // A word that is left out leaves its space to the next.
            hasSpace = skipSpaces() || hasSpace
            guard byte() != UInt8(ascii: "?") else {
                guard word != "version" else { throw fault("the XML declaration has no version") }
                break
            }
            guard starts(word) else {
                guard word != "version" else { throw fault("the XML declaration has no version") }
                continue
            }
            guard hasSpace else { throw fault("a space is missing in the XML declaration") }
            offset += word.utf8.count
            let value = try declaredValue()
            let isRight =
                switch word {
                case "version":
                    value.hasPrefix("1.") && value.utf8.count > 2
                        && value.utf8.dropFirst(2).allSatisfy { 0x30...0x39 ~= $0 }
                case "encoding": Self.isEncodingName(value)
                default: value == "yes" || value == "no"
                }
            guard isRight else { throw fault("the XML declaration has a \(word) that is none") }
            hasSpace = false
        }
        _ = skipSpaces()
        guard starts("?>") else { throw fault("the XML declaration is not closed by '?>'") }
        offset += 2
    }

    /// `="value"`, in either kind of quotes.
    private mutating func declaredValue() throws(XLIFFError) -> String {
        _ = skipSpaces()
        guard byte() == UInt8(ascii: "=") else { throw fault("'=' is missing in the XML declaration") }
        offset += 1
        _ = skipSpaces()
        guard let quote = byte(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
            let end = bytes[(offset + 1)...].firstIndex(of: quote)
        else { throw fault("a value in quotes is missing in the XML declaration") }
        let value = string(offset + 1..<end)
        offset = end + 1
        return value
    }

    /// A Latin letter, then letters, digits, dots, underscores and hyphens (section 4.3.3).
    private static func isEncodingName(_ name: String) -> Bool {
        guard let first = name.utf8.first, 0x61...0x7A ~= first | 0x20 else { return false }
        return name.utf8.allSatisfy { byte in
            0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte == 0x2E || byte == 0x5F || byte == 0x2D
        }
    }

    // MARK: Names and bytes

    /// A name (section 2.3).
    private mutating func name() throws(XLIFFError) -> Range<Int> {
        let start = offset
        while let first = byte() {
            let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
            guard let scalar = string(offset..<min(offset + length, bytes.count)).unicodeScalars.first,
                offset == start ? scalar.beginsXMLName : scalar.continuesXMLName
            else { break }
            offset += length
        }
        guard offset > start else { throw fault("a name is missing") }
        return start..<offset
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    /// Whether there were any.
    private mutating func skipSpaces() -> Bool {
        let start = offset
        while let byte = byte(), Self.isSpace(byte) { offset += 1 }
        return offset > start
    }

    private func byte(_ ahead: Int = 0) -> UInt8? { offset + ahead < bytes.count ? bytes[offset + ahead] : nil }

    private func starts(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

    private func find(_ text: StaticString, from start: Int) -> Int? {
        let pattern = Array(text.description.utf8)
        var index = start
        while index + pattern.count <= bytes.count {
            if bytes[index] == pattern[0], bytes[index...].starts(with: pattern) { return index }
            index += 1
        }
        return nil
    }

    private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func fault(_ reason: String, at place: Int? = nil) -> XLIFFError {
        let place = SourcePosition(of: place ?? offset, in: bytes)
        return .malformed(file: "", line: place.line, column: place.column, reason: reason)
    }
}
