import SwiftSyntax

/// What the sources tell of an expression's type. Everything else is the compiler's to know, and is answered with nil.
extension Scopes {
    /// What an interpolated expression becomes in a key.
    func format(of expression: ExprSyntax) -> FormatType? {
        guard let type = type(of: expression) else { return nil }
        let resolved = declarations.resolved(type)
        if let format = FormatType(resolved) { return format }
        // A type of the program's own is no number.
        guard let name = resolved.name, declarations.declares(name) else { return nil }
        return .object
    }

    /// - Parameter depth: how many expressions inside one another are looked through; deeper ones are not known.
    func type(of expression: ExprSyntax, depth: Int = 24) -> WrittenType? {
        guard depth > 0 else { return nil }
        func inner(_ expression: ExprSyntax) -> WrittenType? {
            let type = type(of: expression, depth: depth - 1)
            return type == .unknown ? nil : type
        }
        switch expression.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: return .int
        case .floatLiteralExpr: return .double
        case .stringLiteralExpr: return .string
        case .booleanLiteralExpr: return .bool
        case .arrayExpr(let array): return .array(array.elements.first.flatMap { inner($0.expression) } ?? .unknown)
        case .declReferenceExpr(let reference): return type(ofReference: reference.baseName.text)
        case .memberAccessExpr(let member): return type(of: member, inner)
        case .functionCallExpr(let call): return type(of: call, depth: depth - 1, inner)
        case .subscriptCallExpr(let call):
            if call.arguments.first?.expression.as(SequenceExprSyntax.self) != nil {
                return inner(call.calledExpression)
            }
            switch inner(call.calledExpression) {
            case .array(let element)?: return element
            case .dictionary(_, let value)?: return value
            default: return nil
            }
        case .tupleExpr(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first { return inner(only.expression) }
            return .tuple(
                tuple.elements.prefix(8).map {
                    WrittenType.Element(label: $0.label?.text, type: inner($0.expression) ?? .unknown)
                })
        case .asExpr(let cast): return WrittenType(cast.type)
        case .tryExpr(let wrapped): return inner(wrapped.expression)
        case .awaitExpr(let wrapped): return inner(wrapped.expression)
        case .forceUnwrapExpr(let wrapped): return inner(wrapped.expression)
        case .optionalChainingExpr(let wrapped): return inner(wrapped.expression)
        case .prefixOperatorExpr(let prefixed):
            return prefixed.operator.text == "!" ? .bool : inner(prefixed.expression)
        case .ternaryExpr(let choice): return inner(choice.thenExpression) ?? inner(choice.elseExpression)
        case .sequenceExpr(let sequence): return type(of: sequence, inner)
        case .genericSpecializationExpr(let generic): return inner(generic.expression)
        default: return nil
        }
    }

    private func type(ofReference name: String) -> WrittenType? {
        if name == "self" || name == "Self" { return selfType }
        if let type = type(of: name) { return type }
        // The name of a type stands for its static members too: `Settings.shared`, `Int.max`.
        return declarations.types[name] != nil || FormatType(named: name) != nil ? .named(name, []) : nil
    }

    private func type(of member: MemberAccessExprSyntax, _ inner: (ExprSyntax) -> WrittenType?) -> WrittenType? {
        let name = member.declName.baseName.text
        guard let base = member.base else { return nil }
        if name == "self" { return inner(base) }
        if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self", let type = type(of: name) { return type }
        let owner = inner(base).map(declarations.resolved)
        if let owner, base.as(DeclReferenceExprSyntax.self)?.baseName.text == owner.name,
            FrameworkTypes.instances.contains(name), declarations.property(name, of: owner.name ?? "") == nil
        {
            return owner
        }
        if let owner, let type = type(ofMember: name, of: owner) { return type == .unknown ? nil : type }
        if let type = FrameworkTypes.anyProperty[name] { return type }
        switch name {
        case "magnitude", "wrappedValue": return owner
        case "width", "height":
            // `geometry.size.width`, where `geometry` is what a closure of SwiftUI's is given.
            let place = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            return place == "size" || place == "bounds" ? .double : nil
        default: return nil
        }
    }

