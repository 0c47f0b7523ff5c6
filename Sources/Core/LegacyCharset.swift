internal import LocaleFormatBridge

/// A character set of older files, read and written by ICU's tables: Shift_JIS, EUC-JP, GBK, Big5. What is no text of the set is a fault.
package struct LegacyCharset: Hashable, Sendable {
    private let name: String

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
        return (Array(decoded.text.utf8), decoded.fault)
    }

    /// The bytes of a text, or the first character that the set has not.
    package func encode(_ text: String) -> (bytes: [UInt8], fault: Unicode.Scalar?) {
        guard let encoded = try? ConverterData.encode(text, to: name) else { return ([], text.unicodeScalars.first) }
        guard encoded.fault == nil else { return encoded }
        // ICU writes some characters as others that look alike, whatever it is asked: what would be read as another one is a fault.
        let again = decode(encoded.bytes).text
        guard again != Array(text.utf8) else { return encoded }
        let pairs = zip(text.unicodeScalars, String(decoding: again, as: UTF8.self).unicodeScalars)
        return (encoded.bytes, pairs.first { $0 != $1 }?.0 ?? text.unicodeScalars.first)
    }
}
