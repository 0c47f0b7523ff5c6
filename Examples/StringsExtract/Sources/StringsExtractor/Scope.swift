import SwiftSyntax

/// The names that one block, type, function or closure declares, with the types that can be seen in the source.
struct Scope {
    /// A name of unknown type is declared here, and hides the same name further out.
    private(set) var types: [String: WrittenType] = [:]
    /// The type whose members the scope holds.
    var typeName: String?
    /// The node that opened it.
    let owner: SyntaxIdentifier

    init(owner: SyntaxIdentifier) { self.owner = owner }

    mutating func declare(_ name: String, _ type: WrittenType?) {
        // Two declarations of one name, as overloads are: known only if they agree.
        if let known = types[name], known != type { types[name] = .unknown } else { types[name] = type ?? .unknown }
    }

    /// Says more about a name than was known.
    mutating func refine(_ name: String, _ type: WrittenType) { types[name] = type }
}

/// The scopes around the place where the walk is, the innermost last.
struct Scopes {
    private var stack: [Scope] = []
    let declarations: Declarations

    init(declarations: Declarations = Declarations()) { self.declarations = declarations }

    mutating func push(_ scope: Scope) { stack.append(scope) }

    mutating func pop(owner: SyntaxIdentifier) {
        if stack.last?.owner == owner { stack.removeLast() }
    }

    /// The types around the place, the innermost first.
    var enclosingTypes: [String] { stack.reversed().compactMap(\.typeName) }

    /// The type of a name as the innermost declaration tells it.
    func type(of name: String) -> WrittenType? {
        for scope in stack.reversed() {
            if let type = scope.types[name] { return type == .unknown ? nil : type }
            if let owner = scope.typeName, let type = declarations.property(name, of: owner) {
                return type == .unknown ? nil : type
            }
        }
        if let type = declarations.free.properties[name] { return type == .unknown ? nil : type }
        if name.hasPrefix("$") { return type(of: String(name.dropFirst())) }
        return nil
    }

    /// What `self` is.
    var selfType: WrittenType? { enclosingTypes.first.map { .named($0, []) } }

    /// The scope that a node opens; nil when it opens none. Declarations of a block are visible in all of it: a use before
    /// the declaration does not compile in a function, and is right in a type.
    func opened(by node: Syntax) -> Scope? {
        var scope = Scope(owner: node.id)
        switch node.as(SyntaxEnum.self) {
        case .structDecl(let type): scope.typeName = type.name.text
        case .classDecl(let type): scope.typeName = type.name.text
        case .actorDecl(let type): scope.typeName = type.name.text
        case .enumDecl(let type): scope.typeName = type.name.text
        case .protocolDecl(let type): scope.typeName = type.name.text
        case .extensionDecl(let type): scope.typeName = WrittenType(type.extendedType).extendedName
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
        case .closureExpr(let closure): return opened(by: closure, scope)
        case .ifExpr(let branch): declare(branch.conditions, in: &scope)
        case .whileStmt(let loop): declare(loop.conditions, in: &scope)
        case .forStmt(let loop):
            let type = loop.typeAnnotation.map { WrittenType($0.type) } ?? self.type(of: loop.sequence)?.element
            declare(loop.pattern, type, in: &scope)
        case .switchCase(let switchCase):
            guard case .case(let label) = switchCase.label else { return nil }
            let subject = switchCase.parent?.parent?.as(SwitchExprSyntax.self)?.subject
            let type = subject.flatMap { self.type(of: $0) }
            for item in label.caseItems { declareMatched(item.pattern, type, in: &scope) }
        default: return nil
        }
        return scope
    }

    /// Parameters of a closure: as it writes them, or what the function it is given to passes on from a collection.
    private func opened(by closure: ClosureExprSyntax, _ scope: Scope) -> Scope? {
        var scope = scope
        switch closure.signature?.parameterClause {
        case .parameterClause(let clause)?:
            for parameter in clause.parameters {
                scope.declare(
                    (parameter.secondName ?? parameter.firstName).text, parameter.type.map { WrittenType($0) })
            }
        case .simpleInput(let names)?:
            let given = elementGiven(to: closure)
            for (index, parameter) in names.enumerated() {
                var type = given
                if names.count > 1, case .tuple(let elements)? = given {
                    type = index < elements.count ? elements[index].type : nil
                } else if names.count > 1 {
                    type = nil
                }
                let name = parameter.name.text
                scope.declare(name, type)
                if name.hasPrefix("$") { scope.declare(String(name.dropFirst()), type) }
            }
        case nil:
            guard let given = elementGiven(to: closure) else { return nil }
            scope.declare("$0", given)
        }
        return scope
    }

    private static let passesElements: Set = [
        "map", "filter", "forEach", "compactMap", "flatMap", "first", "last", "contains", "allSatisfy", "firstIndex",
        "removeAll", "min", "max", "prefix", "drop", "count", "sorted", "partition",
    ]

    private func elementGiven(to closure: ClosureExprSyntax) -> WrittenType? {
        let parent = closure.parent
        guard
            let call = parent?.as(FunctionCallExprSyntax.self)
                ?? parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            guard ["ForEach", "List", "Chart", "Table"].contains(reference.baseName.text),
                let first = call.arguments.first,
                first.label == nil
            else { return nil }
            return type(of: first.expression)?.element
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            Self.passesElements.contains(member.declName.baseName.text)
        else { return nil }
        let type = type(of: base)
        // `Optional` is not seen here: `count.map { "\($0)" }`.
        return type?.element ?? (member.declName.baseName.text.hasSuffix("ap") ? type : nil)
    }

