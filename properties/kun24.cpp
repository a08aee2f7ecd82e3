#include "properties/papers.hpp"

namespace gazetteer {

std::vector<AnyClaim> kun24_claims() {
    return {};
}

}  // namespace gazetteer
