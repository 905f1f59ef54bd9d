// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string_view>

namespace quotadeck::config {
/// Succeeds when a second, independent YAML parser finds the same first document in @p text: the same nodes in the
/// same order, with the same tags, anchors and values. Called before a text is saved, so that an error in one parser
/// cannot corrupt a file. Errors: Parse when the text cannot be read at all or is read differently; the place
/// is in `where`.
[[nodiscard]] Status agreesWithSecondParser(std::string_view text);
} // namespace quotadeck::config
