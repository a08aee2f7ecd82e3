#include "properties/papers.hpp"

namespace gazetteer {

std::vector<AnyClaim> fsu93_grids_claims() {
    return {};
}

}  // namespace gazetteer
