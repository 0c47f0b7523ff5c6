import LocaleFormat
import LocalizedMessages
import LocalizedStrings

extension Gallery {
    static func grammar() throws -> Section {
        var section = Section(
            "Grammar", "^[…](inflect: true) bends what the writer wrote to the number, gender and case that it meets.")
        try section.add("English", "markup '^[%lld new message was deleted](inflect: true)' --arg 3", in: ["en"]) {
            try TextTemplate("^[%lld new message was deleted](inflect: true)").compiled(in: $0).format([3])
        }
        try section.add("German", "markup '^[%lld neuer Ordner wurde gelöscht](inflect: true)' --arg 3", in: ["de"]) {
            try TextTemplate("^[%lld neuer Ordner wurde gelöscht](inflect: true)").compiled(in: $0).format([3])
        }
        try section.add("German, dative", "markup '^[vor %lld Tag](inflect: true)' --arg 3", in: ["de"]) {
            try TextTemplate("^[vor %lld Tag](inflect: true)").compiled(in: $0).format([3])
        }
        try section.add("Dutch", "markup '^[%lld nieuw bericht](inflect: true)' --arg 3", in: ["nl"]) {
            try TextTemplate("^[%lld nieuw bericht](inflect: true)").compiled(in: $0).format([3])
        }
        try section.add("French", "markup '^[%lld fichier supprimé](inflect: true)' --arg 3", in: ["fr"]) {
            try TextTemplate("^[%lld fichier supprimé](inflect: true)").compiled(in: $0).format([3])
        }
        try section.add("Spanish", "markup '^[%lld archivo nuevo](inflect: true)' --arg 3", in: ["es"]) {
            try TextTemplate("^[%lld archivo nuevo](inflect: true)").compiled(in: $0).format([3])
        }
        try section.add("Italian", "markup '^[%lld nuovo messaggio](inflect: true)' --arg 3", in: ["it"]) {
            try TextTemplate("^[%lld nuovo messaggio](inflect: true)").compiled(in: $0).format([3])
        }
        try section.add("Portuguese", "markup '^[%lld arquivo excluído](inflect: true)' --arg 3", in: ["pt"]) {
            try TextTemplate("^[%lld arquivo excluído](inflect: true)").compiled(in: $0).format([3])
        }
        try section.add("Korean particles", "markup '^[%@을](inflect: true)' --arg 블루투스", in: ["ko"]) {
            try TextTemplate("^[%@을](inflect: true)").compiled(in: $0).format(["블루투스"])
        }
        try section.add("Hindi", "markup '^[%lld नया संदेश](inflect: true)' --arg 3", in: ["hi"]) {
            try TextTemplate("^[%lld नया संदेश](inflect: true)").compiled(in: $0).format([3])
        }
        try section.add("A number in the reader's digits", "markup '^[0.5](formatNumber: true)×'", in: some) {
            try TextTemplate("^[0.5](formatNumber: true)×").compiled(in: $0).format()
        }
        return section
    }

    static func messages() throws -> Section {
        var section = Section("Messages", "Unicode MessageFormat 2, and ICU's MessageFormat 1.")
        try section.add(
            "Plurals, MessageFormat 1", "message '{n, plural, one {# file} other {# files}}' --syntax mf1 --arg n=3",
            in: ["en"]
        ) {
            try MessageFormat1("{n, plural, one {# file} other {# files}}").compiled(in: $0).format(["n": 3])
        }
        try section.add(
            "Plurals, MessageFormat 2",
            "message '.input {$n :number} .match $n one {{{$n} plik}} few {{{$n} pliki}} * {{{$n} plików}}' --arg n=5",
            in: ["pl"]
        ) {
            try MessageFormat2(".input {$n :number} .match $n one {{{$n} plik}} few {{{$n} pliki}} * {{{$n} plików}}")
                .compiled(in: $0).format(["n": 5])
        }
        try section.add("A number", "message '{$n :number minimumFractionDigits=2}' --arg n=1234", in: some) {
            try MessageFormat2("{$n :number minimumFractionDigits=2}").compiled(in: $0).format(["n": 1234])
        }
        try section.add("A date", "message '{|2025-11-21| :date length=long}'", in: some) {
            try MessageFormat2("{|2025-11-21| :date length=long}").compiled(in: $0).format()
        }
        return section
    }
}
