// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/games/asked_games.hpp"

#include <algorithm>

#include "certificates/check/positions.hpp"
#include "certificates/check/rules/play.hpp"
#include "graph/both_arcs.hpp"
#include "oracle/rules/games.hpp"

namespace gazetteer::check {

namespace {

/// A game of the list.
template <class R>
class ListedPlay {
  public:
    using Position = typename R::Position;

    explicit ListedPlay(const AskedGame&) {}
    static constexpr bool misere() { return false; }
    static Position start(const Graph& g, std::span<const Vertex> tokens, Player) {
        // An isolated vertex that is there already changes nothing.
        if constexpr (std::same_as<R, EdgeDelete>)
            return g;
        else
            return position_of<R>({g, {tokens.begin(), tokens.end()}});
    }
    static std::vector<Position> options(const Position& position, const PlayMemory& memory) {
        std::vector<Position> result = R::options(position);
        for (std::size_t i = 0; i < result.size(); ++i) memory.step();
        return result;
    }
    static PlayMemory::Name name_of(const Position& position) {
        Key key;
        encode(position, key);
        return key.words();
    }
};

/// A game by the rules of the certificate.
class PlayByRules {
  public:
    using Position = RulesPosition;

    explicit PlayByRules(const AskedGame& game)
        : rules_(*game.rules), play_(*game.rules), free_(game.unrooted) {}
    bool misere() const { return play_.misere(); }
    Position start(const Graph& g, std::span<const Vertex> tokens, Player mover) const {
        Position result{.board = with_both_arcs(g), .mover = mover, .free = free_};
        result.present = result.board.vertices();
        std::ranges::copy(tokens, result.tokens.begin());
        return free_ ? result : begun(rules_, result);
    }
    std::vector<Position> options(const Position& position, const PlayMemory& memory) const {
        std::int64_t left = steps_max;
        std::vector<Position> result;
        for (auto& [move, option] : play_.moves(position, left))
            result.push_back(std::move(option));
        for (; left < steps_max; ++left) memory.step();
        return result;
    }
    static PlayMemory::Name name_of(const Position& position) {
        Key key;
        encode(position.board, key);
        const int order = position.board.order();
        key.write(position.present.bits(), order);
        for (VertexSet set : position.sets) key.write(set.bits(), order);
        for (Vertex v : position.tokens) key.write(static_cast<std::uint64_t>(v), 6);
        key.write(static_cast<std::uint64_t>(position.mover), 1);
        key.write(static_cast<std::uint64_t>(position.free), 1);
        return key.words();
    }

  private:
    const Rules& rules_;
    RulesPlay play_;
    bool free_;
};

template <class By>
class Play {
  public:
    using Position = typename By::Position;

    Play(const By& rules, const AskedGame& game, PlayMemory& memory)
        : rules_(rules), found_(memory.of(game)), memory_(memory) {}

    /// Who moves next wins. Who cannot move loses; in a misere game, wins.
    bool wins(const Position& position) {
        return known(found_.wins, position, [&] {
            const Moves moves(*this, position);
            if (moves.options.empty()) return rules_.misere();
            return std::ranges::any_of(moves.options, [&](const auto& p) { return !wins(p); });
        });
    }
    /// The least number that no option has.
    int value(const Position& position) {
        return known(found_.values, position, [&] {
            const Moves moves(*this, position);
            std::vector<std::int64_t> values;
            for (const Position& option : moves.options) values.push_back(value(option));
            return static_cast<int>(least_missing(std::move(values)));
        });
    }
    std::int64_t winning_moves(const Position& position) {
        const Moves moves(*this, position);
        return std::ranges::count_if(moves.options, [&](const auto& p) { return !wins(p); });
    }

  private:
    /// Those from one position, while they are gone through.
    struct Moves {
        Moves(Play& play, const Position& position)
            : options(play.rules_.options(position, play.memory_)),
              bytes(options.size() * sizeof(Position)),
              memory(play.memory_) {
            memory.enter(bytes);
        }
        ~Moves() { memory.leave(bytes); }
        Moves(const Moves&) = delete;
        Moves& operator=(const Moves&) = delete;
        const std::vector<Position> options;
        const std::size_t bytes;
        PlayMemory& memory;
    };

