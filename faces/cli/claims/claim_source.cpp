// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/claims/claim_source.hpp"

#include <algorithm>
#include <iterator>
#include <set>

#include "graph/errors.hpp"
#include "properties/catalogue.hpp"

namespace gazetteer::cli {

PaperRead no_papers(const std::string& path) {
    throw InputError("'" + path +
                     "': papers are read by gazetteer; this program has the register alone");
}

bool is_paper(const std::string& word) {
    return word.ends_with(".txt") || word.find('/') != word.npos;
}

SelectedClaims selected_claims(std::span<const std::string> words, const PaperReader& read) {
    std::vector<std::string> papers;
    std::vector<std::string> patterns;
    std::ranges::partition_copy(words, std::back_inserter(papers), std::back_inserter(patterns),
                                is_paper);
    if (papers.empty()) {
        auto result = properties::matching_claims(patterns);
        if (result.empty()) throw InputError("no claim matches; 'gazetteer claims' lists them all");
        return {{}, std::move(result)};
    }
    SelectedClaims result;
    std::set<std::string> ids;
    for (const std::string& path : papers) {
        PaperRead paper = read(path);
        for (properties::AnyClaim& claim : paper.claims) {
            if (!ids.insert(claim.id).second)
                throw InputError(path + ": the claim '" + claim.id +
                                 "' is in a paper before it, too");
            result.claims.push_back(std::move(claim));
        }
        result.papers.push_back(std::move(paper.head));
    }
    result.claims = properties::matching_claims(result.claims, patterns);
    if (result.claims.empty()) throw InputError("no claim of the papers matches");
    return result;
}

}  // namespace gazetteer::cli
