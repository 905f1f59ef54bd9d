// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/queuepath.h"
#include "core/resource/resource.h"

#include <optional>
#include <string>
#include <string_view>

namespace quotadeck {
/// Whose limit blocks a request.
enum class DenialSubject { User, Group, Queue };

/// Why the limit applies to the subject.
enum class LimitOrigin {
    Own, ///< set for the queue itself, or for this user or group by name
    Wildcard, ///< set for everyone without a limit of their own (ENF-2)
};

/// The blocking limit of a request.
struct Denial
{
    DenialSubject subject = DenialSubject::Queue;
    std::string name; ///< of the user or group, "*" being the wildcard group; empty for a queue
    QueuePath queue; ///< where the limit is set
    LimitOrigin origin = LimitOrigin::Own;
    std::optional<ResourceType> type; ///< nothing: the number of running applications is at its limit
    Quantity used = 0; ///< before the request; may be above the limit, or below 0
    Quantity asked = 0;
    Quantity limit = 0;

    friend bool operator==(const Denial&, const Denial&) = default;
};

/// A verdict with its reason.
struct Decision
{
    std::optional<Denial> denial; ///< the first limit that refuses; nothing when allowed

    [[nodiscard]] bool isAllowed() const { return !denial.has_value(); }
    friend bool operator==(const Decision&, const Decision&) = default;
};

/// "user", "group" or "queue", in JSON.
[[nodiscard]] std::string_view subjectName(DenialSubject subject);
/// "queue", "user sue", "group ds", "all other groups together" for "*".
[[nodiscard]] Message subjectMessage(DenialSubject subject, const std::string& name);
/// {"by", "name", "queue", "resource", "used", "asked", "limit"}, a stable format.
[[nodiscard]] std::string denialJson(const Denial& denial);
} // namespace quotadeck
