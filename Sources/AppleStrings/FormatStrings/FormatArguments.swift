public import LocaleFormatTexts

/// The arguments that a text takes, each with all that takes it.
///
/// ```swift
/// let arguments = FormatArguments(of: "%2$@ has %1$lld files")
/// arguments.uses[1]?.map(\.kind)     // [.integer]
/// arguments.uses[2]?.map(\.text)     // ["%2$@"]
/// ```
public struct FormatArguments: Hashable, Sendable {
    /// One thing that takes an argument.
    public typealias Use = ArgumentUse

    /// By argument, counted from 1; in the order of the text, those of a substitution where the text names it.
    public private(set) var uses: [Int: [Use]] = [:]
    /// Specifiers that take no argument that can be, as `MarkupError.Reason.invalidSpecifier(_:expected:)`, and arguments for
    /// which no value is right in all places, as `MarkupError.Reason.conflictingKinds(argument:_:_:)`. Arguments beyond a limit
    /// are not told: `MarkupError.Reason.tooManyParts(limit:)`.
    public private(set) var faults: [MarkupError.Reason] = []
    /// Whether some arguments are numbered in a text, by a position or by what a substitution states, and others are not, so
    /// that it matters how they are counted: POSIX leaves open what that means.
    public private(set) var isMixed = false
    /// By argument: what every use takes.
    private var values: [Int: ArgumentKind.Values] = [:]
    /// The uses of arguments that have more of them than are compared one after another.
    private var many: [Int: Set<Use>] = [:]

    /// No arguments.
    public init() {}

    /// The arguments of one wording, with those of the substitutions that it names.
    public init(of text: String, substitutions: [String: TextSubstitution] = [:]) {
        var reader = Reader(substitutions)
        reader.read(text, ArgumentNumbering())
        self = reader.arguments
    }

    /// The arguments of all wordings of a text, with those that choose among them.
    ///
    /// - Parameters:
    ///   - template: the wordings.
    ///   - key: the key of the text, where it shows its arguments too: `%lld files`.
    public init(of template: TextTemplate, key: String? = nil) {
        var reader = Reader(template.substitutions)
        if let key { reader.read(key, ArgumentNumbering()) }
        reader.read(template.variation, ArgumentNumbering())
        self = reader.arguments
    }

    /// What values every use of an argument takes: empty if none is right everywhere, nil for an argument that is not used.
    public func values(at argument: Int) -> ArgumentKind.Values? { values[argument] }

    /// Notes that an argument is taken.
    ///
    /// - Returns: `MarkupError.Reason.conflictingKinds(argument:_:_:)` if the argument is taken as something else already, as
    ///   in `"%1$s %1$d"`: the first time for each argument.
    @discardableResult
    mutating func add(_ use: Use, at argument: Int) -> MarkupError.Reason? {
        let before = values[argument] ?? use.kind.values
        let now = before.intersection(use.kind.values)
        values[argument] = now
        defer { note(use, at: argument) }
        guard now.isEmpty, !before.isEmpty,
            let other = uses[argument]?.first(where: { $0.kind.values.isDisjoint(with: use.kind.values) })
        else { return nil }
        return .conflictingKinds(argument: argument, other, use)
    }

    /// Adds a use that is not there yet.
    private mutating func note(_ use: Use, at argument: Int) {
        let count = uses[argument]?.count ?? 0
        if count < 16 {
            guard uses[argument]?.contains(use) != true else { return }
        } else {
            if many[argument] == nil { many[argument] = Set(uses[argument] ?? []) }
            guard many[argument]?.insert(use).inserted == true else { return }
        }
        uses[argument, default: []].append(use)
    }

    // MARK: Reading

    private struct Reader {
        var arguments = FormatArguments()
        private let substitutions: [String: TextSubstitution]
        /// Wordings of a substitution are read once for each argument.
        private var known: Set<Mention> = []
        private var open: Set<String> = []
        private var depth = 0
        /// Texts that were read, and their bytes: as many as a program that compiles them takes.
        private var texts = 0
        private var bytes = 0

        private struct Mention: Hashable {
            let name: String
            let argument: Int
        }

        init(_ substitutions: [String: TextSubstitution]) { self.substitutions = substitutions }

