// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/hunt.hpp"

#include <pybind11/functional.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "faces/python/core/bindings.hpp"
#include "faces/python/core/calls.hpp"
#include "gazetteer/certificates.hpp"
#include "gazetteer/draw.hpp"
#include "gazetteer/evaluate.hpp"
#include "gazetteer/prove.hpp"

namespace gazetteer::python {

namespace {

namespace py = pybind11;
/// A ground in words, or graphs.
using Ground = std::variant<std::string, std::vector<AnyGraph>>;

py::tuple instance_of(const Instance& instance) {
    return py::make_tuple(instance.graph, instance.vertex, instance.given, instance.given_vertex);
}

py::dict answer_of(const HuntAnswer& answer) {
    py::list counterexamples;
    for (const Instance& one : answer.counterexamples) counterexamples.append(instance_of(one));
    py::list near;
    for (const auto& call : answer.near)
        near.append(py::make_tuple(call.slack, instance_of(call.instance)));
    py::list given_up;
    for (const auto& one : answer.given_up) given_up.append(py::make_tuple(one.graph, one.reason));
    py::dict result;
    result["verdict"] = to_string(answer.verdict);
    result["counterexamples"] = counterexamples;
    result["least"] = answer.least;
    result["searched"] = answer.searched;
    result["graphs"] = answer.graphs;
    result["graphs_met"] = answer.graphs_met;
    result["instances_met"] = answer.instances_met;
    result["failures"] = answer.failures;
    result["near"] = near;
    result["given_up_count"] = answer.given_up_count;
    result["given_up"] = given_up;
    result["warnings"] = answer.warnings;
    result["certificate"] = answer.certificate;
    return result;
}

/// Calls Python, with its lock.
std::function<void(const HuntProgress&)> progress_of(const py::object& callback) {
    if (callback.is_none()) return {};
    return [&callback](const HuntProgress& now) {
        const py::gil_scoped_acquire acquired;
        callback(now.seconds, now.graphs, now.order);
    };
}

py::dict hunted(const std::string& conjecture, const Ground& ground, int near,
                std::size_t counterexamples, bool certificate, const py::object& progress,
                double seconds, std::size_t bytes, int threads, const Stop& stop) {
    HuntOptions options;
    options.near = near;
    options.counterexamples = counterexamples;
    options.certificate = certificate;
    options.progress = progress_of(progress);
    options.limits = limits_of(seconds, bytes, threads, stop);
    return answer_of(unlocked([&] {
        return std::visit([&](const auto& which) { return hunt(conjecture, which, options); },
                          ground);
    }));
}

/// A fraction stays one; any other number is the nearest double, with its exact text where it has
/// one.
py::object real_of(const Value& value) {
    if (value.exact.empty()) return py::float_(value.real);
    if (value.exact.find_first_not_of("-0123456789/") != std::string::npos)
        return py::module_::import("gazetteer._real").attr("Real")(value.real, value.exact);
    return py::module_::import("fractions").attr("Fraction")(value.exact);
}

py::object value_of(const Value& value) {
    switch (value.kind) {
        case Value::Kind::boolean:
            return py::bool_(value.integer != 0);
        case Value::Kind::integer:
            return py::int_(value.integer);
        case Value::Kind::real:
            return real_of(value);
        case Value::Kind::infinite:
            return py::float_(std::numeric_limits<double>::infinity());
        case Value::Kind::undefined:
            break;
    }
    return py::none();
}

/// The graphs, their places in a list, the vertices, and a list of values for each term.
py::tuple evaluated(const std::vector<std::string>& terms, const Ground& ground,
                    const std::string& where, double seconds, std::size_t bytes, int threads,
                    const Stop& stop) {
    EvaluateOptions options;
    options.where = where;
    options.limits = limits_of(seconds, bytes, threads, stop);
    const std::vector<Row> rows = unlocked([&] {
        return std::visit([&](const auto& which) { return evaluate(terms, which, options); },
                          ground);
    });
    py::list graphs;
    py::list places;
    py::list vertices;
    std::vector<py::list> columns(terms.size());
    for (const Row& row : rows) {
        graphs.append(row.graph);
        places.append(row.given);
        vertices.append(row.vertex);
        for (std::size_t i = 0; i < columns.size(); ++i) columns[i].append(value_of(row.values[i]));
    }
    return py::make_tuple(graphs, places, vertices, columns);
}

py::object law_of(const std::optional<Law>& law) {
    if (!law) return py::none();
    return py::make_tuple(law->first, law->repeats_from, law->period, law->slope, law->values,
                          law->exceptions, law->slopes);
}

/// The verdict, the law, the least n, the reason.
py::tuple proved(const std::string& claim, const std::string& family, double seconds,
                 std::size_t bytes, const Stop& stop) {
    const Limits limits = limits_of(seconds, bytes, 1, stop);
    const ProveAnswer answer = unlocked([&] { return prove(claim, family, limits); });
    return py::make_tuple(to_string(answer.verdict), law_of(answer.law), answer.least,
                          answer.reason);
}

std::string drawn(const AnyGraph& graph, const std::string& title, std::optional<int> root,
                  const std::vector<std::string>& outcomes, const std::vector<int>& marked,
                  const std::string& marked_as, const std::vector<std::pair<int, int>>& matching,
                  const std::string& id, const std::vector<std::string>& names) {
    Drawing drawing{.title = title,
                    .root = root,
                    .marked = marked,
                    .marked_as = marked_as,
                    .id = id,
                    .names = names};
    for (const std::string& outcome : outcomes)
        drawing.outcomes.push_back(outcome == "N"   ? Outcome::N
                                   : outcome == "P" ? Outcome::P
                                   : outcome == "L" ? Outcome::L
                                                    : Outcome::R);
    for (const auto& [u, v] : matching) drawing.matching.push_back({u, v});
    return to_svg(graph, drawing);
}

}  // namespace

void bind_hunts(py::module_& module) {
    module.def("hunt", &hunted);
    module.def("evaluate", &evaluated);
    module.def("prove", &proved);
    module.def("to_svg", &drawn);
    module.def(
        "check",
        [](const std::string& text) {
            py::list result;
            for (const Finding& found : check(text))
                result.append(py::make_tuple(to_string(found.judgement), found.line, found.column,
                                             found.text));
            return result;
        },
        py::arg("certificates"));
}

}  // namespace gazetteer::python
