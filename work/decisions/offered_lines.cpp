// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/decisions/offered_lines.hpp"

#include "certificates/check/reader.hpp"
#include "work/limits.hpp"

namespace gazetteer::decisions {

namespace own = check::invariants;

OfferedLines::OfferedLines(const std::string& term, const Graph& g)
    : g_(g), value_(value_of(term)), term_(term) {
    if (value_ != nullptr) known_ = value_(g);
}

std::optional<std::int64_t> OfferedLines::finite_value() const {
    if (value_ == nullptr || !known_.is_finite()) return std::nullopt;
    return known_.value();
}

void OfferedLines::offer(const std::string& side, const std::string& rest) {
    if (sides_.contains(side)) return;
    const std::string line = side + " " + term_ + rest;
    own::Steps steps([] { runs::poll(); });
    try {
        const own::Number shown = certificates::shown_by(g_, {line}, steps).begin()->second;
        if (!shows_value(side == "at-least" ? shown.low() : shown.high())) return;
        sides_.insert(side);
        kept_.push_back({term_, line, shown});
    } catch (const check::Finding&) {  // refused
    } catch (const own::Unproved&) {   // or not judged
    }
}

bool OfferedLines::shows_value(own::Fraction bound) const {
    return value_ == nullptr || (bound.bottom == 1 && conjectures::Integer(bound.top) == known_);
}

std::string OfferedLines::text_of(const std::vector<int>& numbers) {
    std::string result;
    for (int number : numbers) result += " " + std::to_string(number);
    return result;
}
std::string OfferedLines::text_of(const std::vector<Edge>& edges) {
    std::string result;
    for (Edge e : edges) result += " " + std::to_string(e.u) + "-" + std::to_string(e.v);
    return result;
}

}  // namespace gazetteer::decisions
