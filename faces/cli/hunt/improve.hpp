// SPDX-License-Identifier: GPL-3.0-or-later
// --repair and --sharpen: what a hunt adds to its answer, of a refuted statement and of one that
// holds.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "counterexamples/repair/repair.hpp"
#include "counterexamples/repair/sharpen.hpp"
#include "faces/cli/arguments/verb.hpp"
#include "faces/cli/hunt/request.hpp"

namespace gazetteer::cli {

struct ImproveArguments {
    bool repair = false;
    bool sharpen = false;
    /// The terms of hypotheses, with commas between; the usual ones if empty.
    std::string terms;

    bool asked() const { return repair || sharpen; }
};

void add_improve_options(Verb& verb, ImproveArguments& arguments);
/// What they go with. Throws InputError.
void check_improve(const ImproveArguments& arguments, const HuntRequest& request, bool in_shards);

/// One of the two, or neither.
struct Improvement {
    std::optional<conjectures::RepairReport> repair = std::nullopt;
    std::optional<conjectures::SharpenReport> sharpen = std::nullopt;

    bool complete() const {
        return (!repair || repair->complete) && (!sharpen || sharpen->complete);
    }
};

/// Why there is to be neither; empty if there is to be one.
std::string why_idle(const conjectures::HuntReport& report, const ImproveArguments& arguments);
/// What becomes of a conjecture and what a hunt over the ground found, with a display of its
/// progress.
Improvement improved(const conjectures::Conjecture& conjecture,
                     const conjectures::HuntReport& report, const ImproveArguments& arguments,
                     const std::function<conjectures::Ground()>& ground,
                     const conjectures::HuntOptions& options);
/// The ground of a request that check_improve lets pass.
std::function<conjectures::Ground()> ground_again(const HuntRequest& request);

/// Lines below those of the hunt, and members of its object.
std::vector<std::string> improvement_lines(const conjectures::Conjecture& conjecture,
                                           const Improvement& improvement);
void add_improvement(nlohmann::ordered_json& to, const Improvement& improvement);

}  // namespace gazetteer::cli
