// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/catalogue.hpp"

#include <algorithm>
#include <cctype>
#include <initializer_list>

#include "properties/papers.hpp"
#include "properties/papers/source_words.hpp"

namespace gazetteer::properties {

namespace {

void take_words(AnyClaim& claim, const SourceWords& words) {
    const auto said = words.claims.find(claim.id);
    require(said != words.claims.end(), "docs/papers has the words of each claim");
    claim.place = said->second.place;
    claim.says = said->second.says;
    claim.reading = said->second.reading;
    claim.status = said->second.status;
    claim.proved = said->second.proved;
    claim.repaired_by = said->second.repaired_by;
}

/// The claims of a source, each with the words that its file has.
Source in_words(const std::string& key, std::initializer_list<std::vector<AnyClaim>> parts) {
    const SourceWords words = source_words(source_file(key));
    Source result{key, words.reference, {}};
    for (const auto& part : parts)
        result.claims.insert(result.claims.end(), part.begin(), part.end());
    for (AnyClaim& claim : result.claims) take_words(claim, words);
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
        in_words("FSU93", {fsu93_vertex_claims(), fsu93_hardness_claims(), fsu93_edge_claims(),
                           fsu93_grids_claims(), fsu93_open_claims()}),
        in_words("Kun24", {kun24_claims()}),
        in_words("And74", {and74_claims()}),
        in_words("SV25", {sv25_claims()}),
        in_words("GGHR", {gghr_claims()}),
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
