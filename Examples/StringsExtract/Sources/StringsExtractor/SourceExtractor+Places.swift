import SwiftSyntax

/// The places at which a literal is a key: where the code, or a declaration somewhere, asks for a localized type.
extension SourceExtractor {
    /// Whether a literal of the type is a key.
    static func isKey(_ type: WrittenType) -> Bool {
        guard case .named(let name, _) = type else { return false }
        return name == "LocalizedText" || type == .lookup || AppleParameters.literals[name] != nil
    }

    mutating func visit(_ node: Syntax) {
        switch node.as(SyntaxEnum.self) {
        case .functionCallExpr(let call): visit(call)
        case .memberAccessExpr(let member): visit(member)
        case .attribute(let attribute): visit(attribute)
        case .patternBinding(let binding):
            guard let annotation = binding.typeAnnotation else {
                askIntent(binding)
                break
            }
            let type = WrittenType(annotation.type)
            if let value = binding.initializer?.value { ask(value, for: type) }
            if let block = binding.accessorBlock, holdsKeys(type) {
                for value in VariableDeclSyntax.returned(by: block) { ask(value, for: type) }
            }
        case .functionDecl(let function):
            if let result = function.signature.returnClause?.type, let body = function.body {
                askResults(of: body.statements, for: WrittenType(result))
            }
        case .subscriptDecl(let function):
            let type = WrittenType(function.returnClause.type)
            if let block = function.accessorBlock, holdsKeys(type) {
                for value in VariableDeclSyntax.returned(by: block) { ask(value, for: type) }
            }
        case .closureExpr(let closure):
            if let result = closure.signature?.returnClause?.type {
                askResults(of: closure.statements, for: WrittenType(result))
            }
        case .functionParameter(let parameter):
            if let value = parameter.defaultValue?.value { ask(value, for: WrittenType(parameter.type)) }
        case .enumCaseParameter(let parameter):
            if let value = parameter.defaultValue?.value { ask(value, for: WrittenType(parameter.type)) }
        case .enumDecl(let type):
            // `enum Tab: LocalizedStringKey { case home = "Home" }`
            guard let raw = type.inheritanceClause?.inheritedTypes.first.map({ WrittenType($0.type) }), Self.isKey(raw)
            else {
                break
            }
            for element in type.memberBlock.members.compactMap({ $0.decl.as(EnumCaseDeclSyntax.self) }).flatMap(
                \.elements)
            {
                if let value = element.rawValue?.value { ask(value, for: raw) }
            }
        case .sequenceExpr(let row): visit(row)
        default: break
        }
    }

    /// `static var description = "Opens a book."` of an intent, whose framework says that the title and the description are localized.
    private mutating func askIntent(_ binding: PatternBindingSyntax) {
        guard knowsApple, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            name == "title" || name == "description", let value = binding.initializer?.value,
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
            variable.modifiers.contains(where: { $0.name.text == "static" }), let owner = scopes.enclosingTypes.first,
            declarations.types[owner]?.inherits.contains(where: { $0.hasSuffix("Intent") }) == true
        else { return }
        for choice in value.choices where choice.is(StringLiteralExprSyntax.self) {
            record(LocalizedCall(name == "title" ? "LocalizedStringResource" : "IntentDescription", key: choice))
        }
    }

    /// `"Key" as LocalizedStringKey`, `title = "Key"`.
    private mutating func visit(_ row: SequenceExprSyntax) {
        let elements = Array(row.elements.prefix(3))
        guard elements.count == 3 else { return }
        if row.elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
            let type = elements[2].as(TypeExprSyntax.self)?.type
        {
            ask(elements[0], for: WrittenType(type))
        } else if elements[1].is(AssignmentExprSyntax.self) || Self.appends(elements[1]),
            let type = scopes.type(of: elements[0]), holdsKeys(type)
        {
            if row.elements.count == 3 { ask(elements[2], for: type) }
            for ternary in row.elements.compactMap({ $0.as(UnresolvedTernaryExprSyntax.self) }) {
                ask(ternary.thenExpression, for: type)
                if let last = row.elements.last { ask(last, for: type) }
            }
        }
    }

    private static func appends(_ symbol: ExprSyntax) -> Bool {
        symbol.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    }

