// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/papers/paper_claims.hpp"

#include <algorithm>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

#include "counterexamples/papers/beside_compiled.hpp"
#include "counterexamples/papers/claim_faults.hpp"
#include "counterexamples/papers/claim_for_all.hpp"
#include "counterexamples/papers/made_misses.hpp"
#include "counterexamples/papers/paper_domain.hpp"
#include "graph/errors.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/numbers/limit_exceeded.hpp"
#include "oracle/tables/engine_limits.hpp"
#include "properties/catalogue.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {

namespace {

using properties::Finding;

/// What the work gives. Throws GivenUp, with the graph, where an evaluation has no room for it.
template <class Work>
auto or_given_up(const AnyGraph& g, const Work& work) {
    const auto given_up = [&g](const std::string& why) {
        return properties::GivenUp("the graph " + text_of(g) + " is given up: " + why +
                                   "; let 'on' end below its order");
    };
    try {
        return work();
    } catch (const LimitExceeded& e) {
        throw given_up(e.what());
    } catch (const EngineLimitExceeded& e) {
        throw given_up(e.what());
    } catch (const runs::MemoryExceeded& e) {
        throw given_up(e.what());
    }
}

/// Judges a statement on whole graphs. Threads take turns.
class ClaimJudge {
  public:
    explicit ClaimJudge(const Conjecture& conjecture)
        : evaluator_(conjecture), about_vertices_(conjecture.about_vertices()) {}

    /// Throws GivenUp.
    Finding operator()(const AnyGraph& g) {
        const std::scoped_lock lock(mutex_);
        return or_given_up(g, [&] { return judged(g); });
    }

  private:
    Finding judged(const AnyGraph& g) {
        evaluator_.load(g);
        bool met = false;
        const int instances = about_vertices_ ? g.order() : 1;
        for (int i = 0; i < instances; ++i) {
            const Vertex v = about_vertices_ ? i : -1;
            const Instance instance = evaluator_.at(v);
            if (instance == Instance::fails) return properties::fails(seen(v));
            met = met || instance == Instance::holds;
        }
        return met ? Finding(true) : properties::vacuous();
    }

    std::string seen(Vertex v) {
        std::string result = about_vertices_ ? "at vertex " + std::to_string(v) : "";
        for (const PartValue& part : evaluator_.parts(v))
            result += (result.empty() ? "" : ", ") + part.text + " = " + part.value;
        return result;
    }

