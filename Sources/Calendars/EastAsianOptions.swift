/// Choices for the Chinese, Korean and Vietnamese calendars.
public struct EastAsianOptions: Hashable, Codable, Sendable {
    /// Which authority decides the Chinese months of 1901-2100.
    public enum ChineseRecord: String, Hashable, Codable, Sendable {
        /// The public tables of the Hong Kong Observatory.
        case observatory
        /// UTC+8 for every year, as Foundation and ICU compute it: 1914-11-17, 1916-02-03 and 1920-11-10 start their
        /// months a day earlier or later than they did in China, and 2057-09-28 may differ.
        case computed
    }

    /// Which clock decides the Vietnamese months.
    public enum VietnameseClock: String, Hashable, Codable, Sendable {
        /// The official calendar of Hanoi: UTC+7 from 1968, and before it China's calendar, as the observatory records it
        /// from 1901 on; up to 1900 that of the mean time of Beijing, UTC+7:45:40.
        case hanoi
        /// UTC+7 for every year, as much Vietnamese software has it.
        case constant
    }

    /// Which clock decides the Korean months.
    public enum KoreanClock: String, Hashable, Codable, Sendable {
        /// UTC+8 to 1911, UTC+9 from 1912.
        case almanac
        /// The legal time of Seoul: mean time to March 1908, then UTC+8:30, UTC+9 (1912), UTC+8:30 (March 1954),
        /// UTC+9 (August 1961).
        case legal
    }

    /// The months of ``CalendarID/chinese``.
    public var chinese: ChineseRecord
    /// The months of ``CalendarID/vietnamese``.
    public var vietnamese: VietnameseClock
    /// The months of ``CalendarID/dangi``.
    public var korean: KoreanClock

    /// The calendars as their countries' authorities have them, but for what is given.
    public init(
        chinese: ChineseRecord = .observatory, vietnamese: VietnameseClock = .hanoi, korean: KoreanClock = .almanac
    ) {
        self.chinese = chinese
        self.vietnamese = vietnamese
        self.korean = korean
    }
}
