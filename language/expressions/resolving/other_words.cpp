// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/resolving/other_words.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "graph/formats/words.hpp"
#include "language/expressions/reading/letters.hpp"

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
    {"rank", "count k in 1..order: eigenvalue(k) != 0"},
    {"inertia", "count k in 1..order: eigenvalue(k) > 0"},
    {"estrada", "sum k in 1..order: exp(eigenvalue(k))"},
    {"laplacian_spectral_radius", "laplacian_eigenvalue(1)"},
    {"laplacian_energy", "sum k in 1..order: abs(laplacian_eigenvalue(k) - 2 * size / order)"},
    {"signless_laplacian_spectral_radius", "signless_laplacian_eigenvalue(1)"},
    {"signless_spectral_radius", "signless_laplacian_eigenvalue(1)"},
    {"distance_spectral_radius", "distance_eigenvalue(1)"},
    {"kirchhoff", "order * (sum k in 1..order - 1: 1 / laplacian_eigenvalue(k))"},
    {"spanning_trees", "count edges M: tree(M)"},
    {"matchings", "count edges M: max_degree(M) <= 1"},
    {"hosoya", "count edges M: max_degree(M) <= 1"},
    {"independent_sets", "count S: size(induced(S)) = 0"},
    {"clique_cover", "chromatic_number(complement)"},
    {"strong_chromatic", "chromatic_number(square(line_graph))"},
    {"two_independence", "max S where max_degree(induced(S)) <= 1: |S|"},
    {"two_domination", "min S where forall u: u in S or (count w ~ u: w in S) >= 2: |S|"},
    // Indices of degrees and of distances.
    {"forgotten", "sum u: degree(u)^3"},
    {"inverse_degree", "sum u: 1 / degree(u)"},
    {"sum_connectivity", "sum edge u ~ w: 1 / sqrt(degree(u) + degree(w))"},
    {"atom_bond_connectivity",
     "sum edge u ~ w: sqrt((degree(u) + degree(w) - 2) / (degree(u) * degree(w)))"},
    {"geometric_arithmetic",
     "sum edge u ~ w: 2 * sqrt(degree(u) * degree(w)) / (degree(u) + degree(w))"},
    {"harary", "sum u: sum w where w != u: 1 / (2 * distance(u, w))"},
    {"eccentric_connectivity", "sum u: degree(u) * eccentricity(u)"},
    {"szeged",
     "sum edge u ~ w: (count x: distance(x, u) < distance(x, w)) * (count x: distance(x, w) < "
     "distance(x, u))"},
    // Properties of a graph.
    {"perfect_matching", "2 * matching_number = order"},
    {"self_complementary", "isomorphic(complement)"},
    {"cubic", "regular and max_degree = 3"},
    {"subcubic", "max_degree <= 3"},
    {"singular", "exists k in 1..order: eigenvalue(k) = 0"},
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
    {"grundy_value", "grundy(node_kayles)"},
    {"nim", "grundy(node_kayles)"},
    {"nim_value", "grundy(node_kayles)"},
    {"nimber", "grundy(node_kayles)"},
    {"sprague_grundy", "grundy(node_kayles)"},
    {"winning", "N(uvg)"},
    {"losing", "P(uvg)"},
    // Functions.
    {"log", "ln(order)"},
    {"ceiling", "ceil(order / 2)"},
    {"round", "floor(order / 2 + 1 / 2)"},
});

