import LocaleFormat
import LocaleFormatTransliteration
import Testing

/// A running block of documentation: compares what its statements give with the comments behind them.
///
/// Text is in quotes, what begins with a dot or a bracket is code and compared with `==`, `throws: ` begins the description of an error,
/// and everything else is the value's description, or what was printed. ``SnippetComment`` has the rest.
final class Snippet {
    /// Pages state the texts of CLDR 42 and later.
    static var isStated: Bool { cldr >= 42 }
    private static let cldr = Int(ICULibrary.cldrVersion.prefix { $0.isNumber }) ?? 0

    /// Some ICUs are built without.
    static let hasTransforms = (try? TransliterationStyle("Any-Latin").compiled()) != nil

    /// What another ICU writes, and what CLDR 42 and the pages do.
    private static let changed =
        ICULibrary.backend == .foundation ? namesAndDigits + apples : cldr < 48 ? [] : namesAndDigits
    /// CLDR 48, and Apple before it.
    private static let namesAndDigits = [
        ("Plas, Willem van der", "van der Plas, Willem"), ("3 رسائل جديدة", "٣ رسائل جديدة"),
    ]
    private static let apples = [
        ("2026 at ", "2026, "), ("1.234 neue", "1 234 neue"), ("अ ८:००", "८:०० pm"), ("kB/Std.", "kB/h"), ("¥", "￥"),
        ("२ और", "२, और"), ("Monat und ", "Monat, "), ("1M", "1 M"), ("Mo. 23.", "Mo., 23."),
        ("Chinese, Traditional", "Traditional Chinese"),
    ]
    /// Comments that words of CLDR make true, and Apple's do not: its Hindi has other words for tomorrow, its Japanese `kB`.
    private static let cldrs: Set = ["throws: 'कल' may be -1 day, or 1 day", "1536"]

    private let report: (String, Int) -> Void
    private var printed = ""

    /// - Parameters:
    ///   - page: the path of the block's file from the root of the package; `file` is the whole path.
    ///   - report: what to do with a difference and its line; nil for an issue.
    init(page: String, file: String, report: ((String, Int) -> Void)? = nil) {
        self.report =
            report ?? { found, line in
                let location = SourceLocation(fileID: "SnippetTests/\(page)", filePath: file, line: line, column: 1)
                Issue.record("\(page):\(line) \(found)", sourceLocation: location)
            }
    }

    func print(_ items: [Any], separator: String, terminator: String) {
        printed += items.map { "\($0)" }.joined(separator: separator) + terminator
    }

    /// Compares with what was printed since the last call.
    func expectPrinted(_ comment: String?, line: Int) {
        let text = printed.hasSuffix("\n") ? String(printed.dropLast()) : printed
        printed = ""
        if let comment { expect(text, isIn: comment, line: line) }
    }

    func expect<Value>(_ comment: String?, line: Int, _ value: () throws -> Value) {
        guard let value = result(comment, line: line, value), let comment, Value.self != Void.self else { return }
        expect(description(of: value), isIn: comment, line: line)
    }

    func expect<Value: Equatable>(
        _ comment: String?, equals expected: @autoclosure () -> Value, line: Int, _ value: () throws -> Value
    ) {
        guard let value = result(comment, line: line, value) else { return }
        if value != expected() { report("gives \(value)", line) }
    }

    /// The value, nil where it throws or should have thrown.
    private func result<Value>(_ comment: String?, line: Int, _ value: () throws -> Value) -> Value? {
        if ICULibrary.backend == .foundation, let comment, Self.cldrs.contains(comment) { return nil }
        let mark = "throws: "
        let error = comment.flatMap { $0.hasPrefix(mark) ? String($0.dropFirst(mark.count)) : nil }
        do {
            let value = try value()
            if error == nil { return value }
            report("does not throw", line)
        } catch let thrown {
            if let error { expect("\(thrown)", isIn: error, line: line) } else { report("throws: \(thrown)", line) }
        }
        return nil
    }

    private func expect(_ text: String, isIn comment: String, line: Int) {
        let stated = Self.changed.reduce(text) { $0.replacing($1.0, with: $1.1) }
        let comment = SnippetComment(text: comment)
        if !comment.says(text), !comment.says(stated) { report("gives \(text)", line) }
    }

    /// As a reader would write it: text in quotes and on one line, an optional without its wrapping.
    private func description(of value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            return mirror.children.first.map { description(of: $0.value) } ?? "nil"
        }
        return (value as? String).map { "\"\($0.replacing("\n", with: "\\n"))\"" } ?? "\(value)"
    }
}
