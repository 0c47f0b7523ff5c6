import Foundation

let console = StringsConsole()
let code = FmtStringsCommand.main(Array(CommandLine.arguments.dropFirst()), on: console)
console.flush()
exit(code)
