import ColumnChecks
import LocaleFormatOperations
import TestSupport
import Testing

/// Columns are read as `fmt batch` reads them: what is remembered of texts before says the same as the parser.
@Suite struct ColumnParseTests {
    private static let locales = [
        "de", "en", "en-IN", "fr", "de-CH", "de-AT", "es", "pt", "pl", "sv", "hi-IN-u-nu-deva", "ar-EG", "fa", "bn",
        "ja", "he",
        "mr", "my", "ne", "lt", "en-US-u-va-posix", "zh-u-nu-hanidec",
    ]

    private static let styles = [
        (write: #""op":"number""#, read: #""op":"parse-number""#),
        (write: #""op":"number""#, read: #""op":"parse-number","mode":"strict""#),
        (write: #""op":"number","style":"percent""#, read: #""op":"parse-number","style":"percent""#),
        (write: #""op":"currency","code":"EUR""#, read: #""op":"parse-currency""#),
        (write: #""op":"currency","code":"USD""#, read: #""op":"parse-currency","code":"EUR","mode":"strict""#),
        (write: #""op":"currency","code":"JPY","accounting":true"#, read: #""op":"parse-currency","accounting":true"#),
        (write: #""op":"number","style":"compact-short""#, read: #""op":"parse-number","style":"compact-short""#),
    ]

    /// Characters that make texts of numbers into others.
    private static let characters = Array("0123456789.,'’ \u{A0}\u{202F}-−()+%€$¥EeK٣٫٬२०\u{200E}\u{61C}x").map(
        String.init)

    private static func request(_ style: String, _ locale: String) -> String { "{\(style),\"locale\":\"\(locale)\"}" }

    private static func operation(_ style: String) throws -> any LocaleFormatOperations.Operation {
        let request = BatchRequest(Array(style.utf8)[...])
        return try #require(request.operation).type.init(request.options, isBrief: false)
    }

    private static func answer(_ operation: any LocaleFormatOperations.Operation, _ text: String) -> String? {
        var bytes: [UInt8] = []
        do { try operation.append(OperationInput.text(text).ordered, to: &bytes) } catch { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Texts that a style wrote, each followed by others that differ from it in a character.
    private static func texts(_ writer: String, _ random: inout SeededGenerator) throws -> [String] {
        let writer = try operation(writer)
        var texts: [String] = []
        for _ in 0..<TestSize.of(2_000, usually: 12) {
            var bytes: [UInt8] = []
            let digits = (random.next() % 100_000_000) >> (random.next() % 27)
            let fraction = random.next() % 3 == 0 ? 0 : random.next() % 1_000
            let number = "\(random.next() % 4 == 0 ? "-" : "")\(digits).\(fraction)"
            try writer.append(.text(number), to: &bytes)
            let text = String(decoding: bytes, as: UTF8.self)
            texts.append(text)
            for _ in 0..<4 {
                var scalars = Array(text.unicodeScalars.map { String($0) })
                let place = Int(random.next() % UInt64(scalars.count))
                let other = characters[Int(random.next() % UInt64(characters.count))]
                switch random.next() % 3 {
                case 0: scalars[place] = other
                case 1: scalars.insert(other, at: place)
                default: scalars.remove(at: place)
                }
                texts.append(scalars.joined())
            }
        }
        return texts
    }

    @Test(arguments: locales) func amounts(_ locale: String) throws {
        for style in Self.styles {
            var random = SeededGenerator(for: "columns of amounts")
            let texts = try Self.texts(Self.request(style.write, locale), &random)
            let reader = Self.request(style.read, locale)
            var offsets: [Int32] = [0]
            for text in texts { offsets.append(offsets.last! + Int32(text.utf8.count)) }
            let joined = texts.joined()
            let found = unsafe ColumnBatchTests.lines(column_texts_read(reader, joined, offsets, Int64(texts.count)))
            try #require(found.count == texts.count, "\(found)")
            let operation = try Self.operation(reader)
            var wrong: [String] = []
            for (text, line) in zip(texts, found) {
                let expected = Self.answer(operation, text) ?? "!"
                if expected != line { wrong.append("'\(text)': \(line), not \(expected)") }
            }
            #expect(wrong.isEmpty, "\(reader): \(wrong.prefix(20))")
        }
    }
}
