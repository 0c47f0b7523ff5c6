internal import LocaleFormatDatePrograms
internal import LocaleFormatIdentifiers
internal import LocaleFormatMemory
internal import LocaleFormatNumberPrograms

/// A baked string ready to run: literals, places and choices as plain values, over the number programs of its table. It is written in one go
/// into the memory of the result, counts no references and takes no lock.
final class StringProgram: Sendable {
    /// A literal, and what follows it.
    struct Part: BitwiseCopyable, Sendable {
        enum Kind: BitwiseCopyable, Sendable {
            case literal
            case place(Int)
            case node(Int)
        }

        let literal: PooledText
        let kind: Kind
    }

    enum Node: BitwiseCopyable, Sendable {
        /// Where it begins and ends in the parts.
        case wording(start: Int, end: Int, isPercentText: Bool)
        case plural(Int)
        case selection(Int)
        case limits(Int)
        case numerals(Int)
        case keys(Int)
        case category(Int)
    }

    /// What is known of a place without a look at its model.
    struct Place: BitwiseCopyable, Sendable {
        let argument: Int
        /// Of the style of numbers; below 0 where there is none.
        let style: Int
        /// Which numbers are written in the style and nothing else; which text is copied.
        let takesWhole: Bool
        let takesNegative: Bool
        let takesNumbers: Bool
        let takesText: Bool
        /// Whether the style is one of dates.
        let isDate: Bool
    }

    /// What the styles of a table are to a string.
    enum Style: Sendable {
        case number(BakedNumber)
        case date(BakedDateSource)
        case plural(PluralProgram)
    }

    /// When inserted text is isolated.
    struct Isolation: Sendable {
        enum Mode: UInt8, Sendable { case automatic, always, never }

        let mode: Mode
        let isRightToLeft: Bool

        /// No right-to-left character has a lesser byte alone in UTF-8.
        static let leastRightToLeft: UInt8 = 0xD6

        func isolates(_ text: String) -> Bool {
            switch mode {
            case .never: false
            case .always: !text.isEmpty
            case .automatic: InsertedText.needsIsolation(text, fromRightToLeft: isRightToLeft)
            }
        }
    }

    /// A choice by the plural category of a number.
    final class Plural: Sendable {
        let model: StringModel.Plural
        let rules: PluralProgram
        let number: HeldReference<BakedNumber>
        private let nodes: InlineArray<6, Int>
        /// For exactly 0, 1 and 2 in a catalog; below 0 where there is none.
        private let small: InlineArray<3, Int>

        init(_ model: StringModel.Plural, _ rules: PluralProgram, _ number: BakedNumber?) {
            (self.model, self.rules) = (model, rules)
            self.number = HeldReference(number)
            nodes = InlineArray { model.nodes[$0] }
            small = InlineArray { number in model.exact.first { $0.number == Double(number) }?.node ?? -1 }
        }

        func node(for category: PluralCategory) -> Int { nodes[category.order] }

        /// For a whole number that is displayed as it is; nil where its style must be asked.
        func node(forWhole magnitude: UInt64, isNegative: Bool) -> Int? {
            guard model.showsWholeNumbers, model.offset == 0, !model.comparesDoubles || model.exact.isEmpty else {
                return nil
            }
            if !isNegative, magnitude < 3, small[Int(magnitude)] >= 0 { return small[Int(magnitude)] }
            return node(for: rules.category(for: PluralOperands(integer: magnitude)))
        }

        /// The wording for exactly this number.
        func node(forExactly value: NumberValue) -> Int? {
            if model.exact.isEmpty { return nil }
            if model.comparesDoubles {
                let number = value.nearestDouble
                return model.exact.first { $0.number == number }?.node
            }
            return model.exact.first { value == NumberValue(Int($0.number)) }?.node
        }
    }

