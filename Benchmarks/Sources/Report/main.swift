// Reads what the executables printed, from standard input, and prints one table of ratios; with --html a page of plots.
import Harness

#if canImport(Glibc)
import Glibc
#endif

var results = Results()
while let line = readLine() { results.add(line) }
print(CommandLine.arguments.contains("--html") ? Page(results).html : Table(results).text)
