// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/sim/invariants.h"

#include "core/resource/resourceops.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace quotadeck::test {
namespace {
struct Sum
{
    Resource usage;
    std::set<ApplicationId> applications; // those with an allocation
};
using SumByPath = std::map<QueuePath, Sum>;
using Includes = std::function<bool(const ApplicationInfo&)>;

/// The allocations of the applications that @p includes names, added up along the queue tree.
SumByPath sumsOf(const std::vector<ApplicationInfo>& applications, const Includes& includes)
{
    SumByPath result;
    for (const ApplicationInfo& app : applications) {
        if (app.allocations.empty() || !includes(app))
            continue;
        for (QueuePath path = app.queue; !path.isEmpty(); path = path.parent()) {
            Sum& sum = result[path];
            for (const AllocationInfo& allocation : app.allocations)
                addTo(sum.usage, allocation.resource);
            sum.applications.insert(app.id);
        }
    }
    return result;
}

class Checker
{
public:
    explicit Checker(LimitCheck limits) : m_holdsLimits(limits == LimitCheck::Hold) { }

    std::vector<std::string> problems;

    void expect(bool holds, const std::string& what)
    {
        if (!holds)
            problems.push_back(what);
    }

    void checkUsage(const std::string& owner, const std::vector<UsageNode>& nodes, const SumByPath& expected)
    {
        std::size_t used = 0;
        for (const UsageNode& node : nodes) {
            const std::string where = owner + " in " + node.path.text();
            const auto found = expected.find(node.path);
            const Sum sum = found == expected.end() ? Sum{} : found->second;
            used += found == expected.end() ? 0 : 1;
            expect(equalsOrEmpty(node.usage, sum.usage), where + ": usage is not the sum");
            // An application between two pods still runs (UGM-35): those with allocations are a part of it.
            expect(std::ranges::includes(node.runningApplications, sum.applications),
                   where + ": an application with allocations does not run");
            expect(!hasNegative(node.usage), where + ": negative usage");
            expect(!m_holdsLimits || isZero(node.maxResources)
                       || fitInMaxUndef(node.maxResources, node.usage.value_or(Resource{})),
                   where + ": above the limit");
            expect(!m_holdsLimits || node.maxApplications == 0
                       || node.runningApplications.size() <= node.maxApplications,
                   where + ": too many applications");
        }
        expect(used == expected.size(), owner + ": a queue with usage is missing");
    }

    void checkQueues(const PartitionSnapshot& partition)
    {
        const auto everyone = [](const ApplicationInfo&) { return true; };
        const SumByPath sums = sumsOf(*partition.applications, everyone);
        for (const QueueInfo& queue : *partition.queues) {
            const auto found = sums.find(queue.path);
            const Resource usage = found == sums.end() ? Resource{} : found->second.usage;
            expect(equalsOrEmpty(queue.allocated, usage), queue.path.text() + ": allocated is not the sum");
            expect(!m_holdsLimits || fitInMaxUndef(queue.max, queue.allocated.value_or(Resource{})),
                   queue.path.text() + ": above the maximum");
            const auto running
                = std::ranges::count_if(*partition.applications, [&](const ApplicationInfo& app) {
                      return app.state == "Running" && queue.path.contains(app.queue);
                  });
            expect(queue.runningApps == static_cast<std::uint64_t>(running),
                   queue.path.text() + ": wrong number of running applications");
        }
    }

private:
    bool m_holdsLimits;
};
} // namespace

std::vector<std::string> brokenInvariants(const PartitionSnapshot& partition, LimitCheck limits)
{
    Checker checker(limits);
    checker.checkQueues(partition);

    Resource ofUsers;
    std::map<ApplicationId, GroupName> groups;
    for (const UserUsage& user : *partition.users) {
        checker.checkUsage("user " + user.name.text(), user.nodes,
                           sumsOf(*partition.applications,
                                  [&user](const ApplicationInfo& app) { return app.user == user.name; }));
        addTo(ofUsers, user.nodes.front().usage);
        groups.insert(user.groups.begin(), user.groups.end());
    }
    checker.expect(equalsOrEmpty(partition.queues->front().allocated, ofUsers),
                   "the users together do not use what the root queue has allocated");
    for (const GroupUsage& group : *partition.groups) {
        checker.checkUsage("group " + group.name.text(), group.nodes,
                           sumsOf(*partition.applications, [&](const ApplicationInfo& app) {
                               const auto charged = groups.find(app.id);
                               return charged != groups.end() && charged->second == group.name;
                           }));
    }
    for (const NodeInfo& node : *partition.nodes) {
        Resource sum;
        for (const AllocationInfo& allocation : node.allocations)
            addTo(sum, allocation.resource);
        checker.expect(equalsOrEmpty(node.allocated, sum), node.id + ": allocated is not the sum");
        checker.expect(fitIn(node.capacity, sum), node.id + ": above its capacity");
    }
    return checker.problems;
}
} // namespace quotadeck::test
