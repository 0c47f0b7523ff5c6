internal import LocaleFormatCalendars

extension RecurrenceRule {
    /// Asks whether each part is within its range, and whether all go together (RFC 5545, section 3.3.10).
    ///
    /// - Parameter places: where the parts stand in a text.
    func check(_ places: [String: Int] = [:]) throws(RecurrenceError) {
        func within(_ numbers: [Int], _ name: String, _ allowed: ClosedRange<Int>) throws(RecurrenceError) {
            for number in numbers where number == 0 && allowed.lowerBound < 0 || !(allowed ~= number) {
                throw .outOfRange(
                    number, part: name, allowed: allowed, offset: places[name].map { $0 + name.utf8.count + 1 })
            }
        }
        let isOther = calendar.map { !Self.isGregorian($0) } ?? false
        try within([interval], "INTERVAL", 1...1_000_000)
        if case .count(let count) = end { try within([count], "COUNT", 1...1_000_000_000) }
        try within(seconds, "BYSECOND", 0...60)
        try within(minutes, "BYMINUTE", 0...59)
        try within(hours, "BYHOUR", 0...23)
        try within(daysOfMonth, "BYMONTHDAY", isOther ? -32...32 : -31...31)
        try within(daysOfYear, "BYYEARDAY", isOther ? -385...385 : -366...366)
        try within(weeks, "BYWEEKNO", isOther ? -56...56 : -53...53)
        try within(positions, "BYSETPOS", isOther ? -385...385 : -366...366)
        try within(weekdays.compactMap(\.ordinal), "BYDAY", isOther ? -56...56 : -53...53)
        try within(months.map(\.number), "BYMONTH", 1...(calendar.map(Self.hasThirteenMonths) == true ? 13 : 12))
        try checkMonths(places)
        try checkParts(places)
    }

    private func checkMonths(_ places: [String: Int]) throws(RecurrenceError) {
        if calendar == nil, skip != .omit || places["SKIP"] != nil {
            throw .missing("RSCALE", for: "SKIP", offset: places["SKIP"])
        }
        guard let leap = months.first(where: \.isLeap) else { return }
        guard let calendar else { throw .missing("RSCALE", for: "BYMONTH=\(leap.number)L", offset: places["BYMONTH"]) }
        let isThere =
            switch calendar {
            case .hebrew: months.allSatisfy { !$0.isLeap || $0.number == 5 }
            case .chinese, .dangi, .vietnamese, .gujarati, .kannada, .marathi, .telugu, .vikram: true
            default: false
            }
        guard isThere else {
            throw .conflict(
                "RSCALE=\(calendar.rawValue.uppercased())", "BYMONTH=\(leap.number)L", offset: places["BYMONTH"])
        }
    }

    private func checkParts(_ places: [String: Int]) throws(RecurrenceError) {
        func exclude(_ name: String, _ isThere: Bool, _ frequencies: Frequency...) throws(RecurrenceError) {
            guard isThere, frequencies.contains(frequency) else { return }
            throw .conflict("FREQ=\(frequency.rawValue)", name, offset: places[name])
        }
        try exclude("BYWEEKNO", !weeks.isEmpty, .secondly, .minutely, .hourly, .daily, .weekly, .monthly)
        try exclude("BYYEARDAY", !daysOfYear.isEmpty, .daily, .weekly, .monthly)
        try exclude("BYMONTHDAY", !daysOfMonth.isEmpty, .weekly)
        if weekdays.contains(where: { $0.ordinal != nil }) {
            try exclude("BYDAY", true, .secondly, .minutely, .hourly, .daily, .weekly)
            if !weeks.isEmpty { throw .conflict("BYWEEKNO", "BYDAY", offset: places["BYDAY"]) }
        }
        let others =
            [seconds, minutes, hours, daysOfMonth, daysOfYear, weeks].contains { !$0.isEmpty } || !weekdays.isEmpty
            || !months.isEmpty
        if !positions.isEmpty, !others {
            throw .missing("another BY part", for: "BYSETPOS", offset: places["BYSETPOS"])
        }
    }

    static func isGregorian(_ calendar: CalendarID) -> Bool {
        [.gregorian, .iso8601, .buddhist, .japanese, .republicOfChina].contains(calendar)
    }

    private static func hasThirteenMonths(_ calendar: CalendarID) -> Bool {
        [.coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem].contains(calendar)
    }
}
