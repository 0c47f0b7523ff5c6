/// The patterns of one locale for one choice of length, usage, formality and order, ready to run. Immutable.
package final class NameProgram: Sendable {
    /// Whether the given name is first whoever bears it; nil where the name and the locale decide.
    package let fixedOrder: Bool?
    package let locale: NameLocale
    /// The script that is most likely for the locale.
    let script: Int32
    /// The scripts in which the locale's language is written.
    package let scripts: [Int32]
    package let initials: InitialPatterns
    let casing: any NameCasing
    package let foreignSpace: String
    /// Nil with the data of CLDR 42, which needs the rules of its time.
    package let nativeSpace: String?
    package let capitalizesSurname: Bool
    /// Whether the language puts spaces between words.
    package let usesSpaces: Bool
    package let orders: NameOrderTable
    /// For sorted names there is but one set of patterns, this one.
    package let givenFirst: [NamePattern]
    package let surnameFirst: [NamePattern]

    /// What the locale says of names, apart from its language and script.
    package struct Words: Sendable {
        package var fixedOrder: Bool?
        package var capitalizesSurname: Bool
        package var scripts: [Int32]
        package var initials: InitialPatterns
        package var foreignSpace: String
        package var nativeSpace: String?
        package var orders: NameOrderTable
        package var givenFirst: [NamePattern]
        package var surnameFirst: [NamePattern]

        package init(
            fixedOrder: Bool?, capitalizesSurname: Bool, scripts: [Int32], initials: InitialPatterns,
            foreignSpace: String, nativeSpace: String?, orders: NameOrderTable, givenFirst: [NamePattern],
            surnameFirst: [NamePattern]
        ) {
            (self.fixedOrder, self.capitalizesSurname, self.scripts) = (fixedOrder, capitalizesSurname, scripts)
            (self.initials, self.foreignSpace, self.nativeSpace) = (initials, foreignSpace, nativeSpace)
            (self.orders, self.givenFirst, self.surnameFirst) = (orders, givenFirst, surnameFirst)
        }
    }

    package init(_ words: Words, locale: NameLocale, script: Int32, casing: any NameCasing) {
        fixedOrder = words.fixedOrder
        capitalizesSurname = words.capitalizesSurname
        scripts = words.scripts
        initials = words.initials
        foreignSpace = words.foreignSpace
        nativeSpace = words.nativeSpace
        orders = words.orders
        givenFirst = words.givenFirst
        surnameFirst = words.surnameFirst
        usesSpaces = SpaceReplacement.usesSpaces(locale.language)
        self.locale = locale
        self.script = script
        self.casing = casing
    }
}
