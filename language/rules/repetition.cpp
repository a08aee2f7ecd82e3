// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/rules/repetition.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "language/numbers/limit_exceeded.hpp"
#include "oracle/script/check.hpp"
#include "oracle/script/interpreter.hpp"

namespace gazetteer::conjectures {

namespace {

using script::Position;

/// Thrown where a bound is met.
struct TooMuch {};

/// Goes along every play from the starts, until one meets itself.
class RepetitionSearch {
  public:
    explicit RepetitionSearch(const script::Rules& rules) : game_(rules) {}

    /// What is known of the boards of an order alone.
    std::string of_order(int order) {
        seen_.clear();
        std::string found;
        for_each_board(order, [&](const Digraph& board) {
            if (found.empty()) found = game_.rules().directed ? on(board) : on(board.underlying());
        });
        return found;
    }

  private:
    static constexpr std::size_t positions_max = 20'000;
    static constexpr std::size_t moves_max = 1'000;

    /// Who moves next is part of a position in a partizan game.
    struct Turn {
        Position position;
        Player player;
        auto operator<=>(const Turn&) const = default;
    };

    /// One board of each class: the least of those that differ in the names of vertices. A graph
    /// has both arcs of its edges.
    template <class Visit>
    void for_each_board(int order, Visit visit) const {
        std::vector<Arc> places;
        for (Vertex u = 0; u < order; ++u)
            for (Vertex w = 0; w < order; ++w)
                if (game_.rules().directed ? u != w : u < w) places.push_back({u, w});
        for (std::uint32_t bits = 0; bits >> places.size() == 0; ++bits) {
            Digraph board(order);
            for (std::size_t i = 0; i < places.size(); ++i) {
                if ((bits >> i & 1) == 0) continue;
                board.add_arc(places[i].tail, places[i].head);
                if (!game_.rules().directed) board.add_arc(places[i].head, places[i].tail);
            }
            if (is_least(board)) visit(board);
        }
    }
    static bool is_least(const Digraph& board) {
        std::vector<Vertex> image(static_cast<std::size_t>(board.order()));
        std::iota(image.begin(), image.end(), 0);
        while (std::ranges::next_permutation(image).found)
            if (board.relabelled(image) < board) return false;
        return true;
    }

    template <class Board>
    std::string on(const Board& board) {
        for (const auto& tokens : script::placings(game_.rules(), board.order()))
            for (const Player player : {Player::left, Player::right}) {
                play_.clear();
                moves_.clear();
                try {
                    if (meets_itself(game_.start(board, tokens), player)) return text();
                } catch (const script::RulesError&) {
                    // Another fault of the same rules; what was on the way is not known to end.
                    for (const auto& on_the_way : play_) seen_.erase(on_the_way->first);
                }
            }
        return "";
    }

    bool meets_itself(const Position& position, Player player) {
        const auto [place, is_new] = seen_.try_emplace(
            {position, game_.rules().is_partizan() ? player : Player::left}, true);
        if (!is_new && !place->second) return false;
        play_.push_back(place);
        if (!is_new) return true;
        if (seen_.size() > positions_max || play_.size() > moves_max) throw TooMuch();
        const auto choices = game_.choices(position, place->first.player);
        const auto options = game_.options(position, place->first.player);
        for (std::size_t i = 0; i < options.size(); ++i) {
            moves_.push_back(choices[i]);
            if (meets_itself(options[i], opponent(player))) return true;
            moves_.pop_back();
        }
        play_.pop_back();
        place->second = false;
        return false;
    }

    std::string text() const {
        const auto begin = std::ranges::find(play_, play_.back());
        std::string result = "in the position " +
                             script::text(game_.rules(), play_.back()->first.position) +
                             " play may go ";
        for (auto i = static_cast<std::size_t>(begin - play_.begin()); i < moves_.size(); ++i)
            result += script::text(game_.rules(), moves_[i]) + ", ";
        return result + "and is there again";
    }

    script::Interpreter game_;
    /// Whether it is on the way that is being gone.
    using Seen = std::map<Turn, bool>;
    Seen seen_;
    std::vector<Seen::iterator> play_;
    std::vector<script::Choice> moves_;
};

}  // namespace

Plays all_plays(const script::Rules& rules) {
    RepetitionSearch search(rules);
    Plays result;
    try {
        for (int order = 1; order <= (rules.directed ? 3 : 4); ++order) {
            result.comes_back = search.of_order(order);
            if (!result.comes_back.empty()) break;
            result.order = order;
        }
    } catch (const TooMuch&) {
        // Up to the order before, all plays end.
    } catch (const LimitExceeded&) {
        // A condition has met its bound.
    }
    return result;
}

}  // namespace gazetteer::conjectures
