/// A text of a ``FluentFile`` with its places: `{ $count } files`.
public struct FluentPattern: Hashable, Sendable {
    /// In their order; no two texts side by side.
    public var elements: [FluentElement]

    /// A pattern of elements. Nothing is checked.
    public init(_ elements: [FluentElement]) { self.elements = elements }

    /// A pattern of a text. What would mean something in the file, such as braces, is put in quotes when it is written.
    public init(_ text: String) { elements = text.isEmpty ? [] : [.text(text)] }
}

/// A part of a ``FluentPattern``.
public enum FluentElement: Hashable, Sendable {
    /// As it is shown, without the indentation of its lines.
    case text(String)
    /// What stands between braces.
    case placeable(FluentExpression)
}

/// What a place of a ``FluentPattern`` is for.
public indirect enum FluentExpression: Hashable, Sendable {
    /// A text in quotes, as it is written between them: `\u00E4`, `\"`.
    case string(String)
    /// A number as it is written: `3.14`.
    case number(String)
    /// An argument: `$count`.
    case variable(String)
    /// Another message, or one of its attributes: `menu.label`.
    case message(String, attribute: String?)
    /// A term, or one of its attributes, with what is told it: `-brand(case: "genitive")`.
    case term(String, attribute: String?, FluentArguments?)
    /// A function: `NUMBER($ratio, minimumFractionDigits: 2)`.
    case function(String, FluentArguments)
    /// A choice: `$count -> [one] a file *[other] { $count } files`.
    case select(FluentExpression, [FluentVariant])
    /// Braces within braces.
    case placeable(FluentExpression)

    /// What a text in quotes stands for, without escapes; nil for all else. An escape that is no Unicode scalar is U+FFFD, as in Fluent's own
    /// runtimes.
    public var text: String? {
        guard case .string(let raw) = self else { return nil }
        var text = ""
        var rest = Substring(raw)
        while let slash = rest.firstIndex(of: "\\") {
            text += rest[..<slash]
            rest = rest[slash...].dropFirst()
            guard let mark = rest.popFirst() else { break }
            guard mark == "u" || mark == "U" else {
                text.append(mark)
                continue
            }
            let digits = rest.prefix(mark == "u" ? 4 : 6)
            rest = rest.dropFirst(digits.count)
            text.unicodeScalars.append(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
        }
        return text + rest
    }
}

/// What a function or a term is given.
public struct FluentArguments: Hashable, Sendable {
    /// By their order.
    public var positional: [FluentExpression]
    /// By name, each name once; the values are texts and numbers.
    public var named: [FluentNamedArgument]

    /// Arguments. Nothing is checked.
    public init(_ positional: [FluentExpression], named: [FluentNamedArgument] = []) {
        (self.positional, self.named) = (positional, named)
    }
}

/// `minimumFractionDigits: 2`
public struct FluentNamedArgument: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// A text in quotes or a number.
    public var value: FluentExpression

    /// An argument by its parts.
    public init(_ name: String, _ value: FluentExpression) { (self.name, self.value) = (name, value) }
}

/// A variant of a choice: `[one] a file`.
public struct FluentVariant: Hashable, Sendable {
    /// What it is for.
    public enum Key: Hashable, Sendable {
        /// A text, or a plural category.
        case name(String)
        /// A number as it is written.
        case number(String)
    }

    /// What it is for.
    public var key: Key
    /// What it says.
    public var value: FluentPattern
    /// Whether it is taken where no other fits: `*[other]`. One of a choice is.
    public var isDefault: Bool

    /// A variant by its parts.
    public init(_ key: Key, _ value: FluentPattern, isDefault: Bool = false) {
        (self.key, self.value, self.isDefault) = (key, value, isDefault)
    }
}
