import Harness
import InflectionLexicons
import LocaleFormat
import LocalizedStrings

/// Runs as apps write them, each inflected anew with all dictionaries, and phrases asked for by their features.
func inflections() throws -> [Benchmark] {
    var lexicon = InflectionLexicon()
    lexicon.dictionaries = InflectionDictionary.all
    return try sentences.sorted { $0.key < $1.key }.map { language, texts in
        let inflector = Inflector(locale: try LocaleID(language), lexicon: lexicon)!
        let runs = texts.map { text in
            [InflectionPiece("2", kind: .number(2)), InflectionPiece(String(text.dropFirst()))]
        }
        for (run, text) in zip(runs, texts) { require(inflector.inflect(run).text, text, "inflect/\(language)") }
        return Benchmark("inflect/\(language)/ours", count: runs.count) { () -> Int in
            runs.reduce(0) { $0 &+ inflector.inflect($1).pieces.count }
        }
    }
}

/// What the runs become: the task asks for what they are already, which takes as long.
private let sentences: [String: [String]] = [
    "de": [
        "2 neue Nachrichten in diesem Ordner", "2 ausgewählte Dateien wurden gelöscht", "2 Fotos werden hochgeladen",
        "2 Personen sind online", "2 ungelesene Nachrichten",
    ],
    "en": [
        "2 new messages in this folder", "2 selected files were deleted", "2 photos are being uploaded",
        "2 people are online",
        "2 unread messages",
    ],
    "es": [
        "2 mensajes nuevos en esta carpeta", "2 archivos seleccionados", "2 fotos nuevas", "2 personas están en línea",
    ],
    "fr": [
        "2 nouveaux messages dans ce dossier", "2 fichiers sélectionnés", "2 photos récentes",
        "2 personnes sont en ligne",
    ],
    "hi": ["2 नए संदेश", "2 फ़ाइलें हटाई गईं", "2 फ़ोटो जोड़े गए", "2 लोग ऑनलाइन हैं"],
    "it": ["2 nuovi messaggi in questa cartella", "2 file selezionati", "2 foto recenti", "2 persone sono online"],
    "nl": ["2 nieuwe berichten in deze map", "2 geselecteerde bestanden", "2 foto's", "2 personen zijn online"],
    "pt": ["2 mensagens novas nesta pasta", "2 arquivos selecionados", "2 fotos recentes", "2 pessoas estão online"],
]
