// Large tables of words, in huge pages where the system has them: touching memory for the first
// time costs more than computing what goes into it, and fewer pages are touched.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>

#include "oracle/wide_word.hpp"

namespace gazetteer {

/// The system refused memory that had been allowed.
class OutOfMemory : public std::runtime_error {
  public:
    explicit OutOfMemory(std::size_t bytes)
        : std::runtime_error("the system refused " + std::to_string(bytes) + " bytes") {}
};

/// `count` words, all zero, given back at the end.
class PageMemory {
  public:
    PageMemory() = default;
    /// Throws OutOfMemory when the system refuses.
    explicit PageMemory(std::size_t count);
    ~PageMemory();
    PageMemory(PageMemory&& other) noexcept;
    PageMemory& operator=(PageMemory&& other) noexcept;
    PageMemory(const PageMemory&) = delete;
    PageMemory& operator=(const PageMemory&) = delete;

    Word* data() { return words_; }
    const Word* data() const { return words_; }

  private:
    Word* words_ = nullptr;
    std::size_t bytes_ = 0;
};

}  // namespace gazetteer
