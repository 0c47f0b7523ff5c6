package import LocaleFormatCore

extension MessageFormat2 {
    /// The data model of UTS #35 part 9. `Codable` in its JSON form; ``description`` writes the syntax.
    ///
    /// ```swift
    /// let message = try MessageFormat2("Hello {$name :string}!").message
    /// message.pattern?.count         // 3
    /// message.description            // "Hello {$name :string}!"
    /// ```
    public struct Message: Hashable, Sendable {
        /// What is written: one pattern, or one of several.
        public enum Body: Hashable, Sendable {
            /// A message without `.match`.
            case pattern(Pattern)
            /// Names of the variables that choose, and what they choose among.
            case select(selectors: [VariableName], variants: [Variant])
        }

        /// `.input` and `.local`, in their order.
        public var declarations: [Declaration]
        /// What is written.
        public var body: Body

        /// A message by its parts. Nothing is checked: `MessageFormat2.init(_: Message)` does.
        public init(declarations: [Declaration] = [], body: Body) {
            (self.declarations, self.body) = (declarations, body)
        }

        /// A message of one pattern.
        public init(declarations: [Declaration] = [], pattern: Pattern) {
            self.init(declarations: declarations, body: .pattern(pattern))
        }

        /// The pattern, where there is but one.
        public var pattern: Pattern? {
            if case .pattern(let pattern) = body { return pattern }
            return nil
        }
    }

    /// `.input {$x :number}` or `.local $x = {1 :number}`.
    public enum Declaration: Hashable, Sendable {
        /// An argument, with the function that reads it. The operand of the expression is the variable.
        case input(Expression)
        /// A name for an expression.
        case local(VariableName, Expression)
    }

    /// Text and placeholders.
    public typealias Pattern = [PatternPart]

    /// A part of a pattern.
    public enum PatternPart: Hashable, Sendable {
        /// Text, without escapes.
        case text(String)
        /// `{$x :number}`
        case expression(Expression)
        /// `{#b}`, `{/b}`, `{#img/}`
        case markup(Markup)
    }

    /// `{$x :number minimumFractionDigits=2 @comment=|…|}`: an operand, a function, or both.
    public struct Expression: Hashable, Sendable {
        /// A literal or a variable; nil where a function makes its value alone.
        public var operand: Operand?
        /// What reads and formats the operand.
        public var function: FunctionReference?
        /// For translators and tools; without effect on the text.
        public var attributes: [Attribute]
        /// Where it stands in the source.
        package var place = SourcePlace()

        /// An expression by its parts.
        public init(_ operand: Operand?, _ function: FunctionReference? = nil, attributes: [Attribute] = []) {
            (self.operand, self.function, self.attributes) = (operand, function, attributes)
        }
    }

    /// A literal or a variable.
    public enum Operand: Hashable, Sendable {
        /// Its text, without escapes; whether it was quoted has no meaning.
        case literal(String)
        /// `$x`
        case variable(VariableName)
    }

    /// `:number minimumFractionDigits=2`
    public struct FunctionReference: Hashable, Sendable {
        /// With its namespace, `ns:name`.
        public var name: String
        /// In their order, which has no meaning.
        public var options: [Option]

        /// A function by its parts.
        public init(_ name: String, options: [Option] = []) { (self.name, self.options) = (name, options) }
    }

    /// `minimumFractionDigits=2`
    public struct Option: Hashable, Sendable {
        /// With its namespace, `u:id`.
        public var name: String
        /// What it is set to.
        public var value: Operand
        var place = SourcePlace()

        /// An option by its parts.
        public init(_ name: String, _ value: Operand) { (self.name, self.value) = (name, value) }
    }

    /// `@translate=no`
    public struct Attribute: Hashable, Sendable {
        /// With its namespace.
        public var name: String
        /// A literal; nil where there is none.
        public var value: String?

        /// An attribute by its parts.
        public init(_ name: String, _ value: String? = nil) { (self.name, self.value) = (name, value) }
    }

    /// `{#b}`, `{/b}`, `{#img src=|a.png|/}`: what a program makes of it is its own affair; in text it is nothing.
    public struct Markup: Hashable, Sendable {
        /// Whether it begins, ends, or stands alone.
        public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
            /// `{#b}`
            case open
            /// `{#img/}`
            case standalone
            /// `{/b}`
            case close
        }

        /// Whether it begins, ends, or stands alone.
        public var kind: Kind
        /// With its namespace.
        public var name: String
        /// In their order, which has no meaning.
        public var options: [Option]
        /// For translators and tools.
        public var attributes: [Attribute]
        package var place = SourcePlace()

        /// Markup by its parts.
        public init(_ kind: Kind, _ name: String, options: [Option] = [], attributes: [Attribute] = []) {
            (self.kind, self.name, self.options, self.attributes) = (kind, name, options, attributes)
        }
    }

    /// `one * {{…}}`
    public struct Variant: Hashable, Sendable {
        /// One for each selector.
        public var keys: [Key]
        /// What is written.
        public var pattern: Pattern
        var place = SourcePlace()

        /// A variant by its parts.
        public init(_ keys: [Key], _ pattern: Pattern) { (self.keys, self.pattern) = (keys, pattern) }
    }

    /// What a selector's value must match.
    public enum Key: Hashable, Sendable {
        /// Its text, without escapes.
        case literal(String)
        /// `*`: whatever the value is.
        case catchAll
    }

    /// The name of a variable, without `$`, in Unicode's form C.
    public struct VariableName: Hashable, Sendable, ExpressibleByStringLiteral {
        /// The name.
        public var name: String
        package var place = SourcePlace()

        /// A name, which is brought to form C.
        public init(_ name: String) { self.name = name.inFormC }
        public init(stringLiteral value: String) { self.init(value) }
    }
}

/// Where a node begins. No part of the node's value: all places are equal.
package struct SourcePlace: Hashable, Sendable {
    package var position = SourcePosition(offset: 0, line: 1, column: 1)

    package static func == (left: SourcePlace, right: SourcePlace) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
}
