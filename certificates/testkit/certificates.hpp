// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates as texts, made for the tests.
#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "certificates/certificate.hpp"
#include "certificates/check/check.hpp"
#include "oracle/rules/alternating.hpp"
#include "oracle/rules/starts.hpp"
#include "oracle/solver.hpp"

namespace gazetteer::certificates {

/// The judgement on a whole file: on its first certificate that is not valid, or on its last.
inline check::Finding judged(const std::string& text) {
    std::istringstream in(text);
    check::Reader reader(in);
    check::Finding finding = check::check_certificate(reader);
    while (finding.judgement == check::Judgement::valid && in.peek() != EOF)
        finding = check::check_certificate(reader);
    return finding;
}

/// What `write`, given a stream, writes.
template <class Write>
std::string written(Write write) {
    std::ostringstream out;
    write(out);
    return out.str();
}

inline std::string board_text(const Graph& g) {
    return certificate_graph(SparseGraph(g));
}
inline std::string board_text(const Digraph& d) {
    return certificate_graph(d);
}

/// The strategy of an impartial game from a start.
template <class R>
std::string strategy_certificate(const Start<BoardOf<R>>& start) {
    Solver<R> solver;
    const auto dag = strategy_dag<R>(position_of<R>(start), solver);
    return written([&](std::ostream& out) {
        write_certificate(
            out, outcome_head(R::name, board_text(start.board), start.tokens, Outcome::P), *dag);
    });
}

/// The Grundy values of an impartial game from a start.
template <class R>
std::string values_certificate(const Start<BoardOf<R>>& start, ValueClaim claim) {
    EveryMove every;
    const auto dag = strategy_dag<R>(position_of<R>(start), every);
    return written([&](std::ostream& out) {
        write_values(out, outcome_head(R::name, board_text(start.board), start.tokens, Outcome::P),
                     *dag, claim, [](const auto& move) { return text(move); });
    });
}

/// The strategy of a partizan game from a start, for the player who is to move.
template <class R>
std::string partizan_certificate(const Start<Graph>& start, Player mover) {
    Solver<Alternating<R>> solver;
    const auto dag = strategy_dag<Alternating<R>>({position_of<R>(start), mover}, solver);
    CertificateHead head = outcome_head(R::name, board_text(start.board), start.tokens, Outcome::P);
    head.mover = mover;
    return written([&](std::ostream& out) { write_certificate(out, head, *dag); });
}

/// The text with one occurrence of `from`, the first, replaced.
inline std::string with(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    require(at != std::string::npos, "a text that contains it");
    return text.replace(at, from.size(), to);
}

}  // namespace gazetteer::certificates
