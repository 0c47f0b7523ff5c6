import SwiftSyntax

extension IfConfigClauseSyntax {
    /// Whether no build has the code: `#if false`, `#if DEBUG && false`, and what stands behind `#if true`.
    var isNeverBuilt: Bool {
        if let condition, Self.value(of: condition) == false { return true }
        for clause in parent?.as(IfConfigClauseListSyntax.self) ?? [] {
            if clause.id == id { return false }
            if let condition = clause.condition, Self.value(of: condition) == true { return true }
        }
        return false
    }

    /// What a condition comes to, whatever is built; nil where that depends on it.
    private static func value(of condition: ExprSyntax) -> Bool? {
        // Before operators are folded a condition is a list; nested ones are followed only so far, so that no source exhausts the stack.
        value(of: condition, depth: 0)
    }

    private static func value(of condition: ExprSyntax, depth: Int) -> Bool? {
        guard depth < 16 else { return nil }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.tokenKind == .keyword(.true)
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
            return value(of: inner.expression, depth: depth + 1)
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return value(of: prefix.expression, depth: depth + 1).map { !$0 }
        }
        guard let row = condition.as(SequenceExprSyntax.self) else { return nil }
        let operators = Set(row.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
        let values = row.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map {
            value(of: $0, depth: depth + 1)
        }
        // Of mixed operators nothing is said.
        if operators == ["&&"] { return values.contains(false) ? false : values.contains(nil) ? nil : true }
        if operators == ["||"] { return values.contains(true) ? true : values.contains(nil) ? nil : false }
        return nil
    }
}