// A longer sign stands before one that it begins with.
constexpr auto signs = std::to_array<OtherSign>({
    // Between statements.
    {"<=>", "<->"},
    {"<==>", "<->"},
    {"==>", "->"},
    {"=>", "->"},
    {"iff", "<->"},
    {"implies", "->"},
    {"if", "A -> B"},
    {"then", "A -> B"},
    {"else", "(A -> B) and (not A -> C)"},
    {"?", "(A -> B) and (not A -> C)"},
    {"&&", "A and B"},
    {"&", "A and B"},
    {"||", "A or B"},
    {"!=", "forall u, w where u != w: A"},
    {"!", "not A"},
    // Quantifiers.
    {"for all", "forall u: A"},
    {"each", "forall u: A"},
    {"every", "forall u: A"},
    {"there exists", "exists u: A"},
    {"some", "exists u: A"},
    {"such that", "exists u: A"},
    // Numbers and sets.
    {"<>", "n != m"},
    {"=/=", "n != m"},
    {"**", "n ^ m"},
    {"%", "n mod m"},
    {"\u2261", "n mod 3 = m mod 3"},
    {"even", "n mod 2 = 0"},
    {"odd", "n mod 2 = 1"},
    {"\u00D7", "n * m"},
    {"\u00B7", "n * m"},
    {"\u2212", "n - m"},
    {"\u230A", "floor(n / 2)"},
    {"\u2308", "ceil(n / 2)"},
    {"\u221A", "sqrt(n)"},
    {"not in", "not v in S"},
    {"\u2209", "not v in S"},
    {"\u2205", "{}"},
    {"\u2286", "forall u: u in S -> u in T"},
    {"\u2282", "forall u: u in S -> u in T"},
    {"subset", "forall u: u in S -> u in T"},
    {"\u2229", "{u: u in S and u in T}"},
    {"\u222A", "{u: u in S or u in T}"},
    // Commands of TeX.
    {"\\forall", "forall u: A"},
    {"\\exists", "exists u: A"},
    {"\\infty", "infinity"},
    {"\\in", "v in S"},
    {"\\leq", "n <= m"},
    {"\\le", "n <= m"},
    {"\\geq", "n >= m"},
    {"\\ge", "n >= m"},
    {"\\neq", "n != m"},
    {"\\ne", "n != m"},
    {"\\land", "A and B"},
    {"\\wedge", "A and B"},
    {"\\lor", "A or B"},
    {"\\vee", "A or B"},
    {"\\neg", "not A"},
    {"\\to", "A -> B"},
    {"\\iff", "A <-> B"},
    // Invariants by Greek letters.
    {"\u0394", "max_degree"},
    {"\u03B1", "alpha"},
    {"\u03B3", "gamma"},
    {"\u03B4", "min_degree"},
    {"\u03BA", "vertex_connectivity"},
    {"\u03BB", "edge_connectivity"},
    {"\u03BC", "mu"},
    {"\u03BD", "mu"},
    {"\u03C7", "chi"},
    {"\u03C9", "omega"},
});

/// The sign stands in the text from `begin` on, a word as a whole word.
bool stands_at(std::string_view text, std::size_t begin, std::string_view sign) {
    if (!text.substr(begin).starts_with(sign)) return false;
    if (!is_of_word(sign.front())) return true;
    const std::size_t end = begin + sign.size();
    return (begin == 0 || !is_of_word(text[begin - 1])) &&
           (end == text.size() || !is_of_word(text[end]));
}

/// The word in small letters, without what other systems put around it.
std::string plain(std::string_view word) {
    std::string result(word);
    std::ranges::transform(result, result.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    for (const std::string_view part : {"is_", "has_", "number_of_"})
        if (result.starts_with(part)) result.erase(0, part.size());
    for (const std::string_view part : {"_number", "_index"})
        if (result.ends_with(part)) result.resize(result.size() - part.size());
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

std::span<const OtherSign> other_signs() {
    return signs;
}

std::string help_at(std::string_view text, std::size_t byte) {
    if (byte >= text.size()) return {};
    // Behind the word before, or 0 where there is none.
    const std::size_t word_end = text.substr(0, byte).find_last_not_of(" \t\n\r") + 1;
    for (const OtherSign& known : signs) {
        const bool word = is_of_word(known.sign.front());
        const std::size_t first = byte + 1 - std::min(byte + 1, known.sign.size());
        for (std::size_t begin = first; begin <= byte; ++begin)
            if (stands_at(text, begin, known.sign))
                return "; it is said so: " + std::string(known.said);
        if (word && word_end < byte && word_end >= known.sign.size() &&
            stands_at(text, word_end - known.sign.size(), known.sign))
            return "; it is said so: " + std::string(known.said);
    }
    return {};
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
