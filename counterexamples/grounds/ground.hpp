// SPDX-License-Identifier: GPL-3.0-or-later
// Where to hunt: the graphs of a class by increasing order, members of families, given graphs, or
// random ones. A ground comes in levels, a level in pieces that threads take one after the other.
// A level of a shard r/m has only the pieces that are its own: the levels of the m shards are the
// same, their pieces disjoint and together the whole.
#pragma once

#include <cstdint>
#include <functional>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "counterexamples/grounds/origin.hpp"
#include "graph/any_graph.hpp"
#include "graph/enumeration/digraph_stream.hpp"
#include "graph/errors.hpp"
#include "graph/families/blow_up.hpp"
#include "graph/formats/formats.hpp"
#include "graph/graph.hpp"
#include "language/expressions/term_game.hpp"
#include "properties/framework/domain.hpp"
#include "work/shards/shard.hpp"

namespace gazetteer::conjectures {

using GraphVisitor = std::function<bool(const Graph&)>;
using LargeVisitor = std::function<bool(const LargeGraph&)>;

/// A part of a level, in a fixed order.
struct Piece {
    /// The size of all its graphs, or -1.
    int size = -1;
    /// Visits until a visit returns false; may throw ProcessError.
    std::function<void(const GraphVisitor& visit)> each;
    /// Where the graph that is being visited comes from; null where they are generated.
    std::shared_ptr<const Origin> origin = nullptr;
    /// On a ground of digraphs instead of `each`.
    std::function<void(const DigraphVisitor& visit)> each_digraph = nullptr;
    /// Graphs of more than 64 vertices, behind the others; null where there are none.
    std::function<void(const LargeVisitor& visit)> each_large = nullptr;
};

/// Gives each graph or digraph of the piece to `visit`, which takes both.
template <class Visit>
void visit_each(const Piece& piece, Visit visit) {
    piece.each_digraph ? piece.each_digraph(visit) : piece.each(visit);
}

/// Which unlabelled graphs: nauty-geng's restrictions, and vertex-transitive ones. All combine, but
/// trees only with degrees.
struct GraphRestrictions {
    bool connected = false;
    bool biconnected = false;
    bool bipartite = false;
    bool triangle_free = false;
    bool square_free = false;
    bool k4_free = false;
    bool chordal = false;
    bool split = false;
    bool perfect = false;
    bool claw_free = false;
    /// To order vertex_transitive_order_max where they are gone through.
    bool vertex_transitive = false;
    bool trees = false;
    /// All degrees equal; with degree_min = degree_max that degree.
    bool regular = false;
    int degree_min = 0;
    int degree_max = 63;
    int size_min = 0;
    int size_max = 2016;
    bool operator==(const GraphRestrictions&) const = default;
};

/// All graphs of a class of one order, or the part of a shard.
struct WholeOrder {
    GraphRestrictions which;
    int order = 0;
    runs::Shard shard;
};

/// Pieces by increasing size.
struct Level {
    /// The order of all its graphs, or -1.
    int order = -1;
    std::vector<Piece> pieces;
    /// The number of its graphs in all shards, if it is known in advance.
    std::optional<std::uint64_t> count;
    /// What the pieces are together, where that is a class of graphs.
    std::optional<WholeOrder> whole = std::nullopt;
    /// The same where it is one of digraphs.
    std::optional<DigraphClass> whole_digraphs = std::nullopt;
};

/// "a..b", "..b", "a.." or "a"; -1 for a bound that is not there.
struct Range {
    int low = -1;
    int high = -1;
    bool operator==(const Range&) const = default;
};
std::optional<Range> parse_range(std::string_view text);

/// A text of a ground without its "order a..b", for which it has blanks, and these orders.
struct OrdersApart {
    std::string rest;
    std::optional<Range> orders = std::nullopt;
    /// The column of the word, from 1; 0 without it.
    int column = 0;
};
Parsed<OrdersApart> orders_apart(std::string_view text);

struct Ground {
    /// "connected graphs of order <= 8".
    std::string name;
    /// The same with {} for the bound: what is said of a part of it. Empty if it has no bound.
    std::string name_to = {};
    /// Everything up to its bound, by increasing order: the first counterexample is a least one.
    bool exhaustive = false;
    /// The next level, or nothing at the end. Called by one thread.
    std::function<std::optional<Level>()> next;
    /// What its pieces have.
    About about = About::graphs;
};

/// What a ground says of its part to this order: its name_to with the order for {}.
std::string bounded(std::string name_to, int order);
/// The name_to of all `words` of these orders: "trees of order <= {}".
std::string orders_of(const std::string& words, int order_min, int order_max);

/// Words and bounds, by blanks or commas: "connected bipartite degree 2..3". The words are the
/// names above with - for _, "graphs" and "all" (no restriction), "regular 3", "degree 1..4",
/// "degree 3..", "edges ..12". The error's column counts in the text.
Parsed<GraphRestrictions> parse_restrictions(std::string_view text);
/// "connected bipartite graphs, degrees 2..3".
std::string to_string(const GraphRestrictions& which);

/// The greatest order to which the graphs of a class are gone through: 32, or that of the list of
/// vertex-transitive graphs.
int generated_order_max(const GraphRestrictions& which);
/// All graphs of these orders up to isomorphism, 0 <= order_min, order_max <= generated_order_max,
/// by increasing order, then size (trees: order). nauty-geng, nauty-gentreeg, or the list.
Ground exhaustive_ground(const GraphRestrictions& which, int order_min, int order_max,
                         const runs::Shard& shard = {});
/// Whether a graph is one of those that exhaustive_ground generates. Polynomial, but for perfect
/// graphs and those without K_4.
bool belongs(const GraphRestrictions& which, const Graph& g);
/// The same for the graph of a blow-up of any order, of at most 8 classes. By its definition to
/// order 64, above by the classes.
bool belongs(const GraphRestrictions& which, const BlowUp& b);
/// By the classes, whatever the order.
bool belongs_by_classes(GraphRestrictions which, const BlowUp& b);
/// The same as expressions, each of which is true of every graph of the class of order at least 1.
std::vector<std::string> conditions_of(const GraphRestrictions& which);
/// The number of graphs of the class of one order where the literature has it (OEIS A000088,
/// A001349, A033995, A005142, A006785, A024607, A002218, A000055, A006799, A006800).
std::optional<std::uint64_t> known_count(const GraphRestrictions& which, int order);

/// To this order families of one number are made where their range is written out.
constexpr int family_order_max = 256;

/// Members of order at most 64 of a family of graph/families/named.hpp, by increasing order, then
/// size, with a range for each number: "grid 2..6 2..6", "cube ..5", "path 3"; without ranges all
/// of them, "cycle". Only members with an order in `orders` are taken; without, "path 53..200" goes
/// to family_order_max. Nothing if the text does not begin with a family's name.
std::optional<Parsed<Ground>> parse_families(std::string_view text, Range orders = {},
                                             const runs::Shard& shard = {});

/// The graphs of a stream, as graph/interchange reads them; `where` is the name for errors. A
/// malformed one throws InputError as it is reached.
Ground input_ground(std::istream& in, const std::string& where);

/// A file of graphs, one a line, that can be read from many places at once.
struct GraphFile {
    /// The name for errors, by which it is opened too.
    std::string path;
    /// Where blocks of lines begin: a byte and the number of lines before it.
    struct Block {
        std::uint64_t byte = 0;
        int lines_before = 0;
    };
    std::vector<Block> blocks;
    /// The CRC-64 of ECMA-182 of the whole, in hexadecimal: the same file or another.
    std::string digest;
};
/// Reads all of it once. Throws InputError where it is not a file that can be read.
GraphFile graph_file(const std::string& path);
/// The graphs of such a file, read again block by block.
Ground file_ground(const GraphFile& file, const runs::Shard& shard = {});

/// A graph of either kind, or why the text is neither.
Parsed<AnyGraph> parse_graph_of_any_order(std::string_view text);
/// These graphs; `origins` are as many, or none.
Ground list_ground(std::string name, std::vector<Graph> graphs, const runs::Shard& shard = {},
                   const std::vector<Origin>& origins = {});
/// The same of graphs of which some are large, which are of the first shard.
Ground list_of_any_order_ground(std::string name, const std::vector<AnyGraph>& graphs,
                                const runs::Shard& shard, const std::vector<Origin>& origins);

/// How random graphs are drawn.
struct RandomModel {
    /// As parsed: "gnp(20, 0.3)".
    std::string name;
    std::function<Graph(properties::Dice&)> draw;
    /// It draws digraphs instead.
    std::function<Digraph(properties::Dice&)> draw_digraph = nullptr;
    DigraphClass within_digraphs = {};
    About about() const { return draw_digraph ? About::digraphs : About::graphs; }
    /// The graphs among which a hit may be made smaller.
    GraphRestrictions within;
};
/// "gnp(order, p)", "gnm(order, size)", "tree(order)", "bipartite(order, order, p)",
/// "regular(order, degree)"; "digraph(order, p)", "tournament(order)".
Parsed<RandomModel> parse_random_model(std::string_view text);
/// Draw i. Depends on the seed and i alone.
AnyGraph drawn_graph(const RandomModel& model, std::uint64_t seed, std::uint64_t i);
/// Draws 0 to count - 1.
Ground random_ground(const RandomModel& model, std::uint64_t count, std::uint64_t seed,
                     const runs::Shard& shard = {});

}  // namespace gazetteer::conjectures
