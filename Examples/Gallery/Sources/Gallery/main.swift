import LocaleFormat

// `gallery > gallery.html` writes the page, `gallery --rows` its rows for who checks them.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

do {
    let sections = try Gallery.sections()
    switch CommandLine.arguments.dropFirst().first {
    case nil: print(try Page(sections).html)
    case "--rows": for row in sections.flatMap(\.rows) { print(row.line) }
    case let option?:
        print("gallery: there is no option '\(option)'\nusage: gallery [--rows] > gallery.html")
        exit(2)
    }
} catch {
    print("gallery: \(error)")
    exit(1)
}