        mutating func read(_ variation: TextVariation, _ numbering: ArgumentNumbering) {
            switch variation {
            case .text(let text): read(text, numbering)
            case .device(let wordings):
                for (_, wording) in wordings.sorted(by: { $0.key < $1.key }) { read(wording, numbering) }
            case .width(let wordings):
                for (_, wording) in wordings.sorted(by: { $0.key < $1.key }) { read(wording, numbering) }
            case .selection(let argument, let wordings):
                add(.init(.string, "selection"), at: argument ?? numbering.next)
                for (_, wording) in wordings.sorted(by: { $0.key < $1.key }) { read(wording, numbering) }
            case .plural(_, let argument, let wordings):
                let place = PluralArgument(argument, of: wordings, numbering, substitutions)
                add(.init(.plural, "plural"), at: place.argument)
                for (_, wording) in wordings.sorted(by: { $0.key < $1.key }) {
                    read(wording, place.numbering(numbering, in: wording))
                }
            }
        }

        mutating func read(_ text: String, _ start: ArgumentNumbering) {
            texts += 1
            bytes += text.utf8.count
            guard texts <= TextLimits.wordings, bytes <= TextLimits.bytes else {
                let fault = MarkupError.Reason.tooManyParts(limit: TextLimits.wordings)
                if arguments.faults.last != fault { arguments.faults.append(fault) }
                return
            }
            guard text.utf8.contains(UInt8(ascii: "%")) else { return }
            let tree: MarkupTree
            do { tree = try MarkupTree(parsing: text, lenient: true) } catch {
                arguments.faults.append(error.reason)
                return
            }
            let bytes = Array(text.utf8)
            let (specifiers, problems) = tree.specifiersAndProblems
            arguments.faults += problems.lazy.map(\.reason).filter {
                if case .tooManyParts = $0 { true } else { false }
            }
            var numbering = start.reading(specifiers, substitutions)
            if start.own == nil, isMixed(specifiers) { arguments.isMixed = true }
            for specifier in specifiers {
                let written = String(decoding: bytes[specifier.range], as: UTF8.self)
                do throws(ArgumentNumbering.Fault) {
                    let taken = try numbering.take(specifier, substitutions)
                    for star in [taken.width, taken.precision] {
                        if let star { add(.init(.integer, "*"), at: star) }
                    }
                    if let kind = specifier.kind {
                        add(.init(kind, written, specifier), at: taken.value)
                    } else if case .substitution(let name) = specifier.conversion {
                        read(Mention(name: name, argument: taken.value))
                    }
                } catch { arguments.faults.append(.invalidSpecifier(written, expected: error.expected)) }
            }
            if numbering.hasPassedOver { arguments.isMixed = true }
            readAlternatives(tree, start)
        }

        /// What is said where the term of address is not known is a text of its own.
        private mutating func readAlternatives(_ tree: MarkupTree, _ start: ArgumentNumbering) {
            guard depth < TextLimits.depth else { return }
            depth += 1
            defer { depth -= 1 }
            for node in tree.nodes {
                for attribute in node.attributes where attribute.key == "inflectionAlternative" {
                    if let text = attribute.value.stringValue { read(text, start) }
                }
            }
        }

        /// A substitution within itself is left: that it is an error is said elsewhere.
        private mutating func read(_ mention: Mention) {
            guard let substitution = substitutions[mention.name], !open.contains(mention.name),
                open.count < TextLimits.depth, known.insert(mention).inserted
            else { return }
            open.insert(mention.name)
            defer { open.remove(mention.name) }
            if let kind = substitution.formatSpecifier?.kind {
                add(.init(kind, "%" + substitution.specifier), at: mention.argument)
            } else {
                arguments.faults.append(substitution.fault)
            }
            read(substitution.variation, ArgumentNumbering(ofSubstitution: mention.argument))
        }

        private func isMixed(_ specifiers: [FormatSpecifier]) -> Bool {
            var positions: [Int?] = []
            for specifier in specifiers where specifier.conversion != .substitutionArgument {
                for case .argument(let position)? in [specifier.width, specifier.precision] {
                    positions.append(position)
                }
                if specifier.position != nil || specifier.statedArgument(substitutions) == nil {
                    positions.append(specifier.position)
                }
            }
            return positions.contains(nil) && positions.contains { $0 != nil }
        }

        private mutating func add(_ use: Use, at argument: Int) {
            if let fault = arguments.add(use, at: argument) { arguments.faults.append(fault) }
        }
    }
}
