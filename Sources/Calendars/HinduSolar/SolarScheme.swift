/// How one of the Indian solar calendars builds its year.
struct SolarScheme: Hashable, Sendable {
    enum Months: Hashable, Sendable {
        case sankranti(SankrantiRule)
        /// Bangladesh 2019: fixed lengths tied to the Gregorian calendar.
        case bangladesh
    }

    var months: Months
    /// The sign (Mesha = 0) whose entry opens the year.
    var firstSign: Int
    /// The year that opens in the Gregorian year 2000.
    var yearIn2000: Int
    /// The generated table that holds for the default place, if there is one.
    var table: SolarTable?

    init(_ id: CalendarID, _ options: HinduOptions) {
        switch id {
        case .malayalam where options.malayalam == .sunrise:
            self.init(.sankranti(.sunrise), firstSign: 4, yearIn2000: 1176, table: nil)
        case .malayalam:
            self.init(.sankranti(.madhyahna), firstSign: 4, yearIn2000: 1176, table: .malayalam)
        case .odia where options.odiaYear == .kanya:
            self.init(.sankranti(.clock), firstSign: 5, yearIn2000: 1408, table: .odia)
        case .odia:
            self.init(.sankranti(.clock), firstSign: 0, yearIn2000: 1407, table: nil)
        case .bangla:
            switch options.bangla {
            case .westBengal: self.init(.sankranti(.midnight), firstSign: 0, yearIn2000: 1407, table: .bangla)
            case .suryaSiddhanta: self.init(.sankranti(.suryaSiddhanta), firstSign: 0, yearIn2000: 1407, table: nil)
            case .bangladesh: self.init(.bangladesh, firstSign: 0, yearIn2000: 1407, table: nil)
            }
        default:
            self.init(.sankranti(.sunset), firstSign: 0, yearIn2000: 1922, table: .tamil)
        }
    }

    private init(_ months: Months, firstSign: Int, yearIn2000: Int, table: SolarTable?) {
        self.months = months
        self.firstSign = firstSign
        self.yearIn2000 = yearIn2000
        self.table = table
    }

    /// The sign, counted on from the Mesha of 1999, that opens a year. Sign 12 is the Mesha of 2000.
    @inline(__always)
    func openingSign(_ year: Int) -> Int { 12 * (year - yearIn2000 + 1) + firstSign }
}
