// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/claims/claim_source.hpp"

#include <algorithm>
#include <iterator>
#include <set>

#include "graph/errors.hpp"
#include "properties/catalogue.hpp"

namespace gazetteer::cli {

std::vector<properties::AnyClaim> no_papers(const std::string& path) {
    throw InputError("'" + path +
                     "': papers are read by gazetteer; this program has the register alone");
}

bool is_paper(const std::string& word) {
    return word.ends_with(".txt") || word.find('/') != word.npos;
}

std::vector<properties::AnyClaim> selected_claims(std::span<const std::string> words,
                                                  const PaperReader& read) {
    std::vector<std::string> papers;
    std::vector<std::string> patterns;
    std::ranges::partition_copy(words, std::back_inserter(papers), std::back_inserter(patterns),
                                is_paper);
    std::vector<properties::AnyClaim> result;
    if (papers.empty()) {
        result = properties::matching_claims(patterns);
        if (result.empty()) throw InputError("no claim matches; 'gazetteer claims' lists them all");
        return result;
    }
    std::set<std::string> ids;
    for (const std::string& path : papers)
        for (properties::AnyClaim& claim : read(path)) {
            if (!ids.insert(claim.id).second)
                throw InputError(path + ": the claim '" + claim.id +
                                 "' is in a paper before it, too");
            result.push_back(std::move(claim));
        }
    if (result.empty())
        throw InputError(papers.front() +
                         ": the paper has no claim; a line claim ID \"SENTENCE\" begins one");
    result = properties::matching_claims(result, patterns);
    if (result.empty()) throw InputError("no claim of the papers matches");
    return result;
}

}  // namespace gazetteer::cli
