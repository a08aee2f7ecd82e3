// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/partizan_values/value_names.hpp"

#include <algorithm>
#include <set>

namespace gazetteer {

namespace {

using Values = PartizanValues::Values;

/// m, if the value is *m.
std::optional<int> star_of(PartizanValues& values, PartizanValue g) {
    const auto m = static_cast<int>(values.left(g).size());
    if (values.left(g) != values.right(g) || values.nimber(m) != g) return std::nullopt;
    return m;
}

/// n ups and *m, n >= 0.
struct UpsAndStar {
    int ups = 0;
    int star = 0;
};

/// What the form says that the value must be, if it is of this kind: n ups + *m is
/// {0 | (n - 1) ups + *(m ^ 1)}, and one up + * is {0, * | 0}.
std::optional<UpsAndStar> presumed(PartizanValues& values, PartizanValue g) {
    if (const auto star = star_of(values, g)) return UpsAndStar{0, *star};
    const Values& left = values.left(g);
    const Values& right = values.right(g);
    if (right.size() != 1 || std::ranges::find(left, PartizanValue::zero) == left.end())
        return std::nullopt;
    if (left.size() == 2 && right[0] == PartizanValue::zero) return UpsAndStar{1, 1};
    const auto before = presumed(values, right[0]);
    if (!before || left.size() != 1) return std::nullopt;
    return UpsAndStar{before->ups + 1, before->star ^ 1};
}

PartizanValue value_of(PartizanValues& values, const UpsAndStar& which) {
    const PartizanValue up = values.value({PartizanValue::zero}, {values.nimber(1)});
    PartizanValue result = values.nimber(which.star);
    for (int i = 0; i < which.ups; ++i) result = values.sum(result, up);
    return result;
}

std::string text(const UpsAndStar& which, char sign) {
    std::string result(static_cast<std::size_t>(which.ups), sign);
    if (which.star > 0) result += which.star == 1 ? "*" : "*" + std::to_string(which.star);
    return result;
}

/// The name of a value n ups + *m or -n ups + *m, "" of 0; nothing for others.
std::optional<std::string> ups_and_star(PartizanValues& values, PartizanValue g) {
    for (char sign : {'^', 'v'}) {
        const PartizanValue upward = sign == '^' ? g : values.negative(g);
        const auto which = presumed(values, upward);
        if (which && value_of(values, *which) == upward) return text(*which, sign);
    }
    return std::nullopt;
}

const Dyadic* only_number(const PartizanValues& values, const Values& options) {
    return options.size() == 1 && values.number(options[0]) ? &*values.number(options[0]) : nullptr;
}

/// x > 0 if the value is {0 | {0 | -x}}.
std::optional<Dyadic> tiny_of(const PartizanValues& values, PartizanValue g) {
    const Values zero{PartizanValue::zero};
    if (values.left(g) != zero || values.right(g).size() != 1) return std::nullopt;
    const PartizanValue threat = values.right(g)[0];
    const Dyadic* const x = only_number(values, values.right(threat));
    if (values.left(threat) != zero || x == nullptr || x->numerator >= 0) return std::nullopt;
    return Dyadic{-x->numerator, x->exponent};
}

}  // namespace

std::string text(const Dyadic& number) {
    const std::string numerator = std::to_string(number.numerator);
    if (number.exponent == 0) return numerator;
    return numerator + "/" + std::to_string(std::int64_t{1} << number.exponent);
}

std::optional<PartizanValue> ValueNames::stop(PartizanValue g, Player player) {
    if (values_.number(g)) return g;
    const bool is_left = player == Player::left;
    auto& known = stops_.at(is_left ? 0 : 1);
    if (const auto found = known.find(g); found != known.end()) return found->second;
    std::optional<PartizanValue> best;
    for (PartizanValue option : is_left ? values_.left(g) : values_.right(g)) {
        const std::optional<PartizanValue> other = stop(option, opponent(player));
        if (!other) return known[g] = std::nullopt;
        if (!best || (is_left ? values_.at_most(*best, *other) : values_.at_most(*other, *best)))
            best = other;
    }
    return known[g] = best;
}

std::optional<std::string> ValueNames::number_and_more(PartizanValue g) {
    if (values_.number(g)) return text(*values_.number(g));
    const auto number = stop(g, Player::left);
    if (!number || number != stop(g, Player::right)) return std::nullopt;
    const auto more = ups_and_star(values_, values_.sum(g, values_.negative(*number)));
    if (!more) return std::nullopt;
    return *number == PartizanValue::zero ? *more : text(*values_.number(*number)) + *more;
}

std::optional<std::string> ValueNames::tiny_or_miny(PartizanValue g) {
    if (const auto x = tiny_of(values_, g)) return "tiny(" + text(*x) + ")";
    if (const auto x = tiny_of(values_, values_.negative(g))) return "miny(" + text(*x) + ")";
    return std::nullopt;
}

std::optional<std::string> ValueNames::list(const Values& options) {
    std::vector<std::string> names;
    for (PartizanValue option : options) {
        auto part = name(option);
        if (!part) return std::nullopt;
        names.push_back(std::move(*part));
    }
    std::ranges::sort(names);
    std::string result;
    for (const std::string& part : names) result += (result.empty() ? "" : ",") + part;
    return result;
}

std::optional<std::string> ValueNames::switch_or_list(PartizanValue g) {
    const auto left = list(values_.left(g));
    if (!left) return std::nullopt;
    if (values_.negative(g) == g)
        return only_number(values_, values_.left(g)) != nullptr ? "+-" + *left
                                                                : "+-(" + *left + ")";
    const auto right = list(values_.right(g));
    if (!right) return std::nullopt;
    return "{" + *left + "|" + *right + "}";
}

std::optional<std::string> ValueNames::name(PartizanValue g) {
    if (const auto found = known_.find(g); found != known_.end()) return found->second;
    auto result = number_and_more(g);
    if (!result) result = tiny_or_miny(g);
    if (!result) result = switch_or_list(g);
    if (result && result->size() > length_max_) result.reset();
    return known_[g] = result;
}

}  // namespace gazetteer
