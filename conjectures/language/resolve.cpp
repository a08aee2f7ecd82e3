// SPDX-License-Identifier: GPL-3.0-or-later
// Names and types: from the tree of a text to an Expression.
#include <algorithm>
#include <optional>
#include <utility>

#include "conjectures/language/condition.hpp"
#include "conjectures/language/data_games.hpp"
#include "conjectures/language/expression.hpp"
#include "conjectures/language/names.hpp"
#include "conjectures/language/parse_value.hpp"
#include "conjectures/language/symbols.hpp"
#include "conjectures/language/syntax.hpp"
#include "conjectures/language/terms.hpp"
#include "graph/formats/words.hpp"

namespace gazetteer::conjectures {

namespace {

using namespace resolving;

/// The number of nodes of the tree that a node stands for grows beyond this when equal parts
/// multiply ("a < b < c" has b twice).
constexpr std::int64_t tree_size_max = 200'000;

class Resolver {
  public:
    Resolver() = default;
    /// For the condition of a move: the names are variables, and there is no v besides.
    explicit Resolver(const ConditionNames& names) : condition_(&names), scope_(names.vertices) {}

    Expression value(const Syntax& syntax) {
        const int id = any(syntax);
        if (type(id) != Type::boolean && !is_number(id))
            fail(std::string("expected a boolean or a number, found ") + symbols::noun(type(id)),
                 syntax.column);
        result_.set_root(id);
        return std::move(result_);
    }
    Expression whole(const Syntax& syntax) {
        result_.set_root(wanted(syntax, Type::boolean));
        return std::move(result_);
    }

  private:
    Type type(int id) const { return result_.node(id).type; }

    bool is_number(int id) const { return type(id) == Type::integer || type(id) == Type::real; }

    int add(Op op, Type type, std::vector<int> children, std::int64_t value = 0,
            TermGame game = TermGame::none) {
        std::int64_t size = 1;
        for (int child : children) size += tree_sizes_[static_cast<std::size_t>(child)];
        if (size > tree_size_max)
            fail("with its repeated parts written out, the expression has more than " +
                     std::to_string(tree_size_max) + " parts",
                 1);
        const int id = result_.add({op, type, game, value, std::move(children)});
        if (static_cast<std::size_t>(id) == tree_sizes_.size()) tree_sizes_.push_back(size);
        return id;
    }

    int wanted(const Syntax& syntax, Type wanted_type) {
        const int id = any(syntax);
        if (type(id) != wanted_type)
            fail(std::string("expected ") + symbols::noun(wanted_type) + ", found " +
                     symbols::noun(type(id)),
                 syntax.column);
        return id;
    }

    int any(const Syntax& syntax) {
        switch (syntax.kind) {
            case Syntax::Kind::number:
                return number(syntax);
            case Syntax::Kind::name:
                return named(syntax);
            case Syntax::Kind::operation:
                return operation(syntax);
            case Syntax::Kind::comparison:
                return comparison(syntax);
            case Syntax::Kind::quantifier:
                return quantifier(syntax);
            case Syntax::Kind::edge_quantifier:
                return edge_quantifier(syntax);
            case Syntax::Kind::quoted:
                return added(given_graph(syntax, "\"" + syntax.text + "\"", syntax.text));
        }
        throw ContractViolation("requires a kind of syntax");
    }

    int number(const Syntax& syntax) {
        if (syntax.text.size() > 18) fail("an integer has at most 18 digits", syntax.column);
        return add(Op::constant, Type::integer, {}, std::stoll(syntax.text));
    }

    int operation(const Syntax& syntax) {
        if (syntax.text == "not")
            return add(Op::negation, Type::boolean, {wanted(syntax.children[0], Type::boolean)});
        if (syntax.children.size() == 1) {
            const int child = number_in(syntax.children[0]);
            return add(Op::minus, type(child), {child});
        }
        const Op op = *symbols::find(symbols::operations, syntax.text);
        if (op > Op::equivalence) return arithmetic(op, syntax.children[0], syntax.children[1]);
        const int left = wanted(syntax.children[0], Type::boolean);
        const int right = wanted(syntax.children[1], Type::boolean);
        return add(op, Type::boolean, {left, right});
    }

