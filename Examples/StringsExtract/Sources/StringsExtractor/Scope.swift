import SwiftSyntax

/// The names that one block, type, function or closure declares, with the types that can be seen in the source.
struct Scope {
    /// A name with a nil type is declared here without a visible type, and hides the same name further out.
    private(set) var types: [String: FormatType?] = [:]
    /// The node that opened it.
    let owner: SyntaxIdentifier

    mutating func declare(_ name: String, _ type: FormatType?) {
        // Two declarations of one name, as overloads are: known only if they agree.
        if let known = types[name], known != type {
            types[name] = .some(nil)
        } else {
            types[name] = .some(type)
        }
    }
}

/// The scopes around the place where the walk is, the innermost last.
struct Scopes {
    private var stack: [Scope] = []

    mutating func push(_ scope: Scope) { stack.append(scope) }

    mutating func pop(owner: SyntaxIdentifier) {
        if stack.last?.owner == owner { stack.removeLast() }
    }

    /// The type of a name as the innermost declaration tells it.
    func type(of name: String) -> FormatType? {
        for scope in stack.reversed() {
            if let type = scope.types[name] { return type }
        }
        return nil
    }

    /// The scope that a node opens; nil when it opens none. Declarations of a block are visible in all of it: a use before
    /// the declaration does not compile in a function, and is right in a type.
    func opened(by node: Syntax) -> Scope? {
        var scope = Scope(owner: node.id)
        switch node.as(SyntaxEnum.self) {
        case .codeBlockItemList(let items):
            for item in items { declare(Syntax(item.item), in: &scope) }
        case .memberBlockItemList(let items):
            for item in items { declare(Syntax(item.decl), in: &scope) }
        case .functionDecl(let function):
            declare(function.signature.parameterClause, in: &scope)
        case .initializerDecl(let initializer):
            declare(initializer.signature.parameterClause, in: &scope)
        case .subscriptDecl(let subscriptDecl):
            declare(subscriptDecl.parameterClause, in: &scope)
        case .enumCaseDecl: return nil
        case .closureExpr(let closure):
            switch closure.signature?.parameterClause {
            case .parameterClause(let clause)?:
                for parameter in clause.parameters {
                    scope.declare(
                        (parameter.secondName ?? parameter.firstName).text, parameter.type.flatMap(FormatType.init))
                }
            case .simpleInput(let names)?:
                for parameter in names { scope.declare(parameter.name.text, nil) }
            case nil: return nil
            }
        case .ifExpr(let branch): declare(branch.conditions, in: &scope)
        case .whileStmt(let loop): declare(loop.conditions, in: &scope)
        case .forStmt(let loop):
            let type = loop.typeAnnotation.flatMap { FormatType($0.type) } ?? elementType(of: loop.sequence)
            if let name = loop.pattern.as(IdentifierPatternSyntax.self) {
                scope.declare(name.identifier.text, type)
            } else {
                declareUnknown(loop.pattern, in: &scope)
            }
        case .switchCase(let switchCase):
            guard case .case(let label) = switchCase.label else { return nil }
            for item in label.caseItems { declareUnknown(item.pattern, in: &scope) }
        default: return nil
        }
        return scope
    }

    private func declare(_ clause: FunctionParameterClauseSyntax, in scope: inout Scope) {
        for parameter in clause.parameters {
            let isRow = parameter.ellipsis != nil
            scope.declare((parameter.secondName ?? parameter.firstName).text, isRow ? nil : FormatType(parameter.type))
        }
    }

    private func declare(_ conditions: ConditionElementListSyntax, in scope: inout Scope) {
        for element in conditions {
            switch element.condition {
            case .optionalBinding(let binding):
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                if let annotation = binding.typeAnnotation {
                    scope.declare(name, FormatType(annotation.type))
                } else if let value = binding.initializer?.value {
                    scope.declare(name, type(of: value))
                } else {
                    scope.declare(name, type(of: name))
                }
            case .matchingPattern(let match): declareUnknown(match.pattern, in: &scope)
            default: break
            }
        }
    }

    private func declare(_ item: Syntax, in scope: inout Scope) {
        if let variable = item.as(VariableDeclSyntax.self) {
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
                    declareUnknown(binding.pattern, in: &scope)
                    continue
                }
                if let annotation = binding.typeAnnotation {
                    scope.declare(name.identifier.text, FormatType(annotation.type))
                } else if let value = binding.initializer?.value {
                    // Earlier names of the same block count: `let n = items.count; let m = n + 1`.
                    var inner = self
                    inner.push(scope)
                    scope.declare(name.identifier.text, inner.type(of: value))
                } else {
                    scope.declare(name.identifier.text, typeOfFollowing(binding, in: variable))
                }
            }
        } else if let function = item.as(FunctionDeclSyntax.self) {
            scope.declare(function.name.text + "()", function.signature.returnClause.flatMap { FormatType($0.type) })
        } else if let guarded = item.as(GuardStmtSyntax.self) {
            var inner = self
            inner.push(scope)
            inner.declare(guarded.conditions, in: &scope)
        }
    }

    /// In `let a, b: Int` the annotation of the last name holds for all.
    private func typeOfFollowing(_ binding: PatternBindingSyntax, in variable: VariableDeclSyntax) -> FormatType? {
        variable.bindings.last?.typeAnnotation.flatMap { FormatType($0.type) }
    }

    /// Names that a pattern binds, whose types only the compiler knows.
    private func declareUnknown(_ pattern: some SyntaxProtocol, in scope: inout Scope) {
        for token in pattern.tokens(viewMode: .sourceAccurate) {
            if case .identifier(let name) = token.tokenKind, token.parent?.is(IdentifierPatternSyntax.self) == true {
                scope.declare(name, nil)
            }
        }
    }
}
