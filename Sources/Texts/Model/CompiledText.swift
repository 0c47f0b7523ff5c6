internal import LocaleFormatMemory
internal import Synchronization
public import LocaleFormatCore
package import LocaleFormatNumbers

/// A localized string of one language, read and ready to run: immutable and shareable. Interpret once, format many.
///
/// ```swift
/// let text = try TextTemplate("^[%lld](formatNumber: true)-दिन का पूर्वानुमान").compiled(in: "hi-IN-u-nu-deva")
/// try text.format([10])          // "१०-दिन का पूर्वानुमान"
/// ```
public struct CompiledText: CompiledStyle {
    /// The arguments in their order.
    public typealias Input = [TextArgument]
    /// What a stretch of the text is.
    public typealias Field = TextField
    /// Why arguments cannot be put in.
    public typealias Failure = TextError

    /// Finds the string of a table that a localized string among the arguments asks for; nil where there is none.
    public typealias Lookup = @Sendable (LocalizedText) -> CompiledText?

    /// The reader's locale, for which the text was compiled: its language chooses plural forms, its region and extensions the digits.
    public var locale: LocaleID { contents.locale }
    /// What the text was compiled with.
    public var options: TextOptions { contents.options }
    /// What a lenient reading left as text, and runs that ask for inflection in a language without rules.
    public var problems: [TextProblem] { contents.problems }
    var program: TextProgram { contents.program }

    package let contents: Contents

    package init(contents: Contents) { self.contents = contents }

    /// The first argument alone, as `%@` writes it.
    package init(argumentFor locale: LocaleID, options: TextOptions) throws(NumberError) {
        let place = try ArgumentPlace(
            1, FormatSpecifier(conversion: .object, range: 0..<0), text: "%@",
            base: NumberSpecification(locale: locale, kind: .decimal, options: options.numbers))
        var program = TextProgram()
        program.isRightToLeft = locale.isRightToLeft
        program.wordings.append(.init(steps: [.argument(.init(place))]))
        contents = Contents(locale: locale, options: options, problems: [], program: program)
    }

    /// In a class, so that a text is light to copy, for each run too.
    package final class Contents: Sendable {
        let locale: LocaleID
        let options: TextOptions
        let problems: [TextProblem]
        package let program: TextProgram
        /// Of the arguments, where they have names.
        let names: [String]
        /// For each name the number that it is; nil where arguments come in the order of the names.
        let numbers: [Int?]?
        private let isolation: ArgumentIsolation
        /// Made when the text is formatted for the second time: the first time a run is done sooner.
        private let shortest = OnceReference<ShortestWay>()
        private let wasFormatted = Atomic(false)
        private let forms: HeldReference<InflectedForms>
        fileprivate let texts: InflectedTexts?

        package init(
            locale: LocaleID, options: TextOptions, problems: [TextProblem], program: TextProgram, names: [String] = []
        ) {
            (self.locale, self.options, self.problems, self.program) = (locale, options, problems, program)
            self.names = names
            let numbers = names.map { Int($0) }
            let isInOrder = numbers.allSatisfy { $0 == nil } || numbers == Array(0..<numbers.count)
            self.numbers = isInOrder ? nil : numbers
            isolation = ArgumentIsolation(options.isolation, isRightToLeft: program.isRightToLeft)
            forms = HeldReference(program.inflector == nil ? nil : InflectedForms(program, isolation))
            texts = program.inflects ? InflectedTexts() : nil
        }

        private final class ShortestWay: Sendable {
            let line: TextLine
            init(_ line: consuming TextLine) { self.line = line }
        }

        /// The text by the shortest way; nil where it must go the long one, which tells errors too.
        package func quickText(_ arguments: [TextArgument]) -> String? {
            shortly { way in
                way.line.text(arguments.span)
                    ?? forms.read { $0.read(arguments.span, of: way.line) { $0.text(arguments.span) } }
            }
        }

        /// The same with the arguments by name.
        func quickText(_ arguments: [String: TextArgument]) -> String? {
            shortly { way in inOrder(arguments) { way.line.text($0) } }
        }

        /// Appends the same; false, with nothing appended, where it must go the long way.
        func appendQuickly(_ arguments: [TextArgument], to bytes: inout [UInt8]) -> Bool {
            shortly { way in
                way.line.append(arguments.span, to: &bytes)
                    || forms.read {
                        $0.read(arguments.span, of: way.line) { $0.append(arguments.span, to: &bytes) }
                    } == true
            } ?? false
        }

        /// The same with the arguments by name.
        func appendQuickly(_ arguments: [String: TextArgument], to bytes: inout [UInt8]) -> Bool {
            shortly { way in inOrder(arguments) { way.line.append($0, to: &bytes) } } ?? false
        }

        /// Keeps an inflected text for arguments that are alike.
        func keep(_ text: TextAssembly, for arguments: [TextArgument]) {
            _ = forms.read { $0.keep(text, for: arguments, of: way().line) }
        }

        /// What the shortest way gives; nil the first time too.
        @inline(__always)
        private func shortly<Result>(_ body: (ShortestWay) -> Result?) -> Result? {
            if let result = shortest.read(body) { return result }
            guard wasFormatted.load(ordering: .relaxed) else {
                wasFormatted.store(true, ordering: .relaxed)
                return nil
            }
            return body(way())
        }

        private func way() -> ShortestWay {
            shortest.read { $0 } ?? shortest.set(ShortestWay(TextLine(program, isolation)))
        }
    }

