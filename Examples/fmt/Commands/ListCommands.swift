import ArgumentParser
import LocaleFormat
import LocaleFormatJSON
import LocaleFormatOperations

/// A subcommand that prints what is available, one a line.
protocol ListCommand: ConsoleCommand {
    var common: CommonOptions { get }
    /// Each item, and what `--json` says of it beside.
    func items(in locale: LocaleID) -> [ListItem]
}

struct ListItem {
    let text: String
    /// Called only for `--json`.
    let describe: (inout JSONObjectWriter) -> Void
}

extension ListCommand {
    func run(on console: Console) -> Int32 {
        do throws(CommandFailure) {
            var values = OptionValues()
            common.append(to: &values)
            let locale = try values.locale()
            console.warn(ofLanguageIn: locale)
            for item in items(in: locale) where console.failure == nil {
                if common.json {
                    var object = JSONObjectWriter()
                    object.member("text", string: item.text)
                    item.describe(&object)
                    console.buffer.append(contentsOf: object.finish())
                    console.endLine()
                } else {
                    console.print(item.text)
                }
            }
            return console.finish(0)
        } catch {
            console.report(error, of: Self.configuration.commandName ?? "")
            return console.finish(error.exitCode)
        }
    }
}

/// `fmt locales`
struct LocalesCommand: ListCommand {
    static let configuration = CommandConfiguration(
        commandName: "locales", abstract: "Lists the locales that the system's ICU has data for.",
        discussion: """
            With --json each has its name in its own language and in that of --locale.

            EXAMPLE:
              fmt locales --json --locale fr
            """)

    @OptionGroup var common: CommonOptions

    func items(in locale: LocaleID) -> [ListItem] {
        LocaleID.available.map { item in
            ListItem(text: item.tag) { object in
                object.member("name", string: item.displayName(in: locale))
                object.member("nativeName", string: item.displayName(in: item))
                object.member("rightToLeft", bool: item.isRightToLeft)
            }
        }
    }
}

/// `fmt numbering-systems`
struct NumberingSystemsCommand: ListCommand {
    static let configuration = CommandConfiguration(
        commandName: "numbering-systems", abstract: "Lists the numbering systems, ten digits or rules.",
        discussion: """
            With --json each has its ten digits, or none where numbers are written by rules.

            EXAMPLE:
              fmt numbering-systems | while read nu; do fmt number 2026 --numbering-system $nu; done
            """)

    @OptionGroup var common: CommonOptions

    func items(in locale: LocaleID) -> [ListItem] {
        NumberingSystem.all.map { item in
            ListItem(text: item.name) { object in
                object.member("algorithmic", bool: item.isAlgorithmic)
                if let digits = item.digits { object.member("digits", string: digits) }
            }
        }
    }
}

/// `fmt currencies`
struct CurrenciesCommand: ListCommand {
    static let configuration = CommandConfiguration(
        commandName: "currencies", abstract: "Lists the currencies by ISO 4217 code, those out of use included.",
        discussion: """
            With --json each has its name and symbols in --locale, and its fraction digits.

            EXAMPLE:
              fmt currencies --json --locale ja
            """)

    @OptionGroup var common: CommonOptions

    func items(in locale: LocaleID) -> [ListItem] {
        CurrencyCode.all.map { item in
            ListItem(text: item.code) { object in
                object.member("name", string: item.displayName(in: locale))
                object.member("symbol", string: item.symbol(in: locale))
                object.member("narrowSymbol", string: item.narrowSymbol(in: locale))
                object.member("fractionDigits", integer: item.fractionDigits())
            }
        }
    }
}
