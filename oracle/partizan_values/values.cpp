// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/partizan_values/values.hpp"

#include <algorithm>
#include <iterator>
#include <unordered_map>

#include "graph/errors.hpp"

namespace gazetteer {

namespace {

constexpr int unknown = -1;
constexpr int exponent_max = 30;
constexpr std::int64_t numerator_bound = std::int64_t{1} << 31;

constexpr std::uint64_t bits(PartizanValue g) {
    return static_cast<std::uint64_t>(g);
}

Key key_of(PartizanValue g, PartizanValue h) {
    Key key;
    key.write(bits(g), 32);
    key.write(bits(h), 32);
    return key;
}

Key key_of(const PartizanValues::Values& left, const PartizanValues::Values& right) {
    Key key;
    key.write(left.size(), 32);
    key.write(right.size(), 32);
    for (const auto* options : {&left, &right})
        for (PartizanValue option : *options) key.write(bits(option), 32);
    return key;
}

/// Half of x + y, if it is within the bounds.
std::optional<Dyadic> half_sum(const Dyadic& x, const Dyadic& y) {
    const int exponent = std::max(x.exponent, y.exponent);
    Dyadic result{
        (x.numerator << (exponent - x.exponent)) + (y.numerator << (exponent - y.exponent)),
        exponent + 1};
    while (result.exponent > 0 && result.numerator % 2 == 0) {
        result.numerator /= 2;
        --result.exponent;
    }
    if (result.exponent > exponent_max || std::abs(result.numerator) >= numerator_bound)
        return std::nullopt;
    return result;
}

/// Those that are no worse than another, each once, sorted.
template <class Worse>
PartizanValues::Values undominated(PartizanValues::Values options, Worse is_worse) {
    std::ranges::sort(options);
    options.erase(std::unique(options.begin(), options.end()), options.end());
    PartizanValues::Values result;
    std::ranges::copy_if(options, std::back_inserter(result), [&](PartizanValue option) {
        return std::ranges::none_of(options, [&](PartizanValue other) {
            return other != option && is_worse(option, other);
        });
    });
    return result;
}

}  // namespace

bool at_most(const Dyadic& x, const Dyadic& y) {
    return (x.numerator << y.exponent) <= (y.numerator << x.exponent);
}

/// A form that has no node yet, compared with values that have. Its answers stay true while
/// reversible and dominated options go, because its value stays.
class PartizanValues::Form {
  public:
    Form(PartizanValues& all, const Values& left, const Values& right)
        : all_(all), left_(left), right_(right) {}

    /// x <= the form.
    bool is_above(PartizanValue x) {
        if (const auto known = above_.find(x); known != above_.end()) return known->second;
        const bool result =
            std::ranges::none_of(all_.left(x), [&](PartizanValue l) { return is_below(l); }) &&
            std::ranges::none_of(right_, [&](PartizanValue r) { return all_.at_most(r, x); });
        above_.emplace(x, result);
        return result;
    }
    /// The form <= x.
    bool is_below(PartizanValue x) {
        if (const auto known = below_.find(x); known != below_.end()) return known->second;
        const bool result =
            std::ranges::none_of(left_, [&](PartizanValue l) { return all_.at_most(x, l); }) &&
            std::ranges::none_of(all_.right(x), [&](PartizanValue r) { return is_above(r); });
        below_.emplace(x, result);
        return result;
    }
    /// The left options, each reversible one replaced by the left options of what reverses it.
    Values left_bypassed() {
        return bypassed(left_, [&](PartizanValue option) -> const Values* {
            for (PartizanValue answer : all_.right(option))
                if (is_above(answer)) return &all_.left(answer);
            return nullptr;
        });
    }
    Values right_bypassed() {
        return bypassed(right_, [&](PartizanValue option) -> const Values* {
            for (PartizanValue answer : all_.left(option))
                if (is_below(answer)) return &all_.right(answer);
            return nullptr;
        });
    }

  private:
    template <class Instead>
    static Values bypassed(Values open, Instead instead) {
        Values result;
        while (!open.empty()) {
            const PartizanValue option = open.back();
            open.pop_back();
            if (const Values* const others = instead(option))
                std::ranges::copy(*others, std::back_inserter(open));
            else
                result.push_back(option);
        }
        return result;
    }

