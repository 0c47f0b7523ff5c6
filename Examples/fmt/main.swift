#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

StandardStream.ignoreBrokenPipes()
exit(FmtCommand.main(CommandLine.arguments.dropFirst(), on: .standard))
