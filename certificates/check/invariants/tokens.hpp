// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a conjecture: names, numbers, signs, and graphs in quotes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "certificates/check/invariants/expression.hpp"

namespace gazetteer::check::invariants {

class Tokens {
  public:
    /// Throws TextFault at a character that begins no word, and if the text is too long.
    explicit Tokens(std::string_view text);

    /// The next word; empty at the end.
    std::string_view next(std::size_t ahead = 0) const {
        return next_ + ahead < words_.size() ? words_[next_ + ahead].text : std::string_view();
    }
    std::string_view take() {
        const std::string_view result = next();
        ++next_;
        return result;
    }
    bool take_if(std::string_view word) {
        if (next() != word) return false;
        ++next_;
        return true;
    }
    void want(std::string_view word) {
        if (!take_if(word)) fault("'" + std::string(word) + "' belongs here");
    }
    /// Throws TextFault at the next word.
    [[noreturn]] void fault(const std::string& message) const {
        throw TextFault{message, next_ < words_.size() ? words_[next_].at : length_};
    }

  private:
    struct Word {
        std::string_view text;
        std::size_t at;
    };
    std::vector<Word> words_;
    std::size_t next_ = 0;
    std::size_t length_;
};

bool is_word(std::string_view text);
bool is_digits(std::string_view text);

}  // namespace gazetteer::check::invariants
