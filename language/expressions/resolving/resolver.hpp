// SPDX-License-Identifier: GPL-3.0-or-later
// Names and types: from the tree of a text to an Expression.
#pragma once

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "graph/families/named.hpp"
#include "language/expressions/condition.hpp"
#include "language/expressions/definitions.hpp"
#include "language/expressions/expression.hpp"
#include "language/expressions/resolving/names.hpp"
#include "language/expressions/symbols.hpp"
#include "language/expressions/syntax.hpp"

namespace gazetteer::conjectures::resolving {

/// A name that the text itself gives: a variable, or a value that is written out at each use.
struct Named {
    std::string name;
    /// That of a variable.
    std::int64_t slot{};
    /// What a variable is: a vertex, or a set of vertices.
    Type type = Type::vertex;
    const Syntax* value = nullptr;
    std::vector<Syntax::Word> parameters = {};
    /// The innermost of the names that the value sees.
    const Named* seen = nullptr;
    /// The next one outwards.
    const Named* outer = nullptr;
    /// The text that a value is written in: 0, or the definition from 1.
    int text{};
    bool is_defined = false;
};

/// The value of a membership and of an emptiness that are of no set of a game.
constexpr std::int64_t no_set_of_game = -1;

class Resolver {
  public:
    explicit Resolver(About about, Naming naming = Naming::any) : naming_(naming) {
        is_about(about);
    }
    /// For the condition of a move: the names are variables, and there is no v besides.
    explicit Resolver(const ConditionNames& names) : condition_(&names) {
        for (const std::string& name : names.vertices) bind(name);
    }
    Resolver(const Definitions& definitions, About about, Naming naming) : naming_(naming) {
        is_about(about);
        for (const Syntax& one : definitions.all())
            inner_ = &names_.emplace_back(Named{.name = one.text,
                                                .value = &one.children[0],
                                                .parameters = one.variables,
                                                .seen = inner_,
                                                .outer = inner_,
                                                .text = static_cast<int>(names_.size()) + 1,
                                                .is_defined = true});
    }

    Expression value(const Syntax& syntax);
    Expression answer(const Syntax& syntax);
    Expression whole(const Syntax& syntax);

