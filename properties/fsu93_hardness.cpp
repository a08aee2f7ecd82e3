#include "properties/papers.hpp"

namespace gazetteer {

std::vector<AnyClaim> fsu93_hardness_claims() {
    return {};
}

}  // namespace gazetteer
