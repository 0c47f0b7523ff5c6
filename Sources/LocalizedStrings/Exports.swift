// `import LocalizedStrings` brings what its own signatures are made of, and the styles that arguments are written in.
@_exported public import LocaleFormat
@_exported public import LocaleFormatAppleStrings
@_exported public import LocaleFormatAttributedTexts
@_exported public import LocaleFormatInflection
@_exported public import LocaleFormatLexicon
@_exported public import LocaleFormatTexts
