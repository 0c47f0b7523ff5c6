internal import LocaleFormatBridge
internal import LocaleFormatCore

extension RelativeDateProgram {
    /// Nil where numbers are written by rules, or otherwise than our number formats write them.
    ///
    /// - Parameters:
    ///   - own: handles in the style's own context.
    ///   - plain: handles without a context, which alone tell where the number is.
    convenience init?(
        _ style: RelativeDateStyle, _ own: HandlePool<RelativeDateHandle>, plain: HandlePool<RelativeDateHandle>
    ) throws(ICUError) {
        let numbers = try plain.withHandle { (handle) throws(ICUError) in try RelativeNumbers(style.locale, handle) }
        guard let numbers else { return nil }
        let isNumeric = style.numeric == .always
        self.init(numbers, isNumeric: isNumeric) { unit in
            let compiled = try? plain.withHandle { (plain) throws(ICUError) in
                try own.withHandle { (own) throws(ICUError) -> RelativeUnit? in
                    let compiled = try RelativeUnit(unit.icu, numbers, isNumeric: isNumeric, own: own, plain: plain)
                    return try compiled.agrees(unit.icu, numbers, isNumeric: isNumeric, with: own) ? compiled : nil
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
