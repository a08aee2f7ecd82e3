// SPDX-License-Identifier: GPL-3.0-or-later
// Where a line of a file of conjectures hunts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "counterexamples/forall/open_family.hpp"
#include "counterexamples/hunt/hunt.hpp"

namespace gazetteer::conjectures {

/// One of these; orders and counts have the defaults of `hunt`.
///
///     connected, order ..7                    a class, as --graphs takes it
///     grid 2..4 2..5                          families
///     prism 3..; path 53.., order ..200       families without an upper end, to an order
///     random gnp(20, 0.3) count 500 seed 2    drawn; the first 8 orders for a least one
///     digraphs, order ..4                     a class of digraphs
///     graph Dhc; petersen; cycle 5            these
///     digraph &B?o; &BP_                      these
///     file NAME                               graphs one a line, beside the file of conjectures
struct SuiteGround {
    std::string text;
    std::optional<RandomModel> model = std::nullopt;
    std::uint64_t count = 10'000;
    std::uint64_t seed = 1;
    /// All of one kind.
    std::vector<AnyGraph> graphs = {};
    /// Where the graphs were given: one a graph, or none.
    std::vector<Origin> origins = {};
    /// The path of a file.
    std::string file = {};
    /// The chains that go on for ever; the ground has their members to an order.
    std::vector<OpenFamily> open = {};
    /// What the file or the class has.
    About of_listed = About::graphs;

    About about() const {
        if (model) return model->about();
        const bool directed = !graphs.empty() && graphs.front().is_directed();
        return directed ? About::digraphs : of_listed;
    }
};

/// To this order a chain without an upper end is gone through where its text has no order.
constexpr int open_order_max = 20;

/// A blank text is "order ..7". A name of a file is looked for in `folder` unless it is absolute.
Parsed<SuiteGround> parse_suite_ground(const std::string& text, const std::string& folder);

/// The text of the ground's file, empty where it has none: two texts have the same graphs. Nothing
/// where it is longer than ground_file_kept_max; what was found there is then kept nowhere.
constexpr std::size_t ground_file_kept_max = 10'000'000;
std::optional<std::string> file_text(const SuiteGround& ground);

/// Whether its graphs are grids of the family alone, with two rows and two columns at least: no
/// path, which would be one row as well as one column.
bool is_of_grids(const SuiteGround& ground);

/// The ground that is not random; each time the same. Throws InputError for a file that cannot be
/// read.
Ground ground_of(const SuiteGround& ground);
/// With what is known of all members of chains without an upper end, as hunt_for_all has it.
/// Throws ProcessError, and InputError for a file that cannot be read.
HuntReport hunt(const Conjecture& conjecture, const SuiteGround& ground,
                const HuntOptions& options);

}  // namespace gazetteer::conjectures
