// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/elastic/quotasnapshot.h"
#include "core/elastic/quotasolver.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::elastic {
/// Reads {"name","total","scaleMin","guarantee","groups":[{"name","parent","isParent","lend","min","max","weight",
/// "selfRequest","selfUsed"}]}, amounts being integers in base units. Only the names of groups are required; other keys
/// are passed over. "root" is the root too, unless a group is called so. Errors: Parse, `where` naming the field.
[[nodiscard]] Result<QuotaProblem> readProblem(std::string_view json);

/// {"name","groups":{NAME:{"childRequest","request","limitedRequest","used","allocated","guaranteed","effectiveMin",
/// "runtime"}}} on one line without its break, groups by name; without "name" where @p problem has none.
[[nodiscard]] std::string solutionJson(const QuotaProblem& problem, const QuotaTable& table,
                                       const QuotaSolution& solution);

/// The groups as the scheduler reports them over HTTP (EQ-96, EQ-97).
struct QuotaSummaries
{
    std::vector<QuotaObject> objects; ///< by name
    std::vector<QuotaPodState> pods; ///< by name, as far as the answer lists them
};

/// Reads an object of names and summaries. Vectors that are null or empty are empty, a runtime unknown
/// (EQ-98). Groups of the first level in a tree other than the default count as its roots. Errors: Parse,
/// `where` naming the field.
[[nodiscard]] Result<QuotaSummaries> readQuotaSummaries(std::string_view json);
/// The summary of one group. Errors likewise.
[[nodiscard]] Result<QuotaSummaries> readQuotaSummary(std::string_view json);

/// Completes @p objects, which are by name, with what the scheduler reports over HTTP: figures that are newer than those of the
/// objects, the effective min, and groups whose objects are not known.
void addSummaries(std::vector<QuotaObject>& objects, const QuotaSummaries& summaries);

/// The same as the scheduler writes it, on one line without its break, groups by name and keys in the order
/// of EQ-97; what is not known is left out.
[[nodiscard]] std::string quotaSummariesJson(const QuotaSummaries& summaries);

/// A snapshot as one JSON object, for recordings: everything of it, amounts in base units. What is not known is left out. The
/// reasons why pods wait are written in English.
[[nodiscard]] std::string quotaSnapshotJson(const QuotaSnapshot& snapshot);

/// Reads what quotaSnapshotJson() wrote; keys that are not known are passed over. Errors: Parse with the place in the message,
/// TooLarge for more than is read of an answer.
[[nodiscard]] Result<QuotaSnapshot> readQuotaSnapshot(std::string_view json);
} // namespace quotadeck::elastic
