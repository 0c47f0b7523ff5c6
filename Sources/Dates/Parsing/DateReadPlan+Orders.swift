internal import LocaleFormatCalendars

extension DateReadPlan {
    /// The plan with its year, month and day in other orders, for what people type in lenient reading: `21 Nov 2025` where
    /// the style writes `November 21, 2025`. None where one of the three is missing or written twice, or stands beside
    /// another number.
    ///
    /// A reading in another order counts only where no other is possible: see ``isUnambiguous(_:)``.
    func otherOrders() -> [DateReadPlan] {
        var places: [Range<Int>] = []
        var order: [DateField] = []
        for index in steps.indices {
            guard let field = steps[index].group ?? steps[index].field,
                field == .year || field == .month || field == .day
            else { continue }
            if case .number(let number) = steps[index].action, number.isAbutting || number.source == .dayOfHalf {
                return []
            }
            if steps[index].group != nil, order.last == field, let last = places.last, last.upperBound == index {
                places[places.count - 1] = last.lowerBound..<index + 1
            } else {
                places.append(index..<index + 1)
                order.append(field)
            }
        }
        guard places.count == 3, Set(order).count == 3 else { return [] }
        let orders: [[DateField]] = [
            [.day, .month, .year], [.month, .day, .year], [.year, .month, .day], [.month, .year, .day],
            [.day, .year, .month], [.year, .day, .month],
        ]
        return orders.filter { $0 != order }.map { wanted in
            var result: [Step] = []
            var end = 0
            for (place, field) in zip(places, wanted) {
                result += steps[end..<place.lowerBound]
                if let index = order.firstIndex(of: field) { result += steps[places[index]] }
                end = place.upperBound
            }
            return DateReadPlan(self, steps: result + steps[end...])
        }
    }

    /// Whether a reading tells which number is which: the month by its name, or the year by its four digits before the
    /// month and the day (`2025/11/21`).
    func isUnambiguous(_ slots: [ReadSlot]) -> Bool {
        guard let month = steps.firstIndex(where: { $0.field == .month }),
            let year = steps.firstIndex(where: { $0.field == .year }),
            let day = steps.firstIndex(where: { $0.field == .day })
        else { return false }
        if slots[month].kind == .name { return true }
        return year < month && month < day && slots[year].digits >= 4
    }
}
