// Numbers, dates, distances in time and durations are formatted, plural categories chosen, and locales refused.
@_exported public import LocaleFormatCalendars
@_exported public import LocaleFormatDatePrograms
@_exported public import LocaleFormatIdentifiers
@_exported public import LocaleFormatNumberPrograms
@_exported public import LocaleFormatValuePrograms
