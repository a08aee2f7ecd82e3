// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/coq_theorem.hpp"

#include <algorithm>

#include "certificates/coq_words.hpp"
#include "graph/errors.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::certificates {

namespace own = check::invariants;

namespace {

/// Nothing in a text ends or begins a comment of Coq's.
std::string commented(std::string text) {
    for (std::size_t at = 0; (at = text.find("(*", at)) != text.npos;) text.insert(at + 1, " ");
    for (std::size_t at = 0; (at = text.find("*)", at)) != text.npos;) text.insert(at + 1, " ");
    std::ranges::replace(text, '"', '\'');
    return text;
}

bool is_true_of(const std::string& text, const Graph& g, Vertex v) {
    own::Known known;
    own::Steps steps;
    return is_true(read_conjecture(text), g, v, known, steps);
}

}  // namespace

std::string coq_graph(const Graph& g) {
    std::string result = "Graph " + std::to_string(g.order()) + " [";
    for (Vertex v : g.vertices()) {
        result += v == 0 ? "[" : "; [";
        for (Vertex w : g.neighbours(v))
            result += (w == g.neighbours(v).front() ? "" : "; ") + std::to_string(w);
        result += "]";
    }
    return result + "]";
}

CoqConjecture::CoqConjecture(const std::string& expression,
                             const std::vector<std::string>& hypotheses) {
    const auto words = [&](const std::string& text) {
        const own::Expression parsed = read_conjecture(text);
        of_vertex_ = of_vertex_ || parsed.of_vertex;
        return coq_words(parsed);
    };
    const auto suppose = [&](const std::string& text, const std::string& coq) {
        if (std::ranges::find(hypotheses_, coq, &Condition::coq) == hypotheses_.end())
            hypotheses_.push_back({text, coq});
    };
    std::vector<std::pair<std::string, std::string>> of_definedness;
    for (const std::string& text : hypotheses) {
        const CoqWords hypothesis = words(text);
        suppose(text, hypothesis.text);
        std::ranges::copy(hypothesis.conditions, std::back_inserter(of_definedness));
    }
    const CoqWords conclusion = words(expression);
    conclusion_ = {expression, conclusion.text};
    std::ranges::copy(conclusion.conditions, std::back_inserter(of_definedness));
    for (const auto& [text, coq] : of_definedness) suppose(text, coq);
}

void CoqConjecture::write_conditions(std::ostream& out) const {
    const std::string parameters = of_vertex_ ? " (G : graph) (v : nat)" : " (G : graph)";
    for (std::size_t i = 0; i < hypotheses_.size(); ++i) {
        const std::string& text = hypotheses_[i].text;
        out << "\n(* " << (text.empty() ? "What is asked is defined." : commented(text))
            << " *)\nDefinition hypothesis_" << i + 1 << parameters << " : bool :=\n  "
            << hypotheses_[i].coq << ".\n";
    }
    out << "\n(* " << commented(conclusion_.text) << " *)\nDefinition conclusion" << parameters
        << " : bool :=\n  " << conclusion_.coq << ".\n";
}

void CoqConjecture::write_theorem(std::ostream& out, const Graph& g,
                                  std::optional<Vertex> v) const {
    const std::string of = of_vertex_ ? " G v" : " G";
    const std::string here =
        of_vertex_ ? " counterexample " + std::to_string(v.value()) : " counterexample";
    std::vector<std::pair<std::string, std::string>> facts{{"simple G", "simple counterexample"}};
    if (of_vertex_)
        facts.emplace_back("(v <? order G)",
                           "(" + std::to_string(v.value()) + " <? order counterexample)");
    for (std::size_t i = 0; i < hypotheses_.size(); ++i) {
        const std::string name = "hypothesis_" + std::to_string(i + 1);
        facts.emplace_back(name + of, name + here);
    }
    out << "\n(* " << to_graph6(g) << " *)\nDefinition counterexample : graph :=\n  "
        << coq_graph(g) << ".\n\nTheorem conjecture_refuted :\n  ~ (forall (G : graph)"
        << (of_vertex_ ? " (v : nat)" : "") << ",\n";
    for (const auto& [general, special] : facts) out << "       " << general << " = true ->\n";
    out << "       conclusion" << of << " = true).\nProof.\n  intros conjecture.\n";
    std::string names;
    for (std::size_t i = 0; i < facts.size(); ++i) {
        names += " met_" + std::to_string(i);
        out << "  assert (met_" << i << " : " << facts[i].second
            << " = true) by (vm_compute; reflexivity).\n";
    }
    out << "  assert (fails : conclusion" << here << " = false) by (vm_compute; reflexivity).\n"
        << "  pose proof (conjecture" << here << names << ") as holds.\n"
        << "  rewrite fails in holds. discriminate.\nQed.\n"
        << "Print Assumptions conjecture_refuted.\n";
}

void CoqConjecture::write(std::ostream& out, const Graph& g, std::optional<Vertex> v) const {
    require(g.order() <= coq_order_max, "a graph of order at most 16");
    try {
        for (const Condition& hypothesis : hypotheses_)
            if (!hypothesis.text.empty() && !is_true_of(hypothesis.text, g, v.value_or(-1)))
                throw InputError("'" + hypothesis.text + "' is false of the graph");
        require(!is_true_of(conclusion_.text, g, v.value_or(-1)),
                "a graph that refutes the conjecture");
    } catch (const own::Unproved& unproved) {
        throw InputError(unproved.reason);
    }
    out << "(* A counterexample to a conjecture, by gazetteer hunt --coq. Let Coq check it: coqc "
           "FILE.\n"
        << "   The definitions come first, then the conjecture, the graph, and the theorem. *)\n"
        << coq_library();
    write_conditions(out);
    write_theorem(out, g, v);
}

}  // namespace gazetteer::certificates
