import LocaleFormatOperations

/// Where the value and the id stand in a line of a batch, found in one pass over its bytes; for a text with arguments, where these stand.
///
/// For lines as most programs write them: one object whose members are strings without escapes, numbers and words, perhaps
/// with a space behind a comma or a colon. Nothing is checked but the value and the id; what the other bytes are is known
/// once a line with the same ones was read as JSON, see ``LineShapes``.
struct LineScan {
    /// The line's first byte.
    let start: Int
    /// The value's bytes, of a string those between its quotes: printable ASCII, or the digits of a decimal number. Or those between the
    /// brackets or braces of `args`, and any bytes at all.
    private(set) var value = 0..<0
    /// Whether these are arguments, so that the value is one of the bytes around them.
    private(set) var isArguments = false
    /// The id's, in the same way; empty, and at the line's first byte, where there is none.
    private(set) var id: Range<Int>
    /// Behind the closing brace.
    private(set) var end: Int
    /// Behind the line's end.
    private(set) var next: Int
    /// Of all bytes but those of value and id; the same for lines that differ in these alone.
    private(set) var fingerprint: UInt64 = 0

    /// Nil for a line in another form.
    init?(_ bytes: borrowing Span<UInt8>, from start: Int) {
        self.start = start
        (id, end, next) = (start..<start, start, start)
        var index = start
        var (text, arguments): (Range<Int>?, Range<Int>?)
        var isPlain = true
        guard index < bytes.count, bytes[index] == UInt8(ascii: "{") else { return nil }
        repeat {
            // Past the brace or the comma.
            index = Self.pastSpaces(bytes, index + 1)
            let key = index
            guard index < bytes.count, bytes[index] == quote, let keyEnd = pastText(bytes, index) else { return nil }
            index = Self.pastSpaces(bytes, keyEnd)
            guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return nil }
            index = Self.pastSpaces(bytes, index + 1)
            guard index < bytes.count else { return nil }
            let isText = bytes[index] == quote
            switch (keyEnd - key - 2, bytes[key + 1]) {
            case (2, UInt8(ascii: "i")) where bytes[key + 2] == UInt8(ascii: "d"):
                guard id.lowerBound == start, let hole = Self.hole(bytes, index, isText) else { return nil }
                id = hole
                index = hole.upperBound + (isText ? 1 : 0)
            case (5, UInt8(ascii: "v")) where Self.isValue(bytes, key + 1):
                guard text == nil else { return nil }
                if let hole = Self.hole(bytes, index, isText) {
                    text = hole
                    index = hole.upperBound + (isText ? 1 : 0)
                } else {
                    guard isText, let past = Self.pastEscapes(bytes, index) else { return nil }
                    (text, isPlain) = (index + 1..<past - 1, false)
                    index = past
                }
            case (4, UInt8(ascii: "a")) where !isText && Self.isArguments(bytes, key + 1):
                guard arguments == nil, let past = Self.pastBrackets(bytes, index) else { return nil }
                arguments = index + 1..<past - 1
                index = past
            default:
                guard let past = isText ? pastText(bytes, index) : pastWord(bytes, index) else { return nil }
                index = past
            }
            index = Self.pastSpaces(bytes, index)
            guard index < bytes.count else { return nil }
        } while bytes[index] == UInt8(ascii: ",")
        guard bytes[index] == UInt8(ascii: "}"), let text else { return nil }
        if let arguments {
            (value, isArguments) = (arguments, true)
            for index in text { add(bytes[index]) }
        } else {
            guard isPlain else { return nil }
            value = text
        }
        end = index + 1
        index = end
        if index < bytes.count, bytes[index] == UInt8(ascii: "\r") { index += 1 }
        guard index == bytes.count || bytes[index] == UInt8(ascii: "\n") else { return nil }
        next = min(index + 1, bytes.count)
        fingerprint = fingerprint &* 0x9E37_79B9_7F4A_7C15
    }

    /// The bytes of a value or an id with its quotes; nil where there is none.
    func source(of hole: Range<Int>, in bytes: borrowing Span<UInt8>) -> Range<Int>? {
        guard !hole.isEmpty else { return nil }
        return bytes[hole.lowerBound - 1] == quote ? hole.lowerBound - 1..<hole.upperBound + 1 : hole
    }

    /// Where the arguments are in the lines that were scanned, with their brackets.
    func arguments(in lines: ArraySlice<UInt8>) -> Range<Int> {
        lines.startIndex + value.lowerBound - 1..<lines.startIndex + value.upperBound + 1
    }

    @inline(__always)
    private static func pastSpaces(_ bytes: borrowing Span<UInt8>, _ start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
        return index
    }

    /// Behind a text that begins with the quote at an index; nil where it has an escape or does not end on its line.
    @inline(__always)
    private mutating func pastText(_ bytes: borrowing Span<UInt8>, _ quoteIndex: Int) -> Int? {
        var index = quoteIndex + 1
        while index < bytes.count, bytes[index] != quote {
            guard bytes[index] >= 0x20, bytes[index] != UInt8(ascii: "\\") else { return nil }
            add(bytes[index])
            index += 1
        }
        return index < bytes.count ? index + 1 : nil
    }

    /// The same for a text that may have escapes; whether they are ones of JSON is known where a line with the same bytes was read.
    private static func pastEscapes(_ bytes: borrowing Span<UInt8>, _ quoteIndex: Int) -> Int? {
        var index = quoteIndex + 1
        while index < bytes.count, bytes[index] >= 0x20 {
            if bytes[index] == quote { return index + 1 }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    /// Behind an array or an object, which is read as JSON later; nil where there is none on the line, or others lie in it too deep.
    private static func pastBrackets(_ bytes: borrowing Span<UInt8>, _ start: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "[") || bytes[start] == UInt8(ascii: "{") else { return nil }
        var (index, depth) = (start, 0)
        while index < bytes.count, bytes[index] >= 0x20 {
            switch bytes[index] {
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if depth > 16 { return nil }
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case quote:
                guard let past = pastEscapes(bytes, index) else { return nil }
                index = past - 1
            default: break
            }
            index += 1
            if depth == 0 { return index }
        }
        return nil
    }

    /// Behind a number, `true`, `false` or `null`; nil for arrays and objects.
    @inline(__always)
    private mutating func pastWord(_ bytes: borrowing Span<UInt8>, _ start: Int) -> Int? {
        var index = start
        while index < bytes.count, Self.isOfWord(bytes[index]) {
            add(bytes[index])
            index += 1
        }
        return index > start ? index : nil
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "E"): true
        default: false
        }
    }

    @inline(__always)
    private mutating func add(_ byte: UInt8) {
        fingerprint = (fingerprint << 5 | fingerprint >> 59) ^ UInt64(byte)
    }

    @inline(__always)
    private static func isValue(_ bytes: borrowing Span<UInt8>, _ start: Int) -> Bool {
        bytes[start + 1] == UInt8(ascii: "a") && bytes[start + 2] == UInt8(ascii: "l")
            && bytes[start + 3] == UInt8(ascii: "u") && bytes[start + 4] == UInt8(ascii: "e")
    }

    @inline(__always)
    private static func isArguments(_ bytes: borrowing Span<UInt8>, _ start: Int) -> Bool {
        bytes[start + 1] == UInt8(ascii: "r") && bytes[start + 2] == UInt8(ascii: "g")
            && bytes[start + 3] == UInt8(ascii: "s")
    }

    /// The bytes of a text between its quotes, or those of a number; nil where they need more than copying to be read.
    @inline(__always)
    private static func hole(_ bytes: borrowing Span<UInt8>, _ start: Int, _ isText: Bool) -> Range<Int>? {
        var index = start
        if isText {
            index += 1
            while index < bytes.count, bytes[index] != quote {
                guard 0x20..<0x7F ~= bytes[index], bytes[index] != UInt8(ascii: "\\") else { return nil }
                index += 1
            }
            return index < bytes.count && index > start + 1 ? start + 1..<index : nil
        }
        // A number of RFC 8259 without an exponent: `-0`, `12.50`, not `012` and `1.`.
        if bytes[index] == UInt8(ascii: "-") { index += 1 }
        let whole = index
        index = pastDigits(bytes, index)
        guard index > whole, index == whole + 1 || bytes[whole] != UInt8(ascii: "0") else { return nil }
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            let fraction = index + 1
            index = pastDigits(bytes, fraction)
            guard index > fraction else { return nil }
        }
        guard index < bytes.count, !isOfWord(bytes[index]) else { return nil }
        return start..<index
    }

    @inline(__always)
    private static func pastDigits(_ bytes: borrowing Span<UInt8>, _ start: Int) -> Int {
        var index = start
        while index < bytes.count, 0x30...0x39 ~= bytes[index] { index += 1 }
        return index
    }
}

private let quote = UInt8(ascii: "\"")

extension BatchRequest {
    /// Whether a scan of the line found the value and the id where they are.
    func isFilled(at scan: LineScan) -> Bool {
        scan.isArguments
            ? isFilled(arguments: scan.value, id: scan.id, from: scan.start)
            : isFilled(value: scan.value, id: scan.id, from: scan.start)
    }
}
