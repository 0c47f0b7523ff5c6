import LocaleFormat
import LocaleFormatJSON
import LocalizedTextTools

/// `fmt bidi`: levels and visual order of a text (UAX #9), and what a selection on the screen is in storage.
struct BidiOperation: Operation {
    static let options: [OptionName] = [.locale, .direction, .select, .show]

    private let direction: BaseDirection
    private let columns: ClosedRange<Int>?
    private let isShown: Bool

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        let locale = try values.locale()
        direction =
            switch try values.choice(.direction, DirectionWord.self) ?? .auto {
            case .auto: .firstStrong()
            case .ltr: .fixed(.leftToRight)
            case .rtl: .fixed(.rightToLeft)
            case .content: .content(otherwise: WritingDirection(of: locale))
            }
        columns = try values[.select].map { text throws(CommandFailure) in try Self.columns(text) }
        isShown = values.isSet(.show)
    }

    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        let layout = BidiLayout(try input.text, direction)
        let ranges = try storedRanges(layout)
        if isShown {
            bytes.append(contentsOf: BidiDisplay(layout, columns, ranges).lines.joined(separator: "\n").utf8)
        } else if let ranges {
            bytes.append(contentsOf: ranges.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",").utf8)
        } else {
            let levels = layout.levels.map { $0.map { String($0) } ?? "x" }
            let order = layout.order.map(String.init)
            bytes.append(contentsOf: "\(levels.joined(separator: " "))\t\(order.joined(separator: " "))".utf8)
        }
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let text = try input.text
        let layout = BidiLayout(text, direction)
        object.member("value", string: text)
        object.member("text", string: layout.lines.map(\.displayText).joined(separator: "\n"))
        object.member("directions", strings: layout.lines.map { $0.direction == .leftToRight ? "ltr" : "rtl" })
        let levels = layout.levels.map { $0.map { String($0) } ?? "null" }
        object.member("levels", json: "[\(levels.joined(separator: ","))]")
        object.member("order", json: "[\(layout.order.map(String.init).joined(separator: ","))]")
        guard let ranges = try storedRanges(layout) else { return }
        let pairs = ranges.map { "[\($0.lowerBound),\($0.upperBound)]" }
        object.member("ranges", json: "[\(pairs.joined(separator: ","))]")
    }

    private func storedRanges(_ layout: BidiLayout) throws(CommandFailure) -> [Range<Int>]? {
        guard let columns else { return nil }
        guard columns.upperBound <= layout.order.count else {
            throw .value("--select is to column \(columns.upperBound); the text has columns 0 to \(layout.order.count)")
        }
        return layout.storedRanges(columns)
    }

    /// `3-9`, or `9-3` for a drag to the left.
    private static func columns(_ text: String) throws(CommandFailure) -> ClosedRange<Int> {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false)
        let columns = ends.compactMap { $0.allSatisfy { $0.isASCII && $0.isNumber } ? Int($0) : nil }
        guard columns.count == 2, ends.count == 2 else {
            throw .usage("--select is '\(text.shortened)'; expected two columns such as 3-9")
        }
        return min(columns[0], columns[1])...max(columns[0], columns[1])
    }
}

/// The words of `--direction`.
public enum DirectionWord: String, CaseIterable, Sendable {
    /// The word as it is typed.
    case auto, ltr, rtl, content
}

/// The paragraphs of a text, each on one line. Places are offsets in scalars.
struct BidiLayout {
    let text: String
    let lines: [BidiLine]

    init(_ text: String, _ direction: BaseDirection) {
        self.text = text
        lines = BidiParagraph.paragraphs(in: text, direction: direction).map { $0.line() }
    }

    /// Of each scalar; nil for what is removed.
    var levels: [UInt8?] { lines.flatMap(\.levels) }

    /// The scalars that are seen, from left to right.
    var order: [Int] {
        var start = 0
        var order: [Int] = []
        for line in lines {
            order += line.visualOrder.map { $0 + start }
            start += line.text.unicodeScalars.count
        }
        return order
    }

    /// Where what is seen between two columns is stored.
    func storedRanges(_ columns: ClosedRange<Int>) -> [Range<Int>] {
        var (start, column) = (0, 0)
        var ranges: [Range<Int>] = []
        for line in lines {
            let count = line.visualOrder.count
            let places = (columns.lowerBound - column)..<(columns.upperBound - column)
            let scalars = line.text.unicodeScalars
            var (index, offset) = (line.text.startIndex, start)
            for range in line.storedRanges(ofVisual: places.clamped(to: 0..<count)).ranges {
                let lower = offset + scalars.distance(from: index, to: range.lowerBound)
                let upper = lower + scalars.distance(from: range.lowerBound, to: range.upperBound)
                (index, offset) = (range.upperBound, upper)
                if ranges.last?.upperBound == lower, let last = ranges.popLast() {
                    ranges.append(last.lowerBound..<upper)
                } else {
                    ranges.append(lower..<upper)
                }
            }
            start += scalars.count
            column += count
        }
        return ranges
    }
}
