// Writes the pages of a command's manual from its own help: manual PROGRAM FOLDER DATE [LANGUAGE…]
//
// A page for each subcommand goes to FOLDER/man1, and in each further language to FOLDER/LANGUAGE/man1 where the help is in it. The name
// of the pages is that of the program's file. Nothing is said twice: what a page says is what `--help` says in that language.

import Foundation

/// Why no pages are written.
struct Failure: Error { let reason: String }

/// A page as the help has it.
struct Help {
    /// What stands between a title and the next, `OPTIONS:` and the lines below it; no title for a paragraph.
    struct Block {
        var title: String?
        var lines: [String]
    }

    var abstract = ""
    var usage = ""
    var titles = (overview: "", usage: "")
    var discussion: [Block] = []
    var sections: [Block] = []

    /// - Parameter command: the words that call for it, `lfmt number`; with them the usage begins.
    init(_ text: String, of command: String) throws {
        var hasUsage = false
        for block in text.components(separatedBy: "\n\n") {
            var lines = block.split(separator: "\n").map(String.init)
            guard let first = lines.first else { continue }
            let parts = first.firstRange(of: ": ").map {
                (String(first[..<$0.lowerBound]), String(first[$0.upperBound...]))
            }
            if let (title, usage) = parts, !hasUsage, usage == command || usage.hasPrefix(command + " ") {
                (titles.usage, self.usage) = (title, String(usage.dropFirst(command.count)))
                hasUsage = true
            } else if abstract.isEmpty, let (title, text) = parts {
                titles.overview = title
                abstract = Roff.joined([text] + lines.dropFirst())
            } else {
                let isTitle = first.hasSuffix(":") && !first.hasPrefix(" ") && !first.contains(where: \.isLowercase)
                if isTitle { lines.removeFirst() }
                let block = Block(title: isTitle ? String(first.dropLast()) : nil, lines: lines)
                if hasUsage { sections.append(block) } else { discussion.append(block) }
            }
        }
        guard hasUsage, !abstract.isEmpty else { throw Failure(reason: "\(command) --help is no help:\n\(text)") }
    }

    /// What its lists of subcommands name.
    var subcommands: [String] {
        let own = sections.flatMap(\.entries).map(\.label).filter { $0.first?.isLowercase == true }
        return own + discussion.filter(\.isList).flatMap(\.entries).map(\.label)
    }
}

extension Help.Block {
    /// `lookup    Prints strings.`: words, each with a description behind it.
    var isList: Bool {
        title != nil && entries.allSatisfy { !$0.text.isEmpty && $0.label.allSatisfy { $0 == "-" || $0.isLowercase } }
    }

    /// What begins in the third column, and what is said of it: behind two spaces, or on the lines below.
    var entries: [(label: String, text: String)] {
        var entries: [(label: String, lines: [String])] = []
        for line in lines {
            if line.hasPrefix("    "), let last = entries.indices.last {
                entries[last].lines.append(line.trimmingCharacters(in: .whitespaces))
            } else if line.hasPrefix("  ") {
                // An option and its value's name are a space apart.
                let line = line.dropFirst(2)
                var end = line.firstRange(of: "  ")?.lowerBound
                if end == nil, line.first == "-" || line.first == "<" || line.count > 24, line.count > 23 {
                    let place = line.index(line.startIndex, offsetBy: 23)
                    if line[place] == " ", line[place...].count > 1 { end = place }
                }
                let text = end.map { line[$0...].trimmingCharacters(in: .whitespaces) } ?? ""
                entries.append((String(line[..<(end ?? line.endIndex)]), text.isEmpty ? [] : [text]))
            }
        }
        return entries.map { ($0.label, Roff.joined($0.lines)) }
    }
}

