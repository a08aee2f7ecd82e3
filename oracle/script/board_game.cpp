// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/script/board_game.hpp"

#include <algorithm>

namespace gazetteer::script {

namespace {

constexpr std::size_t at_place(int place) {
    return static_cast<std::size_t>(place);
}

bool has_edge(const BoardPosition& position, std::size_t edge) {
    return (position.edges[edge / 64] >> edge % 64 & 1) != 0;
}

void clear_edge(BoardPosition& position, std::size_t edge) {
    position.edges[edge / 64] &= ~(std::uint64_t{1} << edge % 64);
}

WideSet just(Vertex v) {
    WideSet result;
    result.insert(v);
    return result;
}

Named named_tokens(const BoardPosition& position) {
    Named result;
    std::ranges::copy(position.tokens, result.one.begin());
    return result;
}

}  // namespace

WideSet BoardView::present_ends(const BoardPosition& position,
                                const std::vector<Board::Neighbour>& neighbours) const {
    WideSet result;
    for (const auto& [vertex, edge] : neighbours)
        if (has_edge(position, edge)) result.insert(vertex);
    return result;
}

WideSet BoardView::out_neighbours(const BoardPosition& position, Vertex v) const {
    if (representation_ != Representation::vertices) return present_ends(position, board_->out(v));
    WideSet result = board_->out_set(v);
    result &= position.present;
    return result;
}

WideSet BoardView::in_neighbours(const BoardPosition& position, Vertex v) const {
    if (representation_ != Representation::vertices) return present_ends(position, board_->in(v));
    WideSet result = board_->in_set(v);
    result &= position.present;
    return result;
}

WideSet BoardView::reachable(const BoardPosition& position, const WideSet& from,
                             bool either_way) const {
    const bool back = either_way && board_->directed();
    WideSet result = from;
    const bool by_vertices = representation_ == Representation::vertices;
    for (WideSet frontier = from; !frontier.empty();) {
        WideSet next;
        frontier.for_each([&](Vertex w) {
            if (by_vertices) {
                next |= board_->out_set(w);
                if (back) next |= board_->in_set(w);
            } else {
                next |= out_neighbours(position, w);
                if (back) next |= in_neighbours(position, w);
            }
        });
        next &= position.present;
        next -= result;
        result |= next;
        frontier = next;
    }
    return result;
}

void BoardView::isolate(BoardPosition& position, Vertex v) const {
    for (const auto& neighbour : board_->out(v)) clear_edge(position, neighbour.edge);
    for (const auto& neighbour : board_->in(v)) clear_edge(position, neighbour.edge);
}

void BoardView::erase(BoardPosition& position, Vertex u, Vertex w) const {
    for (const auto& neighbour : board_->out(u))
        if (neighbour.vertex == w) clear_edge(position, neighbour.edge);
}

void BoardView::remove(BoardPosition& position, const WideSet& gone) const {
    if (representation_ != Representation::vertices) {
        WideSet now = gone;
        now &= position.present;
        now.for_each([&](Vertex v) { isolate(position, v); });
    }
    position.present -= gone;
    for (WideSet& set : position.sets) set -= gone;
}

Position BoardView::plain(const BoardPosition& position) const {
    Position result{.board = Digraph(board_->order()), .directed = board_->directed()};
    const auto small = [](const WideSet& set) { return VertexSet::from_bits(set.words()[0]); };
    result.present = small(position.present);
    for (Vertex v : result.present)
        for (Vertex w : small(out_neighbours(position, v))) result.board.add_arc(v, w);
    result.tokens = position.tokens;
    std::ranges::transform(position.sets, result.sets.begin(), small);
    return result;
}

static_assert(BoardGame::size_max + WideSet::order_max < moves_of_play_max,
              "a play that takes each edge and each vertex away is followed");

bool BoardGame::plays(const Rules& rules, int order, std::size_t size) {
    const bool looks =
        std::ranges::any_of(rules.moves, [](const Move& move) { return move.guard.has_value(); });
    return order <= (looks ? Digraph::order_max : WideSet::order_max) &&
           (size <= size_max || representation_of(rules) == Representation::vertices);
}

bool BoardGame::is_faster(const Rules& rules, const SparseGraph& board) {
    if (board.order() > Digraph::order_max) return true;
    int degree_max = 0;
    for (Vertex v = 0; v < board.order(); ++v) degree_max = std::max(degree_max, board.degree(v));
    const Analysis analysis = analyse(rules);
    const bool is_path_or_cycle = degree_max <= 2 && gazetteer::components(board).size() == 1;
    return is_path_or_cycle || (analysis.is_sum() && rules.has_grundy_values() &&
                                !analysis.edges_go && plays(rules, WideSet::order_max));
}

BoardGame::BoardGame(Rules rules, std::shared_ptr<const Board> board)
    : rules_(std::move(rules)), view_(std::move(board), rules_) {
    require(plays(rules_, view_.board().order(), view_.board().size()),
            "at most 256 vertices, 64 in a game with conditions, and at most 4096 edges that go");
    require(view_.board().directed() == rules_.directed, rules_.directed ? "a digraph" : "a graph");
    for (const Move& move : rules_.moves)
        tests_.push_back(move.guard ? move.guard->test() : nullptr);
}

BoardPosition BoardGame::start(const Board& board, std::span<const Vertex> tokens) const {
    require(&board == &view_.board(), "the board of the game");
    require(tokens.size() == rules_.tokens.size(), "a vertex for each token");
    for (Vertex v : tokens) require(0 <= v && v < board.order(), "the tokens on the board");
    BoardPosition result;
    for (Vertex v = 0; v < board.order(); ++v) result.present.insert(v);
    if (view_.representation() != Representation::vertices) {
        result.edges.assign((board.size() + 63) / 64, 0);
        for (std::size_t edge = 0; edge < board.size(); ++edge)
            result.edges[edge / 64] |= std::uint64_t{1} << edge % 64;
    }
    std::ranges::copy(tokens, result.tokens.begin());
    result.sets.resize(rules_.sets.size());
    result = after_stages(result, rules_.start, named_tokens(result));
    for (std::size_t i = 0; i < rules_.tokens.size(); ++i)
        if (!result.present.contains(result.tokens[i])) throw RulesError(fault_of_start(rules_, i));
    return result;
}

WideSet BoardGame::vertices_of(const Item& item, const BoardPosition& before,
                               const Named& named) const {
    if (item.kind == Item::Kind::set) return before.sets[at_place(item.place)];
    if (item.kind == Item::Kind::joined_to_set)
        return view_.reachable(before, before.sets[at_place(item.place)], true);
    WideSet result;
    for (Vertex v : named.of(item.place)) result |= vertices_at(item.kind, before, v);
    return result;
}

WideSet BoardGame::vertices_at(Item::Kind kind, const BoardPosition& before, Vertex v) const {
    switch (kind) {
        case Item::Kind::neighbours:
            return view_.out_neighbours(before, v);
        case Item::Kind::into:
            return view_.in_neighbours(before, v);
        case Item::Kind::reachable:
            return view_.reachable(before, just(v), false);
        case Item::Kind::joined:
            return view_.reachable(before, just(v), true);
        default:
            return just(v);
    }
}

void BoardGame::apply(const Effect& effect, const BoardPosition& before, const Named& named,
                      BoardPosition& after) const {
    WideSet items;
    for (const Item& item : effect.items) items |= vertices_of(item, before, named);
    switch (effect.kind) {
        case Effect::Kind::remove:
            return view_.remove(after, items);
        case Effect::Kind::keep: {
            WideSet gone = after.present;
            gone -= items;
            return view_.remove(after, gone);
        }
        case Effect::Kind::erase_edge:
            for (Vertex u : named.of(effect.items[0].place))
                for (Vertex w : named.of(effect.items[1].place)) view_.erase(after, u, w);
            return;
        case Effect::Kind::erase_at:
            return items.for_each([&](Vertex v) { view_.isolate(after, v); });
        case Effect::Kind::include:
            items &= after.present;
            after.sets[at_place(effect.target)] |= items;
            return;
        case Effect::Kind::exclude:
            after.sets[at_place(effect.target)] -= items;
            return;
        case Effect::Kind::place:
            after.tokens[at_place(effect.target)] = named.of(effect.items[0].place).front();
            return;
    }
}

std::string BoardGame::token_fault(const Move& move, std::size_t token,
                                   const BoardPosition& before) const {
    return text(rules_, move) + ": the token " + rules_.tokens[token] +
           " would stand on a vertex that the move deletes, in the position " + text_of(before) +
           "; move the token as well, or erase(...) the edges there instead";
}

std::string BoardGame::text_of(const BoardPosition& position) const {
    if (view_.board().order() > Digraph::order_max)
        return "of " + std::to_string(position.present.size()) +
               " vertices, which is too large to be shown";
    return text(rules_, view_.plain(position));
}

BoardPosition BoardGame::after(const BoardPosition& before, const Move& move,
                               const Named& named) const {
    BoardPosition result = after_stages(before, move.effects, named);
    for (std::size_t i = 0; i < rules_.tokens.size(); ++i)
        if (!result.present.contains(result.tokens[i]))
            throw RulesError(token_fault(move, i, before));
    return result;
}

BoardPosition BoardGame::after_stages(const BoardPosition& position,
                                      const std::vector<Effect>& effects,
                                      const Named& named) const {
    BoardPosition result = position;
    std::optional<BoardPosition> stage;
    for (const Effect& effect : effects) {
        if (effect.begins_stage) stage = result;
        apply(effect, stage ? *stage : position, named, result);
    }
    return result;
}

std::uint64_t BoardGame::hash(const BoardPosition& position) const {
    std::uint64_t result = 0;
    const auto add = [&result](std::uint64_t word) {
        result = (result ^ word) * 0xff51afd7ed558ccd;
        result ^= result >> 32;
    };
    for (std::uint64_t word : position.present.words()) add(word);
    for (std::uint64_t word : position.edges) add(word);
    for (std::size_t i = 0; i < rules_.tokens.size(); ++i)
        add(static_cast<std::uint64_t>(position.tokens[i]));
    for (std::size_t i = 0; i < rules_.sets.size(); ++i)
        for (std::uint64_t word : position.sets[i].words()) add(word);
    return result;
}

/// Scans the hashes: of some thousand options the positions themselves would take a second.
bool BoardGame::is_new(const BoardPosition& option, std::uint64_t hash,
                       const Options& known) const {
    for (auto i = std::ranges::find(known.hashes, hash); i != known.hashes.end();
         i = std::find(i + 1, known.hashes.end(), hash))
        if (known.positions[static_cast<std::size_t>(i - known.hashes.begin())] == option)
            return false;
    return true;
}

void BoardGame::add_option(const BoardPosition& position, Choice choice, const Named& named,
                           Options& result) const {
    BoardPosition option = after(position, rules_.moves[at_place(choice.move)], named);
    const std::uint64_t hash_of_option = hash(option);
    if (!is_new(option, hash_of_option, result)) return;
    result.hashes.push_back(hash_of_option);
    result.positions.push_back(std::move(option));
    result.choices.push_back(std::move(choice));
}

void BoardGame::add_options(const BoardPosition& position, std::size_t place, Options& result) {
    const Move& move = rules_.moves[place];
    const Binder& binder = move.binder;
    const int number = static_cast<int>(place);
    GuardTest* const test = tests_[place].get();
    Named named = named_tokens(position);
    if (binder.several) named.several = binder.second;
    const auto range = [&](Name name) {
        return rules_.is_token(name) ? just(position.tokens[at_place(name)]) : position.present;
    };
    const auto fits = [&] { return test == nullptr || test->holds(named.one); };
    range(binder.first).for_each([&](Vertex u) {
        named.one[at_place(binder.first)] = u;
        if (binder.kind == Binder::Kind::vertex) {
            if (fits()) add_option(position, {number, u}, named, result);
            return;
        }
        WideSet others = view_.out_neighbours(position, u);
        others &= range(binder.second);
        std::vector<Vertex> ends;
        others.for_each([&](Vertex w) {
            named.one[at_place(binder.second)] = w;
            if (!fits()) return;
            if (binder.several)
                ends.push_back(w);
            else
                add_option(position, {number, u, w}, named, result);
        });
        if (ends.size() > several_max)
            throw RulesError(fault_of_choice(rules_, move, u, ends.size(), text_of(position)));
        for_each_choice_from(ends, number, u, named, [&](Choice choice) {
            add_option(position, std::move(choice), named, result);
        });
    });
}

BoardGame::Options BoardGame::all(const BoardPosition& position, Player player) {
    Options result;
    const auto likely = static_cast<std::size_t>(position.present.size());
    result.positions.reserve(likely);
    result.hashes.reserve(likely);
    result.choices.reserve(likely);
    const bool looks =
        std::ranges::any_of(tests_, [](const auto& test) { return test != nullptr; });
    const script::Position plain = looks ? view_.plain(position) : script::Position{};
    for (std::size_t place = 0; place < rules_.moves.size(); ++place) {
        if (rules_.moves[place].player.value_or(player) != player) continue;
        if (tests_[place] != nullptr) tests_[place]->load(plain);
        add_options(position, place, result);
    }
    return result;
}

std::vector<BoardPosition> BoardGame::options(const BoardPosition& position, Player player) {
    return all(position, player).positions;
}

std::vector<Choice> BoardGame::choices(const BoardPosition& position, Player player) {
    return all(position, player).choices;
}

}  // namespace gazetteer::script
