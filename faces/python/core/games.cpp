// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/game.hpp"

#include <pybind11/operators.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "faces/python/core/bindings.hpp"
#include "faces/python/core/calls.hpp"
#include "gazetteer/census.hpp"
#include "gazetteer/solve.hpp"

namespace gazetteer::python {

namespace {

namespace py = pybind11;

/// The vertices of each, and its label or None.
py::list moves_of(const std::vector<Move>& moves) {
    py::list result;
    for (const Move& move : moves) result.append(py::make_tuple(move.vertices, move.label));
    return result;
}

py::tuple answer_of(const Answer& answer) {
    return py::make_tuple(to_string(answer.outcome), moves_of(answer.winning_moves),
                          answer.all_winning_moves, moves_of(answer.left_winning_moves),
                          moves_of(answer.right_winning_moves), answer.grundy, answer.decided_by,
                          answer.by_theorem, answer.certificate);
}

By by_named(const std::string& name) {
    if (name == "theorem") return By::theorem;
    if (name == "search") return By::search;
    if (name == "either") return By::either;
    throw InputError("by is 'either', 'theorem' or 'search', not '" + name + "'");
}

py::list solved(const Game& game, const AnyGraph& graph, const std::vector<Start>& starts,
                const std::string& by, bool certificate, double seconds, std::size_t bytes,
                const Stop& stop) {
    SolveOptions options;
    options.by = by_named(by);
    options.certificate = certificate;
    options.limits = limits_of(seconds, bytes, 0, stop);
    const std::vector<Answer> answers =
        unlocked([&] { return solve_all(game, graph, starts, options); });
    py::list result;
    for (const Answer& answer : answers) result.append(answer_of(answer));
    return result;
}

py::tuple counted(const Game& game, int low, int high, bool connected, const std::string& engine,
                  double seconds, std::size_t bytes, int threads, const Stop& stop) {
    const CensusOptions options{low, high, connected, engine,
                                limits_of(seconds, bytes, threads, stop)};
    const Census result = unlocked([&] { return census(game, options); });
    py::list rows;
    for (const CensusRow& row : result.rows)
        rows.append(py::make_tuple(row.order, row.size, row.counts));
    return py::make_tuple(result.columns, rows);
}

}  // namespace

void bind_games(py::module_& module) {
    py::class_<Game>(module, "Game", "A game, built in or given as data.")
        .def_static("named", &Game::named, py::arg("name"))
        .def_static("from_text", &Game::from_text, py::arg("text"), py::arg("where") = "<text>",
                    "The one game of a text.")
        .def_static("all_from_text", &Game::all_from_text, py::arg("text"),
                    py::arg("where") = "<text>")
        .def_static("from_file", &Game::from_file, py::arg("path"))
        .def_property_readonly("name", &Game::name)
        .def_property_readonly("is_built_in", &Game::is_built_in)
        .def_property_readonly("is_directed", &Game::is_directed)
        .def_property_readonly("is_partizan", &Game::is_partizan)
        .def_property_readonly("is_misere", &Game::is_misere)
        .def_property_readonly("token_count", &Game::token_count)
        .def_property_readonly("has_unrooted_form", &Game::has_unrooted_form)
        .def_property_readonly("text", &Game::text, "Its rules; empty for a built-in game.")
        .def(py::self == py::self)
        .def("__hash__", [](const Game& game) { return py::hash(py::str(game.name())); })
        .def("__repr__", [](const Game& game) { return "<Game " + game.name() + ">"; });
    py::class_<Start>(module, "Start")
        .def(py::init<std::vector<int>, bool>(), py::arg("tokens"), py::arg("unrooted") = false)
        .def_readonly("tokens", &Start::tokens)
        .def_readonly("unrooted", &Start::unrooted);
    module.def("all_starts", &all_starts, py::arg("game"), py::arg("graph"));
    module.def("known_games", &known_games);
    module.def("know_games", &know_games, py::arg("text"), py::arg("where"));
    module.def("engines_of", &engines_of, py::arg("game"));
    module.def("solve", &solved);
    module.def("census", &counted);
}

}  // namespace gazetteer::python
