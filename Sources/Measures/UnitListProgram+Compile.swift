internal import LocaleFormatCore
internal import LocaleFormatLists
internal import LocaleFormatNumbers
internal import LocaleFormatValuePrograms

/// Compiling: number formats, and a list of units.
extension UnitListProgram {
    /// How units and numbers are written.
    struct Options {
        var width: NumberSpecification.UnitWidth
        /// At least so many digits, in units of which there are none too.
        var zeroValueLength = 0
        /// Digits before the decimal separator; nil for as many as there are.
        var valueLength: ClosedRange<Int>?
        /// Digits after the decimal separator of the unit in the last place.
        var fractionLength = 0...0
        var sign = SignDisplay.automatic
        var locale: LocaleID
    }

    /// - Parameter units: CLDR's identifiers, `hour`.
    init(_ units: [String], _ options: Options, _ made: CompiledNumber.Maker) throws(DurationError) {
        var numbers: [Unit] = []
        for unit in units {
            func compiled(_ digits: ClosedRange<Int>) throws(DurationError) -> PartNumber {
                var number = NumberOptions()
                let least = max(options.zeroValueLength, options.valueLength?.lowerBound ?? 0)
                if least > 0 || options.valueLength != nil { number.minimumIntegerDigits = least }
                if let most = options.valueLength?.upperBound, most > 0, most < Precision.limit {
                    number.maximumIntegerDigits = most
                }
                number.precision = .fractionLength(digits)
                number.sign = options.sign
                let kind = NumberSpecification.Kind.unit(unit, width: options.width)
                do throws(NumberError) {
                    return PartNumber(
                        try made(NumberSpecification(locale: options.locale, kind: kind, options: number)))
                } catch { throw .number(error) }
            }
            let inner = try compiled(0...0)
            let last = options.fractionLength == 0...0 ? inner : try compiled(options.fractionLength)
            numbers.append(Unit(inner: inner, last: last))
        }
        let width: ListStyle.Width =
            switch options.width {
            case .wide: .wide
            case .short: .short
            case .narrow: .narrow
            }
        let list: CompiledList
        do throws(ListError) { list = try ListStyle(.unit, width: width, locale: options.locale).compiled() } catch {
            throw .list(error.description)
        }
        self.init(numbers, list.program) { texts in
            let joined = list.formattedText(texts)
            return (
                joined.text,
                joined.spans.compactMap { span in
                    guard case .element(let index) = span.field else { return nil }
                    return (index, span.range)
                }
            )
        }
    }
}
