import LocaleFormat
import LocaleFormatBaked
internal import LocaleFormatMemory
import LocaleFormatValueOperations

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
        let operation: any Operation
        do throws(CommandFailure) { operation = try type.init(options, isBrief: false) } catch {
            throw .failure(error)
        }
        guard let operation = operation as? any BakedOperation else {
            throw .refusal(
                "\(self.operation.rawValue) cannot be baked; what can be are numbers, amounts, quantities, plural categories, dates, intervals, lists, distances in time, durations of fixed length, and names of people"
            )
        }
        return try operation.bake(options, zones, to: &writer)
    }
}