  private:
    void is_about(About about) { result_.set_about(about); }
    Type type(int id) const { return result_.node(id).type; }
    bool is_number(int id) const { return type(id) == Type::integer || type(id) == Type::real; }
    int add(Op op, Type type, std::vector<int> children, std::int64_t value = 0,
            TermGame game = TermGame::none);
    int wanted(const Syntax& syntax, Type wanted_type);
    /// What the syntax came to, which must be of this type.
    int of_type(int id, Type wanted_type, const Syntax& syntax) const;
    int any(const Syntax& syntax);
    int of_kind(const Syntax& syntax);
    int number(const Syntax& syntax);
    int operation(const Syntax& syntax);
    int arithmetic(Op op, const Syntax& a, const Syntax& b);
    int added(GivenGraph graph) {
        const Type type = graph.digraph ? Type::digraph : Type::graph;
        return add(Op::given_graph, type, {}, result_.add(std::move(graph)));
    }
    int number_in(const Syntax& syntax);
    void check_number(int id, const Syntax& syntax) const;
    /// "a < b <= c" is "a < b and b <= c".
    int comparison(const Syntax& syntax);
    int compared(const Syntax& a, const Syntax::Word& sign, const Syntax& b);
    /// outcome(GAME) = L.
    int compared_outcomes(int left, Op op, const Syntax::Word& sign, const Syntax& b);
    /// A side of a comparison or of a sum: a text in quotes is a value there.
    int side(const Syntax& syntax);
    /// A value, or a number as one.
    int as_value(int id, const Syntax& syntax);
    bool is_value(int id) const { return type(id) == Type::game_value; }
    /// A sum or a difference; of values if a part is one.
    int summed(Op op, const Syntax& a, const Syntax& b);
    /// "is_number(value(GAME))".
    int number_value(const Syntax& syntax);
    int membership(const Syntax& a, const Syntax& b);
    int emptiness(const Syntax& syntax);
    int set_by_property(const Syntax& syntax);
    /// {a, b} is {u: u = a or u = b}.
    int set_of_members(const Syntax& syntax);
    /// The size of a set, or the absolute value of a number.
    int bars(const Syntax& syntax);
    /// The node of a number; fails unless it is one that the text has.
    int written_out(const Syntax& syntax, int id) const;
    /// The distance to the nearest vertex of a set: min w where w in S: distance(u, w).
    int distance_to_set(const Syntax& syntax, int place);
    void refuse_sets_in_rules(const Syntax& syntax) const;
    std::int64_t set_of_game(const Syntax& syntax) const;
    /// Names of sets begin with a capital letter; in the rules of a game all variables are
    /// vertices.
    bool names_set(const std::string& name) const {
        return condition_ == nullptr && name.front() >= 'A' && name.front() <= 'Z';
    }
    bool is_set(const std::string& name) const {
        return condition_ != nullptr && std::ranges::count(condition_->sets, name) > 0;
    }
    int quantifier(const Syntax& syntax);
    /// The body of "forall", "exists" and "count" is a boolean, that of the others a number.
    int body_of(const Syntax& syntax);
    int restricted(const Syntax& syntax);
    Type result_of(const Syntax& syntax, int body) const {
        return syntax.text == "count" ? Type::integer : type(body);
    }
    int quantified(const Syntax& syntax, const Syntax::Word& bound, Op op,
                   std::optional<int> other = std::nullopt);
    int edge_quantifier(const Syntax& syntax);
    /// Both variables are new: over all edges, in both directions.
    int over_edges(const Syntax& syntax, const Syntax::Word& bound, const Syntax::Word& other);
    int over_sets(const Syntax& syntax, Op op);
    int over_numbers(const Syntax& syntax, Op op);
    /// A set of edges is a graph: all vertices of G, and these edges.
    int over_edge_sets(const Syntax& syntax);
    int edges_by_property(const Syntax& syntax);
    void check_edge_sets(const Syntax& syntax) const;
    bool is_edge_set(int id) const {
        const Op op = result_.node(id).op;
        return type(id) == Type::graph && (op == Op::variable || op == Op::set_of);
    }
    int size_of_edge_set(int id);
    /// "{u, w} in M", and "u in S".
    int edge_membership(const Syntax& edge, const Syntax& set);
    /// What was found, in words.
    const char* noun(int id) const {
        return is_edge_set(id) ? "a set of edges" : symbols::noun(type(id));
    }
    void check_vertex(const Syntax::Word& word, const char* why = "an edge has two vertices") const;
    void check_ends(const Syntax::Word& one, const Syntax::Word& other) const;
    void check_variable(const Syntax::Word& word) const;
    /// Binds variables, the first of which is at the slot that the body is called with.
    template <class Body>
    int within(const std::vector<std::string>& variables, Body body, Type type = Type::vertex) {
        const Named* const outside = inner_;
        for (const std::string& name : variables) bind(name, type);
        const auto count = static_cast<std::int64_t>(variables.size());
        const int result = body(bound_ - count + 1);
        inner_ = outside;
        bound_ -= count;
        return result;
    }
    void bind(const std::string& name, Type type = Type::vertex) {
        inner_ = &names_.emplace_back(
            Named{.name = name, .slot = ++bound_, .type = type, .outer = inner_});
    }
    /// The innermost of that name; null if there is none.
    const Named* find(const std::string& name) const;
    int let(const Syntax& syntax);
    /// What a value stands for where it is used, by `resolve` of its syntax.
    template <class Resolve>
    int of_value(const Named& named, const Syntax& use, Resolve resolve) {
        used_.insert(&named);
        check_arguments(named, use);
        const Named* const outside = inner_;
        const Named* seen = named.seen;
        for (std::size_t i = 0; i < use.children.size(); ++i)
            seen = &names_.emplace_back(Named{.name = named.parameters[i].text,
                                              .value = &use.children[i],
                                              .seen = outside,
                                              .outer = seen,
                                              .text = text_});
        inner_ = seen;
        const int around = std::exchange(text_, named.text);
        try {
            const int result = resolve(*named.value);
            inner_ = outside;
            text_ = around;
            return result;
        } catch (Fault& fault) {
            tell_from(around, named, use, fault);
            throw;
        }
    }
    /// A fault in the value of a definition has the column of its use.
    void tell_from(int around, const Named& named, const Syntax& use, Fault& fault) const;
    int value_of(const Named& named, const Syntax& use);
    static void check_arguments(const Named& named, const Syntax& use);

