// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/errors.hpp"

#include <pybind11/pybind11.h>

#include <new>

#include "faces/python/core/bindings.hpp"

namespace gazetteer::python {

namespace {

namespace py = pybind11;

/// The exceptions live as long as the interpreter.
struct Exceptions {
    py::handle error, input, out_of_reach, limit, stopped, environment, defect;
};
Exceptions exceptions;

/// class name(base, kind).
py::handle made(py::module_& module, const char* name, py::handle base, PyObject* kind) {
    const std::string full = std::string("gazetteer.") + name;
    const py::tuple bases =
        kind == nullptr ? py::make_tuple(base) : py::make_tuple(base, py::handle(kind));
    PyObject* const made = PyErr_NewException(full.c_str(), bases.ptr(), nullptr);
    if (made == nullptr) throw py::error_already_set();
    module.attr(name) = py::handle(made);
    return made;
}

void set_input_error(const InputError& e) {
    const py::object error = exceptions.input(e.what());
    error.attr("line") = e.line();
    error.attr("column") = e.column();
    PyErr_SetObject(exceptions.input.ptr(), error.ptr());
}

void translate(std::exception_ptr thrown) {
    try {
        if (thrown) std::rethrow_exception(thrown);
    } catch (const InputError& e) {
        set_input_error(e);
    } catch (const OutOfReach& e) {
        PyErr_SetString(exceptions.out_of_reach.ptr(), e.what());
    } catch (const LimitReached& e) {
        PyErr_SetString(exceptions.limit.ptr(), e.what());
    } catch (const Stopped& e) {
        PyErr_SetString(exceptions.stopped.ptr(), e.what());
    } catch (const EnvironmentError& e) {
        PyErr_SetString(exceptions.environment.ptr(), e.what());
    } catch (const Defect& e) {
        PyErr_SetString(exceptions.defect.ptr(), e.what());
    } catch (const Error& e) {
        PyErr_SetString(exceptions.error.ptr(), e.what());
    } catch (const std::bad_alloc&) {
        PyErr_SetString(exceptions.limit.ptr(), "the machine has no more memory for this call");
    }
}

}  // namespace

void bind_errors(py::module_& module) {
    exceptions.error = made(module, "Error", py::handle(PyExc_Exception), nullptr);
    exceptions.input = made(module, "InputError", exceptions.error, PyExc_ValueError);
    // Without a place, as one that is raised in Python.
    exceptions.input.attr("line") = 0;
    exceptions.input.attr("column") = 0;
    exceptions.out_of_reach = made(module, "OutOfReach", exceptions.error, PyExc_ValueError);
    exceptions.limit = made(module, "LimitReached", exceptions.error, PyExc_MemoryError);
    exceptions.stopped = made(module, "Stopped", exceptions.error, PyExc_TimeoutError);
    exceptions.environment = made(module, "EnvironmentError", exceptions.error, PyExc_OSError);
    exceptions.defect = made(module, "Defect", exceptions.error, PyExc_AssertionError);
    py::register_exception_translator(translate);
}

}  // namespace gazetteer::python
