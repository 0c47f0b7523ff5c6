import Harness
import InflectionLexicons
import LocaleFormat
import LocalizedStrings
import RawICU

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Localized strings, read once and held, against ICU's message patterns, held open; plural categories and lists.
func texts() throws -> [Benchmark] {
    try markup() + inflectedWords() + inflections() + plurals() + lists()
}

private func markup() throws -> [Benchmark] {
    let devanagari = "hi_IN@numbers=deva"
    let plural = TextTemplate(
        .plural(type: .cardinal, argument: nil, [.one: .text("%lld file"), .other: .text("%lld files")]))
    return try message(
        "markup/number", TextTemplate("^[%lld](formatNumber: true)-दिन"), "hi-IN-u-nu-deva", "{0,number}-दिन", devanagari,
        first: "१२,३४,५६७-दिन")
        + message("markup/plural", plural, "en", "{0,plural,one{# file}other{# files}}", "en", first: "1,234,567 files")
        + messageWithText()
        + message(
            "inflect/plural", TextTemplate("^[%lld new file](inflect: true)"), "en",
            "{0,plural,one{# new file}other{# new files}}", "en", first: "1,234,567 new files")
        + message(
            "inflect/agreement", TextTemplate("^[%lld photo récente](inflect: true)"), "fr",
            "{0,plural,one{# photo récente}other{# photos récentes}}", "fr",
            first: "1\u{202F}234\u{202F}567 photos récentes")
}