/// The language of manual pages, man(7).
enum Roff {
    /// Lines that were wrapped. Chinese and Japanese have no space there, nor have lists of values.
    static func joined(_ lines: [String]) -> String {
        lines.reduce("") { text, line in
            guard let last = text.unicodeScalars.last, let first = line.unicodeScalars.first else { return text + line }
            return text + (last == "|" || isIdeographic(last) && isIdeographic(first) ? "" : " ") + line
        }
    }

    private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
        0x3000...0x9FFF ~= scalar.value || 0xFF00...0xFFEF ~= scalar.value
    }

    /// A line of text that is shown as it is: nothing in it is a request, an escape or a typographer's quote.
    static func text(_ text: some StringProtocol) -> String {
        var shown = ""
        for character in text.unicodeScalars {
            switch character {
            case "\\": shown += "\\e"
            case "-": shown += "\\-"
            case "'": shown += "\\(aq"
            case "`": shown += "\\(ga"
            case "^": shown += "\\(ha"
            case "~": shown += "\\(ti"
            // A line may end there, as in a list of values. Japanese has no spaces.
            case "|", "、", "。", "：": shown += "\(character)\\:"
            default: shown.unicodeScalars.append(character)
            }
        }
        return shown.hasPrefix(".") ? "\\&" + shown : shown
    }

    /// A macro's argument.
    static func quoted(_ text: some StringProtocol) -> String {
        "\"\(self.text(text).replacingOccurrences(of: "\"", with: "\\(dq"))\""
    }

    /// Lines that keep their ends.
    static func example(_ lines: [String]) -> [String] {
        [".EX"]
            + lines.map { line in
                let isEmpty = line.allSatisfy { $0 == " " }
                return isEmpty ? "" : text(line.hasPrefix("  ") ? line.dropFirst(2) : line[...])
            } + [".EE"]
    }
}

/// One page.
struct Page {
    /// `lfmt`, `parse`, `date`
    let words: [String]
    let help: Help
    let language: String
    let date: String
    let version: String
    /// Other pages, by their names.
    let others: [String]

    /// Titles that pages of a language have, and no help: name, synopsis, description, see also.
    private static let titles = [
        "en": ["NAME", "SYNOPSIS", "DESCRIPTION", "SEE ALSO"],
        "de": ["NAME", "ÜBERSICHT", "BESCHREIBUNG", "SIEHE AUCH"],
        "hi": ["नाम", "प्रयोग", "विवरण", "यह भी देखें"], "ja": ["名前", "書式", "説明", "関連項目"],
    ]

    var name: String { words.joined(separator: "-") }

