import LocaleFormat
import LocaleFormatBaked
internal import LocaleFormatMemory
internal import LocaleFormatTexts

/// An inflected string is written as its forms: for each way through its choices, and for each class and plural category of its numbers, the
/// words that the rules give.
///
/// A form is that of all numbers of its class and category (`NumeralClasses`); three of each are asked, and must agree. What follows
/// other arguments has no end of forms, and is refused.
extension StringBaking {
    /// A way through the choices: where each of them leads.
    private typealias Way = [Int: TextProgram.Node]

    /// Whole numbers of one class and category, the first few of them.
    private struct Group {
        let key: Int
        var numbers: [Int]
    }

    /// What a form is asked of: for each argument, from 1, its value, or numbers that are alike.
    private typealias Sample = [Int: [TextArgument]]

    /// Numbers of every class and category: each length and sign, each end, each first digit, round ones.
    private static let samples: [Int] = {
        var numbers = Array(0...130) + [200, 201, 202, 211, 800, 811, 888]
        for power in 3...15 {
            let base = (0..<power).reduce(1) { base, _ in base * 10 }
            for first in [1, 2, 3, 5, 8, 11, 18] { numbers += [0, 1, 2, 3, 5, 8, 11, 21].map { first * base + $0 } }
        }
        return numbers + numbers.dropFirst().map { -$0 }
    }()

    /// Forms of one string.
    private static let formLimit = 4_096

    /// - Returns: the node where the string begins.
    mutating func inflected(_ text: CompiledText) throws(BakingFailure) -> Int {
        guard let inflector = program.inflector, let rules = inflector.plurals, program.hasFormsByNumber else {
            throw .refusal("its alternatives have arguments of their own")
        }
        let forms = Forms(text: text, rules: rules, classes: inflector.numerals)
        var way: Way = [:]
        return try node(of: forms, &way)
    }

    private final class Forms {
        let text: CompiledText
        let rules: PluralRules
        let classes: NumeralClasses
        var count = 0

        init(text: CompiledText, rules: PluralRules, classes: NumeralClasses) {
            (self.text, self.rules, self.classes) = (text, rules, classes)
        }
    }

    // MARK: Choices

    private mutating func node(of forms: Forms, _ way: inout Way) throws(BakingFailure) -> Int {
        var pending = [program.entry]
        var wordings: [Int] = []
        while let next = pending.popLast() {
            switch next {
            case .wording(let index):
                wordings.append(index)
                for step in program.wordings[index].steps.reversed() {
                    if case .substitution(let node) = step { pending.append(node) }
                }
            case .choice(let index):
                guard let chosen = way[index] else { return try choice(index, forms, &way) }
                pending.append(chosen)
            }
        }
        return try leaf(wordings, forms, way)
    }

    private mutating func choice(_ index: Int, _ forms: Forms, _ way: inout Way) throws(BakingFailure) -> Int {
        var known: [TextProgram.Node: Int] = [:]
        func target(
            _ baking: inout StringBaking, _ node: TextProgram.Node
        ) throws(BakingFailure) -> Int {
            if let known = known[node] { return known }
            var next = way
            next[index] = node
            let made = try baking.node(of: forms, &next)
            known[node] = made
            return made
        }
        switch program.choices[index] {
        case .plural(let choice): return draft.add(.plural(try plural(choice, target)))
        case .selection(let choice): return draft.add(.selection(try selection(choice, target)))
        case .limits: throw .refusal("a choice by limits is not inflected")
        }
    }

    // MARK: Forms

    /// The forms of one way: by its numbers.
    private mutating func leaf(
        _ wordings: [Int], _ forms: Forms, _ way: Way
    ) throws(BakingFailure) -> Int {
        var numbers = Set(program.agreeingArguments)
        var sample: Sample = [:]
        for index in wordings {
            let wording = program.wordings[index]
            for (step, isBystander) in zip(wording.steps, program.bystanders(in: wording)) {
                guard case .argument(let box) = step else { continue }
                let place = box.place
                if isBystander, place.takesAnyText {
                    sample[place.argument] = [.string("X")]
                } else if place.showsWholeNumbers, !place.takesAnyText {
                    numbers.insert(place.argument)
                } else {
                    throw .refusal(
                        "words follow '\(place.text)', which is known at run time alone; what can be baked follows whole numbers"
                    )
                }
            }
        }
        var groups: [Int: [Group]] = [:]
        for argument in numbers { groups[argument] = try self.groups(of: argument, forms, way) }
        for (index, node) in way {
            switch program.choices[index] {
            case .plural(let choice) where !numbers.contains(choice.place.argument):
                let argument = choice.place.argument
                guard let first = try self.groups(of: argument, forms, way).first else { return nothing() }
                sample[argument] = [.integer(first.numbers[0])]
            case .selection(let choice):
                let key = choice.wordings.first { $0.node == node }?.key
                sample[choice.argument] = [.string(key ?? "\u{1}")]
            default: break
            }
        }
        return try numerals(numbers.sorted()[...], groups, forms, sample)
    }

