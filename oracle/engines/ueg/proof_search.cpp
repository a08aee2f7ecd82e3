// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/ueg/proof_search.hpp"

#include <algorithm>

#include "graph/index.hpp"
#include "oracle/engines/ueg/restored_position.hpp"
#include "oracle/tables/bounded_table.hpp"

namespace gazetteer {

/// What does not depend on the width of words.
class ProofSearch::Search {
  public:
    explicit Search(ProofSearchOptions given)
        : options(std::move(given)), cut_counts(options.cuts.size()) {}
    virtual ~Search() = default;
    virtual std::optional<Outcome> outcome() = 0;
    virtual std::optional<std::vector<Vertex>> winning_moves() = 0;

    ProofSearchOptions options;
    std::uint64_t nodes = 0;
    std::vector<std::uint64_t> cut_counts;
};

RootComponent root_component(const SparseGraph& g, Vertex root) {
    RootComponent result{component_of(g, root), {}};
    // Vertices elsewhere have a number that no vertex has.
    std::vector<int> number(index(g.order()), g.order());
    int next{};
    for (Vertex v : result.vertices) number[index(v)] = next++;
    for (const Edge& e : g.edges())
        if (number[index(e.u)] != g.order())
            result.edges.push_back({number[index(e.u)], number[index(e.v)]});
    return result;
}

namespace {

/// nodes_max were not enough.
struct OutOfNodes {};

template <int vertex_words, int edge_words>
class SearchOf : public ProofSearch::Search {
  public:
    SearchOf(RootComponent component, ProofSearchOptions given)
        : Search(std::move(given)), position_(std::move(component)), table_(options.limits.bytes) {}

    std::optional<Outcome> outcome() override {
        return restoring([&] { return mover_wins(0) ? Outcome::N : Outcome::P; });
    }

    std::optional<std::vector<Vertex>> winning_moves() override {
        std::vector<Vertex> moves;
        position_.neighbours(0).for_each([&](Vertex v) { moves.push_back(v); });
        std::vector<Vertex> result;
        for (Vertex v : moves) {
            const auto wins = restoring([&] {
                position_.erase(0, v);
                return mover_wins(v);
            });
            if (!wins) return std::nullopt;
            if (!*wins) result.push_back(position_.name(v));
        }
        return result;
    }

  private:
    using Position = RestoredPosition<vertex_words, edge_words>;
    using Status = typename Position::Status;
    using Vertices = typename Position::Vertices;
    using Table = BoundedTable<edge_words + 1>;
    /// What `decide` says; nothing if the nodes did not suffice. The position is unchanged.
    template <class Decide>
    auto restoring(Decide decide) -> std::optional<decltype(decide())> {
        struct Restorer {
            SearchOf& search;
            ~Restorer() {
                search.position_.restore(0);
                search.replies_.clear();
            }
        } restorer{*this};
        try {
            return decide();
        } catch (const OutOfNodes&) {
            return std::nullopt;
        }
    }

    /// A position reached by a move of the token to `to`, and what is known of it.
    struct Reply {
        Vertex to{};
        ProofNumbers numbers;
        typename Position::Key key{};
    };

    /// A position without dead ends, looked up and, when met first, shown to the cuts. To prove
    /// that its mover loses, each exit must be refuted.
    Reply look_up(Vertex token) {
        const Vertices vertices = position_.component(token);
        Reply result{token,
                     {1, static_cast<std::uint32_t>(position_.neighbours(token).size())},
                     position_.key(vertices, token)};
        if (const ProofNumbers* known = table_.find(result.key); known != nullptr) {
            result.numbers = *known;
            return result;
        }
        if (options.cuts.empty() || vertices.size() > 64) return result;
        if (const auto decided = by_cuts(position_.position(vertices, token)))
            result.numbers = ProofNumbers::proved(*decided == Outcome::N);
        table_.set(result.key, result.numbers, 1);
        return result;
    }
    std::optional<Outcome> by_cuts(const ProofPosition& position) {
        for (std::size_t i = 0; i < options.cuts.size(); ++i)
            if (const auto decided = options.cuts[i].decide(position)) {
                ++cut_counts[i];
                return decided;
            }
        return std::nullopt;
    }

    void count_node() {
        if (nodes >= options.nodes_max) throw OutOfNodes();
        ++nodes;
        MemoLimits(options.limits).check_stop(nodes);
        if (nodes % (1 << 20) == 0 && options.progress) options.progress(nodes);
    }

