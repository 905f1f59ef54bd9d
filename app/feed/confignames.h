// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/namereplacer.h"

#include <optional>
#include <string>

namespace quotadeck::feed {
/// The active configuration @p text, a queues.yaml or the answer of a scheduler, written anew with the names of @p names: in queues,
/// limits, access control lists and placement rules. A filter that is a regular expression becomes the list of the users or
/// groups it matches, as far as @p names knows them; a tag other than the namespace becomes "tag". Comments, descriptions and
/// what has no effect are left out. Nothing: the scheduler would reject the text.
[[nodiscard]] std::optional<std::string> replacedConfiguration(const std::string& text, NameReplacer& names);
} // namespace quotadeck::feed
