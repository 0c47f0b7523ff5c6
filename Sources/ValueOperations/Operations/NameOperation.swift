import LocaleFormat
import LocaleFormatJSON

/// `fmt name`: a person's name, from its fields or from one line.
package struct NameOperation: Operation {
    package static let options: [OptionName] = [
        .locale, .style, .length, .usage, .formality, .order, .noNicknames, .capitalizedSurname,
    ]
    package static let fields = OptionName.nameFields

    package let compiled: CompiledPersonName

    package init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        let style = try Self.style(values)
        do { compiled = try style.compiled() } catch { throw .value(error.description) }
    }

    package func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        compiled.append(try name(input), to: &bytes)
    }

    package func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let name = try name(input)
        let text = compiled.formattedText(name)
        object.member("name", object: name.members)
        object.member("locale", string: compiled.style.locale.tag)
        object.member("text", string: text.text)
        object.member("parts", parts: text)
    }

    private func name(_ input: OperationInput) throws(CommandFailure) -> PersonName {
        switch input {
        case .text(let line): try PersonName(commandLine: line, locale: compiled.style.locale)
        case .fields(let fields): try PersonName(commandFields: fields)
        case .texts, .template: throw .value("a name is an object of fields, or one line")
        }
    }

    /// Foundation's styles by `--style`, CLDR's axes by the others; `--order` goes with both.
    static func style(_ values: OptionValues) throws(CommandFailure) -> PersonNameStyle {
        let locale = try values.locale(.name)
        let word = try values.choice(.style, PersonNameStyle.Style.self)
        let order = try values.choice(.order, NameOrder.self)
        let axis = [OptionName.length, .usage, .formality].first(where: values.isSet)
        if let axis, word != nil { throw .usage("--style and \(axis.commandLineName) exclude each other") }
        var style = PersonNameStyle(word ?? .medium, locale: locale)
        if word == nil, axis != nil || order != nil {
            style.presentation = .axes(
                length: try values.choice(.length, NameLength.self) ?? .localeDefault,
                usage: try values.choice(.usage, NameUsage.self) ?? .referring,
                formality: try values.choice(.formality, NameFormality.self) ?? .localeDefault)
        }
        style.order = order ?? .natural
        style.prefersNicknames = !values.isSet(.noNicknames)
        style.capitalizesSurname = values.isSet(.capitalizedSurname)
        return style
    }
}
