#include "oracle/page_memory.hpp"

#include <sys/mman.h>

#include <limits>
#include <utility>

namespace gazetteer {

PageMemory::PageMemory(std::size_t count) : bytes_(count * sizeof(Word)) {
    if (count > std::numeric_limits<std::size_t>::max() / sizeof(Word)) throw OutOfMemory(~0ul);
    if (count == 0) return;
    void* const pages = mmap(nullptr, bytes_, PROT_READ | PROT_WRITE,
                             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (pages == MAP_FAILED) throw OutOfMemory(bytes_);
    madvise(pages, bytes_, MADV_HUGEPAGE);  // a hint: small pages serve as well
    words_ = static_cast<Word*>(pages);
}

PageMemory::~PageMemory() {
    if (words_ != nullptr) munmap(words_, bytes_);
}

PageMemory::PageMemory(PageMemory&& other) noexcept
    : words_(std::exchange(other.words_, nullptr)), bytes_(std::exchange(other.bytes_, 0)) {}

PageMemory& PageMemory::operator=(PageMemory&& other) noexcept {
    std::swap(words_, other.words_);
    std::swap(bytes_, other.bytes_);
    return *this;
}

}  // namespace gazetteer
