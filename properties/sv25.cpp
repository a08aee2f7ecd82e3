#include "properties/papers.hpp"

namespace gazetteer {

std::vector<AnyClaim> sv25_claims() {
    return {};
}

}  // namespace gazetteer
