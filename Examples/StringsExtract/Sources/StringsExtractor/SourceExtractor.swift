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
/// The source is parsed, not compiled: names are taken at their word, all branches of `#if` are read but those that no build has (`#if false`), and types are known
/// as far as the program's declarations show them. The tree is walked with a list, not by recursion, so that no source can
/// exhaust the stack.
public struct SourceExtractor {
    private let file: String
    let options: ExtractionOptions
    private let tree: SourceFileSyntax
    private let text: SourceText
    private(set) var scopes: Scopes
    let declarations: Declarations
    /// Whether Apple's names mean what its frameworks say.
    let knowsApple: Bool
    /// Types that the place of an expression asks for, of those that calls without a base need: `.init("Title")`.
    var asked: [SyntaxIdentifier: WrittenType] = [:]
    private var seen: Set<SyntaxIdentifier> = []
    private var result = Extraction()

    /// A source without any of the names that are looked for is not parsed, and its mistakes are not reported.
    ///
    /// - Parameters:
    ///   - source: the text of the file.
    ///   - file: its name, for positions.
    ///   - declarations: those of all files of the program; nil for those of this file alone.
    public static func extract(
        from source: String, file: String, options: ExtractionOptions = ExtractionOptions(),
        declarations: Declarations? = nil
    ) -> Extraction {
        guard options.mayOccur(in: source, names: declarations?.namesThatTakeKeys ?? []) else { return Extraction() }
        let tree = Parser.parse(source: source)
        var extractor = SourceExtractor(
            source: source, tree: tree, file: file, options: options,
            declarations: declarations ?? indexed(DeclarationCollector.declarations(in: tree)))
        extractor.walk()
        return extractor.result
    }

    /// What a source declares.
    public static func declarations(in source: String) -> Declarations {
        DeclarationCollector.declarations(in: Parser.parse(source: source))
    }

    /// Declarations as ``extract(from:file:options:declarations:)`` takes them.
    static func indexed(_ declarations: Declarations) -> Declarations {
        var declarations = declarations
        declarations.index(isKey)
        return declarations
    }

    private init(
        source: String, tree: SourceFileSyntax, file: String, options: ExtractionOptions, declarations: Declarations
    ) {
        self.file = file
        self.options = options
        self.tree = tree
        self.declarations = declarations
        text = SourceText(source)
        scopes = Scopes(declarations: declarations)
        knowsApple = options.swiftUI || Self.importsFramework(tree.statements)
    }

    /// Whether a framework of the table is imported, `#if canImport(SwiftUI)` or whatever else is asked before.
    private static func importsFramework(_ statements: CodeBlockItemListSyntax) -> Bool {
        var open = [statements]
        while let items = open.popLast() {
            for item in items {
                if let name = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text,
                    AppleParameters.frameworks.contains(name)
                {
                    return true
                }
                for clause in item.item.as(IfConfigDeclSyntax.self)?.clauses ?? [] {
                    if case .statements(let inner)? = clause.elements { open.append(inner) }
                }
            }
        }
        return false
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
                if node.is(TokenSyntax.self) || node.as(IfConfigClauseSyntax.self)?.isNeverBuilt == true { continue }
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

    mutating func record(_ call: LocalizedCall) {
        for expression in call.key.choices {
            guard seen.insert(expression.id).inserted else { continue }
            guard let key = KeyText(expression, in: scopes) else {
                if call.needsLiteral { report(.notLiteral(argument: "key", call: call.name), at: expression) }
                continue
            }
            if call.isPlain, !key.arguments.isEmpty {
                report(.notLiteral(argument: "key", call: call.name), at: expression)
                continue
            }
            report(key.doubts)
            let place = text.place(of: expression)
            let value = literal(of: call.defaultValue, "default value", call)
            result.strings.append(
                ExtractedString(
                    key: key.text, defaultValue: value?.text,
                    table: literal(of: call.table, "table", call)?.text ?? call.fixedTable,
                    bundle: call.bundle.map(text.text(of:)), comment: literal(of: call.comment, "comment", call)?.text,
                    // `String(localized: "key", defaultValue: "\(count) files")` has its arguments in the value.
                    arguments: [key.arguments, value?.arguments ?? []].first { !$0.isEmpty }, call: call.name,
                    file: file,
                    line: place.line, column: place.column))
        }
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
            case .type(let node, let type):
                report(.unknownType(expression: text.shortText(of: node), wrote: type.specifier), at: node)
            case .specifier(let node): report(.unknownSpecifier(text.shortText(of: node)), at: node)
            }
        }
    }

    mutating func report(_ kind: ExtractionProblem.Kind, at node: some SyntaxProtocol) {
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
