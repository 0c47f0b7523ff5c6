import Testing

@testable import StringsExtractor

/// Interpolations become the specifiers that `String.LocalizationValue` appends for the type.
@Suite struct InterpolationTests {
    @Test(arguments: [
        (#"let n: Int = f(); use("\(n)")"#, "%lld"),
        (#"let n: Int8 = 1; use("\(n)")"#, "%d"),
        (#"let n: UInt = 1; use("\(n)")"#, "%llu"),
        (#"let n: UInt16 = 1; use("\(n)")"#, "%u"),
        (#"let n: Float = 1; use("\(n)")"#, "%f"),
        (#"let n: CGFloat = 1; use("\(n)")"#, "%lf"),
        (#"let n: Double? = 1; use("\(n ?? 0)")"#, "%lf"),
        (#"let n: Swift.Int = 1; use("\(n)")"#, "%lld"),
        (#"let n = 12; use("\(n)")"#, "%lld"),
        (#"let n = -1.5; use("\(n * 2)")"#, "%lf"),
        (#"let s = "text"; use("\(s)")"#, "%@"),
        (#"use("\(items.count)")"#, "%lld"),
        (#"use("\(items.count - 1)")"#, "%lld"),
        (#"let n = items.count; let m = n + 1; use("\(m)")"#, "%lld"),
        (#"use("\(Int(x))")"#, "%lld"),
        (#"use("\(x as Double)")"#, "%lf"),
        (#"use("\(flag ? 1 : 2)")"#, "%lld"),
        (#"use("\(name ?? "nobody")")"#, "%@"),
        (#"use("\(max(a.count, 3))")"#, "%lld"),
        (#"use("\(price, specifier: "%.2f")")"#, "%.2f"),
        (#"use("\(placeholder: .int)")"#, "%lld"),
        (#"use("\(placeholder: .double, specifier: "%5.1f")")"#, "%5.1f"),
        (#"use("\(date, format: .dateTime)")"#, "%@"),
        (#"use("\(x.formatted())")"#, "%@"),
        (#"func f(_ n: Int, to m: Double) { use("\(n) \(m)") }"#, "%lld %lf"),
        (#"struct S { var total: Int32; func f() { use("\(total) \(self.total)") } }"#, "%d %d"),
        (#"if let n: Int = g() { use("\(n)") }"#, "%lld"),
        (#"func f(n: Int?) { if let n { use("\(n)") } }"#, "%lld"),
        (#"func f(n: Int?) { guard let n else { return }; use("\(n)") }"#, "%lld"),
        (#"for i in 0..<9 { use("\(i)") }"#, "%lld"),
        (#"for i in 0...items.count { use("\(i)") }"#, "%lld"),
        (#"func total() -> Int { 1 }; use("\(total())")"#, "%lld"),
        (#"let f = { (n: UInt8) in use("\(n)") }"#, "%u"),
    ])
    func specifiers(source: String, key: String) {
        let found = extract(source.replacing("use(", with: "String(localized: "))
        #expect(found.strings.map(\.key) == [key])
        #expect(found.problems.isEmpty)
    }

    @Test(arguments: [
        #"use("\(total)")"#,
        #"let n: Int = 1; rows.map { n in use("\(n)") }"#,
        #"let n: Int = 1; for n in rows { use("\(n)") }"#,
        #"let n: Int = 1; switch e { case .a(let n): use("\(n)") }"#,
        #"let n: Int = 1; if case .a(let n) = e { use("\(n)") }"#,
        #"let (n, m) = pair; use("\(n)")"#,
        #"let n: Money = 1; use("\(n)")"#,
        #"use("\(user.age)")"#,
        #"func f(n: Int...) { use("\(n)") }"#,
    ])
    func unknownTypesAreReported(source: String) {
        let found = extract(source.replacing("use(", with: "String(localized: "))
        #expect(found.strings.map(\.key) == ["%@"])
        #expect(found.problems.count == 1)
        guard case .unknownType = found.problems.first?.kind else {
            Issue.record("not the problem of an unknown type: \(found.problems)")
            return
        }
    }

    @Test func percentSignsDoubleOnlyBesideInterpolations() {
        let found = extract(#"String(localized: "100%"); String(localized: "\(n.count)% of 100%")"#)
        #expect(found.strings.map(\.key) == ["100%", "%lld%% of 100%%"])
    }

    @Test func defaultValuesInterpolate() {
        let found = extract(#"String(localized: "files", defaultValue: "\(list.count) files")"#)
        #expect(found.strings.first?.key == "files")
        #expect(found.strings.first?.defaultValue == "%lld files")
        #expect(found.strings.first?.arguments == ["lld"])
    }

    @Test func computedSpecifierIsReported() {
        let found = extract(#"String(localized: "\(x, specifier: form)")"#)
        #expect(found.strings.map(\.key) == ["%@"])
        #expect(found.problems.map(\.kind) == [.unknownSpecifier("form")])
    }
}
