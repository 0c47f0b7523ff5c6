import SwiftSyntax

/// What the source alone tells of an expression's type. Everything else is the compiler's to know, and is answered with nil.
extension Scopes {
    /// - Parameter depth: how many expressions inside one another are looked through; deeper ones are not known.
    func type(of expression: ExprSyntax, depth: Int = 24) -> FormatType? {
        guard depth > 0 else { return nil }
        func inner(_ expression: ExprSyntax) -> FormatType? { type(of: expression, depth: depth - 1) }
        switch expression.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: return .int64
        case .floatLiteralExpr: return .double
        case .stringLiteralExpr, .booleanLiteralExpr: return .object
        case .declReferenceExpr(let reference): return type(of: reference.baseName.text)
        case .memberAccessExpr(let member): return type(of: member, inner)
        case .functionCallExpr(let call): return type(of: call, inner)
        case .tupleExpr(let tuple):
            guard tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
            return inner(only.expression)
        case .asExpr(let cast): return FormatType(cast.type)
        case .tryExpr(let wrapped): return inner(wrapped.expression)
        case .awaitExpr(let wrapped): return inner(wrapped.expression)
        case .forceUnwrapExpr(let wrapped): return inner(wrapped.expression)
        case .optionalChainingExpr(let wrapped): return inner(wrapped.expression)
        case .prefixOperatorExpr(let prefixed):
            return prefixed.operator.text == "!" ? .object : inner(prefixed.expression)
        case .ternaryExpr(let choice): return inner(choice.thenExpression) ?? inner(choice.elseExpression)
        case .sequenceExpr(let sequence): return type(of: sequence, inner)
        default: return nil
        }
    }

    /// The type of what a `for` loop runs over, one at a time: `0..<n`, `1...3`, `"text"`.
    func elementType(of sequence: ExprSyntax) -> FormatType? {
        guard let row = sequence.as(SequenceExprSyntax.self) else { return nil }
        let isRange = row.elements.contains { element in
            let text = element.as(BinaryOperatorExprSyntax.self)?.operator.text
            return text == "..<" || text == "..."
        }
        guard isRange else { return nil }
        let ends = row.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
        for end in ends where !end.is(IntegerLiteralExprSyntax.self) {
            return type(of: end)
        }
        return ends.isEmpty ? nil : .int64
    }

    private func type(of member: MemberAccessExprSyntax, _ inner: (ExprSyntax) -> FormatType?) -> FormatType? {
        let name = member.declName.baseName.text
        guard let base = member.base else { return nil }
        if let reference = base.as(DeclReferenceExprSyntax.self) {
            if reference.baseName.text == "self" { return type(of: name) }
            // `Int.max`, `Double.pi`.
            if let type = FormatType(named: reference.baseName.text), type.isNumber { return type }
        }
        switch name {
        case "count", "hashValue": return .int64
        case "description", "localizedDescription", "debugDescription": return .object
        case "magnitude": return inner(base)
        default: return nil
        }
    }

    private func type(of call: FunctionCallExprSyntax, _ inner: (ExprSyntax) -> FormatType?) -> FormatType? {
        if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            if let type = FormatType(named: name) { return type }
            switch name {
            case "min", "max", "abs":
                for argument in call.arguments {
                    if let type = inner(argument.expression) { return type }
                }
                return nil
            default: return type(of: name + "()")
            }
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        switch member.declName.baseName.text {
        case "formatted", "uppercased", "lowercased", "joined", "trimmingCharacters", "replacingOccurrences", "string":
            return .object
        case "init":
            return member.base?.as(DeclReferenceExprSyntax.self).flatMap { FormatType(named: $0.baseName.text) }
        case "rounded", "advanced": return member.base.flatMap(inner)
        case "distance": return .int64
        default:
            guard let base = member.base?.as(DeclReferenceExprSyntax.self) else { return nil }
            if base.baseName.text == "self" { return type(of: member.declName.baseName.text + "()") }
            // `Swift.Int(x)`
            return base.baseName.text == "Swift" ? FormatType(named: member.declName.baseName.text) : nil
        }
    }

    /// An unfolded row of operands and operators: `a + b * 2`, `x ?? 0`, `value as Int`, `flag ? 1 : 2`. Operands of one row
    /// have one type in Swift, literals take it from the others.
    private func type(of row: SequenceExprSyntax, _ inner: (ExprSyntax) -> FormatType?) -> FormatType? {
        var literal: FormatType?
        var unknown = false
        for element in row.elements {
            switch element.as(ExprSyntaxEnum.self) {
            case .unresolvedAsExpr:
                // What follows `as` is the last element of the row, a type.
                return row.elements.last?.as(TypeExprSyntax.self).flatMap { FormatType($0.type) }
            case .unresolvedTernaryExpr(let ternary):
                return inner(ternary.thenExpression) ?? row.elements.last.flatMap(inner)
            case .binaryOperatorExpr(let symbol):
                guard Self.arithmetic.contains(symbol.operator.text) else { return nil }
            case .integerLiteralExpr: literal = literal ?? .int64
            case .floatLiteralExpr: literal = .double
            case .stringLiteralExpr: return .object
            default:
                if let type = inner(element) { return type }
                unknown = true
            }
        }
        return unknown ? nil : literal
    }

    private static let arithmetic: Set = ["+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>", "??"]
}
