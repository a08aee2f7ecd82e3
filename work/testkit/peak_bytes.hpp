// SPDX-License-Identifier: GPL-3.0-or-later
// How much memory work takes, counted where it is taken: for tests of what is said about it. A test
// program that uses this has its operator new replaced.
#pragma once

#include <functional>

namespace gazetteer::runs {

/// The most bytes that the work held at once on this thread, beyond those held before it.
double peak_bytes(const std::function<void()>& work);

}  // namespace gazetteer::runs
