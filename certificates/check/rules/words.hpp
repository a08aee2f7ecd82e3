// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a line of rules: names, numbers and signs, and their one spelling.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gazetteer::check {

/// The rules leave their grammar `offset` characters into the line.
struct RulesFault {
    std::string message;
    std::size_t offset;
};

/// The words of one line, taken one after the other.
class Words {
  public:
    /// Throws RulesFault at a character that begins no word, and if the line is too long.
    explicit Words(std::string_view line);

    /// The next word; empty at the end.
    std::string_view next(std::size_t ahead = 0) const;
    std::string_view take();
    bool take_if(std::string_view word);
    void want(std::string_view word);
    /// A name that is free to be chosen.
    std::string take_name();
    void end() const;

    /// Throws RulesFault at the next word.
    [[noreturn]] void fault(const std::string& message) const;

    /// The line with its words spaced in the one way: no space behind '(' and before ')', ',', ':',
    /// ';', nor between a name and '('; one space elsewhere.
    std::string spelled() const;

    static constexpr std::size_t line_max = 8192;

  private:
    struct Word {
        std::string_view text;
        std::size_t at;
    };
    std::vector<Word> words_;
    std::size_t next_ = 0;
    std::size_t length_;
};

/// A word with a meaning of its own, which nothing else is called.
bool is_reserved(std::string_view word);
bool is_name(std::string_view word);

}  // namespace gazetteer::check
