// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/queueaccess.h"
#include "core/access/usergroups.h"
#include "core/base/message.h"
#include "core/base/queuepath.h"
#include "core/base/textspan.h"
#include "core/placement/rule.h"
#include "core/resource/resource.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::placement {
/// What placement needs to know of one queue.
struct PlacementQueue
{
    QueuePath path; ///< as results show it
    bool isLeaf = false; ///< applications run here, and nothing can be below it (QUE-4)
    bool isManaged = true; ///< configured, not created by placement (QUE-2)
    bool isDraining = false; ///< takes neither applications nor queues (QUE-42)
    access::QueueAcls acls;
};

/// The queues of a partition as placement sees them.
///
/// Threading: const members must be callable from several threads at once.
class QueueView
{
public:
    QueueView() = default;
    virtual ~QueueView() = default;

    /// The queue at @p path in any letter case, nullptr when there is none. Valid until the queues change.
    [[nodiscard]] virtual const PlacementQueue* find(const QueuePath& path) const = 0;

protected: // copied as a part of what it is a view of
    QueueView(const QueueView&) = default;
    QueueView& operator=(const QueueView&) = default;
    QueueView(QueueView&&) = default;
    QueueView& operator=(QueueView&&) = default;
};

/// The lists of @p queues, which must outlive the result.
[[nodiscard]] inline access::AclLookup aclsOf(const QueueView& queues)
{
    return [&queues](const QueuePath& path) -> const access::QueueAcls* {
        const PlacementQueue* queue = queues.find(path);
        return queue != nullptr ? &queue->acls : nullptr;
    };
}

/// An application as submitted, as far as placement needs it. A value.
struct Submission
{
    std::string queue; ///< requested; empty = none
    access::UserGroups user;
    std::map<std::string, std::string> tags;

    /// The value of the tag @p name in any letter case, the exact spelling first (PLC-23); empty when there is none.
    [[nodiscard]] std::string_view tag(std::string_view name) const;
    /// Runs already and must be taken in somewhere (PLC-24).
    [[nodiscard]] bool isForced() const;
};

/// How one rule ended. Rejected ends placement, everything else but Placed goes on with the next rule.
enum class Outcome {
    Placed, ///< the application runs in the queue of the step
    Found, ///< a parent rule: gave the queue of the step
    NoValue, ///< the application lacks the value that the rule uses
    Filtered, ///< the filter is not for this user (PLC-10)
    NoParent, ///< the parent rule gave no queue (PLC-17)
    Missing, ///< the queue does not exist and the rule may not create it (PLC-18)
    NotALeaf, ///< applications cannot run in the queue (PLC-44)
    Denied, ///< the user may not submit (PLC-43, PLC-44)
    Draining, ///< the queue takes no new applications (PLC-44)
    Rejected, ///< the application is rejected at once (PLC-15, PLC-17, PLC-46)
};

/// One word: "placed", "found", "none", "filtered", "no-parent", "missing", "not-a-leaf", "denied", "draining",
/// "rejected".
[[nodiscard]] std::string_view outcomeName(Outcome outcome);

/// What one rule did.
struct RuleStep
{
    RuleKind kind = RuleKind::Provided;
    TextSpan span; ///< of the rule in the configuration; empty when it is not configured
    Outcome outcome = Outcome::NoValue;
    QueuePath queue; ///< that the rule led to, as far as it got; empty = none
    Message detail; ///< why it ended so, a sentence without a full stop
    std::optional<access::AccessDecision> access; ///< if it was checked
    std::vector<RuleStep> parent; ///< of the parent rule if that was run: none or one
};

/// Where an application runs, with the steps that led there.
struct Placement
{
    std::optional<QueuePath> queue; ///< nothing: rejected
    std::vector<QueuePath> created; ///< queues that are created for it, the topmost first: byte order
    std::vector<RuleStep> trace; ///< of the rules that were run, in order
    Message rejection; ///< why, a sentence without a full stop; empty when placed

    [[nodiscard]] bool isPlaced() const { return queue.has_value(); }
};

/// What the annotations of a Kubernetes namespace set on the queue of its applications, if placement created that
/// queue; a configured one and the recovery queue are never changed (NSQ-12, NSQ-13).
struct NamespaceQuota
{
    std::uint64_t maxApplications = 0; ///< 0: leaves the queue's number as it is
    std::optional<Resource> guaranteed; ///< base units
    std::optional<Resource> max; ///< base units

    /// Both replace those of the queue, an absent one by nothing, even where that came from a template (NSQ-12).
    [[nodiscard]] bool setsResources() const { return guaranteed.has_value() || max.has_value(); }
    friend bool operator==(const NamespaceQuota&, const NamespaceQuota&) = default;
};

/// Reads the tags namespace.resourcequota, namespace.resourceguaranteed and namespace.resourcemaxapps (NSQ-10). What
/// cannot be read, and resources of which none is above zero, count as absent (NSQ-11).
[[nodiscard]] NamespaceQuota namespaceQuotaOf(const Submission& application);
} // namespace quotadeck::placement
