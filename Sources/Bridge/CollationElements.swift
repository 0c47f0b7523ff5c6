internal import LocaleFormatCICU
import LocaleFormatMemory

/// Collation elements of texts (UTS #10), by a collator opened with `ucol_open` whose spaces and punctuation count.
///
/// `@unchecked Sendable` is true because the iterator, which keeps its place inside, is used under a lock alone.
package final class CollationElements: @unchecked Sendable {
    /// One element: its weights, each as the collator has it, without the bits that only sort.
    package struct Element: Hashable, Sendable {
        package let primary: UInt32
        package let secondary: UInt16
        /// Whether it is the ordinary form of its letter, by its tertiary weight without case.
        package let isCommonForm: Bool
    }

    /// ICU's tertiary weight of what has no variants, or is the first of them (i18n/collation.h, `COMMON_BYTE`).
    private static let commonTertiary: UInt32 = 5

    private let collator: OpaquePointer
    private let iterator: OpaquePointer
    private let lock = Lock(())

    /// - Parameter locale: locale in ICU's own form; `da@collation=search` chooses a tailoring.
    package convenience init(locale: String) throws(ICUError) {
        let opened = try checked("ucol_open(\(locale))") { lf_ucol_open(locale, &$0) }
        guard let opened else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "ucol_open") }
        do throws(ICUError) {
            try checked("ucol_setAttribute") { lf_ucol_makeNothingIgnorable(opened, &$0) }
            let elements = try checked("ucol_openElements") { lf_ucol_openElements(opened, &$0) }
            guard let elements else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "ucol_openElements") }
            self.init(owning: opened, elements)
        } catch {
            lf_ucol_close(opened)
            throw error
        }
    }

    private init(owning collator: OpaquePointer, _ iterator: OpaquePointer) {
        (self.collator, self.iterator) = (collator, iterator)
    }

    deinit {
        lf_ucol_closeElements(iterator)
        lf_ucol_close(collator)
    }

    /// The elements of a text of at most a hundred scalars.
    package func elements(of text: String) throws(ICUError) -> [Element] {
        try lock.withLock { (_) throws(ICUError) in
            try text.withUTF16 { (units, length) throws(ICUError) in
                try withUnsafeTemporaryAllocation(of: Int32.self, capacity: 256) { (orders) throws(ICUError) in
                    let count = try checked("ucol_next") { [iterator] in
                        lf_ucol_elements(iterator, units, length, orders.baseAddress!, 256, &$0)
                    }
                    return Self.joined(orders[..<Int(count)])
                }
            }
        }
    }

    /// ICU hands out an element of 64 bits as two of 32, of which the second has the lowest byte 0xC0 or more (`ucoleitr.cpp`,
    /// `CollationElementIterator::next`): the lower halves of the primary and of the secondary weight.
    private static func joined(_ orders: Slice<UnsafeMutableBufferPointer<Int32>>) -> [Element] {
        var elements: [Element] = []
        for order in orders {
            let bits = UInt32(bitPattern: order)
            if bits & 0xC0 == 0xC0, let last = elements.popLast() {
                elements.append(
                    Element(
                        primary: last.primary | bits >> 16,
                        secondary: last.secondary | UInt16(truncatingIfNeeded: bits >> 8 & 0xFF),
                        isCommonForm: last.isCommonForm))
            } else {
                elements.append(
                    Element(
                        primary: bits & 0xFFFF_0000, secondary: UInt16(truncatingIfNeeded: bits >> 8 & 0xFF) << 8,
                        isCommonForm: bits & 0x3F == commonTertiary))
            }
        }
        return elements
    }

    /// The texts of more than one scalar that the tailoring names.
    package func tailoredTexts() throws(ICUError) -> [String] {
        let set = try checked("ucol_getTailoredSet") { lf_ucol_getTailoredSet(collator, &$0) }
        guard let set else { return [] }
        defer { lf_uset_close(set) }
        return try UnicodeSetData.strings(of: set)
    }
}
