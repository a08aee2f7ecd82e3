#include "properties/papers.hpp"

namespace gazetteer {

std::vector<AnyClaim> fsu93_vertex_claims() {
    return {};
}

}  // namespace gazetteer
