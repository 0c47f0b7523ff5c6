// `import LocaleFormat` brings every room of values: what formats and reads numbers, dates, names, lists and quantities.
@_exported public import LocaleFormatCalendars
@_exported public import LocaleFormatCore
@_exported public import LocaleFormatDates
@_exported public import LocaleFormatGrammar
@_exported public import LocaleFormatLists
@_exported public import LocaleFormatLocales
@_exported public import LocaleFormatMeasures
@_exported public import LocaleFormatNames
@_exported public import LocaleFormatNumbers
