// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/hunt/improve.hpp"

#include <fmt/format.h>

#include "faces/cli/hunt/run.hpp"
#include "faces/reports/hunts/repair_text.hpp"

namespace gazetteer::cli {

std::string why_idle(const conjectures::HuntReport& report, const ImproveArguments& arguments) {
    if (!arguments.asked()) return "neither is asked for";
    if (report.verdict == conjectures::HuntVerdict::refuted)
        return arguments.repair ? "" : "nothing to sharpen: it is refuted";
    if (report.verdict != conjectures::HuntVerdict::holds)
        return "neither repaired nor sharpened: it is not decided";
    if (report.graphs_met == 0) return "nothing to sharpen: it speaks of no graph";
    return arguments.sharpen ? "" : "nothing to repair: it holds";
}

void add_improve_options(Verb& verb, ImproveArguments& arguments) {
    verb.option("--repair", &arguments.repair,
                "Of a refuted conjecture, tell the weakest hypotheses of one or two terms, and the "
                "constant of an inequality, with which it holds on the whole ground");
    verb.option("--using", &arguments.terms,
                "With --repair: make hypotheses of these terms, with commas between")
        .value_named("TERMS");
    verb.option(
        "--sharpen", &arguments.sharpen,
        "Of a conjecture that holds, tell the hypotheses that can go, a sharper inequality with "
        "its graphs of equality, and whether the converse holds");
}

void check_improve(const ImproveArguments& arguments, const HuntRequest& request, bool in_shards) {
    if (!arguments.repair && !arguments.terms.empty())
        throw InputError("--using goes with --repair");
    if (!arguments.asked()) return;
    const char* const option = arguments.repair ? "--repair" : "--sharpen";
    const auto refuse = [option](const char* why) {
        throw InputError(std::string(option) + " goes through the graphs again: " + why);
    };
    if (request.search) refuse("it goes with graphs that are gone through, not with --search");
    if (!request.random.empty())
        refuse("it goes with graphs that are gone through, not with --random");
    if (request.input == "-") refuse("--input takes a file, not '-'");
    if (in_shards) refuse("it takes a whole hunt, not a shard");
    if (request.html == "-") throw InputError(std::string(option) + " has no part in --html -");
}

Improvement improved(const conjectures::Conjecture& conjecture,
                     const conjectures::HuntReport& report, const ImproveArguments& arguments,
                     const std::function<conjectures::Ground()>& ground,
                     const conjectures::HuntOptions& options) {
    constexpr int named = 3;
    Improvement result;
    if (!why_idle(report, arguments).empty()) return result;
    run_watched(options, [&](const conjectures::HuntOptions& watched) {
        const conjectures::Judge judge(ground, watched);
        if (report.verdict == conjectures::HuntVerdict::holds) {
            result.sharpen = sharpen(conjecture, report, judge, named);
            return;
        }
        conjectures::RepairOptions repairing{.named = named};
        if (!arguments.terms.empty()) repairing.terms = terms_in(arguments.terms, "--using");
        result.repair = repair(conjecture, judge, repairing);
    });
    return result;
}

std::function<conjectures::Ground()> ground_again(const HuntRequest& request) {
    return [request] {
        return with_ground(request, [](conjectures::Ground ground) { return ground; });
    };
}

std::vector<std::string> improvement_lines(const conjectures::Conjecture& conjecture,
                                           const Improvement& improvement) {
    if (improvement.repair) return reports::repair_lines(conjecture, *improvement.repair);
    if (improvement.sharpen) return reports::sharpen_lines(*improvement.sharpen);
    return {};
}

void add_improvement(nlohmann::ordered_json& to, const Improvement& improvement) {
    if (improvement.repair) to["repair"] = reports::repair_json(*improvement.repair);
    if (improvement.sharpen) to["sharpen"] = reports::sharpen_json(*improvement.sharpen);
}

}  // namespace gazetteer::cli
