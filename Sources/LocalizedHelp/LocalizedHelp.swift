public import ArgumentParser
public import LocalizedStrings

/// The help of a command of swift-argument-parser in the reader's language.
///
/// swift-argument-parser has no place for translations, so that its help is taken as it is, in English, and each part of it that a
/// table has is put in its place: the abstract, the paragraphs of the discussion, what is said of arguments, options and
/// subcommands, and the parser's own words. The English text is the key. What no table has stays English.
///
/// ```swift unchecked
/// let help = LocalizedHelp(LocalizedBundle.module.localized(for: LocaleID.preferred), columns: 80)
/// do {
///     var command = try Tool.parseAsRoot()
///     try command.run()
/// } catch where Tool.exitCode(for: error) == .success {
///     print(help.text(Tool.fullMessage(for: error), of: Tool.self))
/// }
/// ```
///
/// | key | whose |
/// |---|---|
/// | `OVERVIEW`, `USAGE`, `ARGUMENTS`, `OPTIONS`, `SUBCOMMANDS`, a section's own title in capitals | titles |
/// | `Show help information.`, `Show the version.`, `Show subcommand help information.` | the parser's options |
/// | `See '%@' for detailed help.` | the last line |
/// | `default`, `values` | `(default: 3)`, `(values: a, b; default: a)` |
/// | `EXAMPLES` | a paragraph of a discussion that begins with a line `EXAMPLES:` keeps its other lines |
/// | what stands behind a word and two spaces there | descriptions in a list that a discussion has, as of subcommands |
///
/// A list of values behind the last colon, `The style: short|long`, is no part of a key. Keys are looked up as they are and not
/// interpreted: percent signs and markup stand for themselves. Errors, and the names of options and values, stay as the parser
/// has them.
public struct LocalizedHelp: Sendable {
    /// The table of the texts.
    public let table: String
    /// How wide lines may be, in columns of a terminal; East Asian characters have two.
    public let columns: Int
    private let strings: Localizer

    /// - Parameters:
    ///   - strings: the texts, for a reader.
    ///   - table: the table that they are in.
    ///   - columns: how wide lines may be, at least 40.
    public init(_ strings: Localizer, table: String = LocalizedBundle.defaultTable, columns: Int = 80) {
        (self.strings, self.table, self.columns) = (strings, table, max(40, columns))
    }

    /// A message of the parser, translated if it is the help of a command.
    ///
    /// - Parameters:
    ///   - message: what `fullMessage(for:)` or `helpMessage()` gave.
    ///   - root: the command that was parsed, whose subcommands are looked through.
    public func text(_ message: String, of root: any ParsableCommand.Type) -> String {
        guard let command = Self.command(of: message, root: root, among: [root]) else { return message }
        let help = Self.help(of: command, root: root, columns: Self.unwrapped)
        let text = help.reversed().drop { $0 == "\n" }.reversed()
        return translated(String(text)) + String(repeating: "\n", count: help.count - text.count)
    }

    /// A message of the parser in English, with the lines of examples as they are written: the parser wraps them at the terminal's width,
    /// as it does its sentences.
    ///
    /// - Parameters:
    ///   - message: as for ``text(_:of:)``.
    ///   - root: the command that was parsed.
    public static func withWholeExamples(_ message: String, of root: any ParsableCommand.Type) -> String {
        guard let command = command(of: message, root: root, among: [root]) else { return message }
        var shown = blocks(of: message)
        let whole = blocks(of: help(of: command, root: root, columns: unwrapped))
        for (index, block) in shown.enumerated() {
            guard !block.hasPrefix("USAGE: "), let title = block.split(separator: "\n").first else { break }
            guard Self.title(title) != nil, let lines = whole.first(where: { $0.hasPrefix("\(title)\n") }) else {
                continue
            }
            shown[index] = lines
        }
        let text = shown.joined(separator: "\n\n")
        return String(text.reversed().drop { $0 == "\n" }.reversed())
            + String(message.reversed().prefix { $0 == "\n" })
    }

