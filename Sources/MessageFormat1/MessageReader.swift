internal import LocaleFormatNumbers
internal import LocaleFormatTexts

/// Reads ICU's syntax: text, quotes, tags. Arguments are read beside, in `MessageReader+Arguments`.
///
/// Each message within another is one call within another, which `TextLimits.messageDepth` bounds.
struct MessageReader {
    typealias Part = MessageFormat1.Part

    /// What a message is a variant of, which decides what `#` and `|` mean in it.
    enum Parent {
        case none
        case plural
        case select
        case choice
    }

    let bytes: [UInt8]
    let apostrophes: MessageFormat1.Apostrophes
    let syntax: MessageFormat1.Syntax
    var index = 0
    var partCount = 0
    /// Where arguments begin, in their order.
    var offsets: [Int] = []
    /// Whether the parts are not needed, as they are read once more (``unquotedAgain(_:_:depth:)``).
    private var isScanning = false
    /// Bytes that may still be read once more.
    private var budget = TextLimits.bytes

    /// Where a number is put into text that is read once more: no byte of UTF-8.
    private static let numberMark: UInt8 = 0xFF

    init(_ bytes: [UInt8], _ apostrophes: MessageFormat1.Apostrophes, _ syntax: MessageFormat1.Syntax) {
        (self.bytes, self.apostrophes, self.syntax) = (bytes, apostrophes, syntax)
    }

    mutating func message() throws(MessageFormat1Error) -> [Part] {
        guard bytes.count <= TextLimits.bytes else { throw fault(.tooLarge(limit: TextLimits.bytes), at: 0) }
        return try parts(of: .none, level: 0, depth: 0, opened: 0)
    }

    func fault(_ reason: MessageFormat1Error.Reason, at offset: Int) -> MessageFormat1Error {
        MessageFormat1Error(reason, at: SourcePosition.positions(of: [offset], in: bytes)[0])
    }

    // MARK: Messages

    /// What one message is made of, while it is read.
    private struct Work {
        var parts: [Part] = []
        var literal: [UInt8] = []
        /// The message as Java unquotes it: what was quoted is bare, and apostrophes within arguments are halved.
        var unquoted: [UInt8] = []

        mutating func flush() {
            guard !literal.isEmpty else { return }
            parts.append(.text(String(decoding: literal, as: UTF8.self)))
            literal = []
        }
    }

