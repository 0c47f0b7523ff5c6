/// Running: elements and what joins them, one after another.
extension ListProgram {
    /// Hands on the text piece by piece: joints, ``opening`` and ``closing`` among them, and elements by their place.
    @inline(__always)
    func write(_ elements: [String], _ joint: (Joint) -> Void, element plain: (Int) -> Void) {
        func element(_ index: Int) {
            guard let isolation, isolation.applies(elements[index]) else { return plain(index) }
            joint(opening)
            plain(index)
            joint(closing)
        }
        if elements.isEmpty { return }
        element(0)
        let last = elements.count - 1
        guard last > 0 else { return }
        if last > 1 {
            joint(start)
            element(1)
        }
        for index in stride(from: 2, to: last, by: 1) {
            joint(index == 2 ? second : middle)
            element(index)
        }
        let isOther = context?.applies(to: elements[last]) ?? false
        let ending = isOther ? endingInContext : ending
        joint(last == 1 ? ending.afterOne : last == 2 ? ending.afterTwo : ending.afterMore)
        element(last)
        joint(last == 1 ? ending.tailOfTwo : ending.tail)
    }

    /// At least as many bytes as the text takes.
    func capacity(for elements: [String]) -> Int {
        var bytes = longest
        let around = longest + (isolation == nil ? 0 : opening.count + closing.count)
        for element in elements { bytes += element.utf8.count + around }
        return bytes
    }
}
