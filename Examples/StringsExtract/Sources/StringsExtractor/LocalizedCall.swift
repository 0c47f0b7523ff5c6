import SwiftSyntax

/// The calls that are recognized without looking at declarations, and how large a source may be.
public struct ExtractionOptions: Hashable, Sendable {
    /// Whether `Text("…")`, `Button("…")`, `.navigationTitle("…")` and the like are strings to localize in every source. They
    /// are anyway where a source imports SwiftUI or one of the frameworks beside it: a server's `Text` is something else.
    public var swiftUI: Bool
    /// Further functions, types and methods whose first argument is a key.
    public var functions: Set<String>
    /// Larger files are refused, in bytes.
    public var largestFile: Int

    public init(swiftUI: Bool = false, functions: Set<String> = [], largestFile: Int = 16 << 20) {
        self.swiftUI = swiftUI
        self.functions = functions
        self.largestFile = largestFile
    }
}

extension ExtractionOptions {
    /// Whether a source can hold a localized string at all: extraction takes far longer than looking.
    ///
    /// - Parameter names: what takes keys and is declared in other sources.
    func mayOccur(in source: String, names: Set<String>) -> Bool {
        // `localized:`, `LocalizedText`, `NSLocalizedString`, `LocalizationValue` and so on.
        if source.contains("ocaliz") || functions.contains(where: { source.contains($0) }) { return true }
        if AppleParameters.frameworks.contains(where: { source.contains("import \($0)") }) { return true }
        let names = swiftUI ? names.union(AppleParameters.byName.keys) : names
        guard !names.isEmpty else { return false }
        return source.utf8.split { !Self.isNamePart($0) }.contains { names.contains(String(Substring($0))) }
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x80..., UInt8(ascii: "_"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}

/// One key with what stands beside it.
struct LocalizedCall {
    /// For messages and for `ExtractedString.call`.
    var name: String
    var key: ExprSyntax
    var defaultValue: ExprSyntax?
    var table: ExprSyntax?
    /// The table's name where the API says it, not the code.
    var fixedTable: String?
    var bundle: ExprSyntax?
    var comment: ExprSyntax?
    /// Whether the API wants a literal: then anything else deserves a warning.
    var needsLiteral = false
    /// Whether the key is a plain text for the compiler, so that what it interpolates is no argument but part of the key.
    var isPlain = false

    /// A call of Foundation's API, of ours or of a function that was named as an option; nil for any other.
    init?(_ call: FunctionCallExprSyntax, options: ExtractionOptions) {
        guard let first = call.arguments.first, let callee = Callee(call) else { return nil }
        switch (callee.typeOrName, first.label?.text) {
        case (let name?, "localized"): self.name = "\(name)(localized:)"
        case ("NSLocalizedString"?, nil):
            name = "NSLocalizedString"
            (needsLiteral, isPlain) = (true, true)
        case ("localizedString"?, "forKey"):
            name = "localizedString(forKey:)"
            isPlain = true
        case ("LocalizedStringResource"?, nil):
            name = "LocalizedStringResource"
            needsLiteral = true
        case ("LocalizedText"?, nil), ("LocalizedText"?, "key"), ("LocalizationValue"?, nil): name = callee.name
        case (let name?, nil) where options.functions.contains(name): self.name = name
        default: return nil
        }
        key = first.expression
        read(call.arguments.dropFirst(), takesValue: true)
    }

    /// A key among the arguments of a call: what is beside it holds for it.
    ///
    /// - Parameter takesValue: whether `value:` is the text of the key, which it is not in `LabeledContent("Width", value: "3")`.
    init(
        _ name: String, key: ExprSyntax, arguments: LabeledExprListSyntax, fixedTable: String? = nil,
        takesValue: Bool = false
    ) {
        self.name = name
        self.key = key
        self.fixedTable = fixedTable
        read(arguments[...], takesValue: takesValue)
    }

    /// A literal that stands where its type says it is localized: `let title: LocalizedStringResource = "Title"`.
    init(_ name: String, key: ExprSyntax, fixedTable: String? = nil) {
        self.name = name
        self.key = key
        self.fixedTable = fixedTable
    }

    private mutating func read(_ arguments: Slice<LabeledExprListSyntax>, takesValue: Bool) {
        for argument in arguments where argument.expression != key {
            switch argument.label?.text {
            case "defaultValue": defaultValue = argument.expression
            case "value" where takesValue: defaultValue = argument.expression
            case "table", "tableName": table = argument.expression
            case "bundle": bundle = argument.expression
            case "comment": comment = argument.expression
            default: break
            }
        }
    }
}

/// What a call calls, by name.
struct Callee {
    /// The last word: `navigationTitle`, `String`, `init`.
    var name: String
    /// What stands before the dot: nil where there is no dot, or nothing before it.
    var base: ExprSyntax?
    var hasDot: Bool

    init?(_ call: FunctionCallExprSyntax) {
        let called = call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? call.calledExpression
        if let reference = called.as(DeclReferenceExprSyntax.self) {
            name = reference.baseName.text
            hasDot = false
        } else if let member = called.as(MemberAccessExprSyntax.self) {
            name = member.declName.baseName.text
            base = member.base
            hasDot = true
        } else {
            return nil
        }
    }

    /// The type that is made, or the function: `String` for `String(…)`, `Foundation.String(…)` and `String.init(…)`; `init`
    /// for `.init(…)`, whose type the place says.
    var typeOrName: String? {
        guard name == "init", let base else { return name }
        let type = base.as(GenericSpecializationExprSyntax.self)?.expression ?? base
        return type.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? type.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    /// The call with which a chain begins: `StaticConfiguration` of `StaticConfiguration(…) { … }.description("…")`.
    var root: String? {
        var next = base
        while let expression = next {
            if let call = expression.as(FunctionCallExprSyntax.self) {
                next = call.calledExpression
            } else if let member = expression.as(MemberAccessExprSyntax.self) {
                guard let base = member.base else { return member.declName.baseName.text }
                next = base
            } else if let generic = expression.as(GenericSpecializationExprSyntax.self) {
                next = generic.expression
            } else {
                return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
            }
        }
        return nil
    }
}
