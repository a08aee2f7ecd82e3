// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/papers/claim_reader.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "graph/formats/words.hpp"

namespace gazetteer::conjectures {

namespace {

/// An entry of a claim, and the line that it was read from.
struct ClaimEntry {
    PaperLine line;
    PlacedText text;

    PlacedText rest() const { return text.from(static_cast<std::size_t>(line.rest_column) - 1); }
};

constexpr std::array<std::pair<const char*, PaperStatus>, 5> statuses{
    {{"proved", PaperStatus::proved},
     {"asserted", PaperStatus::asserted},
     {"conjectured", PaperStatus::conjectured},
     {"open", PaperStatus::open},
     {"cited", PaperStatus::cited}}};

class ClaimReader {
  public:
    ClaimReader(const UsedNames& names, const PaperSurroundings& surroundings, PaperFaults& faults)
        : names_(names), surroundings_(surroundings), faults_(faults) {}

    PaperClaim read(const PaperBlock& block, const PaperLine& header, const std::string& key) {
        claim_ = {.id = key + " " + header.name, .says = header.rest};
        claim_.line = block.line;
        sort_entries(block);
        claim_.place = text_of_once("place");
        claim_.reading = text_of_once("reads");
        if (claim_.place.empty() && faults_none_of("place"))
            faults_.add(block.header, 1, "the claim has no place: 'place Theorem 2, page 5'");
        read_status();
        for (const ClaimEntry& entry : entries_["on"]) read_ground(entry);
        read_statements();
        read_links(key);
        check_parts(block);
        return std::move(claim_);
    }

  private:
    void sort_entries(const PaperBlock& block) {
        for (const PlacedText& text : block.entries) {
            const auto line = parse_paper_line(text.text(), PaperLines::of_claim);
            if (!line) {
                faults_.add(text, line.error());
                continue;
            }
            claim_.places.emplace(line->word, place_of(text, 1));
            entries_[line->word].push_back({*line, text});
        }
    }
    static PaperPlace place_of(const PlacedText& text, int column) {
        const auto [line, at] = text.place_of(column);
        return {line, at};
    }
    bool faults_none_of(const std::string& word) { return entries_[word].empty(); }
    /// The entry with this word, which may stand once.
    const ClaimEntry* once(const std::string& word) {
        const std::vector<ClaimEntry>& all = entries_[word];
        for (std::size_t i = 1; i < all.size(); ++i)
            faults_.add(all[i].text, 1, "a claim has one '" + word + "', and it is above");
        return all.empty() ? nullptr : &all.front();
    }
    std::string text_of_once(const std::string& word) {
        const ClaimEntry* const entry = once(word);
        return entry == nullptr ? "" : entry->line.rest;
    }

    void read_status() {
        const ClaimEntry* const entry = once("status");
        if (entry == nullptr) return;
        const auto* const found = std::ranges::find_if(
            statuses, [&](const auto& status) { return entry->line.rest == status.first; });
        if (found == statuses.end())
            faults_.add(entry->rest(), 1,
                        "expected proved, asserted, conjectured, open or cited, found '" +
                            entry->line.rest + "'");
        else
            claim_.status = found->second;
    }

    void read_ground(const ClaimEntry& entry) {
        const auto ground = parse_suite_ground(entry.line.rest, surroundings_.folder);
        if (!ground) return faults_.add(entry.rest(), ground.error());
        if (!claim_.grounds.empty() && ground->about() != about())
            return faults_.add(entry.rest(), 1,
                               "the grounds of a claim are all of graphs, or all of digraphs");
        claim_.grounds.push_back(*ground);
    }
    About about() const {
        return claim_.grounds.empty() ? About::graphs : claim_.grounds.front().about();
    }

    Naming naming() const {
        const bool grids =
            !claim_.grounds.empty() && std::ranges::all_of(claim_.grounds, is_of_grids);
        return grids ? Naming::of_grid : Naming::any;
    }

    void read_statements() {
        if (const ClaimEntry* const entry = once("holds")) claim_.holds = statement(*entry);
        for (const ClaimEntry& entry : entries_["misses"]) {
            const bool used = std::ranges::any_of(
                claim_.misses, [&](const PaperMiss& miss) { return miss.name == entry.line.name; });
            if (used)
                faults_.add(entry.text, entry.line.name_column,
                            "the claim has a miss '" + entry.line.name + "' above");
            else if (const auto read = statement(entry))
                claim_.misses.push_back(
                    {entry.line.name, *read, place_of(entry.text, entry.line.name_column)});
        }
    }
    std::optional<PaperStatement> statement(const ClaimEntry& entry) {
        const auto expression =
            parse_expression(entry.line.rest, names_.definitions(), about(), naming());
        if (expression) return PaperStatement{entry.line.rest, Conjecture(*expression)};
        ParseError error = expression.error();
        const std::string name =
            name_at(entry.line.rest, static_cast<std::size_t>(error.column) - 1);
        if (names_.is_faulty_game(name))
            error.message = "the game '" + name + "' is not known, since its rules have a fault";
        faults_.add(entry.rest(), error);
        return std::nullopt;
    }

