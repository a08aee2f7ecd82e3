// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/certified_claims.hpp"

#include <set>
#include <sstream>

#include "certificates/certificate.hpp"
#include "certificates/check/check.hpp"
#include "characterizations/bipartite/bipartite.hpp"
#include "characterizations/edge_delete/edge_delete_paths.hpp"
#include "characterizations/even_kernels/engines/refutation.hpp"
#include "oracle/rules/games.hpp"
#include "properties/checks/even_kernels.hpp"
#include "properties/checks/ground_truth.hpp"
#include "work/stop.hpp"

namespace gazetteer::certificates {

namespace {

std::string spelled(const Graph& graph) {
    return certificate_graph(SparseGraph(graph));
}
std::string spelled(const Digraph& digraph) {
    return certificate_graph(digraph);
}

/// The board of a position, and where its token is.
template <Ruleset R>
Start<BoardOf<R>> placed(const typename R::Position& position) {
    if constexpr (token_count<R> == 1)
        return {board(position), {position.root}};
    else if constexpr (std::same_as<typename R::Position, BoardOf<R>>)
        return {position, {}};
    else
        return {position.graph, {}};
}

/// The head of a certificate for a position that R starts from; nothing for others, such as Slither
/// after the first move.
template <Ruleset R>
std::optional<CertificateHead> head_of(const typename R::Position& position) {
    const auto start = placed<R>(position);
    if (!may_start<R>(start) || position_of<R>(start) != position) return std::nullopt;
    return outcome_head(R::name, spelled(start.board), start.tokens, Outcome::P);
}

/// Evidence by a theorem, for where the strategy is too large; nothing if no theorem applies.
template <Ruleset R>
std::optional<std::string> by_theorem(const typename R::Position& position) {
    std::ostringstream text;
    if constexpr (std::same_as<R, properties::UVG>) {
        const SparseGraph g(position.graph);
        write_certificate(text, g, position.root, uvg_verdict(g, position.root));
        return text.str();
    }
    if constexpr (std::same_as<R, properties::UEG>) {
        if (!is_bipartite(position.graph)) return std::nullopt;
        const SparseGraph g(position.graph);
        write_certificate(text, g, position.root, BipartiteGeography(g).verdict(position.root));
        return text.str();
    }
    if constexpr (std::same_as<R, EdgeDelete>) {
        const auto decision = decide_edge_delete_on_paths(SparseGraph(position));
        if (!decision) return std::nullopt;
        write_paths(text, SparseGraph(position), decision->outcome, edge_delete_path_certificate());
        return text.str();
    }
    return std::nullopt;
}

class Certifier {
  public:
    Certifier(std::ostream* out, const CertifyLimits& limits) : out_(out), limits_(limits) {}
    const ClaimCertification& result() const { return result_; }
    /// Stopped when enough has been certified.
    std::stop_token stop() const { return stop_.token(); }

    /// By the winner's strategy; where that is too large, by a theorem.
    template <Ruleset R>
    void certify(const typename R::Position& position, Outcome told) {
        const auto head = head_of<R>(position);
        if (!head || !is_new({R::name, head->graph, head->roots})) return;
        Solver<R> solver;
        std::optional<std::string> text;
        if (const auto dag = strategy_dag<R>(position, solver, limits_.positions_max)) {
            std::ostringstream out;
            write_certificate(out, *head, *dag);
            text = out.str();
        } else {
            text = by_theorem<R>(position);
        }
        judge(*head, text, to_string(told));
    }

    /// Every vertex of a graph of any order: by even kernels where it is bipartite.
    void certify_edge_geography(const SparseGraph& g, std::span<const Outcome> told) {
        const std::string graph = certificate_graph(g);
        if (enough_ || !seen_.insert({"ueg everywhere", graph, {}}).second) return;
        std::optional<BipartiteGeography> geography;
        if (is_bipartite(g)) geography.emplace(g);
        for (Vertex root = 0; root < g.order(); ++root) {
            const Outcome outcome = told[static_cast<std::size_t>(root)];
            if (!geography) {
                if (g.order() <= Graph::order_max)
                    certify<properties::UEG>({to_graph(g), root}, outcome);
                continue;
            }
            if (!is_new({properties::UEG::name, graph, {root}})) continue;
            std::ostringstream text;
            write_certificate(text, g, root, geography->verdict(root));
            judge(outcome_head(properties::UEG::name, graph, {root}, outcome), text.str(),
                  to_string(outcome));
        }
    }