    /// Searches until one of the numbers is no longer below its bound. The position is open.
    ProofNumbers search(const Reply& position, ProofNumbers bounds) {
        count_node();
        const std::uint64_t before = nodes;
        const std::size_t first = replies_.size();
        ProofNumbers numbers = ProofNumbers::proved(true);
        if (!wins_at_once(position.to)) numbers = search_replies(position.to, first, bounds);
        replies_.resize(first);
        table_.set(position.key, numbers, nodes - before + 1);
        return numbers;
    }
    /// Whether a reply is known to lose. Else the replies that are open stand behind the others.
    bool wins_at_once(Vertex token) {
        Vertices tried;
        for (Vertices rest = position_.neighbours(token); !rest.empty();) {
            const Vertex w = rest.front();
            rest.erase(w);
            bool has_twin = false;
            tried.for_each([&](Vertex u) { has_twin = has_twin || position_.are_twins(u, w); });
            if (has_twin) continue;
            tried.insert(w);
            const std::size_t mark = position_.mark();
            const Status status = position_.play(token, w);
            Reply reply{w, ProofNumbers::proved(status == Status::wins)};
            if (status == Status::open) reply = look_up(w);
            position_.restore(mark);
            if (reply.numbers.loses == 0) return true;
            if (reply.numbers.wins != 0) replies_.push_back(reply);
        }
        return false;
    }
    /// The mover wins if one reply loses, and loses if all replies win: so the least of their
    /// numbers to lose, and the sum of their numbers to win. The reply with the least number to
    /// lose is searched until another is clearly better.
    ProofNumbers search_replies(Vertex token, std::size_t first, ProofNumbers bounds) {
        constexpr std::uint32_t never = ProofNumbers::never;
        const std::size_t last = replies_.size();
        for (;;) {
            std::size_t best = first;
            std::uint32_t least = never;
            std::uint32_t second = never;
            std::uint64_t sum = 0;
            for (std::size_t i = first; i < last; ++i) {
                const ProofNumbers reply = numbers_now(replies_[i]);
                sum += reply.wins;
                second = std::min(second, std::max(reply.loses, least));
                if (reply.loses < least) best = i;
                least = std::min(least, reply.loses);
            }
            if (least == 0 || sum == 0) return ProofNumbers::proved(least == 0);
            const ProofNumbers numbers{least, ProofNumbers::bounded(sum)};
            if (numbers.wins >= bounds.wins || numbers.loses >= bounds.loses) return numbers;
            const ProofNumbers reply_bounds{
                bounds.loses == never ? never
                                      : ProofNumbers::bounded(std::uint64_t{bounds.loses} - sum +
                                                              replies_[best].numbers.wins),
                std::min(bounds.wins, second + second / 4 + 1)};
            const std::size_t mark = position_.mark();
            const Reply reply = replies_[best];
            position_.play(token, reply.to);
            // The table has what is found.
            search(reply, reply_bounds);
            position_.restore(mark);
        }
    }
    /// Another line of play may have learned more; the table may have forgotten it.
    ProofNumbers numbers_now(Reply& reply) const {
        if (!reply.numbers.decided())
            if (const ProofNumbers* known = table_.find(reply.key); known != nullptr)
                reply.numbers = *known;
        return reply.numbers;
    }
    /// From a position as given, with dead ends.
    bool mover_wins(Vertex token) {
        const Status status = position_.peel_all(token);
        if (status != Status::open) return status == Status::wins;
        Reply start = look_up(token);
        while (!start.numbers.decided())
            start.numbers = search(start, {ProofNumbers::never, ProofNumbers::never});
        return start.numbers.wins == 0;
    }

    Position position_;
    std::vector<Reply> replies_;
    Table table_;
};

std::unique_ptr<ProofSearch::Search> search_for(RootComponent component,
                                                ProofSearchOptions options) {
    const std::size_t size = component.edges.size();
    if (size > ProofSearch::size_max)
        throw EngineLimitExceeded("the proof search takes 256 edges; the root's component has " +
                                  std::to_string(size));
    if (component.vertices.size() > 64)
        return std::make_unique<SearchOf<5, 4>>(std::move(component), std::move(options));
    if (size > 128)
        return std::make_unique<SearchOf<1, 4>>(std::move(component), std::move(options));
    if (size > 64)
        return std::make_unique<SearchOf<1, 2>>(std::move(component), std::move(options));
    return std::make_unique<SearchOf<1, 1>>(std::move(component), std::move(options));
}

}  // namespace

ProofSearch::ProofSearch(const SparseGraph& g, Vertex root, ProofSearchOptions options)
    : search_(search_for(root_component(g, root), std::move(options))) {}
ProofSearch::~ProofSearch() = default;
ProofSearch::ProofSearch(ProofSearch&&) noexcept = default;
ProofSearch& ProofSearch::operator=(ProofSearch&&) noexcept = default;

std::optional<Outcome> ProofSearch::outcome() {
    return search_->outcome();
}
std::optional<std::vector<Vertex>> ProofSearch::winning_moves() {
    return search_->winning_moves();
}
std::uint64_t ProofSearch::nodes() const {
    return search_->nodes;
}
const std::vector<std::uint64_t>& ProofSearch::cut_counts() const {
    return search_->cut_counts;
}
void ProofSearch::set_nodes_max(std::uint64_t nodes_max) {
    search_->options.nodes_max = nodes_max;
}

}  // namespace gazetteer
