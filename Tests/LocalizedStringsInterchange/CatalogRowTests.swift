import Foundation
import LocaleFormat
import LocalizedMessageConversion
import LocalizedMessages
import LocalizedStrings
import LocalizedStringsInterchange
import TestSupport
import Testing

/// Files as the formats' own programs read them: golden rows, and those that `.ci/catalogs` makes with Java, with Fluent's Python packages and
/// with i18next, in the folder of `LOCALEFORMAT_CATALOG_ROWS`.
@Suite struct CatalogRowTests {
    @Test func goldenProperties() throws {
        var mismatches = Mismatches()
        for row in try CatalogRows.golden("properties") {
            let file = try? PropertiesFile(reading: Array(row[0].utf8), encoding: .utf8)
            let texts = file?.texts.sorted { Array($0.key.utf16).lexicographicallyPrecedes(Array($1.key.utf16)) }
            let text = texts?.map { "[\($0.key)=\($0.value)]" }.joined(separator: " ")
            mismatches.expect(text ?? "error", equals: row[1], row[0].debugDescription)
            if let file { mismatches.expect(file.bytes(), equals: Array(row[0].utf8), row[0].debugDescription) }
        }
        mismatches.report()
    }

    @Test func goldenFluent() throws {
        var mismatches = Mismatches()
        for row in try CatalogRows.golden("fluent-syntax") {
            let file = try FluentFile(reading: Array(row[0].utf8))
            mismatches.expect(FluentTree.text(file), equals: row[1], row[0].debugDescription)
            mismatches.expect(file.bytes(), equals: Array(row[0].utf8), row[0].debugDescription)
        }
        try fluentTexts(try CatalogRows.golden("fluent-text"), &mismatches)
        mismatches.report()
    }

    @Test func goldenI18next() throws {
        var mismatches = Mismatches()
        try i18next(try CatalogRows.golden("i18next"), &mismatches)
        mismatches.report()
    }

    @Test(.enabled(if: CatalogRows.has("properties"))) func properties() throws {
        var mismatches = Mismatches()
        var halves = 0
        for row in try CatalogRows.rows("properties") {
            let bytes = try CatalogRows.bytes(row[1])
            let what = "\(row[0]) \(String(decoding: bytes, as: UTF8.self).debugDescription)"
            guard let file = try? PropertiesFile(reading: bytes, encoding: row[0] == "utf8" ? .utf8 : .latin1) else {
                // Half of a surrogate pair is text in Java alone.
                if row[2] != "error", bytes.contains(subsequence: Array("\\uD".utf8)) {
                    halves += 1
                } else {
                    mismatches.expect("error", equals: row[2], what)
                }
                continue
            }
            var text = ""
            // Java orders texts by their UTF-16; here only names of one file are compared.
            let sorted = file.texts.sorted { Array($0.key.utf16).lexicographicallyPrecedes(Array($1.key.utf16)) }
            for (key, value) in sorted { text += "\(CatalogRows.hex(key))=\(CatalogRows.hex(value))," }
            mismatches.expect(text, equals: row[2], what)
            // The mark of a file in UTF-8 is no part of a name here.
            mismatches.expect(file.bytes(), equals: bytes, "\(what) written")
            var new = PropertiesFile(encoding: file.encoding)
            for (key, value) in sorted { new[key] = value }
            mismatches.expect(
                (try? PropertiesFile(reading: new.bytes(), encoding: file.encoding))?.texts, equals: file.texts,
                "\(what) anew")
        }
        print("halves of surrogate pairs: \(halves); compared: \(mismatches.compared)")
        mismatches.report()
    }

    @Test(.enabled(if: CatalogRows.has("fluent-syntax"))) func fluentSyntax() throws {
        var mismatches = Mismatches()
        for row in try CatalogRows.rows("fluent-syntax") {
            let bytes = try CatalogRows.bytes(row[1])
            let file = try FluentFile(reading: bytes)
            let text = String(decoding: bytes, as: UTF8.self)
            let expected = String(decoding: try CatalogRows.bytes(row[2]), as: UTF8.self)
            mismatches.expect(
                FluentTree.text(file), equals: expected, "\(row[0]) \(text.prefix(2000).debugDescription)")
            mismatches.expect(file.bytes(), equals: bytes, "\(text.prefix(500).debugDescription) written")
            // What is written anew is the same.
            var new = FluentFile()
            for message in file.messages { new.entries.append(FluentEntry(.message(message))) }
            let again = try FluentFile(reading: new.bytes())
            mismatches.expect(
                again.messages.map(FluentTree.meaning), equals: file.messages.map(FluentTree.meaning),
                "\(text.prefix(2000).debugDescription) anew")
        }
        print("compared: \(mismatches.compared)")
        mismatches.report()
    }

