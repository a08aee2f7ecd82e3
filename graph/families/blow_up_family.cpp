// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/families/blow_up_family.hpp"

#include <map>

namespace gazetteer {

int BlowUpFamily::m() const {
    return member.classes[static_cast<std::size_t>(free.front())].size;
}

BlowUp BlowUpFamily::at(int m) const {
    require(m >= 1, "a class of at least one vertex");
    BlowUp result = member;
    for (Vertex i : free) result.classes[static_cast<std::size_t>(i)].size = m;
    return result;
}

std::string to_string(const BlowUpFamily& family) {
    return to_string(family.member, [&family](Vertex i) {
        return family.free.contains(i)
                   ? std::string("m")
                   : std::to_string(family.member.classes[static_cast<std::size_t>(i)].size);
    });
}

std::vector<BlowUpFamily> families_of(const BlowUp& b) {
    std::vector<BlowUpFamily> result;
    std::map<int, VertexSet> of_size;
    for (Vertex i : b.quotient.vertices()) {
        const BlowUpClass& one = b.classes[static_cast<std::size_t>(i)];
        if (one.size > 1) of_size[one.size].insert(i);
        if (one.size > 1 || one.kind == ClassKind::pendant_clique) {
            result.push_back({b, {i}});
            continue;
        }
        for (ClassKind kind : {ClassKind::clique, ClassKind::independent}) {
            result.push_back({b, {i}});
            result.back().member.classes[static_cast<std::size_t>(i)].kind = kind;
        }
    }
    for (const auto& [size, classes] : of_size)
        if (classes.size() > 1) result.push_back({b, classes});
    return result;
}

}  // namespace gazetteer
