// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer prove: claims about all members of a chain, decided for all n.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>

#include "certificates/claim_certificates.hpp"
#include "certificates/law_certificate.hpp"
#include "counterexamples/forall/chain_claim.hpp"
#include "counterexamples/forall/chain_terms.hpp"
#include "faces/cli/arguments/common_options.hpp"
#include "faces/cli/hunt/request.hpp"
#include "faces/cli/output/certificate_file.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "faces/reports/law_text.hpp"
#include "graph/errors.hpp"
#include "graph/families/chain_text.hpp"
#include "work/limits.hpp"
#include "work/stop.hpp"

namespace gazetteer::cli {

namespace {

using conjectures::ChainClaim;
using Json = nlohmann::ordered_json;
using Verdict = ChainClaim::Verdict;

struct ProveArguments {
    std::string claim;
    std::string family;
    int first = 20;
    double seconds = runs::Stop::never;
    std::size_t mebibytes = 2048;
    std::string certificate;
    bool json = false;
};

std::string json_line(const ProveArguments& arguments, const ChainClaim& claim) {
    Json line = {{"claim", arguments.claim},
                 {"family", arguments.family},
                 {"verdict", to_string(claim.verdict)}};
    if (claim.verdict == Verdict::inconclusive) {
        line["reason"] = claim.reason;
        return line.dump();
    }
    if (claim.verdict == Verdict::refuted) line["least"] = claim.least;
    line["first"] = claim.law.first;
    line["repeats_from"] = claim.law.repeats_from();
    line["period"] = claim.law.period;
    line["slope"] = nullptr;
    if (claim.law.slopes.empty())
        line["slope"] = claim.law.slope;
    else
        line["slopes"] = claim.law.slopes;
    line["values"] = claim.law.values;
    line["terms"] = reports::first_values(claim.law, arguments.first);
    Json others = Json::array();
    for (int n : exceptions(claim.law)) others.push_back({n, claim.law.at(n)});
    line["exceptions"] = others;
    return line.dump();
}

void print_for_people(const ProveArguments& arguments, const ChainClaim& claim) {
    std::string line =
        fmt::format("{}  {}  on {}", to_string(claim.verdict), arguments.claim, arguments.family);
    if (claim.verdict == Verdict::inconclusive) return print_line(line + ": " + claim.reason);
    line += fmt::format(", for all n >= {}", claim.law.first);
    if (claim.verdict == Verdict::refuted) line += fmt::format(": not for n = {}", claim.least);
    if (claim.verdict == Verdict::proved) return print_line(line);
    print_line(line + "; " + reports::law_text(claim.law));
    for (const std::string& one : reports::law_lines(claim.law, arguments.first)) print_line(one);
}

int exit_code_of(Verdict verdict) {
    return verdict == Verdict::refuted        ? exit_refuted
           : verdict == Verdict::inconclusive ? exit_inconclusive
                                              : exit_ok;
}

ChainClaim within_limits(const ProveArguments& arguments, const Chain& chain,
                         const conjectures::LawsUsed& used) {
    const runs::Stop stop(arguments.seconds);
    const runs::StopOnSignals on_signals(stop);
    const runs::WorkLimits limits(stop.token(), bytes_of(arguments.mebibytes));
    try {
        return value_of(conjectures::decide_for_all(arguments.claim, chain, {}, used),
                        arguments.claim, "<claim>");
    } catch (const runs::Stopped&) {
        return {Verdict::inconclusive, {}, 0, "stopped before a state of the boundary came back"};
    }
}

/// The certificates of a claim: of each law that it is decided from, or of the least member that
/// refutes it.
class ClaimCertificates {
  public:
    explicit ClaimCertificates(const std::string& file) : file_(file) {}

    /// What is told of the laws, if certificates are asked for.
    conjectures::LawsUsed used() {
        if (file_.stream() == nullptr) return {};
        return {.of_game =
                    [this](const script::Rules& rules, const chains::Pattern& pattern,
                           const chains::GameLaw& law) {
                        laws_.push_back({rules, pattern, law});
                    },
                .of_term =
                    [this](const Chain& chain, const std::string& term,
                           const std::optional<ChainPlace>& v, const SequenceLaw& law) {
                        OtherLaw other{chain, term, v, law};
                        if (std::ranges::count(others_, other) == 0)
                            others_.push_back(std::move(other));
                    }};
    }

    /// Returns whether all are there; says on standard error what is not.
    bool write(const std::string& text, const Chain& chain, const ChainClaim& claim) {
        if (file_.stream() == nullptr) return true;
        bool complete = true;
        try {
            if (claim.verdict == Verdict::refuted)
                write_member(text, chain, claim);
            else if (claim.verdict == Verdict::proved || claim.verdict == Verdict::sequence)
                write_laws(text, chain, claim);
        } catch (const InputError& why) {
            complete = false;
            fmt::print(stderr, "gazetteer: {}\n", why.what());
        }
        file_.close();
        return complete;
    }

