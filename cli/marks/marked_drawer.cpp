// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/marks/marked_drawer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "cli/data_pictures.hpp"
#include "cli/draw_pictures.hpp"
#include "cli/input/games.hpp"
#include "cli/input/script_games.hpp"
#include "cli/output/output.hpp"
#include "decisions/play.hpp"
#include "pictures/plain_picture.hpp"
#include "runs/work/stop.hpp"

namespace gazetteer::cli {

namespace {

using pictures::Picture;
using reports::Drawing;
using reports::Marks;
using What = DrawQuestion::What;

/// One instance, and what is left of the limits.
class MarkedInstance {
  public:
    MarkedInstance(const Board& board, const std::string& name, std::optional<Vertex> root,
                   const MarkLimits& limits, std::stop_token stop)
        : board_(board), name_(name), root_(root), limits_(limits), stop_(std::move(stop)) {}

    Drawing drawing(const Marks& marks) {
        const bool too_large = order_of(board_) > limits_.order_max;
        if (too_large && marks != Marks{})
            note_ = fmt::format("Nothing is marked: the graph has more than {} vertices.",
                                limits_.order_max);
        for (std::size_t i = 0; i < marks.games.size() && !too_large; ++i)
            attempt("who wins " + name_of(marks.games[i]), [&] { add_game(marks.games[i]); });
        if (!too_large) add_parts(marks);
        if (pictures_.empty()) pictures_ = {pictures::plain_picture(board_, name_, root_)};
        return {.pictures = std::move(pictures_), .note = std::move(note_)};
    }

  private:
    void add_parts(const Marks& marks) {
        if (marks.even_kernel)
            attempt("an even kernel",
                    [&] { add(picture_of(board_, name_, asking(What::kernel))); });
        if (marks.partition)
            attempt("the partition",
                    [&] { add(picture_of(board_, name_, asking(What::partition))); });
        else if (marks.matching)
            attempt("a matching", [&] { add(picture_of(board_, name_, asking(What::matching))); });
    }

    /// Rules given as text go by the name after "game".
    static std::string name_of(const std::string& game) {
        if (game.find('\n') == game.npos) return game;
        return game_from_text(game, "the game of the report").name;
    }

    DrawQuestion asking(What what) const {
        return {.what = what, .root = root_, .seconds = limits_.seconds, .bytes = limits_.bytes};
    }

    void add(Picture picture) {
        if (root_) {
            picture.panels.front().vertices.at(static_cast<std::size_t>(*root_)).root = true;
            picture.root_legend = "the root";
        }
        pictures_.push_back(std::move(picture));
    }

    /// At every vertex, or else at the root alone.
    void add_game(const std::string& game) {
        if (stop_.stop_requested()) throw EngineStopped();
        const std::size_t before = pictures_.size();
        std::string told;
        std::swap(told, note_);
        attempt("", [&] { add(who_wins(game, std::nullopt)); });
        const bool done = pictures_.size() > before;
        std::swap(told, note_);
        if (!done && !root_) throw EngineStopped();
        if (!done) add(who_wins(game, root_));
    }

    Picture who_wins(const std::string& game, std::optional<Vertex> root) const {
        auto rules = rules_of(game);
        if (!rules) {
            DrawQuestion question = asking(What::strategy);
            question.game = built_in(game);
            question.root = root;
            return picture_of(board_, name_, question);
        }
        const runs::Stop clock(limits_.seconds, stop_);
        const std::stop_token stop = clock.token();
        if (rules->tokens.size() > 1 || (rules->is_partizan() && !rules->tokens.empty() && !root))
            throw InputError("it is played from several vertices");
        DataDrawQuestion question{
            .rules = *rules, .tokens = {}, .limits = {.bytes = limits_.bytes, .stop = &stop}};
        if (root && !rules->tokens.empty()) question.tokens = {*root};
        return strategy_picture(board_, name_, question);
    }

    static Game built_in(std::string name) {
        std::ranges::replace(name, '_', '-');
        return game_of(name);
    }

    /// Nothing for the games with one token along edges, which theorems decide.
    static std::optional<script::Rules> rules_of(const std::string& game) {
        if (game.find('\n') != game.npos) return game_from_text(game, "the game of the report");
        std::string name = game;
        std::ranges::replace(name, '_', '-');
        if (!Game::named(name)) return script_game_of(game, {});
        const Game known = game_of(name);
        if (known.has_unrooted_form()) return std::nullopt;
        return rules_of_built_in(known);
    }

    /// What does not come to an end within the limits is a sentence of the note.
    template <class Draw>
    void attempt(const std::string& what, Draw draw) {
        const auto unmarked = [&](const std::string& why) {
            note_ += fmt::format("{}Not marked: {} ({}).", note_.empty() ? "" : " ", what, why);
        };
        const std::string limit = fmt::format("no answer within {:g} s and {}", limits_.seconds,
                                              memory_text(static_cast<double>(limits_.bytes)));
        try {
            draw();
        } catch (const decisions::TimeLimitReached&) {
            unmarked(limit);
        } catch (const EngineStopped&) {
            unmarked(stop_.stop_requested() ? "the time was over" : limit);
        } catch (const EngineLimitExceeded&) {
            unmarked(limit);
        } catch (const decisions::OutOfReach& e) {
            unmarked(e.what());
        } catch (const InputError& e) {
            unmarked(e.what());
        }
    }

    const Board& board_;
    const std::string& name_;
    std::optional<Vertex> root_;
    const MarkLimits& limits_;
    std::stop_token stop_;
    std::vector<Picture> pictures_;
    std::string note_;
};

}  // namespace

reports::Drawer marked_drawer(MarkLimits limits) {
    // The clock of the whole report starts with its first picture.
    const auto clock = std::make_shared<std::unique_ptr<runs::Stop>>();
    return [limits, clock](const Board& board, const std::string& name, std::optional<Vertex> root,
                           const Marks& marks) {
        if (!*clock) *clock = std::make_unique<runs::Stop>(limits.seconds_in_all, limits.stop);
        return MarkedInstance(board, name, root, limits, (*clock)->token()).drawing(marks);
    };
}

}  // namespace gazetteer::cli