/// Words as arguments, more than a text keeps: by the rules alone, and with a dictionary asked before them.
private func inflectedWords() throws -> [Benchmark] {
    let nouns = """
        abbey acorn adverb alloy anvil apricot armchair badger bandage barrel beaver beetle blanket bracelet broom buckle
        butcher cabbage candle carnival carrot cavern chapel chimney clarinet coconut compassion cottage cradle cricket
        crocodile cushion dagger dolphin donkey dragon eagle easel falcon feather fiddle flannel fountain garlic ginger goblet
        granite hamster harbor hazelnut hedgehog helmet hermit insect island jacket javelin kennel ladder lantern lobster
        magnet mammoth mosaic napkin needle orchid otter paddle parrot pebble pelican penguin pigeon
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    let template = TextTemplate("^[%lld %@](inflect: true)")
    var options = TextOptions()
    let rules = try template.compiled(in: "en", options: options)
    options.lexicon.dictionaries = [.english]
    let dictionary = try template.compiled(in: "en", options: options)
    return try [("inflect/word", rules), ("inflect/dictionary", dictionary)].map { task, text in
        for noun in nouns { require(try text.format([2, .string(noun)]), "2 \(noun)s", task) }
        return Benchmark("\(task)/ours", count: nouns.count) { () -> Int in
            var bytes = 0
            for noun in nouns { bytes &+= (try? text.format([2, .string(noun)]))?.utf8.count ?? 0 }
            return bytes
        }
    }
}

/// A number alone.
private func message(
    _ task: String, _ template: TextTemplate, _ locale: LocaleID, _ pattern: String, _ icuLocale: String, first: String
) throws -> [Benchmark] {
    let text = try template.compiled(in: locale)
    let format = rawicu_message_open(pattern, icuLocale)
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: Int(rawCapacity))
    require(try text.format([1_234_567]), first, "\(task)/ours")
    let values = Values.integers.filter { Int(exactly: Double($0)) == $0 }
    var fingerprint = Fingerprint()
    for value in values {
        let count = rawicu_message(format, Double(value), buffer, rawCapacity)
        let raw = String(decoding: UnsafeRawBufferPointer(start: buffer, count: Int(count)), as: UTF8.self)
        require(try text.format([.integer(value)]), raw, "\(task), \(value)")
        fingerprint.add(raw.utf8)
    }
    print(fingerprint.line(task))
    return [
        Benchmark("\(task)/ours", count: values.count) { () -> Int in
            var bytes = 0
            for value in values { bytes &+= (try? text.format([.integer(value)]))?.utf8.count ?? 0 }
            return bytes
        },
        Benchmark("\(task)/icu", count: values.count) { () -> Int in
            var bytes = 0
            for value in values { bytes &+= Int(rawicu_message(format, Double(value), buffer, rawCapacity)) }
            return bytes
        },
    ]
}

/// A number and a text.
private func messageWithText() throws -> [Benchmark] {
    let task = "markup/arguments"
    let text = try TextTemplate("%lld files in %@").compiled(in: "en")
    let format = rawicu_message_open("{0,number} files in {1}", "en")
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: Int(rawCapacity))
    require(try text.format([1_234_567, "Desktop"]), "1,234,567 files in Desktop", "\(task)/ours")
    let values = Values.integers.filter { Int(exactly: Double($0)) == $0 }
    var fingerprint = Fingerprint()
    for value in values {
        let count = rawicu_message_text(format, Double(value), "Desktop", buffer, rawCapacity)
        let raw = String(decoding: UnsafeRawBufferPointer(start: buffer, count: Int(count)), as: UTF8.self)
        require(try text.format([.integer(value), "Desktop"]), raw, "\(task), \(value)")
        fingerprint.add(raw.utf8)
    }
    print(fingerprint.line(task))
    return [
        Benchmark("\(task)/ours", count: values.count) { () -> Int in
            var bytes = 0
            for value in values { bytes &+= (try? text.format([.integer(value), "Desktop"]))?.utf8.count ?? 0 }
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

private func plurals() throws -> [Benchmark] {
    let rules = try PluralRules(locale: "ru")
    let raw = rawicu_plural_open("ru")
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: Int(rawCapacity))
    let values = Values.integers.filter { Int(exactly: Double($0)) == $0 }
    require(rules.category(for: 22).rawValue, "few", "plural/ours")
    for value in values {
        let count = rawicu_plural(raw, Double(value), buffer, rawCapacity)
        let word = String(decoding: UnsafeRawBufferPointer(start: buffer, count: Int(count)), as: UTF8.self)
        require(rules.category(for: value).rawValue, word, "plural, \(value)")
    }
    return [
        Benchmark("plural/ours", count: values.count) { () -> Int in
            var few = 0
            for value in values where rules.category(for: value) == .few { few &+= 1 }
            return few
        },
        Benchmark("plural/icu", count: values.count) { () -> Int in
            var bytes = 0
            for value in values { bytes &+= Int(rawicu_plural(raw, Double(value), buffer, rawCapacity)) }
            return bytes
        },
    ]
}

private func lists() throws -> [Benchmark] {
    let style = try ListStyle(.and, locale: "es").compiled()
    let raw = rawicu_list_open("es")
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: Int(rawCapacity))
    let names = ["Ada", "Alan", "Grace", "Inés"]
    let texts = names.map { UnsafePointer<CChar>(strdup($0)!) }
    require(style.format(names), "Ada, Alan, Grace e Inés", "list/ours")
    let count = texts.withUnsafeBufferPointer { rawicu_list(raw, $0.baseAddress!, 4, buffer, rawCapacity) }
    require(
        String(decoding: UnsafeRawBufferPointer(start: buffer, count: Int(count)), as: UTF8.self),
        "Ada, Alan, Grace e Inés",
        "list/icu")
    return [
        Benchmark("list/ours", count: 64) { () -> Int in
            var bytes = 0
            for _ in 0..<64 { bytes &+= style.format(names).utf8.count }
            return bytes
        },
        Benchmark("list/icu", count: 64) { () -> Int in
            var bytes = 0
            for _ in 0..<64 {
                bytes &+= Int(
                    texts.withUnsafeBufferPointer { rawicu_list(raw, $0.baseAddress!, 4, buffer, rawCapacity) })
            }
            return bytes
        },
    ]
}
