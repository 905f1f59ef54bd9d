// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/rules/checks.h"
#include "core/config/rules/fixwriter.h"
#include "core/config/rules/quotafixes.h"
#include "core/config/schema/schema.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// The rules at work on one partition. They report in the order in which the scheduler would run into them and go
/// on after an error, so that the first finding is the scheduler's verdict and the rest come along.
class RuleRun
{
public:
    /// @p partition is effective (VAL-2), @p sameName the first one before it of its name, nullptr when there is
    /// none.
    RuleRun(const PartitionConfig& partition, const PartitionConfig* sameName, const FixWriter& writer,
            FindingLog& errors, FindingLog& warnings)
        : m_partition(partition)
        , m_sameName(sameName)
        , m_writer(writer)
        , m_quotaFixes(partition, writer)
        , m_errors(errors)
        , m_warnings(warnings)
    {
    }

    [[nodiscard]] const PartitionConfig& partition() const { return m_partition; }
    [[nodiscard]] const PartitionConfig* sameName() const { return m_sameName; }

    /// What turns the intent of a rule into a change of the text.
    [[nodiscard]] const FixWriter& writer() const { return m_writer; }
    [[nodiscard]] QuotaFixes& quotaFixes() { return m_quotaFixes; }
    [[nodiscard]] bool hasErrors() const { return m_hasErrors; }

    /// Adds a finding for the caller to refine; the reference lives until the next one.
    Finding& report(Check check, std::string path, TextSpan span, std::string message);

private:
    const PartitionConfig& m_partition;
    const PartitionConfig* m_sameName;
    const FixWriter& m_writer;
    QuotaFixes m_quotaFixes;
    FindingLog& m_errors;
    FindingLog& m_warnings; ///< apart, so that many cannot crowd an error out
    bool m_hasErrors = false;
};

void checkPartitionName(RuleRun& run); ///< VAL-10
void checkStructure(RuleRun& run); ///< VAL-11, VAL-13
void checkPartitionLimits(RuleRun& run); ///< VAL-20
void checkQueues(RuleRun& run); ///< VAL-30 to VAL-48
void checkResources(RuleRun& run); ///< VAL-50 to VAL-58
void checkPlacementRules(RuleRun& run); ///< VAL-60 to VAL-72
void checkNodeSorting(RuleRun& run); ///< VAL-75, VAL-76
void checkApplications(RuleRun& run); ///< VAL-77, VAL-78
void checkLimitResources(RuleRun& run); ///< VAL-79 to VAL-85
void checkLimitApplications(RuleRun& run); ///< VAL-86 to VAL-88

void checkQueueLints(
    RuleRun& run); ///< CFG-LINT-1 to 7, 9, 10; VAL-LINT-1 to 6; VAL-90, 91, 93, 95; ADV-1, 3, 4
void checkAmounts(RuleRun& run); ///< CFG-LINT-12, ADV-2
void checkPlacementLints(RuleRun& run); ///< CFG-LINT-3, 4, 8, 9; VAL-92, 94, 96

/// One step of the validation of a partition.
struct RuleStage
{
    std::string_view rules;
    void (*check)(RuleRun& run);
};

/// All stages, in the scheduler's order (VAL-1), warnings and advice last.
[[nodiscard]] std::span<const RuleStage> ruleStages();

/// The path of @p queue below @p parent, which is empty for the root.
[[nodiscard]] std::string pathBelow(std::string_view parent, const QueueConfig& queue);
/// Where to point for @p queue: its name, or the whole of it where it has none.
[[nodiscard]] TextSpan placeOf(const QueueConfig& queue);
} // namespace quotadeck::config
