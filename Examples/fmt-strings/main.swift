import Foundation

let console = StringsConsole()
exit(console.finish(FmtStringsCommand.main(Array(FileName.arguments.dropFirst()), on: console)))
