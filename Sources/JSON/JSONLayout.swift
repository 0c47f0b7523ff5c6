/// How a JSON file is laid out. Read from the file, so that writing changes only what was changed.
package struct JSONLayout: Hashable, Sendable {
    /// One step: two spaces in Xcode.
    package var indent = "  "
    /// Xcode writes `"key" : value`, most others `"key": value`.
    package var separator = " : "
    /// What follows a member that another follows, before the line ends; one-line files may have a space there.
    package var comma = ","
    /// Xcode writes an empty object on three lines, the middle one empty.
    package var opensEmpty = true
    /// Empty for a file on one line.
    package var newline = "\n"
    package var endsWithNewline = false
    package var hasByteOrderMark = false
    /// Whether a text stays on its line for every reader; see ``JSONString``.
    package var escapesControls = false

    /// Xcode's own.
    package init() {}

    /// All on one line without blanks, `{"a":[1,2]}`.
    package static let oneLine: JSONLayout = {
        var layout = JSONLayout()
        (layout.indent, layout.separator, layout.opensEmpty, layout.newline) = ("", ":", false, "")
        layout.escapesControls = true
        return layout
    }()

    /// The layout of a file, by its first member, first comma and first empty object. A file without a member counts as
    /// Xcode's.
    package init(of bytes: [UInt8]) {
        hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        endsWithNewline = bytes.last == 0x0A
        guard let open = bytes.firstIndex(of: UInt8(ascii: "{")) else { return }
        var index = open + 1
        if index < bytes.count, bytes[index] == 0x0D {
            newline = "\r\n"
            index += 1
        }
        guard index < bytes.count, bytes[index] == 0x0A else {
            if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { readLine(bytes[index...]) }
            return
        }
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

    /// Spaces behind the first colon and the first comma of a file on one line.
    private mutating func readLine(_ bytes: ArraySlice<UInt8>) {
        (indent, separator, opensEmpty, newline) = ("", ":", false, "")
        var isInText = false
        var found: Set<UInt8> = []
        var index = bytes.startIndex
        while index < bytes.endIndex, found.count < 2 {
            switch bytes[index] {
            case UInt8(ascii: "\""): isInText.toggle()
            case UInt8(ascii: "\\") where isInText: index += 1
            case let mark where !isInText && (mark == UInt8(ascii: ":") || mark == UInt8(ascii: ",")):
                let isSpaced = index + 1 < bytes.endIndex && bytes[index + 1] == 0x20
                guard found.insert(mark).inserted, isSpaced else { break }
                if mark == UInt8(ascii: ":") { separator = ": " } else { comma = ", " }
            default: break
            }
            index += 1
        }
    }
}
