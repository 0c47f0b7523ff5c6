import Testing

@testable import StringsExtractor

/// Which calls are recognized, and what is read from their arguments.
@Suite struct RecognitionTests {
    @Test func foundationCalls() {
        let found = extract(
            #"""
            let a = String(localized: "Save", comment: "A button")
            let b = String(localized: "greeting", defaultValue: "Hello", table: "Main", bundle: .module)
            let c = NSLocalizedString("Open", tableName: "Menu", bundle: Bundle.main, value: "Open…", comment: "Menu item")
            let d = AttributedString(localized: "**Bold**")
            let e = LocalizedStringResource("Title", table: "Intents")
            let f = Foundation.String(localized: "Qualified")
            let g: String = .init(localized: "Implicit")
            let h = String.init(localized: "Spelled out")
            let i = Bundle.main.localizedString(forKey: "Old", value: "Older", table: nil)
            let j = LocalizedText("Ours")
            let k = String.LocalizationValue("Value")
            """#)
        #expect(
            found.strings.map(\.key) == [
                "Save", "greeting", "Open", "**Bold**", "Title", "Qualified", "Implicit", "Spelled out", "Old", "Ours",
                "Value",
            ])
        #expect(found.problems.isEmpty)
        #expect(found.strings[0].comment == "A button")
        #expect(found.strings[0].call == "String(localized:)")
        #expect((found.strings[0].line, found.strings[0].column) == (1, 27))
        #expect(found.strings[1].defaultValue == "Hello")
        #expect(found.strings[1].table == "Main")
        #expect(found.strings[1].bundle == ".module")
        #expect(found.strings[2].defaultValue == "Open…")
        #expect(found.strings[2].table == "Menu")
        #expect(found.strings[8].table == nil)
    }

    @Test func typedLiterals() {
        let found = extract(
            #"""
            struct Intent {
                static let title: LocalizedStringResource = "Order"
                var hint: LocalizedText? = "Hint"
                func show(_ text: LocalizedStringResource = "Default") {}
                let row = ["As" as LocalizedText]
                let plain: String = "Not localized"
            }
            """#)
        #expect(found.strings.map(\.key) == ["Order", "Hint", "Default", "As"])
    }

    @Test func ordinaryCallsAreLeftAlone() {
        let found = extract(
            #"""
            print("Hello"); Text("View"); log(localized: true); String(decoding: x, as: UTF8.self)
            let s = String(localized: resource)
            """#)
        #expect(found.strings.isEmpty)
        #expect(found.problems.isEmpty)
    }

    /// The compiler lists it, so catalogs of Xcode's have it: left out, it would be marked stale and come back by turns.
    @Test func emptyKey() {
        #expect(extract(#"import SwiftUI; let a = TextField("", text: $text)"#).strings.map(\.key) == [""])
        #expect(extract(#"let a = String(localized: "")"#).strings.map(\.key) == [""])
    }

    @Test func swiftUIAndOwnFunctionsByRequest() {
        let source =
            #"Text("Title").navigationTitle("Bar"); tr("own"); LocalizedStringKey("key"); Text(verbatim: "raw")"#
        #expect(extract(source).strings.isEmpty)
        #expect(extract(source, ExtractionOptions(swiftUI: true)).strings.map(\.key) == ["Title", "Bar", "key"])
        #expect(extract(source, ExtractionOptions(functions: ["tr"])).strings.map(\.key) == ["own"])
    }

    @Test func choicesAndNesting() {
        let found = extract(
            #"""
            String(localized: isOn ? "On" : "Off")
            String(localized: (first ? "A" : second ? "B" : "C"))
            String(localized: "Outer \(String(localized: "Inner"))")
            #if os(macOS)
            String(localized: "Mac")
            #else
            String(localized: "Linux")
            #endif
            """#)
        #expect(found.strings.map(\.key) == ["On", "Off", "A", "B", "C", "Outer %@", "Inner", "Mac", "Linux"])
    }

    @Test func literalForms() {
        let found = extract(
            #####"""
            String(localized: "quote \" tab \t heart \u{2665} slash \\")
            String(localized: #"raw \n \#n "quoted""#)
            String(localized: """
                first
                  second \
                joined
                """)
            NSLocalizedString("one " + "two", comment: "a" + "b")
            String(localized: "emoji 👩‍👩‍👧 e\u{301}")
            """#####)
        #expect(
            found.strings.map(\.key) == [
                "quote \" tab \t heart ♥ slash \\", "raw \\n \n \"quoted\"", "first\n  second joined", "one two",
                "emoji 👩‍👩‍👧 e\u{301}",
            ])
        #expect(found.strings[3].comment == "ab")
    }

    @Test func computedArgumentsAreReported() {
        let found = extract(
            """
            NSLocalizedString(name, comment: "x")
            String(localized: "key", table: tableName, comment: note)
            NSLocalizedString("\\(name)", comment: "x")
            """)
        #expect(found.strings.map(\.key) == ["key"])
        #expect(
            found.problems == [
                ExtractionProblem(
                    .notLiteral(argument: "key", call: "NSLocalizedString"), file: "A.swift", line: 1, column: 19),
                ExtractionProblem(
                    .notLiteral(argument: "table", call: "String(localized:)"), file: "A.swift", line: 2, column: 33),
                ExtractionProblem(
                    .notLiteral(argument: "comment", call: "String(localized:)"), file: "A.swift", line: 2, column: 53),
                ExtractionProblem(
                    .notLiteral(argument: "key", call: "NSLocalizedString"), file: "A.swift", line: 3, column: 19),
            ])
        #expect(found.problems.allSatisfy { !$0.isError })
    }
}

func extract(_ source: String, _ options: ExtractionOptions = ExtractionOptions()) -> Extraction {
    SourceExtractor.extract(from: source, file: "A.swift", options: options)
}
