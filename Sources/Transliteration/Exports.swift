// `import LocaleFormatTransliteration` brings the locales that its types take.
@_exported public import LocaleFormatCore
