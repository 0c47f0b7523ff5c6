// The options of styles, and why they are refused.
@_exported public import LocaleFormatValueOperations
