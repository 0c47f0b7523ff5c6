// The public module of the rooms `Text` and `Collation`: `import LocalizedTextTools` brings them, and the locales that they take.
@_exported public import LocaleFormatCollation
@_exported public import LocaleFormatText
@_exported public import LocaleFormatTextForms
