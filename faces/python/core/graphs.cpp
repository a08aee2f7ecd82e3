// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/graph.hpp"

#include <pybind11/operators.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "faces/python/core/bindings.hpp"
#include "faces/python/core/calls.hpp"
#include "gazetteer/witnesses.hpp"

namespace gazetteer::python {

namespace {

namespace py = pybind11;
using Pairs = std::vector<std::pair<int, int>>;

Pairs pairs_of(const std::vector<Edge>& edges) {
    Pairs result;
    for (const Edge& e : edges) result.emplace_back(e.u, e.v);
    return result;
}

Graph graph_of(int order, const Pairs& pairs) {
    std::vector<Edge> edges;
    for (const auto& [u, v] : pairs) edges.push_back({u, v});
    return {order, edges};
}

Digraph digraph_of(int order, const Pairs& pairs) {
    std::vector<Arc> arcs;
    for (const auto& [tail, head] : pairs) arcs.push_back({tail, head});
    return {order, arcs};
}

Pairs arcs_of(const Digraph& d) {
    Pairs result;
    for (const Arc& arc : d.arcs()) result.emplace_back(arc.tail, arc.head);
    return result;
}

void bind_graph(py::module_& module) {
    py::class_<Graph>(module, "Graph", "A graph on the vertices 0, ..., order - 1. Immutable.")
        .def(py::init(&graph_of), py::arg("order"), py::arg("edges") = Pairs{})
        .def_static("from_text", &Graph::from_text, py::arg("text"),
                    "graph6, sparse6, a family with its numbers: 'grid 5 4'; or a graph in another "
                    "program's format: '0-1 1-2', or the text of a file.")
        .def_property_readonly("order", &Graph::order, "The number of vertices.")
        .def_property_readonly("size", &Graph::size, "The number of edges.")
        .def_property_readonly(
            "edges", [](const Graph& g) { return pairs_of(g.edges()); }, "Ascending pairs.")
        .def("adjacent", &Graph::adjacent, py::arg("u"), py::arg("v"))
        .def("degree", &Graph::degree, py::arg("v"))
        .def("neighbours", &Graph::neighbours, py::arg("v"), "Ascending.")
        .def_property_readonly("graph6", &Graph::graph6)
        .def_property_readonly("sparse6", &Graph::sparse6)
        .def("graph6_string", &Graph::graph6, "As Sage's graphs have it.")
        .def("canonical", &Graph::canonical, "Equal for isomorphic graphs; of order <= 64.")
        .def(py::self == py::self)
        .def("__hash__", [](const Graph& g) { return py::hash(py::str(g.sparse6())); })
        .def("__repr__", [](const Graph& g) { return "Graph.from_text('" + to_text(g) + "')"; });
}

void bind_digraph(py::module_& module) {
    py::class_<Digraph>(module, "Digraph", "A digraph without loops, of order <= 64. Immutable.")
        .def(py::init(&digraph_of), py::arg("order"), py::arg("arcs") = Pairs{})
        .def_static("from_text", &Digraph::from_text, py::arg("text"),
                    "digraph6, or a digraph in another program's format.")
        .def_property_readonly("order", &Digraph::order, "The number of vertices.")
        .def_property_readonly("size", &Digraph::size, "The number of arcs.")
        .def_property_readonly("arcs", &arcs_of, "Ascending pairs (tail, head).")
        .def("has_arc", &Digraph::has_arc, py::arg("tail"), py::arg("head"))
        .def("out_neighbours", &Digraph::out_neighbours, py::arg("v"), "Ascending.")
        .def("in_neighbours", &Digraph::in_neighbours, py::arg("v"), "Ascending.")
        .def_property_readonly("digraph6", &Digraph::digraph6)
        .def("canonical", &Digraph::canonical, "Equal for isomorphic digraphs.")
        .def(py::self == py::self)
        .def("__hash__", [](const Digraph& d) { return py::hash(py::str(d.digraph6())); })
        .def("__repr__",
             [](const Digraph& d) { return "Digraph.from_text('" + d.digraph6() + "')"; });
}

py::tuple kernel_of(const Graph& g, std::optional<int> containing, double seconds,
                    const Stop& stop) {
    Limits limits;
    limits.seconds = seconds;
    limits.stop = stop.get_token();
    const EvenKernel found = unlocked([&] { return even_kernel(g, containing, limits); });
    return py::make_tuple(to_string(found.existence), found.kernel, found.certificate);
}

}  // namespace

void bind_graphs(py::module_& module) {
    bind_graph(module);
    bind_digraph(module);
    py::class_<Stop>(module, "Stop").def(py::init()).def("request", &Stop::request_stop);
    module.def("graph_from_text", &graph_from_text, py::arg("text"));
    module.def("to_text", py::overload_cast<const AnyGraph&>(&to_text), py::arg("graph"));
    module.def("even_kernel", &kernel_of, py::arg("graph"), py::arg("containing"),
               py::arg("seconds"), py::arg("stop"));
    module.def("is_even_kernel", &is_even_kernel, py::arg("graph"), py::arg("vertices"));
    module.def(
        "gallai_edmonds",
        [](const Graph& g) {
            const GallaiEdmonds found = gallai_edmonds(g);
            return py::make_tuple(pairs_of(found.matching), found.outer, found.inner,
                                  found.perfect);
        },
        py::arg("graph"));
}

}  // namespace gazetteer::python
