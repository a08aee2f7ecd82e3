// SPDX-License-Identifier: GPL-3.0-or-later
// Dialogues of an editor with the server, kept as text files. A line of a dialogue is
//
//     > {...}     a message of the editor, which gets its header
//     ! ...       bytes of the editor as they are, with \r and \n written so
//     wait        all tasks run to their end
//     # ...       a comment
//     < {...}     a message of the server
//     exit 0      the server ends with this exit code
//
// The last two kinds are what a replay finds. Where it finds others, the file is not as it was.
#pragma once

#include <string>
#include <vector>

#include "faces/editor/server/task.hpp"

namespace gazetteer::editor {

/// The dialogue as it goes now. The tasks run in processes; checks are by `check`.
std::string replayed(const std::string& dialogue, const Checker& check);

/// A check that answers at once with the name of what it was given.
CheckAnswer told_back(const Task& task);

/// The files of faces/editor/dialogues/, from the root of the tree.
std::vector<std::string> dialogue_files();
/// What a file of the tree has.
std::string text_of_source(const std::string& path);

}  // namespace gazetteer::editor
