// SPDX-License-Identifier: GPL-3.0-or-later
// Regular expressions of ECMAScript, compiled in one place.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gazetteer {

/// A regular expression. It holds a std::regex, which costs g++ two seconds in each unit that
/// names one.
class Regex {
  public:
    /// What matched: the whole first, then each group, "" for one that took no part.
    using Groups = std::vector<std::string>;

    /// '^' and '$' are the ends of the text, and of each line under `lines`.
    enum Reading { plain, lines, any_case };

    /// The expression is well formed: std::regex_error if it is not.
    explicit Regex(const std::string& expression, Reading reading = plain);

    /// The groups if the whole text matches.
    std::optional<Groups> whole(std::string_view text) const;
    /// The groups of the first match in the text.
    std::optional<Groups> first_in(std::string_view text) const;
    /// The groups of each match from the left; no two overlap.
    std::vector<Groups> all_in(std::string_view text) const;
    /// One group of each match from the left; group 0 is the whole.
    std::vector<std::string> group_in(std::string_view text, std::size_t group = 1) const;
    /// The text with `by` for each match; in `by` $1 is the first group.
    std::string replaced(const std::string& text, const std::string& by) const;

  private:
    struct Compiled;
    std::shared_ptr<const Compiled> compiled_;
};

}  // namespace gazetteer
