import LocaleFormat
import LocaleFormatJSON
import LocalizedTextTools

/// `fmt bidi`: levels and visual order of a text (UAX #9).
struct BidiOperation: Operation {
    static let options: [OptionName] = [.locale, .direction]

    private let direction: BaseDirection

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        let word = try values.choice(.direction, DirectionWord.self) ?? .auto
        let locale = try values.locale()
        // Without a letter, `auto` is left to right as in the annex; only `content` looks at the locale.
        direction = word.base(in: locale)
    }

    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        let layout = BidiLayout(try input.text, direction)
        bytes.append(contentsOf: "\(layout.levelWords.joined(separator: " "))\t".utf8)
        bytes.append(contentsOf: layout.order.map(String.init).joined(separator: " ").utf8)
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let layout = BidiLayout(try input.text, direction)
        object.member("value", string: try input.text)
        object.member("directions", strings: layout.lines.map { $0.direction == .leftToRight ? "ltr" : "rtl" })
        object.member("levels", json: "[\(layout.levelWords.map { $0 == "x" ? "null" : $0 }.joined(separator: ","))]")
        object.member("order", json: "[\(layout.order.map(String.init).joined(separator: ","))]")
    }
}

/// The words of `--direction`.
enum DirectionWord: String, CaseIterable {
    case auto, ltr, rtl, content

    func base(in locale: LocaleID) -> BaseDirection {
        switch self {
        case .auto: .firstStrong()
        case .ltr: .fixed(.leftToRight)
        case .rtl: .fixed(.rightToLeft)
        case .content: .content(otherwise: WritingDirection(of: locale))
        }
    }
}

/// The paragraphs of a text, each on one line.
struct BidiLayout {
    let lines: [BidiLine]

    init(_ text: String, _ direction: BaseDirection) {
        lines = BidiParagraph.paragraphs(in: text, direction: direction).map { $0.line() }
    }

    /// Of each scalar; `x` for what is removed.
    var levelWords: [String] { lines.flatMap { $0.levels.map { $0.map { String($0) } ?? "x" } } }

    /// The scalars that are seen, by their offsets in the text.
    var order: [Int] {
        var start = 0
        var order: [Int] = []
        for line in lines {
            order += line.visualOrder.map { $0 + start }
            start += line.text.unicodeScalars.count
        }
        return order
    }
}
