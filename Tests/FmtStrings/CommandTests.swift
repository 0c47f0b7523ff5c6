import Foundation
import Testing

@testable import fmt_strings
import LocalizedStrings

/// The subcommands of `fmt strings` on files.
@Suite struct CommandTests {
    static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%lld files" : {
              "localizations" : {
                "de" : {
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%lld Datei"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%lld Dateien"
                        }
                      }
                    }
                  }
                },
                "en" : {
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%lld file"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%lld files"
                        }
                      }
                    }
                  }
                }
              }
            },
            "Save" : {
              "comment" : "Button",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Sichern"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """

    @Test func lookup() throws {
        let folder = try Folder()
        let path = try folder.write("Localizable.xcstrings", Self.catalog)
        #expect(
            run("lookup", "%lld files", "--arg", "1", "--in", path, "--locale", "de-AT")
                == Outcome(code: 0, output: "1 Datei\n", errors: ""))
        #expect(
            run("lookup", "%lld files", "--arg", "1234", "--in", folder.path, "--locale", "de").output
                == "1.234 Dateien\n")
        #expect(
            run("lookup", "-", "--in", path, "--locale", "fr,de", input: "Save\nSave\n").lines == [
                "Sichern", "Sichern",
            ])
        #expect(
            run("lookup", "Save", "--in", path, "--locale", "de", "--json").output
                == #"{"key":"Save","language":"de","locale":"de","result":"Sichern"}"# + "\n")
        let missing = run("lookup", "None", "--in", path, "--locale", "de")
        #expect(missing.code == 1)
        #expect(missing.errorLines == ["fmt strings: no string 'None' in table Localizable"])
        #expect(run("lookup", "None", "--in", path, "--default", "Nothing").output == "Nothing\n")
        #expect(run("lookup", "Save", "--in", path, "--locale", "de_x_!").code == 2)
        #expect(run("lookup", "Save", "--in", folder.path + "/none").code == 1)
    }

    @Test(arguments: ["1.2", "2.0"])
    func exportAndImport(version: String) throws {
        let folder = try Folder()
        let path = try folder.write("Localizable.xcstrings", Self.catalog)
        let xliff = folder.path + "/de.xliff"
        #expect(run("export", path, "--xliff", version, "--output", xliff) == Outcome(code: 0, output: "", errors: ""))
        // A catalog made from the file alone is the same, to the byte.
        #expect(run("import", xliff, "--new", folder.path + "/New.xcstrings").code == 0)
        #expect(try folder.read("New.xcstrings") == Self.catalog)
        let same = run("import", xliff, "--into", path)
        #expect(
            same
                == Outcome(
                    code: 0, output: "\(xliff): de: 0 added, 0 changed, 3 unchanged, 0 untranslated, 0 problems\n",
                    errors: ""))
        try folder.write("de.xliff", try folder.read("de.xliff").replacing("Sichern", with: "Speichern"))
        #expect(
            run("import", xliff, "--into", path, "--dry-run", "--json").lines.first?.contains(#""changed":1"#) == true)
        #expect(try folder.read("Localizable.xcstrings") == Self.catalog)
        #expect(run("import", xliff, "--into", path).code == 0)
        #expect(try folder.read("Localizable.xcstrings") == Self.catalog.replacing("Sichern", with: "Speichern"))
    }

    @Test func importReportsWithLines() throws {
        let folder = try Folder()
        let path = try folder.write("Localizable.xcstrings", Self.catalog)
        let xliff = try folder.write(
            "fr.xliff",
            """
            <xliff version="1.2"><file original="a" source-language="en" target-language="fr"><body>
            <trans-unit id="Nope"><source>Nope</source><target>Non</target></trans-unit>
            <trans-unit id="Save"><source>Save</source><target>Enregistrer</target></trans-unit>
            </body></file></xliff>
            """)
        let outcome = run("import", xliff, "--into", path)
        #expect(outcome.code == 1)
        #expect(outcome.errorLines == ["\(xliff):2: 'Nope': the catalog has no such key"])
        #expect(outcome.lines == ["\(xliff): fr: 1 added, 0 changed, 0 unchanged, 0 untranslated, 1 problems"])
        let broken = try folder.write("broken.xliff", "<xliff version='1.2'>\n<file>")
        #expect(run("import", broken, "--into", path).errorLines.first?.hasPrefix("fmt strings: \(broken):2:") == true)
    }

    @Test func exportWritesOneFileForEachLanguage() throws {
        let folder = try Folder()
        let path = try folder.write("A.xcstrings", Self.catalog)
        #expect(run("export", path, "--language", "fr", "--language", "ar", "--output-folder", folder.path).code == 0)
        #expect(folder.names == ["A.xcstrings", "ar.xliff", "fr.xliff"])
        #expect(try folder.read("ar.xliff").contains("%lld files|==|plural.few"))
        // A folder that is not there is made.
        #expect(run("export", path, "--language", "fr", "--output-folder", folder.path + "/new/one").code == 0)
        #expect(try folder.read("new/one/fr.xliff") == folder.read("fr.xliff"))
        #expect(run("export", path, "--language", "fr", "--language", "ar").code == 2)
        #expect(run("export", path, "--xliff", "1.1").code == 2)
        #expect(run("export", folder.path + "/none.xcstrings", "--language", "fr").code == 1)
    }

    /// Words that are not known are listed; once filled in, they are known.
    @Test func lexicon() throws {
        let folder = try Folder()
        let catalog = try folder.write(
            "Localizable.xcstrings",
            #"""
            {"sourceLanguage": "en", "version": "1.0", "strings": {"n": {"extractionState": "manual", "localizations": {
              "nl": {"stringUnit": {"state": "translated", "value": "^[%lld blorf](inflect: true)"}}}}}}
            """#)
        let list = run("lint", catalog, "--list-words")
        #expect(list.output == "nl\tblorf\t?\t# gender, plural\n")
        #expect(list.code == 0)
        let words = try folder.write("words.txt", list.output.replacingOccurrences(of: "?", with: "common blorven"))
        #expect(run("lint", catalog, "--lexicon", words, "--list-words").output.isEmpty)
        #expect(!run("lint", catalog, "--lexicon", words).output.contains("inflection-unresolved"))
        let broken = run("lint", catalog, "--lexicon", try folder.write("broken.txt", "\nnl blorf"))
        #expect(broken.code == 2)
        #expect(broken.errors.hasPrefix("fmt strings: --lexicon: line 2: "))
        // The word that is the cause, and what is wanted of it; one with spaces once it is known.
        let more = try folder.write(
            "More.xcstrings",
            #"""
            {"sourceLanguage": "en", "version": "1.0", "strings": {"n": {"extractionState": "manual", "localizations": {
              "de": {"stringUnit": {"state": "translated", "value": "^[%lld neues Zwirbl wurde gelöscht](inflect: true)"}},
              "fr": {"stringUnit": {"state": "translated", "value": "^[%lld nouveau mot de passe](inflect: true)"}}}}}}
            """#)
        #expect(run("lint", more, "--list-words").output == "de\tZwirbl\t?\t# gender, plural\n")
        let spaces = try folder.write("spaces.txt", "fr \"mot de passe\" masculine \"mots de passe\"  # a remark\n")
        #expect(run("lint", more, "--lexicon", spaces, "--list-words").output.hasPrefix("de\tZwirbl"))
        let large = try folder.write("large.txt", String(repeating: "#\n", count: 9 << 20))
        #expect(
            run("lint", catalog, "--lexicon", large).errors
                == "fmt strings: --lexicon: '\(large)' is no text of UTF-8 of at most 16 MiB\n")
    }

    @Test func lint() throws {
        let folder = try Folder()
        let good = try folder.write("Good.xcstrings", Self.catalog)
        #expect(run("lint", good).code == 0)
        let bad = try folder.write("Bad.xcstrings", Self.catalog.replacing("%lld Dateien", with: "%@ Dateien"))
        let outcome = run("lint", bad)
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("\(bad):"))
        #expect(run("lint", bad, "--fail-on", "never").code == 0)
        #expect(run("lint", bad, "--format", "sarif").output.contains("sarif"))
        #expect(run("lint", bad, "--disable", "no-such-rule").code == 2)
        #expect(run("lint", folder.path + "/none").code == 1)
    }

    @Test func pseudo() throws {
        let folder = try Folder()
        let path = try folder.write("A.xcstrings", Self.catalog)
        #expect(run("pseudo", path, "--output", "-").output.contains("en-XA"))
        #expect(try folder.read("A.xcstrings") == Self.catalog)
        #expect(run("pseudo", path).code == 0)
        #expect(try folder.read("A.xcstrings").contains("en-XA"))
        #expect(run("pseudo", "--text", "%lld OK", "--style", "brackets").output.contains("%lld OK"))
        #expect(run("pseudo", path, "--style", "odd").code == 2)
        #expect(run("pseudo").code == 2)
    }

    @Test func convert() throws {
        let folder = try Folder()
        try folder.write("en.lproj/Localizable.strings", "/* Button */\n\"Save\" = \"Save\";\n")
        try folder.write("de.lproj/Localizable.strings", "\"Save\" = \"Sichern\";\n")
        #expect(run("convert", folder.path, "--output", folder.path + "/Localizable.xcstrings").code == 0)
        let text = try folder.read("Localizable.xcstrings")
        #expect(text.contains("\"comment\" : \"Button\""))
        #expect(text.contains("\"extractionState\" : \"migrated\""))
        #expect(text.contains("Sichern"))
        #expect(run("convert", folder.path, "--table", "None").code == 2)
    }

    /// A gate with nothing to look at does not pass, and says so.
    @Test func coverageOfNothing() throws {
        let folder = try Folder()
        let text = #"{"sourceLanguage":"en","strings":{"a":{},"b":{}},"version":"1.0"}"#
        let path = try folder.write("L.xcstrings", text)
        let gate = run("coverage", path, "--fail-under", "100")
        #expect(
            gate.code == 1 && gate.output.isEmpty
                && gate.errors.contains("nothing is counted: there are texts in en alone"))
        #expect(run("coverage", path).code == 0 && !run("coverage", path).errors.isEmpty)
        #expect(run("coverage", path, "--fail-under", "100", "--language", "de").output.hasPrefix("de    0 %"))
    }

    @Test func merge() throws {
        let folder = try Folder()
        let base = try folder.write("base", Self.catalog)
        let ours = try folder.write("ours", Self.catalog.replacing("Sichern", with: "Ablegen"))
        let theirs = try folder.write("theirs", Self.catalog.replacing("\"Button\"", with: "\"Toolbar\""))
        #expect(run("merge", base, ours, theirs) == Outcome(code: 0, output: "", errors: ""))
        #expect(try folder.read("ours").contains("Ablegen"))
        #expect(try folder.read("ours").contains("Toolbar"))
        try folder.write("theirs", Self.catalog.replacing("Sichern", with: "Speichern"))
        let conflict = run("merge", base, ours, theirs, "--name", "L.xcstrings")
        #expect(conflict.code == 1)
        #expect(
            conflict.errorLines == [
                "L.xcstrings: conflict: 'Save': localizations.de: 'Ablegen' here, 'Speichern' there"
            ])
        #expect(run("merge", base, ours, theirs, "--prefer", "theirs", "-o", "-").output.contains("Speichern"))
        try folder.write("base", "")
        #expect(run("merge", base, ours, ours).code == 0)
        #expect(run("merge", base, ours, theirs, "--prefer", "mine").code == 2)
        #expect(run("merge", base, ours, folder.path + "/none").code == 1)
    }

    @Test func symbols() throws {
        let folder = try Folder()
        let path = try folder.write("Localizable.xcstrings", Self.catalog)
        let printed = run("symbols", path)
        #expect(printed.code == 0 && printed.errors.isEmpty)
        #expect(printed.output.contains("    static func files(_ arg1: Int) -> LocalizedText {"))
        #expect(printed.output.contains("static let module = LocalizedBundle("))
        let written = run(
            "symbols", folder.path, "--output", folder.path + "/S.swift", "--name", "Texts", "--access", "public",
            "--no-embedding")
        #expect(written == Outcome(code: 0, output: "", errors: ""))
        #expect(try folder.read("S.swift").contains("public enum Texts {"))
        #expect(try !folder.read("S.swift").contains("LocalizedBundle"))
        try folder.write("Localizable.xcstrings", Self.catalog.replacing("%lld Dateien", with: "%@ Dateien"))
        let wrong = run("symbols", path, "--output", folder.path + "/T.swift")
        #expect(wrong.code == 1 && wrong.errorLines.count == 1 && !folder.names.contains("T.swift"))
        #expect(wrong.errors.hasPrefix("\(path):6:9: error: “%lld files” in de: argument 1 is text"), "\(wrong.errors)")
        #expect(run("symbols", path, "--access", "secret").code == 2)
        try folder.write("Localizable.xcstrings", Self.catalog)
        for name in ["a b", "class", "String", "LocalizedText", "_A", ""] {
            #expect(run("symbols", path, "--name", name).code == 2, "\(name)")
        }
        // A table is not written over, by whatever name.
        let link = folder.path + "/L.swift"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        for output in [path, link] { #expect(run("symbols", path, "--output", output).code == 2) }
        #expect(run("symbols", path, "--output", folder.path).errors.hasSuffix("is a folder\n"))
        #expect(run("lint", "--list-words", folder.path + "/none.xcstrings").code == 1)
        #expect(run("symbols").code == 2)
    }

    /// A file that is named several ways is one table.
    @Test func sameFileTwice() throws {
        let folder = try Folder()
        let path = try folder.write("Localizable.xcstrings", Self.catalog)
        let once = run("symbols", path)
        #expect(once.code == 0)
        #expect(run("symbols", path, path) == once)
        #expect(run("symbols", path, "\(folder.path)/./Localizable.xcstrings", folder.path) == once)
        let table = try folder.write("App/de.lproj/Menu.strings", "\"a\" = \"b\";")
        let other = try folder.write("App/fr.lproj/Menu.strings", "\"a\" = \"c\";")
        let menu = run("symbols", table)
        #expect(run("symbols", table, other, "\(folder.path)/App") == menu)
        #expect(run("symbols", "\(folder.path)/App", table) == menu)
    }

    @Test func faultsOfPaths() throws {
        let folder = try Folder()
        let path = "\(folder.path)/none"
        #expect(
            run("where", "a", "--in", path)
                == Outcome(code: 1, output: "", errors: "fmt strings: --in \(path): no such file or folder\n"))
        let list = try folder.write("Localizable.xcstrings", "[]")
        #expect(
            run("lookup", "a", "--in", list).errors
                == "fmt strings: \(list): expected an object, found something else\n")
        #expect(
            run("lint", list).output.contains("Localizable.xcstrings: error: expected an object, found something else"))
    }

    @Test func coverage() throws {
        let folder = try Folder()
        let path = try folder.write("L.xcstrings", Self.catalog)
        #expect(run("coverage", path).lines.contains { $0.hasPrefix("de ") })
        #expect(run("coverage", path, "--json").output.contains("\"needsReview\" : 1"))
        #expect(run("coverage", path, "--format", "svg", "--language", "de").output.hasPrefix("<svg "))
        #expect(run("coverage", path, "--fail-under", "100").code == 1)
        #expect(run("coverage", path, "--fail-under", "101").code == 2)
        #expect(run("coverage", path, "--format", "png").code == 2)
        #expect(run("coverage", folder.path + "/none.xcstrings").code == 1)
    }

    @Test func lintFix() throws {
        let folder = try Folder()
        let wrong = Self.catalog.replacing("%lld Dateien", with: "%@ Dateien")
        let path = try folder.write("L.xcstrings", wrong)
        let dry = run("lint", path, "--fix", "--dry-run")
        #expect(dry.code == 0)
        #expect(dry.lines == ["\(path): '%lld files' de plural.other: format-type", "- %@ Dateien", "+ %lld Dateien"])
        #expect(try folder.read("L.xcstrings") == wrong)
        #expect(run("lint", path).code == 1)
        #expect(run("lint", path, "--fix", "--json").output.hasPrefix("{"))
        #expect(try folder.read("L.xcstrings") == Self.catalog)
        #expect(run("lint", path, "--dry-run").code == 2)
    }

    @Test func importOfBrokenXLIFF2() throws {
        let folder = try Folder()
        let path = try folder.write("L.xcstrings", Self.catalog)
        let xliff = try folder.write(
            "de.xlf",
            """
            <xliff xmlns='urn:oasis:names:tc:xliff:document:2.0' version='2.0' srcLang='en' trgLang='fr'><file id='f' \
            original='L.xcstrings'>
            <unit id='u' name='Save'><segment><source>Save</source><target>Enregistrer<ec startRef='1'/></target></segment></unit>
            </file></xliff>
            """)
        let strict = run("import", xliff, "--into", path)
        #expect(strict.code == 1)
        #expect(strict.errorLines == ["fmt strings: \(xliff):2:75: <ec>: startRef '1' names no <sc> before it"])
        #expect(run("import", xliff, "--into", path, "--lenient").code == 0)
        #expect(try folder.read("L.xcstrings").contains("Enregistrer"))
    }

    @Test func usage() {
        #expect(run("--help").code == 0)
        for name in [
            "lookup", "lint", "export", "import", "extract", "pseudo", "convert", "coverage", "merge", "where",
            "gallery", "file", "symbols",
        ] {
            #expect(run("--help").output.contains("  \(name)"))
            #expect(run(name, "--help").output.contains("EXAMPLES:"))
            #expect(run(name, "--no-such-option").code == 2)
        }
        #expect(run("nonsense").errorLines.count == 1)
        #expect(run("nonsense").code == 2)
    }
}
