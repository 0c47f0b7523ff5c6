import LocaleFormat

extension Gallery {
    static func quantities() throws -> Section {
        var section = Section(
            "Quantities", "Units in their plural forms, in what a region uses, durations and amounts of data.")
        try section.add("Speed", "unit 80 kilometer-per-hour --width wide") {
            80.formatted(.unit("kilometer-per-hour", width: .wide, in: $0))
        }
        try section.add("Days", "unit 3 day --width wide") { 3.formatted(.unit(.day, width: .wide, in: $0)) }
        try section.add("Temperature, short", "unit 31.5 celsius --width short") {
            31.5.formatted(.unit(.celsius, width: .short, in: $0))
        }
        try section.add("How tall, as people say it", "unit 1.8 meter --usage person-height") {
            UnitStyle<Double>("meter", locale: $0).usage(.personHeight).format(1.8)
        }
        try section.add("A duration", "duration 7384 --style units --width wide") {
            Duration.seconds(7384).formatted(.units(width: .wide, in: $0))
        }
        try section.add("A duration on a clock", "duration 7384") {
            Duration.seconds(7384).formatted(.time(.hourMinuteSecond, in: $0))
        }
        try section.add("An amount of data", "byte-count 1500000") { 1_500_000.formatted(.byteCount(in: $0)) }
        return section
    }

    static func lists() throws -> Section {
        var section = Section("Lists", "With the word between the last two that the language has.")
        try section.add("And", "list A B C") { ["A", "B", "C"].formatted(.list(.and, in: $0)) }
        try section.add("Or", "list A B C --type or") { ["A", "B", "C"].formatted(.list(.or, in: $0)) }
        try section.add("Units", "list A B C --type unit --width narrow") {
            ["A", "B", "C"].formatted(.list(.unit, width: .narrow, in: $0))
        }
        try section.add("The word follows its neighbour", "list padre hijo", in: ["es"]) {
            ["padre", "hijo"].formatted(.list(.and, in: $0))
        }
        return section
    }

    static func thingsByName() throws -> Section {
        var section = Section("What things are called", "Languages, regions, currencies and calendars by CLDR's names.")
        try section.add("The language itself", "names language hi") { DisplayNames(locale: $0).language("hi") ?? "" }
        try section.add("A region", "names region IN") { DisplayNames(locale: $0).region("IN") ?? "" }
        try section.add("A currency", "names currency JPY") { CurrencyCode("JPY").displayName(in: $0) }
        try section.add("A calendar", "names calendar hebrew") { CalendarID.hebrew.displayName(in: $0) }
        return section
    }
}
