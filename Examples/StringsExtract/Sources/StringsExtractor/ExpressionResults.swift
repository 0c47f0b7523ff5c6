import SwiftSyntax

extension ExprSyntax {
    /// The expressions that can become the value of this one, through parentheses, `try`, `??`, and both sides of `?:`, `if` and
    /// `switch`; otherwise the expression itself.
    var choices: [ExprSyntax] {
        var found: [ExprSyntax] = []
        var open = [self]
        while let next = open.popLast() {
            if let tuple = next.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
                only.label == nil
            {
                open.append(only.expression)
            } else if let wrapped = next.as(TryExprSyntax.self)?.expression ?? next.as(AwaitExprSyntax.self)?.expression
            {
                open.append(wrapped)
            } else if let row = next.as(SequenceExprSyntax.self), let parts = row.parts {
                open += parts.reversed()
            } else if let branch = next.as(IfExprSyntax.self) {
                open += branch.results.reversed()
            } else if let choice = next.as(SwitchExprSyntax.self) {
                open += choice.results.reversed()
            } else {
                found.append(next)
            }
        }
        return found
    }
}

extension SequenceExprSyntax {
    /// The branches of `a ? b : c`, or the operands of `a ?? b`; nil for any other row.
    fileprivate var parts: [ExprSyntax]? {
        guard let last = elements.last else { return nil }
        let ternaries = elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
        if !ternaries.isEmpty { return ternaries + [last] }
        let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        guard elements.count >= 3, operators.count == elements.count / 2, operators.allSatisfy({ $0 == "??" }) else {
            return nil
        }
        return elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
    }
}

extension IfExprSyntax {
    fileprivate var results: [ExprSyntax] {
        var found = [body.statements.lastExpression]
        switch elseBody {
        case .codeBlock(let block)?: found.append(block.statements.lastExpression)
        case .ifExpr(let branch)?: found.append(ExprSyntax(branch))
        case nil: break
        }
        return found.compactMap(\.self)
    }
}

extension SwitchExprSyntax {
    fileprivate var results: [ExprSyntax] {
        cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements.lastExpression }
    }
}

extension CodeBlockItemListSyntax {
    /// The value of a branch that is one expression.
    fileprivate var lastExpression: ExprSyntax? {
        guard count == 1, let only = first else { return nil }
        return only.item.as(ExprSyntax.self) ?? only.item.as(ExpressionStmtSyntax.self)?.expression
    }

    /// What a body with these statements gives: after `return`, or the one expression that it is.
    var returned: [ExprSyntax] {
        var found: [ExprSyntax] = []
        if let only = lastExpression { found.append(only) }
        var open = [Syntax(self)]
        while let node = open.popLast() {
            switch node.as(SyntaxEnum.self) {
            case .returnStmt(let statement):
                if let value = statement.expression { found.append(value) }
            case .closureExpr, .functionDecl, .variableDecl, .structDecl, .classDecl, .enumDecl, .functionCallExpr:
                break
            default:
                for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
                    open.append(child)
                }
            }
        }
        return found
    }
}

extension VariableDeclSyntax {
    /// What a computed property's getter gives.
    static func returned(by block: AccessorBlockSyntax) -> [ExprSyntax] {
        switch block.accessors {
        case .getter(let statements): statements.returned
        case .accessors(let list):
            list.first { $0.accessorSpecifier.text == "get" }?.body?.statements.returned ?? []
        }
    }
}
