#include "properties/papers.hpp"

namespace gazetteer {

std::vector<AnyClaim> fsu93_open_claims() {
    return {};
}

}  // namespace gazetteer
