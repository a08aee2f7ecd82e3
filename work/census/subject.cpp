// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/census/subject.hpp"

#include <algorithm>

#include "work/census/subjects.hpp"

namespace gazetteer::census {

const std::vector<Subject>& subjects() {
    static const std::vector<Subject> all = [] {
        std::vector<Subject> result;
        Games::for_each([&result]<class R>() { result.push_back(subject_of<R>()); });
        result.push_back(even_kernels());
        return result;
    }();
    return all;
}

const Subject* find_subject(std::string_view name) {
    const auto found = std::ranges::find(subjects(), name, &Subject::name);
    return found == subjects().end() ? nullptr : &*found;
}

}  // namespace gazetteer::census