    /// A choice by the class and the category of a whole number.
    final class Numerals: Sendable {
        let argument: Int
        let rules: PluralProgram
        private let classes: NumeralClasses
        private let keys: FrozenTable<UInt16>
        private let nodes: FrozenTable<Int>

        init(_ model: StringModel.Numerals, _ rules: PluralProgram) {
            (argument, classes, self.rules) = (model.argument, model.classes, rules)
            keys = FrozenTable(model.rows.map { UInt16(truncatingIfNeeded: $0.key) })
            nodes = FrozenTable(model.rows.map(\.node))
        }

        /// Nil for numbers that nobody asked for when the string was baked.
        func node(for magnitude: UInt64, isNegative: Bool) -> Int? {
            let category = rules.category(for: PluralOperands(integer: magnitude))
            let key = classes.class(of: magnitude, isNegative: isNegative) << 3 | UInt64(category.order)
            for place in 0..<keys.count where UInt64(keys[place]) == key { return nodes[place] }
            return nil
        }
    }

    /// A choice by the plural category of what functions make of an argument.
    final class Category: Sendable {
        let model: StringModel.Category
        let rules: PluralProgram
        let number: HeldReference<BakedNumber>

        init(_ model: StringModel.Category, _ rules: PluralProgram, _ number: BakedNumber) {
            (self.model, self.rules) = (model, rules)
            self.number = HeldReference(number)
        }
    }

    /// Made of what a text needs beyond its nodes, and changed while it is written.
    struct Progress {
        var steps = 0
        var failure: BakedError?
    }

    /// Nodes and parts that one text goes through.
    static let stepLimit = 1_000_000
    /// Bytes of a text.
    static let sizeLimit = 1 << 28

    let model: StringModel
    let isolation: Isolation
    let entry: Int
    let pool: TextPool
    let parts: FrozenTable<Part>
    let nodes: FrozenTable<Node>
    let places: FrozenTable<Place>
    let numbers: HeldObjects<BakedNumber>
    let dates: [BakedDateSource]
    let plurals: HeldObjects<Plural>
    let numerals: HeldObjects<Numerals>
    let selections: [StringModel.Selection]
    let limits: [StringModel.Limits]
    let keys: [StringModel.Keys]
    let categories: HeldObjects<Category>
    /// By place: the number or the date of its style, and the numbers of the padded ones.
    let padded: [[BakedNumber]]

    /// - Parameter style: finds a style of the table.
    init(
        _ model: StringModel, _ isolation: Isolation.Mode, style: (Int) throws(BakedFault) -> Style
    ) throws(BakedFault) {
        func number(_ index: Int) throws(BakedFault) -> BakedNumber {
            guard case .number(let number) = try style(index) else {
                throw BakedFault(at: 0, expected: "a number as style \(index)")
            }
            return number
        }
        func rules(_ index: Int) throws(BakedFault) -> PluralProgram {
            guard case .plural(let rules) = try style(index) else {
                throw BakedFault(at: 0, expected: "plural rules as style \(index)")
            }
            return rules
        }
        var builder = Builder()
        for place in model.places {
            var (index, isDate) = (-1, false)
            if let own = place.style {
                switch try style(own) {
                case .number(let number) where place.form != .date: index = builder.add(number)
                case .date(let date) where place.form == .date || place.form == .outcome:
                    (index, isDate) = (builder.dates.count, true)
                    builder.dates.append(date)
                default: throw BakedFault(at: 0, expected: "another kind of style \(own)")
                }
            }
            builder.places.append(Place(place, index, isDate: isDate))
            var padded: [BakedNumber] = []
            for style in place.padded { padded.append(try number(style)) }
            builder.padded.append(padded)
        }
        for node in model.nodes {
            switch node {
            case .plural(let plural):
                var own: BakedNumber?
                if let style = plural.style { own = try number(style) }
                builder.plurals.append(Plural(plural, try rules(plural.rules), own))
            case .numerals(let numerals): builder.numerals.append(Numerals(numerals, try rules(numerals.rules)))
            case .category(let category):
                builder.categories.append(
                    Category(category, try rules(category.rules), try number(category.style)))
            case .wording, .selection, .limits, .keys: break
            }
            builder.add(node)
        }
        (self.model, entry) = (model, model.nodes.count - 1)
        self.isolation = Isolation(mode: isolation, isRightToLeft: model.isRightToLeft)
        pool = builder.pool.pool
        parts = FrozenTable(builder.parts)
        nodes = FrozenTable(builder.nodes)
        places = FrozenTable(builder.places)
        numbers = HeldObjects(builder.numbers)
        dates = builder.dates
        plurals = HeldObjects(builder.plurals)
        numerals = HeldObjects(builder.numerals)
        categories = HeldObjects(builder.categories)
        (selections, limits, keys) = (builder.selections, builder.limits, builder.keys)
        padded = builder.padded
    }

