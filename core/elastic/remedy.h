// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/admission.h"

#include <vector>

namespace quotadeck::elastic {
/// The groups from @p row up to below the root as admission sees them.
[[nodiscard]] std::vector<AdmissionLevel> admissionLevels(const QuotaTable& table,
                                                          const QuotaSolution& solution, QuotaTable::Row row,
                                                          bool usesRuntime);

/// Admission::remedy of a pod that the tree of @p problem refuses; its request is counted there, and @p table is made of
/// it. Every value that is tried is tried by solving; found by halving, so the cost is some hundred solutions of a resource.
[[nodiscard]] std::vector<QuotaChange> findRemedy(const QuotaTable& table, const QuotaProblem& problem,
                                                  const PodDemand& pod, const AdmissionOptions& options);
} // namespace quotadeck::elastic
