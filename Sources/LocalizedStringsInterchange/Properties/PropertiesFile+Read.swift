public import LocalizedStrings

extension PropertiesFile: ReadableFile {
    /// Reads a file in UTF-8, or in ISO 8859-1 where it is no UTF-8, as Java's resource bundles do.
    ///
    /// - Throws: `StringsError.malformed(file:line:column:expected:found:)` for `\u` without four hexadecimal digits, which Java refuses
    ///   too, for half of a surrogate pair, and for more combining marks in a row than `StringsLimits.combiningMarks`;
    ///   `StringsError.tooLarge(file:bytes:limit:)`, `StringsError.tooManyValues(file:limit:)`.
    public init(reading bytes: [UInt8], file: String = "") throws(StringsError) {
        try self.init(reading: bytes, encoding: nil, file: file)
    }

    /// Reads a file in a known encoding.
    ///
    /// ```swift
    /// let file = try PropertiesFile(reading: [0x61, 0x3D, 0xE4], encoding: .latin1)
    /// file["a"]                                      // "ä"
    /// ```
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - file: its name, for errors.
    ///   - encoding: nil for UTF-8, or ISO 8859-1 where the file is no UTF-8.
    /// - Throws: what ``init(reading:file:)`` throws; `StringsError.notText(file:encoding:offset:)` for bytes that are no UTF-8 where it
    ///   is asked for.
    public init(reading bytes: [UInt8], encoding: Encoding?, file: String = "") throws(StringsError) {
        do throws(StringsError) {
            try StringsLimits.check(bytes: bytes)
            self.init()
            var fault: Int?
            if encoding != .latin1 {
                do { _ = try UTF8Span(validating: bytes.span) } catch { fault = error.byteOffsets.lowerBound }
            }
            if let fault, encoding == .utf8 { throw .notText(file: "", encoding: "UTF-8", offset: fault) }
            self.encoding = encoding ?? (fault == nil ? .utf8 : .latin1)
            var text = bytes
            if self.encoding == .latin1 {
                text = bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
            } else if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
                hasByteOrderMark = true
                text = Array(bytes.dropFirst(3))
            }
            var reader = PropertiesReader(text)
            try reader.read()
            (entries, ending) = (reader.entries, reader.ending)
            newline = reader.newline
        } catch {
            throw error.inFile(file)
        }
    }
}