    @Test(.enabled(if: CatalogRows.has("fluent-text"))) func fluentTexts() throws {
        var mismatches = Mismatches()
        try fluentTexts(try CatalogRows.made("fluent-text"), &mismatches)
        print("compared: \(mismatches.compared)")
        mismatches.report()
    }

    @Test(.enabled(if: CatalogRows.has("i18next"))) func i18next() throws {
        var mismatches = Mismatches()
        try i18next(try CatalogRows.made("i18next"), &mismatches)
        print("compared: \(mismatches.compared)")
        mismatches.report()
    }

    private func fluentTexts(_ rows: [[String]], _ mismatches: inout Mismatches) throws {
        for row in rows {
            let file = try FluentFile(reading: Array(row[1].utf8))
            let made = file.exchanged(language: row[0]).value.first { $0.id == "m" }
            guard case .messageFormat1(let message)? = made?.message, let number = Int(row[2]) else {
                mismatches.add("no message")
                continue
            }
            let arguments: [String: TextArgument] = ["n": .integer(number), "name": .string(row[3])]
            let text = try message.compiled(in: LocaleID(row[0])).format(arguments)
            mismatches.expect(
                text.inASCIIDigits, equals: row[4].inASCIIDigits, "\(row[0]) \(number) \(row[3]) \(row[1])")
        }
    }

    private func i18next(_ rows: [[String]], _ mismatches: inout Mismatches) throws {
        for row in rows {
            let read = try I18NextFile(reading: Array(row[1].utf8)).exchanged(language: row[0], contexts: ["male"])
                .value
            guard let count = Int(row[2]), let number = Int(row[3]) else { continue }
            let arguments: [String: TextArgument] = [
                "count": .integer(count), "n": .integer(number), "name": .string("Ann"), "context": .string(row[4]),
            ]
            // Not `place`: Debian's i18next 22.4.8 finds no ordinal forms, `place_ordinal_one`, which its documentation has.
            for (place, id) in ["m", "menu.save", "who"].enumerated() {
                guard case .messageFormat1(let message)? = read.first(where: { $0.id == id })?.message else {
                    mismatches.add("no message \(id)")
                    continue
                }
                let text = try message.compiled(in: LocaleID(row[0])).format(arguments)
                mismatches.expect(
                    text.inASCIIDigits, equals: row[5 + place].inASCIIDigits,
                    "\(row[0]) \(id) \(count) \(number) \(row[4]) \(row[1])")
            }
        }
    }
}

enum CatalogRows {
    static let folder = ProcessInfo.processInfo.environment["LOCALEFORMAT_CATALOG_ROWS"]

    static func has(_ name: String) -> Bool {
        folder.map { FileManager.default.fileExists(atPath: "\($0)/\(name).tsv") } ?? false
    }

    static func rows(_ name: String) throws -> [[String]] { try rows(ofFile: "\(folder ?? "")/\(name).tsv") }

    private static func rows(ofFile path: String) throws -> [[String]] {
        let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        return text.utf8.split(separator: 0x0A).map { line in
            line.split(separator: 0x09, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Rows whose long columns are in hexadecimal, as texts.
    static func made(_ name: String) throws -> [[String]] {
        try rows(name).map { row in
            try row.enumerated().map { place, column in
                let isText = place == 1 || (name == "i18next" ? place > 4 : place == 4)
                return isText ? String(decoding: try bytes(column), as: UTF8.self) : column
            }
        }
    }

    /// Rows of a golden table, without escapes.
    static func golden(_ name: String) throws -> [[String]] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Data/Golden/Interchange")
        let rows = try rows(ofFile: folder.appending(path: "\(name).tsv").path)
        return rows.dropFirst().map { $0.map(unescaped) }
    }

    private static func unescaped(_ text: String) -> String {
        let marks: [UInt8: UInt8] = [
            UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "f"): 0x0C,
            UInt8(ascii: "v"): 0x0B, UInt8(ascii: "0"): 0, UInt8(ascii: "\\"): UInt8(ascii: "\\"),
        ]
        var result: [UInt8] = []
        var bytes = text.utf8.makeIterator()
        while let byte = bytes.next() {
            guard byte == UInt8(ascii: "\\"), let mark = bytes.next() else {
                result.append(byte)
                continue
            }
            if mark == UInt8(ascii: "s") { result += [0xC2, 0xA0] } else { result.append(marks[mark] ?? mark) }
        }
        return String(decoding: result, as: UTF8.self)
    }

    struct NoHex: Error {}

    static func bytes(_ hex: String) throws -> [UInt8] {
        let digits = Array(hex.utf8)
        guard digits.count % 2 == 0 else { throw NoHex() }
        func value(_ digit: UInt8) -> UInt8 { digit < 0x3A ? digit - 0x30 : digit - 0x57 }
        return stride(from: 0, to: digits.count, by: 2).map { value(digits[$0]) << 4 | value(digits[$0 + 1]) }
    }

    static func hex(_ text: String) -> String {
        text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

extension String {
    /// i18next and Babel write numbers in these digits in every language.
    fileprivate var inASCIIDigits: String {
        unicodeScalars.map { scalar in
            // Newer CLDR writes Arabic with these digits, and with a point.
            scalar == "\u{66B}"
                ? "." : (0x660...0x669).contains(scalar.value) ? String(scalar.value - 0x660) : String(scalar)
        }.joined()
    }
}

extension [UInt8] {
    fileprivate func contains(subsequence other: [UInt8]) -> Bool { firstRange(of: other) != nil }
}

/// A file in parentheses, as `.ci/fluent-rows.py` writes the trees of others.
enum FluentTree {
    static func text(_ file: FluentFile) -> String {
        var entries: [FluentEntry] = []
        for entry in file.entries {
            // Where junk ends is another matter in the other parser.
            if case .junk(var own)? = entries.last?.content, case .junk(let next) = entry.content {
                own.text += next.text
                entries[entries.count - 1].content = .junk(own)
            } else {
                entries.append(entry)
            }
        }
        return "(" + entries.map { self.entry($0) }.joined(separator: " ") + ")"
    }

    static func entry(_ entry: FluentEntry) -> String {
        switch entry.content {
        case .message(let message):
            "(\(message.isTerm ? "Term" : "Message") \"\(message.id)\" \(message.comment.map { "\"\($0)\"" } ?? "-") \(values(message)))"
        case .comment(let text, let level): "(\(["Comment", "GroupComment", "ResourceComment"][level - 1]) \"\(text)\")"
        case .junk(let junk): "(Junk \"\(junk.text)\")"
        }
    }

