// What runs is this room's too.
@_exported public import LocaleFormatDatePrograms
