// `import LocaleFormatCollation` brings the locales that its types take, and what is known of them.
@_exported public import LocaleFormatCore
@_exported public import LocaleFormatLocales
