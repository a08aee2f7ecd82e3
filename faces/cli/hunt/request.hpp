// SPDX-License-Identifier: GPL-3.0-or-later
// What a hunt is asked for: read from arguments, kept in the run files of its shards.
#pragma once

#include <cstdint>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "counterexamples/forall/open_family.hpp"
#include "counterexamples/grounds/digraph_ground.hpp"
#include "counterexamples/hunt/hunt.hpp"
#include "faces/cli/arguments/shard_arguments.hpp"
#include "faces/cli/input/program_terms.hpp"
#include "faces/cli/input/script_games.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/reports/html/html_page.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/syntax.hpp"

namespace gazetteer::cli {

struct HuntRequest {
    std::string conjecture;
    /// The files of --games; they are to be read before the conjecture.
    std::vector<GamesFile> games = {};
    /// The same of --term.
    ProgramTermArguments terms = {};
    /// One of the four grounds at most; none is --order ..7.
    std::string graphs;
    std::string order;
    std::string input;
    std::vector<std::string> given;
    std::string random;
    std::uint64_t count = 10'000;
    std::uint64_t seed = 1;
    int exhaustive_order_max = 8;
    /// A guided search over --graphs and --order, which may be trees for short.
    bool search = false;
    bool trees = false;
    std::string over = "all";
    /// 0: as far as it is without being asked for.
    int family = 0;
    std::uint64_t tries = 1'000'000;
    int islands = 8;
    int near = 0;
    /// How it is printed.
    std::size_t listed = 10;
    bool json = false;
    std::string html = {};
    /// Whether a hypothesis that never held makes the answer inconclusive.
    bool strict = false;
    /// Who decides the outcomes of games: by_named() knows it.
    std::string by = "oracle";
    /// Whether a second judge goes through slices, and for how many graphs.
    bool recheck = false;
    std::uint64_t recheck_graphs = 1000;
    /// The orders whose graphs the shards decide at once.
    std::vector<int> at_once = {};
};

/// Throws InputError with the line of the text and a caret.
template <class T>
T value_of(const Parsed<T>& parsed, std::string_view text, const char* where) {
    if (!parsed) throw InputError(conjectures::describe(text, parsed.error(), where));
    return *parsed;
}

/// The ground of --graphs and --order, either of which may be empty. Throws InputError.
conjectures::Ground ground_of(const std::string& graphs, const std::string& order,
                              int order_default, const runs::Shard& shard = {});

/// The terms of a list, split at the commas outside parentheses. Throws InputError, naming `where`,
/// if one is missing.
std::vector<std::string> terms_in(const std::string& list, const std::string& where);

/// What the expression should say otherwise, on standard error.
void warn_of(const conjectures::Expression& expression, const std::string& where = "");

/// The chains without an upper end that --graphs names, from the least order of --order on.
std::vector<conjectures::OpenFamily> open_families_of(const HuntRequest& request);

/// What the ground has; of input the first line says it.
conjectures::About about_of(const HuntRequest& request);

/// What the request says of these three; each throws InputError if the text does not parse.
conjectures::Conjecture conjecture_of(const HuntRequest& request);
conjectures::RandomModel random_model_of(const HuntRequest& request);
/// The ground of a shard, other than standard input; `file` is read where there is --input.
conjectures::Ground ground_of(const HuntRequest& request, const conjectures::GraphFile& file,
                              const runs::Shard& shard);
/// use(ground) with the whole ground; input is read as it goes. Throws InputError.
template <class Use>
auto with_ground(const HuntRequest& request, Use use) {
    if (request.input == "-") return use(conjectures::any_input_ground(std::cin, "<stdin>"));
    return use(request.input.empty() ? ground_of(request, {}, {})
                                     : conjectures::any_file_ground(request.input));
}
/// The whole hunt at once.
conjectures::HuntReport hunted(const conjectures::Conjecture& conjecture,
                               const HuntRequest& request, const conjectures::HuntOptions& options);

/// The command of a run file, and back. It holds the digest and the number of blocks of a file, so
/// that shards of two files do not go together and a merge does not need the file.
nlohmann::json to_json(const HuntRequest& request, const conjectures::GraphFile& file);
HuntRequest request_from_json(const nlohmann::json& json);
conjectures::GraphFile file_from_json(const nlohmann::json& json);

/// The program and the command line that makes the page of a hunt again.
reports::Provenance provenance_of(const HuntRequest& request);

}  // namespace gazetteer::cli
