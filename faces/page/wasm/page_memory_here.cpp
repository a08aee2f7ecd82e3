// SPDX-License-Identifier: GPL-3.0-or-later
// Large tables where no pages can be asked for: memory as all other.
#include "oracle/tables/page_memory.hpp"

#include <cstdlib>

namespace gazetteer {

void* new_pages(std::size_t bytes) {
    void* const words = std::calloc(1, bytes);
    if (words == nullptr) throw OutOfMemory(bytes);
    return words;
}

void give_back_pages(void* pages, std::size_t) {
    std::free(pages);
}

}  // namespace gazetteer
