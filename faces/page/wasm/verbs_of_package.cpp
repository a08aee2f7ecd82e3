// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/claims/verify_verb.hpp"
#include "faces/cli/papers/papers.hpp"
#include "faces/cli/verbs.hpp"
#include "faces/page/wasm/verbs_here.hpp"

namespace gazetteer::here {

std::vector<cli::Verb> verbs_here() {
    return {cli::solve_verb(),
            cli::hunt_verb(),
            cli::eval_verb(),
            cli::games_verb(),
            cli::play_verb(),
            cli::convert_verb(),
            cli::terms_verb(),
            cli::prove_verb(),
            cli::census_verb(),
            cli::claims_verb(cli::paper_claims),
            cli::verify_verb(reports::plain_drawing, cli::paper_claims),
            cli::paper_verb()};
}

}  // namespace gazetteer::here
