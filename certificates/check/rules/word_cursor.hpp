// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a text, taken one after the other. `Fault` has a message, and the place in the text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gazetteer::check {

template <class Fault>
class WordCursor {
  public:
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
        if (next() != word || word.empty()) return false;
        ++next_;
        return true;
    }
    void want(std::string_view word) {
        if (!take_if(word)) fault("'" + std::string(word) + "' belongs here");
    }
    /// Throws Fault at the next word.
    [[noreturn]] void fault(const std::string& message) const {
        throw Fault{message, next_ < words_.size() ? words_[next_].at : length_};
    }

  protected:
    struct Word {
        std::string_view text;
        std::size_t at;
    };

    /// length_of(text): the length of the word with which a text begins; 0 if it begins with none,
    /// where the fault has the message `none`. Blanks are no words.
    template <class LengthOf>
    WordCursor(std::string_view text, LengthOf length_of, const char* none) : length_(text.size()) {
        for (std::size_t at = 0; at < text.size();) {
            if (text[at] == ' ') {
                ++at;
                continue;
            }
            const std::size_t length = length_of(text.substr(at));
            if (length == 0) throw Fault{none, at};
            words_.push_back({text.substr(at, length), at});
            at += length;
        }
    }

    bool at_end() const { return next_ >= words_.size(); }
    const std::vector<Word>& words() const { return words_; }

  private:
    std::vector<Word> words_;
    std::size_t next_ = 0;
    std::size_t length_;
};

}  // namespace gazetteer::check
