/// How one of the five calendars names the shared months: an offset of the month count, and the month's end.
struct LunisolarScheme: Hashable, Sendable {
    /// Added to the Saka month count (year * 12 + month - 1); the sum, divided by 12, is year and month - 1.
    var shift: Int
    /// Months end with the full Moon.
    var isPurnimanta: Bool
    /// Purnimanta only: the dark half of month 1 still belongs to the old year.
    var keepsYearInDarkHalf: Bool

    init(_ id: CalendarID, _ options: HinduOptions) {
        shift = 0
        isPurnimanta = false
        keepsYearInDarkHalf = false
        switch id {
        case .gujarati:
            // Vikram = Saka + 135 from month 1 on, so the months before it, counted from Chaitra, are taken off.
            shift = 135 * 12
            switch options.gujaratiYear {
            case .kartika: shift -= 7
            case .ashadha: shift -= 3
            case .chaitra: break
            }
        case .vikram:
            shift = 135 * 12
            isPurnimanta = options.vikramMonths == .purnimanta
            keepsYearInDarkHalf = isPurnimanta && options.vikramYear == .brightHalf
        default:
            // Kannada, Telugu and Marathi: Saka as it is.
            break
        }
    }

    /// Year and month of a month count of the scheme.
    @inline(__always)
    static func split(_ count: Int) -> (year: Int, month: Int) {
        let year = floorDivide(count, 12)
        return (year, count - 12 * year + 1)
    }

    /// Year, month and leap flag of a tithi 1...30 in an amanta month.
    @inline(__always)
    func name(_ month: Lunation, tithi: Int) -> (year: Int, month: Int, isLeap: Bool) {
        let count = month.monthCount + shift
        if !isPurnimanta || month.isLeap || tithi <= 15 {
            let name = Self.split(count)
            return (name.year, name.month, month.isLeap)
        }
        // The dark half opens the next month.
        let name = Self.split(count + 1)
        return (keepsYearInDarkHalf && name.month == 1 ? name.year - 1 : name.year, name.month, false)
    }

    /// The day number of a tithi 1...30: purnimanta months have the dark half as 1...15 and the bright half as
    /// 16...30, except leap months, which keep bright before dark.
    @inline(__always)
    func dayNumber(tithi: Int, isLeap: Bool) -> Int {
        guard isPurnimanta, !isLeap else { return tithi }
        return tithi <= 15 ? tithi + 15 : tithi - 15
    }

    /// The tithi 1...30, new Moon to new Moon, of a day number: the way back is the way there.
    func tithi(dayNumber: Int, isLeap: Bool) -> Int { self.dayNumber(tithi: dayNumber, isLeap: isLeap) }

    /// Which month opens the year, from 0 for Chaitra.
    var openingMonth: Int { floorModulo(-shift, 12) }
}
