// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/catalogue.hpp"

#include <algorithm>
#include <cctype>
#include <initializer_list>

#include "properties/papers.hpp"

namespace gazetteer::properties {

namespace {

std::vector<AnyClaim> joined(std::initializer_list<std::vector<AnyClaim>> parts) {
    std::vector<AnyClaim> result;
    for (const auto& part : parts) result.insert(result.end(), part.begin(), part.end());
    return result;
}

std::string lower(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

}  // namespace

const std::vector<Source>& sources() {
    static const std::vector<Source> all{
        {"FSU93",
         "A. S. Fraenkel, E. R. Scheinerman, D. Ullman, Undirected edge geography, Theoretical "
         "Computer Science 112 (1993) 371-381",
         joined({fsu93_vertex_claims(), fsu93_hardness_claims(), fsu93_edge_claims(),
                 fsu93_grids_claims(), fsu93_open_claims()})},
        {"Kun24", "G. Kunigami, The Geography Game, NP-Incompleteness (kuniga.me), 14 Sep 2024",
         kun24_claims()},
        {"And74",
         "W. N. Anderson, Jr., Maximum matching and the game of Slither, Journal of Combinatorial "
         "Theory (B) 17 (1974) 234-239",
         and74_claims()},
        {"SV25",
         "T. Sereekiatdilok, P. Vichitkunakorn, Undirected edge geography games on grids (2025)",
         sv25_claims()},
        {"GGHR",
         "R. P. Gallant, G. Gunther, B. L. Hartnell, D. F. Rall, A game of edge removal on graphs",
         gghr_claims()},
    };
    return all;
}

const std::vector<AnyClaim>& catalogue() {
    static const std::vector<AnyClaim> all = [] {
        std::vector<AnyClaim> result;
        for (const Source& source : sources())
            result.insert(result.end(), source.claims.begin(), source.claims.end());
        return result;
    }();
    return all;
}

std::vector<AnyClaim> matching_claims(std::span<const std::string> patterns) {
    return matching_claims(catalogue(), patterns);
}

std::vector<AnyClaim> matching_claims(const std::vector<AnyClaim>& among,
                                      std::span<const std::string> patterns) {
    if (patterns.empty()) return among;
    std::vector<AnyClaim> result;
    for (const AnyClaim& claim : among) {
        const std::string id = lower(claim.id);
        const auto selects = [&](const std::string& pattern) {
            const std::string wanted = lower(pattern);
            const bool names_one = std::ranges::any_of(
                among, [&](const AnyClaim& other) { return lower(other.id) == wanted; });
            return names_one ? id == wanted : id.find(wanted) != std::string::npos;
        };
        if (std::ranges::any_of(patterns, selects)) result.push_back(claim);
    }
    return result;
}

}  // namespace gazetteer::properties
