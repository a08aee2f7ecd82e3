// SPDX-License-Identifier: GPL-3.0-or-later
// The module gazetteer._core: the library as Python calls it. The package around it, in
// faces/python/gazetteer, is what users see.
#include <pybind11/functional.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "faces/python/core/bindings.hpp"
#include "gazetteer/gazetteer.hpp"

PYBIND11_MODULE(_core, module) {
    module.attr("version") = gazetteer::version();
    gazetteer::python::bind_errors(module);
    gazetteer::python::bind_graphs(module);
    gazetteer::python::bind_games(module);
    gazetteer::python::bind_hunts(module);
}