    PartizanValues& all_;
    const Values& left_;
    const Values& right_;
    std::unordered_map<PartizanValue, bool> above_;
    std::unordered_map<PartizanValue, bool> below_;
};

PartizanValues::PartizanValues(const EngineLimits& limits, std::size_t most)
    : most_(most),
      limits_(limits),
      forms_(limits),
      orders_(limits),
      negatives_(limits),
      sums_(limits) {
    node_of({}, {});
}

PartizanValue PartizanValues::value(const Values& left, const Values& right) {
    Form form(*this, left, right);
    return node_of(undominated(form.left_bypassed(),
                               [&](PartizanValue g, PartizanValue h) { return at_most(g, h); }),
                   undominated(form.right_bypassed(),
                               [&](PartizanValue g, PartizanValue h) { return at_most(h, g); }));
}

/// A number in canonical form is 0, {n | }, { | -n}, or lies halfway between its two options.
std::optional<Dyadic> PartizanValues::number_of(const Values& left, const Values& right) const {
    if (left.size() > 1 || right.size() > 1) return std::nullopt;
    for (const Values* options : {&left, &right})
        for (PartizanValue option : *options)
            if (!number(option)) return std::nullopt;
    if (left.empty() && right.empty()) return Dyadic{};
    if (right.empty()) return Dyadic{number(left[0])->numerator + 1, 0};
    if (left.empty()) return Dyadic{number(right[0])->numerator - 1, 0};
    const Dyadic& low = *number(left[0]);
    const Dyadic& high = *number(right[0]);
    if (gazetteer::at_most(high, low)) return std::nullopt;
    return half_sum(low, high);
}

PartizanValue PartizanValues::node_of(Values left, Values right) {
    const auto slot = forms_.find_or_insert(key_of(left, right), unknown);
    if (slot.value != unknown) return PartizanValue{slot.value};
    if (nodes_.size() >= most_)
        throw EngineLimitExceeded("more than " + std::to_string(most_) + " values");
    option_count_ += left.size() + right.size();
    limits_.check_bytes(
        static_cast<double>(nodes_.size() * sizeof(Node) + option_count_ * sizeof(PartizanValue)),
        nodes_.size());
    const std::optional<Dyadic> number = number_of(left, right);
    const auto result = static_cast<std::int32_t>(nodes_.size());
    nodes_.push_back({std::move(left), std::move(right), number});
    forms_.set(slot.entry, result);
    return PartizanValue{result};
}

bool PartizanValues::at_most(PartizanValue g, PartizanValue h) {
    if (g == h) return true;
    if (number(g) && number(h)) return gazetteer::at_most(*number(g), *number(h));
    const auto slot = orders_.find_or_insert(key_of(g, h), unknown);
    if (slot.value != unknown) return slot.value != 0;
    const bool result =
        std::ranges::none_of(left(g), [&](PartizanValue option) { return at_most(h, option); }) &&
        std::ranges::none_of(right(h), [&](PartizanValue option) { return at_most(option, g); });
    orders_.set(slot.entry, result ? 1 : 0);
    return result;
}

PartizanValue PartizanValues::negative(PartizanValue g) {
    const auto slot = negatives_.find_or_insert(key_of(g, g), unknown);
    if (slot.value != unknown) return PartizanValue{slot.value};
    Values lefts;
    Values rights;
    for (PartizanValue option : right(g)) lefts.push_back(negative(option));
    for (PartizanValue option : left(g)) rights.push_back(negative(option));
    std::ranges::sort(lefts);
    std::ranges::sort(rights);
    const PartizanValue result = node_of(std::move(lefts), std::move(rights));
    negatives_.set(slot.entry, static_cast<int>(result));
    return result;
}

PartizanValue PartizanValues::sum(PartizanValue g, PartizanValue h) {
    if (g == PartizanValue::zero) return h;
    if (h == PartizanValue::zero) return g;
    const auto slot = sums_.find_or_insert(key_of(std::min(g, h), std::max(g, h)), unknown);
    if (slot.value != unknown) return PartizanValue{slot.value};
    Values lefts;
    Values rights;
    for (PartizanValue option : left(g)) lefts.push_back(sum(option, h));
    for (PartizanValue option : left(h)) lefts.push_back(sum(g, option));
    for (PartizanValue option : right(g)) rights.push_back(sum(option, h));
    for (PartizanValue option : right(h)) rights.push_back(sum(g, option));
    const PartizanValue result = value(lefts, rights);
    sums_.set(slot.entry, static_cast<int>(result));
    return result;
}

PartizanOutcome PartizanValues::outcome(PartizanValue g) {
    const bool not_negative = at_most(PartizanValue::zero, g);
    const bool not_positive = at_most(g, PartizanValue::zero);
    if (not_negative) return not_positive ? PartizanOutcome::P : PartizanOutcome::L;
    return not_positive ? PartizanOutcome::R : PartizanOutcome::N;
}

PartizanValue PartizanValues::integer(int n) {
    PartizanValue result = PartizanValue::zero;
    for (int i = 0; i < std::abs(n); ++i)
        result = n > 0 ? value({result}, {}) : value({}, {result});
    return result;
}

PartizanValue PartizanValues::dyadic(const Dyadic& x) {
    if (x.exponent == 0) return integer(static_cast<int>(x.numerator));
    const auto beside = [&](std::int64_t numerator) {
        Dyadic result{numerator, x.exponent};
        while (result.exponent > 0 && result.numerator % 2 == 0)
            result = {result.numerator / 2, result.exponent - 1};
        return dyadic(result);
    };
    return value({beside(x.numerator - 1)}, {beside(x.numerator + 1)});
}

PartizanValue PartizanValues::nimber(int n) {
    Values smaller;
    for (int i = 0; i < n; ++i) smaller.push_back(value(smaller, smaller));
    return value(smaller, smaller);
}

}  // namespace gazetteer
