// The Foundation one-liner that `fmt number` is compared with.
import Foundation

print(Double(CommandLine.arguments[1])!.formatted(.number.locale(Locale(identifier: CommandLine.arguments[2]))))
