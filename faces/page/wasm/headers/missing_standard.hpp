// SPDX-License-Identifier: GPL-3.0-or-later
// What C++20 has and libc++ 16 has not yet: three-way comparison of sequences, and numbers with a
// point read from characters. Included before everything else that is compiled to WebAssembly.
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <compare>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <vector>

namespace std {

template <class A, class B, class Compare>
constexpr auto lexicographical_compare_three_way(A a, A a_end, B b, B b_end, Compare compare)
    -> decltype(compare(*a, *b)) {
    for (; a != a_end && b != b_end; ++a, ++b)
        if (auto order = compare(*a, *b); order != 0) return order;
    return a != a_end   ? strong_ordering::greater
           : b != b_end ? strong_ordering::less
                        : strong_ordering::equal;
}
template <class A, class B>
constexpr auto lexicographical_compare_three_way(A a, A a_end, B b, B b_end) {
    return std::lexicographical_compare_three_way(a, a_end, b, b_end, compare_three_way());
}

template <class T, class Allocator>
constexpr auto operator<=>(const vector<T, Allocator>& a, const vector<T, Allocator>& b) {
    return std::lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
}
template <class T, size_t size>
constexpr auto operator<=>(const array<T, size>& a, const array<T, size>& b) {
    return std::lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
}

inline from_chars_result from_chars(const char* first, const char* last, double& value) {
    const bool is_number =
        first != last && (*first == '-' || *first == '.' || (*first >= '0' && *first <= '9'));
    if (!is_number) return {first, errc::invalid_argument};
    const string text(first, last);
    char* end = nullptr;
    value = strtod(text.c_str(), &end);
    return {first + (end - text.c_str()), end == text.c_str() ? errc::invalid_argument : errc()};
}

}  // namespace std