    void read_links(const std::string& key) {
        if (const ClaimEntry* const entry = once("refuted by"))
            claim_.refuted_by = instance(*entry);
        if (const ClaimEntry* const entry = once("repaired by"))
            claim_.repaired_by = key + " " + entry->line.rest;
        if (const ClaimEntry* const entry = once("compiled")) read_compiled(*entry);
        const ClaimEntry* const proved = once("proved");
        if (proved == nullptr) return;
        claim_.proved = proved->line.rest;
        if (surroundings_.theorems.contains(claim_.proved)) return;
        faults_.add(proved->rest(), 1,
                    "no theorem of proofs/coq is '" + claim_.proved + "'" +
                        nearest_or(claim_.proved, listed(surroundings_.theorems),
                                   ": FILE.theorem is expected"));
    }
    void read_compiled(const ClaimEntry& entry) {
        claim_.compiled = entry.line.name;
        claim_.why_compiled = entry.line.rest;
        if (!surroundings_.compiled.contains(claim_.compiled))
            faults_.add(entry.text, entry.line.name_column,
                        "the register has no row '" + claim_.compiled + "'" +
                            nearest_or(claim_.compiled, listed(surroundings_.compiled),
                                       "; 'gazetteer claims' lists them"));
        if (claim_.why_compiled.empty() && entries_["holds"].empty())
            faults_.add(entry.text, entry.line.name_column,
                        "why can the language not say it? 'compiled " + claim_.compiled +
                            " \"the reason\"'");
    }
    static std::vector<std::string> listed(const std::set<std::string>& names) {
        return {names.begin(), names.end()};
    }

    /// A graph, or a graph and its root.
    std::optional<PaperInstance> instance(const ClaimEntry& entry) {
        const std::string& text = entry.line.rest;
        const auto plain = parse_any_graph_text(text);
        if (plain) return checked(entry, {*plain, std::nullopt});
        const auto blank = text.rfind(' ');
        const auto graph = parse_any_graph_text(text.substr(0, blank));
        const std::string root = blank == text.npos ? "" : text.substr(blank + 1);
        const bool number = !root.empty() && root.size() <= 2 &&
                            std::ranges::all_of(root, [](char c) { return c >= '0' && c <= '9'; });
        if (!graph || !number) {
            faults_.add(entry.rest(), plain.error());
            return std::nullopt;
        }
        return checked(entry, {*graph, std::stoi(root)});
    }
    std::optional<PaperInstance> checked(const ClaimEntry& entry, PaperInstance instance) {
        const bool directed = instance.graph.is_directed();
        if (directed != (about() == About::digraphs)) {
            faults_.add(entry.rest(), 1,
                        directed ? "the claim is about graphs, and this is a digraph"
                                 : "the claim is about digraphs, and this is a graph");
            return std::nullopt;
        }
        if (instance.root && *instance.root >= instance.graph.order()) {
            faults_.add(entry.rest(), 1,
                        "the root is not a vertex of the graph: they count from 0");
            return std::nullopt;
        }
        return instance;
    }

    /// Whether what belongs together stands together.
    void check_parts(const PaperBlock& block) {
        const bool says_it = !entries_["holds"].empty();
        const bool compiled = !entries_["compiled"].empty();
        const bool cited = claim_.status == PaperStatus::cited;
        if (says_it && cited)
            faults_.add(entries_["holds"].front().text, 1,
                        "a claim that is only cited has no statement");
        if (!says_it && !cited && !compiled)
            faults_.add(
                block.header, 1,
                "the sentence has no statement: 'holds STATEMENT', 'compiled ID \"REASON\"' "
                "or 'status cited'");
        for (const char* word : {"on", "misses", "refuted by"})
            if (!says_it && !entries_[word].empty())
                faults_.add(entries_[word].front().text, 1,
                            std::string("'") + word + "' belongs to a claim with 'holds'");
        check_grounds(block, says_it);
    }
    void check_grounds(const PaperBlock& block, bool says_it) {
        const bool read = claim_.grounds.size() == entries_["on"].size();
        const bool listed = std::ranges::any_of(
            claim_.grounds, [](const SuiteGround& ground) { return !ground.model; });
        if (says_it && read && !listed)
            faults_.add(block.header, 1,
                        "the claim has no ground that is gone through: 'on connected, order ..7'");
    }

    const UsedNames& names_;
    const PaperSurroundings& surroundings_;
    PaperFaults& faults_;
    PaperClaim claim_;
    std::map<std::string, std::vector<ClaimEntry>> entries_;
};

}  // namespace

std::vector<PaperFault> PaperFaults::sorted() const {
    std::vector<PaperFault> result = all_;
    std::ranges::stable_sort(
        result, {}, [](const PaperFault& fault) { return std::pair(fault.line, fault.column); });
    return result;
}

PaperClaim read_claim(const PaperBlock& block, const PaperLine& header, const std::string& key,
                      const UsedNames& names, const PaperSurroundings& surroundings,
                      PaperFaults& faults) {
    return ClaimReader(names, surroundings, faults).read(block, header, key);
}

}  // namespace gazetteer::conjectures