    /// `"Key".localized`, where the program's own extension looks itself up.
    private mutating func visit(_ member: MemberAccessExprSyntax) {
        guard let base = member.base, base.is(StringLiteralExprSyntax.self) || base.is(TupleExprSyntax.self) else {
            return
        }
        let name = member.declName.baseName.text
        guard ["String", "StringProtocol"].contains(where: { declarations.types[$0]?.lookups.contains(name) == true })
        else {
            return
        }
        record(LocalizedCall("String.\(name)", key: base))
    }

    private mutating func visit(_ attribute: AttributeSyntax) {
        guard case .argumentList(let arguments)? = attribute.arguments,
            let name = WrittenType(attribute.attributeName).name
        else { return }
        if ask(arguments, of: declarations.functions("init", of: name), trailing: [], name: name) { return }
        guard knowsApple, !declarations.declares(name) else { return }
        record(arguments, by: AppleParameters.rows([.attribute], name), name: "@\(name)")
    }

    // MARK: Calls

    private mutating func visit(_ call: FunctionCallExprSyntax) {
        if let call = LocalizedCall(call, options: options) { return record(call) }
        guard let callee = Callee(call), !call.arguments.isEmpty || call.trailingClosure != nil else { return }
        askElements(of: call, callee)
        let trailing = [call.trailingClosure].compactMap(\.self) + call.additionalTrailingClosures.map(\.closure)
        if ask(call.arguments, of: candidates(for: callee, call), trailing: trailing, name: callee.name) { return }
        let made = callee.name == "init" && callee.base == nil ? asked[call.id]?.name : callee.typeOrName
        if let made, let first = call.arguments.first, first.label?.text == "stringLiteral",
            Self.isKey(.named(made, []))
        {
            // `.init(stringLiteral: "Title")` takes a `String`: what it interpolates is no argument.
            var key = LocalizedCall(made, key: first.expression, fixedTable: AppleParameters.literals[made]?.table)
            key.isPlain = true
            return record(key)
        }
        guard knowsApple else { return }
        if callee.name == "init" || !callee.hasDot || callee.name.first?.isUppercase == true {
            if let type = made, !hides(type, from: call) {
                if AppleParameters.literals[type] != nil, AppleParameters.rows([.type], type).isEmpty {
                    // `.init("Title")` where a `LocalizedStringResource` is asked for.
                    if let first = call.arguments.first, first.label == nil {
                        record(LocalizedCall(type, key: first.expression, arguments: call.arguments))
                    }
                    return
                }
                record(call.arguments, by: AppleParameters.rows([.type], type), name: type)
            }
        }
        var kinds: Set<AppleParameters.Kind> = [.method]
        if callee.hasDot, callee.base == nil { kinds.insert(.static) }
        let rows = AppleParameters.rows(kinds, callee.name).filter { row in
            guard let end = row.on else { return true }
            return callee.root?.hasSuffix(end) == true
        }
        if !rows.isEmpty { record(call.arguments, by: rows, name: callee.name) }
    }

    /// `rows.append(.init("Title"))`: a collection's methods take what it holds.
    private mutating func askElements(of call: FunctionCallExprSyntax, _ callee: Callee) {
        guard ["append", "insert", "replaceSubrange"].contains(callee.name), let base = callee.base,
            let type = scopes.type(of: base).map(declarations.resolved), case .array(let element) = type
        else { return }
        for argument in call.arguments {
            switch argument.label?.text {
            case nil: ask(argument.expression, for: element)
            case "contentsOf", "with": ask(argument.expression, for: type)
            default: break
            }
        }
    }