    /// - Parameters:
    ///   - level: of braces around it, within this text.
    ///   - depth: of messages around it.
    ///   - opened: where the brace or the tag stands that it ends with.
    ///   - tag: the tag around it.
    mutating func parts(
        of parent: Parent, level: Int, depth: Int, opened: Int, tag: String? = nil
    ) throws(MessageFormat1Error) -> [Part] {
        guard depth <= TextLimits.messageDepth else {
            throw fault(.nestedTooDeep(limit: TextLimits.messageDepth), at: opened)
        }
        let isUnquotedAgain = apostrophes == .doubleRequired && parent != .none && !isScanning
        if isUnquotedAgain { isScanning = true }
        var work = Work()
        reading: while true {
            guard index < bytes.count else {
                if let tag { throw fault(.unclosedTag(tag), at: opened) }
                if level > 0 { throw fault(.unclosedArgument, at: opened) }
                break
            }
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "'"): quote(parent, &work)
            case UInt8(ascii: "#") where parent == .plural:
                work.flush()
                try add(.number, &work)
                work.unquoted.append(Self.numberMark)
                index += 1
            case Self.numberMark:
                guard level == 0 else {
                    throw fault(.syntax(found: "'#'", expected: "no number within quoted braces"), at: index)
                }
                work.flush()
                try add(.number, &work)
                index += 1
            case UInt8(ascii: "{"):
                work.flush()
                let start = index
                let part = try argument(level: level, depth: depth)
                try add(part, &work)
                if isUnquotedAgain { work.unquoted += halvingApostrophes(bytes[start..<index]) }
            case UInt8(ascii: "}") where level > 0:
                if let tag { throw fault(.unclosedTag(tag), at: opened) }
                if parent != .choice { index += 1 }
                break reading
            case UInt8(ascii: "|") where parent == .choice:
                if let tag { throw fault(.unclosedTag(tag), at: opened) }
                break reading
            case UInt8(ascii: "<") where syntax == .formatJS:
                if tag != nil, has(UInt8(ascii: "/"), at: index + 1) { break reading }
                let start = index
                try self.tag(parent, level: level, depth: depth, &work)
                if isUnquotedAgain, index > start { work.unquoted += bytes[start..<index] }
            default:
                work.literal.append(byte)
                work.unquoted.append(byte)
                index += 1
            }
        }
        work.flush()
        guard isUnquotedAgain else { return work.parts }
        isScanning = false
        return try unquotedAgain(work.unquoted, work.parts, at: opened, depth: depth)
    }

    private mutating func add(_ part: Part, _ work: inout Work) throws(MessageFormat1Error) {
        partCount += 1
        guard partCount <= TextLimits.parts else { throw fault(.tooManyParts(limit: TextLimits.parts), at: index) }
        work.parts.append(part)
    }

    func has(_ byte: UInt8, at place: Int) -> Bool { place < bytes.count && bytes[place] == byte }

    // MARK: Quotes

    /// An apostrophe, and what it quotes.
    private mutating func quote(_ parent: Parent, _ work: inout Work) {
        let apostrophe = UInt8(ascii: "'")
        func put(_ bytes: some Sequence<UInt8>) {
            work.literal += bytes
            work.unquoted += bytes
        }
        index += 1
        guard index < bytes.count else { return put([apostrophe]) }
        if bytes[index] == apostrophe {
            index += 1
            return put([apostrophe])
        }
        guard apostrophes == .doubleRequired || isQuotable(bytes[index], parent) else { return put([apostrophe]) }
        while index < bytes.count {
            let end = bytes[index...].firstIndex(of: apostrophe) ?? bytes.count
            put(bytes[index..<end])
            index = min(end + 1, bytes.count)
            guard has(apostrophe, at: index), end < bytes.count else { return }
            put([apostrophe])
            index += 1
        }
    }

    private func isQuotable(_ byte: UInt8, _ parent: Parent) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"): true
        case UInt8(ascii: "#"): parent == .plural
        case UInt8(ascii: "|"): parent == .choice
        case UInt8(ascii: "<"), UInt8(ascii: ">"): syntax == .formatJS
        default: false
        }
    }

    /// Java formats the variant that it chose as a message of its own if it has a brace, and so does ICU in Java's mode: what was
    /// quoted may mean something then.
    private mutating func unquotedAgain(
        _ text: [UInt8], _ parts: [Part], at offset: Int, depth: Int
    ) throws(MessageFormat1Error) -> [Part] {
        guard text.contains(UInt8(ascii: "{")) else { return parts }
        budget -= text.count
        guard budget >= 0 else { throw fault(.tooLarge(limit: TextLimits.bytes), at: offset) }
        var reader = MessageReader(text, apostrophes, syntax)
        (reader.partCount, reader.budget) = (partCount, budget)
        defer { (partCount, budget) = (reader.partCount, reader.budget) }
        do throws(MessageFormat1Error) {
            return try reader.parts(of: .none, level: 0, depth: depth, opened: 0)
        } catch { throw fault(error.reason, at: offset) }
    }

    private func halvingApostrophes(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var isSecond = false
        for byte in text {
            if byte == UInt8(ascii: "'"), !isSecond {
                isSecond = true
            } else {
                result.append(byte)
                isSecond = false
            }
        }
        return result
    }

    // MARK: Tags

    /// `<b>…</b>`, or text that begins like it.
    private mutating func tag(
        _ parent: Parent, level: Int, depth: Int, _ work: inout Work
    ) throws(MessageFormat1Error) {
        let start = index
        if has(UInt8(ascii: "/"), at: index + 1) {
            index += 2
            throw fault(.unmatchedTag(found: tagName(), expected: nil), at: start)
        }
        index += 1
        guard index < bytes.count, bytes[index].isLetter else { return work.literal.append(bytes[start]) }
        let name = tagName()
        skipSpaces()
        if has(UInt8(ascii: "/"), at: index), has(UInt8(ascii: ">"), at: index + 1) {
            index += 2
            work.literal += Array("<\(name)/>".utf8)
            return
        }
        guard has(UInt8(ascii: ">"), at: index) else {
            throw fault(.syntax(found: found, expected: "'>' or '/>' after the tag's name"), at: index)
        }
        index += 1
        let inner = try parts(of: parent, level: level, depth: depth + 1, opened: start, tag: name)
        let end = index
        index += 2
        let closing = tagName()
        guard closing == name else { throw fault(.unmatchedTag(found: closing, expected: name), at: end) }
        skipSpaces()
        guard has(UInt8(ascii: ">"), at: index) else {
            throw fault(.syntax(found: found, expected: "'>' after the tag's name"), at: index)
        }
        index += 1
        work.flush()
        try add(.tag(name, inner), &work)
    }

    /// Letters, digits, `-`, `.`, `_` and what is beyond ASCII, as in names of custom elements (HTML).
    private mutating func tagName() -> String {
        let start = index
        while index < bytes.count {
            switch bytes[index] {
            case let byte where byte.isLetter || byte >= 0x80 && byte != Self.numberMark: index += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                index += 1
            default: return String(decoding: bytes[start..<index], as: UTF8.self)
            }
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }
}

extension UInt8 {
    /// a to z, A to Z.
    var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}