    /// The kernel shown, or one that is searched for, or a refutation.
    void certify_kernel(const SparseGraph& g, std::optional<Vertex> containing, bool exists,
                        std::span<const Vertex> kernel) {
        CertificateHead head = outcome_head("even kernels", certificate_graph(g), {}, Outcome::P);
        if (containing) head.roots.push_back(*containing);
        std::vector<Vertex> question(kernel.begin(), kernel.end());
        question.insert(question.begin(), containing.value_or(-1));
        if (!is_new({head.game, head.graph, question})) return;
        std::ostringstream text;
        if (exists && !kernel.empty()) {
            write_even_kernel(text, g, containing, kernel);
            return judge(head, text.str(), "exists");
        }
        RefutationWriter writer(text, g, containing);
        const even_kernels::EvenKernelAnswer answer =
            refute_even_kernel(g, containing, writer.sink(), {.nodes = kernel_nodes_max});
        writer.finish();
        if (answer.existence == even_kernels::EvenKernelExistence::exists) {
            text.str("");
            write_even_kernel(text, g, containing, answer.kernel);
        }
        const bool decided = answer.existence != even_kernels::EvenKernelExistence::inconclusive;
        judge(head, decided ? std::optional(text.str()) : std::nullopt, exists ? "exists" : "none");
    }

  private:
    static constexpr std::uint64_t kernel_nodes_max = 100'000;
    struct Question {
        std::string game;
        std::string graph;
        std::vector<Vertex> roots;
        auto operator<=>(const Question&) const = default;
    };
    /// Counts a question that was not asked before, unless there are enough.
    bool is_new(const Question& question) {
        if (enough_ || !seen_.insert(question).second) return false;
        if (++result_.asked >= limits_.verdicts_max) {
            enough_ = true;
            stop_.request();
        }
        return true;
    }
    /// Has the checker judge the text, which is to state the verdict that the claim was told.
    void judge(const CertificateHead& head, const std::optional<std::string>& text,
               const std::string& told) {
        if (!text) return fault(head, "the evidence is too large");
        if (text->find("\nverdict " + told + "\n") == std::string::npos)
            return fault(head, "the verdict is another");
        if (out_ != nullptr) write_made(*out_, *text);
        std::istringstream in(*text);
        check::Reader reader(in);
        const check::Finding finding = check::check_certificate(reader);
        if (finding.judgement != check::Judgement::valid) return fault(head, finding.text);
        ++result_.valid;
    }
    void fault(const CertificateHead& head, const std::string& what) {
        if (result_.fault.empty()) result_.fault = head.game + " on " + head.graph + ": " + what;
    }

    std::ostream* out_;
    CertifyLimits limits_;
    ClaimCertification result_;
    bool enough_ = false;
    runs::Stop stop_;
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
        properties::outcome_listener<R> = &hear_;
    }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    ~Listener() { properties::outcome_listener<R> = nullptr; }

  private:
    properties::OutcomeListener<R> hear_;
};

template <class... R>
struct Listeners : Listener<R>... {
    explicit Listeners(Certifier& certifier) : Listener<R>(certifier)... {}
};

/// The same for what checks are told of graphs of any order.
class GraphListening {
  public:
    explicit GraphListening(Certifier& certifier)
        : hear_{.edge_geography =
                    [&certifier](const SparseGraph& g, std::span<const Outcome> told) {
                        certifier.certify_edge_geography(g, told);
                    },
                .even_kernel =
                    [&certifier](const SparseGraph& g, std::optional<Vertex> containing,
                                 bool exists, std::span<const Vertex> kernel) {
                        certifier.certify_kernel(g, containing, exists, kernel);
                    }} {
        properties::graph_listener = &hear_;
    }
    GraphListening(const GraphListening&) = delete;
    GraphListening& operator=(const GraphListening&) = delete;
    ~GraphListening() { properties::graph_listener = nullptr; }

  private:
    properties::GraphListener hear_;
};

}  // namespace

ClaimCertification certify(const properties::AnyClaim& claim, std::ostream* out,
                           const CertifyLimits& limits) {
    Certifier certifier(out, limits);
    const Filtered<Games, IsImpartial>::as<Listeners> games(certifier);
    const GraphListening graphs(certifier);
    claim.start().extend(claim.bounds.tests, {.stop = certifier.stop()});
    return certifier.result();
}

}  // namespace gazetteer::certificates
