import LocaleFormat

/// A chapter of the page: styles, each with what it writes in some locales.
struct Section {
    /// What one style writes in one locale, and how to get it.
    struct Row {
        let locale: LocaleID
        let label: String
        let text: String
        /// What the page shows in place of the plain text: marks, a list, a drawing.
        var picture: String?
        let swift: String
        let command: String

        /// Tab-separated: the command, what it writes, the line of Swift.
        var line: String { [command, text, swift].joined(separator: "\t") }
    }

    struct Style {
        let title: String
        let rows: [Row]
    }

    let title: String
    let note: String
    private(set) var styles: [Style] = []

    init(_ title: String, _ note: String) {
        (self.title, self.note) = (title, note)
    }

    var rows: [Row] { styles.flatMap(\.rows) }

    /// Adds what a style writes in each of the locales. The page shows the very closure that writes it.
    ///
    /// - Parameters:
    ///   - command: what `fmt` is asked, without the locale.
    ///   - write: on one line or several; `$0` is the locale.
    mutating func add(
        _ title: String, _ command: String, in locales: [LocaleID] = Gallery.locales, line: Int = #line,
        file: String = #filePath, _ write: (LocaleID) throws -> String
    ) throws {
        try add(title, command, in: locales, as: { ($0, nil) }, line: line, file: file, write)
    }

    /// Adds what a style writes in calendars, each in a language; `$0` is the calendar, `$1` the language.
    mutating func addCalendars(
        _ title: String, _ command: String, in places: [(CalendarID, LocaleID)], line: Int = #line,
        file: String = #filePath,
        _ write: (CalendarID, LocaleID) throws -> String
    ) throws {
        let source = try SourceFile(file).closure(behind: line)
        let rows = try places.map { calendar, locale in
            Row(
                locale: locale, label: "\(calendar.rawValue), \(locale.tag)", text: try write(calendar, locale),
                swift: source.replacing("$0", with: ".\(calendar)").replacing("$1", with: "\"\(locale.tag)\""),
                command: "fmt \(command) --calendar \(calendar.rawValue) --locale \(locale.tag)")
        }
        styles.append(Style(title: title, rows: rows))
    }

    /// Adds values that are no texts.
    ///
    /// - Parameter show: the text that the command prints of a value, and what the page shows of it where that is more than the text.
    mutating func add<Value>(
        _ title: String, _ command: String, in locales: [LocaleID],
        as show: (Value) -> (text: String, picture: String?),
        line: Int = #line, file: String = #filePath, _ make: (LocaleID) throws -> Value
    ) throws {
        let source = try SourceFile(file).closure(behind: line)
        let rows = try locales.map { locale in
            let (text, picture) = show(try make(locale))
            return Row(
                locale: locale, label: locale.tag, text: text, picture: picture,
                swift: source.replacing("$0", with: "\"\(locale.tag)\""),
                command: "fmt \(command) --locale \(locale.tag)")
        }
        styles.append(Style(title: title, rows: rows))
    }
}
