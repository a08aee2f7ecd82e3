// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/papers/papers.hpp"

#include "counterexamples/papers/paper_claims.hpp"
#include "counterexamples/papers/paper_reader.hpp"

namespace gazetteer::cli {

PaperRead paper_claims(const std::string& path) {
    const conjectures::Paper paper = conjectures::paper_of_file(path);
    return {{path, paper.title, paper.by, paper.journal, paper.doi},
            conjectures::claims_of(paper, path)};
}

}  // namespace gazetteer::cli
