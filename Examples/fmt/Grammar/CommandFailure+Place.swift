import LocaleFormatOperations

extension CommandFailure {
    /// The message, and where to look at its end: which help tells how the command is called, unless the message names a command
    /// itself.
    ///
    /// - Parameter command: its words behind `fmt`, `parse number`; empty for `fmt` alone.
    func message(of command: String) -> String { Self.message(message, of: command) }

    static func message(_ message: String, of command: String) -> String {
        if message.contains("'\(CommandName.own) ") { return message }
        let place = "'\(CommandName.own) help\(command.isEmpty ? "" : " " + command)'"
        if message.last == "?" { return "\(message) See \(place)" }
        return (message.last == "." ? String(message.dropLast()) : message) + "; see \(place)"
    }
}

extension Console {
    /// Reports what is wrong, and with a call where to look.
    func report(_ failure: CommandFailure, of command: String) {
        report(failure.kind == .usage ? failure.message(of: command) : failure.message)
    }
}

extension OperationName {
    /// `parse number`
    var commandText: String { words.joined(separator: " ") }
}
