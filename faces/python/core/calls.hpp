// SPDX-License-Identifier: GPL-3.0-or-later
// Calls of the library from Python: without the interpreter's lock, and ended by whoever holds
// their Stop.
#pragma once

#include <pybind11/pybind11.h>

#include <stop_token>

#include "gazetteer/limits.hpp"

namespace gazetteer::python {

/// What ends the calls that it was given to.
using Stop = std::stop_source;

inline Limits limits_of(double seconds, std::size_t bytes, int threads, const Stop& stop) {
    return {seconds, bytes, threads, stop.get_token()};
}

/// work() while other threads of Python go on.
template <class Work>
auto unlocked(Work work) {
    const pybind11::gil_scoped_release released;
    return work();
}

}  // namespace gazetteer::python
