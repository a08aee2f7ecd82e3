// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/tables/page_memory.hpp"

#include <sys/mman.h>

namespace gazetteer {

void* new_pages(std::size_t bytes) {
    void* const pages = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (pages == MAP_FAILED) throw OutOfMemory(bytes);
    madvise(pages, bytes, MADV_HUGEPAGE);  // a hint: small pages serve as well
    return pages;
}

void give_back_pages(void* pages, std::size_t bytes) {
    munmap(pages, bytes);
}

}  // namespace gazetteer
