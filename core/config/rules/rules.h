// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/rules/fixwriter.h"
#include "core/config/rules/quotafixes.h"
#include "core/config/schema/finding.h"
#include "core/config/schema/resourcetext.h"
#include "core/config/schema/schema.h"
#include "core/resource/resource.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// A validation of one partition. Rules report in the order of the scheduler and go on after an error, so the first
/// error is the scheduler's verdict.
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

    /// Writes fixes as edits of the text.
    [[nodiscard]] const FixWriter& writer() const { return m_writer; }
    [[nodiscard]] QuotaFixes& quotaFixes() { return m_quotaFixes; }
    [[nodiscard]] bool hasErrors() const { return m_hasErrors; }

    /// Adds a finding, which the caller can complete; the reference is valid until the next call.
    Finding& report(const RuleInfo& rule, std::string path, TextSpan span, Message message);

private:
    const PartitionConfig& m_partition;
    const PartitionConfig* m_sameName;
    const FixWriter& m_writer;
    QuotaFixes m_quotaFixes;
    FindingLog& m_errors;
    FindingLog& m_warnings; ///< separate, so that many warnings cannot displace an error
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

inline constexpr const char* kWildcard = "*"; ///< the name of everyone else in a limit

/// The user and group limits of one queue (VAL-32 to VAL-41).
void checkLimits(RuleRun& run, const std::string& path, const QueueConfig& queue);

/// Rules that are reported from several places.
inline constexpr RuleInfo kReservedName{
    "CFG-LINT-9", Severity::Warning, "", QUOTADECK_TEXT("rules", "Reserved queue names are not used"),
    QUOTADECK_TEXT(
        "rules",
        "\"root\" below the root and \"@recovery@\" have a meaning of their own; choose another name.")};
inline constexpr RuleInfo kConfigurationEmpty{
    "CFG-LINT-11", Severity::Warning, "", QUOTADECK_TEXT("rules", "A configuration has a partition"),
    QUOTADECK_TEXT(
        "rules",
        "The scheduler accepts an empty text or comments alone. Loading it removes all partitions: their "
        "queues drain and all applications fail. Restore the file unless this is intended.")};

/// The rules of each family, in the order in which they are defined beside their checks.
[[nodiscard]] std::span<const RuleInfo> partitionRules();
[[nodiscard]] std::span<const RuleInfo> queueRules();
[[nodiscard]] std::span<const RuleInfo> limitRules();
[[nodiscard]] std::span<const RuleInfo> resourceRules();
[[nodiscard]] std::span<const RuleInfo> amountRules();
[[nodiscard]] std::span<const RuleInfo> placementRules();
[[nodiscard]] std::span<const RuleInfo> hierarchyRules();

/// Runs the checks of all families in the scheduler's order (VAL-1), warnings and advice last.
void runChecks(RuleRun& run);
/// Those of the scheduler alone, without our warnings.
void runSchedulerChecks(RuleRun& run);

/// Runs @p check on each partition of @p config with what it inherits, until one returns false.
void checkPartitions(SchedulerConfig& config, const FixWriter& writer, FindingLog& errors,
                     FindingLog& warnings, const std::function<bool(RuleRun&)>& check);

/// A few of @p items, of which there are @p count, as an enumeration.
[[nodiscard]] Message fewOf(std::vector<Message> items, std::size_t count);

/// The path of @p queue below @p parent, which is empty for the root.
[[nodiscard]] std::string pathBelow(std::string_view parent, const QueueConfig& queue);
/// The place of @p queue in findings: its name, or the whole queue when it has none.
[[nodiscard]] TextSpan placeOf(const QueueConfig& queue);

/// Reports each of @p bad in the map @p place, with a fix of the suffix. @p form is a template
/// of the resource and the problem.
void reportQuantities(RuleRun& run, const RuleInfo& rule, const std::string& path, const QuotaPlace& place,
                      const std::vector<BadQuantity>& bad,
                      MessageTemplate form = QUOTADECK_TEXT("rules", "%1: %2"));

/// An entry of a resource that does not fit, by RES-18.
struct Excess
{
    ResourceType type;
    Quantity asked;
    Quantity allowed;

    [[nodiscard]] Message askedText() const; ///< "memory 11 GiB"
    /// "10 GiB", or exact digits where rounding would hide the difference.
    [[nodiscard]] Message allowedText() const;
    [[nodiscard]] Message typedAllowedText() const; ///< "memory 10 GiB"
};

/// The types of @p smaller above @p larger; a type that @p larger lacks is unlimited.
[[nodiscard]] std::vector<Excess> excesses(const Resource& larger, const Resource& smaller);

/// The span of the value of @p type in @p map; @p otherwise when it has none.
[[nodiscard]] TextSpan placeIn(const TextMap& map, ResourceType type, const TextSpan& otherwise);
} // namespace quotadeck::config
