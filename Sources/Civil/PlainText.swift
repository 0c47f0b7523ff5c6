internal import LocaleFormatDates

extension ISODateTime {
    /// A text that is to say a day or a time without a zone. UTC is an instant's: which day that is depends on the place.
    init(plain text: some StringProtocol) throws(DateError) {
        try self.init(text)
        if offset == .utc {
            let place = text.utf8.firstIndex { $0 | 0x20 == UInt8(ascii: "z") } ?? text.endIndex
            throw .notAnInstant(text: String(text), offset: text.utf8.distance(from: text.startIndex, to: place))
        }
    }

    /// Midnight where there is none; 24:00 is that of the next day.
    func plainTime() throws(DateError) -> (time: PlainTime, days: Int) {
        guard let time else { return (.midnight, 0) }
        if time.isLeapSecond { throw .outOfRange("second 60 without an offset or a zone") }
        return (PlainTime(checked: time.second % 86_400, time.nanosecond), time.second / 86_400)
    }
}
