// The parts of a name are a type of the programs that write it.
@_exported public import LocaleFormatValuePrograms
