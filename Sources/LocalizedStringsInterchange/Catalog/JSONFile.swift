internal import LocaleFormatJSON
internal import LocalizedStrings

// What files in JSON have in common.

extension JSONReader {
    /// The object that a file is.
    static func object(_ bytes: [UInt8]) throws(StringsError) -> JSONObject {
        let value = try read(bytes)
        guard let object = value.object else {
            throw .unexpected(file: "", path: [], expected: "an object", found: value.kind)
        }
        return object
    }
}

extension JSONLayout {
    /// Of a file that is made anew: two spaces for each level.
    static var ofNewFile: JSONLayout {
        var layout = JSONLayout()
        (layout.separator, layout.opensEmpty, layout.endsWithNewline) = (": ", false, true)
        return layout
    }
}
