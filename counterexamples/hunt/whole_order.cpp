// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/hunt/whole_order.hpp"

#include <fmt/format.h>
#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <span>

#include "counterexamples/families/class_families.hpp"
#include "counterexamples/families/family_evaluator.hpp"
#include "counterexamples/hunt/piece_runner.hpp"
#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/graph_counts.hpp"
#include "language/expressions/terms.hpp"
#include "language/terms/graphs_ahead.hpp"
#include "oracle/engines/ueg/ueg_classes.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/unrooted.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr int streamed_order_max = 11;

/// Few enough of order 11 to be searched one by one.
bool is_small(const GraphRestrictions& which) {
    return which.bipartite || which.triangle_free || which.square_free || which.split ||
           which.trees || which.regular || which.vertex_transitive;
}

/// The most edges that H has.
int base_size_max(const WholeOrder& of) {
    const int by_degrees = std::min(of.which.degree_max, of.order) * of.order / 2;
    return std::clamp(std::min(of.which.size_max, by_degrees), 0,
                      UnlabelledGraphs::size_max_of_all);
}

/// A graph that waits to be looked at with others.
struct Waiting {
    Graph graph;
    AnswersInUse::Known known;
};

/// One thread's part.
struct StreamPart {
    StreamPart(const Conjecture& conjecture, const KeepLimits& kept)
        : hunter(conjecture, kept), families(conjecture) {}

    Hunter hunter;
    FamilyEvaluator families;
    HuntTally tally;
    std::vector<Waiting> waiting;
};

/// The options with the room that the stream leaves to memos.
HuntOptions beside_stream(const WholeOrderHunt& hunt) {
    HuntOptions result = hunt.options;
    if (result.bytes != runs::WorkLimits::all_memory)
        result.bytes -=
            std::min(result.bytes, streamed_bytes(streamed_game(hunt.conjecture), hunt.of));
    return result;
}

class Stream {
  public:
    explicit Stream(const WholeOrderHunt& hunt)
        : hunt_(hunt),
          game_(streamed_game(hunt.conjecture)),
          options_(beside_stream(hunt)),
          in_batches_(asks_in_batches(hunt.conjecture.expression())),
          exact_class_(is_told_by_families(hunt.of.which)),
          memo_bytes_(bytes_of_memo(options_, memos_of(hunt.conjecture.expression()))),
          answers_(order_answers(options_, memos_of(hunt.conjecture.expression()))),
          parts_([this] { return StreamPart(hunt_.conjecture, hunt_.kept); }),
          by_families_(exact_class_ && hunt.kept.near == 0 &&
                       parts_.local().families.knows_something()) {}

    HuntTally run();

  private:
    bool stopped() const { return options_.stop.stop_requested(); }
    void visit(const DecidedExtensions& decided);
    SubsetFamily left_by_families(const DecidedExtensions& decided, const SubsetFamily& members,
                                  StreamPart& part) const;
    void count_instances(const DecidedExtensions& decided, const SubsetFamily& chosen,
                         const FamilyInstance& instance, StreamPart& part) const;
    void add_by_size(const SubsetFamily& family, int base_size, std::uint64_t SizeTally::*what,
                     StreamPart& part) const;
    void look(const DecidedExtensions& decided, VertexSet s, StreamPart& part,
              AnswersInUse& answers) const;
    bool look(const Waiting& one, StreamPart& part, AnswersInUse& answers) const;
    void look_at_waiting(StreamPart& part, AnswersInUse& answers) const;
    void between(std::uint64_t place);
    void gather();

    const WholeOrderHunt& hunt_;
    StreamedGame game_;
    HuntOptions options_;
    bool in_batches_;
    bool exact_class_;
    std::size_t memo_bytes_;
    std::shared_ptr<OrderAnswers> answers_;
    tbb::enumerable_thread_specific<StreamPart> parts_;
    bool by_families_;
    HuntTally all_;
};

AnswersInUse::Known known_of(const DecidedExtensions& decided, VertexSet s) {
    AnswersInUse::Known known;
    if (decided.edge_delete != nullptr)
        known.edge_delete_value = decided.edge_delete->grundy().value(s.bits());
    if (decided.ueg == nullptr) return known;
    known.ueg_P_roots = decided.ueg->member(s).p_roots;
    const WinningMoveDigits* const moves = decided.ueg->winning_moves();
    if (moves == nullptr) return known;
    known.ueg_winning_moves.emplace();
    for (Vertex v = 0; v <= decided.graphs->base().order(); ++v)
        known.ueg_winning_moves->at(static_cast<std::size_t>(v)) =
            static_cast<std::uint8_t>(moves->count(v, s.bits()));
    return known;
}

template <class Visit>
void for_each_set(const SubsetFamily& family, std::size_t words, Visit visit) {
    std::uint64_t first = 0;
    for (std::uint64_t word : std::span(family.words).first(words)) {
        for (Vertex low : VertexSet::from_bits(word))
            visit(VertexSet::from_bits(first + static_cast<std::uint64_t>(low)));
        first += 64;
    }
}

