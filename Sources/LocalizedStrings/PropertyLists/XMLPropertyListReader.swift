internal import LocaleFormatCore

/// Reads XML property lists, in the order of their keys and with their comments.
///
/// FoundationEssentials' decoder is not used for them: its scanner recurses without bound, so that a file of 100,000
/// `<dict>` ends the process; and it keeps neither order, comments, positions, nor a key that stands twice.
package struct XMLPropertyListReader {
    let bytes: [UInt8]
    var offset = 0
    var depth = 0
    private var values = 0
    private let valueLimit: Int
    var comments: [String] = []
    var layout = PropertyListLayout()
    private var lines = SourcePositionCounter()

    private init(_ bytes: [UInt8], valueLimit: Int) { (self.bytes, self.valueLimit) = (bytes, valueLimit) }

    package static func read(
        _ input: [UInt8], valueLimit: Int = StringsLimits.values
    ) throws(StringsError) -> (PropertyListValue, PropertyListLayout) {
        try StringsLimits.check(bytes: input)
        let text = try DecodedText(input)
        var reader = XMLPropertyListReader(text.bytes, valueLimit: valueLimit)
        (reader.layout.encoding, reader.layout.hasByteOrderMark) = (text.encoding, text.hasByteOrderMark)
        let value = try reader.document()
        return (value, reader.layout)
    }

    private mutating func document() throws(StringsError) -> PropertyListValue {
        try skipMarkup()
        guard let tag = try openTag(), tag.name == "plist", !tag.isEmpty else { throw failure("<plist>") }
        try skipMarkup()
        let start = offset
        guard let tag = try openTag() else { throw failure("a value") }
        layout.margin = indentation(before: start)
        layout.header = String(decoding: bytes[..<(start - layout.margin.utf8.count)], as: UTF8.self)
        layout.newline = layout.header.utf8.contains(0x0D) ? "\r\n" : "\n"
        comments = []
        let value = try self.value(tag)
        let end = offset
        try skipMarkup()
        try closeTag("plist")
        try skipMarkup()
        guard offset == bytes.count else { throw failure("the end of the file") }
        layout.footer = String(decoding: bytes[end...], as: UTF8.self)
        return value
    }

    private mutating func value(_ tag: Tag) throws(StringsError) -> PropertyListValue {
        try count()
        switch tag.name {
        case "dict": return .dictionary(try dictionary(tag))
        case "array": return .array(try array(tag))
        case "string": return .string(try text(tag))
        case "integer":
            let text = try text(tag)
            let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
            let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
            guard !digits.isEmpty, isHexadecimal || digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
                throw failure("a whole number in <integer>")
            }
            return .integer(text)
        case "real": return .real(try text(tag))
        case "date": return .date(try text(tag))
        case "data": return .data(try text(tag))
        case "true", "false":
            if !tag.isEmpty {
                try skipMarkup()
                try closeTag(tag.name)
            }
            return .bool(tag.name == "true")
        default:
            offset = tag.start
            throw failure("<dict>, <array>, <string>, <integer>, <real>, <date>, <data>, <true/> or <false/>")
        }
    }

    /// One value or comment more.
    mutating func count() throws(StringsError) {
        values += 1
        guard values <= valueLimit else { throw .tooManyValues(file: "", limit: valueLimit) }
    }

    private mutating func dictionary(_ tag: Tag) throws(StringsError) -> PropertyListDictionary {
        try enter(tag)
        defer { depth -= 1 }
        var dictionary = PropertyListDictionary()
        if tag.isEmpty { return dictionary }
        var end = offset
        while true {
            try skipMarkup()
            let before = comments
            comments = []
            let start = offset
            guard let inner = try openTag() else {
                dictionary.comments = before
                if depth == 1 { dictionary.ending = String(decoding: bytes[end..<offset], as: UTF8.self) }
                try closeTag("dict")
                return dictionary
            }
            guard inner.name == "key" else {
                offset = start
                throw failure("<key> or </dict>")
            }
            if depth == 1, dictionary.members.isEmpty {
                let indentation = indentation(before: start)
                if indentation.hasPrefix(layout.margin) {
                    layout.indent = String(indentation.dropFirst(layout.margin.count))
                }
            }
            let position = lines.position(of: start, in: bytes)
            let key = try text(inner)
            try skipMarkup()
            guard let tag = try openTag() else {
                throw failure("a value for the key '\(VisibleText.shortened(key, to: 40))'")
            }
            var member = PropertyListDictionary.Member(
                key: key, value: try value(tag), comments: before, position: position)
            if depth == 1 { member.source = String(decoding: bytes[end..<offset], as: UTF8.self) }
            end = offset
            dictionary.members.append(member)
        }
    }

    private mutating func array(_ tag: Tag) throws(StringsError) -> [PropertyListValue] {
        try enter(tag)
        defer { depth -= 1 }
        var elements: [PropertyListValue] = []
        if tag.isEmpty { return elements }
        while true {
            try skipMarkup()
            guard let inner = try openTag() else {
                try closeTag("array")
                return elements
            }
            elements.append(try value(inner))
        }
    }

    private mutating func enter(_ tag: Tag) throws(StringsError) {
        depth += 1
        if tag.isEmpty { layout.closesEmpty = true }
        guard depth <= StringsLimits.depth else {
            let place = SourcePosition(of: tag.start, in: bytes)
            throw .tooDeep(file: "", line: place.line, column: place.column, limit: StringsLimits.depth)
        }
    }

    // MARK: Text

    /// The text up to the closing tag: character data, entities, CDATA, and comments, which are no part of it.
    private mutating func text(_ tag: Tag) throws(StringsError) -> String {
        if tag.isEmpty { return "" }
        var text: [UInt8] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "<"):
                if starts("<![CDATA[") {
                    let start = offset + 9
                    guard let end = find("]]>", from: start) else { throw failure("']]>'") }
                    text += bytes[start..<end]
                    offset = end + 3
                } else if starts("<!--") {
                    try skipComment()
                } else {
                    if text.isEmpty { layout.closesEmpty = false }
                    try closeTag(tag.name)
                    return String(decoding: text, as: UTF8.self)
                }
            case UInt8(ascii: "&"): text += String(Character(try entity())).utf8
            // XML reads every line's end as a line feed.
            case 0x0D:
                text.append(0x0A)
                offset += 1
                if peek == 0x0A { offset += 1 }
            default:
                text.append(byte)
                offset += 1
            }
        }
        throw failure("</\(tag.name)>")
    }

    private mutating func entity() throws(StringsError) -> UnicodeScalar {
        let named: [(String, UnicodeScalar)] = [
            ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
        ]
        for (name, scalar) in named where starts(name) {
            offset += name.utf8.count
            return scalar
        }
        guard starts("&#"), let end = bytes[offset...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
            throw failure("one of the entities &amp; &lt; &gt; &quot; &apos; &#…;")
        }
        let digits = String(decoding: bytes[offset + 2..<end], as: UTF8.self)
        let isHexadecimal = digits.hasPrefix("x")
        let number = UInt32(isHexadecimal ? String(digits.dropFirst()) : digits, radix: isHexadecimal ? 16 : 10)
        guard let number, let scalar = UnicodeScalar(number), number > 0 else {
            throw failure("the number of a character")
        }
        offset = end + 1
        return scalar
    }
}
