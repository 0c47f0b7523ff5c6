import Foundation

/// Keeps the compiler from noticing that a block does not use, or does not change, what it is given.
func use<Value>(_ value: Value) {}
func use<Value>(_ value: inout Value) {}

/// A folder for a block that reads files: paths and contents. It stays in the temporary folder of the system.
func snippetFolder(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snippet-\(UUID())")
    for (path, text) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return folder.path()
}

extension Bundle {
    /// What Swift Package Manager gives a target with resources; here its catalog is that of the articles.
    static var module: Bundle {
        (try? snippetFolder(["Localizable.xcstrings": inboxCatalog])).flatMap { Bundle(path: $0) } ?? .main
    }
}

/// The catalog that the articles begin with, in six languages.
let inboxCatalog = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld new messages": {"localizations": {
        "ar": {"variations": {"plural": {
          "few": {"stringUnit": {"state": "translated", "value": "%lld رسائل جديدة"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld رسالة جديدة"}},
          "one": {"stringUnit": {"state": "translated", "value": "رسالة جديدة واحدة"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld رسالة جديدة"}},
          "two": {"stringUnit": {"state": "translated", "value": "رسالتان جديدتان"}},
          "zero": {"stringUnit": {"state": "translated", "value": "لا رسائل جديدة"}}
        }}},
        "de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld neue Nachricht"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld neue Nachrichten"}}
        }}},
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld new message"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld new messages"}}
        }}},
        "fr": {"variations": {"plural": {
          "many": {"stringUnit": {"state": "translated", "value": "%lld de nouveaux messages"}},
          "one": {"stringUnit": {"state": "translated", "value": "%lld nouveau message"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld nouveaux messages"}}
        }}},
        "hi": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld नया संदेश"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld नए संदेश"}}
        }}},
        "ja": {"variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "新着メッセージ%lld件"}}
        }}}
      }},
      "Welcome, %@!": {"localizations": {
        "ar": {"stringUnit": {"state": "translated", "value": "مرحبًا، %@!"}},
        "de": {"stringUnit": {"state": "translated", "value": "Willkommen, %@!"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Bienvenue, %@ !"}},
        "hi": {"stringUnit": {"state": "translated", "value": "स्वागत है, %@!"}},
        "ja": {"stringUnit": {"state": "translated", "value": "ようこそ、%@さん"}}
      }}
    }}
    """#