    int arithmetic(Op op, const Syntax& a, const Syntax& b) {
        const bool whole = op == Op::divide || op == Op::modulo || op == Op::gcd;
        const int left = whole ? wanted(a, Type::integer) : number_in(a);
        const bool to_integer = whole || op == Op::power;
        const int right = to_integer ? wanted(b, Type::integer) : number_in(b);
        const bool literal = b.kind == Syntax::Kind::number;
        return add(op, result_type(op, type(left), type(right), literal), {left, right});
    }

    int added(GivenGraph graph) {
        return add(Op::given_graph, Type::graph, {}, result_.add(std::move(graph)));
    }

    int number_in(const Syntax& syntax) {
        const int id = any(syntax);
        if (!is_number(id))
            fail(std::string("expected a number, found ") + symbols::noun(type(id)), syntax.column);
        return id;
    }

    /// "a < b <= c" is "a < b and b <= c".
    int comparison(const Syntax& syntax) {
        int result = -1;
        for (std::size_t i = 0; i < syntax.operators.size(); ++i) {
            const int one =
                compared(syntax.children[i], syntax.operators[i], syntax.children[i + 1]);
            result = result < 0 ? one : add(Op::conjunction, Type::boolean, {result, one});
        }
        return result;
    }

    int compared(const Syntax& a, const Syntax::Word& sign, const Syntax& b) {
        if (sign.text == "in") return membership(a, sign, b);
        const Op op = *symbols::find(symbols::comparisons, sign.text);
        if (op == Op::adjacent) {
            const int left = wanted(a, Type::vertex);
            return add(op, Type::boolean, {whole_graph(), left, wanted(b, Type::vertex)});
        }
        const int left = any(a);
        if (type(left) == Type::outcome) return compared_outcomes(left, op, sign, b);
        const bool of_vertices =
            type(left) == Type::vertex && (op == Op::equal || op == Op::unequal);
        if (type(left) == Type::boolean && op == Op::equal)
            fail("booleans are compared by <->", sign.column);
        if (of_vertices) return add(op, Type::boolean, {left, wanted(b, type(left))});
        if (!is_number(left))
            fail("expected a number before " + sign.text + ", found " + symbols::noun(type(left)),
                 a.column);
        return add(op, Type::boolean, {left, number_in(b)});
    }

    /// outcome(GAME) = L.
    int compared_outcomes(int left, Op op, const Syntax::Word& sign, const Syntax& b) {
        if (op != Op::equal && op != Op::unequal)
            fail("outcomes are compared by = and !=", sign.column);
        if (b.kind == Syntax::Kind::name && b.text == "outcome")
            return add(op, Type::boolean, {left, wanted(b, Type::outcome)});
        return add(op, Type::boolean,
                   {left, add(Op::constant, Type::outcome, {}, outcome_letter(b))});
    }

    int membership(const Syntax& a, const Syntax::Word& sign, const Syntax& b) {
        if (condition_ == nullptr) fail("only the rules of a game have sets for 'in'", sign.column);
        return add(Op::member, Type::boolean, {wanted(a, Type::vertex)}, wanted_set(b));
    }
    int emptiness(const Syntax& syntax) {
        if (syntax.children.size() != 1)
            fail("'empty' takes one set: " + listed_sets(condition_->sets), syntax.column);
        return add(Op::empty_set, Type::boolean, {}, wanted_set(syntax.children[0]));
    }
    std::int64_t wanted_set(const Syntax& syntax) const {
        const auto found = std::ranges::find(condition_->sets, syntax.text);
        if (syntax.kind != Syntax::Kind::name || !syntax.children.empty() ||
            found == condition_->sets.end())
            fail("expected a set of the game: " + listed_sets(condition_->sets), syntax.column);
        return found - condition_->sets.begin();
    }
    bool is_set(const std::string& name) const {
        return condition_ != nullptr && std::ranges::count(condition_->sets, name) > 0;
    }
    int quantifier(const Syntax& syntax) {
        const Syntax::Word& bound = syntax.variables[0];
        const symbols::Quantifier& its = symbols::quantifier_named(syntax.text);
        if (syntax.variables.size() == 1) return quantified(syntax, bound, its.vertices, -1);
        const Syntax::Word& other = syntax.variables[1];
        check_variable(bound);
        if (const auto known = variable(other.text))
            return quantified(syntax, bound, its.neighbours, *known);
        if (its.once) fail_without_edge(syntax);
        return edge_quantifier(syntax);
    }

