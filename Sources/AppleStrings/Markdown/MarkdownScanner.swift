internal import LocaleFormatTexts

/// Finds what binds tighter than emphasis: code spans, tags and addresses in angle brackets, destinations of links.
///
/// It remembers what has no end, so that a text full of beginnings takes no more than one look at it for each kind.
struct MarkdownScanner {
    let bytes: [UInt8]
    /// Where the text ends for it: that of the run around it.
    let end: Int
    /// By length: where the last string of so many backticks begins, in ``bytes`` up to ``end``.
    private var lastBackticks: [Int: Int]?
    /// By what ends them: from where on there is no end.
    private var absent: [[UInt8]: Int] = [:]
    /// Up to where no address begins that no angle brackets mark.
    var withoutAddress = 0

    init(_ bytes: [UInt8], end: Int) { (self.bytes, self.end) = (bytes, end) }

    func byte(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

    /// How many bytes of one kind stand there.
    func run(of byte: UInt8, at start: Int) -> Int {
        var offset = start
        while offset < end, bytes[offset] == byte { offset += 1 }
        return offset - start
    }

    // MARK: Code

    /// The code span that begins with these backticks; nil where they stay text. A space at both ends is not part of it.
    mutating func codeSpan(at start: Int, _ count: Int) -> MarkdownSpan? {
        if lastBackticks == nil { lastBackticks = backticks(from: start) }
        guard let last = lastBackticks?[count], last > start else { return nil }
        var offset = start + count
        while offset < end {
            guard bytes[offset] == UInt8(ascii: "`") else {
                offset += 1
                continue
            }
            let length = run(of: UInt8(ascii: "`"), at: offset)
            if length == count {
                var content = start + count..<offset
                let text = bytes[content]
                if text.count > 2, text.first == 0x20, text.last == 0x20, text.contains(where: { $0 != 0x20 }) {
                    content = content.lowerBound + 1..<content.upperBound - 1
                }
                return MarkdownSpan(inline: .code, range: start..<offset + length, content: content)
            }
            offset += length
        }
        return nil
    }

    private func backticks(from start: Int) -> [Int: Int] {
        var result: [Int: Int] = [:]
        var offset = start
        while offset < end {
            let length = run(of: UInt8(ascii: "`"), at: offset)
            if length > 0 { result[length] = offset }
            offset += max(length, 1)
        }
        return result
    }

    // MARK: Angle brackets

    /// CommonMark's autolinks and raw HTML.
    mutating func angle(at start: Int) -> MarkdownSpan? {
        if let stop = address(at: start + 1) {
            let content = start + 1..<stop
            let text = String(decoding: bytes[content], as: UTF8.self)
            let isMail = !text.utf8.contains(UInt8(ascii: ":"))
            return MarkdownSpan(
                inline: .link(destination: (isMail ? "mailto:" : "") + text, title: nil), range: start..<stop + 1,
                content: content, destination: content)
        }
        guard let stop = tag(at: start) else { return nil }
        return MarkdownSpan(inline: .html, range: start..<stop, content: start..<stop)
    }

    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || (0x30...0x39).contains(byte) }

