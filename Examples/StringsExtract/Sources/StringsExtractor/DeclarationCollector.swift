import SwiftSyntax

/// Reads what one source declares. The tree is walked with a list, not by recursion.
struct DeclarationCollector {
    private(set) var declarations = Declarations()
    /// Types of initial values, as far as a literal or a call tells them.
    private let values = Scopes()

    private enum Place {
        case file
        case type(String)
        /// Inside a function: its variables belong to nobody else.
        case local
    }

    static func declarations(in tree: SourceFileSyntax) -> Declarations {
        var collector = DeclarationCollector()
        var open: [(Syntax, Place)] = [(Syntax(tree), .file)]
        while let (node, place) = open.popLast() {
            if node.is(TokenSyntax.self) || node.as(IfConfigClauseSyntax.self)?.isNeverBuilt == true { continue }
            let inside = collector.collect(node, at: place)
            for child in node.children(viewMode: .sourceAccurate) { open.append((child, inside)) }
        }
        return collector.declarations
    }

    /// - Returns: where the node's children are.
    private mutating func collect(_ node: Syntax, at place: Place) -> Place {
        switch node.as(SyntaxEnum.self) {
        case .structDecl(let type):
            open(type.name.text, type.inheritanceClause)
            addMemberwise(type.memberBlock.members, of: type.name.text)
            return .type(type.name.text)
        case .classDecl(let type): return open(type.name.text, type.inheritanceClause)
        case .actorDecl(let type): return open(type.name.text, type.inheritanceClause)
        case .protocolDecl(let type): return open(type.name.text, type.inheritanceClause)
        case .enumDecl(let type):
            let name = type.name.text
            let raw = type.inheritanceClause?.inheritedTypes.first.map { WrittenType($0.type) }
            if let raw, FormatType(raw) != nil { add("rawValue", raw, at: .type(name)) }
            add("allCases", .array(.named(name, [])), at: .type(name))
            return open(name, type.inheritanceClause)
        case .extensionDecl(let type):
            guard let name = WrittenType(type.extendedType).extendedName else { return .local }
            declarations.types[name, default: .init()].inherits.formUnion(Self.names(type.inheritanceClause))
            return .type(name)
        case .typeAliasDecl(let alias):
            declarations.aliases[alias.name.text] = WrittenType(alias.initializer.value)
        case .enumCaseElement(let element):
            guard case .type(let name) = place else { break }
            if let clause = element.parameterClause {
                let parameters = clause.parameters.map { parameter in
                    Declarations.Parameter(
                        label: parameter.firstName.flatMap { $0.text == "_" ? nil : $0.text },
                        type: WrittenType(parameter.type), isOptional: parameter.defaultValue != nil)
                }
                add(.init(parameters: parameters, result: .named(name, [])), named: element.name.text, at: place)
            } else {
                add(element.name.text, .named(name, []), at: place)
            }
        case .functionDecl(let function):
            add(signature(of: function), named: function.name.text, at: place)
            if lookedUp("self", in: function.body), case .type(let name) = place {
                declarations.types[name, default: .init()].lookups.insert(function.name.text)
            }
            return .local
        case .initializerDecl(let initializer):
            guard case .type(let name) = place else { return .local }
            let parameters = self.parameters(of: initializer.signature.parameterClause, body: initializer.body)
            add(
                .init(
                    parameters: parameters, result: .named(name, []),
                    isDisfavored: Self.isDisfavored(initializer.attributes)),
                named: "init", at: place)
            return .local
        case .variableDecl(let variable):
            collect(variable, at: place)
            return .local
        case .accessorBlock, .codeBlock, .closureExpr, .subscriptDecl, .deinitializerDecl: return .local
        default: break
        }
        return place
    }

    @discardableResult
    private mutating func open(_ name: String, _ clause: InheritanceClauseSyntax?) -> Place {
        declarations.types[name, default: .init()].isDeclared = true
        declarations.types[name, default: .init()].inherits.formUnion(Self.names(clause))
        return .type(name)
    }

    private static func names(_ clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.compactMap { WrittenType($0.type).extendedName } ?? []
    }

    private mutating func add(_ name: String, _ type: WrittenType, at place: Place) {
        switch place {
        case .file: declarations.free.declare(name, type)
        case .type(let owner): declarations.types[owner, default: .init()].declare(name, type)
        case .local: break
        }
    }

    private mutating func add(_ signature: Declarations.Signature, named name: String, at place: Place) {
        if case .type(let owner) = place {
            declarations.types[owner, default: .init()].add(signature, named: name)
        } else {
            declarations.free.add(signature, named: name)
        }
    }

    private mutating func collect(_ variable: VariableDeclSyntax, at place: Place) {
        if case .local = place { return }
        for (name, type, binding) in bindings(of: variable) {
            add(name, type, at: place)
            if case .type(let owner) = place, let getter = binding.accessorBlock, lookedUp("self", in: getter) {
                declarations.types[owner, default: .init()].lookups.insert(name)
            }
        }
    }

