// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/schema/finding.h"
#include "core/config/yaml/textedit.h"
#include "core/config/yaml/yamltree.h"

#include <span>
#include <string_view>
#include <vector>

namespace quotadeck::config {
struct Silenced
{
    std::size_t count = 0; ///< of the removed findings
    bool isCut = false; ///< more findings on the comments than are kept
};

/// Removes from @p findings the warnings and infos that a comment in @p text silences:
///
///     # quotadeck:ignore CFG-LINT-1, ADV-2 billing reads this type
///
/// on the line of the finding, or on the comment lines directly above it. Errors stay. A comment without reason
/// (ADV-5), for a rule that does not exist (ADV-6) or that silences nothing (ADV-7) is added as an info.
/// At most FindingLog::kMost of these are added. Cost: linear; only a search in texts without such a comment.
[[nodiscard]] Silenced silence(std::string_view text, const YamlTree& tree, std::vector<Finding>& findings);

/// The edit that silences @p finding, one of validateFile(@p text), with a comment on a separate line above it:
///
///     # quotadeck:ignore CFG-LINT-1 billing reads this type
///
/// Errors: InvalidArgument for an error, which no comment silences, and for a reason that is empty or not one line;
///         Unsupported where a comment is not possible, such as inside a text over several lines.
/// Cost:   that of two validations, which check that the comment silences the finding and changes nothing else.
[[nodiscard]] Result<std::vector<TextEdit>> silencingEdits(std::string_view text, const Finding& finding,
                                                           std::string_view reason);

/// The rules of such comments.
[[nodiscard]] std::span<const RuleInfo> ignoreRules();
} // namespace quotadeck::config
