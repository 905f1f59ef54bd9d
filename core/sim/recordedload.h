// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/sim/scenario.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace quotadeck::sim {
/// The load of a partition with queues as samples show it: who requested what and when, how long it ran, and which nodes were
/// there. As a scenario the same load can run under another configuration.
///
/// What samples do not show is estimated, and notes() says so: a pod that is missing in a sample ended halfway between that sample
/// and the one before, unless its application reports its end; later, if the application would have completed before its next pod
/// (APP-16). A pod that still runs in the last sample runs until something
/// ends it. One that was never allocated runs as long as the median of its user's pods.
///
/// Threading: thread-compatible.
class RecordedLoad
{
public:
    /// @p partition: empty for "default" or else the first of the first sample.
    explicit RecordedLoad(std::string partition = {}) : m_partition(std::move(partition)) { }

    /// Ignored when it is not later than the one before, its time is before 1970 or after 2100, or it does not know the applications. @p configuration is the text that was
    /// active then; nullptr: not known.
    void add(const ClusterSnapshot& snapshot, const std::string* configuration = nullptr);

    /// The first one that was known; nothing: none was.
    [[nodiscard]] const std::optional<std::string>& configuration() const { return m_configuration; }

    /// From the first sample to the last.
    [[nodiscard]] Nanoseconds duration() const;
    /// The load without a configuration, which withConfiguration() adds. Queues are requested by the paths in which
    /// applications ran. Errors: NotFound when there are fewer than two samples, nodes are not known, or no pod was seen.
    [[nodiscard]] Result<Scenario> scenario(std::string name) const;
    /// How large the load is, and what of it is estimated or left out: one sentence each.
    [[nodiscard]] std::vector<Message> notes() const;

private:
    struct Pod
    {
        Resource resource;
        std::int32_t priority = 0;
        SystemTime created;
        std::optional<SystemTime> bound; ///< nothing: not seen allocated
        SystemTime seen; ///< last
        std::optional<SystemTime> ended;
    };

    struct SeenApplication
    {
        UserName user;
        std::vector<GroupName> groups;
        QueuePath queue;
        SystemTime submitted;
        std::string namespaceName;
        std::map<std::string, Pod> pods; ///< by key
    };

    struct SeenNode
    {
        bool takesPods = true;
        Resource capacity; ///< at first, with what others occupy
    };

    void noteConfiguration(const std::string* configuration);
    void noteFinished(const FinishedApplications& finished);
    void addNodes(const std::vector<NodeInfo>& nodes, SystemTime time);
    void addApplication(const ApplicationInfo& application, SystemTime time);
    void endMissing(const FinishedApplications& finished, SystemTime time);
    [[nodiscard]] std::map<UserName, Nanoseconds> usualRunTimes() const;
    [[nodiscard]] std::vector<PodGroup> podsOf(const SeenApplication& application,
                                               const std::map<UserName, Nanoseconds>& usual,
                                               std::size_t& lengthened) const;
    [[nodiscard]] Nanoseconds sinceStart(SystemTime time) const;

    std::string m_partition;
    std::string m_clusterId;
    std::optional<SystemTime> m_first;
    SystemTime m_last;
    std::size_t m_samples = 0;
    std::map<ApplicationId, SeenApplication> m_applications;
    std::set<ApplicationId> m_withoutPods; ///< accepted, and never seen with a request or an allocation
    std::set<ApplicationId> m_rejected;
    std::set<ApplicationId> m_unseen; ///< ended, and no sample shows them before
    std::optional<std::string> m_configuration; ///< the first one
    std::string m_lastConfiguration;
    std::size_t m_configurationChanges = 0;
    std::set<std::string> m_placeholders; ///< keys
    std::map<std::string, SeenNode> m_nodes; ///< all that were seen; the next is without those that are gone
    std::set<std::string> m_resizedNodes;
    std::set<std::string> m_presentNodes;
    std::vector<ScriptedEvent> m_nodeEvents;
};
} // namespace quotadeck::sim
