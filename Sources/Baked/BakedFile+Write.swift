internal import LocaleFormatMemory

/// Puts a file of baked formats together: the other side of `BakedFile`. The same content gives the same bytes.
package struct BakedFileWriter {
    /// Texts and records of programs.
    package var writer = BakedWriter()
    private var formats: [String] = []
    private var rows: [[Int]] = []
    private var rowPlaces: [[Int]: Int] = [:]
    private var locales: [String: Int] = [:]
    /// What a tag inherits from where that is not the tag without its last part.
    package var parents: [String: String] = [:]
    /// The usual script of a language.
    package var scripts: [String: String] = [:]
    /// Other names of languages and regions, each with the tag or code in its place.
    package var languages: [String: String] = [:]
    package var regions: [String: String] = [:]

    /// - Parameter formats: their names, each once.
    package init(formats: [String]) { self.formats = formats }

    /// Adds a locale.
    ///
    /// - Parameter records: the place of each format's record, in the order of the names that the writer was made with.
    package mutating func add(locale tag: String, records: [Int]) {
        let place = rowPlaces[records] ?? rows.count
        if place == rows.count {
            rowPlaces[records] = place
            rows.append(records)
        }
        locales[tag] = place
    }

    /// The most bytes that a file has.
    package static let limit = BakedBytes.limit

    /// The bytes of the file; none of use where they are more than ``limit``.
    package mutating func bytes(icu: String, cldr: String) -> [UInt8] {
        let order = formats.indices.sorted { formats[$0].utf8.lexicographicallyPrecedes(formats[$1].utf8) }
        var sections: [[Int]] = []
        sections.append(order.map { writer.place(of: formats[$0].utf8) })
        sections.append(pairs(locales) { $1 })
        sections.append(rows.flatMap { row in order.map { row[$0] } })
        for table in [parents, scripts, languages, regions] {
            sections.append(pairs(table) { writer, text in writer.place(of: text.utf8) })
        }
        let counts = [
            formats.count, locales.count, rows.count, parents.count, scripts.count, languages.count, regions.count,
        ]
        let versions = [writer.place(of: icu.utf8), writer.place(of: cldr.utf8)]
        var body: [UInt8] = []
        var places: [Int] = []
        for (words, count) in zip(sections, counts) {
            places.append(BakedFile.headerCount + body.count)
            body.append(word32: count)
            for word in words { body.append(word32: word) }
        }
        for table in [writer.records, writer.texts] {
            places.append(BakedFile.headerCount + body.count)
            body += BakedTable.bytes(table)
        }
        var rest: [UInt8] = []
        for word in places + versions { rest.append(word32: word) }
        rest += body
        var bytes = Array(BakedFile.magic.utf8)
        bytes += [UInt8(BakedFile.version), 0, 0, 0]
        bytes.append(word32: BakedFile.checkedPlace + rest.count)
        bytes.append(word64: BakedBytes(rest).checksum(from: 0))
        return bytes + rest
    }

    private mutating func pairs<Value>(
        _ table: [String: Value], _ word: (inout BakedWriter, Value) -> Int
    ) -> [Int] {
        table.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.flatMap { key, value in
            [writer.place(of: key.utf8), word(&writer, value)]
        }
    }
}

extension BakedFileWriter {
    /// How many bytes the records of programs take, and their texts.
    package var sizes: (records: [Int], texts: Int) {
        (writer.records.map { $0.count + 4 }, writer.texts.reduce(0) { $0 + $1.count + 4 })
    }
}
