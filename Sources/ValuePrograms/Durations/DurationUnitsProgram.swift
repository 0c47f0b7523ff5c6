package import LocaleFormatNumberPrograms

/// A duration as a list of numbers with units.
package struct DurationUnitsProgram: Sendable {
    /// The largest first.
    package let units: [DurationUnit]
    package let list: UnitListProgram
    package let maximumUnitCount: Int
    package let showsZeros: Bool
    package let fractionLength: Int
    /// To multiples of what each unit is rounded as the last one; empty for its fraction alone.
    package let steps: [UInt128]
    package let rounding: RoundingMode

    package init(
        units: [DurationUnit], list: UnitListProgram, maximumUnitCount: Int, showsZeros: Bool, fractionLength: Int,
        steps: [UInt128], rounding: RoundingMode
    ) {
        (self.units, self.list, self.maximumUnitCount) = (units, list, maximumUnitCount)
        (self.showsZeros, self.fractionLength) = (showsZeros, fractionLength)
        (self.steps, self.rounding) = (steps, rounding)
    }

    package var isFast: Bool { list.isFast }

    package func text(_ duration: Duration) -> String { list.text(listed(chosen(duration))) }

    /// The text, and where in it each unit is.
    package func spans(_ duration: Duration) -> (text: String, units: [(unit: DurationUnit, range: Range<Int>)]) {
        let chosen = chosen(duration)
        let joined = list.joined(listed(chosen))
        return (joined.text, joined.places.map { (chosen.units[$0.element], $0.range) })
    }

    private func listed(_ chosen: DurationParts) -> [UnitListProgram.Part] {
        chosen.units.indices.map { index in
            UnitListProgram.Part(
                place: units.firstIndex(of: chosen.units[index]) ?? 0, value: chosen.values[index],
                isNegative: chosen.isNegative && index == 0)
        }
    }

    /// The units to show, by Foundation's rules: zeros are left out if they may be; what is still too much is cut, and what
    /// was cut is rounded into what stays.
    private func chosen(_ duration: Duration) -> DurationParts {
        let all = parts(duration, units)
        let kept = showsZeros ? all : all.withoutZeros
        if kept.units.isEmpty {
            // Nothing at all is so many of the smallest unit.
            return parts(duration, [units[units.count - 1]])
        }
        if kept.units.count <= maximumUnitCount { return kept }
        let first = kept.values.firstIndex { !$0.isZero } ?? 0
        let few = Array(kept.units[first...].prefix(maximumUnitCount))
        return parts(duration, few)
    }

    private func parts(_ duration: Duration, _ chosen: [DurationUnit]) -> DurationParts {
        let step = steps.isEmpty ? 1 : chosen.last.flatMap(units.firstIndex).map { steps[$0] } ?? 1
        return DurationParts(duration, units: chosen, fractionLength: fractionLength, step: step, rounding: rounding)
    }
}
