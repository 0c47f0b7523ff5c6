import LocaleFormatOperations

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

StandardStream.ignoreBrokenPipes()
CommandName.take(CommandLine.arguments.first)
// Global, and so never freed: the process ends anyway.
let console = Console.standard
// Files may have names that are not UTF-8; everything else is text.
let takesFiles = CommandLine.arguments.dropFirst().first.map { ["search", "sort", "strings"].contains($0) } == true
exit(FmtCommand.main((takesFiles ? FileName.arguments : CommandLine.arguments).dropFirst(), on: console))
