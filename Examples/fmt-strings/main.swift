import Foundation

CommandName.take(CommandLine.arguments.first, isStrings: true)
let console = StringsConsole()
exit(console.finish(FmtStringsCommand.main(Array(FileName.arguments.dropFirst()), on: console)))