    private mutating func record(_ arguments: LabeledExprListSyntax, by rows: [AppleParameters.Row], name: String) {
        for row in rows {
            for (index, argument) in arguments.enumerated() where row.takes(argument.label?.text, at: index) {
                let elements = argument.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression)
                let keys = elements ?? [argument.expression]
                let isText = row.takesText && keys.contains { self.isText($0, name) }
                for key in keys {
                    if !isText { record(LocalizedCall(name, key: key, arguments: arguments, fixedTable: row.table)) }
                    // `title: .init("Title")`
                    for choice in key.choices where choice.is(FunctionCallExprSyntax.self) {
                        ask(choice, for: .named("LocalizedStringResource", []))
                    }
                }
            }
        }
    }

    /// Whether an argument is a `String` for the compiler though a literal stands in it: joined by `+`, or beside another
    /// choice that is no key, as in `Text(name ?? "Unnamed")`.
    private mutating func isText(_ argument: ExprSyntax, _ name: String) -> Bool {
        let choices = argument.choices
        let others = choices.filter { !$0.is(StringLiteralExprSyntax.self) && !$0.is(NilLiteralExprSyntax.self) }
        let types = others.map { scopes.type(of: $0).map(declarations.resolved) }
        if others.isEmpty || types.contains(where: { $0.map(Self.isKey) == true }) { return false }
        // What cannot be seen is most likely a text; but if it is a key, the literals beside it are lost.
        if others.count < choices.count {
            for (other, type) in zip(others, types) where type == nil && !other.is(SequenceExprSyntax.self) {
                report(.notLiteral(argument: "key", call: name), at: other)
            }
        }
        return true
    }

    /// Whether a type of the program's own hides Apple's of that name from a call that none of its initializers fits. One that
    /// the compiler writes has labels, so `enum Tab` leaves `Tab("Home", systemImage: "house")` to Apple.
    private func hides(_ type: String, from call: FunctionCallExprSyntax) -> Bool {
        guard declarations.declares(type) else { return false }
        guard let first = call.arguments.first, first.label == nil else { return true }
        return declarations.functions("init", of: type).contains { $0.parameters.first.map { $0.label == nil } == true }
    }

    /// The program's own functions, initializers and cases that a call can mean.
    private func candidates(for callee: Callee, _ call: FunctionCallExprSyntax) -> [Declarations.Signature] {
        let name = callee.name
        if name == "init" {
            let type = callee.base.flatMap { scopes.type(of: $0) } ?? (callee.base == nil ? asked[call.id] : nil)
            return type.map(declarations.resolved)?.extendedName.map { declarations.functions("init", of: $0) } ?? []
        }
        if let type = declarations.resolved(.named(name, [])).name, declarations.types[type] != nil {
            let found = declarations.functions("init", of: type)
            if !found.isEmpty { return found }
        }
        if !callee.hasDot {
            var found: [Declarations.Signature] = []
            for owner in scopes.enclosingTypes { found += declarations.functions(name, of: owner) }
            return found + (declarations.free.functions[name] ?? [])
        }
        let owner = callee.base == nil ? asked[call.id] : callee.base.flatMap { scopes.type(of: $0) }
        if let type = owner.map(declarations.resolved)?.extendedName {
            let found = declarations.functions(name, of: type)
            // A type of others has what extensions give it, and no methods of the program's own types.
            if !found.isEmpty || declarations.declares(type) || callee.base == nil { return found }
            return Self.isCollection(type) ? [] : declarations.extensions[name] ?? []
        }
        // A view of Apple's has what extensions give it, whatever methods of that name other types have.
        if knowsApple, AppleParameters.byName[name] != nil, callee.root?.first?.isUppercase == true {
            return declarations.extensions[name] ?? []
        }
        return declarations.functions[name] ?? []
    }

    private static func isCollection(_ type: String) -> Bool {
        ["Array", "Dictionary", "String", "Substring"].contains(type)
    }

    /// Asks the arguments for what the functions that fit want. Among overloads, one that takes a `String` wins for a literal,
    /// as it does for the compiler.
    ///
    /// - Returns: whether a function fits.
    private mutating func ask(
        _ arguments: LabeledExprListSyntax, of candidates: [Declarations.Signature], trailing: [ClosureExprSyntax],
        name: String
    ) -> Bool {
        let labels = arguments.map { $0.label?.text }
        var fits = candidates.compactMap { candidate in
            candidate.match(labels, trailing: trailing.count).map { (candidate, $0) }
        }
        if fits.contains(where: { !$0.0.isDisfavored }) { fits.removeAll { $0.0.isDisfavored } }
        guard !fits.isEmpty else { return false }
        if let last = trailing.last {
            for type in Set(fits.compactMap { $0.0.parameters.last?.type }) { ask(ExprSyntax(last), for: type) }
        }
        for (index, argument) in arguments.enumerated() {
            let types = Set(fits.map { $0.0.parameters[$0.1[index]].type }).filter { $0 != .unknown }
            if types.contains(where: { isPlain($0) }), types.count > 1 { continue }
            for type in types.sorted(by: { "\($0)" < "\($1)" }) {
                if Self.isKey(declarations.resolved(type)) {
                    record(
                        LocalizedCall(
                            name, key: argument.expression, arguments: arguments,
                            fixedTable: type.name.flatMap { AppleParameters.literals[$0]?.table },
                            takesValue: type == .lookup))
                }
                ask(argument.expression, for: type)
            }
        }
        return true
    }

    /// Whether a literal is a plain text for the type, or for what a generic parameter becomes.
    private func isPlain(_ type: WrittenType) -> Bool {
        guard case .named(let name, _) = declarations.resolved(type), !Self.isKey(declarations.resolved(type)) else {
            return false
        }
        return name == "String" || name == "StringProtocol" || name == "Substring" || name.count == 1
    }

    // MARK: Types that places ask for

    /// Whether keys can stand in a value of the type.
    private func holdsKeys(_ type: WrittenType) -> Bool {
        declarations.resolved(type).contains { part in
            let part = declarations.resolved(part)
            return Self.isKey(part) || part.name.map(declarations.declares) == true
        }
    }

    private mutating func askResults(of statements: CodeBlockItemListSyntax, for type: WrittenType) {
        guard holdsKeys(type) else { return }
        for value in statements.returned { ask(value, for: type) }
    }

    /// Records the keys in an expression that stands where a type is asked for.
    private mutating func ask(_ expression: ExprSyntax, for type: WrittenType) {
        guard holdsKeys(type) else { return }
        var open = [(expression, type)]
        while let (next, written) = open.popLast() {
            let type = declarations.resolved(written)
            for value in next.choices {
                switch (type, value.as(ExprSyntaxEnum.self)) {
                case (.array(let element), .arrayExpr(let array)):
                    open += array.elements.map { ($0.expression, element) }
                case (.dictionary(let keys, let values), .dictionaryExpr(let dictionary)):
                    guard case .elements(let pairs) = dictionary.content else { break }
                    for pair in pairs { open += [(pair.key, keys), (pair.value, values)] }
                case (.tuple(let types), .tupleExpr(let tuple)):
                    open += zip(tuple.elements, types).map { ($0.expression, $1.type) }
                case (.function(let result), .closureExpr(let closure)):
                    open += closure.statements.returned.map { ($0, result) }
                case (_, .functionCallExpr(let call)) where call.calledExpression.is(ClosureExprSyntax.self):
                    // `let rows: [Row] = { … }()`
                    guard let closure = call.calledExpression.as(ClosureExprSyntax.self) else { break }
                    open += closure.statements.returned.map { ($0, type) }
                case (.array(let element), .functionCallExpr(let call)):
                    guard let closure = call.trailingClosure, let name = Callee(call)?.name,
                        name == "map" || name == "compactMap"
                    else { break }
                    open += closure.statements.returned.map { ($0, element) }
                case (.named(let name, _), .functionCallExpr(let call)):
                    // `.init("Title")`, `.titled("Title")`: looked at when the walk comes to the call.
                    if Callee(call).map({ $0.hasDot && $0.base == nil }) == true { asked[call.id] = type }
                    if name == "LocalizedStringKey" || name == "LocalizedStringResource" { askKey(call, name) }
                case (.named(let name, _), .stringLiteralExpr), (.named(let name, _), .sequenceExpr):
                    guard Self.isKey(type) else { break }
                    record(LocalizedCall(name, key: value, fixedTable: AppleParameters.literals[name]?.table))
                default: break
                }
            }
        }
    }

    /// `.init("Title")` where a key is asked for.
    private mutating func askKey(_ call: FunctionCallExprSyntax, _ name: String) {
        guard let callee = Callee(call), callee.hasDot, callee.base == nil, callee.name == "init",
            let first = call.arguments.first, first.label == nil
        else { return }
        record(LocalizedCall(name, key: first.expression, arguments: call.arguments))
    }
}
