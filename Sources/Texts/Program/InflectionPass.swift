internal import LocaleFormatGrammar
internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

/// Inflects the runs of a text: first those that others agree with, and those within others.
struct InflectionPass {
    private let source: CompiledText.Contents
    private let inflector: any RunInflector
    private let input: TextRun
    private(set) var text: TextAssembly
    private let attributes: [RunAttributes]
    /// By run: the nearest run around it that is inflected.
    private var parents: [Int?] = []
    private var children: [[Int]] = []
    /// By argument: the first segment it stands in.
    private var places: [Int: Int] = [:]
    /// By segment: the innermost run that is inflected, and the innermost that has a morphology.
    private var owners: [Int?] = []
    private var known: [WordMorphology?] = []
    private var results: [Int: WordMorphology] = [:]

    private enum State { case waiting, open, done }

    init(_ text: TextAssembly, source: CompiledText.Contents, inflector: any RunInflector, input: TextRun) {
        self.text = text
        self.source = source
        self.inflector = inflector
        self.input = input
        attributes = text.runs.map { source.program.runs[$0.run] }
        survey()
    }

    /// Who is within whom, in one pass over the segments.
    private mutating func survey() {
        parents = Array(repeating: nil, count: text.runs.count)
        children = Array(repeating: [], count: text.runs.count)
        /// Each with what it passes on to what is within it: the innermost run that is inflected, and the innermost morphology.
        var open: [(run: Int, owner: Int?, known: WordMorphology?)] = []
        var next = 0
        for index in text.segments.indices {
            while let last = open.last, text.runs[last.run].end <= index { open.removeLast() }
            while next < text.runs.count, text.runs[next].start <= index {
                let own = attributes[next]
                parents[next] = open.last?.owner
                if own.inflects, let parent = parents[next] { children[parent].append(next) }
                if text.runs[next].end > index {
                    open.append(
                        own.inflects
                            ? (next, next, open.last?.known)
                            : (next, open.last?.owner, own.morphology ?? open.last?.known))
                }
                next += 1
            }
            owners.append(open.last?.owner)
            known.append(open.last?.known)
            if let argument = text.segments[index].argument, places[argument] == nil { places[argument] = index }
        }
    }

    mutating func run() throws(TextError) {
        try checkSize()
        var states = [State](repeating: .waiting, count: attributes.count)
        for run in attributes.indices where attributes[run].inflects && states[run] == .waiting {
            var stack = [run]
            while let top = stack.last {
                if states[top] == .waiting {
                    states[top] = .open
                    let needed = children[top] + [owner(agreeing: top)].compactMap { $0 }
                    stack += needed.reversed().filter { states[$0] == .waiting }
                    continue
                }
                stack.removeLast()
                if states[top] == .open { try inflect(top) }
                states[top] = .done
            }
        }
    }

    /// Each run reads all the text in it, also what runs within it have read.
    private func checkSize() throws(TextError) {
        var ends = [0]
        for segment in text.segments { ends.append(ends[ends.count - 1] + segment.text.utf8.count) }
        var size = -ends[ends.count - 1]
        for (run, range) in text.runs.enumerated() where attributes[run].inflects {
            size += ends[range.end] - ends[range.start]
        }
        guard size <= TextLimits.repeatedInflection else {
            throw .tooMuchInflection(limit: TextLimits.repeatedInflection)
        }
    }

    /// The run that inflects the argument with which a run agrees, unless it is this run or around it.
    private func owner(agreeing run: Int) -> Int? {
        guard let argument = attributes[run].agreementArgument, let place = places[argument], let owner = owners[place],
            !(text.runs[owner].start <= text.runs[run].start && text.runs[owner].end >= text.runs[run].end)
        else { return nil }
        return owner
    }

