import LocaleFormat
import LocaleFormatBaked
internal import LocaleFormatMemory

extension FormatList.Format {
    /// Writes the programs of a style of dates, or of the time between two.
    func bakeDates(
        _ options: OptionValues, _ zones: [TimeZoneID], to writer: inout BakedWriter
    ) throws(BakingFailure) -> Int {
        if options.isSet(.timeZone) {
            throw .failure(
                .usage(
                    "has no zone of its own; it is given with each value, and 'timeZones' lists whose names are baked"))
        }
        for (name, cause) in Self.unbaked where options.isSet(name) { throw .refusal(cause) }
        let place: Int?
        do {
            _ = try operation.type.init(options, isBrief: false)
            let style = try DateOptions.read(options)
            place =
                operation == .date
                ? try CompiledDate.bake(style, zones: zones, to: &writer)
                : try CompiledDateInterval.bake(DateIntervalStyle(style), zones: zones, to: &writer)
        } catch let error as DateError {
            throw .failure(CommandFailure(error))
        } catch let error as CommandFailure {
            throw .failure(error)
        } catch { throw .refusal("\(error)") }
        guard let place else {
            throw .refusal(
                "the locale's names or numerals, or those of a zone, depend on more than a program of dates can say")
        }
        return place
    }

    private static let unbaked: [(OptionName, String)] = [
        (.fields, "fields are numbers, not a text"), (.form, "forms of ISO 8601 are the same in all locales"),
        (.nextChange, "changes are found out with ICU"),
    ]
}
