import LocaleFormat

extension LocaleID {
    /// A locale as a command line has it: BCP 47, ICU and CLDR form, or that of POSIX with its codeset, `de_DE.UTF-8@euro`.
    /// `C` and `POSIX` name no language and are American English, as they are in `LocaleID.current`.
    public init(commandText text: String) throws(CommandFailure) {
        let name = text.prefix { $0 != "." && $0 != "@" }
        if name == "C" || name == "POSIX" {
            self = "en-US"
            return
        }
        do { try self.init(text) } catch {
            guard let locale = LocaleID(posix: text) else {
                let meant = LanguageNames.language(named: text).map { "; did you mean '\($0)'?" } ?? ""
                throw .usage(CommandFailure(error).message + meant)
            }
            self = locale
        }
    }
}
