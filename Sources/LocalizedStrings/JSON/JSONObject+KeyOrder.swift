package import LocaleFormatJSON

extension JSONObject {
    /// The last member of that name. A new one goes where Xcode's order puts it; nil removes.
    package subscript(key: String) -> JSONValue? {
        get { last(key) }
        set {
            guard let newValue else { return members.removeAll { $0.key == key } }
            if let index = members.lastIndex(where: { $0.key == key }) {
                members[index].value = newValue
            } else {
                let place = members.firstIndex { CatalogKeyOrder.precedes(key, $0.key) } ?? members.count
                members.insert(Member(key: key, value: newValue), at: place)
            }
        }
    }
}
