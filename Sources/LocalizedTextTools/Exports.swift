// The public module of the room `Text`: `import LocalizedTextTools` brings it, and the locales that it takes.
@_exported public import LocaleFormatText
