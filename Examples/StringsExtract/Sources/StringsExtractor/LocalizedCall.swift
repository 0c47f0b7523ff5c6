import SwiftSyntax

/// The calls that are recognized, by what stands at the place of the call: names, not types.
public struct ExtractionOptions: Hashable, Sendable {
    /// Whether `Text("…")`, `LocalizedStringKey("…")`, `Button("…")`, `.navigationTitle("…")` and the like are strings to
    /// localize. Off unless asked for: a server's `Text` is something else.
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
    /// Whether a source can hold a localized string at all. Most files of a program do not, and parsing takes a thousand times
    /// as long as looking.
    func mayOccur(in source: String) -> Bool {
        // `localized:`, `LocalizedText`, `NSLocalizedString`, `LocalizationValue` and so on.
        source.contains("ocaliz") || functions.contains { source.contains($0) }
            || swiftUI && LocalizedCall.swiftUI.contains { source.contains($0) }
    }
}

/// One call that names a localized string.
struct LocalizedCall {
    /// For messages and for `ExtractedString.call`.
    var name: String
    var key: ExprSyntax
    var defaultValue: ExprSyntax?
    var table: ExprSyntax?
    var bundle: ExprSyntax?
    var comment: ExprSyntax?
    /// Whether the API wants a literal: then anything else deserves a warning.
    var needsLiteral: Bool

    init?(_ call: FunctionCallExprSyntax, options: ExtractionOptions) {
        guard let first = call.arguments.first, let callee = Self.callee(of: call) else { return nil }
        let label = first.label?.text
        switch (callee, label) {
        case (_, "localized"):
            name = "\(callee)(localized:)"
            needsLiteral = false
        case ("NSLocalizedString", nil):
            name = callee
            needsLiteral = true
        case ("localizedString", "forKey"):
            name = "localizedString(forKey:)"
            needsLiteral = false
        case ("LocalizedStringResource", nil), ("LocalizedText", nil), ("LocalizedText", "key"),
            ("LocalizationValue", nil):
            name = callee
            needsLiteral = callee == "LocalizedStringResource"
        case (_, nil) where options.functions.contains(callee):
            name = callee
            needsLiteral = false
        case (_, nil) where options.swiftUI && Self.swiftUI.contains(callee):
            name = callee
            needsLiteral = false
        default: return nil
        }
        key = first.expression
        for argument in call.arguments.dropFirst() {
            switch argument.label?.text {
            case "defaultValue", "value": defaultValue = argument.expression
            case "table", "tableName": table = argument.expression
            case "bundle": bundle = argument.expression
            case "comment": comment = argument.expression
            default: break
            }
        }
    }

    /// A literal that stands where its type says it is localized: `let title: LocalizedStringResource = "Title"`.
    init?(type: TypeSyntax, value: ExprSyntax, options: ExtractionOptions) {
        let bare = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
        guard let last = bare.as(MemberTypeSyntax.self)?.name.text ?? bare.as(IdentifierTypeSyntax.self)?.name.text
        else {
            return nil
        }
        switch last {
        case "LocalizedStringResource", "LocalizedText", "LocalizationValue": break
        case "LocalizedStringKey" where options.swiftUI: break
        default: return nil
        }
        name = last
        key = value
        needsLiteral = false
    }

    /// The last word of what is called: `String`, `Foundation.String`, `String.init`, `.init`.
    private static func callee(of call: FunctionCallExprSyntax) -> String? {
        if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        let last = member.declName.baseName.text
        guard last == "init", let base = member.base else { return last }
        return base.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    /// Views and modifiers whose first argument is a `LocalizedStringKey`.
    static let swiftUI: Set = [
        "LocalizedStringKey", "Text", "Button", "Label", "Toggle", "TextField", "SecureField", "Section", "Picker",
        "Link",
        "Menu", "NavigationLink", "Stepper", "DisclosureGroup", "GroupBox", "ProgressView", "Gauge", "DatePicker",
        "ColorPicker", "ControlGroup", "LabeledContent", "ShareLink", "Tab", "ContentUnavailableView", "CommandMenu",
        "WindowGroup", "Window", "EditButton", "RenameButton", "navigationTitle", "navigationBarTitle",
        "navigationSubtitle", "alert", "confirmationDialog", "help", "accessibilityLabel", "accessibilityHint",
        "accessibilityValue", "badge",
    ]
}