    /// Numbers that go this way, by class and category.
    private func groups(
        of argument: Int, _ forms: Forms, _ way: Way
    ) throws(BakingFailure) -> [Group] {
        var groups: [Group] = []
        for number in Self.samples {
            var goes = true
            for (index, node) in way {
                guard case .plural(let choice) = program.choices[index], choice.place.argument == argument else {
                    continue
                }
                guard let chosen = choice.node(forWhole: NumberValue(number)) else {
                    throw .refusal("words follow a number that is not written digit by digit")
                }
                goes = goes && chosen == node
            }
            guard goes else { continue }
            let numeral = forms.classes.class(of: UInt64(number.magnitude), isNegative: number < 0)
            let key = Int(numeral) << 3 | forms.rules.category(for: Int(number.magnitude)).order
            if let known = groups.firstIndex(where: { $0.key == key }) {
                if groups[known].numbers.count < 3 { groups[known].numbers.append(number) }
            } else {
                groups.append(Group(key: key, numbers: [number]))
            }
        }
        return groups
    }

    private mutating func numerals(
        _ arguments: ArraySlice<Int>, _ groups: [Int: [Group]], _ forms: Forms, _ sample: Sample
    ) throws(BakingFailure) -> Int {
        guard let argument = arguments.first else { return try form(forms, sample) }
        var rows: [StringModel.Numerals.Row] = []
        for group in groups[argument] ?? [] {
            var next = sample
            next[argument] = group.numbers.map { .integer($0) }
            rows.append(.init(group.key, try numerals(arguments.dropFirst(), groups, forms, next)))
        }
        return draft.add(
            .numerals(
                .init(
                    argument: argument - 1, rules: draft.rules(forms.rules),
                    classes: forms.classes, rows: rows)))
    }

    /// What no whole number comes to.
    private mutating func nothing() -> Int {
        draft.add(.numerals(.init(argument: 0, rules: 0, classes: .other, rows: [])))
    }

    /// The words for numbers that are alike.
    private mutating func form(_ forms: Forms, _ sample: Sample) throws(BakingFailure) -> Int {
        forms.count += 1
        guard forms.count <= Self.formLimit else { throw .refusal("it has more than \(Self.formLimit) forms") }
        let count = sample.keys.max() ?? 0
        var found: [StringModel.Piece]?
        for round in 0..<(sample.values.map(\.count).max() ?? 1) {
            let arguments = (0..<count).map { place -> TextArgument in
                guard let values = sample[place + 1] else { return .string("X") }
                return values[round % values.count]
            }
            let pieces = try pieces(forms.text, arguments)
            guard found == nil || found == pieces else {
                throw .refusal("its words differ among numbers of one class and plural category")
            }
            found = pieces
        }
        return draft.add(.wording(found ?? [], isPercentText: false))
    }

    private mutating func pieces(
        _ text: CompiledText, _ arguments: [TextArgument]
    ) throws(BakingFailure) -> [StringModel.Piece] {
        let parts: [InflectedPart]
        do throws(TextError) { parts = try text.inflectedParts(arguments) } catch { throw .refusal("\(error)") }
        var pieces: [StringModel.Piece] = []
        var literal = ""
        for part in parts {
            guard let place = part.place else {
                literal += part.text
                continue
            }
            var own: String?
            switch arguments[place.argument - 1] {
            case .string(let text): own = text
            case .number(let value): own = try? place.style?.format(value)
            default: break
            }
            guard own == part.text else { throw .refusal("the rules change the argument '\(place.text)' itself") }
            if !literal.isEmpty { pieces.append(.text(literal)) }
            literal = ""
            pieces.append(.place(try self.place(place, isTextAlone: place.takesAnyText)))
        }
        if !literal.isEmpty { pieces.append(.text(literal)) }
        return pieces
    }
}

extension ArgumentPlace {
    /// Whether text of any kind is taken, which may stand apart from inflected words.
    fileprivate var takesAnyText: Bool {
        guard case .specifier(let specifier) = form else { return true }
        return specifier.conversion == .object || specifier.conversion == .string
    }
}
