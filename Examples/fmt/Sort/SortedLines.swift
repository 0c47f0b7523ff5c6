import LocaleFormat
import LocaleFormatJSON
import LocalizedTextTools

/// Writes lines as they come in order: each of them, or the first of those that sort alike; behind its heading, as JSON.
final class SortedLines {
    private let console: Console
    private let isUnique: Bool
    private let isJSON: Bool
    private let index: AlphabeticIndex?
    private let fields: FieldKeys
    private let collation: CompiledCollation
    private var last: SortLine?

    init(
        console: Console, isUnique: Bool, isJSON: Bool, index: AlphabeticIndex?, fields: FieldKeys,
        collation: CompiledCollation
    ) {
        self.console = console
        self.isUnique = isUnique
        self.isJSON = isJSON
        self.index = index
        self.fields = fields
        self.collation = collation
    }

    func write(_ line: SortLine) {
        if isUnique {
            if let last, last.order(to: line, by: collation) == .same { return }
            last = line
        }
        let heading = index.map { $0.heading(of: line.texts[0]) }
        let start = console.buffer.count
        if isJSON {
            var object = JSONObjectWriter()
            if let heading { object.member("heading", string: heading) }
            object.member("text", string: String(decoding: line.bytes, as: UTF8.self))
            console.buffer += object.finish()
            return console.endLine()
        }
        if let heading { console.buffer += Array("\(heading)\t".utf8) }
        console.buffer += line.bytes
        console.endResult(from: start)
    }
}
