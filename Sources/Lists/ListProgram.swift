internal import LocaleFormatBridge
internal import LocaleFormatCore

/// What ICU does with a list, as text to be copied between elements: CLDR's four patterns (UTS #35 part 2, "List
/// Patterns"), of which two may have another form before certain elements.
final class ListProgram: Sendable {
    /// A piece of ``text``: small enough to be copied without counting references.
    struct Joint: Equatable, Sendable {
        let offset: Int
        let count: Int
    }

    /// What is around the last element.
    private struct Ending: Equatable, Sendable {
        /// What joins it where one element is before it, where two are, and where there are more.
        let afterOne: Joint
        let afterTwo: Joint
        let afterMore: Joint
        /// What follows it, in a list of two and in longer ones: Malayalam ends with a word for "these".
        let tailOfTwo: Joint
        let tail: Joint
    }

    /// All that stands between elements, one after another.
    let text: [UInt8]
    private let start: Joint
    /// After the second element of more than three, and after the following ones.
    private let second: Joint
    private let middle: Joint
    private let ending: Ending
    private let endingInContext: Ending
    private let context: ListContext?
    private let isolation: ListIsolation?
    /// What stands around an element that is isolated.
    let opening: Joint
    let closing: Joint
    /// Bytes of the longest joint.
    private let longest: Int

    /// Reads the patterns out of lists that ICU formats; nil when they cannot be read, or when what they give is not what
    /// ICU gives.
    init?(of handle: ListHandle, language: String) {
        func formatted(_ elements: [String]) -> String? { try? handle.formatFields(elements).text }
        func joints(_ elements: [String]) -> [String]? {
            formatted(elements).flatMap { elements.joints(in: BidiIsolation.removed(from: $0)) }
        }
        // Characters for private use, which no pattern has.
        let marks = ["\u{E000}", "\u{E001}", "\u{E002}", "\u{E003}", "\u{E004}", "\u{E005}"]
        var text: [UInt8] = []
        var longest = 0
        func joint(_ piece: String) -> Joint {
            defer { text += piece.utf8 }
            longest = max(longest, piece.utf8.count)
            return Joint(offset: text.count, count: piece.utf8.count)
        }
        /// In the order of ``Ending``.
        func ending(before last: String) -> [String]? {
            guard let two = joints([marks[0], last]), let three = joints([marks[0], marks[1], last]),
                let four = joints([marks[0], marks[1], marks[2], last])
            else { return nil }
            return [two[0], three[1], four[2], two[1], three[2]]
        }
        func placed(_ ending: [String]) -> Ending {
            let places = ending.map(joint)
            return Ending(
                afterOne: places[0], afterTwo: places[1], afterMore: places[2], tailOfTwo: places[3], tail: places[4])
        }
        guard let all = joints(marks), var usual = ending(before: marks[5]) else { return nil }
        (start, second, middle) = (joint(all[0]), joint(all[1]), joint(all[2]))
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
        isolation = ListIsolation(formatted)
        (opening, closing) = (joint(String(BidiIsolation.opening)), joint(String(BidiIsolation.closing)))
        (self.ending, endingInContext) = (placed(usual), placed(other))
        (self.text, self.longest) = (text, longest)
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
                write(list) {
                    ours += text[$0.offset..<$0.offset + $0.count]
                } element: {
                    ours += list[$0].utf8
                }
                // By bytes: texts that are canonically equivalent are equal as strings.
                guard let theirs = formatted(list), ours.elementsEqual(theirs.utf8) else { return false }
            }
        }
        return true
    }

    /// Hands on the text piece by piece: joints, ``opening`` and ``closing`` among them, and elements by their place.
    @inline(__always)
    func write(_ elements: [String], _ joint: (Joint) -> Void, element plain: (Int) -> Void) {
        func element(_ index: Int) {
            guard let isolation, isolation.applies(to: elements[index]) else { return plain(index) }
            joint(opening)
            plain(index)
            joint(closing)
        }
        if elements.isEmpty { return }
        element(0)
        let last = elements.count - 1
        guard last > 0 else { return }
        if last > 1 {
            joint(start)
            element(1)
        }
        for index in stride(from: 2, to: last, by: 1) {
            joint(index == 2 ? second : middle)
            element(index)
        }
        let isOther = context?.applies(to: elements[last], isHebrew: Self.isHebrew) ?? false
        let ending = isOther ? endingInContext : ending
        joint(last == 1 ? ending.afterOne : last == 2 ? ending.afterTwo : ending.afterMore)
        element(last)
        joint(last == 1 ? ending.tailOfTwo : ending.tail)
    }

    /// At least as many bytes as the text takes.
    func capacity(for elements: [String]) -> Int {
        var bytes = longest
        let around = longest + (isolation == nil ? 0 : opening.count + closing.count)
        for element in elements { bytes += element.utf8.count + around }
        return bytes
    }

    private static let hebrew = ScriptData.code(named: "Hebr")

    private static func isHebrew(_ scalar: Unicode.Scalar) -> Bool { ScriptData.script(of: scalar) == hebrew }
}
