// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/testkit/light_tests.hpp"

namespace gazetteer {
namespace {

class RunsFunction : public testing::Test {
  public:
    explicit RunsFunction(void (*body)()) : body_(body) {}

  private:
    void TestBody() override { body_(); }

    void (*body_)();
};

}  // namespace

FunctionTest::FunctionTest(const char* suite, const char* name, const char* file, int line,
                           void (*body)()) {
    testing::RegisterTest(suite, name, nullptr, nullptr, file, line,
                          [body] { return new RunsFunction(body); });
}

}  // namespace gazetteer
