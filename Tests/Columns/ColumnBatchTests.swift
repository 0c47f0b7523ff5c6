import ColumnChecks
import LocaleFormatOperations
import TestSupport
import Testing

/// Columns have the texts that `fmt batch` answers, byte for byte.
@Suite struct ColumnBatchTests {
    /// What a line of a batch answers; `-` stands for none, as a column has null.
    private static func answer(_ style: String, _ value: String) throws -> String {
        let line = Array((style.dropLast() + ",\"value\":" + value + "}").utf8)
        let request = BatchRequest(line[...])
        let operation = try #require(request.operation).type.init(request.options, isBrief: false)
        var bytes: [UInt8] = []
        var problems: [OperationProblem] = []
        try operation.append(try #require(request.input), to: &bytes, problems: &problems)
        return String(decoding: bytes, as: UTF8.self)
    }

    static func lines(_ text: UnsafeMutablePointer<CChar>?) -> [Substring] {
        guard let text = unsafe text else { return [] }
        let result = unsafe String(cString: text)
        unsafe column_text_free(text)
        return result.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    private static let numbers = [
        #"{"op":"number","locale":"en"}"#, #"{"op":"number","locale":"hi-IN-u-nu-deva","maxFraction":1}"#,
        #"{"op":"number","locale":"de","style":"percent"}"#, #"{"op":"number","locale":"es","style":"compact-short"}"#,
        #"{"op":"number","locale":"fr","style":"scientific"}"#, #"{"op":"number","locale":"ja","significant":"2..3"}"#,
        #"{"op":"currency","locale":"de-CH","code":"CHF"}"#,
        #"{"op":"currency","locale":"ar","code":"EGP","presentation":"name"}"#,
        #"{"op":"unit","locale":"pl","unit":"kilometer"}"#, #"{"op":"plural","locale":"cs"}"#,
        #"{"op":"byte-count","locale":"fr"}"#, #"{"op":"duration","locale":"en"}"#,
    ]

    @Test(arguments: numbers) func integers(_ style: String) throws {
        var random = SeededGenerator(for: "columns of integers")
        let values = (0..<TestSize.of(100_000, usually: 60)).map { _ in
            style.contains("byte-count") || style.contains("duration")
                ? Int64(random.integer() % 100_000_000) : Int64(random.integer())
        }
        let found = unsafe Self.lines(column_texts(style, "l", values, Int64(values.count), 0))
        try #require(found.count == values.count, "\(found)")
        for (value, text) in zip(values, found) { #expect(try text == Self.answer(style, String(value))) }
    }

    @Test(arguments: numbers.prefix(9)) func doubles(_ style: String) throws {
        var random = SeededGenerator(for: "columns of doubles")
        let values = (0..<TestSize.of(100_000, usually: 60)).map { _ in random.double() }.filter { $0.isFinite }
        let found = unsafe Self.lines(column_texts(style, "g", values, Int64(values.count), 0))
        try #require(found.count == values.count, "\(found)")
        for (value, text) in zip(values, found) { #expect(try text == Self.answer(style, "\"\(value)\"")) }
    }

    @Test(arguments: [
        #"{"op":"date","date":"long","locale":"de"}"#,
        #"{"op":"date","date":"medium","time":"medium","timeZone":"Asia/Kolkata","locale":"en-IN"}"#,
        #"{"op":"date","date":"full","calendar":"gujarati","timeZone":"UTC","locale":"gu"}"#,
        #"{"op":"date","date":"full","time":"long","calendar":"hebrew","timeZone":"America/New_York","locale":"he"}"#,
        #"{"op":"date","date":"long","calendar":"chinese","timeZone":"Asia/Shanghai","locale":"zh"}"#,
        #"{"op":"date","pattern":"yyyy-MM-dd HH:mm:ss.SSS","timeZone":"Europe/Berlin","locale":"en"}"#,
    ])
    func instants(_ style: String) throws {
        var random = SeededGenerator(for: "columns of instants")
        // Six centuries, in milliseconds.
        let values = (0..<TestSize.of(100_000, usually: 60)).map { _ in
            Int64(random.next() % 18_934_560_000_000) - 9_467_280_000_000
        }
        let found = unsafe Self.lines(column_texts(style, "tsm:UTC", values, Int64(values.count), 0))
        try #require(found.count == values.count, "\(found)")
        let batch = style.contains("timeZone") ? style : style.dropLast() + #","timeZone":"UTC"}"#
        for (value, text) in zip(values, found) {
            let seconds = value >= 0 ? value / 1_000 : (value - 999) / 1_000
            let rest = value - seconds * 1_000
            let digits = String(rest + 1_000).dropFirst()
            // A negative number of Unix time says its fraction away from zero.
            let said =
                seconds < 0 && rest > 0
                ? "@-\(-(seconds + 1)).\(String(2_000 - rest).dropFirst())" : "@\(seconds).\(digits)"
            #expect(try text == Self.answer(batch, "\"\(said)\""))
        }
    }

    @Test func texts() throws {
        let styles = [
            #"{"op":"names","kind":"region","locale":"fr"}"#, #"{"op":"locale"}"#,
            #"{"op":"boundaries","kind":"word","locale":"th"}"#,
            #"{"op":"message","value":"{$x}!","locale":"de","args":{"x":"y"}}"#,
        ]
        let values = ["DE", "FR", "JP", "ไทย", "zh"]
        var offsets: [Int32] = [0]
        for value in values { offsets.append(offsets.last! + Int32(value.utf8.count)) }
        for style in styles.prefix(3) {
            let usable = style.contains("locale\":\"th") ? 5 : style.contains("region") ? 3 : 3
            let found = unsafe Self.lines(
                column_texts_of_texts(style, values.joined(), offsets, Int64(usable)))
            try #require(found.count == usable, "\(found)")
            for (value, text) in zip(values, found) { #expect(try text == Self.answer(style, "\"\(value)\"")) }
        }
    }
}
