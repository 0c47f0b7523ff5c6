internal import LocaleFormatCICU

/// A range formatter opened with `unumrf_openForSkeletonWithCollapseAndIdentityFallback`, closed in `deinit`.
///
/// `@unchecked Sendable` is true because ICU's `UNumberRangeFormatter` is immutable once open and documented as safe to
/// share between threads; the result object is made for each call.
package final class NumberRangeHandle: @unchecked Sendable {
    private let formatter: OpaquePointer
    /// What is written beside the range, and the single number that decides it where there is one; nil where the skeleton says all.
    private let names: (money: MoneyNames, single: NumberHandle)?

    /// How equal ends are shown, ICU's `UNumberRangeIdentityFallback`.
    package enum Identity: Int32, Sendable {
        case singleValue = 0
        case approximatelyOrSingleValue
        case approximately
        case range
    }

    /// The ICU that brought `unumrf_open…`.
    package static let since = 68

    /// - Parameter names: what is written beside the range; nil where the skeleton says all.
    package convenience init(
        skeleton: String, locale: String, identity: Identity, names: MoneyNames? = nil
    ) throws(ICUError) {
        var money: (MoneyNames, NumberHandle)?
        if let names { money = (names, try NumberHandle(skeleton: skeleton, locale: locale)) }
        let fallback = identity.rawValue
        let opened = try skeleton.withUTF16 { (text, length) throws(ICUError) in
            try checked("unumrf_openForSkeleton") {
                lf_unumrf_open(text, length, UNUM_RANGE_COLLAPSE_AUTO, fallback, locale, &$0)
            }
        }
        guard let opened else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "unumrf_openForSkeleton") }
        self.init(owning: opened, money)
    }

    private init(owning formatter: OpaquePointer, _ names: (MoneyNames, NumberHandle)?) {
        (self.formatter, self.names) = (formatter, names)
    }

    deinit { lf_unumrf_close(formatter) }

    /// Formats two decimal numbers given as ASCII text in the form `-12.5E-7`.
    package func format(_ first: String, _ second: String) throws(ICUError) -> RawFormatted {
        guard let result = try checked("unumrf_openResult", { lf_unumrf_openResult(&$0) }) else {
            throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "unumrf_openResult")
        }
        defer { lf_unumrf_closeResult(result) }
        try checked("unumrf_formatDecimalRange") {
            lf_unumrf_formatDecimalRange(
                formatter, first, Int32(first.utf8.count), second, Int32(second.utf8.count), result, &$0)
        }
        let range = try RawFormatted(checked("unumrf_resultAsValue") { lf_unumrf_resultAsValue(result, &$0) })
        guard let names else { return range }
        // Ends that look alike are one number, unless they are told both.
        let category =
            range.spans.contains { $0.category == .numberRangeEnd }
            ? try names.money.rules.select(range: result)
            : try names.single.pluralCategory(of: .decimal(first), by: names.money.rules)
        return names.money.beside(range, category: category)
    }
}