void Stream::visit(const DecidedExtensions& decided) {
    if (stopped()) return;
    const runs::WorkLimits limits(options_.stop, memo_bytes_);
    AnswersInUse answers(*answers_);
    StreamPart& part = parts_.local();
    const std::uint64_t before = part.tally.graphs + part.waiting.size();
    const FamilyAlgebra algebra(decided.graphs->base().order());
    const SubsetFamily members = members_of(hunt_.of.which, *decided.graphs);
    const SubsetFamily open = by_families_ ? left_by_families(decided, members, part) : members;
    if (!algebra.is_empty(open))
        for_each_set(algebra.both(decided.graphs->unlabelled(), open), algebra.words(),
                     [&](VertexSet s) {
                         if (!stopped()) look(decided, s, part, answers);
                     });
    if (hunt_.seen) hunt_.seen(part.tally.graphs + part.waiting.size() - before);
}

/// Counts the graphs of the class on which every instance is known, and gives the others.
SubsetFamily Stream::left_by_families(const DecidedExtensions& decided, const SubsetFamily& members,
                                      StreamPart& part) const {
    part.families.load(decided);
    const FamilyAlgebra& algebra = part.families.algebra();
    const Vertex x = decided.graphs->base().order();
    const bool rooted = hunt_.conjecture.about_vertices();
    SubsetFamily known = members;
    SubsetFamily met;
    FamilyInstance last;
    for (Vertex v = rooted ? 0 : x; v <= x && !algebra.is_empty(known); ++v) {
        last = part.families.at(v);
        const SubsetFamily met_here = algebra.either(last.holds, last.fails);
        met = algebra.either(met, met_here);
        known = algebra.both(known, algebra.either(met_here, last.vacuous));
    }
    const SubsetFamily graphs = algebra.both(known, decided.graphs->unlabelled());
    const SubsetFamily graphs_met = algebra.both(graphs, met);
    part.tally.graphs += algebra.count(graphs);
    part.tally.graphs_met += algebra.count(graphs_met);
    const int base_size = decided.graphs->base().size();
    add_by_size(graphs, base_size, &SizeTally::graphs, part);
    add_by_size(graphs_met, base_size, &SizeTally::graphs_met, part);
    count_instances(decided,
                    rooted ? algebra.both(known, decided.graphs->orbit_representatives()) : graphs,
                    last, part);
    return algebra.without(members, known);
}

/// `instance` is that of x, or of the graph.
void Stream::count_instances(const DecidedExtensions& decided, const SubsetFamily& chosen,
                             const FamilyInstance& instance, StreamPart& part) const {
    const FamilyAlgebra& algebra = part.families.algebra();
    const SubsetFamily failing = algebra.both(chosen, instance.fails);
    const SubsetFamily met = algebra.both(chosen, algebra.either(instance.holds, instance.fails));
    part.tally.instances_met += algebra.count(met);
    const SmallGraph& h = decided.graphs->base();
    add_by_size(met, h.size(), &SizeTally::instances_met, part);
    for_each_set(failing, algebra.words(), [&](VertexSet s) {
        part.hunter.note_failure(h.order() + 1, h.size() + s.size(), part.tally, [&] {
            const Graph g = h.with_vertex(s).to_graph();
            if (!hunt_.conjecture.about_vertices()) return Found{.graph = canonical(g)};
            return Found{.graph = canonical(RootedGraph{g, h.order()}).graph, .rooted = true};
        });
    });
}

/// Each S of the family stands for a graph with as many edges more than H.
void Stream::add_by_size(const SubsetFamily& family, int base_size, std::uint64_t SizeTally::*what,
                         StreamPart& part) const {
    if (!hunt_.kept.by_size) return;
    for_each_set(family, part.families.algebra().words(),
                 [&](VertexSet s) { ++(part.tally.of_size(base_size + s.size()).*what); });
}

void Stream::look(const DecidedExtensions& decided, VertexSet s, StreamPart& part,
                  AnswersInUse& answers) const {
    Waiting one{decided.graphs->base().with_vertex(s).to_graph(), {}};
    if (!exact_class_ && !belongs(hunt_.of.which, one.graph)) return;
    one.known = known_of(decided, s);
    if (!in_batches_) {
        look(one, part, answers);
        return;
    }
    part.waiting.push_back(std::move(one));
    if (part.waiting.size() == Lanes::count) look_at_waiting(part, answers);
}

bool Stream::look(const Waiting& one, StreamPart& part, AnswersInUse& answers) const {
    answers.know(one.graph, one.known);
    return part.hunter.visit_last(one.graph, part.tally);
}

