#include "properties/papers.hpp"

namespace gazetteer {

std::vector<AnyClaim> gghr_claims() {
    return {};
}

}  // namespace gazetteer