    /// Names of a declaration with their types, from the annotation, the wrapper or the initial value.
    private func bindings(of variable: VariableDeclSyntax) -> [(String, WrittenType, PatternBindingSyntax)] {
        variable.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
            let annotation =
                binding.typeAnnotation ?? (binding.initializer == nil ? variable.bindings.last?.typeAnnotation : nil)
            let type =
                annotation.map { WrittenType($0.type) } ?? binding.initializer.flatMap { values.type(of: $0.value) }
                ?? values.wrappedType(of: variable.attributes) ?? .unknown
            return (name, type, binding)
        }
    }

    // MARK: Signatures

    private func signature(of function: FunctionDeclSyntax) -> Declarations.Signature {
        .init(
            parameters: parameters(of: function.signature.parameterClause, body: function.body),
            result: function.signature.returnClause.map { WrittenType($0.type) } ?? .named("Void", []),
            isDisfavored: Self.isDisfavored(function.attributes))
    }

    private func parameters(of clause: FunctionParameterClauseSyntax, body: CodeBlockSyntax?) -> [Declarations
        .Parameter]
    {
        clause.parameters.map { parameter in
            var type = WrittenType(parameter.type)
            // `func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }`
            if case .named("String", _) = type, lookedUp((parameter.secondName ?? parameter.firstName).text, in: body) {
                type = .lookup
            }
            return Declarations.Parameter(
                label: parameter.firstName.text == "_" ? nil : parameter.firstName.text, type: type,
                isOptional: parameter.defaultValue != nil || parameter.ellipsis != nil,
                isVariadic: parameter.ellipsis != nil)
        }
    }

    private static func isDisfavored(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { attribute in
            guard case .attribute(let attribute) = attribute else { return false }
            return attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "_disfavoredOverload"
        }
    }

    /// Whether the code gives a name to `NSLocalizedString` or the like as the key.
    private func lookedUp(_ name: String, in body: (some SyntaxProtocol)?) -> Bool {
        guard let body else { return false }
        var open = [Syntax(body)]
        while let node = open.popLast() {
            if let call = node.as(FunctionCallExprSyntax.self), let first = call.arguments.first,
                first.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == name
            {
                let callee =
                    call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
                    ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                switch (callee, first.label?.text) {
                case ("NSLocalizedString", nil), ("LocalizationValue", nil), ("localizedString", "forKey"): return true
                default: break
                }
            }
            for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
                open.append(child)
            }
        }
        return false
    }

    // MARK: Memberwise initializers

    /// The initializer that the compiler writes for a structure without one.
    private mutating func addMemberwise(_ members: MemberBlockItemListSyntax, of name: String) {
        var parameters: [Declarations.Parameter] = []
        for member in members {
            if member.decl.is(InitializerDeclSyntax.self) { return }
            guard let variable = member.decl.as(VariableDeclSyntax.self), Self.isStored(variable) else { continue }
            for (name, type, binding) in bindings(of: variable) {
                let isVariable = variable.bindingSpecifier.text == "var"
                if !isVariable, binding.initializer != nil { continue }
                let annotation = binding.typeAnnotation?.type
                let isOptional = annotation?.is(OptionalTypeSyntax.self) == true && isVariable
                parameters.append(
                    .init(
                        label: name, type: type,
                        isOptional: binding.initializer != nil || isOptional || Self.initializesItself(variable)))
            }
        }
        add(.init(parameters: parameters, result: .named(name, [])), named: "init", at: .type(name))
    }

    private static func isStored(_ variable: VariableDeclSyntax) -> Bool {
        if variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) { return false }
        return variable.bindings.allSatisfy { binding in
            switch binding.accessorBlock?.accessors {
            case nil: true
            case .getter?: false
            case .accessors(let list)?: list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
            }
        }
    }

    /// Whether the property's wrapper has a value without being given one: `@Environment(\.dismiss) var dismiss`.
    private static func initializesItself(_ variable: VariableDeclSyntax) -> Bool {
        variable.attributes.contains { element in
            guard case .attribute(let attribute) = element else { return false }
            if attribute.arguments != nil { return true }
            let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? ""
            return [
                "EnvironmentObject", "Environment", "FocusState", "Namespace", "GestureState", "Query", "AppStorage",
            ]
            .contains(name)
        }
    }
}

extension WrittenType {
    /// A text that the function looks up itself.
    static let lookup = WrittenType.named("NSLocalizedString", [])

    /// The name under which members of the type are kept.
    var extendedName: String? {
        switch self {
        case .named(let name, _): name
        case .array: "Array"
        case .dictionary: "Dictionary"
        default: nil
        }
    }
}