    /// Whether ICU is asked for nothing but arguments that bring styles of their own.
    public var isFast: Bool { program.isFast }

    /// The text with its arguments. Arguments that the text has no place for are ignored.
    ///
    /// - Throws: ``TextError`` for an argument that is missing or of the wrong kind: `"%lld"` with `"x"`.
    public func format(_ arguments: [TextArgument] = []) throws(TextError) -> String {
        try format(arguments, lookup: nil)
    }

    /// Appends the text with its arguments as UTF-8.
    public func append(_ arguments: [TextArgument], to bytes: inout [UInt8]) throws(TextError) {
        try append(arguments, lookup: nil, to: &bytes)
    }

    /// The text with its fields: arguments, parts of numbers, runs of markup.
    public func formattedText(_ arguments: [TextArgument] = []) throws(TextError) -> FormattedText<TextField> {
        try formattedText(arguments, lookup: nil)
    }

    // MARK: With localized strings among the arguments

    /// The text with its arguments.
    ///
    /// - Parameters:
    ///   - arguments: the first one is that of `%1$@`; those that the text has no place for are ignored.
    ///   - lookup: finds localized strings among the arguments. Without it, or where it finds none, they are what their
    ///     default value or key says.
    public func format(_ arguments: [TextArgument], lookup: Lookup?) throws(TextError) -> String {
        if contents.numbers != nil { return try format(contents.given(arguments), lookup: lookup) }
        if let text = contents.quickText(arguments) { return text }
        let run = TextRun(self, arguments, lookup: lookup, depth: 0)
        return contents.program.inflects ? try inflected(run) : try run.text()
    }

    /// Appends the same as UTF-8.
    public func append(
        _ arguments: [TextArgument], lookup: Lookup?, to bytes: inout [UInt8]
    ) throws(TextError) {
        if contents.numbers != nil { return try append(contents.given(arguments), lookup: lookup, to: &bytes) }
        if contents.appendQuickly(arguments, to: &bytes) { return }
        let run = TextRun(self, arguments, lookup: lookup, depth: 0)
        if contents.program.inflects {
            bytes.append(contentsOf: try inflected(run).utf8)
        } else {
            try run.append(to: &bytes)
        }
    }

    private func inflected(_ run: TextRun) throws(TextError) -> String {
        func make() throws(TextError) -> String {
            let assembly = try run.assembled()
            contents.keep(assembly, for: run.arguments)
            return assembly.text
        }
        guard run.lookup == nil, let texts = contents.texts else { return try make() }
        return try texts.text(for: run.arguments, make: make)
    }

    /// The same with its fields.
    public func formattedText(
        _ arguments: [TextArgument], lookup: Lookup?
    ) throws(TextError) -> FormattedText<TextField> {
        if contents.numbers != nil { return try formattedText(contents.given(arguments), lookup: lookup) }
        return try TextRun(self, arguments, lookup: lookup, depth: 0).assembled().formattedText()
    }

    /// What lint should tell of this text with these arguments: words that could not be inflected.
    public func problems(
        formatting arguments: [TextArgument], lookup: Lookup? = nil
    ) throws(TextError) -> [TextProblem] {
        try problems + TextRun(self, arguments, lookup: lookup, depth: 0).assembled().problems
    }
}

/// Something that lint should tell: it does not keep the text from being formatted.
public enum TextProblem: Hashable, Sendable {
    /// Left as it is written in a lenient reading.
    case fault(MarkupError)
    /// A run asks for inflection, and the language has no rules.
    case noInflection(language: String)
    /// Words that the rules could not inflect.
    case unresolved(words: [String])
}

extension TextProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .fault(let error): error.description
        case .noInflection(let language):
            "there are no rules of inflection for the language '\(language)'; the text is left as written"
        case .unresolved(let words): "left as written: \(words.joined(separator: ", "))"
        }
    }
}
