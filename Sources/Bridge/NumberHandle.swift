internal import LocaleFormatCICU
import LocaleFormatMemory

/// A number formatter opened with `unumf_openForSkeletonAndLocale` and closed in `deinit`.
///
/// `@unchecked Sendable` is true because ICU's `UNumberFormatter` is immutable once open and documented as safe to
/// share between threads; the result object, which is not, is made for each call.
package final class NumberHandle: @unchecked Sendable {
    private let formatter: OpaquePointer
    private let alternatives: Alternatives

    /// Who tells whether a negative number is shown as zero, with the digits of one, and who writes some numbers instead.
    private struct Alternatives {
        var unsigned: NumberHandle?
        var zero: Set<Unicode.Scalar> = []
        var trimmed: NumberHandle?
        /// What is written beside the number.
        var names: MoneyNames?
    }

    /// What one skeleton says since ICU 69, in several for an older one.
    package struct Form: Sendable {
        /// Writes what none of the others does.
        package var skeleton: String
        /// The same without a sign: it shows which negative numbers are rounded to zero. Those are written as a zero is, and
        /// what is not a number as without its sign; by this form, which has the pattern of plain amounts for those of accounts, only
        /// where it writes something else than zero.
        package var unsigned: String?
        /// Writes numbers that show no fraction by it: the same without a least number of fraction digits.
        package var trimmed: String?
        /// Without either.
        package var trimmedUnsigned: String?

        package init(skeleton: String, unsigned: String?, trimmed: String?, trimmedUnsigned: String?) {
            (self.skeleton, self.unsigned) = (skeleton, unsigned)
            (self.trimmed, self.trimmedUnsigned) = (trimmed, trimmedUnsigned)
        }
    }

    /// - Parameters:
    ///   - skeleton: ICU number skeleton.
    ///   - locale: locale in ICU's own form, `hi_IN@numbers=deva`.
    ///   - names: what is written beside the number; nil where the skeleton says all.
    package convenience init(skeleton: String, locale: String, names: MoneyNames? = nil) throws(ICUError) {
        try self.init(skeleton, locale, Alternatives(names: names))
    }

    /// - Parameter locale: locale in ICU's own form.
    package convenience init(_ form: Form, locale: String, names: MoneyNames? = nil) throws(ICUError) {
        var alternatives = Alternatives(names: names)
        if let skeleton = form.unsigned {
            let unsigned = try NumberHandle(skeleton: skeleton, locale: locale)
            alternatives.zero = Set(try unsigned.digits(of: .integer(0)))
            alternatives.unsigned = unsigned
        }
        if let trimmed = form.trimmed {
            let form = Form(skeleton: trimmed, unsigned: form.trimmedUnsigned, trimmed: nil, trimmedUnsigned: nil)
            alternatives.trimmed = try NumberHandle(form, locale: locale)
        }
        try self.init(form.skeleton, locale, alternatives)
    }

    private init(_ skeleton: String, _ locale: String, _ alternatives: Alternatives) throws(ICUError) {
        var status = U_ZERO_ERROR
        var offset: Int32 = -1
        let opened = skeleton.withUTF16 { text, length in
            lf_unumf_openForSkeletonAndLocaleWithError(text, length, locale, &offset, &status)
        }
        guard status <= 0, let opened else {
            throw ICUError(
                status, call: "unumf_openForSkeletonAndLocale", offset: offset >= 0 ? Int(offset) : nil)
        }
        formatter = opened
        self.alternatives = alternatives
    }

    deinit { lf_unumf_close(formatter) }

    /// What ICU is given: always exact. `decimal` is ASCII text in the form `-12.5E-7`.
    package enum Operand {
        case integer(Int64)
        case double(Double)
        case decimal(String)

        fileprivate var isNegative: Bool {
            switch self {
            case .integer(let value): value < 0
            case .double(let value): value.sign == .minus
            case .decimal(let text): text.utf8.first == UInt8(ascii: "-")
            }
        }
    }

    /// Appends the formatted number as UTF-8.
    package func append(_ operand: Operand, to bytes: inout [UInt8]) throws(ICUError) {
        if alternatives.names != nil { return bytes.append(contentsOf: try formatWithFields(operand).text.utf8) }
        try withResult(of: operand) { (result) throws(ICUError) in
            let value = try checked("unumf_resultAsValue") { lf_unumf_resultAsValue(result, &$0) }
            var length: Int32 = 0
            let start = try checked("ufmtval_getString") { lf_ufmtval_getString(value, &length, &$0) }
            bytes.append(utf16: UnsafeBufferPointer(start: start, count: Int(length)))
        }
    }

    /// The formatted number as a string.
    package func format(_ operand: Operand) throws(ICUError) -> String {
        if alternatives.names != nil { return try formatWithFields(operand).text }
        return try withResult(of: operand) { (result) throws(ICUError) in
            let value = try checked("unumf_resultAsValue") { lf_unumf_resultAsValue(result, &$0) }
            var length: Int32 = 0
            let start = try checked("ufmtval_getString") { lf_ufmtval_getString(value, &length, &$0) }
            return start.map { String(utf16: $0, length: length) } ?? ""
        }
    }

    /// The formatted number with ICU's fields.
    ///
    /// - Parameter whole: the text as it should be: ICU 72 tears the surrogate pairs of two-digit exponents in digits
    ///   beyond the BMP.
    package func formatWithFields(_ operand: Operand, whole: String? = nil) throws(ICUError) -> RawFormatted {
        try withResult(of: operand) { (result) throws(ICUError) in
            let value = try checked("unumf_resultAsValue") { lf_unumf_resultAsValue(result, &$0) }
            guard let names = alternatives.names else { return try RawFormatted(value, whole: whole) }
            return names.beside(try RawFormatted(value), category: try names.rules.select(formatted: result))
        }
    }

    /// The plural category (`one`, `few` …) of the number as it is displayed: after rounding, with visible zeros.
    package func pluralCategory(of operand: Operand, by rules: PluralHandle) throws(ICUError) -> String {
        try withResult(of: operand) { (result) throws(ICUError) in try rules.select(formatted: result) }
    }

    private func withResult<Output>(
        of operand: Operand, _ body: (OpaquePointer) throws(ICUError) -> Output
    ) throws(ICUError) -> Output {
        if let trimmed = alternatives.trimmed, try !trimmed.showsFraction(operand) {
            return try trimmed.withResult(of: operand, body)
        }
        if let unsigned = alternatives.unsigned, operand.isNegative {
            if case .double(let value) = operand, value.isNaN { return try withOwnResult(of: .double(.nan), body) }
            let isZero = try alternatives.zero.isSuperset(of: unsigned.digits(of: operand))
            if isZero {
                // One shows no digits at all in Arabic metres, and zero has another exponent than a million in fives.
                let isWrittenAsZero = try unsigned.format(operand) == unsigned.format(.integer(0))
                return isWrittenAsZero
                    ? try withOwnResult(of: .integer(0), body) : try unsigned.withResult(of: operand, body)
            }
        }
        return try withOwnResult(of: operand, body)
    }

    private func withOwnResult<Output>(
        of operand: Operand, _ body: (OpaquePointer) throws(ICUError) -> Output
    ) throws(ICUError) -> Output {
        guard let result = try checked("unumf_openResult", { lf_unumf_openResult(&$0) }) else {
            throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "unumf_openResult")
        }
        defer { lf_unumf_closeResult(result) }
        switch operand {
        case .integer(let value):
            try checked("unumf_formatInt") { lf_unumf_formatInt(formatter, value, result, &$0) }
        case .double(let value):
            try checked("unumf_formatDouble") { lf_unumf_formatDouble(formatter, value, result, &$0) }
        case .decimal(let text):
            try checked("unumf_formatDecimal") {
                lf_unumf_formatDecimal(formatter, text, Int32(text.utf8.count), result, &$0)
            }
        }
        return try body(result)
    }
    /// ICU formats its first two numbers by another route than all later ones, and where a currency has both a spaced
    /// symbol and a name (tr, en-NL) that route puts the last digit after the name: "1,0 Butan ngultrumu0".
    package func settle() {
        for _ in 1...3 { _ = try? withOwnResult(of: .integer(0)) { (_) throws(ICUError) in } }
        alternatives.unsigned?.settle()
        alternatives.trimmed?.settle()
    }

    private func showsFraction(_ operand: Operand) throws(ICUError) -> Bool {
        try formatWithFields(operand).spans.contains { $0.category == .number && $0.field == Self.fraction }
    }

    /// The digits that a number shows, and what else stands for it: a sign of infinity. Not those of an exponent.
    private func digits(of operand: Operand) throws(ICUError) -> [Unicode.Scalar] {
        let raw = try formatWithFields(operand)
        func ranges(_ fields: [Int32]) -> [Range<Int>] {
            raw.spans.filter { $0.category == .number && fields.contains($0.field) }.map(\.range)
        }
        let groups = ranges([Self.group])
        return ranges([Self.integer, Self.fraction]).flatMap { range in
            let shown = raw.text.utf8.enumerated().filter { byte in
                range.contains(byte.offset) && !groups.contains { $0.contains(byte.offset) }
            }
            return Array(String(decoding: shown.map(\.element), as: UTF8.self).unicodeScalars)
        }
    }

    // ICU's UNumberFormatFields.
    private static let integer: Int32 = 0
    private static let fraction: Int32 = 1
    private static let group: Int32 = 6
}
