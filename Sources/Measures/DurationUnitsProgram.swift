internal import LocaleFormatCore
internal import LocaleFormatLists
internal import LocaleFormatNumbers

/// A duration as a list of numbers with units.
struct DurationUnitsProgram: Sendable {
    /// The largest first.
    private let units: [DurationUnit]
    /// For each unit, how it is written before others, and how in the last place, where it may have a fraction.
    private let numbers: [(inner: CompiledNumber, last: CompiledNumber)]
    private let list: CompiledList
    private let maximumUnitCount: Int
    private let showsZeros: Bool
    private let fractionLength: Int
    private let rounding: RoundingMode

    init(_ style: DurationStyle, _ made: CompiledNumber.Maker) throws(DurationError) {
        guard case .units(let allowed, let width, let maximum, let zeroLength, let fraction) = style.layout,
            !allowed.isEmpty
        else { throw .noUnits }
        try DurationError.check("zero value length", zeroLength, 0...Precision.limit)
        try DurationError.check("fraction length", fraction.upperBound, 0...Precision.limit)
        try DurationError.check("fraction length", fraction.lowerBound, 0...Precision.limit)
        try DurationError.check("maximum unit count", maximum ?? 1, 1...Int.max)
        units = allowed.sorted(by: >)
        maximumUnitCount = maximum ?? .max
        showsZeros = zeroLength > 0
        fractionLength = fraction.upperBound
        rounding = style.rounding
        var numbers: [(inner: CompiledNumber, last: CompiledNumber)] = []
        for unit in units {
            func compiled(_ digits: ClosedRange<Int>) throws(DurationError) -> CompiledNumber {
                var options = NumberOptions()
                if zeroLength > 0 { options.minimumIntegerDigits = zeroLength }
                options.precision = .fractionLength(digits)
                let kind = NumberSpecification.Kind.unit(unit.unitID, width: width)
                do throws(NumberError) {
                    return try made(NumberSpecification(locale: style.locale, kind: kind, options: options))
                } catch { throw .number(error) }
            }
            let inner = try compiled(0...0)
            numbers.append((inner, fraction == 0...0 ? inner : try compiled(fraction)))
        }
        self.numbers = numbers
        let listWidth: ListStyle.Width =
            switch width {
            case .wide: .wide
            case .short: .short
            case .narrow: .narrow
            }
        do throws(ListError) { list = try ListStyle(.unit, width: listWidth, locale: style.locale).compiled() } catch {
            throw .list(error.description)
        }
    }

    var isFast: Bool { list.isFast && numbers.allSatisfy { $0.inner.isFast && $0.last.isFast } }

    func formattedText(_ duration: Duration) -> FormattedText<DurationUnit> {
        let parts = chosen(duration)
        let texts = parts.units.indices.map { index in
            let place = units.firstIndex(of: parts.units[index]) ?? 0
            let number = index == parts.units.count - 1 ? numbers[place].last : numbers[place].inner
            return number.digits(parts.values[index], isNegative: parts.isNegative && index == 0)
        }
        let joined = list.formattedText(texts)
        let spans = joined.spans.compactMap { span -> FormattedText<DurationUnit>.Span? in
            guard case .element(let index) = span.field else { return nil }
            return .init(field: parts.units[index], range: span.range)
        }
        return FormattedText(text: joined.text, spans: spans)
    }

    /// The units to show, by Foundation's rules: zeros are left out if they may be; what is still too much is cut, and what
    /// was cut is rounded into what stays.
    private func chosen(_ duration: Duration) -> DurationParts {
        let all = DurationParts(duration, units: units, fractionLength: fractionLength, rounding: rounding)
        let kept = showsZeros ? all : all.withoutZeros
        if kept.units.isEmpty {
            // Nothing at all is so many of the smallest unit.
            return DurationParts(
                duration, units: [units[units.count - 1]], fractionLength: fractionLength, rounding: rounding)
        }
        if kept.units.count <= maximumUnitCount { return kept }
        let first = kept.values.firstIndex { !$0.isZero } ?? 0
        let few = Array(kept.units[first...].prefix(maximumUnitCount))
        let rounded = DurationParts(duration, units: few, fractionLength: fractionLength, rounding: rounding)
        return rounded
    }
}
