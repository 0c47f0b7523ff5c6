public import LocaleFormatTexts

/// Which argument each specifier of a text takes, counted from 1: the only place where arguments are numbered.
///
/// | written | takes |
/// |---|---|
/// | `%@` | the next argument |
/// | `%2$@` | argument 2; the next argument stays the next |
/// | `%*.*f` | the next one as width, the next as precision, the next as value |
/// | `%1$*2$d` | argument 2 as width, argument 1 as value |
/// | `%#@files@` | the argument that the substitution states; else the next |
/// | `%3$#@files@` | argument 3, whatever the substitution states |
/// | `%arg` | the argument of the substitution in whose wording it stands |
///
/// In a wording of a substitution the first specifier without a position takes the substitution's argument, the next one the
/// argument after it; a position counts the arguments of the whole text there too. An argument that a substitution states, and
/// the text names without a position, is no other specifier's next argument:
///
/// ```swift
/// let specifiers = FormatSpecifier.specifiers(of: "%#@files@ for %@")
/// let files = TextSubstitution(argument: 2, specifier: "lld", variation: .text("%arg files"))
/// // Were `files` about argument 1, "%@" would take argument 2.
/// var numbering = ArgumentNumbering().reading(specifiers, ["files": files])
/// try numbering.take(specifiers[0], ["files": files]).value                 // 2
/// try numbering.take(specifiers[1], ["files": files]).value                 // 1
/// ```
///
/// It is Foundation's reading. The order of width, precision and value is ISO C's (7.21.6.1) and `%n$`, `*m$` are POSIX's
/// (fprintf), which leaves open what a text means that has both kinds; Foundation counts those without a position by
/// themselves (`CFString.c` of swift-corelibs-foundation, `__CFStringAppendFormatCore`: `argNum` moves where `mainArgNum` is
/// not written, and begins at `initialArgPosition` in a wording). That a wording is evaluated with the value that chose it,
/// and sees all arguments, is said in the Foundation Release Notes for OS X v10.9, "Localized Property List File". Xcode
/// writes the `argNum` of a string catalog as a position, `%2$#@files@`, when it exports; what the specifiers without a
/// position mean beside it nobody says, and here they mean the arguments that are left.
///
/// Unlike `va_list`, arguments here know their kinds: a text may leave some out (`%2$@` alone) and still finds the others.
public struct ArgumentNumbering: Hashable, Sendable {
    /// Arguments that one specifier takes.
    public struct Taken: Hashable, Sendable {
        /// The argument that is written, or that chooses a wording.
        public var value: Int
        /// The argument of `*`.
        public var width: Int?
        /// The argument of `.*`.
        public var precision: Int?
    }

    /// Why a specifier takes no argument, for `MarkupError.Reason.invalidSpecifier(_:expected:)`.
    public struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
        /// What would have been right, in words for messages.
        public let expected: String

        public var description: String { "expected \(expected)" }

        static let position = Fault(expected: "a position from 1 to \(FormatSpecifier.maximumPosition)")
        static let tooMany = Fault(expected: "at most \(FormatSpecifier.maximumPosition) arguments")
        static let outsideSubstitution = Fault(expected: "%arg within a substitution only")
    }

    /// The argument of `%arg`; nil for a text outside substitutions.
    public private(set) var own: Int?
    /// What the next specifier without a position takes.
    public private(set) var next: Int
    /// Arguments that are no other specifier's next one.
    private var claimed: Set<Int> = []
    /// Whether an argument was passed over since a substitution states it: where positions are counted apart, the text means
    /// another.
    private(set) var hasPassedOver = false

    /// For the text itself.
    public init() { (own, next) = (nil, 1) }

    /// For a wording of a substitution that is about an argument.
    public init(ofSubstitution argument: Int) { (own, next) = (argument, argument) }

    /// The same, at the beginning of a text with these specifiers.
    public func reading(
        _ specifiers: [FormatSpecifier], _ substitutions: [String: TextSubstitution]
    ) -> ArgumentNumbering {
        var copy = self
        guard !substitutions.isEmpty else { return copy }
        for specifier in specifiers where specifier.position == nil {
            if let stated = specifier.statedArgument(substitutions) { copy.claimed.insert(stated) }
        }
        return copy
    }

    /// The same, with an argument for `%arg`.
    func about(_ argument: Int) -> ArgumentNumbering {
        var copy = self
        copy.own = argument
        return copy
    }

    /// - Throws: for `%arg` outside a substitution, for a position outside 1 to `FormatSpecifier.maximumPosition`, written
    ///   or stated by a substitution, and for more arguments than that. What the specifier takes is counted all the same.
    public mutating func take(
        _ specifier: FormatSpecifier, _ substitutions: [String: TextSubstitution] = [:]
    ) throws(Fault) -> Taken {
        let width = star(specifier.width)
        let precision = star(specifier.precision)
        var taken = Taken(value: 0, width: width, precision: precision)
        var isStated = true
        if specifier.conversion == .substitutionArgument {
            guard let own else { throw .outsideSubstitution }
            taken.value = own
        } else if let position = specifier.position ?? specifier.statedArgument(substitutions) {
            taken.value = position
        } else {
            isStated = false
            taken.value = advance()
        }
        for argument in [taken.width, taken.precision] {
            if let argument, argument > FormatSpecifier.maximumPosition { throw .tooMany }
        }
        guard Self.isPosition(taken.value) else { throw isStated ? .position : .tooMany }
        return taken
    }

    /// Whether an argument of that number can be.
    package static func isPosition(_ argument: Int) -> Bool { (1...FormatSpecifier.maximumPosition).contains(argument) }

    private mutating func star(_ amount: FormatSpecifier.Amount?) -> Int? {
        guard case .argument(let position)? = amount else { return nil }
        return position ?? advance()
    }

    private mutating func advance() -> Int {
        while claimed.contains(next) {
            next += 1
            hasPassedOver = true
        }
        defer { next += 1 }
        return next
    }
}

extension FormatSpecifier {
    /// The argument that the substitution of `%#@name@` states.
    func statedArgument(_ substitutions: [String: TextSubstitution]) -> Int? {
        guard case .substitution(let name) = conversion else { return nil }
        return substitutions[name]?.argument
    }
}