    private mutating func inflect(_ run: Int) throws(TextError) {
        let range = text.runs[run].start..<text.runs[run].end
        let asked = attributes[run]
        var context = InflectionContext(
            agreement: asked.agreement, morphology: asked.morphology, termOfAddress: source.options.termOfAddress,
            preceding: preceding(range.lowerBound), following: following(range.upperBound))
        if let argument = asked.agreementArgument {
            var morphology = owner(agreeing: run).flatMap { results[$0] }
            if morphology == nil { morphology = try self.morphology(of: argument) }
            context.agreement = asked.agreement?.completed(with: morphology ?? WordMorphology()) ?? morphology
        }
        var lacksConcept = false
        for concept in [asked.agreementConcept, asked.referentConcept] {
            guard let concept else { continue }
            guard concept <= source.options.concepts.count else {
                lacksConcept = true
                continue
            }
            switch source.options.concepts[concept - 1] {
            case .termsOfAddress(let terms): context.termOfAddress = terms.first
            case .localizedPhrase(let phrase): context.agreement = inflector.morphology(of: phrase)
            }
        }
        if lacksConcept { return try takeAlternative(run, range) }
        let pieces = range.map { index in
            InflectionPiece(text.segments[index].text, kind: text.segments[index].kind, morphology: known[index])
        }
        let inflected = inflector.inflect(pieces, in: context)
        results[run] = inflected.morphology
        if inflected.needsTermOfAddress, source.program.alternatives[text.runs[run].run] != nil {
            return try takeAlternative(run, range)
        }
        if !inflected.unresolved.isEmpty { text.problems.append(.unresolved(words: inflected.unresolved)) }
        guard inflected.pieces.count == pieces.count else { return }
        for (index, piece) in zip(range, inflected.pieces) { text.segments[index].text = piece }
    }

    /// `inflectionAlternative`, where there is one.
    private mutating func takeAlternative(_ run: Int, _ range: Range<Int>) throws(TextError) {
        guard let node = source.program.alternatives[text.runs[run].run], !range.isEmpty else { return }
        var sink = ByteSink()
        var visits = 0
        try input.walk(node, &visits, into: &sink)
        for index in range { text.segments[index] = .init(text: "") }
        text.segments[range.lowerBound].text = String(decoding: sink.bytes, as: UTF8.self)
    }

    // MARK: What is known

    private func morphology(of argument: Int) throws(TextError) -> WordMorphology? {
        guard argument <= input.arguments.count else {
            throw .missingArgument(argument, specifier: "agreeWithArgument", given: input.arguments.count)
        }
        if let place = places[argument] {
            let segment = text.segments[place]
            if case .number = segment.kind { return number(input.arguments[argument - 1], segment.style) }
            let found = inflector.morphology(of: segment.text)
            return known[place]?.completed(with: found ?? WordMorphology()) ?? found
        }
        if case .string(let phrase) = input.arguments[argument - 1] { return inflector.morphology(of: phrase) }
        return number(input.arguments[argument - 1], nil)
    }

    /// A number is singular or plural as its words are.
    private func number(_ argument: TextArgument, _ style: CompiledNumber?) -> WordMorphology? {
        let value: NumberValue
        switch argument {
        case .number(let number), .styledNumber(let number, _): value = number
        default: return nil
        }
        guard
            let category = try? style?.pluralCategory(of: value)
                ?? (PluralRules(locale: source.locale)).category(for: value)
        else { return nil }
        return WordMorphology(number: category == .one ? .singular : .plural)
    }

    /// The text before a segment, as much as sound and spelling can depend on.
    private func preceding(_ index: Int) -> String {
        var result = ""
        for segment in text.segments[..<index].reversed() {
            result = segment.text.suffix(64) + result
            if result.utf8.count >= 64 { break }
        }
        return result
    }

    private func following(_ index: Int) -> String {
        var result = ""
        for segment in text.segments[index...] {
            result += segment.text.prefix(64)
            if result.utf8.count >= 64 { break }
        }
        return result
    }
}

extension TextAssembly {
    mutating func inflect(for source: CompiledText.Contents, arguments: TextRun) throws(TextError) {
        fields = []
        for run in runs { fields.append(try arguments.field(of: run.run)) }
        guard source.program.inflects, let inflector = source.program.inflector else { return }
        var pass = InflectionPass(self, source: source, inflector: inflector, input: arguments)
        try pass.run()
        self = pass.text
    }
}
