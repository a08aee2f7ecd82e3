// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/resolving/other_words.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "graph/formats/words.hpp"

namespace gazetteer::conjectures {
namespace {

constexpr auto words = std::to_array<OtherWord>({
    // Numbers of a graph.
    {"nodes", "order"},
    {"vertices", "order"},
    {"edges", "size"},
    {"average_degree", "2 * size / order"},
    {"mean_degree", "2 * size / order"},
    {"density", "2 * size / (order * (order - 1))"},
    {"cyclomatic", "size - order + components"},
    {"circuit_rank", "size - order + components"},
    {"leaves", "count u: degree(u) = 1"},
    {"pendants", "count u: degree(u) = 1"},
    {"cut_vertices", "count u: cut_vertex(u)"},
    {"articulation_points", "count u: cut_vertex(u)"},
    {"stability", "independence_number"},
    {"vertex_independence", "independence_number"},
    {"max_independent_set", "independence_number"},
    {"max_clique", "clique_number"},
    {"max_matching", "matching_number"},
    {"edge_independence", "matching_number"},
    {"edge_chromatic", "chromatic_index"},
    {"vertex_cover", "vertex_cover_number"},
    {"transversal", "vertex_cover_number"},
    {"feedback_vertex", "decycling_number"},
    {"feedback_vertex_set", "decycling_number"},
    {"edge_domination", "domination_number(line_graph)"},
    {"circumference", "longest_cycle"},
    {"detour", "longest_path"},
    {"connected_components", "components"},
    {"connectivity", "vertex_connectivity"},
    {"node_connectivity", "vertex_connectivity"},
    {"fiedler_value", "algebraic_connectivity"},
    {"largest_eigenvalue", "spectral_radius"},
    {"smallest_eigenvalue", "eigenvalue(order)"},
    {"spectral_gap", "eigenvalue(1) - eigenvalue(2)"},
    {"spread", "eigenvalue(1) - eigenvalue(order)"},
    // Properties of a graph.
    {"perfect_matching", "2 * matching_number = order"},
    {"self_complementary", "isomorphic(complement)"},
    {"cubic", "regular and max_degree = 3"},
    {"subcubic", "max_degree <= 3"},
    {"unicyclic", "components = 1 and size = order"},
    {"split", "chordal and chordal(complement)"},
    {"cograph", "not contains_induced(P4)"},
    {"square_free", "not contains(C4)"},
    {"two_connected", "biconnected"},
    {"hamiltonian_path", "traceable"},
    {"hamiltonian_cycle", "hamiltonian"},
    {"even", "order mod 2 = 0"},
    {"odd", "order mod 2 = 1"},
    // Sets.
    {"independent", "size(induced(S)) = 0"},
    {"independent_set", "size(induced(S)) = 0"},
    {"clique", "size(induced(complement, S)) = 0"},
    {"dominating", "forall u: u in S or exists w ~ u: w in S"},
    {"dominating_set", "forall u: u in S or exists w ~ u: w in S"},
    {"center", "{u: eccentricity(u) = radius}"},
    {"centre", "{u: eccentricity(u) = radius}"},
    {"periphery", "{u: eccentricity(u) = diameter}"},
    {"boundary", "{u: eccentricity(u) = diameter}"},
    {"neighbours", "{u: u ~ v}"},
    {"neighbors", "{u: u ~ v}"},
    // A vertex, and two.
    {"adjacent", "u ~ v"},
    {"leaf", "degree(v) = 1"},
    {"pendant", "degree(v) = 1"},
    {"isolated", "degree(v) = 0"},
    {"universal", "degree(v) = order - 1"},
    {"articulation_point", "cut_vertex(v)"},
    {"transmission", "sum u: distance(u, v)"},
    // Games.
    {"nimber", "grundy(node_kayles)"},
    {"sprague_grundy", "grundy(node_kayles)"},
    {"winning", "N(uvg)"},
    {"losing", "P(uvg)"},
    // Functions.
    {"log", "ln(order)"},
    {"ceiling", "ceil(order / 2)"},
    {"round", "floor(order / 2 + 1 / 2)"},
});

/// Takes `part` away from the end of the text, or, if `part` ends in _, from its beginning.
void shorten(std::string& text, std::string_view part) {
    if (text.size() <= part.size()) return;
    if (part.back() != '_' && text.ends_with(part)) text.resize(text.size() - part.size());
    if (part.back() == '_' && text.starts_with(part)) text.erase(0, part.size());
}

/// The word in small letters, without what other systems put around it.
std::string plain(std::string_view word) {
    std::string result(word);
    std::ranges::transform(result, result.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    for (const std::string_view part : {"is_", "has_", "number_of_", "_number", "_index"})
        shorten(result, part);
    return result;
}

}  // namespace

std::span<const OtherWord> other_words() {
    return words;
}

std::string_view said_otherwise(std::string_view word) {
    const auto* const found = std::ranges::find(words, plain(word), &OtherWord::word);
    return found == words.end() ? std::string_view() : found->said;
}

std::string help_with(std::string_view word, std::span<const std::string> known) {
    if (const auto otherwise = said_otherwise(word); !otherwise.empty())
        return "; it is said so: " + std::string(otherwise);
    std::string near;
    for (const char* const ending : {"", "_number", "_index"})
        if (const auto found = std::ranges::find(known, plain(word) + ending);
            near.empty() && found != known.end())
            near = *found;
    if (near.empty()) near = nearest(word, known);
    return told_nearest(near);
}

}  // namespace gazetteer::conjectures
