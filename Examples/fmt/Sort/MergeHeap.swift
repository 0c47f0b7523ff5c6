/// The next lines of several runs, the first of them on top: a binary heap.
struct MergeHeap {
    struct Entry {
        let line: SortLine
        let run: Int
    }

    private var entries: [Entry] = []
    private let precedes: (Entry, Entry) -> Bool

    init(_ precedes: @escaping (Entry, Entry) -> Bool) { self.precedes = precedes }

    var first: Entry? { entries.first }

    mutating func insert(_ entry: Entry) {
        entries.append(entry)
        var index = entries.count - 1
        while index > 0, precedes(entries[index], entries[(index - 1) / 2]) {
            entries.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    mutating func replaceFirst(_ entry: Entry) {
        entries[0] = entry
        sink()
    }

    mutating func removeFirst() {
        entries.swapAt(0, entries.count - 1)
        entries.removeLast()
        sink()
    }

    private mutating func sink() {
        var index = 0
        while true {
            var smallest = index
            for child in [2 * index + 1, 2 * index + 2]
            where child < entries.count && precedes(entries[child], entries[smallest]) {
                smallest = child
            }
            guard smallest != index else { return }
            entries.swapAt(index, smallest)
            index = smallest
        }
    }
}
