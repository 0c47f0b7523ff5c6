// Durations are told in units.
@_exported public import LocaleFormatValuePrograms
