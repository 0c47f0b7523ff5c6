// Reads what the executables printed, from standard input, and prints one table of ratios.
import Harness

#if canImport(Glibc)
import Glibc
#endif

var results = Results()
while let line = readLine() { results.add(line) }
print(Table(results).text)
