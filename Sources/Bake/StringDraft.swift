import LocaleFormat
import LocaleFormatBaked
internal import LocaleFormatMemory

/// Programs that the strings of one table share in one locale: how numbers and dates are written, and plural rules.
///
/// Strings name them by their places here, so that the strings of a language are the same bytes in all its regions.
struct StringStyles {
    private(set) var records: [Int] = []
    private var places: [Int: Int] = [:]
    fileprivate(set) var hasDates = false

    mutating func place(of record: Int) -> Int {
        if let place = places[record] { return place }
        places[record] = records.count
        records.append(record)
        return records.count - 1
    }
}

/// A string while it is written down, whatever its syntax: nodes and places that are the same stand once.
struct StringDraft {
    private let zones: [TimeZoneID]
    private var model = StringModel()
    private(set) var styles: StringStyles
    private(set) var writer: BakedWriter
    private var nodes: [StringModel.Node: Int] = [:]
    private var places: [StringModel.Place: Int] = [:]

    init(
        names: [String], isRightToLeft: Bool, _ zones: [TimeZoneID], _ styles: StringStyles, _ writer: BakedWriter
    ) {
        (self.zones, self.styles, self.writer) = (zones, styles, writer)
        (model.names, model.isRightToLeft) = (names, isRightToLeft)
    }

    /// - Parameter entry: the node where the text begins.
    /// - Returns: the place of the string's record.
    mutating func finish(_ entry: Int) -> Int {
        // The entry is the last node, whatever was before it.
        if entry != model.nodes.count - 1 { model.nodes.append(.wording([.node(entry)], isPercentText: false)) }
        return model.bake(to: &writer)
    }

    mutating func add(_ node: StringModel.Node) -> Int {
        if let place = nodes[node] { return place }
        nodes[node] = model.nodes.count
        model.nodes.append(node)
        return model.nodes.count - 1
    }

    mutating func add(_ place: StringModel.Place) -> Int {
        if let known = places[place] { return known }
        places[place] = model.places.count
        model.places.append(place)
        return model.places.count - 1
    }

    // MARK: Styles

    mutating func rules(_ rules: PluralRules) -> Int { styles.place(of: rules.bake(to: &writer)) }

    /// - Parameters:
    ///   - source: what the style was made of, which may say more than the style.
    ///   - text: the place as it is written, for who reads why it is refused.
    ///   - choosesPlurals: whether plural rules ask it too. What they see of words, no program says.
    mutating func style(
        _ style: CompiledNumber, of source: NumberSpecification? = nil, _ text: String, choosesPlurals: Bool = false
    ) throws(BakingFailure) -> Int {
        if choosesPlurals, style.isInWords {
            throw .refusal("the number '\(text)' is in words, and chooses among others")
        }
        if let record = style.bake(to: &writer) { return styles.place(of: record) }
        guard let source, let equal = CompiledNumber.equal(to: style, source), let record = equal.bake(to: &writer)
        else {
            throw .refusal("ICU alone writes the number '\(text)'")
        }
        return styles.place(of: record)
    }

    /// - Parameter own: a zone whose names are written down beside those of the list.
    mutating func style(
        _ style: DateStyle, own: TimeZoneID? = nil, _ text: String
    ) throws(BakingFailure) -> Int {
        var zones = zones
        if let own, !zones.contains(own) { zones.append(own) }
        let record: Int?
        do throws(DateError) { record = try CompiledDate.bake(style, zones: zones, to: &writer) } catch {
            throw .failure(CommandFailure(error))
        }
        guard let record else { throw .refusal("ICU alone writes the date '\(text)'") }
        styles.hasDates = true
        return styles.place(of: record)
    }
}
