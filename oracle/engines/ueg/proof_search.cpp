// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/ueg/proof_search.hpp"

#include <algorithm>

#include "graph/index.hpp"
#include "oracle/tables/bounded_table.hpp"
#include "oracle/tables/number_set.hpp"

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

namespace {

/// nodes_max were not enough.
struct OutOfNodes {};

/// The component of the root, with its vertices renumbered in the order of a walk through it.
struct Component {
    std::vector<Vertex> vertices;
    std::vector<Edge> edges;
};

Component component_of(const SparseGraph& g, Vertex root) {
    require(0 <= root && root < g.order(), "a root in the graph");
    Component result{{root}, {}};
    std::vector<int> number(index(g.order()), -1);
    number[index(root)] = 0;
    for (std::size_t i = 0; i < result.vertices.size(); ++i)
        for (Vertex w : g.neighbours(result.vertices[i])) {
            if (number[index(w)] < 0) {
                number[index(w)] = static_cast<int>(result.vertices.size());
                result.vertices.push_back(w);
            }
            if (number[index(w)] > static_cast<int>(i) || w == result.vertices[i]) continue;
            result.edges.push_back({number[index(w)], static_cast<int>(i)});
        }
    return result;
}

/// The position played on is one, changed and restored: the rows of the edges left, and their set.
template <int vertex_words, int edge_words>
class SearchOf : public ProofSearch::Search {
  public:
    SearchOf(Component component, ProofSearchOptions given)
        : Search(std::move(given)),
          component_(std::move(component)),
          rows_(component_.vertices.size()),
          incident_(component_.vertices.size()),
          number_(rows_.size() * rows_.size()),
          small_rows_(64),
          table_(options.limits.bytes) {
        for (std::size_t e = 0; e < component_.edges.size(); ++e) {
            const auto [u, v] = component_.edges[e];
            number_[index(u) * rows_.size() + index(v)] = static_cast<int>(e);
            number_[index(v) * rows_.size() + index(u)] = static_cast<int>(e);
            incident_[index(u)].insert(static_cast<int>(e));
            incident_[index(v)].insert(static_cast<int>(e));
            rows_[index(u)].insert(v);
            rows_[index(v)].insert(u);
            left_.insert(static_cast<int>(e));
        }
    }

    std::optional<Outcome> outcome() override {
        return restoring([&] { return mover_wins(0) ? Outcome::N : Outcome::P; });
    }

    std::optional<std::vector<Vertex>> winning_moves() override {
        std::vector<Vertex> result;
        const Vertices neighbours = rows_[0];
        for (Vertex v = 0; v < static_cast<int>(rows_.size()); ++v) {
            if (!neighbours.contains(v)) continue;
            const auto wins = restoring([&] {
                erase(0, v);
                return mover_wins(v);
            });
            if (!wins) return std::nullopt;
            if (!*wins) result.push_back(component_.vertices[index(v)]);
        }
        std::ranges::sort(result);
        return result;
    }

  private:
    using Vertices = NumberSet<vertex_words>;
    using Edges = NumberSet<edge_words>;
    using Table = BoundedTable<edge_words + 1>;
    /// What is known of the player to move.
    enum class Status { open, wins, loses };

    /// What `decide` says; nothing if the nodes did not suffice. The position is unchanged.
    template <class Decide>
    auto restoring(Decide decide) -> std::optional<decltype(decide())> {
        struct Restorer {
            SearchOf& search;
            ~Restorer() {
                search.restore(0);
                search.replies_.clear();
                search.to_check_.clear();
            }
        } restorer{*this};
        try {
            return decide();
        } catch (const OutOfNodes&) {
            return std::nullopt;
        }
    }

    void erase(Vertex u, Vertex v) {
        rows_[index(u)].erase(v);
        rows_[index(v)].erase(u);
        const int e = number_[index(u) * rows_.size() + index(v)];
        left_.erase(e);
        erased_.push_back(e);
    }
    void restore(std::size_t mark) {
        for (; erased_.size() > mark; erased_.pop_back()) {
            const auto [u, v] = component_.edges[index(erased_.back())];
            rows_[index(u)].insert(v);
            rows_[index(v)].insert(u);
            left_.insert(erased_.back());
        }
    }

    /// Erases the edges of every vertex next to a dead end, starting from the vertices to check;
    /// the token wins if it is next to one.
    Status peel(Vertex token) {
        while (!to_check_.empty()) {
            const Vertex u = to_check_.back();
            to_check_.pop_back();
            if (u == token || rows_[index(u)].size() != 1) continue;
            const Vertex x = rows_[index(u)].front();
            if (x == token) {
                to_check_.clear();
                return Status::wins;
            }
            rows_[index(x)].for_each([&](Vertex y) {
                erase(x, y);
                if (y != u) to_check_.push_back(y);
            });
        }
        return rows_[index(token)].empty() ? Status::loses : Status::open;
    }
    Status peel_all(Vertex token) {
        for (Vertex v = 0; v < static_cast<int>(rows_.size()); ++v) to_check_.push_back(v);
        return peel(token);
    }
    /// The move, then the dead ends that it made: only the vertex left behind has lost an edge.
    Status play(Vertex from, Vertex to) {
        erase(from, to);
        to_check_.push_back(from);
        return peel(to);
    }

