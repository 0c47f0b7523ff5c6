import Synchronization

/// What the command is called: as it was started, `fmt` from the package, `lfmt` where it is installed (`NAME` in the Makefile, since
/// GNU coreutils has a `fmt`).
///
/// The texts say `fmt` everywhere, so that a catalog of translations has one key for each; ``inHelp(_:as:)`` puts the name in.
public enum CommandName {
    /// The name in the package.
    public static let original = "fmt"
    private static let held = Mutex(original)

    /// The name that users see. Tests have it as it is in the package.
    public static var own: String { held.withLock { $0 } }

    /// `lfmt strings`, as what is wrong begins in the second program.
    public static var strings: String { "\(own) strings" }

    /// The second program's file: `lfmt-strings`.
    public static var stringsProgram: String { program(of: own) }

    /// The second program's file, by the name of the first.
    public static func program(of name: String) -> String { name + stringsSuffix }

    private static let stringsSuffix = "-strings"

    /// Takes the name that the process was started with, its argument 0.
    ///
    /// - Parameters:
    ///   - argument: the path, or nil where there is none.
    ///   - isStrings: whether it is the second program, whose name is the first one's with an end.
    public static func take(_ argument: String?, isStrings: Bool = false) {
        let name = name(startedAs: argument ?? "", isStrings: isStrings)
        held.withLock { $0 = name }
    }

    /// The name in a path; `fmt` where it is none that a shell would take as one word, and that helps and completion scripts could quote.
    public static func name(startedAs argument: String, isStrings: Bool = false) -> String {
        var name = argument.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        if isStrings { name = name.hasSuffix(stringsSuffix) ? name.dropLast(stringsSuffix.count) : "" }
        guard name.utf8.count <= 64, name.utf8.first.map(isLetter) == true, name.utf8.allSatisfy(isPart) else {
            return original
        }
        return String(name)
    }

    /// A help or a completion script under a name: `fmt` where it stands as a command, and `fmt-strings` but for what is built.
    public static func inHelp(_ text: String, as name: String = own) -> String {
        guard name != original else { return text }
        var shown = ""
        var rest = text[...]
        while let found = rest.firstRange(of: original) {
            let head = rest[..<found.lowerBound]
            let tail = rest[found.upperBound...]
            let before = head.utf8.last ?? shown.utf8.last
            let behind = tail.hasPrefix(stringsSuffix) ? tail.dropFirst(stringsSuffix.count) : tail
            let isWord = before.map(isJoined) != true && behind.utf8.first.map(isPart) != true
            shown += head
            shown += isWord && !head.hasSuffix("--product ") ? name : original
            rest = tail
        }
        return shown + rest
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        isLetter(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "-")
    }

    /// What a command's name does not stand behind: a word's other letters, a folder, an option's dash.
    private static func isJoined(_ byte: UInt8) -> Bool {
        isPart(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
    }
}
