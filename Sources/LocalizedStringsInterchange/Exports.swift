// `import LocalizedStringsInterchange` brings the messages that files of other systems hold.
@_exported public import LocaleFormatMessageConversion
