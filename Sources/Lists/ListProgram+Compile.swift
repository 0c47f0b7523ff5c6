internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatValuePrograms

/// Compiling: lists of marks show what joins elements, and other lists prove it.
extension ListProgram {
    /// Reads the patterns out of lists that ICU formats; nil when they cannot be read, or when what they give is not what
    /// ICU gives.
    convenience init?(of handle: ListHandle, language: String) {
        func formatted(_ elements: [String]) -> String? { try? handle.formatFields(elements).text }
        func joints(_ elements: [String]) -> [String]? {
            formatted(elements).flatMap { elements.joints(in: BidiIsolation.removed(from: $0)) }
        }
        // Characters for private use, which no pattern has.
        let marks = ["\u{E000}", "\u{E001}", "\u{E002}", "\u{E003}", "\u{E004}", "\u{E005}"]
        /// In the order of ``Ending``.
        func ending(before last: String) -> [String]? {
            guard let two = joints([marks[0], last]), let three = joints([marks[0], marks[1], last]),
                let four = joints([marks[0], marks[1], marks[2], last])
            else { return nil }
            return [two[0], three[1], four[2], two[1], three[2]]
        }
        guard let all = joints(marks), var usual = ending(before: marks[5]) else { return nil }
        var context: ListContext?
        var other = usual
        for candidate in ListContext.possible(in: language) {
            // A mark behind the sample tells it from the words of the pattern.
            guard let changing = ending(before: candidate.samples.changing[0] + marks[5]),
                let keeping = ending(before: candidate.samples.keeping[0] + marks[5])
            else { return nil }
            if changing != keeping { (context, usual, other) = (candidate, keeping, changing) }
        }
        self.init(
            Words(inner: Array(all[..<3]), ending: usual, endingInContext: other, context: context),
            ListIsolation(formatted))
        guard isProven(by: formatted) else { return nil }
    }

    /// Whether lists of every kind come out as from ICU, also before elements that change something in some language.
    private func isProven(by formatted: ([String]) -> String?) -> Bool {
        let samples =
            ListContext.allCases.flatMap { $0.samples.changing + $0.samples.keeping } + ["\u{E01}", "z{0}", "'"]
            + ["\u{661}", "1\u{627}", "a\u{5D0}", "\u{202A}", "\u{202B}", "\u{2067}", "\u{1E900}"]
        for sample in samples {
            for list in [
                ["a", sample], ["\u{5D0}", "b", sample], [sample, "\u{E01}", sample, sample],
                Array(repeating: sample, count: 6),
            ] {
                var ours: [UInt8] = []
                append(list, to: &ours)
                // By bytes: texts that are canonically equivalent are equal as strings.
                guard let theirs = formatted(list), ours.elementsEqual(theirs.utf8) else { return false }
            }
        }
        return true
    }
}
