// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/finding.h"
#include "models/limits/configsession.h"

#include <string>

namespace quotadeck::models {
/// Edits of one finding of @p revision, for ConfigSession::edit(). They are refused once the text is another.

[[nodiscard]] ConfigSession::Operation fixOperation(ConfigRevisionPtr revision, config::Fix fix);
/// Silences the finding by a comment that says @p reason.
[[nodiscard]] ConfigSession::Operation ignoreOperation(ConfigRevisionPtr revision, config::Finding finding,
                                                       std::string reason);
} // namespace quotadeck::models
