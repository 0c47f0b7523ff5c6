// `import LocalizedMessageConversion` brings the syntaxes between which it converts.
@_exported public import LocaleFormatMessageConversion
@_exported public import LocalizedMessages
@_exported public import LocalizedStrings