    /// The body of "forall", "exists" and "count" is a boolean, that of the others a number.
    int body_of(const Syntax& syntax) {
        const bool truth =
            syntax.text == "forall" || syntax.text == "exists" || syntax.text == "count";
        return truth ? wanted(syntax.children[0], Type::boolean) : number_in(syntax.children[0]);
    }
    Type result_of(const Syntax& syntax, int body) const {
        return syntax.text == "count" ? Type::integer : type(body);
    }

    int quantified(const Syntax& syntax, const Syntax::Word& bound, Op op, int other) {
        check_variable(bound);
        scope_.push_back(bound.text);
        const auto slot = static_cast<std::int64_t>(scope_.size());
        const int body = body_of(syntax);
        scope_.pop_back();
        std::vector<int> children{body};
        if (other >= 0) children.push_back(other);
        return add(op, result_of(syntax, body), std::move(children), slot);
    }

    int edge_quantifier(const Syntax& syntax) {
        const Syntax::Word& bound = syntax.variables[0];
        const Syntax::Word& other = syntax.variables[1];
        const symbols::Quantifier& its = symbols::quantifier_named(syntax.text);
        if (!its.edges) return over_edges(syntax, bound, other);
        check_ends(bound, other);
        scope_.push_back(other.text);
        const auto slot = static_cast<std::int64_t>(scope_.size());
        scope_.push_back(bound.text);
        const int body = body_of(syntax);
        scope_.resize(scope_.size() - 2);
        return add(*its.edges, result_of(syntax, body), {body}, slot);
    }

    /// Both variables are new: over all edges, in both directions.
    int over_edges(const Syntax& syntax, const Syntax::Word& bound, const Syntax::Word& other) {
        check_ends(bound, other);
        scope_.push_back(other.text);
        const auto slot = static_cast<std::int64_t>(scope_.size());
        const symbols::Quantifier& its = symbols::quantifier_named(syntax.text);
        const int inner =
            quantified(syntax, bound, its.neighbours, add(Op::variable, Type::vertex, {}, slot));
        scope_.pop_back();
        return add(its.vertices, type(inner), {inner}, slot);
    }

    void check_ends(const Syntax::Word& one, const Syntax::Word& other) const {
        check_variable(one);
        check_variable(other);
        if (one.text == other.text) fail("the ends of an edge differ", other.column);
    }
    void check_variable(const Syntax::Word& word) const {
        if ((word.text != "v" && is_known(word.text)) || is_set(word.text))
            fail("'" + word.text + "' has a meaning already; choose another variable", word.column);
    }

    int whole_graph() { return add(Op::whole_graph, Type::graph, {}); }
    int vertex_v() { return add(Op::variable, Type::vertex, {}, 0); }

    /// The innermost variable of that name; v where nothing rebinds it.
    std::optional<int> variable(const std::string& name) {
        for (std::size_t i = scope_.size(); i > 0; --i)
            if (scope_[i - 1] == name)
                return add(Op::variable, Type::vertex, {}, static_cast<std::int64_t>(i));
        if (name == "v" && condition_ == nullptr) return vertex_v();
        return std::nullopt;
    }

    int named(const Syntax& syntax) {
        const std::string& name = syntax.text;
        if (condition_ != nullptr && name == "empty") return emptiness(syntax);
        if (is_set(name))
            fail("'" + name + "' is a set: write u in " + name + " or empty(" + name + ")",
                 syntax.column);
        if (const int place = find_term(name); place >= 0) return applied(syntax, place);
        if (const int place = renamed(name); place >= 0) return applied(syntax, place);
        if (!variable(name))
            for (const symbols::Alias& alias : symbols::aliases)
                if (name == alias.alias) return applied(syntax, find_term(alias.name));
        if (const auto op = symbols::find(symbols::functions, name)) return function(syntax, *op);
        if (const auto op = symbols::find(symbols::functions_of_one, name))
            return function_of_one(syntax, *op);
        if (name == "unrooted") return unrooted(syntax);
        if (!syntax.children.empty() && (variable(name) || is_known(name)))
            fail("'" + name + "' takes no argument", syntax.children[0].column);
        if (const auto known = variable(name)) return *known;
        if (name == "G") return whole_graph();
        if (name == "true" || name == "false")
            return add(Op::constant, Type::boolean, {}, name == "true" ? 1 : 0);
        if (name == "infinity")
            return add(Op::constant, Type::integer, {}, Integer::infinity().value());
        if (const auto game = game_named(name)) return add(Op::constant, Type::game, {}, 0, *game);
        if (condition_ == nullptr)
            if (auto graph = family_graph(syntax)) return added(std::move(*graph));
        unknown(syntax);
    }

