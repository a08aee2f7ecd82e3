// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/hunt/request.hpp"

#include <fmt/format.h>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "counterexamples/hunt/open_hunt.hpp"
#include "counterexamples/hunt/suite.hpp"
#include "faces/cli/hunt/search_options.hpp"
#include "faces/cli/input/graph_input.hpp"

namespace gazetteer::cli {

namespace {

/// The order if nothing bounds it: 1,253 graphs, decided at once.
constexpr int order_default = 7;

conjectures::Ground given_ground(const HuntRequest& request, const runs::Shard& shard) {
    std::vector<AnyGraph> graphs;
    std::vector<conjectures::Origin> origins;
    for (const std::string& text : request.given) {
        const auto graph = conjectures::parse_any_graph_text(text);
        const std::string advice = graph ? "" : file_advice(text, "--input");
        if (!advice.empty()) throw InputError("--graph: no graph" + advice);
        graphs.push_back(value_of(graph, text, "--graph"));
        origins.push_back({text});
        if (graphs.back().is_directed() != graphs.front().is_directed())
            throw InputError("--graph: graphs and digraphs do not go together");
    }
    return any_list_ground(graphs, shard, origins);
}

conjectures::Range orders_in(const std::string& order) {
    const auto range = order.empty() ? conjectures::Range{} : conjectures::parse_range(order);
    if (!range) throw InputError("--order takes ..8, 3..8 or 8, not '" + order + "'");
    return *range;
}

}  // namespace

conjectures::Ground ground_of(const std::string& graphs, const std::string& order,
                              int default_order, const runs::Shard& shard) {
    const auto ground = conjectures::parse_ground(graphs, orders_in(order), default_order, shard);
    if (!ground && ground.error().column == 0)
        throw InputError("--order: " + ground.error().message);
    return value_of(ground, graphs, "--graphs");
}

std::vector<conjectures::OpenFamily> open_families_of(const HuntRequest& request) {
    return conjectures::open_families(request.graphs, orders_in(request.order));
}

conjectures::About about_of(const HuntRequest& request) {
    if (!request.given.empty())
        return conjectures::looks_directed(request.given.front()) ? conjectures::About::digraphs
                                                                  : conjectures::About::graphs;
    if (!request.random.empty()) return random_model_of(request).about();
    if (request.input == "-") return conjectures::about_of_input(std::cin);
    if (!request.input.empty()) {
        std::ifstream in(request.input);
        return conjectures::about_of_input(in);
    }
    return conjectures::parse_digraph_class(request.graphs) ? conjectures::About::digraphs
                                                            : conjectures::About::graphs;
}

conjectures::Conjecture conjecture_of(const HuntRequest& request) {
    conjectures::Conjecture result(
        value_of(conjectures::parse_expression(request.conjecture, about_of(request)),
                 request.conjecture, "<conjecture>"),
        conjectures::by_named(request.by).value());
    if (result.by() == conjectures::By::theorem)
        for (const conjectures::DecidedGame& decided : decided_games(result.expression()))
            if (!decided.barred_by.empty())
                throw InputError(fmt::format(
                    "--by theorem: {} rests on the theory of {}, which would decide {}: that is "
                    "for --by oracle",
                    decided.barred_by, decided.theorem, to_string(decided.game)));
    return result;
}

std::vector<std::string> terms_in(const std::string& list, const std::string& where) {
    std::vector<std::string> result(1);
    int depth = 0;
    for (char c : list) {
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (c == ',' && depth == 0)
            result.emplace_back();
        else
            result.back() += c;
    }
    for (const std::string& term : result)
        if (term.find_first_not_of(' ') == term.npos)
            throw InputError(where + ": a term is missing between commas or at an end: '" + list +
                             "'");
    return result;
}

void warn_of(const conjectures::Expression& expression, const std::string& where) {
    for (const std::string& warning : expression.warnings())
        fmt::print(stderr, "gazetteer: warning: {}{}\n", where, warning);
}

conjectures::RandomModel random_model_of(const HuntRequest& request) {
    return value_of(conjectures::parse_random_model(request.random), request.random, "--random");
}

conjectures::Ground ground_of(const HuntRequest& request, const conjectures::GraphFile& file,
                              const runs::Shard& shard) {
    if (!request.given.empty()) return given_ground(request, shard);
    if (!request.random.empty())
        return random_ground(random_model_of(request), request.count, request.seed, shard);
    if (!request.input.empty()) return file_ground(file, shard);
    conjectures::Ground result = ground_of(request.graphs, request.order, order_default, shard);
    if (result.exhaustive && request.by != to_string(conjectures::By::oracle))
        throw InputError("--by " + request.by +
                         " goes with given and random graphs: over all graphs of an order only "
                         "the oracle decides");
    return result;
}

conjectures::HuntReport hunted(const conjectures::Conjecture& conjecture,
                               const HuntRequest& request,
                               const conjectures::HuntOptions& options) {
    if (request.search) return searched(conjecture, request, options);
    if (!request.random.empty())
        return hunt_at_random(conjecture, random_model_of(request), request.count, request.seed,
                              options);
    return hunt_for_all(conjecture, open_families_of(request), options, [&] {
        return with_ground(request, [&](conjectures::Ground ground) {
            return hunt(conjecture, std::move(ground), options);
        });
    });
}

nlohmann::json to_json(const HuntRequest& request, const conjectures::GraphFile& file) {
    nlohmann::json result{{"verb", "hunt"},
                          {"conjecture", to_string(conjecture_of(request).expression())},
                          {"graphs", request.graphs},
                          {"order", request.order},
                          {"input", request.input},
                          {"input_digest", file.digest},
                          {"input_blocks", file.blocks.size()},
                          {"given", request.given},
                          {"random", request.random},
                          {"count", request.count},
                          {"seed", request.seed},
                          {"exhaustive", request.exhaustive_order_max},
                          {"near", request.near},
                          {"list", request.listed},
                          {"json", request.json},
                          {"html", request.html}};
    for (const GamesFile& games : request.games)
        result["games"].push_back({{"file", games.name}, {"text", games.text}});
    if (!request.terms.terms.empty()) {
        result["terms"] = request.terms.terms;
        result["term_seconds"] = request.terms.seconds;
    }
    if (!request.at_once.empty()) result["at_once"] = request.at_once;
    if (request.strict) result["strict"] = true;
    if (request.recheck) result["recheck"] = request.recheck_graphs;
    if (request.by != to_string(conjectures::By::oracle)) result["by"] = request.by;
    return result;
}

HuntRequest request_from_json(const nlohmann::json& json) {
    HuntRequest result;
    json.at("conjecture").get_to(result.conjecture);
    json.at("graphs").get_to(result.graphs);
    json.at("order").get_to(result.order);
    json.at("input").get_to(result.input);
    json.at("given").get_to(result.given);
    json.at("random").get_to(result.random);
    json.at("count").get_to(result.count);
    json.at("seed").get_to(result.seed);
    json.at("exhaustive").get_to(result.exhaustive_order_max);
    json.at("near").get_to(result.near);
    json.at("list").get_to(result.listed);
    json.at("json").get_to(result.json);
    for (const auto& games : json.value("games", nlohmann::json::array()))
        result.games.push_back({games.at("file"), games.at("text")});
    result.terms.terms = json.value("terms", std::vector<std::string>{});
    result.terms.seconds = json.value("term_seconds", result.terms.seconds);
    result.html = json.value("html", "");
    result.strict = json.value("strict", false);
    result.recheck = json.contains("recheck");
    result.recheck_graphs = json.value("recheck", result.recheck_graphs);
    result.at_once = json.value("at_once", std::vector<int>{});
    result.by = json.value("by", to_string(conjectures::By::oracle));
    if (!conjectures::by_named(result.by)) throw std::runtime_error("--by " + result.by);
    return result;
}

conjectures::GraphFile file_from_json(const nlohmann::json& json) {
    conjectures::GraphFile result{json.at("input"), {}, json.at("input_digest")};
    result.blocks.resize(json.at("input_blocks").get<std::size_t>());
    return result;
}

reports::Provenance provenance_of(const HuntRequest& request) {
    std::vector<std::string> words{"gazetteer", "hunt", request.conjecture};
    const auto add = [&](const char* option, const std::string& value) {
        if (value.empty()) return;
        words.emplace_back(option);
        words.push_back(value);
    };
    for (const GamesFile& games : request.games) add("--games", games.name);
    for (const std::string& term : request.terms.terms) add("--term", term);
    add("--graphs", request.graphs);
    add("--order", request.order);
    add("--input", request.input);
    for (const std::string& graph : request.given) add("--graph", graph);
    add("--random", request.random);
    if (!request.random.empty()) {
        add("--count", std::to_string(request.count));
        add("--seed", std::to_string(request.seed));
        add("--exhaustive", std::to_string(request.exhaustive_order_max));
    }
    if (request.search) {
        words.emplace_back("--search");
        if (request.trees) words.emplace_back("--trees");
        add("--over", request.over);
        if (request.family > 0) add("--family", std::to_string(request.family));
        add("--tries", std::to_string(request.tries));
        add("--islands", std::to_string(request.islands));
        add("--seed", std::to_string(request.seed));
        add("--exhaustive", std::to_string(request.exhaustive_order_max));
    }
    if (request.recheck) {
        words.emplace_back("--recheck");
        add("--recheck-graphs", std::to_string(request.recheck_graphs));
        add("--seed", std::to_string(request.seed));
    }
    if (request.near > 0) add("--near", std::to_string(request.near));
    if (request.strict) words.emplace_back("--strict");
    if (request.by != to_string(conjectures::By::oracle)) add("--by", request.by);
    add("--list", std::to_string(request.listed));
    add("--html", request.html);
    return {{"program", std::string("gazetteer ") + program_version()},
            {"command", reports::shell_command(words)}};
}

}  // namespace gazetteer::cli
