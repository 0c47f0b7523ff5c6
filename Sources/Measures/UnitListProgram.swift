internal import LocaleFormatCore
internal import LocaleFormatLists
internal import LocaleFormatNumbers

/// Numbers with their units, as a list: "1 hour, 30 minutes".
struct UnitListProgram: Sendable {
    /// How units and numbers are written.
    struct Options {
        var width: NumberSpecification.UnitWidth
        /// At least so many digits, in units of which there are none too.
        var zeroValueLength = 0
        /// Digits after the decimal separator of the unit in the last place.
        var fractionLength = 0...0
        var sign = SignDisplay.automatic
        var locale: LocaleID
    }

    /// For each unit, how it is written before others, and how in the last place, where it may have a fraction.
    private let numbers: [(inner: CompiledNumber, last: CompiledNumber)]
    private let list: CompiledList

    /// - Parameter units: CLDR's identifiers, `hour`.
    init(_ units: [String], _ options: Options, _ made: CompiledNumber.Maker) throws(DurationError) {
        var numbers: [(inner: CompiledNumber, last: CompiledNumber)] = []
        for unit in units {
            func compiled(_ digits: ClosedRange<Int>) throws(DurationError) -> CompiledNumber {
                var number = NumberOptions()
                if options.zeroValueLength > 0 { number.minimumIntegerDigits = options.zeroValueLength }
                number.precision = .fractionLength(digits)
                number.sign = options.sign
                let kind = NumberSpecification.Kind.unit(unit, width: options.width)
                do throws(NumberError) {
                    return try made(NumberSpecification(locale: options.locale, kind: kind, options: number))
                } catch { throw .number(error) }
            }
            let inner = try compiled(0...0)
            let last = options.fractionLength == 0...0 ? inner : try compiled(options.fractionLength)
            numbers.append((inner, last))
        }
        self.numbers = numbers
        let width: ListStyle.Width =
            switch options.width {
            case .wide: .wide
            case .short: .short
            case .narrow: .narrow
            }
        do throws(ListError) { list = try ListStyle(.unit, width: width, locale: options.locale).compiled() } catch {
            throw .list(error.description)
        }
    }

    var isFast: Bool { list.isFast && numbers.allSatisfy { $0.inner.isFast && $0.last.isFast } }

    /// How many of a unit, which is known by its place.
    struct Part {
        let place: Int
        let value: DurationParts.Value
        var isNegative = false
    }

    /// - Parameter field: what a unit at a place is called.
    func formattedText<Field>(_ parts: [Part], field: (Int) -> Field) -> FormattedText<Field> {
        let texts = parts.indices.map { index in
            let part = parts[index]
            let number = index == parts.count - 1 ? numbers[part.place].last : numbers[part.place].inner
            return number.digits(part.value, isNegative: part.isNegative)
        }
        let joined = list.formattedText(texts)
        let spans = joined.spans.compactMap { span -> FormattedText<Field>.Span? in
            guard case .element(let index) = span.field else { return nil }
            return .init(field: field(parts[index].place), range: span.range)
        }
        return FormattedText(text: joined.text, spans: spans)
    }
}
