// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/testkit/peak_bytes.hpp"

#include <malloc.h>

#include <algorithm>
#include <cstdlib>
#include <new>

namespace {

/// What this thread holds of the memory that it took, and the most that it held.
thread_local long bytes_held = 0;
thread_local long bytes_most = 0;

}  // namespace

void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    void* const result = std::malloc(std::max<std::size_t>(size, 1));
    if (result == nullptr) return nullptr;
    bytes_held += static_cast<long>(malloc_usable_size(result));
    bytes_most = std::max(bytes_most, bytes_held);
    return result;
}

void* operator new(std::size_t size) {
    void* const result = operator new(size, std::nothrow);
    if (result == nullptr) throw std::bad_alloc();
    return result;
}

void operator delete(void* pointer) noexcept {
    bytes_held -= static_cast<long>(malloc_usable_size(pointer));
    std::free(pointer);
}

void operator delete(void* pointer, const std::nothrow_t&) noexcept {
    operator delete(pointer);
}

void operator delete(void* pointer, std::size_t) noexcept {
    operator delete(pointer);
}

namespace gazetteer::runs {

double peak_bytes(const std::function<void()>& work) {
    const long before = bytes_held;
    bytes_most = bytes_held;
    work();
    return static_cast<double>(bytes_most - before);
}

}  // namespace gazetteer::runs
