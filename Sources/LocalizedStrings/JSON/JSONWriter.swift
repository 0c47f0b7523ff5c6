/// How a JSON file is laid out. Read from the file, so that writing changes only what was changed.
package struct JSONLayout: Hashable, Sendable {
    /// One step: two spaces in Xcode.
    package var indent = "  "
    /// Xcode writes `"key" : value`, most others `"key": value`.
    package var separator = " : "
    /// Xcode writes an empty object on three lines, the middle one empty.
    package var opensEmpty = true
    package var newline = "\n"
    package var endsWithNewline = false
    package var hasByteOrderMark = false

    /// Xcode's own.
    package init() {}

    /// The layout of a file, by its first member and first empty object. Text on one line counts as Xcode's.
    package init(of bytes: [UInt8]) {
        hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        endsWithNewline = bytes.last == 0x0A
        guard let open = bytes.firstIndex(of: UInt8(ascii: "{")) else { return }
        var index = open + 1
        if index < bytes.count, bytes[index] == 0x0D {
            newline = "\r\n"
            index += 1
        }
        guard index < bytes.count, bytes[index] == 0x0A else { return }
        let start = index + 1
        index = start
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        if index - start <= 16 { indent = String(decoding: bytes[start..<index], as: UTF8.self) }
        if let colon = bytes[index...].firstIndex(of: UInt8(ascii: ":")), bytes[colon - 1] == UInt8(ascii: "\"") {
            separator = ": "
            opensEmpty = false
        }
        // Within a text, the quote that must follow an opening brace's key is escaped, so that `{}` there is no object.
        var isInText = false
        index = open
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""): isInText.toggle()
            case UInt8(ascii: "\\") where isInText: index += 1
            case UInt8(ascii: "{") where !isInText:
                var end = index + 1
                while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x0A || bytes[end] == 0x0D { end += 1 }
                if end < bytes.count, bytes[end] == UInt8(ascii: "}") {
                    opensEmpty = end > index + 1
                    return
                }
            default: break
            }
            index += 1
        }
    }
}

/// Writes JSON as Xcode does: every member on a line of its own, `/` and everything beyond ASCII as it is.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []
    private let layout: JSONLayout
    private var depth = 0

    package static func write(_ value: JSONValue, _ layout: JSONLayout = JSONLayout()) -> [UInt8] {
        var writer = JSONWriter(layout)
        writer.write(value)
        return writer.finish()
    }

    package init(_ layout: JSONLayout) {
        self.layout = layout
        if layout.hasByteOrderMark { bytes = [0xEF, 0xBB, 0xBF] }
    }

    package consuming func finish() -> [UInt8] {
        if layout.endsWithNewline { bytes += layout.newline.utf8 }
        return bytes
    }

    package mutating func write(_ value: JSONValue) {
        switch value {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .number(let text): bytes += text.utf8
        case .string(let text): write(text)
        case .array(let elements):
            group("[", "]", elements) { writer, element in writer.write(element) }
        case .object(let object):
            group("{", "}", object.members) { writer, member in
                writer.write(member.key)
                writer.bytes += writer.layout.separator.utf8
                writer.write(member.value)
            }
        }
    }

    /// An object whose members are written one at a time.
    package mutating func write<Element>(
        _ members: [Element], value: (inout JSONWriter, Element) -> Void, key: (Element) -> String
    ) {
        group("{", "}", members) { writer, member in
            writer.write(key(member))
            writer.bytes += writer.layout.separator.utf8
            value(&writer, member)
        }
    }

    private mutating func group<Element>(
        _ open: StaticString, _ close: StaticString, _ elements: [Element],
        _ body: (inout JSONWriter, Element) -> Void
    ) {
        bytes += open.description.utf8
        depth += 1
        var isEmpty = true
        for element in elements {
            if !isEmpty { bytes.append(UInt8(ascii: ",")) }
            isEmpty = false
            newline()
            body(&self, element)
        }
        depth -= 1
        if !isEmpty {
            newline()
        } else if layout.opensEmpty {
            bytes += layout.newline.utf8
            newline()
        }
        bytes += close.description.utf8
    }

    private mutating func newline() {
        bytes += layout.newline.utf8
        for _ in 0..<depth { bytes += layout.indent.utf8 }
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0x08: bytes += "\\b".utf8
            case 0x09: bytes += "\\t".utf8
            case 0x0A: bytes += "\\n".utf8
            case 0x0C: bytes += "\\f".utf8
            case 0x0D: bytes += "\\r".utf8
            case 0..<0x20:
                bytes += "\\u00".utf8
                bytes += (byte < 0x10 ? "0" : "").utf8
                bytes += String(byte, radix: 16).utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
