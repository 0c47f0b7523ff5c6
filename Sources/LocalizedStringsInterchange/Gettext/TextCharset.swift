internal import LocaleFormatCore
internal import LocaleFormatLocales

/// A character set that a header names: `charset=UTF-8`. Those are read whose ASCII is ASCII: UTF-8, sets of one byte a character, whose
/// tables are here, and all others that ICU has, such as Shift_JIS.
struct TextCharset: Hashable, Sendable {
    private enum Kind: Hashable {
        case utf8, ascii, singleByte
        case legacy(LegacyCharset)
    }

    /// As the header writes it.
    let name: String
    private let kind: Kind
    /// The characters of the bytes 0x80 to 0xFF; U+FFFD for none.
    private let upper: [Unicode.Scalar]

    static let utf8 = TextCharset(name: "UTF-8", kind: .utf8, upper: [])

    private init(name: String, kind: Kind, upper: [Unicode.Scalar]) {
        (self.name, self.kind, self.upper) = (name, kind, upper)
    }

    /// Nil for a set that is not read: `UTF-16`, `ISO-2022-JP`. `CHARSET`, which stands in a template, is UTF-8.
    init?(name: String) {
        let key = name.uppercased()
        switch key {
        case "UTF-8", "UTF8", "CHARSET", "": self.init(name: name, kind: .utf8, upper: [])
        case "US-ASCII", "ASCII", "ANSI_X3.4-1968": self.init(name: name, kind: .ascii, upper: [])
        default:
            guard let table = SingleByteTables.upper[SingleByteTables.aliases[key] ?? key] else {
                guard let set = LegacyCharset(name) else { return nil }
                self.init(name: name, kind: .legacy(set), upper: [])
                return
            }
            let scalars = Array(table.unicodeScalars)
            let controls = (0x80..<0x100 - scalars.count).compactMap { Unicode.Scalar($0) }
            self.init(name: name, kind: .singleByte, upper: controls + scalars)
        }
    }

    /// Whether a byte of ASCII may be the second half of a character.
    var hasPairs: Bool { if case .legacy = kind { true } else { false } }

    /// What the bytes are in UTF-8, or the place of the first that is no character.
    func decode(_ bytes: [UInt8]) -> (text: [UInt8], fault: Int?) {
        switch kind {
        case .utf8:
            do { _ = try UTF8Span(validating: bytes.span) } catch { return (bytes, error.byteOffsets.lowerBound) }
            return (bytes, nil)
        case .ascii: return (bytes, bytes.firstIndex { $0 >= 0x80 })
        case .legacy(let set): return set.decode(bytes)
        case .singleByte:
            var text: [UInt8] = []
            text.reserveCapacity(bytes.count + bytes.count / 8)
            for (index, byte) in bytes.enumerated() {
                guard byte >= 0x80 else {
                    text.append(byte)
                    continue
                }
                let scalar = upper[Int(byte) - 0x80]
                guard scalar != "\u{FFFD}" else { return (text, index) }
                text += Array(String(Character(scalar)).utf8)
            }
            return (text, nil)
        }
    }

    /// The bytes of a text, or the first character that the set has not.
    func encode(_ text: String) -> (bytes: [UInt8], fault: Unicode.Scalar?) {
        switch kind {
        case .utf8: return (Array(text.utf8), nil)
        case .ascii: return (Array(text.utf8), text.unicodeScalars.first { $0.value >= 0x80 })
        case .legacy(let set): return set.encode(text)
        case .singleByte:
            let places = Dictionary(zip(upper, UInt8(0x80)...0xFF).filter { $0.0 != "\u{FFFD}" }) { first, _ in first }
            var bytes: [UInt8] = []
            bytes.reserveCapacity(text.utf8.count)
            for scalar in text.unicodeScalars {
                if scalar.value < 0x80 {
                    bytes.append(UInt8(scalar.value))
                } else if let byte = places[scalar] {
                    bytes.append(byte)
                } else {
                    return (bytes, scalar)
                }
            }
            return (bytes, nil)
        }
    }

    /// The name after `charset=` in the first `Content-Type` of a file's quoted lines, whatever set it is in; nil for none.
    static func declared(in bytes: [UInt8]) -> String? {
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let start = line.first { $0 != 0x20 && $0 != 0x09 }
            guard start == UInt8(ascii: "\"") || start == UInt8(ascii: "m") else { continue }
            if let name = name(inField: String(decoding: line, as: UTF8.self)) { return name }
        }
        return nil
    }

    /// The name after `charset=` in a header's text.
    static func name(inField text: String) -> String? {
        let lower = text.lowercased()
        guard let type = lower.firstRange(of: "content-type:"),
            let range = lower[type.upperBound...].firstRange(of: "charset=")
        else { return nil }
        // Lower case may have another length; the offset from the end of ASCII text has not.
        let rest = text.utf8.suffix(lower[range.upperBound...].utf8.count)
        let end = rest.firstIndex { [0x20, 0x09, 0x0A, 0x0D, 0x22, 0x5C, 0x3B].contains($0) } ?? rest.endIndex
        return String(decoding: rest[..<end], as: UTF8.self)
    }
}
