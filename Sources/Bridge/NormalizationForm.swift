internal import LocaleFormatCICU
import LocaleFormatMemory

/// Unicode's normalization forms (UAX #15), by ICU's `unorm2_normalize`.
package enum NormalizationForm: Int32, Sendable {
    case composed = 0
    case decomposed = 1
    case compatibilityDecomposed = 2
    case compatibilityComposed = 3
    /// NFKC_Casefold: composed without what cannot be seen, in small letters (Unicode Standard, section 3.13).
    case caseFolded = 4

    /// The text in this form; as it is where ICU fails, for want of memory. Time grows with its length.
    package func apply(_ text: String) -> String {
        let text = text.withOrderedMarks
        let result: String? = try? text.withUTF16 { (units, length) throws(ICUError) in
            try UTF16Scratch.fill("unorm2_normalize") { buffer, capacity, status in
                lf_unorm2_normalize(rawValue, units, length, buffer, capacity, &status)
            } use: {
                String(utf16Buffer: $0)
            }
        }
        return result ?? text
    }

    /// Appends the form of a text in UTF-8 that is one, and whose runs of marks are short or in canonical order.
    package func append(_ text: borrowing Span<UInt8>, to bytes: inout [UInt8]) throws(ICUError) {
        let units = [UInt16](utf8: text)
        try units.withUnsafeBufferPointer { (units) throws(ICUError) in
            guard let start = units.baseAddress else { return }
            let added: [UInt8] = try UTF16Scratch.fill("unorm2_normalize") { buffer, capacity, status in
                lf_unorm2_normalize(rawValue, start, Int32(clamping: units.count), buffer, capacity, &status)
            } use: { result in
                var added: [UInt8] = []
                added.append(utf16: result)
                return added
            }
            bytes += added
        }
    }

    /// What a scalar becomes before marks are put in order and letters are composed; nil where it stays.
    package func decomposition(of scalar: Unicode.Scalar) throws(ICUError) -> String? {
        var stays = false
        let text = try UTF16Scratch.fill("unorm2_getDecomposition") { buffer, capacity, status in
            let length = lf_unorm2_getDecomposition(rawValue, Int32(scalar.value), buffer, capacity, &status)
            stays = length < 0
            return max(0, length)
        } use: {
            String(utf16Buffer: $0)
        }
        return stays ? nil : text
    }

    /// The scalar's canonical combining class, by which marks are ordered.
    package static func combiningClass(of scalar: Unicode.Scalar) -> UInt8 {
        lf_unorm2_getCombiningClass(Int32(scalar.value))
    }

    /// Whether what stands before the scalar and what begins with it have the form apart as they have it together.
    package func hasBoundary(before scalar: UInt32) -> Bool {
        var status = U_ZERO_ERROR
        return lf_unorm2_hasBoundaryBefore(rawValue, Int32(scalar), &status) != 0 && status <= 0
    }
}
