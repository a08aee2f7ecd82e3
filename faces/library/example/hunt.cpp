// SPDX-License-Identifier: GPL-3.0-or-later
// A hunt as a function: it tells how far it is, and its certificate is judged.
#include <gazetteer/gazetteer.hpp>
#include <iostream>

int main() {
    gazetteer::HuntOptions options;
    options.limits.seconds = 60;
    options.certificate = true;
    options.progress = [](const gazetteer::HuntProgress& now) {
        std::cerr << "order " << now.order << ": " << now.graphs << " graphs\n";
    };
    const auto answer =
        gazetteer::hunt("P(ueg) <-> in_even_kernel", "connected, order ..5", options);
    std::cout << to_string(answer.verdict) << " on " << answer.searched << '\n';
    if (answer.counterexamples.empty()) return 1;
    std::cout << "by " << to_text(answer.counterexamples.front().graph) << '\n';
    for (const auto& finding : gazetteer::check(answer.certificate))
        std::cout << to_string(finding.judgement) << ": " << finding.text << '\n';
    return gazetteer::is_valid(answer.certificate) ? 0 : 1;
}
