internal import LocaleFormatTexts

/// Takes the text of a localized string apart at its percent signs.
///
/// A percent sign that no specifier can follow stands for itself: `100%`, `50% off`, `100%-ный`. One with a digit, a letter or a
/// star after it must be a specifier that is allowed.
package struct FormatLexer {
    package struct Fault {
        let reason: MarkupError.Reason
        let range: Range<Int>
    }

    private let bytes: [UInt8]
    private let end: Int
    private var offset: Int
    private(set) var pieces: [FormatPiece] = []
    private(set) var faults: [Fault] = []
    /// How many specifiers may follow.
    private var room: Int

    static let conversions = "one of @ d i u x X o f F e E g G a A c C s S, #@name@, or %% for a percent sign"

    private init(_ bytes: [UInt8], _ range: Range<Int>, room: Int) {
        (self.bytes, self.room) = (bytes, room)
        offset = range.lowerBound
        end = range.upperBound
    }

    /// The pieces of a stretch of text, and what could not be read, which is among the pieces as text.
    package static func read(_ bytes: [UInt8], _ range: Range<Int>) -> (pieces: [FormatPiece], faults: [Fault]) {
        var room = TextLimits.parts
        return read(bytes, range, room: &room)
    }

    /// The same for one of a text's stretches.
    ///
    /// - Parameter room: how many specifiers, `%%` among them, the text may still have; below 0 after one more.
    static func read(
        _ bytes: [UInt8], _ range: Range<Int>, room: inout Int
    ) -> (pieces: [FormatPiece], faults: [Fault]) {
        var lexer = FormatLexer(bytes, range, room: room)
        lexer.run()
        room = lexer.room
        return (lexer.pieces, lexer.faults)
    }

    private mutating func run() {
        var start = offset
        while offset < end {
            guard bytes[offset] == UInt8(ascii: "%") else {
                offset += 1
                continue
            }
            let percent = offset
            let piece = specifier()
            if let piece {
                room -= 1
                guard room >= 0 else {
                    faults.append(Fault(reason: .tooManyParts(limit: TextLimits.parts), range: percent..<offset))
                    offset = end
                    break
                }
                if percent > start { pieces.append(.literal(start..<percent)) }
                pieces.append(piece)
                start = offset
            }
            if faults.count >= TextLimits.parts { offset = end }
        }
        if end > start { pieces.append(.literal(start..<end)) }
    }

    /// Nil where the percent sign stays text; the offset is after what was read.
    private mutating func specifier() -> FormatPiece? {
        let start = offset
        offset += 1
        if take(UInt8(ascii: "%")) { return .percent(start..<offset) }
        if end - offset >= 3, bytes[offset] == UInt8(ascii: "a"), bytes[offset + 1] == UInt8(ascii: "r"),
            bytes[offset + 2] == UInt8(ascii: "g")
        {
            offset += 3
            return .specifier(FormatSpecifier(conversion: .substitutionArgument, range: start..<offset))
        }
        var specifier = FormatSpecifier(conversion: .object, range: start..<start)
        var isBinding = false  // whether digits or a star make it a specifier beyond doubt
        if case .some(let position) = argumentPosition() {
            specifier.position = position
            isBinding = true
            guard ArgumentNumbering.isPosition(position) else {
                return fault(start, ArgumentNumbering.Fault.position.expected)
            }
        }
        flags(&specifier.flags)
        if specifier.flags.contains(.alternate), bytes[offset - 1] == UInt8(ascii: "#"), peek == UInt8(ascii: "@"),
            let name = substitutionName()
        {
            specifier.conversion = .substitution(name)
            specifier.range = start..<offset
            return .specifier(specifier)
        }
        do throws(Bound) {
            if let width = try amount(FormatSpecifier.maximumWidth) {
                specifier.width = width
                isBinding = true
            }
            if take(UInt8(ascii: ".")) {
                specifier.precision = try amount(FormatSpecifier.maximumPrecision) ?? .value(0)
                if case .value(0) = specifier.precision, bytes[offset - 1] == UInt8(ascii: ".") {
                } else {
                    isBinding = true
                }
            }
        } catch { return fault(start, error.expected) }
        length(&specifier.length)
        guard let byte = peek, let conversion = Self.conversion(byte, &specifier.length) else {
            let isLetter = peek.map { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") } ?? false
            let isSpaced = specifier.flags.contains(.space)
            guard isBinding || specifier.length != .none && !isSpaced || isLetter && !isSpaced else {
                offset = start + 1
                return nil
            }
            if isLetter { offset += 1 }
            return fault(start, Self.conversions)
        }
        offset += 1
        specifier.conversion = conversion
        specifier.range = start..<offset
        return .specifier(specifier)
    }

    private mutating func fault(_ start: Int, _ expected: String) -> FormatPiece? {
        let text = String(decoding: bytes[start..<min(offset, end)], as: UTF8.self)
        faults.append(Fault(reason: .invalidSpecifier(text, expected: expected), range: start..<min(offset, end)))
        return nil
    }

    // MARK: Parts

    private var peek: UInt8? { offset < end ? bytes[offset] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard offset < end, bytes[offset] == byte else { return false }
        offset += 1
        return true
    }

    /// Digits; the largest `Int` where they say more.
    private mutating func number() -> Int? {
        let start = offset
        var value = 0
        while let byte = peek, (0x30...0x39).contains(byte) {
            value = value > Int.max / 10 - 1 ? Int.max / 10 : value * 10 + Int(byte - 0x30)
            offset += 1
        }
        return offset > start ? value : nil
    }

    /// `2$`; nothing is read where there is none.
    private mutating func argumentPosition() -> Int? {
        let start = offset
        if let position = number(), take(UInt8(ascii: "$")) { return position }
        offset = start
        return nil
    }

    private mutating func flags(_ flags: inout FormatSpecifier.Flags) {
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "-"): flags.insert(.left)
            case UInt8(ascii: "+"): flags.insert(.plus)
            case UInt8(ascii: " "): flags.insert(.space)
            case UInt8(ascii: "0"): flags.insert(.zero)
            case UInt8(ascii: "#"): flags.insert(.alternate)
            case UInt8(ascii: "'"): flags.insert(.grouping)
            default: return
            }
            offset += 1
        }
    }

    private struct Bound: Error { let expected: String }

    private mutating func amount(_ limit: Int) throws(Bound) -> FormatSpecifier.Amount? {
        if take(UInt8(ascii: "*")) {
            guard let position = argumentPosition() else { return .argument(nil) }
            guard ArgumentNumbering.isPosition(position) else {
                throw Bound(expected: ArgumentNumbering.Fault.position.expected)
            }
            return .argument(position)
        }
        guard let value = number() else { return nil }
        guard value <= limit else { throw Bound(expected: "a width or precision up to \(limit)") }
        return .value(value)
    }

    private mutating func length(_ length: inout FormatSpecifier.Length) {
        guard let byte = peek else { return }
        switch byte {
        case UInt8(ascii: "h"): length = .short
        case UInt8(ascii: "l"): length = .long
        case UInt8(ascii: "q"): length = .quad
        case UInt8(ascii: "L"): length = .longDouble
        case UInt8(ascii: "z"): length = .size
        case UInt8(ascii: "t"): length = .pointerDifference
        case UInt8(ascii: "j"): length = .maximum
        default: return
        }
        offset += 1
        if length == .short, take(byte) { length = .char }
        if length == .long, take(byte) { length = .longLong }
    }

    private static func conversion(
        _ byte: UInt8, _ length: inout FormatSpecifier.Length
    ) -> FormatSpecifier.Conversion? {
        let isUppercase = byte < 0x61
        switch Character(Unicode.Scalar(byte)) {
        case "@": return .object
        case "d", "i": return .integer
        case "D":
            length = .long
            return .integer
        case "u": return .unsigned
        case "U":
            length = .long
            return .unsigned
        case "x", "X": return .hexadecimal(uppercase: isUppercase)
        case "o": return .octal
        case "O":
            length = .long
            return .octal
        case "f", "F": return .fixed
        case "e", "E": return .exponent(uppercase: isUppercase)
        case "g", "G": return .general(uppercase: isUppercase)
        case "a", "A": return .hexadecimalFloat(uppercase: isUppercase)
        case "c", "C": return .character
        case "s", "S": return .string
        default: return nil
        }
    }

    /// The name in `@name@`, at whose first sign the offset stands.
    private mutating func substitutionName() -> String? {
        var index = offset + 1
        while index < end, bytes[index] != UInt8(ascii: "@"), bytes[index] != UInt8(ascii: "%"), bytes[index] != 0x0A {
            index += 1
        }
        guard index < end, index > offset + 1, bytes[index] == UInt8(ascii: "@") else { return nil }
        defer { offset = index + 1 }
        return String(decoding: bytes[offset + 1..<index], as: UTF8.self)
    }
}