  private:
    struct Law {
        script::Rules rules;
        chains::Pattern pattern;
        chains::GameLaw law;
    };

    struct OtherLaw {
        Chain chain;
        std::string term;
        std::optional<ChainPlace> v;
        SequenceLaw law;
        bool operator==(const OtherLaw&) const = default;
    };

    /// The laws, and what a claim is that follows from them.
    void write_laws(const std::string& text, const Chain& chain, const ChainClaim& claim) {
        certificates::Shown shown;
        std::vector<certificates::UsedLaw> used;
        const bool proved = claim.verdict == Verdict::proved;
        std::optional<certificates::VerticesForAll> vertices;
        if (proved && claim.quantifies) vertices = with_laws_at_vertices(chain);
        for (const auto& [rules, pattern, law] : laws_) {
            certificates::write_law(*file_.stream(), rules, pattern, law, &shown);
            used.push_back(certificates::used_law(rules, law));
        }
        for (const auto& [of, term, v, law] : others_) {
            certificates::write_sequence(*file_.stream(), term, of, law, v, &shown);
            used.push_back({term, nullptr, v, law});
        }
        if (!proved) return;
        std::optional<check::ReturnOfStates> states;
        if (vertices) states = vertices->states;
        certificates::write_claim_for_all(*file_.stream(), text, chain, claim.law.first, used,
                                          shown, states);
    }
    /// The vertices that stand for all. Each term that is asked of a vertex has its laws there
    /// then.
    certificates::VerticesForAll with_laws_at_vertices(const Chain& chain) {
        std::set<std::string> terms;
        for (const OtherLaw& other : others_)
            if (other.v) terms.insert(other.term);
        const certificates::VerticesForAll result = certificates::vertices_for_all(chain, terms);
        conjectures::ChainTerms laws(chain, used());
        for (const ChainPlace& v : result.places) {
            if (terms.contains("P(uvg)")) laws.uvg_is_P(v);
            if (terms.contains("P(ueg)")) laws.ueg_is_P(v);
            if (terms.contains("in_even_kernel")) laws.in_even_kernel(v);
        }
        return result;
    }
    void write_member(const std::string& text, const Chain& chain, const ChainClaim& claim) {
        std::vector<script::Rules> games;
        for (const Law& law : laws_)
            if (std::ranges::find(games, law.rules.name, &script::Rules::name) == games.end())
                games.push_back(law.rules);
        certificates::write_refuting_member(*file_.stream(), text, chain, claim.law.first,
                                            claim.least, games);
    }

    CertificateFile file_;
    std::vector<Law> laws_;
    std::vector<OtherLaw> others_;
};

int run(const ProveArguments& arguments) {
    const Chain chain = value_of(parse_chain(arguments.family), arguments.family, "--family");
    ClaimCertificates certificates(arguments.certificate);
    const ChainClaim claim = within_limits(arguments, chain, certificates.used());
    if (arguments.json)
        print_line(json_line(arguments, claim));
    else
        print_for_people(arguments, claim);
    const bool certified = certificates.write(arguments.claim, chain, claim);
    const int result = exit_code_of(claim.verdict);
    return certified || result != exit_ok ? result : exit_inconclusive;
}

}  // namespace

Verb prove_verb() {
    Verb verb{.name = "prove",
              .says = "Decide a claim about a family of graphs for all n, without a bound."};
    const auto arguments = std::make_shared<ProveArguments>();
    verb.option("CLAIM", &arguments->claim,
                "A truth value in n, which is decided; or a number, whose law is found")
        .required();
    verb.option("--family", &arguments->family,
                std::string("Where: n units of a chain; ") + chain_list())
        .required()
        .value_named("CHAIN");
    verb.option("--first", &arguments->first,
                "Show so many values of a sequence, from the first on")
        .between(1, 10'000)
        .shows_default()
        .value_named("N");
    add_time_limit_option(verb, &arguments->seconds, "For the claim, in seconds");
    add_memory_option(verb, arguments->mebibytes, "For the states of a boundary, in MiB");
    add_certificate_option(verb, arguments->certificate,
                           "Write certificates of the laws used and of the claim, or of the least "
                           "member that refutes it");
    add_json_option(verb, arguments->json);
    verb.footer =
        std::string(
            "CLAIM: numbers, + - * div mod gcd min max, comparisons, and, or, xor, not, "
            "->, <->; ") +
        conjectures::chain_terms() +
        ".\nA vertex: first, last, unit(i, j), last_unit(i, j), left(j), right(j), which is vertex "
        "j of unit i,\nof the i-th unit before the last one, or of an end; all counted from 0.\n"
        "Exit codes: 0 proved, or a sequence; 1 refuted; 2 bad usage or input; 3 inconclusive, "
        "with the\nreason, or a certificate is missing; 4 the environment failed.\n"
        "Example: gazetteer prove 'P(uvg, first) <-> n mod 2 = 1' --family 'path n'";
    verb.run = [arguments] { return run(*arguments); };
    return verb;
}

}  // namespace gazetteer::cli
