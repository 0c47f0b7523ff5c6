public import LocalizedStrings

extension POFile: ReadableFile {
    /// Reads a file in the character set that its header names: UTF-8, ASCII, ISO 8859-1, -2, -5, -7, -9, -13 and -15, Windows-1250 to
    /// -1252, KOI8-R and KOI8-U, and all that ICU has and that begin with ASCII: Shift_JIS, EUC-JP, GB2312, GBK, GB18030, Big5, EUC-KR.
    ///
    /// - Throws: `StringsError.malformed(file:line:column:expected:found:)` for what is no such file, `msgid "a" msgid "b"`, for bytes
    ///   that are no text in the character set, and for a set that is not read, such as ISO-2022-JP;
    ///   `StringsError.tooLarge(file:bytes:limit:)`, `StringsError.tooManyValues(file:limit:)`.
    public init(reading bytes: [UInt8], file: String = "") throws(StringsError) {
        do throws(StringsError) {
            try StringsLimits.check(bytes: bytes)
            guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
                throw StringsError.malformed(
                    file: "", line: 1, column: 1, expected: "text in UTF-8, in which it is to be saved", found: "UTF-16"
                )
            }
            let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
            let plain = hasMark ? Array(bytes.dropFirst(3)) : bytes
            self.init()
            let name = TextCharset.declared(in: plain) ?? "UTF-8"
            let failure: StringsError?
            do throws(StringsError) {
                try read(plain, charset: name)
                failure = nil
            } catch {
                // Every byte is a character of this set, and the header's are ASCII.
                try read(plain, charset: "ISO-8859-1")
                failure = error
            }
            // What a line of the bytes names is a guess: the header's text, whose lines are joined, has the last word.
            let named = header.charset ?? "UTF-8"
            if named != name {
                try read(plain, charset: named)
                guard header.charset ?? "UTF-8" == named else { throw Self.unread(in: plain) }
            } else if let failure {
                throw failure
            }
            hasByteOrderMark = hasMark
        } catch {
            throw error.inFile(file)
        }
    }

    private mutating func read(_ bytes: [UInt8], charset name: String) throws(StringsError) {
        guard let charset = TextCharset(name: name) else { throw Self.unread(in: bytes) }
        let (text, fault) = charset.decode(bytes)
        if let fault {
            let place = SourcePosition(of: fault, in: bytes)
            throw .malformed(
                file: "", line: place.line, column: place.column, expected: "text in \(charset.name)",
                found: "the byte 0x\(String(bytes[fault], radix: 16, uppercase: true))")
        }
        var reader = POReader(text, charset)
        try reader.read()
        (entries, ending) = (reader.entries, reader.ending)
        newline = text.firstIndex(of: 0x0A).map { $0 > 0 && text[$0 - 1] == 0x0D } ?? false ? "\r\n" : "\n"
    }

    private static func unread(in bytes: [UInt8]) -> StringsError {
        let place = bytes.firstRange(of: Array("charset=".utf8))?.upperBound ?? 0
        return .malformed(at: place, in: bytes, expected: "a character set that is read, such as UTF-8")
    }
}

/// Reads the lines of a `.po` file.
struct POReader {
    /// What a text in quotes belongs to.
    private enum Field: Int { case context, id, plural, string, previousContext, previousID, previousPlural }

    private let bytes: [UInt8]
    private let charset: TextCharset
    private var lines = SourcePositionCounter()
    private(set) var entries: [POEntry] = []
    private(set) var ending = ""

    /// The entry that is being read.
    private var entry = POEntry(id: "", strings: [])
    private var hasID = false
    private var hasContent = false
    private var hasString: Bool { !entry.strings.isEmpty }
    private var field: Field?
    /// Where the entry and what is before it begins, where its first line does, and where its last line ends.
    private var (start, first, end) = (0, 0, 0)

    init(_ bytes: [UInt8], _ charset: TextCharset) { (self.bytes, self.charset) = (bytes, charset) }

