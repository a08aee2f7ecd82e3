// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the module _core.
#pragma once

#include <pybind11/pybind11.h>

namespace gazetteer::python {

/// Error and its kinds, each also a Python exception of the nearest kind; a fault of a text has its
/// `line` and `column`.
void bind_errors(pybind11::module_& module);
/// Graph, Digraph, and what the theorems say of a graph.
void bind_graphs(pybind11::module_& module);
/// Game, solve, census.
void bind_games(pybind11::module_& module);
/// hunt, evaluate, prove, check.
void bind_hunts(pybind11::module_& module);

}  // namespace gazetteer::python
