// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/marks/marked_drawer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "faces/cli/data_pictures.hpp"
#include "faces/cli/draw_pictures.hpp"
#include "faces/cli/input/games.hpp"
#include "faces/cli/input/script_games.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/pictures/plain_picture.hpp"
#include "work/decisions/play.hpp"

namespace gazetteer::cli {

namespace {

using pictures::Picture;
using reports::Drawing;
using reports::Marks;
using What = DrawQuestion::What;

/// What one picture may draw on. What it took is gone for all of the report.
class Share {
  public:
    Share(double most, PositionAllowance& whole)
        : whole_(whole), given_(std::min(most, whole.left)), left_{given_} {}
    Share(const Share&) = delete;
    ~Share() { whole_.left -= given_ - left_.left; }
    PositionAllowance* left() { return &left_; }

  private:
    PositionAllowance& whole_;
    double given_;
    PositionAllowance left_;
};

/// One instance, and what is left of the limits.
class MarkedInstance {
  public:
    MarkedInstance(const Board& board, const std::string& name, std::optional<Vertex> root,
                   const MarkLimits& limits, PositionAllowance& left_in_all)
        : board_(board), name_(name), root_(root), limits_(limits), left_in_all_(left_in_all) {}

    Drawing drawing(const Marks& marks) {
        const bool too_large = order_of(board_) > limits_.order_max;
        if (too_large && marks != Marks{})
            note_ = fmt::format("Nothing is marked: the graph has more than {} vertices.",
                                limits_.order_max);
        if (!too_large) {
            for (const std::string& game : marks.games)
                attempt("who wins " + name_of(game),
                        [&] { add_game(game, std::ranges::count(marks.grundy_games, game) > 0); });
            add_parts(marks);
        }
        if (pictures_.empty()) pictures_ = {pictures::plain_picture(board_, name_, root_)};
        return {.pictures = std::move(pictures_), .note = std::move(note_)};
    }

  private:
    void add_parts(const Marks& marks) {
        if (marks.even_kernel) attempt("an even kernel", [&] { add(part(What::kernel)); });
        if (marks.partition)
            attempt("the partition", [&] { add(part(What::partition)); });
        else if (marks.matching)
            attempt("a matching", [&] { add(part(What::matching)); });
    }

    /// Rules given as text go by the name after "game".
    static std::string name_of(const std::string& game) {
        if (game.find('\n') == game.npos) return game;
        return game_from_text(game, "the game of the report").name;
    }

    Picture part(What what) {
        Share share(limits_.positions, left_in_all_);
        return picture_of(board_, name_, asking(what, share));
    }

    DrawQuestion asking(What what, Share& share) const {
        return {.what = what,
                .root = root_,
                .seconds = std::nullopt,
                .bytes = limits_.bytes,
                .allowance = share.left()};
    }

    void add(Picture picture) {
        if (root_) {
            picture.panels.front().vertices.at(static_cast<std::size_t>(*root_)).root = true;
            picture.root_legend = "the root";
        }
        pictures_.push_back(std::move(picture));
    }

    /// At every vertex, with Grundy values if they are asked for and can be had, or else at the
    /// root alone.
    void add_game(const std::string& game, bool grundy) {
        if (limits_.stop.stop_requested()) throw EngineStopped();
        if (grundy && attempt("Grundy values of " + name_of(game),
                              [&] { add(who_wins(game, std::nullopt, true)); }))
            return;
        const std::string note = note_;
        if (attempt("", [&] { add(who_wins(game, std::nullopt, false)); })) return;
        note_ = note;
        if (!root_) throw EngineStopped();
        add(who_wins(game, root_, false));
    }

    Picture who_wins(const std::string& game, std::optional<Vertex> root, bool grundy) {
        Share share(limits_.positions, left_in_all_);
        auto rules = rules_of(game, grundy);
        if (!rules) {
            DrawQuestion question = asking(What::strategy, share);
            question.game = built_in(game);
            question.root = root;
            return picture_of(board_, name_, question);
        }
        if (rules->tokens.size() > 1 || (rules->is_partizan() && !rules->tokens.empty() && !root))
            throw InputError("it is played from several vertices");
        DataDrawQuestion question{
            .rules = *rules,
            .tokens = {},
            .limits = {.bytes = limits_.bytes, .stop = &limits_.stop, .allowance = share.left()},
            .grundy = grundy};
        if (root && !rules->tokens.empty()) question.tokens = {*root};
        return strategy_picture(board_, name_, question);
    }

    static Game built_in(std::string name) {
        std::ranges::replace(name, '_', '-');
        return game_of(name);
    }

    /// The file of oracle/games/ that has the rules of uvg, ueg, dvg or deg.
    static std::string shipped_name(Game game) {
        const std::string name = game.name();
        return std::string(game.is_directed() ? "directed" : "undirected") +
               (name.find('v', 1) == 1 ? "_vertex" : "_edge") + "_geography";
    }

    /// Nothing for the games with one token along edges, which theorems decide, unless a search is
    /// asked for: only it has Grundy values.
    static std::optional<script::Rules> rules_of(const std::string& game, bool search) {
        if (game.find('\n') != game.npos) return game_from_text(game, "the game of the report");
        std::string name = game;
        std::ranges::replace(name, '_', '-');
        if (!Game::named(name)) return script_game_of(game, {});
        const Game known = game_of(name);
        if (known.has_unrooted_form()) {
            if (!search) return std::nullopt;
            auto rules = script_game_of(shipped_name(known), {});
            rules->name = known.name();
            return rules;
        }
        return rules_of_built_in(known);
    }

    /// What does not come to an end within the limits is a sentence of the note. Whether it did.
    template <class Draw>
    bool attempt(const std::string& what, Draw draw) {
        const auto unmarked = [&](const std::string& why) {
            note_ += fmt::format("{}Not marked: {} ({}).", note_.empty() ? "" : " ", what, why);
        };
        const auto beyond = [&] {
            if (left_in_all_.used_up()) return std::string("the report was searched for enough");
            return fmt::format("no answer within {:.0f} positions and {}", limits_.positions,
                               memory_text(static_cast<double>(limits_.bytes)));
        };
        try {
            draw();
            return true;
        } catch (const decisions::TimeLimitReached&) {
            unmarked(beyond());
        } catch (const EngineStopped&) {
            unmarked(limits_.stop.stop_requested() ? "the time was over" : beyond());
        } catch (const EngineLimitExceeded&) {
            unmarked(beyond());
        } catch (const decisions::OutOfReach& e) {
            unmarked(e.what());
        } catch (const InputError& e) {
            unmarked(e.what());
        }
        return false;
    }

    const Board& board_;
    const std::string& name_;
    std::optional<Vertex> root_;
    const MarkLimits& limits_;
    PositionAllowance& left_in_all_;
    std::vector<Picture> pictures_;
    std::string note_;
};

}  // namespace

reports::Drawer marked_drawer(MarkLimits limits) {
    const auto left =
        std::make_shared<PositionAllowance>(PositionAllowance{limits.positions_in_all});
    return [limits, left](const Board& board, const std::string& name, std::optional<Vertex> root,
                          const Marks& marks) {
        return MarkedInstance(board, name, root, limits, *left).drawing(marks);
    };
}

}  // namespace gazetteer::cli
