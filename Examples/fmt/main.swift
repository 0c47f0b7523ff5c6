#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

StandardStream.ignoreBrokenPipes()
// Global, and so never freed: the process ends anyway.
let console = Console.standard
exit(FmtCommand.main(CommandLine.arguments.dropFirst(), on: console))
