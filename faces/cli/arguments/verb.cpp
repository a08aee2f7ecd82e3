// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/arguments/verb.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace gazetteer::cli {

namespace {

/// The text of a default; a list or a missing value has none.
struct DefaultText {
    std::string operator()(const std::string* value) const { return *value; }
    std::string operator()(const int* value) const { return fmt::format("{}", *value); }
    std::string operator()(const SmallSize* value) const { return fmt::format("{}", *value); }
    std::string operator()(const std::uint64_t* value) const { return fmt::format("{}", *value); }
    std::string operator()(const double* value) const { return fmt::format("{}", *value); }
    template <typename T>
    std::string operator()(const T*) const {
        throw std::logic_error("an option of this type shows no default");
    }
};

}  // namespace

Option& Option::value_named(std::string value) {
    value_name = std::move(value);
    return *this;
}

Option& Option::between(int min, int max) {
    condition = Range<int>{min, max};
    return *this;
}

Option& Option::between(std::uint64_t min, std::uint64_t max) {
    condition = Range<std::uint64_t>{min, max};
    return *this;
}

Option& Option::between(double min, double max) {
    condition = Range<double>{min, max};
    return *this;
}

Option& Option::one_of(std::vector<std::string> words) {
    condition = OneOf{std::move(words)};
    return *this;
}

Option& Option::positive() {
    condition = Positive{};
    return *this;
}

Option& Option::non_negative() {
    condition = NonNegative{};
    return *this;
}

Option& Option::with_unit(std::map<std::string, double> units) {
    condition = WithUnit{std::move(units)};
    return *this;
}

Option& Option::shows_default() {
    return shows_default(std::visit(DefaultText{}, target));
}

Option& Option::shows_default(std::string text) {
    default_text = std::move(text);
    return *this;
}

Option& Option::required() {
    is_required = true;
    return *this;
}

Option& Option::separated_by(char c) {
    separator = c;
    return *this;
}

Option& Option::output() {
    names_output = true;
    return *this;
}

Option& Option::named_output() {
    refuses_standard_output = true;
    return output();
}

Option& Option::one_word() {
    takes_one_word = true;
    return *this;
}

Option& Verb::option(std::string names, Target target, std::string help) {
    return options.emplace_back(
        Option{.names = std::move(names), .target = target, .help = std::move(help)});
}

}  // namespace gazetteer::cli
