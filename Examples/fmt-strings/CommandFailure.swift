/// Why a command ends without having done its work.
enum CommandFailure: Error, CustomStringConvertible {
    /// The command line is at fault: exit status 2.
    case usage(String)
    /// A file, or what is in it: exit status 1.
    case failed(String)

    var code: Int32 {
        switch self {
        case .usage: 2
        case .failed: 1
        }
    }

    var description: String {
        switch self {
        case .usage(let text), .failed(let text): text
        }
    }
}