    private func type(ofMember name: String, of owner: WrittenType) -> WrittenType? {
        switch (owner, name) {
        case (.array(let element), "first"), (.array(let element), "last"): return element
        case (.array, "indices"): return .array(.int)
        case (.dictionary(let key, _), "keys"): return .array(key)
        case (.dictionary(_, let value), "values"): return .array(value)
        case (.tuple(let elements), _):
            if let index = Int(name) { return elements.indices.contains(index) ? elements[index].type : nil }
            return elements.first { $0.label == name }?.type
        case (.named("Binding", let wrapped), "wrappedValue"): return wrapped.first
        case (.named(let type, _), _):
            if let found = declarations.property(name, of: type) ?? FrameworkTypes.properties[type]?[name] {
                return found
            }
            if ["max", "min", "zero", "pi", "infinity", "nan"].contains(name), FormatType(named: type)?.isNumber == true
            {
                return owner
            }
            return nil
        default: return owner.extendedName.flatMap { declarations.property(name, of: $0) }
        }
    }

    private func type(
        of call: FunctionCallExprSyntax, depth: Int, _ inner: (ExprSyntax) -> WrittenType?
    ) -> WrittenType? {
        let callee = call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? call.calledExpression
        if let array = callee.as(ArrayExprSyntax.self), let element = array.elements.first?.expression {
            // `[Item]()`
            return .array(element.as(DeclReferenceExprSyntax.self).map { .named($0.baseName.text, []) } ?? .unknown)
        }
        if let reference = callee.as(DeclReferenceExprSyntax.self) {
            return type(ofCall: reference.baseName.text, call, inner)
        }
        guard let member = callee.as(MemberAccessExprSyntax.self) else { return nil }
        let name = member.declName.baseName.text
        if name == "init" { return member.base.flatMap(inner) }
        if let base = member.base, let owner = inner(base).map(declarations.resolved),
            let type = type(ofCall: name, of: owner, call, depth: depth, inner)
        {
            return type == .unknown ? nil : type
        }
        if let type = FrameworkTypes.anyMethod[name] { return type }
        switch name {
        case "rounded", "advanced": return member.base.flatMap(inner)
        default:
            // `Swift.Int(x)`, `Model.Item()`
            return Self.isTypeName(name) ? .named(name, []) : nil
        }
    }

    private func type(
        ofCall name: String, _ call: FunctionCallExprSyntax, _ inner: (ExprSyntax) -> WrittenType?
    ) -> WrittenType? {
        if FormatType(named: name) != nil { return .named(name, []) }
        switch name {
        case "min", "max", "abs":
            for argument in call.arguments {
                if let type = inner(argument.expression),
                    type != .int || !argument.expression.is(IntegerLiteralExprSyntax.self)
                {
                    return type
                }
            }
            return call.arguments.isEmpty ? nil : .int
        case _ where FrameworkTypes.ofTheSameType.contains(name) && declarations.free.functions[name] == nil:
            return call.arguments.first.flatMap { inner($0.expression) }.flatMap { $0 == .int ? .double : $0 }
                ?? .double
        case "zip":
            return .array(
                .tuple(
                    call.arguments.map {
                        WrittenType.Element(label: nil, type: inner($0.expression)?.element ?? .unknown)
                    }))
        case "Array", "Set":
            return call.arguments.first.flatMap { inner($0.expression) }?.element.map { .array($0) }
        default: break
        }
        if let local = type(of: name + "()") { return local }
        if Self.isTypeName(name) { return .named(name, []) }
        for owner in enclosingTypes {
            let functions = declarations.functions(name, of: owner)
            if !functions.isEmpty { return declarations.result(of: functions) }
        }
        return declarations.free.functions[name].flatMap(declarations.result)
    }

