import Foundation
import LocalizedStrings

/// What `--locale` says where a command takes several languages.
enum ReaderLanguages {
    /// - Parameter list: with commas, the best first; nil for the environment's.
    static func read(_ list: String?) throws(CommandFailure) -> [LocaleID] {
        var preferred: [LocaleID] = []
        for name in list?.split(separator: ",") ?? [] {
            do { preferred.append(try LocaleID(name.trimmingCharacters(in: .whitespaces))) } catch {
                throw .usage("\(error)")
            }
        }
        return preferred.isEmpty ? [.current] : preferred
    }
}