/// Reads the lines of a `.properties` file as `java.util.Properties.load` does.
private struct PropertiesReader {
    private let bytes: [UInt8]
    private var index = 0
    /// Whether the byte that was read last is a backslash that escapes the next one.
    private var isEscaped = false
    private var places = SourcePositionCounter()
    private(set) var entries: [PropertiesEntry] = []
    private(set) var ending = ""
    private(set) var newline = "\n"

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if let end = bytes.firstIndex(where: Self.isEnd), bytes[end] == 0x0D {
            newline = end + 1 < bytes.count && bytes[end + 1] == 0x0A ? "\r\n" : "\r"
        }
    }

    mutating func read() throws(StringsError) {
        var start = index
        while skipToEntry() {
            guard entries.count < StringsLimits.values else {
                throw .tooManyValues(file: "", limit: StringsLimits.values)
            }
            isEscaped = false
            let keyStart = index
            let key = try self.key()
            let keyEnd = index
            skipSeparator()
            let valueStart = index
            let value = try self.value()
            let valueEnd = index
            skipEnd()
            let layout = PropertiesEntry.Layout(
                leading: text(start, keyStart), key: text(keyStart, keyEnd), separator: text(keyEnd, valueStart),
                value: text(valueStart, valueEnd), ending: text(valueEnd, index))
            entries.append(
                PropertiesEntry(
                    key: key, value: value, position: places.position(of: keyStart, in: bytes), layout: layout))
            start = index
        }
        ending = text(start, index)
    }

    private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0C }
    private static func isEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// The place behind the end of a line.
    private func afterEnd(_ index: Int) -> Int {
        index + 1 < bytes.count && bytes[index] == 0x0D && bytes[index + 1] == 0x0A ? index + 2 : index + 1
    }

    // MARK: Lines

    /// Passes over empty lines and comments; false at the end of the file.
    private mutating func skipToEntry() -> Bool {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x09, 0x0C, 0x0A, 0x0D: index += 1
            case UInt8(ascii: "#"), UInt8(ascii: "!"):
                while index < bytes.count, !Self.isEnd(bytes[index]) { index += 1 }
            case UInt8(ascii: "\\"):
                // A backslash alone on a line is nothing, and the next line is not joined to anything: it may be a comment. On the file's last
                // line it is an entry without name and text.
                guard index + 1 < bytes.count, Self.isEnd(bytes[index + 1]), index + 2 < bytes.count else {
                    return true
                }
                index = afterEnd(index + 1)
            default: return true
            }
        }
        return false
    }

    /// The next byte of the line; nil at its end. A backslash that ends a line joins the next one to it, without the space before that.
    private mutating func next() -> UInt8? {
        while index < bytes.count, !Self.isEnd(bytes[index]) {
            let byte = bytes[index]
            guard byte == UInt8(ascii: "\\"), !isEscaped else {
                isEscaped = false
                index += 1
                return byte
            }
            index += 1
            guard index < bytes.count else { return nil }
            guard Self.isEnd(bytes[index]) else {
                isEscaped = true
                return byte
            }
            index = afterEnd(index)
            while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
        }
        return nil
    }

    private mutating func skipEnd() {
        if index < bytes.count { index = afterEnd(index) }
    }

    // MARK: Parts

    private mutating func key() throws(StringsError) -> String {
        var key: [UInt8] = []
        let start = index
        while true {
            let mark = index
            guard let byte = next() else { break }
            if Self.isSpace(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") {
                index = mark
                break
            }
            if byte == UInt8(ascii: "\\") { try escape(from: mark, to: &key) } else { key.append(byte) }
        }
        return try checked(key, from: start)
    }

    private mutating func skipSeparator() {
        var hasSign = false
        while true {
            let mark = index
            guard let byte = next() else { return }
            if Self.isSpace(byte) { continue }
            guard !hasSign, byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") else {
                (index, isEscaped) = (mark, false)
                return
            }
            hasSign = true
        }
    }

    private mutating func value() throws(StringsError) -> String {
        var value: [UInt8] = []
        let start = index
        while true {
            let mark = index
            guard let byte = next() else { break }
            if byte == UInt8(ascii: "\\") { try escape(from: mark, to: &value) } else { value.append(byte) }
        }
        return try checked(value, from: start)
    }

    /// Escapes may stand for marks that the file's own bytes do not have.
    private func checked(_ text: [UInt8], from start: Int) throws(StringsError) -> String {
        guard StringsLimits.excessiveMark(in: text) == nil else {
            throw .malformed(
                at: start, in: bytes, expected: "at most \(StringsLimits.combiningMarks) combining marks in a row")
        }
        return String(decoding: text, as: UTF8.self)
    }

    // MARK: Escapes

    private mutating func escape(from mark: Int, to text: inout [UInt8]) throws(StringsError) {
        switch next() {
        case UInt8(ascii: "t")?: text.append(0x09)
        case UInt8(ascii: "n")?: text.append(0x0A)
        case UInt8(ascii: "r")?: text.append(0x0D)
        case UInt8(ascii: "f")?: text.append(0x0C)
        case UInt8(ascii: "u")?:
            let unit = try self.unit(from: mark)
            var scalar = Unicode.Scalar(unit)
            if scalar == nil, unit < 0xDC00, let low = try lowHalf() { scalar = Self.joined(unit, low) }
            guard let scalar else { throw .malformed(at: mark, in: bytes, expected: "both halves of a surrogate pair") }
            text += String(Character(scalar)).utf8
        case let byte?: text.append(byte)
        case nil: break
        }
    }

    private mutating func unit(from mark: Int) throws(StringsError) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = next().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
                throw .malformed(at: mark, in: bytes, expected: "\\u and four hexadecimal digits")
            }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }

    /// What stands behind the first half of a surrogate pair, where it is an escape.
    private mutating func lowHalf() throws(StringsError) -> UInt32? {
        let mark = index
        guard next() == UInt8(ascii: "\\"), next() == UInt8(ascii: "u") else {
            (index, isEscaped) = (mark, false)
            return nil
        }
        return try unit(from: mark)
    }

    private static func joined(_ high: UInt32, _ low: UInt32) -> Unicode.Scalar? {
        guard (0xDC00...0xDFFF).contains(low) else { return nil }
        return Unicode.Scalar(0x1_0000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }
}
