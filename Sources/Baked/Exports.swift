// Numbers are formatted, plural categories chosen, and locales refused.
@_exported public import LocaleFormatIdentifiers
@_exported public import LocaleFormatNumberPrograms
