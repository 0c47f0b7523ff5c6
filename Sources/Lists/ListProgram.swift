internal import LocaleFormatBridge

/// What ICU does with a list, as text to be copied between elements: CLDR's four patterns (UTS #35 part 2, "List
/// Patterns"), of which two may have another form before certain elements.
struct ListProgram: Sendable {
    /// What is around the last element.
    private struct Ending: Equatable, Sendable {
        /// What joins it where one element is before it, where two are, and where there are more.
        var afterOne: String
        var afterTwo: String
        var afterMore: String
        /// What follows it, in a list of two and in longer ones: Malayalam ends with a word for "these".
        var tailOfTwo: String
        var tail: String
    }

    private let start: String
    /// After the second element of more than three, and after the following ones.
    private let second: String
    private let middle: String
    private let ending: Ending
    private let endingInContext: Ending
    private let context: ListContext?

    /// Reads the patterns out of lists that ICU formats; nil when they cannot be read, or when what they give is not what
    /// ICU gives.
    init?(of handle: ListHandle, language: String) {
        func text(_ elements: [String]) -> String? { try? handle.formatFields(elements).text }
        func joints(_ elements: [String]) -> [String]? { text(elements).flatMap { elements.joints(in: $0) } }
        // Characters for private use, which no pattern has.
        let marks = ["\u{E000}", "\u{E001}", "\u{E002}", "\u{E003}", "\u{E004}", "\u{E005}"]
        func ending(before last: String) -> Ending? {
            guard let two = joints([marks[0], last]), let three = joints([marks[0], marks[1], last]),
                let four = joints([marks[0], marks[1], marks[2], last])
            else { return nil }
            return Ending(afterOne: two[0], afterTwo: three[1], afterMore: four[2], tailOfTwo: two[1], tail: three[2])
        }
        guard let all = joints(marks), var usual = ending(before: marks[5]) else { return nil }
        (start, second, middle) = (all[0], all[1], all[2])
        var context: ListContext?
        var other = usual
        for candidate in ListContext.possible(in: language) {
            // A mark behind the sample tells it from the words of the pattern.
            guard let changing = ending(before: candidate.samples.changing[0] + marks[5]),
                let keeping = ending(before: candidate.samples.keeping[0] + marks[5])
            else { return nil }
            if changing != keeping { (context, usual, other) = (candidate, keeping, changing) }
        }
        self.context = context
        (self.ending, endingInContext) = (usual, other)
        guard isProven(by: text) else { return nil }
    }

    /// Whether lists of every kind come out as from ICU, also before elements that change something in some language.
    private func isProven(by text: ([String]) -> String?) -> Bool {
        let samples = ListContext.allCases.flatMap { $0.samples.changing + $0.samples.keeping } + ["\u{E01}", "z{0}", "'"]
        for sample in samples {
            for list in [["a", sample], ["\u{5D0}", "b", sample], [sample, "\u{E01}", sample, sample], Array(repeating: sample, count: 6)] {
                var ours = ""
                write(list) { piece, _ in ours += piece }
                // By bytes: texts that are canonically equivalent are equal as strings.
                guard let theirs = text(list), ours.utf8.elementsEqual(theirs.utf8) else { return false }
            }
        }
        return true
    }

    /// Hands on the text piece by piece.
    @inline(__always)
    func write(_ elements: [String], _ emit: (String, ListField) -> Void) {
        guard let first = elements.first else { return }
        emit(first, .element(0))
        let last = elements.count - 1
        guard last > 0 else { return }
        if last > 1 {
            emit(start, .literal)
            emit(elements[1], .element(1))
        }
        for index in stride(from: 2, to: last, by: 1) {
            emit(index == 2 ? second : middle, .literal)
            emit(elements[index], .element(index))
        }
        let isOther = context?.applies(to: elements[last], isHebrew: Self.isHebrew) ?? false
        let ending = isOther ? endingInContext : ending
        emit(last == 1 ? ending.afterOne : last == 2 ? ending.afterTwo : ending.afterMore, .literal)
        emit(elements[last], .element(last))
        emit(last == 1 ? ending.tailOfTwo : ending.tail, .literal)
    }

    /// About as many bytes as the text takes; more where joints are long.
    func capacity(for elements: [String]) -> Int {
        let longest = max(second.utf8.count, middle.utf8.count, endingInContext.afterTwo.utf8.count)
        return elements.reduce(ending.tail.utf8.count) { $0 + $1.utf8.count + longest }
    }

    private static let hebrew = ScriptData.code(named: "Hebr")

    private static func isHebrew(_ scalar: Unicode.Scalar) -> Bool { ScriptData.script(of: scalar) == hebrew }
}