    private func type(
        ofCall name: String, of owner: WrittenType, _ call: FunctionCallExprSyntax, depth: Int,
        _ inner: (ExprSyntax) -> WrittenType?
    ) -> WrittenType? {
        switch name {
        case "first", "last", "randomElement", "popLast", "removeLast", "removeFirst", "max", "min", "remove":
            if let element = owner.element { return element }
        case "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "drop":
            if let element = owner.element { return .array(element) }
        case "enumerated":
            if let element = owner.element {
                return .array(.tuple([.init(label: "offset", type: .int), .init(label: "element", type: element)]))
            }
        case "map", "compactMap", "flatMap":
            if let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self) {
                guard declarations.functions(name, of: owner.extendedName ?? "").isEmpty,
                    let result = result(of: closure, given: owner.element ?? owner, depth: depth)
                else { break }
                // What has no elements is an optional, whose value the closure is given.
                if owner.element == nil || name == "flatMap" { return result }
                return .array(result)
            }
            if let element = owner.element, let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self),
                path.components.count == 1, case .property(let property)? = path.components.first?.component
            {
                return type(ofMember: property.declName.baseName.text, of: element).map { .array($0) }
            }
        case "reduce":
            if owner.element != nil, let first = call.arguments.first { return inner(first.expression) }
        case "firstIndex", "lastIndex":
            if case .array = owner { return .int }
        default: break
        }
        guard let type = owner.extendedName else { return nil }
        let functions = declarations.functions(name, of: type)
        // A text or an image stays one, whatever modifier it has.
        if functions.isEmpty, type == "Text" || type == "Image" { return owner }
        return declarations.result(of: functions)
    }

    /// What a closure gives that is one expression, for what it is given.
    private func result(of closure: ClosureExprSyntax, given element: WrittenType, depth: Int) -> WrittenType? {
        guard let value = closure.statements.returned.first, closure.statements.count == 1 else { return nil }
        var scope = Scope(owner: closure.id)
        switch closure.signature?.parameterClause {
        case .simpleInput(let names)? where names.count == 1: scope.declare(names.first!.name.text, element)
        case nil: scope.declare("$0", element)
        default: return nil
        }
        var inner = self
        inner.push(scope)
        return inner.type(of: value, depth: depth)
    }

    private static func isTypeName(_ name: String) -> Bool { name.first?.isUppercase == true }

    /// An unfolded row of operands and operators: `a + b * 2`, `x ?? 0`, `value as Int`, `flag ? 1 : 2`. Operands of one row
    /// have one type in Swift, literals take it from the others.
    private func type(of row: SequenceExprSyntax, _ inner: (ExprSyntax) -> WrittenType?) -> WrittenType? {
        // What binds least comes first: `a == b ? 1 : 2`.
        if let ternary = row.elements.lazy.compactMap({ $0.as(UnresolvedTernaryExprSyntax.self) }).first {
            return inner(ternary.thenExpression) ?? row.elements.last.flatMap(inner)
        }
        var literal: WrittenType?
        var known: WrittenType?
        var unknown = false
        var isRange = false
        for element in row.elements {
            switch element.as(ExprSyntaxEnum.self) {
            case .unresolvedAsExpr:
                // What follows `as` is the last element of the row, a type.
                return row.elements.last?.as(TypeExprSyntax.self).map { WrittenType($0.type) }
            case .binaryOperatorExpr(let symbol):
                let name = symbol.operator.text
                if Self.comparing.contains(name) { return .bool }
                if name == "..<" || name == "..." {
                    isRange = true
                } else if !Self.arithmetic.contains(name) {
                    return nil
                }
            case .integerLiteralExpr: literal = literal ?? .int
            case .floatLiteralExpr: literal = .double
            case .stringLiteralExpr: return .string
            default:
                if known == nil { known = inner(element) }
                unknown = unknown || known == nil
            }
        }
        let type = known ?? (unknown ? nil : literal)
        return isRange ? type.map { .array($0) } : type
    }

    /// What a row of unknown operands most likely is, where a number stands among them: `model.total ?? 0`, `part * 100`.
    func likelyNumber(_ expression: ExprSyntax) -> FormatType? {
        guard let row = expression.as(SequenceExprSyntax.self) else { return nil }
        var likely: FormatType?
        for element in row.elements {
            switch element.as(ExprSyntaxEnum.self) {
            case .binaryOperatorExpr(let symbol):
                let name = symbol.operator.text
                guard Self.arithmetic.contains(name) else { return nil }
                // Parts and percentages are computed with fractions.
                if name == "*" || name == "/" { likely = .double }
            case .floatLiteralExpr: return .double
            case .integerLiteralExpr: likely = likely ?? .int64
            default: break
            }
        }
        let hasNumber = row.elements.contains { $0.is(IntegerLiteralExprSyntax.self) }
        return hasNumber ? likely : nil
    }

    private static let arithmetic: Set = ["+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>", "??"]
    private static let comparing: Set = ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==", "~="]
}
