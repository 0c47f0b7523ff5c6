// `import LocalizedMessages` brings both syntaxes of messages, and the styles that arguments are written in.
@_exported public import LocaleFormat
@_exported public import LocaleFormatAttributedTexts
@_exported public import LocaleFormatMessageFormat1
@_exported public import LocaleFormatMessageFormat2
@_exported public import LocaleFormatTexts