    private func declare(_ clause: FunctionParameterClauseSyntax, in scope: inout Scope) {
        for parameter in clause.parameters {
            let type = WrittenType(parameter.type)
            scope.declare(
                (parameter.secondName ?? parameter.firstName).text, parameter.ellipsis == nil ? type : .array(type))
        }
    }

    private func declare(_ conditions: ConditionElementListSyntax, in scope: inout Scope) {
        for element in conditions {
            switch element.condition {
            case .optionalBinding(let binding):
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                var inner = self
                inner.push(scope)
                if let annotation = binding.typeAnnotation {
                    scope.declare(name, WrittenType(annotation.type))
                } else if let value = binding.initializer?.value {
                    scope.declare(name, inner.type(of: value))
                } else {
                    scope.declare(name, type(of: name))
                }
            case .matchingPattern(let match):
                declareMatched(match.pattern, type(of: match.initializer.value), in: &scope)
            default: break
            }
        }
    }

    private func declare(_ item: Syntax, in scope: inout Scope) {
        if let variable = item.as(VariableDeclSyntax.self) {
            for binding in variable.bindings {
                // Earlier names of the same block count: `let n = items.count; let m = n + 1`.
                var inner = self
                inner.push(scope)
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
                    declare(binding.pattern, binding.initializer.flatMap { inner.type(of: $0.value) }, in: &scope)
                    continue
                }
                if let annotation = binding.typeAnnotation {
                    scope.declare(name.identifier.text, WrittenType(annotation.type))
                } else if let value = binding.initializer?.value {
                    scope.declare(name.identifier.text, inner.type(of: value))
                } else {
                    // In `let a, b: Int` the annotation of the last name holds for all.
                    let following = variable.bindings.last?.typeAnnotation.map { WrittenType($0.type) }
                    scope.declare(name.identifier.text, following ?? wrappedType(of: variable.attributes))
                }
            }
        } else if let function = item.as(FunctionDeclSyntax.self) {
            scope.declare(function.name.text + "()", function.signature.returnClause.map { WrittenType($0.type) })
        } else if let guarded = item.as(GuardStmtSyntax.self) {
            var inner = self
            inner.push(scope)
            inner.declare(guarded.conditions, in: &scope)
        }
    }

    /// The type that a property's wrapper is given: `@Environment(Store.self) var store`, `@Environment(\.store) var store`.
    func wrappedType(of attributes: AttributeListSyntax) -> WrittenType? {
        for case .attribute(let attribute) in attributes {
            guard case .argumentList(let arguments)? = attribute.arguments, let first = arguments.first?.expression
            else { continue }
            if let path = first.as(KeyPathExprSyntax.self), path.components.count == 1,
                case .property(let property)? = path.components.first?.component
            {
                return declarations.property(property.declName.baseName.text, of: "EnvironmentValues")
            }
            guard let member = first.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self" else {
                continue
            }
            return member.base.flatMap { type(of: $0) }
        }
        return nil
    }

    /// A name, or a tuple of names, whose value has the type.
    private func declare(_ pattern: PatternSyntax, _ type: WrittenType?, in scope: inout Scope) {
        if let name = pattern.as(IdentifierPatternSyntax.self) {
            scope.declare(name.identifier.text, type)
        } else if let names = pattern.as(TuplePatternSyntax.self), case .tuple(let types)? = type {
            for (element, type) in zip(names.elements, types) {
                if let name = element.pattern.as(IdentifierPatternSyntax.self) {
                    scope.declare(name.identifier.text, type.type)
                }
            }
        } else {
            declareUnknown(pattern, in: &scope)
        }
    }

    /// Names that a pattern binds: known where the pattern is a name alone, or a case of an enumeration that the sources declare.
    private func declareMatched(_ pattern: PatternSyntax, _ type: WrittenType?, in scope: inout Scope) {
        declareUnknown(pattern, in: &scope)
        let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
        if let name = inner.as(IdentifierPatternSyntax.self), let type {
            scope.refine(name.identifier.text, type)
            return
        }
        guard let call = inner.as(ExpressionPatternSyntax.self)?.expression.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        else { return }
        let known = type.map(declarations.resolved)?.extendedName.map { declarations.functions(name, of: $0) } ?? []
        let cases = (known.isEmpty ? declarations.functions[name] ?? [] : known)
            .filter { $0.parameters.count == call.arguments.count }
        for (index, argument) in call.arguments.enumerated() {
            let bound = argument.expression.as(PatternExprSyntax.self)?.pattern
            guard let bound = bound?.as(ValueBindingPatternSyntax.self)?.pattern ?? bound,
                let name = bound.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = cases.first?.parameters[index].type,
                cases.allSatisfy({ $0.parameters[index].type == type })
            else { continue }
            scope.refine(name, type)
        }
    }

    private func declareUnknown(_ pattern: some SyntaxProtocol, in scope: inout Scope) {
        for token in pattern.tokens(viewMode: .sourceAccurate) {
            if case .identifier(let name) = token.tokenKind, token.parent?.is(IdentifierPatternSyntax.self) == true {
                scope.declare(name, nil)
            }
        }
    }
}
