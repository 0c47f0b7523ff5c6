import ArgumentParser
import LocaleFormat

/// `fmt calendar-ids`
struct CalendarIDsCommand: ListCommand {
    static let configuration = CommandConfiguration(
        commandName: "calendar-ids", abstract: "Lists the 27 calendars.",
        discussion: """
            With --json each has Foundation's name, the -u-ca- value, and whether it has leap months and repeated days. All \
            these names are accepted by --calendar, and 'korean' for dangi.

            EXAMPLE:
              fmt calendar-ids | while read ca; do fmt date now --calendar $ca; done
            """)

    @OptionGroup var common: CommonOptions

    func items(in locale: LocaleID) -> [ListItem] {
        CalendarID.allCases.map { item in
            ListItem(text: item.rawValue) { object in
                object.member("foundation", string: "\(item)")
                object.member("bcp47", string: item.bcp47)
                object.member("leapMonths", bool: item.hasLeapMonths)
                object.member("repeatedDays", bool: item.hasRepeatedDays)
            }
        }
    }
}

/// `fmt time-zones`
struct TimeZonesCommand: ListCommand {
    static let configuration = CommandConfiguration(
        commandName: "time-zones", abstract: "Lists the time zones that are known, by canonical id.",
        discussion: """
            Clocks go by the zone files of the system, in the folder TZDIR or /usr/share/zoneinfo; without them, by ICU's data. \
            'fmt --version' tells which. With --json each zone has its name in --locale and its present offset from UTC in \
            seconds.

            EXAMPLES:
              fmt time-zones | grep Asia/
              fmt time-zones --aliases --json --locale hi
            """)

    @Flag(help: "List other ids of the same zones too.")
    var aliases = false
    @OptionGroup var common: CommonOptions

    func items(in locale: LocaleID) -> [ListItem] {
        let now = Instant.now
        return TimeZoneID.all(withAliases: aliases).map { id in
            ListItem(text: id) { object in
                guard let zone = try? TimeZoneID(id) else { return }
                if aliases { object.member("canonical", string: zone.canonical) }
                let name = try? DateStyle(pattern: "vvvv", locale: locale).timeZone(zone).compiled().format(now)
                if let name { object.member("name", string: name) }
                object.member("offset", integer: zone.secondsFromUTC(at: now))
                object.member("daylight", bool: zone.isDaylightSavingTime(at: now))
            }
        }
    }
}
