internal import LocaleFormatCICU
import LocaleFormatMemory

/// A transform of text (UTS #35 part 2, "Transforms"), opened with `utrans_openU` and closed in `deinit`.
///
/// `@unchecked Sendable` is true because ``HandlePool`` lends a handle to one caller at a time.
package final class TransliteratorHandle: @unchecked Sendable {
    private let transliterator: UnsafeMutableRawPointer

    /// - Parameters:
    ///   - id: `Any-Latin; Latin-ASCII`; with rules, only a name.
    ///   - isReverse: the way back.
    ///   - rules: rules of one's own. In an error ``ICUError/offset`` counts their UTF-16 units.
    package convenience init(id: String, isReverse: Bool, rules: String? = nil) throws(ICUError) {
        var offset: Int32 = -1
        var status = U_ZERO_ERROR
        let opened = id.withUTF16 { id, idLength in
            guard let rules else { return lf_utrans_open(id, idLength, isReverse ? 1 : 0, nil, 0, &offset, &status) }
            return rules.withUTF16 { rules, rulesLength in
                lf_utrans_open(id, idLength, isReverse ? 1 : 0, rules, rulesLength, &offset, &status)
            }
        }
        guard status <= 0, let opened else {
            if let opened { lf_utrans_close(opened) }
            throw ICUError(
                status > 0 ? status : U_MEMORY_ALLOCATION_ERROR, call: "utrans_openU",
                offset: rules == nil || offset < 0 ? nil : Int(offset))
        }
        self.init(owning: opened)
    }

    private init(owning transliterator: UnsafeMutableRawPointer) { self.transliterator = transliterator }

    deinit { lf_utrans_close(transliterator) }

    /// The ids that ICU lists, in its order.
    package static func availableIDs() throws(ICUError) -> [String] {
        try ICUEnumeration.strings("utrans_openIDs") { lf_utrans_openIDs(&$0) }
    }

    /// ICU's own name of the transform: of a reversed one that of the way back.
    package var id: String {
        get throws(ICUError) {
            try UTF16Scratch.fill("utrans_getUnicodeID") { buffer, capacity, status in
                lf_utrans_id(transliterator, buffer, capacity, &status)
            } use: {
                String(utf16Buffer: $0)
            }
        }
    }

    /// The rules that it consists of.
    package var rules: String {
        get throws(ICUError) {
            try UTF16Scratch.fill("utrans_toRules") { buffer, capacity, status in
                lf_utrans_rules(transliterator, buffer, capacity, &status)
            } use: {
                String(utf16Buffer: $0)
            }
        }
    }

    /// Appends the transform of a text in UTF-8 that is one, in one piece. Lone surrogates that rules write become U+FFFD.
    package func append(_ text: borrowing Span<UInt8>, to bytes: inout [UInt8]) throws(ICUError) {
        guard text.count > 0 else { return }
        let source = [UInt16](utf8: text)
        // ICU works where the text stands, and spoils it where there is no room for the result.
        var capacity = source.count * 2 + 64
        while true {
            let buffer = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: capacity)
            defer { buffer.deallocate() }
            _ = buffer.update(fromContentsOf: source)
            var status = U_ZERO_ERROR
            let length = lf_utrans_trans(
                transliterator, buffer.baseAddress!, Int32(clamping: source.count), Int32(clamping: capacity), &status)
            if status == U_BUFFER_OVERFLOW_ERROR, length > capacity {
                capacity = Int(length) + 1
                continue
            }
            if status > 0 { throw ICUError(status, call: "utrans_transUChars") }
            bytes.append(utf16: UnsafeBufferPointer(rebasing: buffer[..<Int(length)]))
            return
        }
    }
}