    /// The term of an old name, with a warning; -1 for another name.
    int renamed(const std::string& name) {
        if (const char* const now = renamed_term(name)) {
            result_.warn("'" + name + "' of a vertex is now called " + now);
            return find_term(now);
        }
        return -1;
    }

    [[noreturn]] void unknown(const Syntax& syntax,
                              const std::vector<std::string>& more = {}) const {
        const std::string& name = syntax.text;
        if (is_out_of_conjectures(name))
            fail("the games of a conjecture are " + all_listed("and") + "; '" + name +
                     "' is not one of them",
                 syntax.column);
        auto names = known_names();
        names.insert(names.end(), more.begin(), more.end());
        if (condition_ != nullptr) {
            std::erase(names, "v");
            names.emplace_back("empty");
            names.insert(names.end(), condition_->sets.begin(), condition_->sets.end());
        }
        names.insert(names.end(), scope_.begin(), scope_.end());
        const std::string near = nearest(name, names);
        fail("unknown name '" + name + "'" +
                 (near.empty() ? "; 'gazetteer terms' lists the known ones"
                               : "; the nearest known one is " + near),
             syntax.column);
    }

    int function(const Syntax& syntax, Op op) {
        if (syntax.children.size() < 2)
            fail("'" + syntax.text + "' takes two numbers or more", syntax.column);
        const auto argument = [&](std::size_t i) {
            return op == Op::gcd ? wanted(syntax.children[i], Type::integer)
                                 : number_in(syntax.children[i]);
        };
        int result = argument(0);
        for (std::size_t i = 1; i < syntax.children.size(); ++i) {
            const int next = argument(i);
            const bool real = type(result) == Type::real || type(next) == Type::real;
            result = add(op, real ? Type::real : Type::integer, {result, next});
        }
        return result;
    }

    int function_of_one(const Syntax& syntax, Op op) {
        if (syntax.children.size() != 1)
            fail("'" + syntax.text + "' takes a number", syntax.column);
        const int child = number_in(syntax.children[0]);
        const Type result = op == Op::square_root ? Type::real
                            : op == Op::absolute  ? type(child)
                                                  : Type::integer;
        return add(op, result, {child});
    }

    /// The argument of a term that takes a game first. Games given as data have their names here
    /// alone: elsewhere a variable may have them. A condition knows none of them.
    int game_argument(const Syntax& syntax) {
        if (condition_ != nullptr || syntax.kind != Syntax::Kind::name || !syntax.children.empty())
            return any(syntax);
        if (const auto game = data_game_named(syntax.text))
            return add(Op::constant, Type::game, {}, 0, *game);
        if (!variable(syntax.text) && !is_known(syntax.text)) unknown(syntax, data_game_names());
        return any(syntax);
    }

    int unrooted(const Syntax& syntax) {
        if (syntax.children.size() != 1)
            fail("'unrooted' takes one game: " + listed(is_unrooted, "or"), syntax.column);
        const TermGame game = wanted_game(syntax.children[0]);
        if (rules_of(game) != nullptr)
            if (const std::string why = why_not_unrooted(game); !why.empty())
                fail("'" + std::string(to_string(game)) + "' " + why, syntax.children[0].column);
        if (!has_unrooted(game))
            fail("only " + listed(has_unrooted, "and") + " have a root to take away",
                 syntax.children[0].column);
        return add(Op::constant, Type::game, {}, 0, unrooted_form(game));
    }

    TermGame wanted_game(const Syntax& syntax) {
        const int id = game_argument(syntax);
        if (type(id) != Type::game)
            fail(std::string("expected a game, found ") + symbols::noun(type(id)), syntax.column);
        return result_.node(id).game;
    }

    /// Whether the last argument is a vertex.
    bool of_vertex(const Syntax& syntax) {
        return !syntax.children.empty() && type(any(syntax.children.back())) == Type::vertex;
    }

