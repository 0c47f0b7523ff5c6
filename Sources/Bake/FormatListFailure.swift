import LocaleFormatValueOperations

/// What is wrong with a list of formats, and where in its file.
public struct FormatListFailure: Error, Hashable, Sendable {
    /// A single thing.
    public struct Problem: Hashable, Sendable {
        /// One line for a person.
        public let message: String
        /// The byte of the file at which it stands; nil for what concerns no single place.
        public let offset: Int?
    }

    /// All that was found, one at least.
    public let problems: [Problem]
    private let kind: CommandFailure.Kind

    init(_ problems: [Problem], kind: CommandFailure.Kind = .usage) { (self.problems, self.kind) = (problems, kind) }

    init(_ failure: CommandFailure, at offset: Int? = nil) {
        self.init([Problem(message: failure.message, offset: offset)], kind: failure.kind)
    }

    /// The same for a command.
    public var failure: CommandFailure {
        CommandFailure(kind: kind, message: problems.map(\.message).joined(separator: "; "))
    }

    /// Lines as compilers print them, `Formats.json:3:14: error: …`.
    ///
    /// - Parameters:
    ///   - file: the name of the file.
    ///   - bytes: what is in it.
    public func lines(file: String, bytes: [UInt8]) -> [String] {
        problems.map { "\(file):\($0.place(in: bytes)) error: \($0.message)" }
    }

    /// The same for a command, with the place of each problem: `Formats.json:3:14: …`.
    ///
    /// - Parameters:
    ///   - file: the name of the file.
    ///   - bytes: what is in it.
    public func failure(file: String, bytes: [UInt8]) -> CommandFailure {
        let messages = problems.map { "\(file):\($0.place(in: bytes)) \($0.message)" }
        return CommandFailure(kind: kind, message: messages.joined(separator: "; "))
    }
}

extension FormatListFailure.Problem {
    /// Line and column, each with a colon; nothing for what concerns no single place.
    fileprivate func place(in bytes: [UInt8]) -> String {
        guard let offset else { return "" }
        let before = bytes.prefix(offset)
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let text = String(decoding: before[start...], as: UTF8.self)
        return "\(line):\(text.unicodeScalars.count + 1):"
    }
}

extension CommandFailure {
    /// The same in the words of a list, whose options are members: `'minFraction'` for `--min-fraction`.
    var ofMembers: CommandFailure {
        var text = message
        // Longer names first: one may begin with another.
        for name in OptionName.allCases.sorted(by: { $0.rawValue.utf8.count > $1.rawValue.utf8.count }) {
            text = text.replacing(name.commandLineName, with: "'\(name.batchName)'")
        }
        return CommandFailure(kind: kind, message: text)
    }
}
