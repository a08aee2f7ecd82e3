// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/expression.hpp"

#include <algorithm>

#include "language/expressions/terms.hpp"

namespace gazetteer::conjectures {

void Expression::warn(std::string warning) {
    if (std::ranges::count(warnings_, warning) == 0) warnings_.push_back(std::move(warning));
}

int Expression::add(Node node) {
    const auto known = ids_.find(node);
    if (known != ids_.end()) return known->second;
    const int id = static_cast<int>(nodes_.size());
    ids_.emplace(node, id);
    nodes_.push_back(std::move(node));
    return id;
}

int Expression::add(GivenGraph graph) {
    const auto known = std::ranges::find(given_graphs_, graph);
    if (known != given_graphs_.end()) return static_cast<int>(known - given_graphs_.begin());
    given_graphs_.push_back(std::move(graph));
    return static_cast<int>(given_graphs_.size()) - 1;
}

bool Expression::about_vertices() const {
    return ids_.contains({Op::variable, Type::vertex, TermGame::none, 0, {}});
}

bool Expression::speaks_of_coordinates() const {
    return std::ranges::any_of(nodes_, [](const Node& node) { return node.op == Op::coordinate; });
}

namespace {

/// The id in `to` of the node `id` of `from`.
int copied(const Expression& from, int id, Expression& to, std::map<int, int>& known) {
    const auto place = known.find(id);
    if (place != known.end()) return place->second;
    Node node = from.node(id);
    if (node.op == Op::given_graph)
        node.value = to.add(from.given_graphs()[static_cast<std::size_t>(node.value)]);
    for (int& child : node.children) child = copied(from, child, to, known);
    return known[id] = to.add(std::move(node));
}

}  // namespace

bool operator==(const Expression& a, const Expression& b) {
    Expression both = a;
    std::map<int, int> known;
    return copied(b, b.root_, both, known) == a.root_;
}

}  // namespace gazetteer::conjectures
