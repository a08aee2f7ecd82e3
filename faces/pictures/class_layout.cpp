// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/pictures/class_layout.hpp"

#include <algorithm>
#include <cmath>

#include "faces/pictures/layout.hpp"
#include "graph/families/blow_up_text.hpp"

namespace gazetteer::pictures {

namespace {

double distance_from_origin(Place at) {
    return std::hypot(at.x, at.y);
}

/// A class around the origin: its vertices, then its leaves, each beyond its vertex.
std::vector<Place> places_of(const BlowUpClass& part) {
    std::vector<Place> result = circle_places(part.size);
    if (part.kind != ClassKind::pendant_clique) return result;
    // One vertex has its leaf beside it.
    if (part.size == 1) return {{0, 0}, {1, 0}};
    for (int i = 0; i < part.size; ++i) {
        const Place at = result[static_cast<std::size_t>(i)];
        const double scale = 1 + 1 / distance_from_origin(at);
        result.push_back({at.x * scale, at.y * scale});
    }
    return result;
}

/// How far the class reaches from its centre.
double reach_of(const std::vector<Place>& places) {
    double result = 0;
    for (Place at : places) result = std::max(result, distance_from_origin(at));
    return result;
}

std::string letters_of(std::size_t i) {
    std::string result(1, static_cast<char>('A' + i % 26));
    return i < 26 ? result : letters_of(i / 26 - 1) + result;
}

}  // namespace

std::optional<ClassLayout> class_layout(const SparseGraph& g, const std::string& name) {
    const auto blow_up = parse_blow_up(name);
    if (!blow_up || blow_up->order() != g.order() || blow_up->size() != g.size()) return {};
    const std::vector<BlowUpClass>& classes = blow_up->classes;
    if (classes.size() == 1 && classes[0].kind != ClassKind::pendant_clique) return {};
    if (blow_up->graph() != g) return {};
    double reach = 0;
    for (const BlowUpClass& part : classes) reach = std::max(reach, reach_of(places_of(part)));
    const auto centres = circle_places(static_cast<int>(classes.size()), 2 * reach + 1.5);
    ClassLayout result;
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const std::string letters = letters_of(i);
        for (Place at : places_of(classes[i])) {
            result.places.push_back({centres[i].x + at.x, centres[i].y + at.y});
            result.class_of.push_back(letters);
        }
        const BlowUp alone{{classes[i]}, Graph(1)};
        result.legend += (i == 0 ? "" : ", ") + letters + " is " + to_string(alone);
    }
    return result;
}

}  // namespace gazetteer::pictures
