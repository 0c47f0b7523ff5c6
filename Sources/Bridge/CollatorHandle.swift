internal import LocaleFormatCICU
import LocaleFormatMemory

/// A collator opened with `ucol_open` or `ucol_openRules` and closed in `deinit`.
///
/// `@unchecked Sendable` is true because only ICU's const functions are called after opening, and ICU documents those of
/// a collator whose attributes nobody changes as safe to share between threads.
package final class CollatorHandle: @unchecked Sendable {
    private let collator: OpaquePointer
    /// Whether ICU puts marks into canonical order, for which it takes time with the square of a run's length.
    private let normalizes: Bool

    /// - Parameter locale: locale in ICU's own form; `de@collation=phonebook;colstrength=primary` chooses a tailoring and
    ///   options.
    package convenience init(locale: String) throws(ICUError) {
        let opened = try checked("ucol_open(\(locale))") { lf_ucol_open(locale, &$0) }
        guard let opened else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "ucol_open") }
        self.init(owning: opened)
    }

    /// - Parameter rules: a tailoring of the root by UTS #35 part 5, "Rules", with options such as `[strength 2]`.
    package convenience init(rules: String) throws(ICUError) {
        var status = U_ZERO_ERROR
        var offset: Int32 = -1
        let opened = rules.withUTF16 { units, length in lf_ucol_openRules(units, length, &offset, &status) }
        guard status <= 0, let opened else {
            throw ICUError(
                status > 0 ? status : U_MEMORY_ALLOCATION_ERROR, call: "ucol_openRules",
                offset: offset >= 0 ? Int(offset) : nil)
        }
        self.init(owning: opened)
    }

    private init(owning collator: OpaquePointer) {
        (self.collator, normalizes) = (collator, Self.normalizes(collator))
    }

    private static func normalizes(_ collator: OpaquePointer) -> Bool {
        var status = U_ZERO_ERROR
        return lf_ucol_getAttribute(collator, Attribute.normalization.rawValue, &status) == 17
            || lf_ucol_getAttribute(collator, Attribute.strength.rawValue, &status) == 15
    }

    deinit { lf_ucol_close(collator) }

    /// ICU's attributes that have a public name above (unicode/ucol.h, `UColAttribute`).
    package enum Attribute: Int32 {
        case backwardsSecondary = 0
        case alternate = 1
        case caseFirst = 2
        case caseLevel = 3
        case normalization = 4
        case strength = 5
        case numeric = 7
    }

    /// The value in force, by `UColAttributeValue`: 16 for off, 17 for on; strengths 0 to 3 and 15.
    package func value(of attribute: Attribute) -> Int {
        var status = U_ZERO_ERROR
        return Int(lf_ucol_getAttribute(collator, attribute.rawValue, &status))
    }

    /// ICU's version of the order, `ucol_getVersion`: four bytes.
    package var version: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 4) { buffer, count in
            if let start = buffer.baseAddress { lf_ucol_getVersion(collator, start) }
            count = 4
        }
    }

    /// Negative when `left` sorts before `right`, zero when they are equal at the collator's strength.
    package func compare(_ left: String, _ right: String) throws(ICUError) -> Int {
        var left = normalizes ? left.withOrderedMarks : left
        var right = normalizes ? right.withOrderedMarks : right
        var status = U_ZERO_ERROR
        let order = left.withUTF8 { left in
            right.withUTF8 { right in
                left.withMemoryRebound(to: CChar.self) { left in
                    right.withMemoryRebound(to: CChar.self) { right in
                        lf_ucol_strcollUTF8(
                            collator, left.baseAddress, Int32(clamping: left.count), right.baseAddress,
                            Int32(clamping: right.count), &status)
                    }
                }
            }
        }
        if status > 0 { throw ICUError(status, call: "ucol_strcollUTF8") }
        return Int(order)
    }

    /// Bytes whose order, compared from the first on, is the collator's order of the texts. The closing zero is kept.
    package func sortKey(_ text: String) -> [UInt8] {
        (normalizes ? text.withOrderedMarks : text).withUTF16 { units, length in
            // Four bytes a unit is more than nearly all texts need.
            let guess = length < Int32.max / 8 ? length * 4 + 32 : 32
            var needed: Int32 = 0
            let key = [UInt8](unsafeUninitializedCapacity: Int(guess)) { buffer, count in
                needed = lf_ucol_getSortKey(collator, units, length, buffer.baseAddress, guess)
                count = min(Int(needed), Int(guess))
            }
            guard needed > guess else { return key }
            return [UInt8](unsafeUninitializedCapacity: Int(needed)) { buffer, count in
                count = min(Int(needed), Int(lf_ucol_getSortKey(collator, units, length, buffer.baseAddress, needed)))
            }
        }
    }

    /// How many primary weights the text has: none where the level ignores it, two for an expansion such as æ.
    package func primaryCount(of text: String) throws(ICUError) -> Int {
        let elements = try checked("ucol_openElements") { lf_ucol_openElements(collator, &$0) }
        guard let elements else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "ucol_openElements") }
        defer { lf_ucol_closeElements(elements) }
        return try text.withUTF16 { (units, length) throws(ICUError) in
            try withUnsafeTemporaryAllocation(of: Int32.self, capacity: 64) { (orders) throws(ICUError) in
                let count = try checked("ucol_next") {
                    lf_ucol_elements(elements, units, length, orders.baseAddress!, 64, &$0)
                }
                // The second half of an element of 64 bits has the lowest byte 0xC0 or more.
                return orders[..<Int(count)].count { order in
                    UInt32(bitPattern: order) >> 16 != 0 && order & 0xC0 != 0xC0
                }
            }
        }
    }

    /// The texts of several characters that sort as one ("ch" in Czech), or that sort otherwise behind a prefix ("l·").
    package func contractions() throws(ICUError) -> [String] {
        let set = try checked("ucol_getContractionsAndExpansions") { lf_ucol_getContractions(collator, &$0) }
        guard let set else { return [] }
        defer { lf_uset_close(set) }
        return try UnicodeSetData.strings(of: set)
    }
}