    mutating func read() throws(StringsError) {
        var offset = 0
        while offset < bytes.count {
            let lineStart = offset
            while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
            let lineEnd = offset
            if offset + 1 < bytes.count, bytes[offset] == 0x0D, bytes[offset + 1] == 0x0A { offset += 1 }
            offset = min(offset + 1, bytes.count)
            var index = lineStart
            while index < lineEnd, Self.isSpace(bytes[index]) { index += 1 }
            guard index < lineEnd else { continue }
            if bytes[index] == UInt8(ascii: "#") {
                try comment(index, lineEnd, from: lineStart)
            } else {
                try content(index, lineEnd, from: lineStart, isObsolete: false, isPrevious: false)
            }
            end = offset
        }
        try finish(at: bytes.count)
        ending = String(decoding: bytes[start...], as: UTF8.self)
    }

    // MARK: Lines

    private mutating func comment(_ index: Int, _ lineEnd: Int, from lineStart: Int) throws(StringsError) {
        let kind = index + 1 < lineEnd ? bytes[index + 1] : 0x20
        switch kind {
        case UInt8(ascii: "~"):
            var rest = index + 2
            while rest < lineEnd, Self.isSpace(bytes[rest]) { rest += 1 }
            guard rest < lineEnd else { return try begin(lineStart) }
            if bytes[rest] == UInt8(ascii: "|") {
                try content(rest + 1, lineEnd, from: lineStart, isObsolete: true, isPrevious: true)
            } else if bytes[rest] == UInt8(ascii: "#") {
                try comment(rest, lineEnd, from: lineStart)
            } else {
                try content(rest, lineEnd, from: lineStart, isObsolete: true, isPrevious: false)
            }
        case UInt8(ascii: "|"): try content(index + 2, lineEnd, from: lineStart, isObsolete: nil, isPrevious: true)
        default:
            try begin(lineStart)
            switch kind {
            case UInt8(ascii: "."): entry.extractedComments.append(text(index + 2, lineEnd))
            case UInt8(ascii: ":"): entry.references += Self.references(text(index + 2, lineEnd))
            case UInt8(ascii: ","), UInt8(ascii: "="):
                let flags = text(index + 2, lineEnd).split(separator: ",").map { word in
                    String(word.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
                }
                entry.flags += flags.filter { !$0.isEmpty }
            default: entry.translatorComments.append(text(index + 1, lineEnd))
            }
        }
    }

    /// Keywords and texts in quotes. Several may stand on one line.
    private mutating func content(
        _ start: Int, _ lineEnd: Int, from lineStart: Int, isObsolete: Bool?, isPrevious: Bool
    ) throws(StringsError) {
        var index = start
        var isFirst = true
        while true {
            while index < lineEnd, Self.isSpace(bytes[index]) { index += 1 }
            guard index < lineEnd else { break }
            if bytes[index] == UInt8(ascii: "\"") {
                guard let field, (field.rawValue >= Field.previousContext.rawValue) == isPrevious,
                    isObsolete == nil || isPrevious || entry.isObsolete == isObsolete
                else { throw failure(index, "msgid or another keyword") }
                append(try quoted(&index, lineEnd), to: field)
            } else {
                let place = index
                while index < lineEnd,
                    bytes[index] | 0x20 >= 0x61 && bytes[index] | 0x20 <= 0x7A || bytes[index] == 0x5F
                {
                    index += 1
                }
                let word = String(decoding: bytes[place..<index], as: UTF8.self)
                try keyword(
                    word, at: place, &index, lineEnd, from: lineStart, isFirst: isFirst, isObsolete: isObsolete,
                    isPrevious: isPrevious)
            }
            isFirst = false
        }
    }

    private mutating func keyword(
        _ word: String, at place: Int, _ index: inout Int, _ lineEnd: Int, from lineStart: Int, isFirst: Bool,
        isObsolete: Bool?, isPrevious: Bool
    ) throws(StringsError) {
        if isPrevious {
            try begin(lineStart)
            switch word {
            case "msgctxt": (field, entry.previousContext) = (.previousContext, "")
            case "msgid": (field, entry.previousID) = (.previousID, "")
            case "msgid_plural": (field, entry.previousPluralID) = (.previousPlural, "")
            default: throw failure(place, "msgctxt, msgid or msgid_plural")
            }
            if isObsolete == true { entry.isObsolete = true }
        } else {
            switch word {
            case "msgctxt", "msgid":
                guard !hasString || isFirst else { throw failure(place, "the end of the line") }
                if hasString { try begin(lineStart) }
                guard !hasID, word == "msgid" || entry.context == nil else { throw failure(place, "msgstr") }
                if !hasContent { begin(entryAt: lineStart) }
                if entry.position == nil { entry.position = lines.position(of: place, in: bytes) }
                entry.isObsolete = isObsolete ?? false
                if word == "msgid" { (field, hasID) = (.id, true) } else { (field, entry.context) = (.context, "") }
            case "msgid_plural":
                guard hasID, !hasString, entry.pluralID == nil else { throw failure(place, "msgid") }
                (field, entry.pluralID) = (.plural, "")
            case "msgstr":
                guard hasID, !hasString || entry.pluralID != nil else { throw failure(place, "msgid") }
                let number = try self.number(&index, lineEnd)
                guard (number == nil) == (entry.pluralID == nil) else {
                    throw failure(place, entry.pluralID == nil ? "msgstr" : "msgstr[0]")
                }
                guard (number ?? 0) == entry.strings.count, entry.strings.count < Self.formLimit else {
                    throw failure(place, "msgstr[\(entry.strings.count)]")
                }
                field = .string
                entry.strings.append("")
            default: throw failure(place, "msgctxt, msgid, msgid_plural, msgstr or a text in quotes")
            }
            guard entry.isObsolete == (isObsolete ?? entry.isObsolete) else {
                throw failure(place, entry.isObsolete ? "'#~'" : "no '#~'")
            }
        }
        while index < lineEnd, Self.isSpace(bytes[index]) { index += 1 }
        guard index < lineEnd, bytes[index] == UInt8(ascii: "\"") else { throw failure(index, "a text in quotes") }
    }

    /// More forms than any language has.
    static let formLimit = 1000

    /// `[1]`
    private func number(_ index: inout Int, _ lineEnd: Int) throws(StringsError) -> Int? {
        guard index < lineEnd, bytes[index] == UInt8(ascii: "[") else { return nil }
        let start = index + 1
        var end = start
        while end < lineEnd, (0x30...0x39).contains(bytes[end]) { end += 1 }
        guard end < lineEnd, bytes[end] == UInt8(ascii: "]"),
            let value = Int(String(decoding: bytes[start..<end], as: UTF8.self))
        else { throw failure(index, "a number in brackets") }
        index = end + 1
        return value
    }

    // MARK: Entries

    /// A line that belongs to no finished entry: the one before it, if it is whole, ends.
    private mutating func begin(_ lineStart: Int) throws(StringsError) {
        if hasString { try finish(at: lineStart) }
        guard !hasID, entry.context == nil else { throw failure(lineStart, "msgstr") }
        if !hasContent { begin(entryAt: lineStart) }
    }

    private mutating func begin(entryAt lineStart: Int) { (first, hasContent) = (lineStart, true) }

    private mutating func finish(at offset: Int) throws(StringsError) {
        guard hasString else {
            guard !hasID, entry.context == nil else { throw failure(offset, "msgstr") }
            return
        }
        guard entries.count < StringsLimits.values else { throw .tooManyValues(file: "", limit: StringsLimits.values) }
        let leading = String(decoding: bytes[start..<first], as: UTF8.self)
        let text = String(decoding: bytes[first..<end], as: UTF8.self)
        entry.source = POEntry.Source(entry, leading: leading, text: text)
        entries.append(entry)
        start = end
        entry = POEntry(id: "", strings: [])
        (hasID, hasContent, field) = (false, false, nil)
    }

    private mutating func append(_ text: String, to field: Field) {
        switch field {
        case .context: entry.context? += text
        case .id: entry.id += text
        case .plural: entry.pluralID? += text
        case .string: entry.strings[entry.strings.count - 1] += text
        case .previousContext: entry.previousContext? += text
        case .previousID: entry.previousID? += text
        case .previousPlural: entry.previousPluralID? += text
        }
    }

    // MARK: Texts

    /// A text in quotes on one line, with the escapes of C. `index` is at the opening quote.
    private func quoted(_ index: inout Int, _ lineEnd: Int) throws(StringsError) -> String {
        let opening = index
        index += 1
        var text: [UInt8] = []
        // Bytes in the file's character set that were written as numbers, and where they begin.
        var raw: [UInt8] = []
        var rawStart = index
        while index < lineEnd {
            let byte = bytes[index]
            let place = index
            var number: UInt8?
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                text += try decoded(raw, rawStart)
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard index < lineEnd else { throw failure(place, "a closing quote") }
                let escape = bytes[index]
                index += 1
                switch escape {
                case UInt8(ascii: "n"): number = 0x0A
                case UInt8(ascii: "t"): number = 0x09
                case UInt8(ascii: "r"): number = 0x0D
                case UInt8(ascii: "a"): number = 0x07
                case UInt8(ascii: "b"): number = 0x08
                case UInt8(ascii: "f"): number = 0x0C
                case UInt8(ascii: "v"): number = 0x0B
                case UInt8(ascii: "\""), UInt8(ascii: "\\"): number = escape
                case UInt8(ascii: "x"), 0x30...0x37: number = self.number(escape, &index, lineEnd)
                default: break
                }
                guard let number else { throw failure(place, "an escape of C, such as \\n") }
                // The second half of a character of two bytes may be one of ASCII.
                if number >= 0x80 || charset.hasPairs && !raw.isEmpty && charset.decode(raw).fault != nil {
                    if raw.isEmpty { rawStart = place }
                    raw.append(number)
                    continue
                }
                text += try decoded(raw, rawStart)
                raw = []
                text.append(number)
            default:
                if !raw.isEmpty {
                    text += try decoded(raw, rawStart)
                    raw = []
                }
                text.append(byte)
            }
        }
        throw failure(opening, "a text that is closed on its line")
    }

