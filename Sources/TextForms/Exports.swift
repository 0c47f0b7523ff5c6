// `import LocaleFormatTextForms` brings the locales that its types take.
@_exported public import LocaleFormatCore
