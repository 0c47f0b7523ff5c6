package import LocaleFormatCalendars
internal import LocaleFormatDatePrograms
package import LocaleFormatMemory

/// A calendar with its weeks as bytes (`Data/Baked/FORMAT.md`, "calendar"), and back.
extension CalendarSystem {
    /// - Returns: the place of its record; nil for options that the format does not have.
    package func bake(_ weeks: WeekRules, to writer: inout BakedWriter) -> Int? {
        let usual = CalendarOptions()
        var settings: [(BakedSetting, String)] = []
        func add(_ setting: BakedSetting, _ value: String, usual: String) {
            if value != usual { settings.append((setting, value)) }
        }
        let (hindu, plain) = (options.hindu, usual.hindu)
        add(.bangla, hindu.bangla.rawValue, usual: plain.bangla.rawValue)
        add(.malayalam, hindu.malayalam.rawValue, usual: plain.malayalam.rawValue)
        add(.gujaratiYear, hindu.gujaratiYear.rawValue, usual: plain.gujaratiYear.rawValue)
        add(.vikramYear, hindu.vikramYear.rawValue, usual: plain.vikramYear.rawValue)
        add(.vikramMonths, hindu.vikramMonths.rawValue, usual: plain.vikramMonths.rawValue)
        add(.odiaYear, hindu.odiaYear.rawValue, usual: plain.odiaYear.rawValue)
        let place = hindu.place == plain.place ? nil : hindu.place
        var known = usual
        for (setting, value) in settings { guard setting.set(value, in: &known) else { return nil } }
        if let place { known.hindu.place = place }
        guard known == options else { return nil }
        return writer.record(.calendar) { writer in
            writer.byte(UInt8(id.place))
            writer.byte(UInt8(weeks.firstWeekday))
            writer.byte(UInt8(weeks.minimumDays))
            writer.number(settings.count)
            for (setting, value) in settings {
                writer.byte(setting.rawValue)
                writer.text(value)
            }
            writer.byte(place == nil ? 0 : 1)
            if let place {
                for number in [place.latitude, place.longitude, place.utcOffset] { writer.word(number.bitPattern) }
            }
        }
    }
}

/// What a calendar is told. Codes of the format: new ones go to the end.
private enum BakedSetting: UInt8 {
    case bangla, malayalam, gujaratiYear, vikramYear, vikramMonths, odiaYear

    /// False for a value that there is not.
    func set(_ value: String, in options: inout CalendarOptions) -> Bool {
        func put<Value: RawRepresentable<String>>(
            _ path: WritableKeyPath<HinduOptions, Value>
        ) -> Bool {
            guard let known = Value(rawValue: value) else { return false }
            options.hindu[keyPath: path] = known
            return true
        }
        return switch self {
        case .bangla: put(\.bangla)
        case .malayalam: put(\.malayalam)
        case .gujaratiYear: put(\.gujaratiYear)
        case .vikramYear: put(\.vikramYear)
        case .vikramMonths: put(\.vikramMonths)
        case .odiaYear: put(\.odiaYear)
        }
    }
}

extension BakedReader {
    package mutating func calendar() throws(BakedFault) -> (calendar: CalendarSystem, weeks: WeekRules) {
        try expect(.calendar)
        let code = try byte()
        guard let id = CalendarID(place: UInt64(code)) else {
            throw fault("the code of a calendar")
        }
        let (first, least) = (Int(try byte()), Int(try byte()))
        guard let weeks = try? WeekRules(firstWeekday: first, minimumDays: least) else {
            throw fault("weeks of seven days")
        }
        var options = CalendarOptions()
        for _ in 0..<(try number(0...6)) {
            guard let setting = BakedSetting(rawValue: try byte()), setting.set(try text(), in: &options) else {
                throw fault("a setting of a calendar")
            }
        }
        switch try byte() {
        case 0: break
        case 1:
            var numbers: [Double] = []
            for _ in 0..<3 { numbers.append(Double(bitPattern: try word())) }
            guard
                let place = try? Place(latitude: numbers[0], longitude: numbers[1], utcOffset: numbers[2])
            else { throw fault("a place on the Earth") }
            options.hindu.place = place
        default: throw fault("one flag")
        }
        try finish()
        return (CalendarSystem(id, options: options), weeks)
    }
}