void Stream::look_at_waiting(StreamPart& part, AnswersInUse& answers) const {
    std::size_t at = 0;
    GraphsAhead ahead(
        [&](const Graph&) { return !stopped() && look(part.waiting[at++], part, answers); });
    const bool on =
        std::ranges::all_of(part.waiting, [&](const Waiting& one) { return ahead.add(one.graph); });
    if (on) ahead.finish();
    part.waiting.clear();
}

/// While no thread is at work.
void Stream::gather() {
    const runs::WorkLimits limits(options_.stop, memo_bytes_);
    AnswersInUse answers(*answers_);
    for (StreamPart& part : parts_) {
        look_at_waiting(part, answers);
        add(all_, std::move(part.tally), hunt_.kept.near);
        part.tally = {};
    }
    keep_least(all_, hunt_.kept);
    for (StreamPart& part : parts_) part.tally.great_enough = all_.great_enough;
}

void Stream::between(std::uint64_t place) {
    if (!hunt_.due || stopped() || !hunt_.due()) return;
    gather();
    // What was stopped in the midst is not all that comes before the place.
    if (!stopped()) hunt_.save(place, all_);
}

HuntTally Stream::run() {
    all_ = hunt_.before;
    ExtensionOptions options{.threads = options_.threads,
                             .shard = static_cast<std::uint64_t>(hunt_.of.shard.res),
                             .shard_count = static_cast<std::uint64_t>(hunt_.of.shard.mod),
                             .visit_from = hunt_.from};
    options.base_size_max = base_size_max(hunt_.of);
    options.go_on = [this](const ExtensionProgress&) { return !stopped(); };
    options.between = [this](std::uint64_t place) { between(place); };
    const auto of_ueg = [this](const RootedExtensions& decided) {
        visit({.graphs = &decided, .ueg = &decided});
    };
    const auto of_edge_delete = [this](const EdgeDeleteExtensions& decided) {
        visit({.graphs = &decided, .edge_delete = &decided});
    };
    const int order = hunt_.of.order;
    const bool complete = game_ == StreamedGame::edge_delete
                              ? for_each_edge_delete_class(order, options, of_edge_delete)
                          : game_ == StreamedGame::ueg_with_moves
                              ? for_each_ueg_class_with_moves(order, options, of_ueg)
                              : for_each_ueg_class(order, options, of_ueg);
    gather();
    all_.complete = complete && !stopped();
    return std::move(all_);
}

}  // namespace

StreamedGame streamed_game(const Conjecture& conjecture) {
    const Expression& expression = conjecture.expression();
    StreamedGame result = StreamedGame::none;
    for (const Node& node : expression.nodes()) {
        if (node.op != Op::term || node.game == TermGame::none ||
            expression.node(node.children[0]).op != Op::whole_graph)
            continue;
        const std::string_view name = term(node.value).name;
        const bool moves = name == "winning_moves";
        if (name == "grundy" ? node.game != term_game<EdgeDelete>
                             : !moves && name != "P" && name != "N")
            continue;
        if (node.game == term_game<UndirectedEdgeGeography> && moves)
            return StreamedGame::ueg_with_moves;
        if (node.game == term_game<UndirectedEdgeGeography> ||
            node.game == term_game<Unrooted<UndirectedEdgeGeography>>)
            result = StreamedGame::ueg;
        else if (node.game == term_game<EdgeDelete> && !moves && result == StreamedGame::none)
            result = StreamedGame::edge_delete;
    }
    return result;
}

std::size_t streamed_bytes(StreamedGame game, const WholeOrder& of) {
    std::vector<std::uint64_t> bases = graph_counts_by_size(of.order - 1);
    bases.resize(std::min(bases.size(), static_cast<std::size_t>(base_size_max(of)) + 1));
    return game == StreamedGame::edge_delete ? edge_delete_classes_bytes(of.order, bases)
                                             : ueg_classes_bytes(of.order, bases);
}

bool may_stream(const Conjecture& conjecture, const WholeOrder& of, int order_min) {
    return std::max(order_min, 1) <= of.order && of.order <= streamed_order_max &&
           !is_small(of.which) && conjecture.by() == By::oracle &&
           streamed_game(conjecture) != StreamedGame::none;
}

HuntTally hunt_whole_order(const WholeOrderHunt& hunt) {
    return Stream(hunt).run();
}

bool is_streamed(const Conjecture& conjecture, const Level& level, const HuntOptions& options) {
    if (!level.whole || (options.answers && !options.answers->used()) ||
        !may_stream(conjecture, level.whole.value(), options.whole_orders_from))
        return false;
    const std::size_t bytes = streamed_bytes(streamed_game(conjecture), *level.whole);
    if (bytes <= options.bytes) return true;
    if (options.notice && level.order > TableMaker<OrderAnswers::Ueg>::order_max)
        options.notice(fmt::format(
            "order {} is searched graph by graph: to decide all its graphs at once takes about {} "
            "MiB; allowed are {} MiB (--memory)",
            level.order, (bytes >> 20) + 1, options.bytes >> 20));
    return false;
}

}  // namespace gazetteer::conjectures