    Vertices component(Vertex token) const {
        Vertices result = Vertices::of(token);
        for (Vertices frontier = result; !frontier.empty();) {
            Vertices next;
            frontier.for_each([&](Vertex v) { next = next | rows_[index(v)]; });
            frontier = next - result;
            result = result | next;
        }
        return result;
    }
    typename Table::Key key(const Vertices& vertices, Vertex token) const {
        Edges edges;
        vertices.for_each([&](Vertex v) { edges = edges | incident_[index(v)]; });
        edges = edges & left_;
        typename Table::Key result;
        std::ranges::copy(edges.bits, result.begin());
        result.back() = static_cast<std::uint64_t>(token);
        return result;
    }

    /// A position reached by a move of the token to `to`, and what is known of it.
    struct Reply {
        Vertex to = 0;
        ProofNumbers numbers;
        typename Table::Key key{};
    };

    /// A position without dead ends, looked up and, when met first, shown to the cuts. To prove
    /// that its mover loses, each exit must be refuted.
    Reply look_up(Vertex token) {
        const Vertices vertices = component(token);
        Reply result{token,
                     {1, static_cast<std::uint32_t>(rows_[index(token)].size())},
                     key(vertices, token)};
        if (const ProofNumbers* known = table_.find(result.key); known != nullptr) {
            result.numbers = *known;
            return result;
        }
        if (options.cuts.empty() || vertices.size() > 64) return result;
        if (const auto decided = by_cuts(position(vertices, token)))
            result.numbers = ProofNumbers::proved(*decided == Outcome::N);
        table_.set(result.key, result.numbers, 1);
        return result;
    }
    ProofPosition position(const Vertices& vertices, Vertex token) {
        if constexpr (vertex_words == 1) {
            return {{reinterpret_cast<const std::uint64_t*>(rows_.data()), rows_.size()},
                    vertices.bits[0],
                    token};
        } else {
            int count = 0;
            vertices.for_each([&](Vertex v) { small_number_[index(v)] = count++; });
            vertices.for_each([&](Vertex v) {
                std::uint64_t row = 0;
                rows_[index(v)].for_each(
                    [&](Vertex w) { row |= std::uint64_t{1} << small_number_[index(w)]; });
                small_rows_[index(small_number_[index(v)])] = row;
            });
            return {{small_rows_.data(), index(count)},
                    ~std::uint64_t{0} >> (64 - count),
                    small_number_[index(token)]};
        }
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
        if (nodes % MemoLimits::positions_a_stop == 0) MemoLimits(options.limits).check_stop(nodes);
        if (nodes % (1 << 20) == 0 && options.progress) options.progress(nodes);
    }

    /// Whether w can stand for u: they have the same other neighbours.
    bool are_twins(Vertex u, Vertex w) const {
        return rows_[index(u)].size() == rows_[index(w)].size() &&
               rows_[index(u)] - Vertices::of(w) == rows_[index(w)] - Vertices::of(u);
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
        for (Vertices rest = rows_[index(token)]; !rest.empty();) {
            const Vertex w = rest.front();
            rest.erase(w);
            bool has_twin = false;
            tried.for_each([&](Vertex u) { has_twin = has_twin || are_twins(u, w); });
            if (has_twin) continue;
            tried.insert(w);
            const std::size_t mark = erased_.size();
            const Status status = play(token, w);
            Reply reply{w, ProofNumbers::proved(status == Status::wins)};
            if (status == Status::open) reply = look_up(w);
            restore(mark);
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
            const ProofNumbers numbers{least, bounded(sum)};
            if (numbers.wins >= bounds.wins || numbers.loses >= bounds.loses) return numbers;
            const ProofNumbers reply_bounds{
                bounds.loses == never
                    ? never
                    : bounded(std::uint64_t{bounds.loses} - sum + replies_[best].numbers.wins),
                std::min(bounds.wins, second == never ? never : second + second / 4 + 1)};
            const std::size_t mark = erased_.size();
            const Reply reply = replies_[best];
            play(token, reply.to);
            const ProofNumbers found = search(reply, reply_bounds);
            restore(mark);
            replies_[best].numbers = found;
        }
    }
    /// Below `never`, which is kept for what is decided.
    static std::uint32_t bounded(std::uint64_t number) {
        return static_cast<std::uint32_t>(std::min<std::uint64_t>(number, ProofNumbers::never - 1));
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
        const Status status = peel_all(token);
        if (status != Status::open) return status == Status::wins;
        Reply start = look_up(token);
        while (!start.numbers.decided())
            start.numbers = search(start, {ProofNumbers::never, ProofNumbers::never});
        return start.numbers.wins == 0;
    }

    Component component_;
    std::vector<Vertices> rows_;
    std::vector<Edges> incident_;
    /// The number of the edge uv at u * order + v.
    std::vector<int> number_;
    Edges left_;
    std::vector<int> erased_;
    std::vector<Vertex> to_check_;
    std::vector<Reply> replies_;
    std::vector<std::uint64_t> small_rows_;
    std::array<int, 64 * vertex_words> small_number_{};
    Table table_;
};

std::unique_ptr<ProofSearch::Search> search_for(Component component, ProofSearchOptions options) {
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
    : search_(search_for(component_of(g, root), std::move(options))) {}
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
