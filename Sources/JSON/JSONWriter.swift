/// Writes JSON values in a layout, numbers as they were read. `/` and what is beyond ASCII stand as they are, as Xcode writes them.
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
        if layout.endsWithNewline { bytes += (layout.newline.isEmpty ? "\n" : layout.newline).utf8 }
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
            if !isEmpty { bytes += layout.comma.utf8 }
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
        JSONString.append(text, escapesControls: layout.escapesControls, to: &bytes)
    }
}

extension JSONValue {
    /// The value on one line, `{"a":[1,2]}`.
    public var text: String { String(decoding: JSONWriter.write(self, .oneLine), as: UTF8.self) }
}
