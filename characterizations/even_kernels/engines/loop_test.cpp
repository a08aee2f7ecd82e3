// SPDX-License-Identifier: GPL-3.0-or-later
// What the satisfiability engines say of a limit.
#include "characterizations/even_kernels/engines/loop.hpp"

#include <gtest/gtest.h>

#include "work/stop.hpp"

namespace gazetteer::even_kernels {
namespace {

TEST(SolverLoop, SaysWhichLimitWasMet) {
    EXPECT_EQ(limit_met(Budget({.seconds = 0})), "the time limit");
    EXPECT_EQ(limit_met(Budget({.seconds = 3600})), "a limit of the solver");
    EXPECT_EQ(limit_met(Budget({})), "a limit of the solver");
    runs::Stop stop;
    stop.request();
    EXPECT_EQ(limit_met(Budget({.seconds = 0, .stop = stop.token()})), "an interrupt");
}

}  // namespace
}  // namespace gazetteer::even_kernels
