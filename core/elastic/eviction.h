// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/resource/resource.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace quotadeck::elastic {
using QuotaTime = std::chrono::system_clock::time_point;

/// An assigned pod that is attached directly to a group.
struct QuotaPod
{
    std::string name; ///< "namespace/name"
    std::int32_t priority = 0;
    std::optional<QuotaTime> start; ///< none: has not started, so counts as the youngest
    Resource request;
    bool isNonPreemptible = false;

    friend bool operator==(const QuotaPod&, const QuotaPod&) = default;
};

/// The order of eviction: lower priority first, then the younger, then by name (EQ-69).
[[nodiscard]] bool isLessImportant(const QuotaPod& left, const QuotaPod& right);

/// The pods to evict so that @p used fits in @p limit, as positions in @p pods, in the order in which they are
/// reported: the fewest, not the least important (EQ-70 to EQ-74). Still not fitting afterwards is possible, since
/// pods that may not be preempted stay.
[[nodiscard]] std::vector<std::size_t> revokeVictims(std::span<const QuotaPod> pods, const Resource& used,
                                                     const Resource& limit);

/// When pods are evicted for over-use. Off by default (EQ-66).
struct RevokeOptions
{
    bool isOn = false;
    std::chrono::nanoseconds cycle = std::chrono::seconds(1);
    std::chrono::nanoseconds delay = std::chrono::seconds(120);
};

/// How long one group has been over its limit (EQ-68).
class OveruseClock
{
public:
    /// @p start is when monitoring starts.
    OveruseClock(QuotaTime start, std::chrono::nanoseconds delay) : m_lastGood(start), m_delay(delay) { }

    /// Notes a sample; true when pods are to be evicted now. A sample without over-use starts the delay anew, and so
    /// does an eviction.
    [[nodiscard]] bool sample(QuotaTime now, bool isOverused);

private:
    QuotaTime m_lastGood;
    std::chrono::nanoseconds m_delay;
};

struct PreemptionOptions
{
    bool sparesDefaultGroup = true; ///< EQ-76
};

/// A pod with the group it belongs to.
struct GroupedPod
{
    QuotaPod pod;
    std::string group;
    bool isBudgetAtRisk = false; ///< evicting it would violate its disruption budget
    bool isTerminating = false;
};

/// A pod for which others may be evicted.
struct Preemptor
{
    QuotaPod pod;
    std::string group;
    bool neverPreempts = false; ///< its preemption policy
    std::optional<std::string> nominatedNode;
};

/// One node with what runs there.
struct PreemptionNode
{
    std::string name;
    Resource free;
    std::vector<GroupedPod> pods;
};

/// Only within the group, from higher to lower priority, never a pod that may not be preempted (EQ-76).
[[nodiscard]] bool mayPreempt(const Preemptor& preemptor, const GroupedPod& victim,
                              const PreemptionOptions& options = {});
/// False while evicted pods are still ending for it, or when the pod never preempts (EQ-77).
[[nodiscard]] bool isEligible(const Preemptor& preemptor, std::span<const PreemptionNode> nodes);

/// The pods of @p node to evict for @p preemptor, as positions, each once; nothing when that node is no option:
/// no pod may be preempted, or the pod would fit neither the node nor its group's @p limit even so (EQ-78, EQ-79).
[[nodiscard]] std::optional<std::vector<std::size_t>>
victimsOnNode(const Preemptor& preemptor, const PreemptionNode& node, const Resource& used,
              const Resource& limit, const PreemptionOptions& options = {});

/// Without nodes: the pods of the group, as positions, that would go so that @p preemptor fits in @p limit (EQ-80).
[[nodiscard]] std::vector<std::size_t> victimsInGroup(const Preemptor& preemptor,
                                                      std::span<const GroupedPod> pods, const Resource& used,
                                                      const Resource& limit,
                                                      const PreemptionOptions& options = {});
} // namespace quotadeck::elastic
