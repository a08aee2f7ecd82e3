// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/manuals/option_texts.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <sstream>

namespace gazetteer::cli {
namespace {

/// What a condition says, as a sentence; empty if nothing, or if the value's name says it.
struct Told {
    std::string operator()(std::monostate) const { return ""; }
    std::string operator()(const OneOf&) const { return ""; }
    std::string operator()(Positive) const { return "Above 0."; }
    std::string operator()(NonNegative) const { return "0 or more."; }
    template <typename T>
    std::string operator()(const Range<T>& range) const {
        return fmt::format("From {} to {}.", range.min, range.max);
    }
    std::string operator()(const WithUnit& number) const {
        std::vector<std::string> units;
        for (const auto& [unit, ignored] : number.units) units.push_back(unit);
        return fmt::format("Units: {}.", fmt::join(units, ", "));
    }
};

struct TypeName {
    std::string operator()(const bool*) const { return ""; }
    std::string operator()(const std::string*) const { return "TEXT"; }
    std::string operator()(const std::vector<std::string>*) const { return "TEXT"; }
    template <typename T>
    std::string operator()(const T*) const {
        return "NUMBER";
    }
};

}  // namespace

bool is_named(const Option& option) {
    return option.names.starts_with('-');
}

bool is_flag(const Option& option) {
    return std::holds_alternative<bool*>(option.target);
}

bool takes_several(const Option& option) {
    return std::holds_alternative<std::vector<std::string>*>(option.target) ||
           std::holds_alternative<std::vector<double>*>(option.target);
}

std::vector<std::string> names_of(const Option& option) {
    std::istringstream names(option.names);
    std::vector<std::string> result;
    for (std::string name; std::getline(names, name, ',');) result.push_back(name);
    return result;
}

std::string longest_name(const Option& option) {
    return std::ranges::max(names_of(option), {}, [](const auto& name) { return name.size(); });
}

std::string value_of(const Option& option) {
    if (option.value_name && !option.value_name->empty()) return *option.value_name;
    if (!is_named(option)) return option.names;
    const std::vector<std::string> words = words_of(option);
    if (!words.empty()) return fmt::format("{}", fmt::join(words, "|"));
    return std::visit(TypeName{}, option.target);
}

std::vector<std::string> words_of(const Option& option) {
    const auto* const one_of = std::get_if<OneOf>(&option.condition);
    return one_of == nullptr ? std::vector<std::string>{} : one_of->words;
}

std::string explained(const Option& option) {
    std::string result = option.help;
    if (!result.ends_with('.')) result += ".";
    const std::string told = std::visit(Told{}, option.condition);
    if (!told.empty()) result += " " + told;
    if (!option.default_text.empty()) result += " Default: " + option.default_text + ".";
    if (option.is_required && is_named(option)) result += " Required.";
    return result;
}

}  // namespace gazetteer::cli
