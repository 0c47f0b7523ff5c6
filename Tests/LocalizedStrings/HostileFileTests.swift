import Foundation
import LocalizedStrings
import TestSupport
import Testing

/// Files that nobody means well with: each must be read or throw, in bounded time.
@Suite struct HostileFileTests {
    static func readAll(_ bytes: [UInt8]) {
        if let catalog = try? StringCatalog(reading: bytes) {
            _ = catalog.bytes()
            for key in catalog.keys { for language in catalog.languages { _ = catalog[key]?[language]?.template } }
        }
        if let file = try? StringsFile(reading: bytes) {
            _ = try? file.bytes()
            _ = file.entries.map(\.comment)
        }
        if let file = try? StringsDictFile(reading: bytes) {
            _ = try? file.bytes()
            for key in file.keys { _ = file[key]?.template }
        }
    }

    static let samples = ["Everything.xcstrings", "Comments.strings", "Dictionary.strings", "Plurals.stringsdict"]

    @Test(arguments: samples) func truncatedAndMutated(_ name: String) throws {
        var generator = SeededGenerator(for: "truncatedAndMutated \(name)")
        let original = try Fixture.bytes(name)
        for _ in 0..<150 * SeededGenerator.rounds {
            var bytes = original
            if generator.chance(1, in: 2) { bytes.removeLast(Int(generator.next() % UInt64(bytes.count))) }
            for _ in 0..<Int(generator.next() % 6) where !bytes.isEmpty {
                let place = Int(generator.next() % UInt64(bytes.count))
                switch generator.next() % 4 {
                case 0: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(generator.element(of: Array("\"\\{}[]<>/&;*%\u{0}".utf8)), at: place)
                default:
                    let end = min(bytes.count, place + Int(generator.next() % 200))
                    bytes.insert(contentsOf: bytes[place..<end], at: Int(generator.next() % UInt64(bytes.count)))
                }
            }
            Self.readAll(bytes)
        }
    }

    @Test func nestedBeyondAnyTable() {
        let count = 100_000
        for (open, close) in [("[", "]"), ("{\"a\":", "}"), ("{\"strings\":", "}")] {
            let text = String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
            do {
                _ = try StringCatalog(reading: text.bytes)
                Issue.record("read")
            } catch {
                guard case .tooDeep(_, 1, _, 128) = error else {
                    Issue.record("\(error)")
                    return
                }
            }
        }
        for (open, close) in [("<dict><key>a</key>", "</dict>"), ("<array>", "</array>")] {
            let text =
                "<plist>" + String(repeating: open, count: count) + String(repeating: close, count: count) + "</plist>"
            do {
                _ = try StringsDictFile(reading: text.bytes)
                Issue.record("read")
            } catch {
                guard case .tooDeep(_, 1, _, 128) = error else {
                    Issue.record("\(error)")
                    return
                }
            }
        }
        #expect(throws: StringsError.self) { try StringsFile(reading: String(repeating: "{", count: count).bytes) }
    }

    @Test func longTextsTakeLinearTime() throws {
        let long = String(repeating: "x\\n/*", count: 200_000)
        let file = try StringsFile(
            reading: "\"a\" = \"\(long)\"; \(String(repeating: "/* */ ", count: 100_000))\n\"b\";".bytes)
        #expect(file["b"] == "b")
        #expect(file.entries[1].comment == nil)
        let many = (0..<50_000).map { "\"k\($0)\" = \"v\";" }.joined(separator: "\n")
        #expect(try StringsFile(reading: many.bytes).entries.last?.position?.line == 50_000)
        #expect(throws: StringsError.self) {
            try StringsDictFile(reading: ("<plist><string>" + String(repeating: "<!--", count: 100_000)).bytes)
        }
    }

    @Test func manyVariablesTakeLinearTime() throws {
        var dictionary = "<key>NSStringLocalizedFormatKey</key><string>%#@v1@</string>"
        for index in 0..<4_000 {
            dictionary += "<key>v\(index)</key><dict><key>other</key><string>%#@v\(index + 1)@</string></dict>"
        }
        let devices = "<key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><dict>\(dictionary)</dict></dict>"
        let file = try StringsDictFile(reading: "<plist><dict><key>k</key><dict>\(devices)</dict></dict></plist>".bytes)
        let template = try #require(file["k"]?.template)
        #expect(template.substitutions.count == 4_000)
        #expect(
            template.substitutions["v1.mac"]?.variation
                == .plural(type: .cardinal, argument: nil, [.other: .text("%#@v2.mac@")]))
        #expect(throws: MarkupError.self) { try template.compiled(in: "en") }
    }
}