    private struct Builder {
        var pool = TextPool.Builder()
        var parts: [Part] = []
        var nodes: [Node] = []
        var places: [Place] = []
        var numbers: [BakedNumber] = []
        var dates: [BakedDateSource] = []
        var plurals: [Plural] = []
        var numerals: [Numerals] = []
        var selections: [StringModel.Selection] = []
        var limits: [StringModel.Limits] = []
        var keys: [StringModel.Keys] = []
        var categories: [Category] = []
        var padded: [[BakedNumber]] = []

        mutating func add(_ number: BakedNumber) -> Int {
            if let known = numbers.firstIndex(where: { $0 === number }) { return known }
            numbers.append(number)
            return numbers.count - 1
        }

        mutating func add(_ node: StringModel.Node) {
            switch node {
            case .wording(let pieces, let isPercentText):
                let start = parts.count
                var literal = ""
                func end(_ kind: Part.Kind) {
                    parts.append(Part(literal: pool.add(literal), kind: kind))
                    literal = ""
                }
                for piece in pieces {
                    switch piece {
                    case .text(let text): literal += text
                    case .place(let place): end(.place(place))
                    case .node(let node): end(.node(node))
                    }
                }
                if !literal.isEmpty { end(.literal) }
                nodes.append(.wording(start: start, end: parts.count, isPercentText: isPercentText))
            case .plural: nodes.append(.plural(plurals.count - 1))
            case .numerals: nodes.append(.numerals(numerals.count - 1))
            case .category: nodes.append(.category(categories.count - 1))
            case .keys(let choice):
                nodes.append(.keys(keys.count))
                keys.append(choice)
            case .selection(let selection):
                nodes.append(.selection(selections.count))
                selections.append(selection)
            case .limits(let choice):
                nodes.append(.limits(limits.count))
                limits.append(choice)
            }
        }
    }
}

extension StringProgram.Place {
    fileprivate init(_ place: StringModel.Place, _ style: Int, isDate: Bool) {
        let isPlain = place.width == nil && !place.isSpaced && place.offset == 0 && style >= 0
        argument = place.argument
        (self.style, self.isDate) = (style, isDate)
        takesNegative = place.form != .unsigned
        switch place.form {
        case .object, .value, .number, .floating: (takesWhole, takesNumbers) = (isPlain, isPlain)
        case .integer, .unsigned: (takesWhole, takesNumbers) = (isPlain, false)
        case .text, .character, .date: (takesWhole, takesNumbers) = (false, false)
        case .outcome:
            let isPlain = isPlain && !isDate && place.outcome?.copiesNumbers == true
            (takesWhole, takesNumbers) = (isPlain, isPlain)
        }
        switch place.form {
        case .object, .text, .value: takesText = place.takesText && place.width == nil && place.precision == nil
        default: takesText = false
        }
    }
}

extension StringModel.Outcome {
    /// Whether a number is written as it is, and nothing else.
    fileprivate var copiesNumbers: Bool {
        values == .none && reading.literal == nil && reading.steps.allSatisfy { $0 == .number }
    }
}
