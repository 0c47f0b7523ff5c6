import Testing

@testable import StringsExtractor

/// What a source takes from declarations in other sources.
@Suite struct DeclarationTests {
    @Test(arguments: [
        // Initializers, written and memberwise.
        (
            "struct Card: View { let title: LocalizedStringKey; var note: LocalizedStringKey? = nil }",
            #"Card(title: "A")"#, ["A"]
        ),
        ("struct Card { init(_ title: LocalizedStringResource, icon: String) {} }", #"Card("A", icon: "star")"#, ["A"]),
        ("struct Card { let title: LocalizedStringKey; let name: String }", #"Card(title: "A", name: "n")"#, ["A"]),
        ("class A { init(title: LocalizedStringKey) {} }; class B: A {}", #"B(title: "A")"#, ["A"]),
        (
            "struct Row<V> { @ViewBuilder let content: () -> V; let title: LocalizedStringKey }",
            #"Row(content: {}, title: "A")"#, ["A"]
        ),
        ("struct Outer { struct Card { let title: LocalizedStringKey } }", #"Outer.Card(title: "A")"#, ["A"]),
        ("struct Card { let title: LocalizedStringKey }", #"let c: Card = .init(title: "A")"#, ["A"]),
        ("typealias Key = LocalizedStringKey; struct Card { let title: Key }", #"Card(title: "A")"#, ["A"]),
        // Functions and methods.
        ("func show(_ text: LocalizedStringResource, in color: Int = 1) {}", #"show("A")"#, ["A"]),
        (
            "extension View { func hint(_ text: LocalizedStringKey) -> some View { self } }",
            #"Text(verbatim: "").hint("A")"#, ["A"]
        ),
        (
            "struct Log { func add(_ text: String) {}; func add(key: LocalizedStringResource) {} }",
            #"Log().add("no"); Log().add(key: "A")"#, ["A"]
        ),
        (
            "struct Log { func add(_ text: String) {}; func add(_ text: LocalizedStringResource) {} }",
            #"Log().add("no")"#, []
        ),
        (
            "struct Log { @_disfavoredOverload func add(_ t: String) {}; func add(_ t: LocalizedStringKey) {} }",
            #"Log().add("A")"#, ["A"]
        ),
        ("func all(_ texts: LocalizedStringKey..., end: Int) {}", #"all("A", "B", end: 1)"#, ["A", "B"]),
        ("func all(_ texts: [LocalizedStringKey]) {}", #"all(["A", flag ? "B" : "C"])"#, ["A", "B", "C"]),
        ("func make(_ text: () -> LocalizedStringKey) {}", #"make { "A" }; make({ return "B" })"#, ["A", "B"]),
        // Cases, properties and dictionaries.
        (
            "enum Event { case failed(LocalizedStringKey), done }",
            #"let e: Event = .failed("A"); send(Event.failed("B"))"#, ["A", "B"]
        ),
        (
            "class Model { var title: LocalizedStringKey = \"\" }",
            #"func f(m: Model) { m.title = "A"; m.title = flag ? "B" : "C" }"#, ["A", "B", "C"]
        ),
        (
            "struct Item { let name: LocalizedStringKey }",
            #"let all: [Int: Item] = [1: .init(name: "A"), 2: Item(name: "B")]"#, ["A", "B"]
        ),
        // What collections are given.
        (
            "struct Row { let title: LocalizedStringKey }; class Model { var rows: [Row] = [] }",
            #"func f(m: Model) { m.rows.append(.init(title: "A")); m.rows.append(contentsOf: [.init(title: "B")]); m.rows += [.init(title: "C")] }"#,
            ["A", "B", "C"]
        ),
        (
            "struct Row { let title: LocalizedStringKey }",
            #"func f(n: [Int]) -> [Row] { n.map { _ in .init(title: "A") } }; let x: [Row] = { [.init(title: "B")] }()"#,
            ["A", "B"]
        ),
        // Methods of the program's own types are not those of other values.
        (
            "struct Log { func append(_ text: LocalizedStringKey) {} }",
            #"let l = Log(); l.append("A"); let a = ["b"]; a.append("no"); "c".append("no"); Path("d").append("no")"#,
            ["A"]
        ),
        ("struct Other { let title: String }", #"Other(title: "no")"#, []),
        // Wrappers.
        (
            "func tr(_ key: String, _ n: Int = 0) -> String { NSLocalizedString(key, comment: \"\") }", #"tr("A", 2)"#,
            ["A"]
        ),
        (
            "extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }",
            #"let a = "A".localized; let b = "b".count"#, ["A"]
        ),
        (
            "extension String { func localized(_ c: String) -> String { Bundle.main.localizedString(forKey: self, value: nil, table: nil) } }",
            #""A".localized("note")"#, ["A"]
        ),
        (
            "enum L { static func tr(_ key: String) -> String { String(localized: String.LocalizationValue(key)) } }",
            #"L.tr("A")"#, ["A"]
        ),
    ])
    func keysOfOtherSources(declared: String, used: String, keys: [String]) {
        #expect(extract(declared, used).strings.map(\.key) == keys)
    }

    @Test(arguments: [
        (
            "struct User { var age: Int; var name: String }",
            #"func f(user: User) { use("\(user.name) \(user.age)") }"#, "%@ %lld"
        ),
        ("class Store { static let shared = Store(); var total = 1.5 }", #"use("\(Store.shared.total)")"#, "%lf"),
        (
            "struct Item { let count: UInt8 }; struct Box { let items: [Item] }",
            #"func f(b: Box) { use("\(b.items[0].count) \(b.items.count)") }"#, "%u %lld"
        ),
        (
            "struct Item { let n: Int }",
            #"struct V { let items: [Item]; func f() { ForEach(items) { item in use("\(item.n)") } } }"#, "%lld"
        ),
        (
            "struct Item { let n: Int }", #"struct V { let items: [Item]; func f() { items.map { use("\($0.n)") } } }"#,
            "%lld"
        ),
        (
            "struct Item { let n: Int }",
            #"func f(x: [Item]) { for (i, item) in x.enumerated() { use("\(i) \(item.n)") } }"#, "%lld %lld"
        ),
        (
            "struct Item { let n: Int }",
            #"func f(x: [String: Item]) { for (key, item) in x { use("\(key) \(item.n)") } }"#, "%@ %lld"
        ),
        ("enum E { case done(Int, String) }", #"switch e { case .done(let n, let s): use("\(n) \(s)") }"#, "%lld %@"),
        ("enum E { case done(count: Int) }", #"if case let .done(n) = e { use("\(n)") }"#, "%lld"),
        ("func total() -> Int32 { 1 }", #"use("\(total())")"#, "%d"),
        ("extension Array { var total: Int { 1 } }", #"let a = [1.5]; use("\(a.total)")"#, "%lld"),
        ("typealias ID = Int64", #"let n: ID = 1; use("\(n)")"#, "%lld"),
        (
            "enum Level: Int { case low }", #"func f(l: Level) { use("\(l.rawValue) \(Level.allCases.count)") }"#,
            "%lld %lld"
        ),
        (
            "struct P { let n: Int }; extension V { func g() { use() } }",
            #"struct V { @State private var p = P(n: 1); func f() { use("\(p.n)") } }"#, "%lld"
        ),
        (
            "@Observable class Model { var n = 3 }",
            #"struct V { @Environment(Model.self) private var model; func f() { use("\(model.n)") } }"#, "%lld"
        ),
        (
            "func day(_ a: Date) -> Date { a }",
            #"use("\(Calendar.current.dateComponents([.day], from: a, to: b).day ?? 0) \(a.timeIntervalSince(b))")"#,
            "%lld %lf"
        ),
        (
            "extension Bundle { var build: Int? { 1 } }", #"use("\(Bundle.main.build ?? 0) \(flag == 1 ? 2 : 3)")"#,
            "%lld %lld"
        ),
        (
            "struct Core { let heat: [Int]? }; struct State { let cores: [Core]? }",
            #"func f(s: State?) { let most = s?.cores?.map({ return $0.heat?.first ?? 0 }).max(); use("\(most!)") }"#,
            "%lld"
        ),
        (
            "class Store { var n: Int? }", #"func f(s: Store) { let x = s.n.map { Double($0) / 2 }; use("\(x!)") }"#,
            "%lf"
        ),
        ("class Store { var n: Int? }", #"func f(s: Store) { s.n.map { use("\($0)") } }"#, "%lld"),
        (
            "struct Item { let n: Int }",
            #"func f(x: Item) { switch x.n { case 1: no(); case let n: use("\(n)") } }"#, "%lld"
        ),
        (
            "enum E { case a(Int) }; enum F { case a(String) }",
            #"func f(e: E) { if case .a(let n) = e { use("\(n)") } }"#, "%lld"
        ),
        ("struct V {}", #"use("\(Text(name).bold()) \(round(2.5)) \(geometry.size.width)")"#, "%@ %lf %lf"),
        ("struct V {}", #"ForEach(Array(zip(["a"], [1])), id: \.0) { s, n in use("\(s) \(n)") }"#, "%@ %lld"),
        (
            "extension EnvironmentValues { @Entry var level: Int = 0 }",
            #"struct V { @Environment(\.level) private var level; func f() { use("\(level)") } }"#, "%lld"
        ),
        ("struct Name { let text: String }", #"func f(name: Name) { use("\(name)") }"#, "%@"),
        ("struct V { var n: Int }", #"extension V { func f() { use("\(n) \(self.n)") } }"#, "%lld %lld"),
        (
            "protocol Counted {}; extension Counted { var n: Int { 1 } }; struct V: Counted {}",
            #"func f(v: V) { use("\(v.n)") }"#, "%lld"
        ),
    ])
    func typesOfOtherSources(declared: String, used: String, key: String) {
        let found = extract(declared, used.replacing("use(", with: "String(localized: "))
        #expect(found.strings.map(\.key) == [key])
        #expect(found.problems.isEmpty)
    }

    /// Types of one name in two places: what they say differently is not known.
    @Test func declarationsThatDisagree() {
        let found = extract(
            "struct A { struct Row { var n: Int; var s: String } }; struct B { struct Row { var n: Double; var s: String } }",
            #"func f(r: Row) { String(localized: "\(r.n) \(r.s)") }"#)
        #expect(found.strings.map(\.key) == ["%@ %@"])
        #expect(found.problems.map(\.kind) == [.unknownType(expression: "r.n")])
    }

    /// A number beside an operand that is not seen: most likely that kind of number, and told.
    @Test(arguments: [
        ("model.total ?? 0", "%lld"), ("model.part * 100", "%lf"), ("model.index + 1", "%lld"),
        ("model.part ?? 0.5", "%lf"), ("model.name + model.title", "%@"),
    ])
    func likelyNumbers(expression: String, key: String) {
        let found = extract("", "func f(model: Hidden) { String(localized: \"\\(\(expression))\") }")
        #expect(found.strings.map(\.key) == [key])
        #expect(found.problems.map(\.kind) == [.unknownType(expression: expression, wrote: key)])
    }

    @Test func aliasesInACircle() {
        let found = extract(
            "typealias A = B; typealias B = A; class C: D {}; class D: C {}",
            #"func f(a: A, c: C) { String(localized: "\(a) \(c.n)") }"#)
        #expect(found.strings.map(\.key) == ["%@ %@"])
    }

    private func extract(_ declared: String, _ used: String) -> Extraction {
        var all = SourceExtractor.declarations(in: declared)
        all.merge(SourceExtractor.declarations(in: used))
        return SourceExtractor.extract(from: used, file: "A.swift", declarations: SourceExtractor.indexed(all))
    }
}
