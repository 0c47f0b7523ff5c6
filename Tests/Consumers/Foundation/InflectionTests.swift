import InflectionLexicons
import LocaleFormat
import LocalizedStrings
import LocalizedStringsInterchange
import Testing

#if FOUNDATION
import Foundation
#elseif ESSENTIALS
import FoundationEssentials
#endif

/// Texts that inflect, with and without the product of dictionaries, as a program of somebody else types them.
@Suite struct InflectionTests {
    @Test func dictionaries() throws {
        let template = TextTemplate("^[%lld talisman expires](inflect: true)")
        var options = TextOptions()
        options.lexicon.dictionaries = [.english, .dutch]
        let text = try template.compiled(in: "en-GB", options: options)
        #expect(try text.format([2]) == "2 talismans expire")
        #expect(try text.format([1]) == "1 talisman expires")
        let dutch = try TextTemplate("^[%lld bloembak](inflect: true)").compiled(in: "nl", options: options)
        #expect(try dutch.format([3]) == "3 bloembakken")
        #expect(InflectionDictionary.all.contains(.spanish))
    }

    @Test func ownWords() throws {
        var options = TextOptions()
        options.lexicon = try InflectionLexicon(parsing: "de Reel neuter Reels")
        let text = try TextTemplate("^[%lld Reel](inflect: true)").compiled(in: "de", options: options)
        #expect(try text.format([2]) == "2 Reels")
        #expect(throws: InflectionLexiconError.self) { try InflectionLexicon(parsing: "xx Reel neuter Reels") }
    }

    /// Of a word that is not known nothing is guessed, and the program is told.
    @Test func unknownWords() throws {
        let text = try TextTemplate("^[%lld cosmos](inflect: true)").compiled(in: "en")
        #expect(try text.format([1]) == "1 cosmos")
        #expect(try text.problems(formatting: [1]).isEmpty == false)
    }

    /// A dictionary that many ask at once, for the first time.
    @Test func threads() async throws {
        let template = TextTemplate("^[%lld vértice](inflect: true)")
        await withTaskGroup(of: String?.self) { group in
            for number in 2..<18 {
                group.addTask {
                    var options = TextOptions()
                    options.lexicon.dictionaries = InflectionDictionary.all
                    return try? template.compiled(in: "pt", options: options).format([.integer(number)])
                }
            }
            for await text in group { #expect(text?.hasSuffix(" vértices") == true) }
        }
    }

    @Test func filesOfOtherEcosystems() throws {
        var file = ARBFile(locale: "en")
        file["who"] = ARBMessage("{g, select, f {she} other {they}} and {name}", description: "In a list")
        let made = file.formatJSFile()
        #expect(made.value["who"]?.message == "{g, select, f {she} other {they}} and {name}")
        #expect(made.losses.isEmpty)
        #expect(made.value.arbFile(language: "en").value["who"]?.description == "In a list")
    }
}
