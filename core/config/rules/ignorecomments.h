// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/finding.h"
#include "core/config/yaml/yamltree.h"

#include <string_view>
#include <vector>

namespace quotadeck::config {
struct Silenced
{
    std::size_t count = 0; ///< of the findings taken out
    bool isCut = false; ///< more was wrong with the comments than is kept
};

/// Takes out of @p findings the warnings and infos that a comment in @p text silences:
///
///     # quotadeck:ignore CFG-LINT-1, ADV-2 billing reads this type
///
/// on the line of the finding, or on the comment lines directly above it. Errors stay. A comment without reason
/// (ADV-5), for a rule that does not exist (ADV-6) or that silences nothing (ADV-7) is added as an info.
/// At most FindingLog::kMost of these are added. Cost: linear; nothing but a search where no such comment is.
[[nodiscard]] Silenced silence(std::string_view text, const YamlTree& tree, std::vector<Finding>& findings);
} // namespace quotadeck::config
