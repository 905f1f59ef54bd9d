// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/elastic/quotasolver.h"

#include <string>
#include <string_view>

namespace quotadeck::elastic {
/// Reads {"name","total","scaleMin","guarantee","groups":[{"name","parent","isParent","lend","min","max","weight",
/// "selfRequest","selfUsed"}]}, amounts being integers in base units. Only the names of groups are required; other keys
/// are passed over. "root" is the root too, unless a group is called so. Errors: Parse, `where` naming the field.
[[nodiscard]] Result<QuotaProblem> readProblem(std::string_view json);

/// {"name","groups":{NAME:{"childRequest","request","limitedRequest","used","allocated","guaranteed","effectiveMin",
/// "runtime"}}} on one line without its break, groups by name; without "name" where @p problem has none.
[[nodiscard]] std::string solutionJson(const QuotaProblem& problem, const QuotaTable& table,
                                       const QuotaSolution& solution);
} // namespace quotadeck::elastic
