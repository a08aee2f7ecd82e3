// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/papers/paper_reader.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <map>
#include <utility>

#include "counterexamples/papers/claim_faults.hpp"
#include "counterexamples/papers/claim_reader.hpp"
#include "counterexamples/used/used_names.hpp"
#include "graph/errors.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/text_within.hpp"
#include "properties/catalogue.hpp"

namespace gazetteer::conjectures {

namespace {

class PaperReader {
  public:
    explicit PaperReader(const PaperSurroundings& surroundings)
        : surroundings_(surroundings), names_(surroundings.folder, surroundings.add_games) {}

    PaperReading read(std::string_view text) {
        for (const PaperBlock& block : properties::paper_blocks(text)) take(block);
        if (!has_paper_ && faults_.size() == 0)
            faults_.add(PaperFault{1, 1, "no paper: 'paper KEY \"title\"' is expected"});
        check_repairs();
        return {std::move(paper_), faults_.sorted()};
    }

  private:
    void take(const PaperBlock& block) {
        const auto header = parse_paper_line(block.header.text(), PaperLines::headers);
        if (!header) return faults_.add(first_text(block), header.error());
        if (header->word == "paper")
            take_paper(block, *header);
        else if (header->word == "claim")
            take_claim(block, *header);
        else
            take_names(block);
    }
    static const PlacedText& first_text(const PaperBlock& block) {
        return block.header.text().empty() && !block.entries.empty() ? block.entries.front()
                                                                     : block.header;
    }

    void take_paper(const PaperBlock& block, const PaperLine& header) {
        if (std::exchange(has_paper_, true))
            return faults_.add(block.header, 1, "a file has one paper, and it is above");
        paper_.key = header.name;
        paper_.title = header.rest;
        if (!paper_.claims.empty())
            faults_.add(block.header, 1, "the paper stands above its claims");
        const std::map<std::string, std::string*> places{
            {"by", &paper_.by}, {"journal", &paper_.journal}, {"doi", &paper_.doi}};
        for (const PlacedText& text : block.entries) {
            const auto line = parse_paper_line(text.text(), PaperLines::of_paper);
            if (!line)
                faults_.add(text, line.error());
            else if (std::string& place = *places.at(line->word); place.empty())
                place = line->rest;
            else
                faults_.add(text, 1, "a paper has one '" + line->word + "', and it is above");
        }
    }

    void take_claim(const PaperBlock& block, const PaperLine& header) {
        if (!std::exchange(has_paper_, true))
            faults_.add(block.header, 1, "a claim needs a paper above it: 'paper KEY \"title\"'");
        const std::size_t faults = faults_.size();
        PaperClaim claim = read_claim(block, header, paper_.key, names_, surroundings_, faults_);
        const auto before = std::ranges::find(paper_.claims, claim.id, &PaperClaim::id);
        if (before != paper_.claims.end())
            return faults_.add(
                block.header, header.name_column,
                "the id '" + header.name + "' is used in line " + std::to_string(before->line));
        const auto same_row =
            std::ranges::find(paper_.claims, claim.compiled, &PaperClaim::compiled);
        if (!claim.compiled.empty() && same_row != paper_.claims.end())
            faults_.add(block.header, header.name_column,
                        "the row '" + claim.compiled + "' stands with the claim in line " +
                            std::to_string(same_row->line) + " already");
        claim.whole = faults_.size() == faults;
        repairs_.emplace_back(block.header, claim.repaired_by);
        paper_.claims.push_back(std::move(claim));
    }

    void take_names(const PaperBlock& block) {
        for (NameFault& fault : names_.take(block))
            faults_.add(PaperFault{fault.line, fault.column, std::move(fault.message)});
    }

    void check_repairs() {
        for (const auto& [header, id] : repairs_)
            if (!id.empty() &&
                std::ranges::find(paper_.claims, id, &PaperClaim::id) == paper_.claims.end())
                faults_.add(header, 1, "it is repaired by '" + id + "', which is no claim here");
    }

    const PaperSurroundings& surroundings_;
    PaperFaults faults_;
    Paper paper_;
    UsedNames names_;
    bool has_paper_ = false;
    std::vector<std::pair<PlacedText, std::string>> repairs_;
};

/// By place.
void sort_faults(std::vector<PaperFault>& faults) {
    std::ranges::stable_sort(
        faults, {}, [](const PaperFault& fault) { return std::pair(fault.line, fault.column); });
}

}  // namespace

PaperReading read_paper(std::string_view text, const PaperSurroundings& surroundings) {
    if (text.size() > paper_length_max)
        return {{},
                {{1, 1,
                  "a paper has at most " + std::to_string(paper_length_max) +
                      " bytes, and this one has more"}}};
    return PaperReader(surroundings).read(text);
}

PaperReading read_paper_here(std::string_view text, const std::string& folder) {
    PaperSurroundings surroundings{.folder = folder, .add_games = add_games_once};
    for (const properties::AnyClaim& claim : properties::catalogue()) {
        surroundings.compiled.insert(claim.id);
        if (!claim.proved.empty()) surroundings.theorems.insert(claim.proved);
    }
    return read_paper(text, surroundings);
}

Paper paper_of_file(const std::string& path) {
    const auto text = text_within(path, paper_length_max);
    if (!text) throw InputError(path + ": " + std::strerror(errno));
    PaperReading reading =
        read_paper_here(*text, std::filesystem::path(path).parent_path().string());
    for (PaperClaim& claim : reading.paper.claims)
        for (PaperFault& fault : faults_of_grounds(claim)) reading.faults.push_back(fault);
    if (reading.paper.claims.empty() && reading.faults.empty())
        reading.faults.push_back({1, 1, "the paper has no claim: 'claim ID \"sentence\"'"});
    sort_faults(reading.faults);
    std::string all;
    for (const PaperFault& fault : reading.faults)
        all += (all.empty() ? "" : "\n") + to_string(Place{path, fault.line, fault.column}) + ": " +
               fault.message;
    if (!all.empty()) throw InputError(all);
    return std::move(reading.paper);
}

}  // namespace gazetteer::conjectures
