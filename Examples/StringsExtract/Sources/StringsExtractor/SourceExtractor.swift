import SwiftParser
import SwiftSyntax

/// What one source, or several, gave.
public struct Extraction: Codable, Hashable, Sendable {
    /// In the order of the source.
    public var strings: [ExtractedString] = []
    /// Errors and warnings, in the order of the source.
    public var problems: [ExtractionProblem] = []

    public init() {}
}

/// Finds localized strings in one Swift source.
///
/// The source is parsed, not compiled: names are taken at their word, all branches of `#if` are read, and types are known
/// as far as the file shows them. The tree is walked with a list, not by recursion, so that no source can exhaust the stack.
public struct SourceExtractor {
    private let file: String
    private let options: ExtractionOptions
    private let tree: SourceFileSyntax
    private let text: SourceText
    private var scopes = Scopes()
    private var result = Extraction()

    /// A source without any of the names that are looked for is not parsed, and its mistakes are not reported.
    ///
    /// - Parameters:
    ///   - source: the text of the file.
    ///   - file: its name, for positions.
    public static func extract(
        from source: String, file: String, options: ExtractionOptions = ExtractionOptions()
    ) -> Extraction {
        guard options.mayOccur(in: source) else { return Extraction() }
        var extractor = SourceExtractor(source: source, file: file, options: options)
        extractor.walk()
        return extractor.result
    }

    private init(source: String, file: String, options: ExtractionOptions) {
        self.file = file
        self.options = options
        tree = Parser.parse(source: source)
        text = SourceText(source)
    }

    private enum Step {
        case enter(Syntax)
        case leave(SyntaxIdentifier)
    }

    private mutating func walk() {
        if tree.hasError { reportFirstError() }
        var steps: [Step] = [.enter(Syntax(tree))]
        while let step = steps.popLast() {
            switch step {
            case .leave(let owner): scopes.pop(owner: owner)
            case .enter(let node):
                if node.is(TokenSyntax.self) { continue }
                if let scope = scopes.opened(by: node) {
                    scopes.push(scope)
                    steps.append(.leave(node.id))
                }
                visit(node)
                for child in node.children(viewMode: .sourceAccurate).reversed() { steps.append(.enter(child)) }
            }
        }
        result.strings.sort { ($0.line, $0.column) < ($1.line, $1.column) }
        result.problems.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    }

    private mutating func visit(_ node: Syntax) {
        switch node.as(SyntaxEnum.self) {
        case .functionCallExpr(let call):
            if let call = LocalizedCall(call, options: options) { record(call) }
        case .patternBinding(let binding):
            if let type = binding.typeAnnotation?.type, let value = binding.initializer?.value {
                record(type: type, value: value)
            }
        case .functionParameter(let parameter):
            if let value = parameter.defaultValue?.value { record(type: parameter.type, value: value) }
        case .sequenceExpr(let row):
            let elements = Array(row.elements.prefix(4))
            if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                let type = elements[2].as(TypeExprSyntax.self)?.type
            {
                record(type: type, value: elements[0])
            }
        default: break
        }
    }

    private mutating func record(type: TypeSyntax, value: ExprSyntax) {
        guard let call = LocalizedCall(type: type, value: value, options: options) else { return }
        record(call)
    }

    private mutating func record(_ call: LocalizedCall) {
        let keys = choices(call.key)
        for expression in keys {
            guard let key = KeyText(expression, in: scopes) else {
                if call.needsLiteral { report(.notLiteral(argument: "key", call: call.name), at: expression) }
                continue
            }
            // `Text("")` is not a string to translate.
            if key.text.isEmpty { continue }
            report(key.doubts)
            let place = text.place(of: expression)
            let value = literal(of: call.defaultValue, "default value", call)
            result.strings.append(
                ExtractedString(
                    key: key.text, defaultValue: value?.text, table: literal(of: call.table, "table", call)?.text,
                    bundle: call.bundle.map(text.text(of:)), comment: literal(of: call.comment, "comment", call)?.text,
                    // `String(localized: "key", defaultValue: "\(count) files")` has its arguments in the value.
                    arguments: [key.arguments, value?.arguments ?? []].first { !$0.isEmpty }, call: call.name,
                    file: file,
                    line: place.line, column: place.column))
        }
    }

    /// Both sides of `flag ? "A" : "B"`, through parentheses; otherwise the expression itself.
    private func choices(_ expression: ExprSyntax) -> [ExprSyntax] {
        var found: [ExprSyntax] = []
        var open = [expression]
        while let next = open.popLast() {
            if let tuple = next.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
                open.append(only.expression)
            } else if let row = next.as(SequenceExprSyntax.self), let last = row.elements.last,
                row.elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
            {
                open.append(last)
                for element in row.elements.reversed() {
                    if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
                        open.append(ternary.thenExpression)
                    }
                }
            } else {
                found.append(next)
            }
        }
        return found
    }

    /// The text of an optional argument; nil where it is absent, `nil`, empty or not a literal, the last with a warning.
    private mutating func literal(of argument: ExprSyntax?, _ name: String, _ call: LocalizedCall) -> KeyText? {
        guard let argument, !argument.is(NilLiteralExprSyntax.self) else { return nil }
        guard let read = KeyText(argument, in: scopes) else {
            report(.notLiteral(argument: name, call: call.name), at: argument)
            return nil
        }
        report(read.doubts)
        return read.text.isEmpty ? nil : read
    }

    private mutating func report(_ doubts: [KeyText.Doubt]) {
        for doubt in doubts {
            switch doubt {
            case .type(let node): report(.unknownType(expression: text.shortText(of: node)), at: node)
            case .specifier(let node): report(.unknownSpecifier(text.shortText(of: node)), at: node)
            }
        }
    }

    private mutating func report(_ kind: ExtractionProblem.Kind, at node: some SyntaxProtocol) {
        let place = text.place(of: node)
        result.problems.append(ExtractionProblem(kind, file: file, line: place.line, column: place.column))
    }

    /// The first place that is not Swift. The parser's own messages are made by recursion over the tree, so they are not asked.
    private mutating func reportFirstError() {
        var node = Syntax(tree)
        descend: while true {
            for child in node.children(viewMode: .all) {
                if child.is(UnexpectedNodesSyntax.self) {
                    return report(.syntax("unexpected '\(text.shortText(of: child))'"), at: child)
                }
                if let token = child.as(TokenSyntax.self), token.presence == .missing {
                    return report(.syntax("'\(token.text)' expected"), at: token)
                }
                if child.hasError {
                    node = child
                    continue descend
                }
            }
            return report(.syntax("not a Swift declaration, statement or expression"), at: node)
        }
    }
}
