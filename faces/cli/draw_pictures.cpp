// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/draw_pictures.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "characterizations/even_kernels/even_kernels.hpp"
#include "characterizations/matchings/gallai_edmonds.hpp"
#include "characterizations/matchings/matching_criterion.hpp"
#include "faces/cli/input/vertex_names.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/figures/grid_pictures.hpp"
#include "faces/pictures/layout.hpp"
#include "faces/pictures/plain_picture.hpp"
#include "graph/index.hpp"
#include "work/decisions/play.hpp"

namespace gazetteer::cli {

using decisions::Answer;
using decisions::Judge;
using decisions::TimeLimitReached;
using decisions::winning_vertices;
using pictures::LineRole;
using pictures::Panel;
using pictures::Picture;
using pictures::VertexRole;

namespace {

std::string set_text(const std::vector<Vertex>& vertices, const DrawQuestion& question) {
    constexpr std::size_t listed = 60;
    if (vertices.size() > listed) return fmt::format("{} vertices", vertices.size());
    return fmt::format("{{{}}}", names_of(vertices, question.given.names, ", "));
}

std::string moves_text(const std::vector<Vertex>& play, const DrawQuestion& question) {
    constexpr std::size_t listed = 60;
    if (play.size() > listed) return fmt::format("{} moves", play.size() - 1);
    return names_of(play, question.given.names, " ");
}

void add_to(Picture& picture, const std::string& sentence) {
    picture.description += " " + sentence;
}

/// Question and answer on one undirected graph.
const SparseGraph& graph_of(const Board& board, const char* what) {
    const auto* g = std::get_if<SparseGraph>(&board);
    if (g == nullptr) throw InputError(fmt::format("{} takes a graph, not a digraph", what));
    return *g;
}

void add_kernel(Picture& picture, const SparseGraph& g, const DrawQuestion& question) {
    even_kernels::EvenKernelLimits limits;
    if (question.seconds) limits.seconds = *question.seconds;
    if (question.allowance != nullptr)
        limits.nodes = static_cast<std::uint64_t>(std::max(0.0, question.allowance->left));
    const even_kernels::EvenKernelAnswer answer =
        even_kernels::EvenKernels(g).ask({.containing = question.root}, limits);
    if (answer.existence == even_kernels::EvenKernelExistence::inconclusive) {
        if (question.allowance != nullptr) question.allowance->left = -1;
        throw TimeLimitReached();
    }
    const std::string which =
        question.root ? " that contains " + name_of(question.given.names, *question.root)
                      : std::string();
    if (answer.existence == even_kernels::EvenKernelExistence::none)
        return add_to(picture, fmt::format("There is no even kernel{}.", which));
    mark(picture.panels[0], answer.kernel, VertexRole::kernel);
    picture.vertex_legend = {{VertexRole::kernel, "in the even kernel"}};
    add_to(picture, fmt::format("An even kernel{}: {}.", which, set_text(answer.kernel, question)));
}

void draw_matching(Panel& panel, const std::vector<Vertex>& mate) {
    for (Vertex v = 0; v < static_cast<int>(mate.size()); ++v)
        if (mate[index(v)] > v) line_between(panel, v, mate[index(v)]).role = LineRole::matching;
}

/// A maximum matching, one that misses the root where there is one: then uvg is P there.
void add_matching(Picture& picture, const SparseGraph& g, const DrawQuestion& question) {
    const GallaiEdmonds whole = gallai_edmonds(g);
    const bool missed = question.root && whole.is_outer(*question.root);
    const std::vector<Vertex> mate = missed ? exposing(g, whole, *question.root) : whole.mate;
    draw_matching(picture.panels[0], mate);
    picture.line_legend = {{LineRole::matching, "in the maximum matching"}};
    add_to(picture, fmt::format("A maximum matching, {} edges.", matching_of(mate).size()));
    if (question.root)
        add_to(picture, missed ? "It misses the root: a P-position of undirected vertex geography."
                               : "Every one saturates the root: an N-position of undirected vertex "
                                 "geography.");
}

void add_partition(Picture& picture, const SparseGraph& g, const DrawQuestion& question) {
    const GallaiEdmonds parts = gallai_edmonds(g);
    Panel& panel = picture.panels[0];
    mark(panel, parts.outer(), VertexRole::outer);
    mark(panel, parts.inner(), VertexRole::inner);
    mark(panel, parts.perfect(), VertexRole::perfect);
    draw_matching(panel, parts.mate);
    picture.vertex_legend = {{VertexRole::outer, "outer: missed by some maximum matching"},
                             {VertexRole::inner, "inner: not outer, joined to an outer vertex"},
                             {VertexRole::perfect, "perfect: the rest"}};
    picture.line_legend = {{LineRole::matching, "in a maximum matching"}};
    add_to(picture,
           fmt::format("Gallai-Edmonds partition: outer {}; inner {}; perfect {}.",
                       set_text(parts.outer(), question), set_text(parts.inner(), question),
                       set_text(parts.perfect(), question)));
}

void add_trail(Picture& picture, const Board& board, const DrawQuestion& question) {
    if (!question.root) throw InputError("--trail is of a play from --root V");
    Judge judge(question.game, question.seconds, question.bytes, question.allowance);
    const std::vector<Vertex> play =
        decisions::exemplary_play(question.game, board, *question.root, judge);
    Panel& panel = picture.panels[0];
    for (std::size_t i = 1; i < play.size(); ++i) {
        pictures::Line& line = line_from(panel, play[i - 1], play[i]);
        line.role = LineRole::move;
        (line.v == play[i] ? line.to_v : line.to_u) = true;
        line.label = std::to_string(i);
    }
    panel.vertices[index(play.back())].target = true;
    const bool first_wins = play.size() % 2 == 0;
    picture.line_legend = {{LineRole::move, "moves, numbered; odd ones are the first player's"}};
    picture.target_legend = "the play ends here";
    add_to(picture, fmt::format("A play of {}: {}; the {} player makes the last move and wins.",
                                question.game.name(), moves_text(play, question),
                                first_wins ? "first" : "second"));
}

void add_strategy(Picture& picture, const Board& board, const DrawQuestion& question) {
    Panel& panel = picture.panels[0];
    std::vector<Vertex> roots;
    for (Vertex v = 0; v < static_cast<int>(panel.vertices.size()); ++v)
        if (!question.root || v == *question.root) roots.push_back(v);
    Judge judge(question.game, question.seconds, question.bytes, question.allowance);
    const std::vector<Answer> answers = judge.answers(board, roots);
    std::vector<Vertex> p_positions;
    for (std::size_t i = 0; i < roots.size(); ++i) {
        const bool is_n = answers[i].is_N();
        if (!is_n) p_positions.push_back(roots[i]);
        panel.vertices[index(roots[i])].role =
            is_n ? VertexRole::n_position : VertexRole::p_position;
        for (Vertex to : winning_vertices(answers[i])) {
            pictures::Line& line = line_from(panel, roots[i], to);
            line.role = LineRole::winning;
            (line.v == to ? line.to_v : line.to_u) = true;
        }
    }
    picture.vertex_legend = {{VertexRole::n_position, "N: the player to move from here wins"},
                             {VertexRole::p_position, "P: the player to move from here loses"}};
    picture.line_legend = {{LineRole::winning, "a winning first move"}};
    if (question.root)
        return add_to(picture,
                      fmt::format("{} is {}; winning moves from {}: {}.", question.game.name(),
                                  decisions::to_string(answers[0].outcome),
                                  name_of(question.given.names, roots[0]),
                                  set_text(winning_vertices(answers[0]), question)));
    add_to(picture, fmt::format("{}: P at {}, N at the other vertices.", question.game.name(),
                                set_text(p_positions, question)));
}

void add_billiard(Picture& picture, const SparseGraph& g, const DrawQuestion& question) {
    if (!question.root) throw InputError("--billiard is about a vertex of a grid: --root V");
    if (!question.game.is<UndirectedEdgeGeography>()) throw InputError("--billiard decides ueg");
    const auto map = pictures::as_grid(g);
    if (!map) throw InputError("--billiard takes a grid with sides of 2 or more");
    std::vector<Vertex> vertices(map->image.size());
    for (std::size_t v = 0; v < vertices.size(); ++v)
        vertices[index(map->image[v])] = static_cast<Vertex>(v);
    // A cycle of order 4 is drawn as one, the trail as on a grid.
    picture.panels[0].places = places_on(*map);
    picture.panels[0].faint = true;
    add_to(picture, figures::add_deciding_trail(picture, map->grid,
                                                map->image[index(*question.root)], vertices));
}

void add_what_is_asked(Picture& picture, const Board& board, const DrawQuestion& question) {
    using What = DrawQuestion::What;
    switch (question.what) {
        case What::graph:
            return;
        case What::kernel:
            return add_kernel(picture, graph_of(board, "--kernel"), question);
        case What::matching:
            return add_matching(picture, graph_of(board, "--matching"), question);
        case What::partition:
            return add_partition(picture, graph_of(board, "--partition"), question);
        case What::trail:
            return add_trail(picture, board, question);
        case What::strategy:
            return add_strategy(picture, board, question);
        case What::billiard:
            return add_billiard(picture, graph_of(board, "--billiard"), question);
    }
}

}  // namespace

Picture picture_of(const Board& board, const std::string& name, const DrawQuestion& question) {
    Picture result = pictures::plain_picture(board, name, question.root, question.given);
    add_what_is_asked(result, board, question);
    return result;
}

}  // namespace gazetteer::cli
