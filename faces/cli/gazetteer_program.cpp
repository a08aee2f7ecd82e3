// SPDX-License-Identifier: GPL-3.0-or-later
// The program gazetteer as a value: what main() runs, and what the manual pages are made of.
#include <string>

#include "faces/cli/claims/verify_verb.hpp"
#include "faces/cli/marks/marked_drawer.hpp"
#include "faces/cli/papers/papers.hpp"
#include "faces/cli/verbs.hpp"

namespace gazetteer::cli {

Program gazetteer_program(const char* build) {
    return {.name = "gazetteer",
            .says = "Checks published theorems about games on graphs against exhaustive play.",
            .version = std::string("gazetteer ") + build,
            .footer =
                "Exit codes: 0 as expected; 1 a claim does not behave as registered, or an "
                "instance\n"
                "refutes; 2 bad usage or input; 3 inconclusive; 4 the environment failed; 5 a "
                "defect of\n"
                "gazetteer itself.\n"
                "Example: gazetteer verify gghr",
            .verbs = {claims_verb(paper_claims),
                      verify_verb(marked_drawer(), paper_claims),
                      solve_verb(),
                      census_verb(),
                      kernel_verb(),
                      merge_verb(),
                      status_verb(),
                      submit_verb(),
                      synthesize_verb(),
                      games_verb(),
                      terms_verb(),
                      hunt_verb(),
                      ci_verb(),
                      eval_verb(),
                      compare_verb(),
                      conjecture_verb(),
                      draw_verb(),
                      page_verb(),
                      paper_verb(),
                      convert_verb(),
                      play_verb(),
                      prove_verb(),
                      lsp_verb()}};
}

}  // namespace gazetteer::cli
