// SPDX-License-Identifier: GPL-3.0-or-later
// In a sanitized build the sanitizers are really on: a deliberate fault of each kind ends the
// program with its report.
#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace {

#ifdef GAZETTEER_SANITIZED

TEST(Sanitizer, AddressIsOn) {
    EXPECT_DEATH(
        {
            std::vector<int> three(3);
            volatile std::size_t beyond = 3;
            volatile int read = three.data()[beyond];
            (void)read;
        },
        "heap-buffer-overflow");
}

TEST(Sanitizer, UndefinedBehaviourIsOn) {
    EXPECT_DEATH(
        {
            volatile int large = std::numeric_limits<int>::max();
            volatile int larger = large + 1;
            (void)larger;
        },
        "signed integer overflow");
}

#else

TEST(Sanitizer, IsOffInAPlainBuild) {
#if defined(__SANITIZE_ADDRESS__)
    FAIL() << "built with -fsanitize=address but without GAZETTEER_SANITIZE";
#endif
}

#endif

}  // namespace
