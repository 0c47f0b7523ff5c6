import LocaleFormatOperations

/// What lines are sorted by: the whole line, or some of its fields (as `sort -k` has it, in whole fields).
struct FieldKeys: Sendable {
    /// The first field and the last one, from 0; nil for the line's end.
    private var ranges: [(first: Int, last: Int?)] = []
    /// Nil for runs of spaces and tabs.
    private let separator: String?

    /// - Parameter keys: `2`, `2,3`.
    init(_ keys: [String], separator: String?) throws(CommandFailure) {
        if let separator, separator.unicodeScalars.count != 1 {
            throw .usage("--separator is '\(separator.shortened)'; expected one character")
        }
        self.separator = separator
        for key in keys {
            let numbers = key.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
            guard let first = numbers[0], first > 0, numbers.count < 3, numbers.count == 1 || (numbers[1] ?? 0) >= first
            else {
                throw .usage("--key is '\(key.shortened)'; expected a field from 1 on, 2, or two of them, 2,3")
            }
            ranges.append((first - 1, numbers.count == 1 ? nil : numbers[1].map { $0 - 1 }))
        }
    }

    /// How many texts a line is compared by.
    var count: Int { max(1, ranges.count) }

    /// The texts of a line: a field that it does not have is empty.
    func texts(of line: String) -> [String] {
        if ranges.isEmpty { return [line] }
        let scalars = line.unicodeScalars
        var fields: [(start: String.Index, end: String.Index)] = []
        if let separator = separator?.unicodeScalars.first {
            for field in scalars.split(separator: separator, omittingEmptySubsequences: false) {
                fields.append((field.startIndex, field.endIndex))
            }
        } else {
            for field in scalars.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
                fields.append((field.startIndex, field.endIndex))
            }
        }
        return ranges.map { range in
            guard range.first < fields.count else { return "" }
            let end = range.last.map { fields[min($0, fields.count - 1)].end } ?? line.endIndex
            return String(scalars[fields[range.first].start..<end])
        }
    }
}