    /// Up to three octal digits, or hexadecimal ones after `x`; nil for a number beyond a byte, or none.
    private func number(_ escape: UInt8, _ index: inout Int, _ lineEnd: Int) -> UInt8? {
        var value = escape == UInt8(ascii: "x") ? 0 : Int(escape - 0x30)
        let start = index
        let limit = escape == UInt8(ascii: "x") ? lineEnd : min(lineEnd, index + 2)
        while index < limit, bytes[index] < 0x80,
            let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, escape == UInt8(ascii: "x") || digit < 8
        {
            value = min(value * (escape == UInt8(ascii: "x") ? 16 : 8) + digit, 256)
            index += 1
        }
        if escape == UInt8(ascii: "x"), index == start { return nil }
        return UInt8(exactly: value)
    }

    private func decoded(_ raw: [UInt8], _ place: Int) throws(StringsError) -> [UInt8] {
        if raw.isEmpty { return [] }
        let (text, fault) = charset.decode(raw)
        guard fault == nil else { throw failure(place, "escapes of characters in \(charset.name)") }
        return text
    }

    /// Places are between spaces; one that holds spaces stands in U+2068 and U+2069.
    private static func references(_ text: String) -> [String] {
        var references: [String] = []
        var word = ""
        var isIsolated = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{2068}": isIsolated = true
            case "\u{2069}": isIsolated = false
            case " ", "\t":
                if isIsolated {
                    word.unicodeScalars.append(scalar)
                } else if !word.isEmpty {
                    references.append(word)
                    word = ""
                }
            default: word.unicodeScalars.append(scalar)
            }
        }
        return word.isEmpty ? references : references + [word]
    }

    /// What stands on a line after a mark and one space.
    private func text(_ start: Int, _ lineEnd: Int) -> String {
        let start = min(start, lineEnd)
        let hasSpace = start < lineEnd && bytes[start] == 0x20
        return String(decoding: bytes[(hasSpace ? start + 1 : start)..<lineEnd], as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C }

    private func failure(_ offset: Int, _ expected: String) -> StringsError {
        .malformed(at: offset, in: bytes, expected: expected)
    }
}
