// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/diff/change.h"
#include "core/config/yaml/textedit.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// The differences in meaning between two files, plain or manifests. Places are those in the files.
/// Errors: Parse when one of them cannot be read.
[[nodiscard]] Result<std::vector<Change>> fileChanges(std::string_view older, std::string_view newer);

/// The smallest edits of @p newer that undo number @p index of fileChanges() with the bytes of @p older and keep all
/// other changes, which is checked by comparing again.
/// Errors: Unsupported where the change cannot be separated from others in the text.
[[nodiscard]] Result<std::vector<TextEdit>> revertingEdits(std::string_view older, std::string_view newer,
                                                           std::size_t index);
} // namespace quotadeck::config
