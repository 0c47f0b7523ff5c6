internal import LocaleFormatBridge
internal import LocaleFormatMemory
internal import LocaleFormatCore

/// The general path: ICU formats every value. Slower than a compiled program, and never wrong.
final class GeneralNumber: Sendable {
    private enum Engine: Sendable {
        /// Number skeletons: one shared formatter, opened when it is first needed and again after ``release()``.
        case skeleton(text: String, locale: String, Lock<NumberHandle?>)
        /// Rules in words and algorithmic numerals, and `DecimalFormat` patterns: one handle per caller at a time.
        case pooled(HandlePool<DecimalFormatHandle>, isRuleBased: Bool)
    }

    private let engine: Engine
    private let isInexactAnError: Bool
    /// Writes numbers that were typed; nil where that does not matter.
    let typed: TypedNumbers?
    /// Writes separators that are not the locale's; nil where they are.
    let separated: SeparatedNumbers?
    let multiplier: ExactDecimal?
    private let conversion: UnitConversion?
    /// Writes quantities in several units, rather than ICU.
    let mixed: (any MixedNumber)?

    /// - Parameter opensLater: for styles by rules that a program runs: ICU is asked only if something needs it.
    init(_ resolved: ResolvedNumber, opensLater: Bool = false) throws(NumberError) {
        let options = resolved.specification.options
        isInexactAnError = options.rounding == .unnecessary
        typed = try TypedNumbers(resolved)
        // Typed numbers have styles of their own, with these separators.
        separated = try typed == nil ? SeparatedNumbers(resolved) : nil
        if let kind = resolved.format {
            try options.check()
            let locale = resolved.locale.name
            let rounding = options.rounding.icuNumber
            var isRuleBased = true
            if case .pattern(let pattern) = kind {
                _ = try NumberPattern(pattern)
                isRuleBased = false
            }
            multiplier = nil
            conversion = nil
            mixed = nil
            let pool = HandlePool { () throws(ICUError) in
                let handle = try DecimalFormatHandle(kind, locale: locale)
                if case .pattern(let pattern) = kind {
                    handle.setRoundingMode(rounding)
                    if pattern.utf8.contains(UInt8(ascii: "*")) { handle.settle() }
                }
                return handle
            }
            engine = .pooled(pool, isRuleBased: isRuleBased)
            if opensLater { return }
            do throws(ICUError) { _ = try pool.withHandle { _ in 0 } } catch {
                if case .pattern(let pattern) = kind {
                    throw .invalidPattern(pattern.shortened, offset: nil, expected: ICUVersion.current.knows)
                }
                throw NumberError(error)
            }
        } else {
            let skeleton = try NumberSkeleton(resolved)
            engine = .skeleton(text: skeleton.text, locale: skeleton.locale, Lock(nil))
            multiplier = skeleton.multiplier
            conversion = skeleton.conversion
            mixed = skeleton.mixed
            let handle = try handle()
            // ICU 67 opens units of several words, and fails when it writes them.
            if ICUVersion.current.major < 68, SkeletonAge.newest(in: skeleton.text) != nil {
                do throws(ICUError) { _ = try handle?.format(.integer(1)) } catch {
                    throw NumberError(error, skeleton: skeleton.text)
                }
            }
        }
    }

    /// Formats of a `DecimalFormat` pattern; nil for all others.
    var patterns: HandlePool<DecimalFormatHandle>? {
        if case .pooled(let pool, isRuleBased: false) = engine { pool } else { nil }
    }

    /// The shared skeleton formatter; nil for the older formats.
    func handle() throws(NumberError) -> NumberHandle? {
        guard case .skeleton(let text, let locale, let shared) = engine else { return nil }
        return try shared.withLock { (shared) throws(NumberError) in
            if let open = shared { return open }
            let open = try NumberHandle(opening: text, locale: locale)
            if NamedMoney.isNamed(text) { open.settle() }
            shared = open
            return open
        }
    }

    /// Closes the shared formatter until it is needed again: a compiled program seldom needs it.
    func release() {
        if case .skeleton(_, _, let shared) = engine { shared.withLock { $0 = nil } }
    }

    func append(_ value: NumberValue, to bytes: inout [UInt8]) throws(NumberError) {
        if let style = try typed?.style(for: value) { return try style.append(value, to: &bytes) }
        if let separated { return bytes.append(contentsOf: try separated.formattedText(value).text.utf8) }
        if mixed != nil {
            bytes.append(contentsOf: try formattedMixed(value).text.utf8)
        } else if let handle = try handle() {
            let start = bytes.count
            let operand = try operand(value, handle)
            do { try handle.append(operand, to: &bytes) } catch {
                bytes.removeSubrange(start...)
                throw translate(error, value)
            }
        } else {
            bytes.append(contentsOf: try format(value).utf8)
        }
    }

    func format(_ value: NumberValue) throws(NumberError) -> String {
        if let style = try typed?.style(for: value) { return try style.format(value) }
        if let separated { return try separated.formattedText(value).text }
        if mixed != nil { return try formattedMixed(value).text }
        do {
            switch engine {
            case .skeleton:
                guard let handle = try handle() else { return "" }
                return try handle.format(operand(value, handle))
            case .pooled(let pool, let isRuleBased):
                if value.isTooLarge { throw NumberError.tooLarge(text: value.plainText) }
                let operand = isRuleBased ? try Self.ruleOperand(value) : NumberHandle.Operand(value)
                return try pool.withHandle { (handle) throws(ICUError) in try handle.format(operand) }
            }
        } catch let error as ICUError {
            throw translate(error, value)
        } catch let error as NumberError {
            throw error
        } catch { throw .conflict("\(error)") }
    }

