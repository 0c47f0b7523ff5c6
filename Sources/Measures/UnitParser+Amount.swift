internal import LocaleFormatCore
internal import LocaleFormatNumbers

/// What the parts of a text mean together.
extension UnitParser {
    /// What was read, with no digit lost: five feet and eleven inches are no decimal of feet.
    struct Quantity {
        let value: ExactRatio
        let unit: UnitID

        var amount: UnitAmount { UnitAmount(value.decimal, unit) }

        func converted(to target: UnitID) throws(UnitParseError) -> ExactDecimal {
            do throws(UnitError) {
                let converter = try UnitConverter(from: unit, to: target)
                return try converter.decimal(of: converter.ratio(value)) { .decimal(value.decimal) }
            } catch { throw .unit(error) }
        }
    }

    /// - Parameters:
    ///   - unit: the unit that is expected; nil for any.
    ///   - target: what the quantity is to be converted to; nil for nothing.
    func read(
        _ text: String, as unit: UnitID?, _ mode: NumberParseMode = .lenient, to target: UnitID? = nil
    ) throws(UnitParseError) -> Quantity {
        guard text.utf8.count <= Self.maximumLength else {
            throw .tooLong(length: text.utf8.count, limit: Self.maximumLength)
        }
        let whole = text.withOrderedMarks[...].trimmed
        guard !whole.isEmpty else { throw .empty }
        let expected = unit.map { unit in Set(MixedUnit.names(in: unit.id).map(\.canonicalUnit)) }
        var steps = Self.maximumSteps
        if let parts = split(whole, expected, &steps) ?? (expected == nil ? nil : split(whole, nil, &steps)) {
            return try amount(parts.map { $0.preferring(convertibleTo: target) }, expected == nil ? nil : unit, mode)
        }
        throw fault(in: whole)
    }

    /// Puts the parts together, by what fits.
    func amount(
        _ parts: [Part], _ unit: UnitID?, _ mode: NumberParseMode
    ) throws(UnitParseError) -> Quantity {
        if let unit { return try amount(parts, of: unit, mode) }
        guard parts.count > 1 else {
            let part = mode == .lenient ? preferringWritten(parts[0]) : parts[0]
            return Quantity(
                value: ExactRatio(part.value), unit: try choose(part.units, part.text, at: part.offset, mode))
        }
        let readings = readings(of: parts)
        guard let reading = readings.first else {
            // Before ICU 68 no two units are known to go together.
            do throws(UnitError) { _ = try UnitTable.loaded() } catch { throw .unit(error) }
            throw .unit(.notConvertible(from: parts[0].units[0].unit, to: parts[1].units[0].unit))
        }
        if mode == .strict, readings.count > 1 {
            throw .ambiguousUnit(
                text: String(parts[0].text.trimmed).shortened, candidates: readings.map { UnitID.known($0.first) },
                at: parts[0].offset)
        }
        let isNegative = parts[0].value.isNegative
        let values = parts.enumerated().map { index, part in
            index > 0 && isNegative && !part.value.isNegative ? part.value.negated : part.value
        }
        do throws(UnitError) {
            let value = try MixedUnit(reading.unit, in: UnitTable.loaded()).sizes.value(
                of: values.map { ExactRatio($0) })
            return Quantity(value: value, unit: reading.unit)
        } catch { throw .unit(error) }
    }

    /// Of several units those first of which a style writes this very text, with its spaces and plural form, in any width.
    private func preferringWritten(_ part: Part) -> Part {
        guard part.units.count > 1, let around = part.around else { return part }
        func isWritten(_ name: UnitNames.Name) -> Bool {
            NumberSpecification.UnitWidth.allCases.contains { width in
                let style = UnitStyle<ExactDecimal>(.known(name.unit), width: width, locale: locale)
                return style.precision(.unlimited).format(part.value).isNumber(between: around.before, around.after)
            }
        }
        var preferring = part
        let written = part.units.filter { isWritten($0) && !EverydayUnits.isMistaken($0.unit) }
        if !written.isEmpty { preferring.units = written }
        return preferring
    }

    /// What is meant by all parts, for each reading of the first one with which all others go together: "5m 3s" is no meter.
    private func readings(of parts: [Part]) -> [(first: String, unit: UnitID)] {
        parts[0].units.compactMap { first in
            let others = parts.map { part in
                part.units.first { UnitID.known(first.unit).isConvertible(to: UnitID.known($0.unit)) }?.unit
            }
            let units = [first.unit] + others.dropFirst().compactMap { $0 }
            guard units.count == parts.count, Set(units).count == units.count,
                let unit = try? UnitID(units.joined(separator: "-and-"))
            else { return nil }
            return (first.unit, unit)
        }
    }

    /// The same where the unit is known.
    private func amount(
        _ parts: [Part], of unit: UnitID, _ mode: NumberParseMode
    ) throws(UnitParseError) -> Quantity {
        if parts.count == 1, MixedUnit.names(in: unit.id).count == 1 {
            let part = parts[0]
            if part.units.contains(where: { $0.unit.canonicalUnit == unit.id.canonicalUnit }) {
                return Quantity(value: ExactRatio(part.value), unit: unit)
            }
            throw .otherUnit(found: try choose(part.units, part.text, at: part.offset, mode), expected: unit)
        }
        let found = try amount(parts, nil, mode)
        let target = Set(MixedUnit.names(in: unit.id).map(\.canonicalUnit))
        guard target.isSuperset(of: MixedUnit.names(in: found.unit.id).map(\.canonicalUnit)) else {
            throw .otherUnit(found: found.unit, expected: unit)
        }
        do throws(UnitError) {
            return Quantity(value: try UnitConverter(from: found.unit, to: unit).ratio(found.value), unit: unit)
        } catch { throw .unit(error) }
    }

    /// The first of several units; in strict mode the only one.
    func choose(
        _ names: [UnitNames.Name], _ text: Substring, at offset: Int, _ mode: NumberParseMode
    ) throws(UnitParseError) -> UnitID {
        // What ICU itself does not know cannot be written either.
        if mode == .lenient, let unit = names.lazy.compactMap({ try? UnitID($0.unit) }).first { return unit }
        let units = names.compactMap { try? UnitID($0.unit) }.ordered { $0.id < $1.id }
        guard let unit = units.first else { throw .unknownUnit(text: String(text.trimmed).shortened, at: offset) }
        guard units.count == 1 else {
            throw .ambiguousUnit(text: String(text.trimmed).shortened, candidates: units, at: offset)
        }
        return unit
    }
}

extension String {
    /// The identifier with its units in order, by which two are compared.
    var canonicalUnit: String { UnitID.known(self).normalized.id }
}
