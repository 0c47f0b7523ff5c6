import LocaleFormat
import LocaleFormatBaked
internal import LocaleFormatMemory

extension FormatList.Format {
    /// Writes the program of the format in a locale.
    ///
    /// - Parameter zones: those whose names are written down.
    /// - Returns: the place of its record.
    func bake(
        in locale: LocaleID, _ zones: [TimeZoneID], to writer: inout BakedWriter
    ) throws(BakingFailure) -> Int {
        var options = options
        options[.locale] = locale.tag
        if operation == .date || operation == .interval { return try bakeDates(options, zones, to: &writer) }
        let operation: any Operation
        do throws(CommandFailure) { operation = try self.operation.type.init(options, isBrief: false) } catch {
            throw .failure(error)
        }
        if let operation = operation as? any BakedOperation { return try operation.bake(to: &writer) }
        switch CompiledForm(operation) {
        case .number(let number):
            guard let place = number.bake(to: &writer) else { throw .refusal(reason) }
            return place
        case .plural(let rules): return rules.bake(to: &writer)
        default:
            throw .refusal(
                "\(self.operation.rawValue) cannot be baked with these options; what can be are one number, amount or quantity, plural categories, dates, intervals, lists, distances in time, and durations of fixed length"
            )
        }
    }

    /// Why ICU formats each value of a number style.
    private var reason: String {
        let causes: [(OptionName, String)] = [
            (.rules, "rules write words"), (.skeleton, "a skeleton says everything itself"),
            (.pattern, "a pattern says everything itself"), (.increment, "values are rounded to an increment"),
            (.keepZeros, "each count of typed digits is a style of its own"),
        ]
        for (name, cause) in causes where options.isSet(name) { return cause }
        if ["spellout", "ordinal"].contains(options[.style]) { return "rules write words" }
        if options.isSet(.cash) { return "cash is rounded to an increment" }
        return "the locale's numerals or names are none that a program of digits between texts can say"
    }
}
