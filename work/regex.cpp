// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/regex.hpp"

#include <regex>

namespace gazetteer {

struct Regex::Compiled {
    std::regex expression;
};

namespace {

using Place = std::string_view::const_iterator;

Regex::Groups groups_of(const std::match_results<Place>& match) {
    Regex::Groups result;
    for (const auto& group : match) result.push_back(group.str());
    return result;
}

}  // namespace

Regex::Regex(const std::string& expression, Reading reading) {
    auto flags = std::regex::ECMAScript;
    if (reading == lines) flags |= std::regex::multiline;
    if (reading == any_case) flags |= std::regex::icase;
    compiled_ = std::make_shared<Compiled>(Compiled{std::regex(expression, flags)});
}

std::optional<Regex::Groups> Regex::whole(std::string_view text) const {
    std::match_results<Place> match;
    if (!std::regex_match(text.begin(), text.end(), match, compiled_->expression))
        return std::nullopt;
    return groups_of(match);
}

std::optional<Regex::Groups> Regex::first_in(std::string_view text) const {
    std::match_results<Place> match;
    if (!std::regex_search(text.begin(), text.end(), match, compiled_->expression))
        return std::nullopt;
    return groups_of(match);
}

std::vector<Regex::Groups> Regex::all_in(std::string_view text) const {
    std::vector<Groups> result;
    const std::regex_iterator<Place> end;
    for (std::regex_iterator<Place> it(text.begin(), text.end(), compiled_->expression); it != end;
         ++it)
        result.push_back(groups_of(*it));
    return result;
}

std::vector<std::string> Regex::group_in(std::string_view text, std::size_t group) const {
    std::vector<std::string> result;
    for (Groups& groups : all_in(text)) result.push_back(std::move(groups.at(group)));
    return result;
}

std::string Regex::replaced(const std::string& text, const std::string& by) const {
    return std::regex_replace(text, compiled_->expression, by);
}

}  // namespace gazetteer
