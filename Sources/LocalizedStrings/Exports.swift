// `import LocalizedStrings` brings what its own signatures are made of, and the styles that arguments are written in.
@_exported public import LocaleFormat
