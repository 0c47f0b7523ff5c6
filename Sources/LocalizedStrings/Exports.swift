// `import LocalizedStrings` brings what its own signatures are made of.
@_exported public import LocaleFormatCore
@_exported public import LocaleFormatDates
@_exported public import LocaleFormatErrors
@_exported public import LocaleFormatInflection
@_exported public import LocaleFormatLists
@_exported public import LocaleFormatMarkup
@_exported public import LocaleFormatNames
@_exported public import LocaleFormatNumbers
