import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt transliterate --list`
struct TransformList: ListCommand {
    static let configuration = CommandConfiguration(commandName: "transliterate")

    @OptionGroup var common: CommonOptions

    func items(in locale: LocaleID) -> [ListItem] {
        TransliterateOperation.available.map { item in
            ListItem(text: item.id) { object in object.member("name", string: item.displayName(in: locale)) }
        }
    }
}
