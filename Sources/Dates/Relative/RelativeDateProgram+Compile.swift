internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatValuePrograms

extension RelativeDateProgram {
    /// Nil where numbers are written by rules, or otherwise than our number formats write them.
    ///
    /// - Parameters:
    ///   - own: handles in the style's own context.
    ///   - plain: handles without a context, which alone tell where the number is.
    convenience init?(
        _ style: RelativeDateStyle, _ own: HandlePool<RelativeDateHandle>, plain: HandlePool<RelativeDateHandle>
    ) throws(ICUError) {
        let compiled = try plain.withHandle { (handle) throws(ICUError) in
            try RelativeNumbers.compiled(style.locale, handle)
        }
        guard let (numbers, samples) = compiled else { return nil }
        let isNumeric = style.numeric == .always
        self.init(numbers, isNumeric: isNumeric) { unit in
            let compiled = try? plain.withHandle { (plain) throws(ICUError) in
                try own.withHandle { (own) throws(ICUError) -> RelativeUnit? in
                    let compiled = try RelativeUnit(unit.icu, samples, isNumeric: isNumeric, own: own, plain: plain)
                    let agrees = try compiled.agrees(
                        unit.icu, numbers, samples, isNumeric: isNumeric, with: own)
                    return agrees ? compiled : nil
                }
            }
            return compiled ?? nil
        }
    }
}

extension RawFormatted {
    /// Where the number of a relative time is, which is field 1; nil for words.
    var number: Range<Int>? { spans(.relativeDate).first { $0.field == 1 }?.range }
}
