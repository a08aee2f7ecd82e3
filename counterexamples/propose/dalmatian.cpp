// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/propose/dalmatian.hpp"

#include <oneapi/tbb/parallel_for.h>

#include <queue>

namespace gazetteer::conjectures {

namespace {

/// A statement with what it told anew when last looked at, or more.
struct Entry {
    std::uint64_t weight = 0;
    std::size_t number = 0;
};
/// The heaviest, and of equals the first, is on top of a queue.
bool operator<(const Entry& a, const Entry& b) {
    return a.weight != b.weight ? a.weight < b.weight : a.number > b.number;
}

}  // namespace

std::uint64_t DalmatianTest::weight(const RowSet& rows) const {
    std::uint64_t result = 0;
    for (auto row = rows.find_first(); row != RowSet::npos; row = rows.find_next(row))
        result += (*weights_)[row];
    return result;
}

// What a statement tells anew only shrinks as others are kept, so that an old weight is a bound:
// the one whose weight, looked at again, still tops the queue is the heaviest.
std::vector<DalmatianTest::Kept> DalmatianTest::keep(
    std::size_t count, const std::function<RowSet(std::size_t)>& tells) {
    const auto weight_now = [&](std::size_t i) { return weight(tells(i) - told_); };
    std::vector<Entry> entries(count);
    tbb::parallel_for(std::size_t{0}, count, [&](std::size_t i) {
        if (!stopped()) entries[i] = {weight_now(i), i};
    });
    std::priority_queue<Entry> queue(std::less<Entry>(), std::move(entries));
    std::vector<Kept> result;
    while (!queue.empty() && queue.top().weight > 0 && !stopped()) {
        const Entry now{weight_now(queue.top().number), queue.top().number};
        queue.pop();
        if (!queue.empty() && now < queue.top()) {
            queue.push(now);
            continue;
        }
        if (now.weight == 0) break;
        const RowSet rows = tells(now.number);
        result.push_back({now.number, weight(rows), now.weight});
        told_ |= rows;
    }
    return result;
}

}  // namespace gazetteer::conjectures
