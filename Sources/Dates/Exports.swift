// What runs is this room's too; distances in time are told in units, up to thresholds.
@_exported public import LocaleFormatDatePrograms
@_exported public import LocaleFormatValuePrograms
