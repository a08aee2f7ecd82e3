// SPDX-License-Identifier: GPL-3.0-or-later
// Large tables, in huge pages where the system has them: touching memory for the first time costs
// more than computing what goes into it, and fewer pages are touched.
#pragma once

#include <cstddef>
#include <limits>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

namespace gazetteer {

/// The system refused memory that had been allowed.
class OutOfMemory : public std::runtime_error {
  public:
    explicit OutOfMemory(std::size_t bytes)
        : std::runtime_error("the system refused " + std::to_string(bytes) + " bytes") {}
};

/// Fresh pages, all zero. Throws OutOfMemory when the system refuses.
void* new_pages(std::size_t bytes);
void give_back_pages(void* pages, std::size_t bytes);

/// `count` words, all zero, given back at the end. A word is any type for which zeros are a value.
template <class Word>
class PageMemory {
    static_assert(std::is_trivially_destructible_v<Word>);

  public:
    PageMemory() = default;
    /// Throws OutOfMemory when the system refuses.
    explicit PageMemory(std::size_t count) {
        constexpr std::size_t most = std::numeric_limits<std::size_t>::max();
        if (count > most / sizeof(Word)) throw OutOfMemory(most);
        if (count == 0) return;
        bytes_ = count * sizeof(Word);
        words_ = static_cast<Word*>(new_pages(bytes_));
    }
    ~PageMemory() {
        if (words_ != nullptr) give_back_pages(words_, bytes_);
    }
    PageMemory(PageMemory&& other) noexcept
        : words_(std::exchange(other.words_, nullptr)), bytes_(std::exchange(other.bytes_, 0)) {}
    PageMemory& operator=(PageMemory&& other) noexcept {
        std::swap(words_, other.words_);
        std::swap(bytes_, other.bytes_);
        return *this;
    }
    PageMemory(const PageMemory&) = delete;
    PageMemory& operator=(const PageMemory&) = delete;

    Word* data() { return words_; }
    const Word* data() const { return words_; }

  private:
    Word* words_ = nullptr;
    std::size_t bytes_ = 0;
};

}  // namespace gazetteer