    /// Columns that no line has.
    private static let unwrapped = 1 << 20

    // MARK: Which command

    /// The command whose help a message is: the usage tells which they may be.
    private static func command(
        of message: String, root: any ParsableCommand.Type, among commands: [any ParsableCommand.Type], depth: Int = 0
    ) -> (any ParsableCommand.Type)? {
        guard depth < 16, let wanted = usage(message) else { return nil }
        // Those that the usage names come first: making a help takes long.
        let words = Set(wanted.split(separator: " "))
        func isNamed(_ command: any ParsableCommand.Type) -> Bool {
            command.configuration.commandName.map { words.contains($0[...]) } ?? false
        }
        for command in commands.filter(isNamed) + commands.filter({ !isNamed($0) }) {
            if usage(help(of: command, root: root, columns: nil)) == wanted { return command }
            let inner = command.configuration.subcommands
            if let found = self.command(of: message, root: root, among: inner, depth: depth + 1) { return found }
        }
        return nil
    }

    private static func help(
        of command: any ParsableCommand.Type, root: any ParsableCommand.Type, columns: Int?
    ) -> String {
        root.helpMessage(for: command, columns: columns)
    }

    /// From the usage to the sections; nil for a message that is no help.
    private static func usage(_ help: String) -> Substring? {
        guard let start = help.firstRange(of: "USAGE: ")?.lowerBound else { return nil }
        return help[start...].prefix { !$0.isNewline }
    }

    // MARK: The parts

    /// The translation of a help text whose lines are not wrapped.
    private func translated(_ help: String) -> String {
        var blocks: [String] = []
        var isDiscussion = true
        for block in Self.blocks(of: help) {
            if block.hasPrefix("USAGE: ") {
                isDiscussion = false
                blocks.append(titled("USAGE") + " " + block.dropFirst("USAGE: ".count))
            } else if block.hasPrefix("OVERVIEW: ") {
                let abstract = String(block.dropFirst("OVERVIEW: ".count))
                blocks.append(wrapped(titled("OVERVIEW") + " " + own(abstract)))
            } else if isDiscussion {
                blocks.append(paragraph(block))
            } else {
                blocks.append(section(block))
            }
        }
        return blocks.joined(separator: "\n\n")
    }

