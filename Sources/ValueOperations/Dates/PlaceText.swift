import LocaleFormat

extension Place {
    /// `--location`: `LAT,LON`, or `LAT,LON,HOURS` with the hours by which the place's clocks are ahead of UTC.
    ///
    /// Without hours they are India's 5.5 from 68° to 98° east and 6° to 37° north, and elsewhere the hour nearest to the
    /// longitude. They never come from `--time-zone`: that chooses the civil day, not the sky.
    init(commandText text: String) throws(CommandFailure) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            Double(String(part).trimmingBlanks).flatMap { $0.isFinite ? $0 : nil }
        }
        guard 2...3 ~= parts.count, let latitude = parts[0], let longitude = parts[1] else {
            throw Self.malformed(text)
        }
        let offset: Double
        if parts.count == 3 {
            guard let hours = parts[2] else { throw Self.malformed(text) }
            offset = hours
        } else {
            offset = Self.isInIndia(latitude, longitude) ? 5.5 : (longitude / 15).rounded()
        }
        do { try self.init(latitude: latitude, longitude: longitude, utcOffset: offset) } catch {
            throw .usage("--location is '\(text.shortened)': \(error)")
        }
    }

    private static func isInIndia(_ latitude: Double, _ longitude: Double) -> Bool {
        6...37 ~= latitude && 68...98 ~= longitude
    }

    private static func malformed(_ text: String) -> CommandFailure {
        .usage("--location is '\(text.shortened)'; expected latitude and longitude in degrees, such as 23.02,72.57")
    }
}
