// SPDX-License-Identifier: GPL-3.0-or-later
// The games of which expressions ask, and what is asked of them: plain play by the rules, in which
// no position is gone through twice.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <unordered_map>

#include "certificates/check/rules/rules.hpp"
#include "graph/graph.hpp"

namespace gazetteer::check {

enum class Question : std::uint8_t { P, N, grundy, winning_moves, outcome };
/// The question of this name, as "winning_moves".
std::optional<Question> find_question(std::string_view name);
/// The outcomes of partizan games, by their numbers.
constexpr std::string_view outcome_letters = "NPLR";

/// The rules lead to no position, or play takes too much.
struct Unplayed {
    std::string reason;
    bool takes_too_much;
};

struct AskedGame;

/// What is known of positions, and what play may take: 2^28 bytes, and 2,048 moves on end.
class PlayMemory {
  public:
    static constexpr std::size_t bytes_max = std::size_t{1} << 28;
    static constexpr int moves_max = 2048;

    /// The bits that tell a position of a game from its others.
    using Name = std::vector<std::uint64_t>;
    struct Hash {
        std::size_t operator()(const Name& name) const;
    };
    template <class Value>
    using Table = std::unordered_map<Name, Value, Hash>;
    struct Found {
        Table<bool> wins = {};
        Table<int> values = {};
    };

    /// `step` is called for each step, and may throw.
    explicit PlayMemory(std::function<void()> step) : step_(std::move(step)) {}

    Found& of(const AskedGame& game) { return found_[&game]; }
    void step() const { step_(); }
    /// The moves from one more position, while they are gone through.
    void enter(std::size_t bytes) {
        take(bytes);
        if (++moves_ > moves_max) throw Unplayed{"a play has more than 2048 moves", true};
    }
    void leave(std::size_t bytes) {
        bytes_ -= bytes;
        --moves_;
    }
    void take(std::size_t bytes) {
        bytes_ += bytes;
        if (bytes_ > bytes_max)
            throw Unplayed{"the positions of a play take more than 2^28 bytes", true};
    }

  private:
    std::function<void()> step_;
    std::map<const AskedGame*, Found> found_;
    std::size_t bytes_ = 0;
    int moves_ = 0;
};

/// A game, in one of its forms.
struct AskedGame {
    /// As expressions have it: "edge_delete", "unrooted(ueg)".
    std::string name;
    /// The vertices from which it is played.
    int tokens = 0;
    /// Those of the certificate, if it defines the game.
    std::optional<Rules> rules = {};
    bool unrooted = false;
    /// Booleans are 0 and 1, outcomes their numbers. Throws Unplayed.
    std::int64_t (*answer)(const AskedGame& game, Question question, const Graph& g,
                           std::span<const Vertex> tokens, PlayMemory& memory) = nullptr;
};

/// Those that are known without rules.
using AskedGames = std::vector<std::shared_ptr<const AskedGame>>;
const AskedGames& listed_games();
/// Adds the game with these rules, and its unrooted form if it has one. Returns why it may not be
/// asked about; nothing if it may.
std::string add_game(AskedGames& games, const Rules& rules);
/// The game of this name, or null.
std::shared_ptr<const AskedGame> find_asked(const AskedGames& games, std::string_view name);
/// Why this is not asked of the game; nothing if it is.
std::string why_not_asked(const AskedGame& game, Question question);

}  // namespace gazetteer::check
