import Harness
import LocaleFormat
import LocalizedMessages
import RawICU

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Messages in ICU's syntax, compiled once, against ICU's own, held open.
func messages() throws -> [Benchmark] {
    let plural = "{0, plural, one {# file} other {# files}}"
    let whole = Values.integers.filter { Int(exactly: Double($0)) == $0 }
    return try message("message/mf1-plural", plural, "en", whole.map(Double.init)) { [.integer(Int($0))] }
        + named(whole)
        + message("message/mf1-number", "{0, number} km", "de", Values.doubles) { [.double($0)] }
        + message("message/mf1-percent", "{0, number, percent}", "de", Values.doubles) { [.double($0)] }
        + message("message/mf1-date", "{0, date, long}", "en", (0..<200).map { Double($0) * 86_400_000_000 }) {
            milliseconds in
            [.date(try Instant(milliseconds: Int64(milliseconds)), DateStyle(locale: .root))]
        }
        + messageFormat2(whole)
}

/// Messages in the syntax of Unicode MessageFormat 2, which ICU has in C++ and Java alone, against the same ones in ICU's own.
private func messageFormat2(_ values: [Int]) throws -> [Benchmark] {
    let plural = ".input {$n :integer} .match $n one {{{$n} file}} * {{{$n} files}}"
    return try [
        ("message/mf2-number", "{$n :number} km", "{0, number} km"),
        ("message/mf2-plural", plural, "{0, plural, one {# file} other {# files}}"),
    ].flatMap { task, source, older in
        let text = try MessageFormat2(source).compiled(in: "en")
        let format = rawicu_message_open(older, "en")
        let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: Int(rawCapacity))
        let given = values.map { ["n": TextArgument.integer($0)] }
        var fingerprint = Fingerprint()
        for (value, arguments) in zip(values, given) {
            let count = rawicu_message(format, Double(value), buffer, rawCapacity)
            let raw = String(decoding: UnsafeRawBufferPointer(start: buffer, count: Int(count)), as: UTF8.self)
            require(text.format(arguments), raw, "\(task), \(value)")
            fingerprint.add(raw.utf8)
        }
        print(fingerprint.line(task))
        return [
            Benchmark("\(task)/ours", count: values.count) { () -> Int in
                var bytes = 0
                for arguments in given { bytes &+= text.format(arguments).utf8.count }
                return bytes
            },
            Benchmark("\(task)/icu", count: values.count) { () -> Int in
                var bytes = 0
                for value in values { bytes &+= Int(rawicu_message(format, Double(value), buffer, rawCapacity)) }
                return bytes
            },
        ]
    }
}

private func message(
    _ task: String, _ message: String, _ locale: String, _ values: [Double],
    _ arguments: (Double) throws -> [TextArgument]
) throws -> [Benchmark] {
    let text = try MessageFormat1(message).compiled(in: LocaleID(locale))
    let format = rawicu_message_open(message, locale)
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: Int(rawCapacity))
    var fingerprint = Fingerprint()
    for value in values {
        let count = rawicu_message(format, value, buffer, rawCapacity)
        let raw = String(decoding: UnsafeRawBufferPointer(start: buffer, count: Int(count)), as: UTF8.self)
        require(try text.format(arguments(value)), raw, "\(task), \(value)")
        fingerprint.add(raw.utf8)
    }
    print(fingerprint.line(task))
    let given = try values.map(arguments)
    return [
        Benchmark("\(task)/ours", count: values.count) { () -> Int in
            var bytes = 0
            for arguments in given { bytes &+= (try? text.format(arguments))?.utf8.count ?? 0 }
            return bytes
        },
        Benchmark("\(task)/icu", count: values.count) { () -> Int in
            var bytes = 0
            for value in values { bytes &+= Int(rawicu_message(format, value, buffer, rawCapacity)) }
            return bytes
        },
    ]
}

/// Arguments by name; ICU's C interface has numbers alone.
private func named(_ values: [Int]) throws -> [Benchmark] {
    let task = "message/mf1-named"
    let text = try MessageFormat1("{count, plural, one {# file} other {# files}} in {folder}").compiled(in: "en")
    let format = rawicu_message_open("{0, plural, one {# file} other {# files}} in {1}", "en")
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: Int(rawCapacity))
    let given = values.map { ["count": TextArgument.integer($0), "folder": "Desktop"] }
    var fingerprint = Fingerprint()
    for (value, arguments) in zip(values, given) {
        let count = rawicu_message_text(format, Double(value), "Desktop", buffer, rawCapacity)
        let raw = String(decoding: UnsafeRawBufferPointer(start: buffer, count: Int(count)), as: UTF8.self)
        require(try text.format(arguments), raw, "\(task), \(value)")
        fingerprint.add(raw.utf8)
    }
    print(fingerprint.line(task))
    return [
        Benchmark("\(task)/ours", count: values.count) { () -> Int in
            var bytes = 0
            for arguments in given { bytes &+= (try? text.format(arguments))?.utf8.count ?? 0 }
            return bytes
        },
        Benchmark("\(task)/icu", count: values.count) { () -> Int in
            var bytes = 0
            for value in values {
                bytes &+= Int(rawicu_message_text(format, Double(value), "Desktop", buffer, rawCapacity))
            }
            return bytes
        },
    ]
}
