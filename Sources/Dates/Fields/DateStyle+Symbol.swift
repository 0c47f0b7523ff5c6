extension DateStyle {
    /// The forms that a field of a date can have, in the words of Foundation's `Date.FormatStyle.Symbol`. Each stands for letters
    /// of a skeleton (UTS #35 part 4, "Date Field Symbol Table").
    public enum Symbol {
        /// An era.
        public enum Era: String, Hashable, Codable, Sendable, CaseIterable {
            /// "AD"
            case abbreviated = "G"
            /// "Anno Domini"
            case wide = "GGGG"
            /// "A"
            case narrow = "GGGGG"
        }

        /// A year. Lengths below 1 count as 1, those beyond 10 as 10, as in Foundation.
        public enum Year: Hashable, Codable, Sendable {
            /// "2025"
            case defaultDigits
            /// "25"
            case twoDigits
            /// At least so many digits: "002025".
            case padded(Int)
            /// The Gregorian year in which a year of the calendar begins.
            case relatedGregorian(minimumLength: Int = 1)
            /// The year counted without eras: -43 for 44 BCE.
            case extended(minimumLength: Int = 1)

            var letters: String {
                switch self {
                case .defaultDigits: "y"
                case .twoDigits: "yy"
                case .padded(let length): Symbol.letters("y", length)
                case .relatedGregorian(let length): Symbol.letters("r", length)
                case .extended(let length): Symbol.letters("u", length)
                }
            }
        }

        /// A quarter of a year.
        public enum Quarter: String, Hashable, Codable, Sendable, CaseIterable {
            /// "4"
            case oneDigit = "Q"
            /// "04"
            case twoDigits = "QQ"
            /// "Q4"
            case abbreviated = "QQQ"
            /// "4th quarter"
            case wide = "QQQQ"
            /// "4"
            case narrow = "QQQQQ"
        }

        /// A month.
        public enum Month: String, Hashable, Codable, Sendable, CaseIterable {
            /// "9"
            case defaultDigits = "M"
            /// "09"
            case twoDigits = "MM"
            /// "Sep"
            case abbreviated = "MMM"
            /// "September"
            case wide = "MMMM"
            /// "S"
            case narrow = "MMMMM"
        }

        /// A week.
        public enum Week: String, Hashable, Codable, Sendable, CaseIterable {
            /// The week of the year: "8".
            case defaultDigits = "w"
            /// "08"
            case twoDigits = "ww"
            /// The week of the month: "2".
            case weekOfMonth = "W"
        }

        /// A day. The length of the last one is clamped to 1 to 10.
        public enum Day: Hashable, Codable, Sendable {
            /// "1"
            case defaultDigits
            /// "01"
            case twoDigits
            /// The 2 of "the second Friday of the month".
            case ordinalOfDayInMonth
            /// Days since 24 November 4714 BCE, by the clocks of the zone.
            case julianModified(minimumLength: Int = 1)

            var letters: String {
                switch self {
                case .defaultDigits: "d"
                case .twoDigits: "dd"
                case .ordinalOfDayInMonth: "F"
                case .julianModified(let length): Symbol.letters("g", length)
                }
            }
        }

        /// The day counted from the start of the year.
        public enum DayOfYear: String, Hashable, Codable, Sendable, CaseIterable {
            /// "7"
            case defaultDigits = "D"
            /// "07"
            case twoDigits = "DD"
            /// "007"
            case threeDigits = "DDD"
        }

        /// A weekday.
        public enum Weekday: String, Hashable, Codable, Sendable, CaseIterable {
            /// "Fri"
            case abbreviated = "EEE"
            /// "Friday"
            case wide = "EEEE"
            /// "F"
            case narrow = "EEEEE"
            /// "Fr"
            case short = "EEEEEE"
            /// Counted from the locale's first weekday: "6".
            case oneDigit = "e"
            /// "06"
            case twoDigits = "ee"
        }

        /// An hour, in the locale's cycle.
        public enum Hour: Hashable, Codable, Sendable {
            /// How "AM" and "PM" are written where the cycle has them.
            public enum AMPMStyle: Int, Hashable, Codable, Sendable, CaseIterable {
                /// Not at all.
                case omitted
                /// "AM"
                case abbreviated
                /// "AM", or more where the language has more.
                case wide
                /// "a"
                case narrow
            }

            /// "8 AM", "20"
            case defaultDigits(amPM: AMPMStyle)
            /// "08 AM", "20"
            case twoDigits(amPM: AMPMStyle)
            /// With the part of the day, where people say so: "8 in the morning".
            case conversationalDefaultDigits(amPM: AMPMStyle)
            /// "08 in the morning"
            case conversationalTwoDigits(amPM: AMPMStyle)

            var letters: String {
                switch self {
                case .defaultDigits(let style): Self.letters("j", style, 1)
                case .twoDigits(let style): Self.letters("j", style, 2)
                case .conversationalDefaultDigits(let style): Self.letters("C", style, 1)
                case .conversationalTwoDigits(let style): Self.letters("C", style, 2)
                }
            }

            /// Two letters more for each step of width; `J` where there is to be none.
            private static func letters(_ letter: Character, _ style: AMPMStyle, _ digits: Int) -> String {
                style == .omitted
                    ? Symbol.letters("J", digits) : Symbol.letters(letter, 2 * (style.rawValue - 1) + digits)
            }
        }

        /// A minute.
        public enum Minute: String, Hashable, Codable, Sendable, CaseIterable {
            /// "5"; "05" beside an hour, as the locale has it.
            case defaultDigits = "m"
            /// "05"
            case twoDigits = "mm"
        }

        /// A second.
        public enum Second: String, Hashable, Codable, Sendable, CaseIterable {
            /// "5"; "05" beside a minute, as the locale has it.
            case defaultDigits = "s"
            /// "05"
            case twoDigits = "ss"
        }

        /// A fraction of a second, or the time in milliseconds. Lengths below 1 count as 1, those beyond 9 as 9, as in Foundation.
        public enum SecondFraction: Hashable, Codable, Sendable {
            /// So many digits: "250".
            case fractional(Int)
            /// Milliseconds since midnight, in at least so many digits.
            case milliseconds(Int)

            var letters: String {
                switch self {
                case .fractional(let length): Symbol.letters("S", min(length, 9))
                case .milliseconds(let length): Symbol.letters("A", min(length, 9))
                }
            }
        }

        /// A time zone.
        public enum TimeZone: Hashable, Codable, Sendable {
            /// How long a name is.
            public enum Width: String, Hashable, Codable, Sendable, CaseIterable {
                /// "PST", "GMT-8".
                case short
                /// "Pacific Standard Time", "GMT-08:00".
                case long
            }

            /// With daylight saving time or without: "PDT".
            case specificName(Width)
            /// Whatever the season: "PT".
            case genericName(Width)
            /// "-0800", "-08:00".
            case iso8601(Width)
            /// "GMT-8", "GMT-08:00".
            case localizedGMT(Width)
            /// "uslax", "America/Los_Angeles".
            case identifier(Width)
            /// "Los Angeles"
            case exemplarLocation
            /// "Los Angeles Time"
            case genericLocation

            var letters: String {
                switch self {
                case .specificName(let width): width == .short ? "z" : "zzzz"
                case .genericName(let width): width == .short ? "v" : "vvvv"
                case .iso8601(let width): width == .short ? "Z" : "ZZZZZ"
                case .localizedGMT(let width): width == .short ? "O" : "OOOO"
                case .identifier(let width): width == .short ? "V" : "VV"
                case .exemplarLocation: "VVV"
                case .genericLocation: "VVVV"
                }
            }
        }

        private static func letters(_ letter: Character, _ length: Int) -> String {
            String(repeating: letter, count: min(max(length, 1), 10))
        }
    }
}
