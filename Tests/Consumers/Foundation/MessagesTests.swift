import LocaleFormat
import LocalizedMessages
import LocalizedStrings
import LocalizedStringsInterchange
import Testing

#if FOUNDATION
import Foundation
#elseif ESSENTIALS
import FoundationEssentials
#endif

/// The three syntaxes of messages, and catalogs of other ecosystems, as a program of somebody else types them.
@Suite struct MessagesTests {
    @Test func messageFormat2() throws {
        let source = ".input {$n :integer} .match $n one {{{$n} file}} * {{{$n} files of {$who}}}"
        let message = try MessageFormat2(source)
        #expect(message.compiled(in: "en").format(["n": 1]) == "1 file")
        var options = MessageOptions()
        options.isolation = .none
        let hindi = message.compiled(in: "hi-u-nu-deva", options: options)
        let (count, name): (UInt8, Substring) = (3, "Ada Lovelace".prefix(3))
        #expect(hindi.format(["n": .integer(count), "who": .string(String(name))]) == "३ files of Ada")
        let result = hindi.formatted(["n": 5])
        #expect(result.text.text == "५ files of {$who}")
        #expect(result.errors.map(\.kind) == [.unresolvedVariable])
        #expect(throws: MessageFormat2Error.self) { try MessageFormat2("{$a") }
        #if FOUNDATION
        let data = try JSONEncoder().encode(message)
        #expect(try JSONDecoder().decode(MessageFormat2.self, from: data) == message)
        #endif
    }

    @Test func messageFormat1() throws {
        let text = try MessageFormat1("{n, plural, =0 {no files} one {# file} other {# files}} of {who}")
        let compiled = try text.compiled(in: "en")
        #expect(try compiled.format(["n": 0, "who": "Ada"]) == "no files of Ada")
        #expect(try compiled.format(["n": 1_234, "who": "Ada"]) == "1,234 files of Ada")
        // As ICU has it.
        #expect(try compiled.format(["n": 1]) == "1 file of {who}")
        #expect(throws: MessageFormat1Error.self) { try MessageFormat1("{n, plural, one {#}}") }
        #expect(try MessageFormat1("{0} {1,number,percent}").compiled(in: "de").format(["x", 0.5]) == "x 50\u{A0}%")
    }

    /// One compiled message, asked by many at once and for the first time.
    @Test func threads() async throws {
        let message = try MessageFormat2(".input {$n :number} .match $n one {{one}} * {{{$n} of {|0.5| :percent}}}")
            .compiled(in: "en")
        let text = try MessageFormat1("{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}").compiled(
            in: "en")
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<16 {
                group.addTask {
                    let expected = number == 1 ? "one" : "\(number) of 50%"
                    return message.format(["n": .integer(number)]) == expected
                        && (try? text.format(["n": .integer(number)]))?.hasPrefix("\(number)") == true
                }
            }
            for await result in group { #expect(result) }
        }
    }

    @Test func interchange() throws {
        let file = try POFile(reading: Array("#, c-format\nmsgid \"%d files\"\nmsgstr \"%d Dateien\"\n".utf8))
        var catalog = StringCatalog(sourceLanguage: "en")
        let losses = catalog.merge(file, language: "de")
        #expect(losses.isEmpty, "\(losses)")
        let bundle = LocalizedBundle(catalogs: ["Localizable": catalog])
        #expect(bundle.localized(for: ["de-AT"])("\(Int32(3)) files") == "3 Dateien")
        #expect(String(decoding: catalog.csvTable().value.bytes(), as: UTF8.self).contains("Dateien"))
        #expect(throws: StringsError.self) { try ARBFile(reading: Array("[]".utf8)) }
    }

    /// The reader who runs the program, not the first language of theirs alone.
    @Test func currentIsTheReader() {
        let bundle = LocalizedBundle(tables: [])
        #expect(bundle.localized(for: .current).options == bundle.localized(for: Reader.current).options)
        #expect(bundle.localized(for: "de").languages == bundle.localized(for: ["de"]).languages)
    }

    @Test func files() throws {
        let strings = LocalizedBundle(tables: []).localized(for: ["de"])
        #expect(strings.file("welcome.html") == nil && strings.files(withExtension: "png").isEmpty)
    }
}
