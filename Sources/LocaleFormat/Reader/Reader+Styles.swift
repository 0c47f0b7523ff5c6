internal import LocaleFormatCore
public import LocaleFormatDates
public import LocaleFormatLists
public import LocaleFormatMeasures
public import LocaleFormatNames
public import LocaleFormatNumbers

extension NumberStyleProtocol {
    /// The same as a reader wants it: numbers and percentages by `LocaleCategory.numeric`, money by
    /// `LocaleCategory.monetary`, quantities in the reader's language.
    public func reader(_ reader: Reader) -> Self {
        let category: LocaleCategory =
            switch kind {
            case .currency: .monetary
            case .unit: .messages
            default: .numeric
            }
        return locale(reader.locale(for: category))
    }
}

extension ConvertedUnitStyle {
    /// The same in the reader's language, and in the units of the reader's region.
    public func reader(_ reader: Reader) -> Self { Self(style.reader(reader), to: target) }
}

extension NumberRangeStyle {
    /// The same as a reader wants it.
    public func reader(_ reader: Reader) -> Self {
        var copy = self
        copy.base = base.reader(reader)
        return copy
    }
}

extension DateStyle {
    /// The same as a reader wants it: by `LocaleCategory.time`, on the clocks of the reader's zone.
    public func reader(_ reader: Reader) -> Self {
        let style = locale(reader.locale(for: .time))
        return reader.timeZone.map(style.timeZone) ?? style
    }
}

extension DateIntervalStyle {
    /// The same as a reader wants it: by `LocaleCategory.time`, on the clocks of the reader's zone.
    public func reader(_ reader: Reader) -> Self {
        let style = locale(reader.locale(for: .time))
        return reader.timeZone.map(style.timeZone) ?? style
    }
}

extension RelativeDateStyle {
    /// The same as a reader wants it: by `LocaleCategory.time`.
    public func reader(_ reader: Reader) -> Self { locale(reader.locale(for: .time)) }
}

extension ListStyle {
    /// The same in the reader's language.
    public func reader(_ reader: Reader) -> Self { locale(reader.locale()) }
}

extension DurationStyle {
    /// The same in the reader's language.
    public func reader(_ reader: Reader) -> Self { locale(reader.locale()) }
}

extension CalendarDurationStyle {
    /// The same in the reader's language and calendar, with the days of the reader's zone.
    public func reader(_ reader: Reader) -> Self {
        let style = locale(reader.locale())
        return reader.timeZone.map(style.timeZone) ?? style
    }
}

extension ByteCountStyle {
    /// The same in the reader's language.
    public func reader(_ reader: Reader) -> Self { locale(reader.locale()) }
}

extension PersonNameStyle {
    /// The same as a reader wants it: by `LocaleCategory.name`.
    public func reader(_ reader: Reader) -> Self { locale(reader.locale(for: .name)) }
}
