// A program may import this room alone, and types locales then too.
@_exported public import LocaleFormatCore
// What runs is this room's too.
@_exported public import LocaleFormatNumberPrograms