    template <class Value, class Find>
    Value known(PlayMemory::Table<Value>& all, const Position& position, Find find) {
        PlayMemory::Name name = By::name_of(position);
        if (const auto found = all.find(name); found != all.end()) return found->second;
        memory_.step();
        const Value result = find();
        // The name, and its place in the map.
        memory_.take(name.size() * sizeof(std::uint64_t) + 128);
        all.emplace(std::move(name), result);
        return result;
    }

    const By& rules_;
    PlayMemory::Found& found_;
    PlayMemory& memory_;
};

/// The number of a partizan outcome, from who wins moving first.
std::int64_t outcome_of(bool left, bool right) {
    const char letter = left && right ? 'N' : left ? 'L' : right ? 'R' : 'P';
    return static_cast<std::int64_t>(outcome_letters.find(letter));
}

template <class By>
std::int64_t answer(const AskedGame& game, Question question, const Graph& g,
                    std::span<const Vertex> tokens, PlayMemory& memory) {
    const By rules(game);
    Play<By> play(rules, game, memory);
    try {
        const auto start = rules.start(g, tokens, Player::left);
        switch (question) {
            case Question::P:
                return play.wins(start) ? 0 : 1;
            case Question::N:
                return play.wins(start) ? 1 : 0;
            case Question::grundy:
                return play.value(start);
            case Question::winning_moves:
                return play.winning_moves(start);
            default:
                break;
        }
        const bool left = play.wins(start);
        return outcome_of(left, play.wins(rules.start(g, tokens, Player::right)));
    } catch (const Refusal& refusal) {
        throw Unplayed{refusal.why, false};
    }
}

/// "unrooted(edge_delete)" for "unrooted edge-delete".
std::string word_of(std::string_view name) {
    constexpr std::string_view unrooted = "unrooted ";
    if (name.starts_with(unrooted))
        return "unrooted(" + word_of(name.substr(unrooted.size())) + ")";
    std::string result(name);
    std::ranges::replace(result, '-', '_');
    return result;
}

/// Edge labelling has size! lines of play.
template <class R>
using IsAsked =
    std::bool_constant<Ruleset<R> && !is_directed<R> && !std::same_as<R, EdgeLabelling>>;

constexpr std::array<std::string_view, 5> questions{"P", "N", "grundy", "winning_moves", "outcome"};

}  // namespace

std::size_t PlayMemory::Hash::operator()(const Name& name) const {
    std::uint64_t result = 0;
    for (const std::uint64_t word : name) {
        result = (result ^ word) * 0x9e3779b97f4a7c15;
        result ^= result >> 32;
    }
    return result;
}

std::optional<Question> find_question(std::string_view name) {
    const auto found = std::ranges::find(questions, name);
    if (found == questions.end()) return std::nullopt;
    return static_cast<Question>(found - questions.begin());
}

const AskedGames& listed_games() {
    static const AskedGames result = [] {
        AskedGames games;
        Filtered<GamesAndForms, IsAsked>::for_each([&]<class R>() {
            games.push_back(
                std::make_shared<AskedGame>(AskedGame{.name = word_of(R::name),
                                                      .tokens = token_count<R>,
                                                      .answer = answer<ListedPlay<R>>}));
        });
        return games;
    }();
    return result;
}

std::string add_game(AskedGames& games, const Rules& rules) {
    if (rules.directed) return "invariants are of graphs, and the game is on digraphs";
    if (find_asked(games, rules.name) != nullptr) return "another game has this name";
    AskedGame game{.name = rules.name,
                   .tokens = static_cast<int>(rules.tokens.size()),
                   .rules = rules,
                   .answer = answer<PlayByRules>};
    games.push_back(std::make_shared<AskedGame>(game));
    if (game.tokens != 1 || rules.is_partizan()) return "";
    game.name = "unrooted(" + rules.name + ")";
    game.tokens = 0;
    game.unrooted = true;
    games.push_back(std::make_shared<AskedGame>(game));
    return "";
}

std::shared_ptr<const AskedGame> find_asked(const AskedGames& games, std::string_view name) {
    const auto found = std::ranges::find(games, name, [](const auto& game) { return game->name; });
    return found == games.end() ? nullptr : *found;
}

std::string why_not_asked(const AskedGame& game, Question question) {
    const bool partizan = game.rules && game.rules->is_partizan();
    if (partizan != (question == Question::outcome))
        return partizan ? "of a partizan game its outcome is asked"
                        : "the outcome of an impartial game is told by P and N";
    if (question == Question::grundy && game.rules && game.rules->misere)
        return "a misere game has no Grundy values";
    return "";
}

}  // namespace gazetteer::check
