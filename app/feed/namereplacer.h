// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/recordingencoder.h"
#include "core/elastic/quotasnapshot.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace quotadeck::feed {
/// Replaces names in samples, so that they can be given to others: of users, groups, applications, queues below root, nodes, hosts,
/// racks, allocations, task groups, elastic quota groups, trees, namespaces, pods and profiles. The same name gets the same
/// replacement in all samples, and paths keep their structure.
///
/// What may contain names of any kind is left out: reasons and messages, tags, labels, selectors, attributes, and the comments
/// and descriptions of the active configuration. Amounts, states, times, resource types, partitions, the wildcard `*` and reserved groups (EQ-13) stay.
/// The configuration is written anew, see replacedConfiguration().
/// Threading: one thread.
class NameReplacer
{
public:
    enum class Kind {
        User,
        Group,
        Application,
        Queue, ///< one part of a path, whatever its case
        Node, ///< and its host
        Rack,
        Allocation,
        TaskGroup,
        Quota, ///< an elastic quota group
        Tree,
        Namespace,
        Pod,
        Profile,
        // Of what the program itself knows, in no sample:
        Connection, ///< a saved one
        Context, ///< of a kubeconfig
        Service,
        Host, ///< of a server
        File, ///< with its folders
    };

    /// What the source is called instead.
    static constexpr auto kSourceName = "cluster";

    /// "user-3"; an empty name stays empty.
    [[nodiscard]] std::string replacement(Kind kind, const std::string& name);
    [[nodiscard]] QueuePath path(const QueuePath& path);
    /// Calls @p visit with all names that were replaced so far, those of a kind together, in the order of Kind.
    void forEach(const std::function<void(Kind kind, const std::string& name,
                                          const std::string& replacement)>& visit) const;
    [[nodiscard]] RecordedSample replaced(const RecordedSample& sample);
    /// Knows the names of @p sample from now on, but for those that its configuration alone contains.
    void learn(const RecordedSample& sample);
    [[nodiscard]] ClusterSnapshot replaced(ClusterSnapshot snapshot);
    [[nodiscard]] elastic::QuotaSnapshot replaced(elastic::QuotaSnapshot snapshot);
    /// In place of a text that may contain names; an empty text stays empty.
    [[nodiscard]] static std::string leftOut(const std::string& text);

private:
    void replace(PartitionSnapshot& partition);
    void replace(QueueInfo& queue);
    void replace(UserUsage& user);
    void replace(GroupUsage& group);
    void replace(ApplicationInfo& application);
    void replace(AllocationInfo& allocation);
    void replace(RequestInfo& request);
    void replace(NodeInfo& node);
    void replace(std::vector<UsageNode>& nodes);
    [[nodiscard]] RecordedConfigurationPtr replaced(const RecordedConfigurationPtr& configuration);
    /// How many users and groups are known.
    [[nodiscard]] std::size_t people() const;
    [[nodiscard]] ApplicationId application(const ApplicationId& id);
    [[nodiscard]] GroupName group(const GroupName& name);

    std::map<Kind, std::map<std::string, std::string>> m_names;
    // Samples share a configuration:
    RecordedConfigurationPtr m_configuration; ///< the latest
    RecordedConfigurationPtr m_replaced; ///< of that
    std::size_t m_people = 0; ///< when that was made: filters depend on them
};
} // namespace quotadeck::feed
