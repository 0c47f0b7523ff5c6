internal import LocaleFormatMemory

/// Places of names that were asked for, found without a lock, and without a look at the file. When there is no room for a name, it is looked
/// for in the file each time: nothing that comes from outside makes this grow.
struct BakedPlaces: Sendable {
    private final class Known: Sendable {
        let name: String
        let place: Int

        init(_ name: String, _ place: Int) { (self.name, self.place) = (name, place) }
    }

    private static let count = 256
    /// Names that meet in one cell go to the next ones.
    private static let tries = 4

    private let known = OnceObjects<Known>(count: count + tries)

    subscript(name: String) -> Int? {
        let cell = Self.cell(of: name)
        for next in cell..<cell + Self.tries {
            // Names are compared by their bytes, as in the file: of texts that are canonically equivalent, one alone is kept.
            if let place = known.read(
                next, { $0.name == name && $0.name.utf8.count == name.utf8.count ? $0.place : nil })
            {
                return place
            }
        }
        return nil
    }

    func keep(_ place: Int, of name: String) {
        // What has other bytes and is equal all the same is not ASCII.
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return }
        let new = Known(name, place)
        let cell = Self.cell(of: name)
        for next in cell..<cell + Self.tries where known.set(new, at: next).name == name { return }
    }

    @inline(__always)
    private static func cell(of name: String) -> Int {
        var hash: UInt32 = 0x811C_9DC5
        for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        return Int((hash >> 8 ^ hash) & UInt32(count - 1))
    }
}
