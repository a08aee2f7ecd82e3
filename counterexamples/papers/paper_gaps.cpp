// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/papers/paper_gaps.hpp"

namespace gazetteer::conjectures {

namespace {

class Gaps {
  public:
    void of_paper(const Paper& paper) {
        begin(1, paper.key);
        add(paper.by.empty(), "by", "nobody is named who wrote it");
        add(paper.journal.empty() && paper.doi.empty(), "journal",
            "nothing says where it is found: a journal, or a doi");
    }

    void of_claim(const PaperClaim& claim) {
        begin(claim.line, claim.id);
        add(claim.place.starts_with("not confirmed"), "place", "its number is not confirmed");
        add(claim.reading.empty(), "reads", "nothing says how its words are read");
        if (claim.holds) of_statement(claim);
    }

    std::vector<PaperGap> all() && { return std::move(all_); }

  private:
    void of_statement(const PaperClaim& claim) {
        if (claim.refuted_by)
            add(claim.repaired_by.empty(), "repaired by", "no claim says it rightly");
        else
            add(claim.misses.empty() && claim.status != PaperStatus::open, "misses",
                "it has no wrong variant of your own");
        add(claim.status == PaperStatus::proved && claim.proved.empty(), "proved",
            "no theorem of docs/PROOFS.md proves it");
    }

    void begin(int line, std::string id) { at_ = {line, std::move(id), "", ""}; }
    void add(bool is_missing, std::string word, std::string says) {
        if (is_missing) all_.push_back({at_.line, at_.id, std::move(word), std::move(says)});
    }

    PaperGap at_;
    std::vector<PaperGap> all_;
};

}  // namespace

std::vector<PaperGap> gaps_of(const Paper& paper) {
    Gaps result;
    result.of_paper(paper);
    for (const PaperClaim& claim : paper.claims) result.of_claim(claim);
    return std::move(result).all();
}

}  // namespace gazetteer::conjectures
