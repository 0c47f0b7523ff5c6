internal import LocaleFormatAppleStrings
internal import LocaleFormatCore
internal import LocaleFormatText
internal import LocaleFormatTexts
internal import LocalizedStrings

/// The wordings of a text, and what leads to each.
///
/// No rule about plurals, arguments or devices is read a second time: every wording gets a mark, the marked text is compiled and
/// formatted as ever, and the marks in what comes out are the wordings that were taken.
struct TextBranches {
    /// What a text is formatted with.
    struct Sample: Hashable {
        /// The arguments as a command line has them.
        var words: [String]
        var device: String?
        var width: Int?
    }

    /// A sample, and the places of the wordings that it takes.
    struct Reached {
        let sample: Sample
        let wordings: Set<Int>
    }

    let paths: [CatalogUnitPath]
    private let choices: SampleChoices
    private let template: TextTemplate
    /// Nil where there is but one wording.
    private let marked: TextTemplate?
    private let texts: TextSet

    /// - Parameters:
    ///   - key: it shows the arguments too, `%lld files`.
    ///   - localization: the wordings.
    ///   - texts: in which language, and with which words.
    ///   - word: what stands for a text; nil for `Abc`, `Def` and so on.
    init(key: String, _ localization: CatalogLocalization, _ texts: TextSet, word: String? = nil) {
        let units = localization.units
        self.texts = texts
        paths = units.map(\.path)
        template = localization.template ?? TextTemplate("")
        choices = SampleChoices(key: key, template, paths, word: word)
        guard units.count > 1, units.count < Self.limit else {
            marked = nil
            return
        }
        var localization = localization
        for (place, unit) in units.enumerated() {
            let text = String(String.UnicodeScalarView(unit.unit.value.unicodeScalars.filter { Self.place($0) == nil }))
            localization[unit.path] = CatalogUnit(Self.mark(place) + text)
        }
        marked = localization.template
    }

    /// As many as plane 16 has scalars for private use.
    private static let limit = 0xFFFE
    private static let first: UInt32 = 0x10_0000

    private static func mark(_ place: Int) -> String {
        Unicode.Scalar(first + UInt32(place)).map { String($0) } ?? ""
    }

    private static func place(_ scalar: Unicode.Scalar) -> Int? {
        scalar.value >= first ? Int(scalar.value - first) : nil
    }

    /// The fewest samples that take every wording that can be taken: the next one always takes the most that are left.
    func covering() -> [Reached] {
        guard let marked else { return [Reached(sample: choices.first, wordings: Set(paths.indices))] }
        var known: Set<Set<Int>> = []
        var found: [Reached] = []
        var compiled: [Situation: CompiledText] = [:]
        for sample in choices.samples {
            guard let text = try? format(marked, sample, &compiled) else { continue }
            let wordings = Set(text.unicodeScalars.lazy.compactMap(Self.place))
            if !wordings.isEmpty, known.insert(wordings).inserted {
                found.append(Reached(sample: sample, wordings: wordings))
            }
        }
        var left = found.reduce(into: Set<Int>()) { $0.formUnion($1.wordings) }
        var chosen: [Reached] = []
        while !left.isEmpty {
            var best = (index: 0, count: 0)
            for (index, reached) in found.enumerated() {
                let count = reached.wordings.intersection(left).count
                if count > best.count { best = (index, count) }
            }
            chosen.append(found[best.index])
            left.subtract(found[best.index].wordings)
        }
        // In the order of the wordings, so that `one` comes before `other`.
        return chosen.sorted { ($0.wordings.min() ?? 0) < ($1.wordings.min() ?? 0) }
    }

    /// The sample with which the text takes most columns of a terminal.
    func widest() -> (sample: Sample, text: String, columns: Int)? {
        var compiled: [Situation: CompiledText] = [:]
        var widest: (sample: Sample, text: String, columns: Int)?
        for sample in choices.samples {
            guard let text = try? format(template, sample, &compiled) else { continue }
            let columns = DisplayWidth.columns(of: text)
            if columns > widest?.columns ?? -1 { widest = (sample, text, columns) }
        }
        return widest
    }

    /// The text with a sample.
    func format(_ sample: Sample) throws -> String {
        var compiled: [Situation: CompiledText] = [:]
        return try format(template, sample, &compiled)
    }

    /// What a text is compiled for.
    private struct Situation: Hashable {
        let device: String?
        let width: Int?
    }

    private func format(
        _ template: TextTemplate, _ sample: Sample, _ compiled: inout [Situation: CompiledText]
    ) throws -> String {
        let situation = Situation(device: sample.device, width: sample.width)
        if compiled[situation] == nil {
            var options = texts.options
            (options.device, options.width) = (sample.device, sample.width)
            compiled[situation] = try template.compiled(in: texts.locale, options: options)
        }
        return try compiled[situation]?.format(choices.uses.values(of: sample.words)) ?? ""
    }
}

/// A language that texts are formatted in, and the words that inflection has.
struct TextSet {
    let locale: LocaleID
    let options: TextOptions
}
