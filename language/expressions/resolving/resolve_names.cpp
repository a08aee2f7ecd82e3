// SPDX-License-Identifier: GPL-3.0-or-later
// The names of a text: terms, functions, variables, games, graphs.
#include <algorithm>

#include "graph/families/named.hpp"
#include "language/expressions/data_games.hpp"
#include "language/expressions/resolving/other_words.hpp"
#include "language/expressions/resolving/resolver.hpp"
#include "language/expressions/terms.hpp"

namespace gazetteer::conjectures::resolving {

const Named* Resolver::find(const std::string& name) const {
    const Named* result = inner_;
    while (result != nullptr && result->name != name) result = result->outer;
    return result;
}

std::optional<int> Resolver::variable(const Syntax::Word& word) {
    const Named* const known = find(word.text);
    if (known == nullptr)
        return word.text == "v" && condition_ == nullptr ? std::optional(vertex_v()) : std::nullopt;
    if (known->value == nullptr) return add(Op::variable, known->type, {}, known->slot);
    return value_of(*known, {Syntax::Kind::name, word.text, word.column, {}});
}

void Resolver::check_arguments(const Named& named, const Syntax& use) {
    const std::size_t wanted = named.parameters.size();
    if (use.children.size() == wanted) return;
    const std::string arguments = wanted == 1 ? " argument" : " arguments";
    fail("'" + named.name + "' takes " +
             (wanted == 0 ? "no argument"
                          : std::to_string(wanted) + arguments + ", not " +
                                std::to_string(use.children.size())),
         use.column);
}

void Resolver::tell_from(int around, const Named& named, const Syntax& use, Fault& fault) const {
    if (!fault.text) fault.text = text_;
    if (!named.is_defined || fault.text != named.text) return;
    fault = {{"in the definition of " + named.name + ": " + fault.error.message, use.column},
             around};
}

int Resolver::value_of(const Named& named, const Syntax& use) {
    const std::pair key(&named, bound_);
    const auto known = values_.find(key);
    if (known != values_.end() && use.children.empty()) return known->second;
    const int id = of_value(named, use, [this](const Syntax& value) { return any(value); });
    if (use.children.empty()) values_.emplace(key, id);
    return id;
}

int Resolver::let(const Syntax& syntax) {
    if (condition_ != nullptr) fail("the rules of a game have no let", syntax.column);
    if (const auto fault = fault_of_names(syntax)) throw Fault{*fault};
    const Named* const outside = inner_;
    const Named& named = names_.emplace_back(Named{.name = syntax.text,
                                                   .value = &syntax.children[0],
                                                   .parameters = syntax.variables,
                                                   .seen = outside,
                                                   .outer = outside,
                                                   .text = text_});
    inner_ = &named;
    const int result = any(syntax.children[1]);
    inner_ = outside;
    if (!used_.contains(&named)) fail("'" + syntax.text + "' is not used", syntax.column);
    return result;
}

bool Resolver::names_vertex(const Syntax& syntax) {
    const auto its = variable({syntax.text, syntax.column});
    return its && type(*its) == Type::vertex;
}

int Resolver::named(const Syntax& syntax) {
    const std::string& name = syntax.text;
    const Syntax::Word word{name, syntax.column};
    if (name == "empty" && (condition_ != nullptr || syntax.children.size() == 1))
        return emptiness(syntax);
    if (is_set(name))
        fail("'" + name + "' is a set: write u in " + name + " or empty(" + name + ")",
             syntax.column);
    if (const int place = find_term(name); place >= 0) return applied(syntax, place);
    if (const auto place = renamed(name)) return applied(syntax, *place);
    for (std::size_t i = 0; i < symbols::coordinates.size(); ++i)
        if (name == symbols::coordinates.at(i).text) return coordinate(syntax, i);
    if (const Named* const known = find(name); known != nullptr && known->value != nullptr)
        return value_of(*known, syntax);
    if (!variable(word))
        for (const symbols::Alias& alias : symbols::aliases)
            if (name == alias.alias) return applied(syntax, find_term(alias.name));
    if (const auto op = symbols::find(symbols::functions, name)) return function(syntax, *op);
    if (const auto op = symbols::find(symbols::functions_of_one, name))
        return function_of_one(syntax, *op);
    if (name == "is_number") return number_value(syntax);
    if (name == "unrooted") return unrooted(syntax);
    if (name == "after")
        fail("'after' stands in the place of a game: P(after(ueg, u))", syntax.column);
    if (!syntax.children.empty() && (variable(word) || is_known(name)))
        fail("'" + name + "' takes no argument", syntax.children[0].column);
    if (const auto known = variable(word)) return *known;
    if (name == "G") return whole_graph();
    if (name == "true" || name == "false")
        return add(Op::constant, Type::boolean, {}, name == "true" ? 1 : 0);
    if (name == "infinity")
        return add(Op::constant, Type::integer, {}, Integer::infinity().value());
    if (const auto game = game_named(name)) return add(Op::constant, Type::game, {}, 0, *game);
    if (condition_ == nullptr) {
        if (auto graph = family_graph(syntax)) return added(std::move(*graph));
        if (const Family* family = find_family(name)) return member_of(*family, syntax);
    }
    unknown(syntax);
}

int Resolver::member_of(const Family& family, const Syntax& syntax) {
    const std::size_t wanted_numbers = family.parameters.size();
    const std::size_t numbers = syntax.children.size();
    if (numbers < wanted_numbers || (numbers > wanted_numbers && !family.repeats))
        fail("expected '" + family.usage() + "', with as many numbers in parentheses",
             syntax.column);
    std::vector<int> values;
    for (const Syntax& child : syntax.children) values.push_back(wanted(child, Type::integer));
    // Numbers to which a let or a definition gave names are those of a given graph.
    std::vector<std::string> constants;
    for (int id : values)
        if (const Node& node = result_.node(id);
            node.op == Op::constant && Integer(node.value).is_finite())
            constants.push_back(std::to_string(node.value));
    if (constants.size() == values.size()) return added(given_member(syntax, constants));
    return add(Op::family_member, Type::graph, std::move(values), &family - families().data());
}

std::optional<int> Resolver::renamed(const std::string& name) {
    const char* const now = renamed_term(name);
    if (now == nullptr) return std::nullopt;
    result_.warn("'" + name + "' of a vertex is now called " + now);
    return find_term(now);
}

void Resolver::unknown(const Syntax& syntax, const std::vector<std::string>& more) const {
    const std::string& name = syntax.text;
    if (is_out_of_conjectures(name))
        fail("the games of a conjecture are " + all_listed("and", result_.about()) + "; '" + name +
                 "' is not one of them",
             syntax.column);
    auto names = known_names();
    names.insert(names.end(), more.begin(), more.end());
    if (condition_ != nullptr) {
        std::erase(names, "v");
        names.emplace_back("empty");
        names.insert(names.end(), condition_->sets.begin(), condition_->sets.end());
    }
    for (const Named* known = inner_; known != nullptr; known = known->outer)
        names.push_back(known->name);
    const std::string help = help_with(name, names);
    const std::string known =
        std::string("; 'gazetteer terms' lists the known ones") +
        (condition_ == nullptr ? "" : ", and the rules of a game have no definitions");
    fail("unknown name '" + name + "'" + (help.empty() ? known : help), syntax.column);
}

int Resolver::coordinate(const Syntax& syntax, std::size_t place) {
    const symbols::Coordinate& its = symbols::coordinates.at(place);
    if (naming_ != Naming::of_grid)
        fail("'" + syntax.text +
                 "' is said in a claim of a paper whose grounds are grids with two rows and two "
                 "columns at least: on grid 2..5 2..6",
             syntax.column);
    if (syntax.children.size() > (its.of_vertex ? 1 : 0))
        fail("'" + syntax.text +
                 (its.of_vertex ? "' takes one vertex, of G" : "' takes no argument"),
             syntax.children[0].column);
    std::vector<int> children;
    if (its.of_vertex)
        children.push_back(syntax.children.empty() ? vertex_v()
                                                   : wanted(syntax.children[0], Type::vertex));
    return add(Op::coordinate, Type::integer, std::move(children),
               static_cast<std::int64_t>(place));
}

int Resolver::function(const Syntax& syntax, Op op) {
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

int Resolver::function_of_one(const Syntax& syntax, Op op) {
    if (syntax.children.size() != 1) fail("'" + syntax.text + "' takes a number", syntax.column);
    const int child = number_in(syntax.children[0]);
    const Type result = op == Op::absolute                     ? type(child)
                        : op == Op::floor || op == Op::ceiling ? Type::integer
                                                               : Type::real;
    return add(op, result, {child});
}

}  // namespace gazetteer::conjectures::resolving
