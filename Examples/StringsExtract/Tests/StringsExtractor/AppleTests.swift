import Testing

@testable import StringsExtractor

/// The parameters that Apple's frameworks localize, in sources that import them.
@Suite struct AppleTests {
    @Test func intents() {
        let found = extract(
            #"""
            import AppIntents
            struct Open: AppIntent {
                static var title: LocalizedStringResource = "Open Book"
                static var description = IntentDescription("Opens a book.", categoryName: "Books", searchKeywords: ["read"])
                @Parameter(title: "Book", description: "The book", default: "no") var book: Book
                @Parameter(title: LocalizedStringResource("Page", table: "Pages")) var page: Int
                static var parameterSummary: some ParameterSummary { Summary("Open \(\.$book) at \(\.$page)") }
                func perform() async throws -> some IntentResult {
                    guard found else { throw $book.needsValueError("Which book?") }
                    return .result(dialog: "Opened")
                }
            }
            enum Kind: String, AppEnum {
                case novel, poem
                static var typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
                static var caseDisplayRepresentations: [Kind: DisplayRepresentation] = [
                    .novel: "Novel", .poem: .init(title: "Poem", subtitle: "Short"),
                ]
            }
            struct Book: AppEntity {
                static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Work", numericFormat: "\(placeholder: .int) works")
                var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", image: .init(systemName: "book")) }
                var name: String
            }
            struct Shortcuts: AppShortcutsProvider {
                static var appShortcuts: [AppShortcut] {
                    AppShortcut(intent: Open(), phrases: ["Read in \(.applicationName)"], shortTitle: "Read", systemImageName: "book")
                }
            }
            """#)
        #expect(
            found.strings.map(\.key) == [
                "Open Book", "Opens a book.", "Books", "read", "Book", "The book", "Page", "Open ${book} at ${page}",
                "Which book?", "Opened", "Kind", "Novel", "Poem", "Short", "Work", "%lld works", "%@",
                "Read in ${applicationName}", "Read",
            ])
        #expect(found.strings.filter { $0.table != nil }.map(\.table) == ["Pages", "AppShortcuts"])
        #expect(found.problems.isEmpty)
    }

    @Test func widgets() {
        let found = extract(
            #"""
            import WidgetKit
            struct Clock: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "no", provider: P()) { e in ClockView(entry: e) }
                        .configurationDisplayName("Clock")
                        .description("Shows the time.")
                        .supportedFamilies([.systemSmall])
                }
            }
            let other = make().description("no")
            """#)
        #expect(found.strings.map(\.key) == ["Clock", "Shows the time."])
    }

    @Test func views() {
        let found = extract(
            #"""
            import SwiftUI
            struct V: View {
                var title: LocalizedStringKey {
                    switch kind {
                    case .a: "A"
                    case .b: if flag { "B" } else { "C" }
                    default: return "D"
                    }
                }
                func hint(_ n: Int) -> LocalizedStringKey { n > 1 ? "\(n) rows" : "One" }
                func plain() -> String { "no" }
                enum Tab: LocalizedStringKey { case home = "Home" }
                var rows: [(LocalizedStringKey, String)] { [("E", "no")] }
                var body: some View {
                    List { Text("F", comment: "note") }
                        .searchable(text: $text, prompt: "G")
                        .alert("H", isPresented: $on) { Button("I", role: .cancel) {} } message: { Text(verbatim: "no") }
                        .accessibilityAction(named: "J") {}
                        .accessibilityCustomContent("K", "L")
                        .help(flag ? "M" : "N")
                    Label { Text(.init("O")) } icon: { Image(systemName: "no") }
                    Chart { BarMark(x: .value("P", date)) }
                    LabeledContent("Q", value: "no")
                    TextField("R", text: $text, prompt: Text("S"))
                    Button(action: {}) { Text("T") }
                }
            }
            """#)
        #expect(
            found.strings.map(\.key) == [
                "A", "B", "C", "D", "%lld rows", "One", "Home", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O",
                "P",
                "Q", "R", "S", "T",
            ])
        #expect(found.strings.first { $0.key == "F" }?.comment == "note")
    }

    /// One text among the choices makes a `String` of all, and a `String` is shown as it is.
    @Test(arguments: [
        (#"Text(flag ? "A" : "B")"#, ["A", "B"], 0),
        (#"Text(flag ? name : "no")"#, [], 0),
        (#"Text(flag ? title : "A")"#, ["A"], 0),
        (#"Text(name ?? "no")"#, [], 0),
        (#"Text(title ?? "A")"#, ["A"], 0),
        (#"Text("no" + "no")"#, [], 0),
        (#"Text("no" + name)"#, [], 0),
        (#"Text(flag ? "no" : String(localized: "A"))"#, ["A"], 0),
        (#"Text(flag ? nil : "A")"#, ["A"], 0),
        (#"V().help(flag ? name : "no").navigationTitle(unseen ?? "no")"#, [], 1),
        (#"V().accessibilityInputLabels(["A", "B"]).accessibilityInputLabels(["no", name])"#, ["A", "B"], 0),
        (#"IntentDialog(flag ? unseen : "A")"#, ["A"], 0),
    ])
    func choicesWithTexts(expression: String, keys: [String], warnings: Int) {
        let found = extract(
            """
            import SwiftUI; import AppIntents
            struct V { var name: String; var title: LocalizedStringKey; func f() { \(expression) } }
            """)
        #expect(found.strings.map(\.key) == keys)
        #expect(found.problems.count == warnings)
    }

    /// Keys of such enumerations stand in catalogs that Xcode wrote.
    @Test func literalsSpelledOut() {
        let found = extract(
            #"""
            import AppIntents
            enum Kind: String, AppEnum {
                case a, b
                static var typeDisplayRepresentation: TypeDisplayRepresentation = .init(stringLiteral: "A")
                static var caseDisplayRepresentations: [Kind: DisplayRepresentation] = [
                    .a: .init(stringLiteral: "B"), .b: DisplayRepresentation(stringLiteral: "C"),
                ]
                var title: LocalizedStringResource { .init(stringLiteral: "no \(rawValue)") }
                var name: String { .init(stringLiteral: "no") }
            }
            """#)
        #expect(found.strings.map(\.key) == ["A", "B", "C"])
        #expect(found.problems.map(\.kind) == [.notLiteral(argument: "key", call: "LocalizedStringResource")])
    }

    /// What stands beside a key is not its wording in the development language.
    @Test func valuesAreNotDefaults() {
        let found = extract(
            """
            import SwiftUI
            struct Row: View { let title: LocalizedStringKey; let value: String }
            let a = LabeledContent("A", value: "no"); let b = Tab("B", systemImage: "no", value: tab)
            let c = Row(title: "C", value: "no"); let d = NSLocalizedString("D", value: "text", comment: "")
            """)
        #expect(found.strings.map(\.key) == ["A", "B", "C", "D"])
        #expect(found.strings.map(\.defaultValue) == [nil, nil, nil, "text"])
        #expect(found.problems.isEmpty)
    }

    /// A name that both have: what the call looks like decides.
    @Test func ownTypesThatDoNotFitLeaveTheCallToApple() {
        let found = extract(
            """
            import SwiftUI
            enum Tab { case home, search }
            struct Section { let id: Int }
            class Alerts { func alert(_ text: String) {}; func badge(_ text: String) {} }
            let a = Tab("A", systemImage: "no") {}; let b = Section("B") {}; let c = Section(id: 1)
            let d = Text("C").badge("D"); let e = Alerts().badge("no")
            """)
        #expect(found.strings.map(\.key) == ["A", "B", "C", "D"])
    }

    @Test func alarmsAndChoices() {
        let found = extract(
            #"""
            import AlarmKit; import AppIntents; import SwiftUI
            let b = AlarmButton(text: "A", textColor: .red, systemImageName: "no")
            let a = AlarmPresentation.Alert(title: "B", secondaryButton: b)
            let c = AlertConfiguration(title: "C", body: "D \(n)", sound: .named("no"))
            struct Ask: AppIntent {
                @Parameter(title: "E", displayName: .init(true: "F", false: "G")) var on: Bool
                func perform() async throws {
                    let choice = try await requestChoice(between: [IntentChoiceOption(title: "H")], dialog: "I")
                    try await requestConfirmation(
                        actionName: .custom(acceptLabel: "J", acceptAlternatives: ["K"], denyLabel: "L", denyAlternatives: []),
                        dialog: "M")
                    throw needsToContinueInForegroundError("N")
                }
            }
            let d = ItemCollection(promptLabel: "O", items: [1])
            let e = V().accessibilityDragPoint(.center, description: "P")
            """#)
        #expect(
            found.strings.map(\.key) == [
                "A", "B", "C", "D %@", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P",
            ])
    }

    /// A type of the program's own is not Apple's of the same name.
    @Test func ownTypesHideApples() {
        let found = extract(
            """
            import SwiftUI
            struct Label { init(_ text: String) {} }
            extension View { func help(_ text: String) -> Self { self } }
            let a = Label("no"); let b = Text("A").help("no"); let c = Button("B") {}
            """)
        #expect(found.strings.map(\.key) == ["A", "B"])
    }

    @Test func sourcesWithoutTheFrameworksAreLeftAlone() {
        #expect(extract(#"import Foundation; let a = Text("no"); Summary("no")"#).strings.isEmpty)
        #expect(!extract(#"@_exported import SwiftUI; let a = Text("A")"#).strings.isEmpty)
        let conditional = "#if canImport(UIKit)\n#if os(iOS)\nimport SwiftUI\n#endif\n#endif\nlet a = Text(\"A\")"
        #expect(extract(conditional).strings.map(\.key) == ["A"])
    }

    /// The framework says that they are localized, with a type beside them or without one.
    @Test func intentsWithoutTypes() {
        let found = extract(
            #"""
            import AppIntents
            struct Open: AppIntent {
                static let title: LocalizedStringResource = "Open"
                static var description = "Opens a book."
                var description = "no"
                static var name = "no"
            }
            struct Other { static var description = "no" }
            """#)
        #expect(found.strings.map(\.key) == ["Open", "Opens a book."])
    }

    /// Code that no build has.
    @Test func codeThatIsNeverBuilt() {
        let found = extract(
            #"""
            import SwiftUI
            #if false
            let a = Text("no")
            func title(_ key: LocalizedStringKey) {}
            #elseif DEBUG
            let b = Text("debug")
            #else
            let c = Text("release")
            #endif
            struct V: View {
                var body: some View {
                    #if DEBUG && false || true
                    Text("mixed")
                    #endif
                    #if (!true)
                    Text("no")
                    #else
                    Text("else")
                    #endif
                    #if true
                    Text("yes")
                    #else
                    Text("no")
                    #endif
                }
            }
            """#)
        #expect(found.strings.map(\.key) == ["debug", "release", "mixed", "else", "yes"])
    }
}
