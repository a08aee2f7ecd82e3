#include "counterexamples/certified_claims.hpp"

#include <atomic>
#include <chrono>
#include <set>
#include <sstream>

#include "counterexamples/certificate.hpp"
#include "counterexamples/check/check.hpp"
#include "properties/ground_truth.hpp"

namespace gazetteer {

namespace {

/// The head of a certificate for a position that some game starts from; nothing for others, such
/// as Slither after the first move.
std::optional<CertificateHead> head_of(const char* game, const RootedGraph& position) {
    return outcome_head(game, certificate_graph(SparseGraph(position.graph)), {position.root},
                        Outcome::P);
}
std::optional<CertificateHead> head_of(const char* game, const Graph& graph) {
    if (has_isolated_vertex(graph)) return std::nullopt;
    return outcome_head(game, certificate_graph(SparseGraph(graph)), {}, Outcome::P);
}
std::optional<CertificateHead> head_of(const char* game, const SlitherPosition& position) {
    if (!position.path.empty()) return std::nullopt;
    return outcome_head(game, certificate_graph(SparseGraph(position.graph)), {}, Outcome::P);
}

class Certifier {
  public:
    Certifier(std::ostream* out, const CertifyLimits& limits) : out_(out), limits_(limits) {}
    const ClaimCertification& result() const { return result_; }
    /// Set when enough has been certified.
    const std::atomic<bool>& stop() const { return stop_; }

    template <Ruleset R>
    void certify(const typename R::Position& position, Outcome told) {
        const auto head = head_of(R::name, position);
        if (stop_ || !head || !seen_.insert({R::name, head->graph, head->roots}).second) return;
        if (++result_.asked >= limits_.verdicts_max) stop_ = true;
        Solver<R> solver;
        const auto dag = strategy_dag<R>(position, solver, limits_.positions_max);
        if (!dag) return fault(*head, "the strategy is too large");
        if (dag->nodes.front().outcome != told) return fault(*head, "the verdict is another");
        std::stringstream text;
        write_certificate(text, *head, *dag);
        if (out_ != nullptr) *out_ << text.str();
        check::Reader reader(text);
        const check::Finding finding = check::check_certificate(reader);
        if (finding.judgement != check::Judgement::valid) return fault(*head, finding.text);
        ++result_.valid;
    }

  private:
    struct Question {
        std::string game;
        std::string graph;
        std::vector<Vertex> roots;
        auto operator<=>(const Question&) const = default;
    };
    void fault(const CertificateHead& head, const std::string& what) {
        if (result_.fault.empty()) result_.fault = head.game + " on " + head.graph + ": " + what;
    }

    std::ostream* out_;
    CertifyLimits limits_;
    ClaimCertification result_;
    std::atomic<bool> stop_ = false;
    std::set<Question> seen_;
};

/// While it lives, each outcome of R that a check on this thread is told goes to the certifier.
template <Ruleset R>
class Listener {
  public:
    explicit Listener(Certifier& certifier)
        : hear_([&certifier](const auto& position, Outcome told) {
              certifier.certify<R>(position, told);
          }) {
        outcome_listener<R> = &hear_;
    }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    ~Listener() { outcome_listener<R> = nullptr; }

  private:
    OutcomeListener<R> hear_;
};

}  // namespace

ClaimCertification certify(const AnyClaim& claim, std::ostream* out, const CertifyLimits& limits) {
    Certifier certifier(out, limits);
    const Listener<UEG> ueg(certifier);
    const Listener<UVG> uvg(certifier);
    const Listener<Slither> slither(certifier);
    const Listener<EdgeDelete> edge_delete(certifier);
    const auto time = std::chrono::duration_cast<std::chrono::steady_clock::duration>(
        std::chrono::duration<double>(limits.seconds));
    claim.start().extend(claim.bounds.tests, {.deadline = std::chrono::steady_clock::now() + time,
                                              .stop = &certifier.stop()});
    return certifier.result();
}

}  // namespace gazetteer
