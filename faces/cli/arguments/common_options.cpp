// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/arguments/common_options.hpp"

#include <utility>

namespace gazetteer::cli {

void add_memory_option(Verb& verb, std::size_t& mebibytes, std::string help) {
    verb.option("--memory", &mebibytes, std::move(help))
        .between(std::uint64_t{1}, std::uint64_t{1} << 24)
        .shows_default()
        .value_named("MIB");
}

void add_time_limit_option(Verb& verb, Target seconds, std::string help) {
    verb.option("--time-limit", seconds, std::move(help)).between(0.0, 1e9).value_named("S");
}

void add_threads_option(Verb& verb, int& threads, const std::string& help) {
    verb.option("--threads", &threads, help + "; 0 takes every core")
        .between(0, 1024)
        .value_named("N");
}

void add_json_option(Verb& verb, bool& json, std::string help) {
    verb.option("--json", &json, std::move(help));
}

void add_certificate_option(Verb& verb, std::string& file, std::string help) {
    verb.option("--certificate", &file, std::move(help)).value_named("FILE").named_output();
}

void add_file_option(Verb& verb, std::string& file, std::string help) {
    verb.option("--file", &file, std::move(help)).value_named("FILE");
}

}  // namespace gazetteer::cli
