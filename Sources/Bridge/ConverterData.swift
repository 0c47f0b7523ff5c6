internal import LocaleFormatCICU

/// ICU's character sets, by any of the names that ICU knows them by. What is no text of a set is a fault, and never a substitute.
package enum ConverterData {
    /// Whether ICU has a set of that name which has ASCII's characters at ASCII's bytes, but for U+001A, U+001C and U+007F, and
    /// no states, as ISO-2022-JP has.
    package static func hasASCII(_ name: String) -> Bool {
        var status = U_ZERO_ERROR
        return lf_ucnv_hasASCII(name, &status) != 0 && status <= 0
    }

    /// The text of bytes, or the place of the first that are no character.
    package static func decode(_ bytes: [UInt8], from name: String) throws(ICUError) -> (text: String, fault: Int?) {
        var fault: Int32 = -1
        // A byte or two are seldom more than one character, and never more than these.
        let capacity = 2 * bytes.count + 16
        var status = U_ZERO_ERROR
        let units = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
            bytes.withUnsafeBytes { source in
                let source = source.assumingMemoryBound(to: CChar.self)
                let written = lf_ucnv_decode(
                    name, source.baseAddress, Int32(clamping: bytes.count), buffer.baseAddress,
                    Int32(clamping: capacity),
                    &fault, &status)
                count = status > 0 ? 0 : Int(written)
            }
        }
        if status > 0 { throw ICUError(status, call: "ucnv_toUnicode") }
        return (String(decoding: units, as: UTF16.self), fault < 0 ? nil : Int(fault))
    }

    /// The bytes of a text, or the first character that the set has not.
    package static func encode(
        _ text: String, to name: String
    ) throws(ICUError) -> (bytes: [UInt8], fault: Unicode.Scalar?) {
        let units = Array(text.utf16)
        var fault: Int32 = -1
        var status = U_ZERO_ERROR
        let capacity = 8 * units.count + 16
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            buffer.withMemoryRebound(to: CChar.self) { target in
                let written = lf_ucnv_encode(
                    name, units, Int32(clamping: units.count), target.baseAddress, Int32(clamping: capacity), &fault,
                    &status)
                count = status > 0 ? 0 : Int(written)
            }
        }
        if status > 0 { throw ICUError(status, call: "ucnv_fromUnicode") }
        guard fault >= 0 else { return (bytes, nil) }
        return (bytes, String(decoding: units[Int(fault)...].prefix(2), as: UTF16.self).unicodeScalars.first)
    }
}
