// The options of values, and what formats these by them.
@_exported public import LocaleFormatValueOperations
