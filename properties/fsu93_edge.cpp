#include "properties/papers.hpp"

namespace gazetteer {

std::vector<AnyClaim> fsu93_edge_claims() {
    return {};
}

}  // namespace gazetteer
