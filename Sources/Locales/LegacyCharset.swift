internal import LocaleFormatBridge

/// A character set of older files, read and written by ICU's tables: Shift_JIS, EUC-JP, GBK, Big5. What is no text of the set is a fault.
package struct LegacyCharset: Hashable, Sendable {
    private let name: String
    /// Whether ICU has U+001C for 0x1A, U+007F for 0x1C and U+001A for 0x7F, as IBM had them in Shift_JIS and other sets of its PCs.
    private let isRotated: Bool

    /// Nil for a set that ICU has not, and for one that does not begin with ASCII or has states, as UTF-16 and ISO-2022-JP.
    ///
    /// - Parameter name: an IANA name, or another that ICU knows, in any case: `Shift_JIS`, `gb2312`, `CP936`.
    package init?(_ name: String) {
        let known = Self.windows[name.uppercased()] ?? name
        guard !known.isEmpty, known.utf8.count <= 60,
            known.utf8.allSatisfy({
                0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || [0x2D, 0x2E, 0x3A, 0x5F].contains($0)
            }),
            ConverterData.hasASCII(known)
        else { return nil }
        self.name = known
        isRotated = (try? ConverterData.decode([0x1A], from: known))?.text == "\u{1C}"
    }

    /// gettext's names of code pages (GNU gettext manual, "Header Entry"), where ICU has them under others.
    private static let windows = [
        "CP874": "windows-874", "CP932": "windows-31j", "CP936": "windows-936", "CP949": "windows-949",
        "CP950": "windows-950", "CP1253": "windows-1253", "CP1254": "windows-1254", "CP1255": "windows-1255",
        "CP1256": "windows-1256", "CP1257": "windows-1257", "CP1258": "windows-1258",
    ]

    /// The text of bytes, or the place of the first that are no character.
    package func decode(_ bytes: [UInt8]) -> (text: [UInt8], fault: Int?) {
        guard let decoded = try? ConverterData.decode(bytes, from: name) else { return ([], 0) }
        let text = Array(decoded.text.utf8)
        return (isRotated ? text.map { Self.rotations[$0] ?? $0 } : text, decoded.fault)
    }

    /// The characters that IBM's tables have for others, by these; none is a part of another character in UTF-8.
    private static let rotations: [UInt8: UInt8] = [0x1C: 0x1A, 0x7F: 0x1C, 0x1A: 0x7F]
    private static let counterRotations: [UInt8: UInt8] = [0x1A: 0x1C, 0x1C: 0x7F, 0x7F: 0x1A]

    /// The bytes of a text, or the first character that the set has not.
    package func encode(_ text: String) -> (bytes: [UInt8], fault: Unicode.Scalar?) {
        let turned =
            isRotated ? String(decoding: text.utf8.map { Self.counterRotations[$0] ?? $0 }, as: UTF8.self) : text
        guard let encoded = try? ConverterData.encode(turned, to: name) else { return ([], text.unicodeScalars.first) }
        guard encoded.fault == nil else { return encoded }
        // ICU writes some characters as others that look alike, whatever it is asked: what would be read as another one is a fault.
        let again = decode(encoded.bytes).text
        guard again != Array(text.utf8) else { return encoded }
        let pairs = zip(text.unicodeScalars, String(decoding: again, as: UTF8.self).unicodeScalars)
        if let different = pairs.first(where: { $0 != $1 }) { return (encoded.bytes, different.0) }
        let count = String(decoding: again, as: UTF8.self).unicodeScalars.count
        return (encoded.bytes, text.unicodeScalars.dropFirst(count).first ?? text.unicodeScalars.first)
    }
}