    /// What stands between empty lines.
    private static func blocks(of text: String) -> [String] {
        var blocks: [[Substring]] = [[]]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty { blocks.append([]) } else { blocks[blocks.count - 1].append(line) }
        }
        return blocks.map { $0.joined(separator: "\n") }
    }

    private func paragraph(_ block: String) -> String {
        let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.count > 1, let title = Self.title(lines[0]) {
            return ([titled(title)] + lines.dropFirst().flatMap(row)).joined(separator: "\n")
        }
        let own = own(block)
        return own == block ? lines.map { wrapped(String($0)) }.joined(separator: "\n") : wrapped(own)
    }

    /// A line below a title: `  lookup    Prints strings.` has a description in the reader's language where a table has one.
    private func row(_ line: Substring) -> [String] {
        let label = line.dropFirst(2)
        guard line.hasPrefix("  "), let end = label.firstRange(of: "  ")?.lowerBound,
            let start = label[end...].firstIndex(where: { $0 != " " }), let text = translation(String(label[start...]))
        else { return [String(line)] }
        let column = line.distance(from: line.startIndex, to: start)
        let lines = HelpLines(columns: columns, indentation: column, locale: strings.locale).lines(of: text)
        let space = String(repeating: " ", count: column)
        return [line[..<start] + (lines.first ?? "")] + lines.dropFirst().map { space + $0 }
    }

    /// `OPTIONS:` and its elements, or the line that leads to the subcommands.
    private func section(_ block: String) -> String {
        var result: [String] = []
        var label: Substring?
        func end(_ label: Substring?) { if let label { result.append(String(label)) } }
        for line in block.split(separator: "\n", omittingEmptySubsequences: false) {
            if let title = Self.title(line) {
                result.append(titled(title))
            } else if line.hasPrefix("  See '"),
                let end = Self.lastRange(of: "' for detailed help.", in: line)?.lowerBound
            {
                let command = line[line.index(line.startIndex, offsetBy: 7)..<end]
                result.append("  " + own("See '%@' for detailed help.").replacing("%@", with: command))
            } else if let held = label, line.hasPrefix(Self.indentation) {
                result.append(contentsOf: element(held, String(line.dropFirst(Self.labelColumns))))
                label = nil
            } else {
                end(label)
                label = nil
                guard line.hasPrefix("  ") else {
                    result.append(String(line))
                    continue
                }
                // The text begins in its column, or on the next line where the label is longer.
                if line.count > Self.labelColumns, line.dropFirst(Self.labelColumns - 1).first == " " {
                    let text = line.dropFirst(Self.labelColumns)
                    result.append(contentsOf: element(line.prefix(Self.labelColumns), String(text)))
                } else {
                    label = line
                }
            }
        }
        end(label)
        return result.joined(separator: "\n")
    }

    /// swift-argument-parser's.
    private static let labelColumns = 26
    private static let indentation = String(repeating: " ", count: labelColumns)

    private func element(_ label: Substring, _ text: String) -> [String] {
        var label = String(label)
        while label.last == " " { label.removeLast() }
        let lines = HelpLines(columns: columns, indentation: Self.labelColumns, locale: strings.locale)
            .lines(of: described(text))
        guard let first = lines.first, label.count < Self.labelColumns else {
            return [label] + lines.map { Self.indentation + $0 }
        }
        let space = String(repeating: " ", count: Self.labelColumns - label.count)
        return [label + space + first] + lines.dropFirst().map { Self.indentation + $0 }
    }

    // MARK: Texts

    /// What is said of an option: with `(default: 3)` behind it, and `: a|b`.
    private func described(_ text: String) -> String {
        var (text, behind) = (Substring(text), "")
        for word in ["default", "values"] {
            guard text.hasSuffix(")"), let range = Self.lastRange(of: " (\(word): ", in: text) else { continue }
            let inner = text[range.upperBound...].dropLast().replacing("; default: ", with: "; \(own("default")): ")
            behind = " (\(own(word)): \(inner))"
            text = text[..<range.lowerBound]
            break
        }
        if let whole = translation(String(text)) { return whole + behind }
        if let colon = Self.lastRange(of: ": ", in: text), text[colon.upperBound...].contains("|"),
            !text[colon.upperBound...].contains(" "), let head = translation(String(text[..<colon.lowerBound]))
        {
            return head + ": " + text[colon.upperBound...] + behind
        }
        return text + behind
    }

    private static func lastRange(of part: String, in text: Substring) -> Range<Substring.Index>? {
        text.ranges(of: part).last
    }

    private func titled(_ title: some StringProtocol) -> String { own(String(title)) + ":" }

    /// `OPTIONS` for `OPTIONS:`.
    private static func title(_ line: some StringProtocol) -> String? {
        guard line.last == ":", line.first?.isUppercase == true, !line.contains(where: \.isLowercase) else {
            return nil
        }
        return String(line.dropLast())
    }

    private func own(_ text: String) -> String { translation(text) ?? text }

    /// The reader's wording of an English text; nil where no table has it.
    private func translation(_ text: String) -> String? {
        guard let found = strings.template(for: text, table: table), case .text(let text) = found.template.variation
        else {
            return nil
        }
        return text
    }

    private func wrapped(_ text: String) -> String {
        HelpLines(columns: columns, indentation: 0, locale: strings.locale).lines(of: text).joined(separator: "\n")
    }
}
