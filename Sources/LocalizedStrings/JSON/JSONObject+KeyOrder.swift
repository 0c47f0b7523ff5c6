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
                members.insert(Member(key: key, value: newValue), at: place(of: key))
            }
        }
    }

    /// Changes the object under a key, an empty one where there is none, and takes the member away if `isEmpty` says so then.
    ///
    /// The object moves out and back, so that its members are not copied: who changes thousands of them does so one at a time.
    package mutating func change(
        _ key: String, isEmpty: (JSONObject) -> Bool = { $0.isEmpty }, _ body: (inout JSONObject) -> Void
    ) {
        let index = members.lastIndex { $0.key == key }
        var inner = JSONObject()
        if let index, let object = members[index].value.object {
            inner = object
            members[index].value = .null
        }
        body(&inner)
        if isEmpty(inner) {
            members.removeAll { $0.key == key }
        } else if let index {
            members[index].value = .object(inner)
        } else {
            members.insert(Member(key: key, value: .object(inner)), at: place(of: key))
        }
    }

    private func place(of key: String) -> Int {
        // Few members need not be in order.
        guard members.count > 16 else {
            return members.firstIndex { CatalogKeyOrder.precedes(key, $0.key) } ?? members.count
        }
        var (low, high) = (0, members.count)
        while low < high {
            let middle = (low + high) / 2
            if CatalogKeyOrder.precedes(key, members[middle].key) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
