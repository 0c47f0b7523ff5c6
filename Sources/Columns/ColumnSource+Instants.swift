internal import LocaleFormatDates

extension ColumnSource {
    /// Whether the cells are points in time or days.
    var isTime: Bool {
        switch format {
        case .date32, .date64, .timestamp: true
        default: false
        }
    }

    /// The instant as a command line has it.
    func instantText(_ row: Int) throws(DateError) -> String {
        guard let utc = try InstantCells(self)?.instant(row, in: .utc) else { return "" }
        switch format {
        case .timestamp(_, let zone): return zone.isEmpty ? String(utc.description.dropLast()) : utc.description
        default: return String(utc.description.prefix { $0 != "T" })
        }
    }
}