    /// With texts in quotes as text: the writer puts in quotes what would mean something else.
    static func meaning(_ message: FluentMessage) -> String {
        var message = message
        message.value = message.value.map(plain)
        message.attributes = message.attributes.map { FluentAttribute(id: $0.id, value: plain($0.value)) }
        return values(message)
    }

    private static func plain(_ pattern: FluentPattern) -> FluentPattern {
        var elements: [FluentElement] = []
        for element in pattern.elements {
            var element = element
            if case .placeable(let expression) = element, let text = expression.text {
                element = .text(text)
            } else if case .placeable(.select(let selector, let variants)) = element {
                let plainVariants = variants.map { FluentVariant($0.key, plain($0.value), isDefault: $0.isDefault) }
                element = .placeable(.select(selector, plainVariants))
            }
            guard case .text(let text) = element else {
                elements.append(element)
                continue
            }
            if case .text(let before)? = elements.last {
                elements[elements.count - 1] = .text(before + text)
            } else if !text.isEmpty {
                elements.append(element)
            }
        }
        return FluentPattern(elements)
    }

    static func values(_ message: FluentMessage) -> String {
        let attributes = message.attributes.map { "(Attribute \"\($0.id)\" \(pattern($0.value)))" }
        return "\(message.value.map(pattern) ?? "-") (\(attributes.joined(separator: " ")))"
    }

    static func pattern(_ pattern: FluentPattern) -> String {
        let elements = pattern.elements.map { element in
            switch element {
            case .text(let text): "\"\(text)\""
            case .placeable(let expression): "{\(self.expression(expression))}"
            }
        }
        return "(\(elements.joined(separator: " ")))"
    }

    static func expression(_ expression: FluentExpression) -> String {
        switch expression {
        case .string(let raw): return "(String \"\(raw)\")"
        case .number(let digits): return "(Number \(digits))"
        case .variable(let name): return "$\(name)"
        case .message(let id, let attribute): return "(Message \(id) \(attribute ?? "-"))"
        case .term(let id, let attribute, let arguments):
            return "(Term \(id) \(attribute ?? "-") \(arguments.map(self.arguments) ?? "-"))"
        case .function(let name, let arguments): return "(Function \(name) \(self.arguments(arguments)))"
        case .placeable(let inner): return "{\(self.expression(inner))}"
        case .select(let selector, let variants):
            let all = variants.map { variant in
                let key =
                    switch variant.key {
                    case .name(let name): name
                    case .number(let digits): "(Number \(digits))"
                    }
                return "[\(variant.isDefault ? "*" : "")\(key) \(pattern(variant.value))]"
            }
            return "(Select \(self.expression(selector)) (\(all.joined(separator: " "))))"
        }
    }

    private static func arguments(_ arguments: FluentArguments) -> String {
        "(\(arguments.positional.map(expression).joined(separator: " ")))"
            + "(\(arguments.named.map { "\($0.name):\(expression($0.value))" }.joined(separator: " ")))"
    }
}
