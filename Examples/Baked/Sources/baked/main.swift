import LocaleFormatBaked

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

// baked [FORMATS.BIN]: a line of JSON is answered by another. The formats are those of `Formats.json`, which the program has inside, or those of a
// file that `fmt bake` wrote.
do {
    let path = CommandLine.arguments.dropFirst().first
    let formats = try path.map { path throws(BakedError) in try BakedFormats(mapping: path) } ?? Formats.baked.formats
    while let line = readLine() { print(Answer.line(line, by: formats)) }
} catch {
    let line = Array("baked: \(error)\n".utf8)
    _ = unsafe line.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
    exit(2)
}