    /// The arguments sorted by type, in the order game, graph, vertices; what is left out is G, v.
    int applied(const Syntax& syntax, int place) {
        if (std::string_view(term(place).name) == "perfect" && of_vertex(syntax))
            place = renamed("perfect");
        const Term& t = term(place);
        if (condition_ != nullptr && condition_->directed)
            fail("'" + syntax.text + "' is a term of graphs, and the game is on digraphs: a " +
                     "condition there has in, empty, =, !=, ~ (adjacent either way) and " +
                     "quantifiers",
                 syntax.column);
        TermGame game = TermGame::none;
        int graph = -1;
        std::vector<int> more;
        std::vector<int> vertices;
        for (std::size_t i = 0; i < syntax.children.size(); ++i) {
            const Syntax& argument = syntax.children[i];
            const int id = t.takes_game() && i == 0 ? game_argument(argument) : any(argument);
            const bool first_graph = graph < 0 && vertices.empty();
            if (type(id) == Type::game && t.takes_game() && i == 0)
                game = result_.node(id).game;
            else if (type(id) == Type::graph && first_graph)
                graph = id;
            else if (type(id) == Type::graph && t.of_pattern != nullptr && more.empty())
                more.push_back(id);
            else if (type(id) == Type::integer && t.of_number != nullptr && more.empty())
                more.push_back(id);
            else if (type(id) == Type::vertex)
                vertices.push_back(id);
            else
                fail(signature(t) + " takes no such argument: " + symbols::noun(type(id)),
                     argument.column);
        }
        if (t.takes_game() && game == TermGame::none)
            fail("'" + syntax.text + "' takes a game first: " + all_listed("or"),
                 syntax.children.empty() ? syntax.column : syntax.children[0].column);
        if (game != TermGame::none) check_asked(syntax, t, game);
        // One graph of two is the second.
        if (t.of_pattern != nullptr && more.empty() && graph >= 0)
            more.push_back(std::exchange(graph, -1));
        if ((t.of_pattern != nullptr || t.of_number != nullptr) && more.empty())
            fail_without_argument(syntax, t);
        if (t.of_pattern == nullptr && t.of_number == nullptr)
            return with_defaults(syntax, place, game, graph, std::move(vertices));
        if (!vertices.empty()) fail("'" + syntax.text + "' takes no vertex", syntax.column);
        more.insert(more.begin(), graph < 0 ? whole_graph() : graph);
        return add(Op::term, t.result, std::move(more), place);
    }

    int with_defaults(const Syntax& syntax, int place, TermGame game, int graph,
                      std::vector<int> vertices) {
        const Term& t = term(place);
        const auto needed = static_cast<std::size_t>(is_rooted(game) ? 1 : t.vertices());
        if (vertices.empty() && needed == 1 && condition_ == nullptr)
            vertices.push_back(vertex_v());
        if (vertices.size() != needed)
            fail("'" + syntax.text + "' takes " + std::to_string(needed) + " vertices here, not " +
                     std::to_string(vertices.size()),
                 syntax.column);
        if (graph < 0) graph = whole_graph();
        if (needed > 0 && is_elsewhere(result_, graph))
            fail("'" + syntax.text +
                     "' needs a vertex of that graph, whose vertices are not those of G: a line "
                     "graph's are edges, a given graph's its own",
                 syntax.column);
        vertices.insert(vertices.begin(), graph);
        return add(Op::term, t.result, std::move(vertices), place, game);
    }

    /// The names of a condition; null for a conjecture.
    const ConditionNames* condition_ = nullptr;
    Expression result_;
    std::vector<std::int64_t> tree_sizes_;
    /// The variables bound around, outermost first; slot i + 1 is scope_[i].
    std::vector<std::string> scope_;
};

template <class Resolve>
Parsed<Expression> resolved(const Parsed<Syntax>& syntax, Resolve resolve) {
    if (!syntax) return syntax.error();
    try {
        return resolve(*syntax);
    } catch (const Fault& fault) {
        return fault.error;
    }
}

}  // namespace

Parsed<Expression> parse_expression(std::string_view text) {
    return resolved(parse_syntax(text),
                    [](const Syntax& syntax) { return Resolver().whole(syntax); });
}

Parsed<Expression> parse_value(std::string_view text) {
    return resolved(parse_syntax(text),
                    [](const Syntax& syntax) { return Resolver().value(syntax); });
}

Parsed<Expression> resolve_condition(const Syntax& syntax, const ConditionNames& names) {
    return resolved(syntax, [&](const Syntax& s) { return Resolver(names).whole(s); });
}

bool has_meaning(const std::string& name) {
    return name != "v" && is_known(name);
}

}  // namespace gazetteer::conjectures
