import LocalizedStrings

// A small tool that speaks six languages: `swift run forecast --lang hi`. The README beside it explains the pieces.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

var options = ForecastOptions()
do {
    try options.read(CommandLine.arguments.dropFirst())
    let bundle = try LocalizedBundle(contentsOf: options.catalog)
    let report = ForecastReport(strings: bundle.localized(for: options.languages), options: options)
    for line in try report.lines { print(line) }
} catch let error as UsageError {
    print(error.text)
    exit(2)
} catch {
    print("forecast: \(error)")
    exit(1)
}