    /// The end of `scheme:address` or `name@host` before a `>`.
    private func address(at start: Int) -> Int? {
        var offset = start
        while isAlphanumeric(byte(offset)) || "+.-".utf8.contains(byte(offset)) { offset += 1 }
        if byte(offset) == UInt8(ascii: ":"), (2...32).contains(offset - start), isLetter(byte(start)) {
            while offset < end, bytes[offset] > 0x20, bytes[offset] != UInt8(ascii: "<"),
                bytes[offset] != UInt8(ascii: ">"), bytes[offset] != 0x7F
            { offset += 1 }
            return byte(offset) == UInt8(ascii: ">") ? offset : nil
        }
        offset = start
        while isAlphanumeric(byte(offset)) || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte(offset)) { offset += 1 }
        guard offset > start, byte(offset) == UInt8(ascii: "@") else { return nil }
        repeat {
            offset += 1
            let label = offset
            while isAlphanumeric(byte(offset)) || byte(offset) == UInt8(ascii: "-") { offset += 1 }
            guard (1...63).contains(offset - label), bytes[label] != UInt8(ascii: "-"),
                bytes[offset - 1] != UInt8(ascii: "-")
            else { return nil }
        } while byte(offset) == UInt8(ascii: ".")
        return byte(offset) == UInt8(ascii: ">") ? offset : nil
    }

    /// The end of a tag, a comment, an instruction, a declaration or character data.
    private mutating func tag(at start: Int) -> Int? {
        let text = bytes[start..<min(end, start + 9)]
        if text.starts(with: "<!--".utf8) {
            for short in ["<!-->", "<!--->"] where text.starts(with: short.utf8) { return start + short.utf8.count }
            return find("-->", from: start + 4)
        }
        if text.starts(with: "<?".utf8) { return find("?>", from: start + 2) }
        if text.starts(with: "<![CDATA[".utf8) { return find("]]>", from: start + 9) }
        if text.starts(with: "<!".utf8) { return isLetter(byte(start + 2)) ? find(">", from: start + 2) : nil }
        let isClosing = byte(start + 1) == UInt8(ascii: "/")
        var offset = start + (isClosing ? 2 : 1)
        guard isLetter(byte(offset)) else { return nil }
        while isAlphanumeric(byte(offset)) || byte(offset) == UInt8(ascii: "-") { offset += 1 }
        while !isClosing, let next = attribute(at: offset) { offset = next }
        offset = afterSpace(offset)
        if !isClosing, byte(offset) == UInt8(ascii: "/") { offset += 1 }
        return byte(offset) == UInt8(ascii: ">") ? offset + 1 : nil
    }

    /// ` name="value"`, with the space before it.
    private mutating func attribute(at start: Int) -> Int? {
        var offset = afterSpace(start)
        guard offset > start, isLetter(byte(offset)) || byte(offset) == UInt8(ascii: "_") || byte(offset) == 0x3A
        else { return nil }
        while isAlphanumeric(byte(offset)) || "_.:-".utf8.contains(byte(offset)) { offset += 1 }
        let equals = afterSpace(offset)
        guard byte(equals) == UInt8(ascii: "=") else { return offset }
        let value = afterSpace(equals + 1)
        if byte(value) == UInt8(ascii: "\"") || byte(value) == UInt8(ascii: "'") {
            return find(byte(value) == UInt8(ascii: "'") ? "'" : "\"", from: value + 1)
        }
        offset = value
        while offset < end, bytes[offset] > 0x20, !"\"'=<>`".utf8.contains(bytes[offset]) { offset += 1 }
        return offset > value ? offset : nil
    }

    /// After the next occurrence.
    private mutating func find(_ text: String, from start: Int) -> Int? {
        let wanted = Array(text.utf8)
        guard start < absent[wanted] ?? .max else { return nil }
        var offset = start
        while offset + wanted.count <= end {
            if bytes[offset] == wanted[0], bytes[offset..<offset + wanted.count].elementsEqual(wanted) {
                return offset + wanted.count
            }
            offset += 1
        }
        absent[wanted] = min(start, absent[wanted] ?? .max)
        return nil
    }

    private func afterSpace(_ start: Int) -> Int {
        var offset = start
        while byte(offset) == 0x20 || (0x09...0x0D).contains(byte(offset)) { offset += 1 }
        return offset
    }

    // MARK: Destinations

    /// What stands in parentheses behind the text of a link, from the opening one on.
    mutating func target(at start: Int) -> (destination: Range<Int>, title: String?, end: Int)? {
        guard byte(start) == UInt8(ascii: "(") else { return nil }
        let first = afterSpace(start + 1)
        guard let (destination, stop) = destination(at: first) else { return nil }
        var offset = afterSpace(stop)
        var title: String?
        if offset > stop, let found = self.title(at: offset) {
            title = MarkdownEscape.removed(from: String(decoding: bytes[found.text], as: UTF8.self))
            offset = afterSpace(found.end)
        }
        return byte(offset) == UInt8(ascii: ")") ? (destination, title, offset + 1) : nil
    }

    private func destination(at start: Int) -> (Range<Int>, end: Int)? {
        var offset = start
        if byte(start) == UInt8(ascii: "<") {
            offset += 1
            while offset < end, bytes[offset] != UInt8(ascii: ">") {
                guard bytes[offset] != 0x0A, bytes[offset] != 0x0D, bytes[offset] != UInt8(ascii: "<") else {
                    return nil
                }
                offset += isEscape(offset) ? 2 : 1
            }
            return offset < end ? (start + 1..<offset, offset + 1) : nil
        }
        var depth = 0
        while offset < end, bytes[offset] > 0x20, bytes[offset] != 0x7F {
            if bytes[offset] == UInt8(ascii: "(") {
                depth += 1
                // As many as CommonMark asks for at least.
                guard depth <= 32 else { return nil }
            } else if bytes[offset] == UInt8(ascii: ")") {
                if depth == 0 { break }
                depth -= 1
            }
            offset += isEscape(offset) ? 2 : 1
        }
        return depth == 0 ? (start..<offset, offset) : nil
    }

    private mutating func title(at start: Int) -> (text: Range<Int>, end: Int)? {
        let closing: UInt8
        switch byte(start) {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): closing = byte(start)
        case UInt8(ascii: "("): closing = UInt8(ascii: ")")
        default: return nil
        }
        // A sign that no other beginning looks for.
        let mark = [UInt8(ascii: "t"), closing]
        guard start < absent[mark] ?? .max else { return nil }
        var offset = start + 1
        while offset < end, bytes[offset] != closing {
            if bytes[offset] == UInt8(ascii: "("), closing == UInt8(ascii: ")") { return nil }
            offset += isEscape(offset) ? 2 : 1
        }
        guard offset < end else {
            absent[mark] = start
            return nil
        }
        return (start + 1..<offset, offset + 1)
    }

    private func isEscape(_ offset: Int) -> Bool {
        bytes[offset] == UInt8(ascii: "\\") && offset + 1 < end && MarkdownEscape.isPunctuation(bytes[offset + 1])
    }
}