    bool is_board(int id) const { return type(id) == Type::graph || type(id) == Type::digraph; }
    int whole_graph() {
        return add(Op::whole_graph,
                   result_.about() == About::digraphs ? Type::digraph : Type::graph, {});
    }
    int vertex_v() { return add(Op::variable, Type::vertex, {}, 0); }
    /// The innermost variable of that name, or the value; v where nothing rebinds it.
    std::optional<int> variable(const Syntax::Word& word);
    /// A name without arguments, and it is that of a vertex.
    bool names_vertex(const Syntax& syntax);
    int arc(const Syntax& a, const Syntax::Word& sign, const Syntax& b);
    int named(const Syntax& syntax);
    /// The term of an old name, with a warning; nothing for another name.
    std::optional<int> renamed(const std::string& name);
    [[noreturn]] void unknown(const Syntax& syntax,
                              const std::vector<std::string>& more = {}) const;
    /// "row(u)", and "rows" without a vertex. Fails where G need not be a grid.
    int coordinate(const Syntax& syntax, std::size_t place);
    int function(const Syntax& syntax, Op op);
    int function_of_one(const Syntax& syntax, Op op);
    /// "path(order - 34)".
    int member_of(const Family& family, const Syntax& syntax);
    /// The argument of a term that takes a game first. Games given as data have their names here
    /// alone: elsewhere a variable may have them. A condition knows none of them.
    int game_argument(const Syntax& syntax);
    int unrooted(const Syntax& syntax);
    /// "after(ueg, u, w)" in the place of a game.
    bool is_play(const Syntax& syntax);
    /// A play of a geography from v: whether each move is one, what is left, and where the token
    /// has been.
    struct Play {
        TermGame game = TermGame::none;
        int board;
        std::vector<int> vertices;
        std::optional<int> legal = std::nullopt;
    };
    void move(int to, Play& play);
    /// A boolean is false, and a number undefined, after what is no play.
    int asked_after(const Syntax& syntax, int place);
    int both(int a, int b);
    TermGame wanted_game(const Syntax& syntax);
    /// Whether the last argument is a vertex.
    bool of_vertex(const Syntax& syntax) {
        return !syntax.children.empty() && type(any(syntax.children.back())) == Type::vertex;
    }
    /// Whether the last argument is a set; one that is written out is not resolved for that.
    bool of_set(const Syntax& syntax) {
        if (syntax.children.empty()) return false;
        const Syntax& last = syntax.children.back();
        return last.kind == Syntax::Kind::property || last.kind == Syntax::Kind::members ||
               type(any(last)) == Type::set;
    }
    /// The arguments sorted by type, in the order game, graph, vertices; what is left out is G, v.
    int applied(const Syntax& syntax, int place);
    /// Fails unless the vertices of the graph are those of G.
    void check_here(const Syntax& syntax, int graph) const;
    /// Fails where neither the term nor the game is of such a graph or digraph.
    void check_board(const Syntax& syntax, const Term& t, TermGame game, int board);
    int with_defaults(const Syntax& syntax, int place, TermGame game, int board,
                      std::vector<int> vertices);

    Naming naming_ = Naming::any;
    /// The names of a condition; null for a conjecture.
    const ConditionNames* condition_ = nullptr;
    Expression result_;
    std::vector<std::int64_t> tree_sizes_;
    /// Those that are out of reach as well: values see the names that were there before them.
    std::deque<Named> names_;
    const Named* inner_ = nullptr;
    /// How many variables are bound around; they have the slots from 1 on.
    std::int64_t bound_ = 0;
    /// The nodes of values, by what is bound around where they are used.
    std::map<std::pair<const Named*, std::int64_t>, int> values_;
    std::set<const Named*> used_;
    /// The text in which it is: as in Named.
    int text_ = 0;
    /// Within how many parts, and how many were resolved so far.
    int level_ = 0;
    std::int64_t resolved_ = 0;
};

}  // namespace gazetteer::conjectures::resolving
