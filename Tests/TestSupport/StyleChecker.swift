import Foundation
import LocaleFormat
import Testing

/// What every style promises: equal values hash alike, survive encoding, and format alike; and it is compiled anew each
/// time.
///
/// - Parameters:
///   - inputs: values to format; where one verb throws, all must.
///   - compile: the style's `compiled()`.
///   - format: the style's own `format`, without compiling; nil where it throws.
public func checkContract<Style: Hashable & Codable & Sendable, Compiled: CompiledStyle & AnyObject>(
    _ style: Style, _ inputs: [Compiled.Input], sourceLocation: SourceLocation = #_sourceLocation,
    compile: (Style) throws -> Compiled, format: (Style, Compiled.Input) -> String?
) async throws where Compiled.Input: Sendable {
    let copy = try JSONDecoder().decode(Style.self, from: JSONEncoder().encode(style))
    #expect(copy == style, sourceLocation: sourceLocation)
    #expect(copy.hashValue == style.hashValue, sourceLocation: sourceLocation)
    let (first, second) = (try compile(style), try compile(copy))
    #expect(first !== second, "compiled() gave the same object twice", sourceLocation: sourceLocation)
    #expect(first.isFast == second.isFast, sourceLocation: sourceLocation)
    let texts = checkVerbs(of: first, inputs, sourceLocation: sourceLocation)
    #expect(texts == checkVerbs(of: second, inputs, sourceLocation: sourceLocation), sourceLocation: sourceLocation)
    for (input, text) in zip(inputs, texts) where text != nil {
        #expect(format(copy, input) == text, sourceLocation: sourceLocation)
    }
    await checkThreads(first, inputs, texts, sourceLocation: sourceLocation)
}

/// What a compiled style promises of its three verbs: they say the same text, or throw alike and append nothing.
///
/// - Returns: the texts; nil where the style throws.
@discardableResult
public func checkVerbs<Compiled: CompiledStyle>(
    of style: Compiled, _ inputs: [Compiled.Input], sourceLocation: SourceLocation = #_sourceLocation
) -> [String?] {
    inputs.map { input in
        let text = try? style.format(input)
        var bytes: [UInt8] = [0x3E]
        let isAppended = (try? style.append(input, to: &bytes)) != nil
        #expect(isAppended == (text != nil), sourceLocation: sourceLocation)
        // By bytes: texts that are canonically equivalent are equal as strings.
        #expect(bytes == [0x3E] + Array((text ?? "").utf8), sourceLocation: sourceLocation)
        let formatted = try? style.formattedText(input)
        #expect(formatted.map { Array($0.text.utf8) } == text.map { Array($0.utf8) }, sourceLocation: sourceLocation)
        if let formatted { checkSpans(formatted, sourceLocation: sourceLocation) }
        return text
    }
}

/// Spans lie within the text, begin and end between characters' encodings, and come in the order of their start.
private func checkSpans<Field>(_ text: FormattedText<Field>, sourceLocation: SourceLocation) {
    let bytes = Array(text.text.utf8)
    for span in text.spans {
        #expect(span.range.lowerBound >= 0 && span.range.upperBound <= bytes.count, sourceLocation: sourceLocation)
        for edge in [span.range.lowerBound, span.range.upperBound] where bytes.indices.contains(edge) {
            #expect(bytes[edge] & 0xC0 != 0x80, "a span cuts a character", sourceLocation: sourceLocation)
        }
    }
    let starts = text.spans.map(\.range.lowerBound)
    #expect(starts == starts.sorted(), sourceLocation: sourceLocation)
}

/// Threads that share a style get the texts that one gets.
private func checkThreads<Compiled: CompiledStyle>(
    _ style: Compiled, _ inputs: [Compiled.Input], _ expected: [String?], sourceLocation: SourceLocation
) async where Compiled.Input: Sendable {
    let wrong = await withTaskGroup(of: Int.self) { group in
        for _ in 0..<2 {
            group.addTask { (0..<10).count { _ in inputs.map { try? style.format($0) } != expected } }
        }
        return await group.reduce(0, +)
    }
    #expect(wrong == 0, "texts differ between threads", sourceLocation: sourceLocation)
}
