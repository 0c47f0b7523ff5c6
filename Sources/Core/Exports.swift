// What identifiers throw is this room's too.
@_exported public import LocaleFormatIdentifiers
