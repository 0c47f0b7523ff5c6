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
        problems.map { problem in
            var place = ""
            if let offset = problem.offset {
                let before = bytes.prefix(offset)
                let line = before.count { $0 == UInt8(ascii: "\n") } + 1
                let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
                let text = String(decoding: before[start...], as: UTF8.self)
                place = "\(line):\(text.unicodeScalars.count + 1):"
            }
            return "\(file):\(place) error: \(problem.message)"
        }
    }
}
