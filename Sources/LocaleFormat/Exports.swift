// The one public module: `import LocaleFormat` brings every room that a user types.
@_exported public import LocaleFormatCalendars
@_exported public import LocaleFormatCore
@_exported public import LocaleFormatDates
@_exported public import LocaleFormatErrors
@_exported public import LocaleFormatInflection
@_exported public import LocaleFormatLists
@_exported public import LocaleFormatMarkup
@_exported public import LocaleFormatMeasures
@_exported public import LocaleFormatNames
@_exported public import LocaleFormatNumbers