    /// - Parameter whole: the text that a program writes, which is right where ICU's is not whole.
    func formattedText(_ value: NumberValue, whole: String?) throws(NumberError) -> FormattedText<NumberField> {
        if let style = try typed?.style(for: value) { return try style.formattedText(value) }
        if let separated { return try separated.formattedText(value) }
        if mixed != nil { return try FormattedText(formattedMixed(value)) }
        guard let handle = try handle() else {
            let text = try format(value)
            return FormattedText(text: text, spans: [.init(field: .integer, range: 0..<text.utf8.count)])
        }
        let operand = try operand(value, handle)
        do { return try FormattedText(handle.formatWithFields(operand, whole: whole)) } catch {
            throw translate(error, value)
        }
    }

    private func formattedMixed(_ value: NumberValue) throws(NumberError) -> RawFormatted {
        guard let mixed else { return RawFormatted(text: "", spans: []) }
        if value.isTooLarge { throw .tooLarge(text: value.plainText) }
        let multiplied = multiplied(value)
        let told: RawFormatted?
        do throws(ICUError) { told = try mixed.formatted(multiplied) } catch { throw translate(error, value) }
        guard let told else { throw notInMixedUnits(multiplied) }
        return told
    }

    /// A quantity in several units that may be none of decimal digits; nil where the style is of one unit.
    ///
    /// - Parameters:
    ///   - value: what an error names.
    ///   - write: is given what counts the units, and what quantities are multiplied by before.
    func formattedText(
        mixed value: (ExactDecimal?) -> NumberValue,
        _ write: (any MixedNumber, ExactDecimal?) throws(ICUError) -> RawFormatted?
    ) throws(NumberError) -> FormattedText<NumberField>? {
        guard let mixed else { return nil }
        do throws(ICUError) { return try write(mixed, multiplier).map { FormattedText($0) } } catch {
            throw translate(error, value(multiplier))
        }
    }

    func multiplied(_ value: NumberValue) -> NumberValue { multiplier.map(value.multiplied) ?? value }

    func notInMixedUnits(_ value: NumberValue) -> NumberError {
        .notInMixedUnits(value: value.plainText, unit: conversion?.name ?? "")
    }

    /// What ICU is given for a value: multiplied, and none that it would write wrongly.
    func operand(_ value: NumberValue, _ handle: NumberHandle) throws(NumberError) -> NumberHandle.Operand {
        if value.isTooLarge { throw .tooLarge(text: value.plainText) }
        let value = multiplied(value)
        guard let conversion else { return NumberHandle.Operand(value) }
        let isTold: Bool
        do throws(ICUError) { isTold = try conversion.tells(value, by: handle) } catch {
            throw translate(error, value)
        }
        guard isTold else { throw notInMixedUnits(value) }
        return NumberHandle.Operand(value)
    }

    /// Rules take 64-bit integers and doubles. A decimal that is neither would lose digits, so it is an error.
    private static func ruleOperand(_ value: NumberValue) throws(NumberError) -> NumberHandle.Operand {
        if case .double(let double) = value { return .double(double) }
        guard let decimal = value.exactDecimal else { return NumberHandle.Operand(value) }
        if let integer = Int64(exactly: decimal), !(decimal.isZero && decimal.isNegative) {
            // ICU negates it, gets the same, and negates it again for ever.
            if integer == .min { throw .beyondRules(decimal.description) }
            return .integer(integer)
        }
        guard let double = Double(exactly: decimal), ExactDecimal(double) == decimal else {
            throw .beyondRules(decimal.description)
        }
        return .double(double)
    }

    private func translate(_ error: ICUError, _ value: NumberValue) -> NumberError {
        if isInexactAnError || error.name == "U_FORMAT_INEXACT_ERROR" { return .inexact(value.plainText) }
        if case .skeleton(let text, _, _) = engine { return NumberError(error, skeleton: text) }
        return NumberError(error)
    }
}

extension NumberHandle.Operand {
    init(_ value: NumberValue) {
        switch value {
        case .integer(let isNegative, let magnitude):
            if isNegative, magnitude <= UInt64(Int64.max) {
                self = .integer(-Int64(magnitude))
            } else if !isNegative, let integer = Int64(exactly: magnitude) {
                self = .integer(integer)
            } else {
                self = .decimal((isNegative ? "-" : "") + magnitude.description)
            }
        case .scaled(let isNegative, let magnitude, let exponent):
            // Sixty-four bits are written in a tenth of the time.
            let digits = UInt64(exactly: magnitude)?.description ?? magnitude.description
            self = .decimal((isNegative ? "-" : "") + digits + (exponent == 0 ? "" : "E\(exponent)"))
        case .double(let double): self = .double(double)
        case .decimal(let decimal): self = .decimal(decimal.icuText)
        }
    }
}

extension RoundingMode {
    /// ICU's `UNumberFormatRoundingMode`.
    fileprivate var icuNumber: Int32 {
        switch self {
        case .ceiling: 0
        case .floor: 1
        case .down: 2
        case .up: 3
        case .halfEven: 4
        case .halfDown: 5
        case .halfUp: 6
        case .unnecessary: 7
        case .halfOdd: 8
        case .halfCeiling: 9
        case .halfFloor: 10
        }
    }
}
