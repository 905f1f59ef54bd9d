// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/base/texthash.h"
#include "core/config/schema/schema.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"

#include <absl/container/flat_hash_map.h>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::ugm {
inline constexpr std::string_view kWildcard = "*";

/// "root.a" of "root.a.b"; empty for "root".
[[nodiscard]] std::string_view parentPath(std::string_view path);

/// What one user or group may use in one queue and below.
struct Limit
{
    std::optional<Resource>
        maxResources; ///< nil = no limit; a type with 0 is blocked, one that is missing is not
    std::uint64_t maxApplications = 0; ///< 0 = no limit

    /// False for a limit that limits nothing (UGM-42).
    [[nodiscard]] bool isSet() const;
    /// The most of @p type; nothing: unlimited (ENF-4, ENF-14).
    [[nodiscard]] std::optional<Quantity> most(ResourceType type) const;
    /// Whether one application more may run beside @p running others (ENF-11).
    [[nodiscard]] bool allowsAnother(std::uint64_t running) const
    {
        return maxApplications == 0 || running < maxApplications;
    }
    friend bool operator==(const Limit&, const Limit&) = default;
};

/// Whether @p asked fits what @p used leaves of @p limit (ENF-14, ENF-15).
[[nodiscard]] bool hasRoom(Quantity limit, Quantity used, Quantity asked);

/// The group that an application is charged to.
struct GroupMatch
{
    GroupName group; ///< "*" for everyone whom no named group covers
    QueuePath queue; ///< that has the limit which decides it

    friend bool operator==(const GroupMatch&, const GroupMatch&) = default;
};

/// Values by full queue path.
template <typename Value>
using ByQueue = absl::flat_hash_map<std::string, Value, TextHash, std::equal_to<>>;
using LimitsByQueue = ByQueue<Limit>;

/// The user and group limits of a whole queue tree, prepared for the trackers (UGM-1, UGM-50). A value.
///
/// Shape: keyed by queue path as spelled in the configuration, the root being "root". Usage is tracked under
///        lower-case paths, so a limit on "root.Dev" never binds anything (UGM-62).
class Limits
{
public:
    /// The named limits of one queue.
    struct Queue
    {
        std::map<UserName, Limit> users; ///< without the wildcard
        std::map<GroupName, Limit> groups; ///< with the wildcard
        std::vector<GroupName> groupOrder; ///< named groups in configuration order
    };

    Limits() = default;
    /// Reads the limits of @p root and every queue below, limits of a queue in order. @p root is the tree as the
    /// scheduler sees it: the root queue itself, partition limits taken over. Where a name is limited twice in a
    /// queue the later limit holds. Fails with Parse for a quantity that cannot be read, `where` being the queue.
    [[nodiscard]] static Result<Limits> fromQueues(const config::QueueConfig& root);

    [[nodiscard]] const ByQueue<Queue>& queues() const { return m_queues; }
    /// For users without a limit of their own in a queue (ENF-2).
    [[nodiscard]] const LimitsByQueue& userWildcards() const { return m_userWildcards; }

    /// The group that an application in @p queue is charged to when its user is in @p groups; nothing when no
    /// group limit covers the user (UGM-11 to UGM-13). The order of @p groups does not matter.
    [[nodiscard]] std::optional<GroupName> groupFor(const QueuePath& queue,
                                                    const std::vector<GroupName>& groups) const;
    /// The same with the queue whose limit decides it.
    [[nodiscard]] std::optional<GroupMatch> matchGroup(const QueuePath& queue,
                                                       const std::vector<GroupName>& groups) const;

private:
    Status addQueue(const config::QueueConfig& queue, const QueuePath& path);
    Status addLimit(const config::LimitConfig& config, const QueuePath& path);

    ByQueue<Queue> m_queues;
    LimitsByQueue m_userWildcards;
};

/// What a decision about a user or a group sees of one queue on the way to the root.
struct LimitLevel
{
    QueuePath queue; ///< lower case
    std::optional<Limit> limit; ///< nothing: no entry matches here
    LimitOrigin origin = LimitOrigin::Own; ///< of the limit
    Resource used; ///< before the request, without zeros
    std::uint64_t running = 0; ///< applications
    bool isCounted
        = false; ///< the application is one of them already, so the number is not checked for it (ENF-11)
};

/// The input of Manager::canRun() and Manager::fits() for one application.
struct LimitTrace
{
    std::vector<LimitLevel> user; ///< from the queue up to the root
    std::optional<GroupName> group; ///< that the application is, or would be, charged to
    bool isGroupSettled = false; ///< by usage that it has already (UGM-10)
    std::vector<LimitLevel> groupLevels; ///< as user; empty without a group
};
} // namespace quotadeck::ugm
