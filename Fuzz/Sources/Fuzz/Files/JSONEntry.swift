import LocaleFormatJSON

/// JSON as catalogs and lines have it.
enum JSONEntry {
    static func run(_ bytes: [UInt8]) {
        var members = 0
        guard let value = try? JSONReader.value(of: bytes, visit: { _, _, _ in members += 1 }) else {
            require((try? JSONReader.members(of: bytes[...])) == nil, "an object is read in one way only")
            return
        }
        let text = value.text
        require(!text.utf8.contains(0x0A), "one line is two")
        require((try? JSONReader.value(of: Array(text.utf8))) == value, "\(text) is another value")
        guard let object = value.object else { return }
        require(object.members.count <= members, "\(object.members.count) members, \(members) were told")
        guard let parts = try? JSONReader.members(of: bytes[...]) else { fatalError("an object has no members") }
        require(parts.map(\.key) == object.keys, "\(parts.map(\.key)) are not \(object.keys)")
        var writer = JSONObjectWriter()
        for part in parts {
            if let string = part.value.string {
                writer.member(part.key, string: string)
            } else {
                writer.member(part.key, json: part.bytes)
            }
        }
        require((try? JSONReader.value(of: writer.finish())) == value, "what is written is another value")
    }
}
