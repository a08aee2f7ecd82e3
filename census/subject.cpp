#include "census/subject.hpp"

#include <algorithm>

#include "census/subjects.hpp"

namespace gazetteer::census {

const std::vector<Subject>& subjects() {
    static const std::vector<Subject> all{vertex_geography(),
                                          edge_geography(),
                                          directed_vertex_geography(),
                                          directed_edge_geography(),
                                          partizan_vertex_geography(),
                                          partizan_edge_geography(),
                                          slither(),
                                          edge_delete(),
                                          even_kernels()};
    return all;
}

const Subject* find_subject(std::string_view name) {
    const auto found = std::ranges::find(subjects(), name, &Subject::name);
    return found == subjects().end() ? nullptr : &*found;
}

}  // namespace gazetteer::census
