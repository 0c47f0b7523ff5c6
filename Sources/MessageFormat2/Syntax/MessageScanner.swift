internal import LocaleFormatCore
internal import LocaleFormatTexts

/// Reads characters, spaces, names and literals of a message. The message is valid UTF-8.
struct MessageScanner {
    let bytes: [UInt8]
    var index = 0
    /// Placeholders, options, keys: what `TextLimits.parts` bounds.
    private var parts = 0
    private var places = SourcePositionCounter()

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { index >= bytes.count }

    /// The next byte; 0, which no message may have, at the end.
    var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

    /// The next character and its length in bytes; nil at the end.
    func scalar() -> (value: UInt32, length: Int)? {
        guard index < bytes.count else { return nil }
        let first = UInt32(bytes[index])
        func next(_ offset: Int) -> UInt32 {
            index + offset < bytes.count ? UInt32(bytes[index + offset]) & 0x3F : 0
        }
        switch first {
        case 0..<0x80: return (first, 1)
        case 0..<0xE0: return ((first & 0x1F) << 6 | next(1), 2)
        case 0..<0xF0: return ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3)
        default: return ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
        }
    }

    // MARK: Errors

    func error(_ kind: MessageFormat2Error.Kind, at offset: Int, _ detail: String) -> MessageFormat2Error {
        var counter = SourcePositionCounter()
        return MessageFormat2Error(kind, at: counter.position(of: offset, in: bytes), detail)
    }

    func syntaxError(expected: String) -> MessageFormat2Error {
        error(.syntaxError, at: index, "expected \(expected), found \(found)")
    }

    private var found: String {
        guard let (value, length) = scalar() else { return "the end of the message" }
        let isShown = value > 0x20 && value != 0x7F && !MessageCharacter.isBidi(value) && value != 0x3000
        guard isShown else {
            return "U+" + String(repeating: "0", count: value < 0x10 ? 3 : 2)
                + String(value, radix: 16, uppercase: true)
        }
        return "'\(String(decoding: bytes[index..<min(index + length, bytes.count)], as: UTF8.self))'"
    }

    /// The place of an offset, which must not be less than that of the call before.
    mutating func place(at offset: Int) -> SourcePlace { SourcePlace(position: places.position(of: offset, in: bytes)) }

    mutating func countPart() throws(MessageFormat2Error) {
        parts += 1
        if parts > TextLimits.parts {
            throw error(
                .limitExceeded, at: index,
                "the message has too many placeholders, options or keys; expected at most \(TextLimits.parts)")
        }
    }

    // MARK: Characters

    mutating func take(_ byte: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: byte) else { return false }
        index += 1
        return true
    }

    mutating func expect(_ byte: Unicode.Scalar, _ purpose: String = "") throws(MessageFormat2Error) {
        guard take(byte) else { throw syntaxError(expected: "'\(byte)'\(purpose)") }
    }

    /// Takes a keyword or a pair of braces.
    mutating func takeWord(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard index + count <= bytes.count, word.description.utf8.elementsEqual(bytes[index..<index + count]) else {
            return false
        }
        index += count
        return true
    }

    /// Skips spaces, marks and isolates; whether there was a space among them.
    @discardableResult
    mutating func skipSpaces() -> Bool {
        var hasSpace = false
        while let (value, length) = scalar() {
            if MessageCharacter.isSpace(value) {
                hasSpace = true
            } else if !MessageCharacter.isBidi(value) {
                break
            }
            index += length
        }
        return hasSpace
    }

    // MARK: Names

    /// `name`, in form C, without the marks around it; nil where none begins.
    mutating func name() -> String? {
        let start = index
        if let (value, length) = scalar(), MessageCharacter.isBidi(value) { index += length }
        let first = index
        guard let (value, length) = scalar(), MessageCharacter.isNameStart(value) else {
            index = start
            return nil
        }
        index += length
        skipName()
        let name = String(decoding: bytes[first..<index], as: UTF8.self)
        if let (value, length) = scalar(), MessageCharacter.isBidi(value) { index += length }
        return name.inFormC
    }

    private mutating func skipName() {
        while let (value, length) = scalar(), MessageCharacter.isName(value) { index += length }
    }

    /// `[namespace ":"] name`; nil where none begins.
    mutating func identifier() throws(MessageFormat2Error) -> String? {
        guard let first = name() else { return nil }
        guard take(":") else { return first }
        guard let second = name() else { throw syntaxError(expected: "a name behind '\(first.shortened):'") }
        return first + ":" + second
    }

    // MARK: Literals

    /// A literal without its escapes; nil where none begins.
    mutating func literal() throws(MessageFormat2Error) -> String? {
        if byte == UInt8(ascii: "|"), !isAtEnd { return try quotedLiteral() }
        let start = index
        skipName()
        return index == start ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func quotedLiteral() throws(MessageFormat2Error) -> String {
        let start = index
        index += 1
        var text: [UInt8] = []
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "|"):
                index += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text.append(try escaped())
            case 0: throw syntaxError(expected: "a character other than U+0000")
            case let byte:
                text.append(byte)
                index += 1
            }
        }
        throw error(.syntaxError, at: start, "expected '|' before the end of the message, to close this literal")
    }

    /// `\\`, `\{`, `\|`, `\}`
    mutating func escaped() throws(MessageFormat2Error) -> UInt8 {
        index += 1
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
            defer { index += 1 }
            return bytes[index]
        default: throw syntaxError(expected: "'\\', '{', '|' or '}' behind '\\'")
        }
    }
}