    std::mutex mutex_;
    Evaluator evaluator_;
    bool about_vertices_;
};

properties::Check<AnyGraph> judged(const Conjecture& conjecture) {
    return [judge = std::make_shared<ClaimJudge>(conjecture)](const AnyGraph& g) -> Finding {
        return (*judge)(g);
    };
}

/// The same, held against a row of the register.
properties::Check<AnyGraph> judged_beside(const Conjecture& conjecture,
                                          const std::shared_ptr<BesideCompiled>& beside) {
    return [beside, words = judged(conjecture)](const AnyGraph& g) -> Finding {
        const Instance said = or_given_up(g, [&] { return beside->at(g); });
        if (said == Instance::fails) return words(g);
        return said == Instance::holds ? Finding(true) : properties::vacuous();
    };
}

/// Vacuous where the statement asks for more than there is room for.
properties::Check<AnyGraph> judged_where_possible(const Conjecture& conjecture) {
    return [judge = std::make_shared<ClaimJudge>(conjecture)](const AnyGraph& g) -> Finding {
        try {
            return (*judge)(g);
        } catch (const properties::GivenUp&) {
            return properties::vacuous();
        }
    };
}

properties::Status status_of(const PaperClaim& claim) {
    if (claim.refuted_by) return properties::Status::refuted;
    switch (claim.status) {
        case PaperStatus::proved:
            return properties::Status::proved;
        case PaperStatus::asserted:
            return properties::Status::asserted;
        case PaperStatus::conjectured:
            return properties::Status::conjectured;
        case PaperStatus::open:
            return properties::Status::open;
        case PaperStatus::cited:
            return properties::Status::cited;
    }
    return properties::Status::asserted;
}

properties::AnyClaim cited(const PaperClaim& claim) {
    return properties::CitedStatement{.id = claim.id,
                                      .place = claim.place,
                                      .says = claim.says,
                                      .reading = claim.reading,
                                      .beside = {}};
}

/// The claim of the register, with the words and the id of the paper's file.
properties::AnyClaim compiled(const PaperClaim& claim) {
    const auto& all = properties::catalogue();
    const auto row = std::ranges::find(all, claim.compiled, &properties::AnyClaim::id);
    if (row == all.end())
        throw InputError(claim.id + ", line " + std::to_string(claim.line) +
                         ": the register has no row '" + claim.compiled +
                         "'; 'gazetteer claims' lists them");
    properties::AnyClaim result = row->run_by([id = claim.id](properties::AnySession session) {
        session.report = [report = session.report, id] {
            properties::Report named = report();
            named.id = id;
            return named;
        };
        return session;
    });
    result.id = claim.id;
    result.says = claim.says;
    result.place = claim.place;
    result.reading = claim.reading;
    return result;
}

properties::AnyClaim stated(const PaperClaim& claim,
                            const std::shared_ptr<BesideCompiled>& beside = nullptr) {
    const std::optional<AnyGraph> first =
        claim.refuted_by ? std::optional(claim.refuted_by->graph) : std::nullopt;
    const auto over = domain_of_claim(claim);
    properties::Claim<AnyGraph> result{
        .id = claim.id,
        .place = claim.place,
        .says = claim.says,
        .reading = claim.reading,
        .status = status_of(claim),
        .proved = claim.proved,
        .over = over->domain,
        .bounds = {.tests = over->order_max,
                   .verify = over->order_max,
                   .random_tests = static_cast<int>(over->draws),
                   .reach_max = over->order_max},
        .holds = beside ? judged_beside(claim.holds->conjecture, beside)
                        : judged(claim.holds->conjecture),
        .refuted_by = first,
        .repaired_by = claim.repaired_by,
    };
    for (const PaperMiss& miss : claim.misses)
        result.near_misses.push_back({miss.name, judged(miss.statement.conjecture)});
    if (!first && claim.status != PaperStatus::open)
        for (MadeMiss& miss : made_misses(claim.holds->conjecture))
            result.near_misses.push_back(
                {std::move(miss.name), judged_where_possible(miss.conjecture), true, miss.strict});
    if (std::ranges::all_of(claim.grounds,
                            [](const SuiteGround& ground) { return ground.open.empty(); }))
        return result;
    return decided_for_all(claim, std::move(result), judged(claim.holds->conjecture));
}

/// Both, each held against the other on the grounds of the file.
properties::AnyClaim stated_and_compiled(const PaperClaim& claim) {
    const properties::AnyClaim row = compiled(claim);
    if (!claim.why_compiled.empty()) return run_beside(row, stated(claim), nullptr);
    const auto random = [](const SuiteGround& ground) { return ground.model.has_value(); };
    const int order_max = std::ranges::any_of(claim.grounds, random)
                              ? Graph::order_max
                              : domain_of_claim(claim)->order_max;
    const auto beside =
        std::make_shared<BesideCompiled>(claim.holds->conjecture, CompiledRow(row, order_max));
    return run_beside(row, stated(claim, beside), beside);
}

properties::AnyClaim any_claim(const PaperClaim& claim) {
    if (claim.status == PaperStatus::cited && claim.compiled.empty()) return cited(claim);
    if (!claim.holds) return compiled(claim);
    properties::AnyClaim result =
        claim.compiled.empty() ? stated(claim) : stated_and_compiled(claim);
    result.statement = claim.holds->text;
    return result;
}

/// The same, which tells its complaints with their places in the file.
properties::AnyClaim placed(const properties::AnyClaim& claim, const PaperClaim& read,
                            const std::string& file) {
    return claim.run_by([read, file](properties::AnySession session) {
        session.report = [report = session.report, read, file] {
            properties::Report result = report();
            result.complaints = placed_complaints(read, file, result.complaints);
            return result;
        };
        return session;
    });
}

void check_grounds(Paper& paper) {
    std::string all;
    for (PaperClaim& claim : paper.claims)
        for (const PaperFault& fault : faults_of_grounds(claim))
            all += (all.empty() ? "" : "\n") + claim.id + ", line " + std::to_string(fault.line) +
                   ": " + fault.message;
    if (!all.empty()) throw InputError(all);
}

}  // namespace

std::vector<properties::AnyClaim> claims_of(Paper paper, const std::string& file) {
    check_grounds(paper);
    std::vector<properties::AnyClaim> result;
    for (const PaperClaim& claim : paper.claims)
        result.push_back(file.empty() ? any_claim(claim) : placed(any_claim(claim), claim, file));
    return result;
}

}  // namespace gazetteer::conjectures
