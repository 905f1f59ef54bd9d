// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/queueaccess.h"
#include "core/base/queuepath.h"
#include "core/base/textspan.h"
#include "core/placement/rule.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::placement {
/// How one rule ended. Rejected ends placement, everything else but Placed goes on with the next rule.
enum class Outcome {
    Placed, ///< the application runs in the queue of the step
    Found, ///< a parent rule: gave the queue of the step
    NoValue, ///< the application has not what the rule goes by
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
    std::string detail; ///< why it ended so, a sentence without a full stop
    std::optional<access::AccessDecision> access; ///< as far as that was asked
    std::vector<RuleStep> parent; ///< of the parent rule if that was run: none or one
};

/// Where an application runs, and how that came about.
struct Placement
{
    std::optional<QueuePath> queue; ///< nothing: rejected
    std::vector<QueuePath> created; ///< queues that come into being for it, the topmost first: byte order
    std::vector<RuleStep> trace; ///< of the rules that were run, in order
    std::string rejection; ///< why, a sentence without a full stop; empty when placed

    [[nodiscard]] bool isPlaced() const { return queue.has_value(); }
};
} // namespace quotadeck::placement
