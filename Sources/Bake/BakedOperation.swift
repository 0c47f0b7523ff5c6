import LocaleFormat
import LocaleFormatBaked
internal import LocaleFormatMemory
import LocaleFormatValueOperations

/// An operation whose program can be written as bytes.
protocol BakedOperation: Operation {
    /// Writes the program.
    ///
    /// - Parameters:
    ///   - options: those that the operation was made of.
    ///   - zones: those whose names are written down.
    /// - Returns: the place of its record.
    func bake(
        _ options: OptionValues, _ zones: [TimeZoneID], to writer: inout BakedWriter
    ) throws(BakingFailure) -> Int
}

extension NumberOperation: BakedOperation {
    func bake(
        _ options: OptionValues, _ zones: [TimeZoneID], to writer: inout BakedWriter
    ) throws(BakingFailure) -> Int { try formatter.compiled.bake(options, to: &writer) }
}

extension CurrencyOperation: BakedOperation {
    func bake(
        _ options: OptionValues, _ zones: [TimeZoneID], to writer: inout BakedWriter
    ) throws(BakingFailure) -> Int { try formatter.compiled.bake(options, to: &writer) }
}

extension UnitOperation: BakedOperation {
    func bake(
        _ options: OptionValues, _ zones: [TimeZoneID], to writer: inout BakedWriter
    ) throws(BakingFailure) -> Int {
        guard let fixed else {
            throw .refusal("every value has a unit of its own; what can be baked are quantities of one 'unit'")
        }
        let converted = try quantity(fixed)
        if let converted, let place = converted.bake(to: &writer) { return place }
        if converted != nil || fixed.unit.id.contains("-and-") {
            throw .refusal("ICU alone writes the number of one of the units, or joins them")
        }
        return try fixed.number.bake(options, to: &writer)
    }
}

extension UnitOperation {
    /// What converts, or tells in several units; nil for a number of one unit.
    private func quantity(_ fixed: Writer) throws(BakingFailure) -> CompiledConvertedUnit? {
        if let converted = fixed.converted { return converted }
        guard fixed.number?.isMixed == true else { return nil }
        do throws(UnitError) { return try style(of: fixed.unit).converted(to: fixed.unit).compiled() } catch {
            throw .failure(CommandFailure(error))
        }
    }
}

extension CompiledNumber? {
    /// - Parameter options: those of its style.
    fileprivate func bake(_ options: OptionValues, to writer: inout BakedWriter) throws(BakingFailure) -> Int {
        guard let number = self else {
            throw .refusal(
                "with these options no single number is written; what can be baked are one number, amount or quantity")
        }
        guard let place = number.bake(to: &writer) else { throw .refusal(options.reasonForICU) }
        return place
    }
}

extension OptionValues {
    /// Why ICU formats each value of a number style.
    fileprivate var reasonForICU: String {
        let causes: [(OptionName, String)] = [
            (.rules, "ICU alone writes by these rules"), (.skeleton, "a skeleton says everything itself"),
            (.pattern, "a pattern says everything itself"), (.increment, "values are rounded to an increment"),
            (.keepZeros, "each count of typed digits is a style of its own"),
        ]
        for (name, cause) in causes where isSet(name) { return cause }
        if ["spellout", "ordinal"].contains(self[.style]) { return "ICU alone writes by these rules" }
        if isSet(.cash) { return "cash is rounded to an increment" }
        return "the locale's numerals or names are none that a program of digits between texts can say"
    }
}

extension PluralOperation: BakedOperation {
    func bake(
        _ options: OptionValues, _ zones: [TimeZoneID], to writer: inout BakedWriter
    ) throws(BakingFailure) -> Int { rules.bake(to: &writer) }
}

extension LocaleFormatValueOperations.DateOperation: BakedOperation {
    func bake(
        _ options: OptionValues, _ zones: [TimeZoneID], to writer: inout BakedWriter
    ) throws(BakingFailure) -> Int {
        try options.checkDates()
        do throws(DateError) {
            if let place = try CompiledDate.bake(style, zones: zones, to: &writer) { return place }
        } catch { throw .failure(CommandFailure(error)) }
        throw .unsaidDate
    }
}

extension IntervalOperation: BakedOperation {
    func bake(
        _ options: OptionValues, _ zones: [TimeZoneID], to writer: inout BakedWriter
    ) throws(BakingFailure) -> Int {
        try options.checkDates()
        do throws(DateError) {
            if let place = try CompiledDateInterval.bake(style, zones: zones, to: &writer) { return place }
        } catch { throw .failure(CommandFailure(error)) }
        throw .unsaidDate
    }
}

extension OptionValues {
    fileprivate func checkZone() throws(BakingFailure) {
        if isSet(.timeZone) {
            throw .failure(
                .usage(
                    "has no zone of its own; it is given with each value, and 'timeZones' lists whose names are baked"))
        }
    }

    fileprivate func checkDates() throws(BakingFailure) {
        try checkZone()
        let unbaked: [(OptionName, String)] = [
            (.fields, "fields are numbers, not a text"), (.form, "forms of ISO 8601 are the same in all locales"),
            (.nextChange, "changes are found out with ICU"),
        ]
        for (name, cause) in unbaked where isSet(name) { throw .refusal(cause) }
    }
}

extension BakingFailure {
    fileprivate static var unsaidDate: BakingFailure {
        .refusal("the locale's names or numerals, or those of a zone, depend on more than a program of dates can say")
    }
}

extension RelativeOperation: BakedOperation {
    func bake(
        _ options: OptionValues, _ zones: [TimeZoneID], to writer: inout BakedWriter
    ) throws(BakingFailure) -> Int {
        try options.checkZone()
        if options.isSet(.from) {
            throw .failure(.usage("has no instant from which others are seen; it is given with each value"))
        }
        if writesChange { throw .refusal("when a text changes is asked of styles") }
        do throws(DateError) {
            if let place = try style.bake(zones: zones, to: &writer) { return place }
        } catch { throw .failure(CommandFailure(error)) }
        throw .refusal("ICU alone writes the numbers of this language's distances, or the time of day")
    }
}

extension DurationOperation: BakedOperation {
    func bake(
        _ options: OptionValues, _ zones: [TimeZoneID], to writer: inout BakedWriter
    ) throws(BakingFailure) -> Int {
        guard let fixed else { throw .refusal("years and months are counted by a calendar") }
        if changing != nil { throw .refusal("when a text changes is asked of styles") }
        guard let place = fixed.bake(to: &writer) else {
            throw .refusal("ICU alone writes the numbers of these durations, or joins them")
        }
        return place
    }
}

extension ListOperation: BakedOperation {
    func bake(
        _ options: OptionValues, _ zones: [TimeZoneID], to writer: inout BakedWriter
    ) throws(BakingFailure) -> Int {
        guard let place = list.bake(to: &writer) else {
            throw .refusal("ICU alone says how these lists are joined")
        }
        return place
    }
}

extension NameOperation: BakedOperation {
    func bake(
        _ options: OptionValues, _ zones: [TimeZoneID], to writer: inout BakedWriter
    ) throws(BakingFailure) -> Int {
        let place: Int?
        do throws(PersonNameError) { place = try compiled.bake(to: &writer) } catch {
            throw .failure(.value(error.description))
        }
        guard let place else { throw .refusal("ICU does not say what the characters of names are") }
        return place
    }
}