    var text: String {
        let titles = Self.titles[language] ?? ["NAME", help.titles.usage, help.titles.overview, "SEE ALSO"]
        let abstract = help.abstract.last == "." ? String(help.abstract.dropLast()) : help.abstract
        var lines = [
            ".\\\" Written from the help of the command: see Examples/Manual in its sources.",
            ".TH \(Roff.quoted(name.uppercased())) 1 \(date) \(Roff.quoted(version))",
            // Names of options are not divided, and lines not filled with space.
            ".ad l", ".nh",
            ".SH \(Roff.quoted(titles[0]))", "\(Roff.text(name)) \\- \(Roff.text(abstract))",
            ".SH \(Roff.quoted(titles[1]))", ".B \(Roff.text(words.joined(separator: " ")))",
        ]
        let usage = help.usage.trimmingCharacters(in: .whitespaces)
        if !usage.isEmpty { lines.append(Roff.text(usage)) }
        var paragraphs = help.discussion.filter { $0.title == nil || $0.isList }
        if paragraphs.first?.title != nil || paragraphs.isEmpty {
            paragraphs.insert(Help.Block(title: nil, lines: [help.abstract]), at: 0)
        }
        lines.append(".SH \(Roff.quoted(titles[2]))")
        for (index, block) in paragraphs.enumerated() {
            lines += block.title == nil ? paragraph(block.lines, isFirst: index == 0) : list(block)
        }
        for section in help.sections {
            if section.title == nil {
                lines += paragraph(section.lines, isFirst: false)
            } else {
                lines += list(section)
            }
        }
        for block in help.discussion where block.title != nil && !block.isList {
            lines += [".SH \(Roff.quoted(block.title ?? ""))"] + Roff.example(block.lines)
        }
        lines.append(".SH \(Roff.quoted(titles[3]))")
        for (index, other) in others.enumerated() {
            lines.append(".BR \(Roff.text(other)) (1)" + (index + 1 < others.count ? "," : ""))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A paragraph; lines of it that are indented are commands.
    private func paragraph(_ lines: [String], isFirst: Bool) -> [String] {
        let sentences = lines.prefix { !$0.hasPrefix("  ") }
        let commands = Array(lines.dropFirst(sentences.count))
        var result = isFirst ? [] : [".PP"]
        if !sentences.isEmpty { result.append(Roff.text(Roff.joined(Array(sentences)))) }
        // The last line of a help is a sentence that is indented.
        if sentences.isEmpty, commands.count == 1, !isFirst, commands[0].contains(" help ") {
            return result + [Roff.text(commands[0].trimmingCharacters(in: .whitespaces))]
        }
        return result + (commands.isEmpty ? [] : Roff.example(commands))
    }

    private func list(_ block: Help.Block) -> [String] {
        var lines = [".SH \(Roff.quoted(block.title ?? ""))"]
        for (label, text) in block.entries {
            lines += [".TP", ".B \(Roff.text(label))", text.isEmpty ? "\\&" : Roff.text(text)]
        }
        return lines
    }
}

/// A command whose help is asked for.
struct Program {
    let path: String

    var name: String { URL(fileURLWithPath: path).lastPathComponent }

    func output(_ arguments: [String], language: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("LC_") }
        (environment["LC_ALL"], environment["LANGUAGE"], environment["COLUMNS"]) = ("en_US.UTF-8", language, "100000")
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(reason: "\(name) \(arguments.joined(separator: " ")): exit code \(process.terminationStatus)")
        }
        return String(decoding: output, as: UTF8.self)
    }

    func help(_ words: [String], language: String = "en") throws -> Help {
        let text = try output(words + ["--help"], language: language)
        return try Help(text, of: ([name] + words).joined(separator: " "))
    }
}

func writePages(_ program: Program, _ folder: String, _ date: String, _ languages: [String]) throws -> Int {
    let version = try program.output(["--version"], language: "en").prefix { $0 != "\n" }
    var helps: [(words: [String], help: Help)] = []
    func collect(_ words: [String]) throws {
        let help = try program.help(words)
        helps.append((words, help))
        for name in help.subcommands { try collect(words + [name]) }
    }
    try collect([])
    var count = 0
    for language in ["en"] + languages {
        let folder = language == "en" ? "\(folder)/man1" : "\(folder)/\(language)/man1"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (words, english) in helps {
            let help = language == "en" ? english : try program.help(words, language: language)
            // A help that is in English is no translation.
            if language != "en", help.titles == english.titles { continue }
            let related = helps.map(\.words).filter {
                $0 != words && ($0.dropLast() == words[...] || Array(words.dropLast()) == $0)
            }
            let page = Page(
                words: [program.name] + words, help: help, language: language, date: date, version: String(version),
                others: related.map { ([program.name] + $0).joined(separator: "-") })
            try page.text.write(toFile: "\(folder)/\(page.name).1", atomically: false, encoding: .utf8)
            count += 1
        }
    }
    return count
}

let arguments = CommandLine.arguments
guard arguments.count >= 4 else {
    FileHandle.standardError.write(Data("usage: manual PROGRAM FOLDER DATE [LANGUAGE…]\n".utf8))
    exit(2)
}
do {
    print("\(try writePages(Program(path: arguments[1]), arguments[2], arguments[3], Array(arguments[4...]))) pages")
} catch {
    FileHandle.standardError.write(Data("manual: \((error as? Failure)?.reason ?? error.localizedDescription)\n".utf8))
    exit(1)
}
