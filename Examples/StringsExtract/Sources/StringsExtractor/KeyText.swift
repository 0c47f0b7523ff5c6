import SwiftSyntax

/// A string literal as a table's key or value.
struct KeyText {
    /// Escapes resolved, interpolations written as specifiers.
    var text: String
    /// The specifiers without percent signs.
    var arguments: [String] = []
    /// Interpolations that did not tell what they are.
    var doubts: [Doubt] = []

    enum Doubt {
        case type(ExprSyntax, wrote: FormatType)
        case specifier(ExprSyntax)
    }

    /// Reads a literal, or several joined by `+`.
    /// - Returns: nil when the expression is something else, or a literal that does not parse.
    init?(_ expression: ExprSyntax, in scopes: Scopes) {
        let literals: [StringLiteralExprSyntax]
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let literal): literals = [literal]
        case .sequenceExpr(let row):
            var found: [StringLiteralExprSyntax] = []
            for element in row.elements {
                if let literal = element.as(StringLiteralExprSyntax.self) {
                    found.append(literal)
                } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" {
                    return nil
                }
            }
            literals = found
        default: return nil
        }
        guard !literals.isEmpty, !literals.contains(where: \.hasError) else { return nil }
        let interpolates = literals.contains { literal in
            literal.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
        }
        text = ""
        for literal in literals {
            for segment in literal.segments {
                switch segment {
                case .stringSegment(let plain):
                    // The parser's own reader of escapes takes whole literals: each segment is made one.
                    var single = literal.detached
                    single.segments = StringLiteralSegmentListSyntax([.stringSegment(plain)])
                    guard let read = single.representedLiteralValue else { return nil }
                    // `LocalizationValue` and `LocalizedStringKey` double the sign only when they are interpolated.
                    text += interpolates ? read.doublingPercentSigns() : read
                case .expressionSegment(let interpolation):
                    append(interpolation, in: scopes)
                }
            }
        }
    }

    /// `\(x)`, `\(x, specifier: "%.2f")`, `\(placeholder: .int)`, `\(date, format: .dateTime)`.
    private mutating func append(_ interpolation: ExpressionSegmentSyntax, in scopes: Scopes) {
        let arguments = interpolation.expressions
        if let given = arguments.first(where: { $0.label?.text == "specifier" }) {
            if let literal = given.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
                add(literal)
            } else {
                doubt(.specifier(given.expression))
            }
            return
        }
        guard let first = arguments.first else { return }
        if first.label?.text == "placeholder" {
            let name = first.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            if let type = name.flatMap(FormatType.init(placeholder:)) {
                add(type.specifier)
            } else {
                doubt(.specifier(first.expression))
            }
            return
        }
        // App Intents: `Summary("Open \(\.$target)")`, `"Start \(.applicationName)"`.
        if let name = Self.variable(first.expression) {
            text += "${\(name)}"
            return
        }
        // A second argument says how the value is formatted (`format:`, `style:`, `formatter:`): the result is text.
        if arguments.count > 1 || first.label != nil {
            add(FormatType.object.specifier)
        } else if let type = scopes.format(of: first.expression) {
            add(type.specifier)
        } else {
            let likely = scopes.likelyNumber(first.expression) ?? .object
            doubt(.type(first.expression, wrote: likely), likely)
        }
    }

    /// The name of a parameter that the system fills in: of a key path, or after a dot alone.
    private static func variable(_ expression: ExprSyntax) -> String? {
        if let path = expression.as(KeyPathExprSyntax.self),
            case .property(let property)? = path.components.first?.component
        {
            let name = property.declName.baseName.text
            return name.hasPrefix("$") ? String(name.dropFirst()) : name
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
        return member.declName.baseName.text
    }

    private mutating func add(_ specifier: String) {
        text += specifier
        arguments.append(String(specifier.drop { $0 == "%" }))
    }

    private mutating func doubt(_ doubt: Doubt, _ type: FormatType = .object) {
        add(type.specifier)
        doubts.append(doubt)
    }
}

extension String {
    fileprivate func doublingPercentSigns() -> String {
        var result = ""
        for scalar in unicodeScalars {
            result.unicodeScalars.append(scalar)
            if scalar == "%" { result.append("%") }
        }
        return result
    }
}
