// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/finding.h"
#include "models/limits/configsession.h"

#include <string>

namespace quotadeck::models {
/// Edits that were made for the text of @p revision, for ConfigSession::edit(). They are refused once it is another.

[[nodiscard]] ConfigSession::Operation operationFor(ConfigRevisionPtr revision,
                                                    ConfigSession::Operation operation);
[[nodiscard]] ConfigSession::Operation spliceOperation(ConfigRevisionPtr revision,
                                                       std::vector<config::TextEdit> edits);
/// Silences the finding by a comment that says @p reason.
[[nodiscard]] ConfigSession::Operation ignoreOperation(ConfigRevisionPtr revision, config::Finding finding,
                                                       std::string reason);
} // namespace quotadeck::models
