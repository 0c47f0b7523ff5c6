import Harness
import LocaleFormat
import RawICU

/// A menu of languages: the names of 500, and of those that CLDR has a name for in no other way than ours.
func names() -> [Benchmark] {
    let names = DisplayNames(locale: "en")
    let open = rawicu_names_open("en")
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: Int(rawCapacity))
    var codes: [String] = []
    var index: Int32 = 0
    while codes.count < 500, let code = rawicu_names_code(index) {
        index += 1
        let code = String(cString: code)
        // Codes that stand for another today are read as that one.
        if (try? LocaleID(code))?.tag == code, names.language(code) != nil { codes.append(code) }
    }
    guard codes.count == 500 else { fatalError("names/language: \(codes.count) languages with names") }
    for code in codes {
        let count = rawicu_names_language(open, code, buffer, rawCapacity)
        let raw = String(decoding: UnsafeRawBufferPointer(start: buffer, count: Int(count)), as: UTF8.self)
        require(names.language(code) ?? "", raw, "names/language, \(code)")
    }
    return [
        Benchmark("names/language/ours", count: codes.count) { () -> Int in
            var bytes = 0
            for code in codes { bytes &+= names.language(code)?.utf8.count ?? 0 }
            return bytes
        },
        Benchmark("names/language/icu", count: codes.count) { () -> Int in
            var bytes = 0
            for code in codes { bytes &+= Int(rawicu_names_language(open, code, buffer, rawCapacity)) }
            return bytes
        },
    ]
}
