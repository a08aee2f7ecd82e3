// SPDX-License-Identifier: GPL-3.0-or-later
// GoogleTest's TEST, of which g++ has less to compile. A TEST is a class with a factory there: some
// ten functions of its own, 7 ms of the compiler's time each at -O0. Here it is a function, which
// one class runs. The precompiled headers of the tests have it (tools/cmake/module.cmake); a file
// that is compiled without them takes GoogleTest's own.
#pragma once

#include <gtest/gtest.h>

namespace gazetteer {

/// Registers a test that runs this function, before main() begins.
class FunctionTest {
  public:
    FunctionTest(const char* suite, const char* name, const char* file, int line, void (*body)());
};

}  // namespace gazetteer

#undef TEST
#define TEST(suite, name)                                                                    \
    static_assert(sizeof(#suite) > 1 && sizeof(#name) > 1, "a test has a suite and a name"); \
    static void suite##_##name##_Test();                                                     \
    static const ::gazetteer::FunctionTest suite##_##name##_registered(                      \
        #suite, #name, __FILE__, __LINE__, &suite##_##name##_Test);                          \
    static void suite##_##name##_Test()
