#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

CommandName.take(CommandLine.arguments.first, isStrings: true)
let console = StringsConsole()
exit(console.finish(FmtStringsCommand.main(Array(FileName.arguments.dropFirst()), on: console)))
