// gazetteer census for games given as data.
#include <fmt/format.h>

#include "census/script_census.hpp"
#include "cli/arguments/common_options.hpp"
#include "cli/output/output.hpp"
#include "cli/script_verbs.hpp"
#include "cli/verbs.hpp"
#include "runs/work/threads.hpp"

namespace gazetteer::cli {

int count_script(const script::Rules& rules, const ScriptCensusRequest& request) {
    const int order_limit = rules.directed ? 6 : 11;
    if (request.order_min < 0 || request.order_min > request.order_max ||
        request.order_max > order_limit)
        throw InputError(fmt::format("--order: 0 to {} for {}, which is given as data", order_limit,
                                     rules.name));
    const int threads = runs::thread_count(request.threads);
    const EngineLimits limits{.bytes =
                                  bytes_of(request.mebibytes) / static_cast<std::size_t>(threads)};
    for (int order = request.order_min; order <= request.order_max; ++order) {
        nlohmann::ordered_json line;
        try {
            line = script_census_json(
                rules, order, request.connected,
                census::script_census(rules, order, request.connected, threads, limits));
        } catch (const EngineLimitExceeded& e) {
            fmt::print(stderr, "gazetteer: inconclusive: {} for each of {} threads (--memory)\n",
                       e.what(), threads);
            return exit_inconclusive;
        }
        if (request.json) {
            print_line(line.dump());
            continue;
        }
        for (const auto& [key, value] : line.items())
            print_line(fmt::format("{:<16}{}", key,
                                   value.is_string() ? value.get<std::string>() : value.dump()));
    }
    return exit_ok;
}

}  // namespace gazetteer::cli
