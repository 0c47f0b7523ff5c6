public import LocalizedStrings

extension FluentFile: ReadableFile {
    /// Reads a file.
    ///
    /// - Throws: `StringsError.notText(file:encoding:offset:)` for what is no UTF-8;
    ///   `StringsError.tooDeep(file:line:column:limit:)` for placeables within each other beyond `StringsLimits.depth`;
    ///   `StringsError.malformed(file:line:column:expected:found:)` for more combining marks in a row than
    ///   `StringsLimits.combiningMarks`; `StringsError.tooLarge(file:bytes:limit:)`, `StringsError.tooManyValues(file:limit:)`. What breaks
    ///   the syntax is no error, but junk.
    public init(reading bytes: [UInt8], file: String = "") throws(StringsError) {
        do throws(StringsError) {
            try StringsLimits.check(bytes: bytes)
            do { _ = try UTF8Span(validating: bytes.span) } catch {
                throw .notText(file: "", encoding: "UTF-8", offset: error.byteOffsets.lowerBound)
            }
            self.init()
            hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
            var parser = FluentParser(hasByteOrderMark ? Array(bytes.dropFirst(3)) : bytes)
            try parser.readFile()
            (entries, ending) = (parser.entries, parser.ending)
            if let end = bytes.firstIndex(of: 0x0A), end > 0, bytes[end - 1] == 0x0D { newline = "\r\n" }
        } catch {
            throw error.inFile(file)
        }
    }
}

/// Reads Fluent Syntax 1.0 (the grammar `fluent.ebnf` and the rules that its reference has for what the grammar takes).
struct FluentParser {
    /// Why a text is no entry, or cannot be read at all.
    enum Fault: Error {
        case junk(at: Int, expected: String)
        case limit(StringsError)
    }

    let bytes: [UInt8]
    var index = 0
    /// Placeables that are open.
    var depth = 0
    /// Values of all entries.
    private var count = 0
    private var places = SourcePositionCounter()
    private var faults = SourcePositionCounter()
    private(set) var entries: [FluentEntry] = []
    private(set) var ending = ""

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func readFile() throws(StringsError) {
        var start = index
        index = blankBlock(from: index).end
        /// A comment right above what is being read, and where it begins.
        var comment: (text: String, start: Int, leading: String)?
        while index < bytes.count {
            let entryStart = index
            let leading = text(start, entryStart)
            let content = try entry()
            let entryEnd = index
            let blank = blankBlock(from: index)
            if case .comment(let text, level: 1) = content, blank.lines == 0, blank.end < bytes.count {
                comment = (text, entryStart, leading)
                (start, index) = (entryEnd, blank.end)
                continue
            }
            if let (own, ownStart, ownLeading) = comment {
                comment = nil
                if case .message(var message) = content {
                    message.comment = own
                    append(.message(message), ownStart, entryEnd, ownLeading)
                } else {
                    append(.comment(own, level: 1), ownStart, entryStart, ownLeading)
                    append(content, entryStart, entryEnd, "")
                }
            } else {
                append(content, entryStart, entryEnd, leading)
            }
            (start, index) = (entryEnd, blank.end)
        }
        ending = text(start, bytes.count)
    }

    private mutating func append(_ content: FluentEntry.Content, _ start: Int, _ end: Int, _ leading: String) {
        entries.append(
            FluentEntry(
                content, position: places.position(of: start, in: bytes), leading: leading, source: text(start, end)))
    }

    /// What the texts of a file may be in number.
    mutating func take() throws(Fault) {
        count += 1
        guard count <= StringsLimits.values else {
            throw .limit(.tooManyValues(file: "", limit: StringsLimits.values))
        }
    }

    func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

    // MARK: Entries

    private mutating func entry() throws(StringsError) -> FluentEntry.Content {
        let start = index
        do throws(Fault) {
            try take()
            let content = try wellFormedEntry()
            try expectLineEnd()
            return content
        } catch {
            switch error {
            case .limit(let error): throw error
            case .junk(let place, let expected):
                index = nextEntry(from: start, failingAt: index)
                depth = 0
                return .junk(
                    FluentJunk(
                        text(start, index), expected: expected,
                        position: faults.position(of: min(place, index), in: bytes)))
            }
        }
    }

