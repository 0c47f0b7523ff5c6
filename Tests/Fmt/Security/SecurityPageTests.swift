import Foundation
import TestSupport
import Testing

/// What `SECURITY.md` says of limits is so.
@Suite struct SecurityPageTests {
    private let page: SecurityPage

    init() throws { page = try SecurityPage() }

    @Test func figuresAreThoseOfTheConstants() {
        let values = Dictionary(uniqueKeysWithValues: Limit.all.map { ($0.name, $0.value) })
        #expect(page.rows.count > 50)
        for row in page.rows {
            #expect(!row.constants.isEmpty, "'\(row.reader)' names no constant")
            for constant in row.constants { #expect(values[constant] != nil, "\(constant) is not known here") }
            #expect(row.figures == row.constants.compactMap { values[$0] }, "\(row.reader): \(row.constants)")
        }
    }

    @Test func everyLimitHasARow() throws {
        let named = Set(page.rows.flatMap(\.constants))
        let inSources = try LimitConstants.inSources()
        #expect(inSources.count > 30)
        #expect(inSources.subtracting(named).sorted() == [])
        #expect(Limit.all.map(\.name).filter { !named.contains($0) } == [])
        // The other way: what the page calls no internal constant is a public one.
        for row in page.rows where !row.isInternal {
            for constant in row.constants where constant != "FixedDay.max" && constant != "DatePattern.maximumRepeats" {
                #expect(inSources.contains(constant), "\(constant) is not public")
            }
        }
    }

    @Test(arguments: Limit.all.filter { $0.icu <= LoadedICU.major })
    func justBelowAndJustBeyond(limit: Limit) throws {
        switch limit.check {
        case .tried(let check):
            let said = page.rows.filter { $0.constants.contains(limit.name) }.map(\.beyond).joined(separator: " ")
            func isSaid(_ error: any Error) -> Bool { Self.words(of: error).allSatisfy(said.contains) }
            do { try check(limit.value) } catch {
                // What is as long as it may be need not be a number.
                #expect(!isSaid(error) && !(error is Limit.PassedOver), "\(limit.name), \(limit.value): \(error)")
            }
            do {
                try check(limit.value + 1)
                Issue.record("\(limit.name): \(limit.value + 1) are taken")
            } catch {
                #expect(
                    isSaid(error) || error is Limit.PassedOver, "\(limit.name): \(Self.words(of: error)), but '\(said)'"
                )
            }
        case .elsewhere(let file, let function):
            let tests = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
            let source = try String(contentsOf: tests.appending(path: file), encoding: .utf8)
            #expect(source.contains("func \(function)("), "\(file) has no test \(function)")
        }
    }

    /// The type of an error, and the name of its case or of its reason's.
    private static func words(of error: any Error) -> [String] {
        let mirror = Mirror(reflecting: error)
        let reason = mirror.children.first { $0.label == "reason" || $0.label == "kind" }?.value
        let name =
            reason.map { Mirror(reflecting: $0).children.first?.label ?? "\($0)" } ?? mirror.children.first?.label
        return ["\(type(of: error))", name ?? "\(error)"]
    }

    @Test func pagesAreRead() throws {
        let text = """
            | reader | limit | constant | beyond it |
            |---|---|---|---|
            | a | 1,024 bytes; never, 3 MiB. | `A.b`, `C.d` (internal) | `E.f` |

            | other | limit |
            |---|---|
            | b | 5 |
            """
        let rows = try SecurityPage(text).rows
        #expect(rows.map(\.figures) == [[1_024, 3 << 20]])
        #expect(rows.map(\.constants) == [["A.b", "C.d"]])
        #expect(rows.map(\.isInternal) == [true])
        let source = """
            public struct A {
                enum B {
                    public static let limit = 1
                }
                public static let sizeLimit = 1, other = 2
                public static let none = 3
                static let maximumLength = 4
            }
            public enum TextLimits { // bounds
                public static let bytes: Int = 1
            }
            extension X.Y {
                public static var maximumLength: Int { 1 }
            }
            """
        #expect(LimitConstants.names(in: source) == ["B.limit", "A.sizeLimit", "TextLimits.bytes", "Y.maximumLength"])
    }
}
