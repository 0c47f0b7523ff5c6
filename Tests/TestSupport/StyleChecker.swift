import Foundation
import LocaleFormat
import Testing

/// What every style promises: equal values hash alike, survive encoding, and format alike.
public func checkStyle<Style: NumberStyleProtocol>(
    _ style: Style, _ values: [Style.Value], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let copy = try JSONDecoder().decode(Style.self, from: JSONEncoder().encode(style))
    #expect(copy == style, sourceLocation: sourceLocation)
    #expect(copy.hashValue == style.hashValue, sourceLocation: sourceLocation)
    let compiled = try style.compiled()
    for value in values {
        let text = style.format(value)
        #expect(copy.format(value) == text, sourceLocation: sourceLocation)
        #expect(try compiled.format(value) == text, sourceLocation: sourceLocation)
        #expect(try compiled.formattedText(value).text == text, sourceLocation: sourceLocation)
        var bytes: [UInt8] = [0x3E]
        try compiled.append(value, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == ">" + text, sourceLocation: sourceLocation)
    }
}