    /// Where the next line begins that may be an entry. An entry that went wrong behind a line's end is looked for from there on.
    private func nextEntry(from start: Int, failingAt place: Int) -> Int {
        var index = place
        if let newline = bytes[start..<min(place, bytes.count)].lastIndex(of: 0x0A), newline > start {
            index = newline
        }
        while index < bytes.count {
            guard bytes[index] == 0x0A else {
                index += 1
                continue
            }
            index += 1
            guard index < bytes.count else { break }
            if Self.isLetter(bytes[index]) || bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "#") {
                break
            }
        }
        return index
    }

    private mutating func wellFormedEntry() throws(Fault) -> FluentEntry.Content {
        switch current {
        case UInt8(ascii: "#")?: return try comment()
        case UInt8(ascii: "-")?:
            index += 1
            return .message(try message(isTerm: true))
        case let byte? where Self.isLetter(byte): return .message(try message(isTerm: false))
        default: throw fault("a message, a term or a comment")
        }
    }

    private mutating func comment() throws(Fault) -> FluentEntry.Content {
        var level = 0
        var lines: [String] = []
        while true {
            let limit = level == 0 ? 3 : level
            var marks = 0
            while marks < limit, current == UInt8(ascii: "#") {
                index += 1
                marks += 1
            }
            level = limit == 3 && lines.isEmpty ? marks : level
            var line = ""
            if !isAtEnd {
                guard current == UInt8(ascii: " ") else { throw fault("a space behind #") }
                let start = index + 1
                while !isAtEnd { index += 1 }
                line = text(start, index)
            }
            lines.append(line)
            guard goesOn(level) else { return .comment(lines.joined(separator: "\n"), level: level) }
            index = afterEnd(index)
        }
    }

    /// Whether the next line is one of the same comment.
    private func goesOn(_ level: Int) -> Bool {
        guard index < bytes.count, isEnd(index) else { return false }
        var next = afterEnd(index)
        for _ in 0..<level {
            guard next < bytes.count, bytes[next] == UInt8(ascii: "#") else { return false }
            next += 1
        }
        return next >= bytes.count || bytes[next] == UInt8(ascii: " ") || isEnd(next)
    }

    private mutating func message(isTerm: Bool) throws(Fault) -> FluentMessage {
        let id = try identifier()
        skipBlankInline()
        try expect("=")
        let value = try pattern()
        guard value != nil || !isTerm else { throw fault("a text for the term '-\(id)'") }
        var attributes: [FluentAttribute] = []
        while true {
            let next = blank(from: index)
            guard next < bytes.count, bytes[next] == UInt8(ascii: ".") else { break }
            index = next + 1
            attributes.append(try attribute())
        }
        guard value != nil || !attributes.isEmpty else { throw fault("a text or attributes for '\(id)'") }
        return FluentMessage(id: id, isTerm: isTerm, value: value, attributes: attributes)
    }

    private mutating func attribute() throws(Fault) -> FluentAttribute {
        try take()
        let id = try identifier()
        skipBlankInline()
        try expect("=")
        guard let value = try pattern() else { throw fault("a text for the attribute '\(id)'") }
        return FluentAttribute(id: id, value: value)
    }
}

// MARK: Characters

extension FluentParser {
    /// Nil at the end of the file.
    var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Whether a line ends here: a line feed, alone or behind a carriage return.
    func isEnd(_ index: Int) -> Bool {
        bytes[index] == 0x0A || bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
    }

    /// Whether a line or the file ends at the place that is read.
    var isAtEnd: Bool { index >= bytes.count || isEnd(index) }

    func afterEnd(_ index: Int) -> Int { bytes[index] == 0x0D ? index + 2 : index + 1 }

    static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
    static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

    func fault(_ expected: String) -> Fault { .junk(at: index, expected: expected) }

    mutating func expect(_ character: Unicode.Scalar) throws(Fault) {
        guard current == UInt8(ascii: character) else { throw fault("'\(character)'") }
        index += 1
    }

    mutating func expectLineEnd() throws(Fault) {
        guard isAtEnd else { throw fault("the end of the line") }
        if index < bytes.count { index = afterEnd(index) }
    }

    func blankInline(from start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] == 0x20 { index += 1 }
        return index
    }

    mutating func skipBlankInline() { index = blankInline(from: index) }

    /// Behind spaces and lines' ends.
    func blank(from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            if bytes[index] == 0x20 { index += 1 } else if isEnd(index) { index = afterEnd(index) } else { break }
        }
        return index
    }

    mutating func skipBlank() { index = blank(from: index) }

    /// Behind blank lines: where the first one that is not blank begins, or the end of the file; and how many there are.
    func blankBlock(from start: Int) -> (end: Int, lines: Int) {
        var (index, lines) = (start, 0)
        while true {
            let next = blankInline(from: index)
            guard next < bytes.count else { return (next, lines) }
            guard isEnd(next) else { return (index, lines) }
            (index, lines) = (afterEnd(next), lines + 1)
        }
    }

    mutating func identifier() throws(Fault) -> String {
        let start = index
        guard let first = current, Self.isLetter(first) else {
            throw fault("a name, which begins with a letter from A to Z")
        }
        while let byte = current,
            Self.isLetter(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
        {
            index += 1
        }
        return text(start, index)
    }
}
