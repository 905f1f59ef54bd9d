// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/samplebook.h"

#include "core/base/saturating.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <ranges>
#include <utility>

namespace quotadeck::usage {
namespace {
constexpr std::array<const char*, 3> kInstanceTypeKeys{"si/instance-type", "node.kubernetes.io/instance-type",
                                                       "beta.kubernetes.io/instance-type"};
constexpr const char* kNamespaceTag = "kubernetes.io/meta/namespace";

/// The instance type of each node by its name; nothing where nodes are not known.
std::optional<std::map<std::string, std::string>> instanceTypesOf(const PartitionSnapshot& partition)
{
    if (!partition.nodes)
        return std::nullopt;
    std::map<std::string, std::string> types;
    for (const NodeInfo& node : *partition.nodes) {
        std::string& type = types[node.id];
        for (const char* const key : kInstanceTypeKeys) {
            if (const auto found = node.attributes.find(key); type.empty() && found != node.attributes.end())
                type = found->second;
        }
    }
    return types;
}

/// The group that each application is charged to; nothing where users are not known.
std::optional<std::map<ApplicationId, std::string>> chargedGroupsOf(const PartitionSnapshot& partition)
{
    if (!partition.users)
        return std::nullopt;
    std::map<ApplicationId, std::string> groups;
    for (const UserUsage& user : *partition.users) {
        for (const auto& [app, group] : user.groups)
            groups[app] = group.text();
    }
    return groups;
}

/// The group that @p app is charged to. Of one that holds nothing it is not known before it is charged.
std::optional<std::string> groupOf(const ApplicationInfo& app,
                                   const std::optional<std::map<ApplicationId, std::string>>& groups)
{
    if (!groups)
        return std::nullopt;
    const auto group = groups->find(app.id);
    if (group != groups->end())
        return group->second;
    return app.allocations.empty() && !app.used ? std::nullopt : std::optional<std::string>("");
}

/// Running, or it was.
bool isStarted(const ApplicationInfo& app)
{
    return app.startTime > 0 || app.state == "Running" || app.state == "Completing";
}

std::optional<std::string> tagOf(const std::map<std::string, std::string>& tags, const std::string& key)
{
    const auto tag = tags.find(key);
    if (tag != tags.end())
        return tag->second;
    return tags.empty() ? std::nullopt : std::optional<std::string>("");
}

/// Whether the sample reports the usage of all its applications or quota groups. Without any group it does: nothing is used.
Knowledge usageOf(const PartitionSnapshot& partition)
{
    if (!partition.hasQuotaGroups)
        return partition.applications ? Knowledge::All : Knowledge::None;
    if (!partition.queues)
        return Knowledge::None;
    const auto isSilent = [](const QueueInfo& group) { return group.isLeaf && !group.allocated; };
    const auto isHeard = [](const QueueInfo& group) { return group.isLeaf && group.allocated; };
    if (std::ranges::none_of(*partition.queues, isSilent))
        return Knowledge::All;
    return std::ranges::any_of(*partition.queues, isHeard) ? Knowledge::Part : Knowledge::None;
}

void add(SampleIntegral::Holdings& holdings, const SubjectPtr& subject, Account account,
         ResourceView resource)
{
    for (const auto& [type, value] : resource.entries()) {
        Quantity& sum = holdings[{subject, account, type}];
        sum = saturatingAdd(sum, value);
    }
}
} // namespace

void SampleIntegral::close(const Holding& holding, const Open& open, Seconds until)
{
    if (until <= open.since || open.value == 0)
        return;
    const bool isKnown = open.value != kNotKnown;
    m_ledger.records.push_back(
        {holding.subject,
         holding.account,
         holding.type,
         {open.since, until},
         isKnown ? std::optional(Amount{open.value} * (until - open.since).count()) : std::nullopt,
         isKnown});
}

bool SampleIntegral::add(Seconds time, Holdings holdings, const Capacity& capacity)
{
    if (m_last && time < *m_last)
        return false;
    if (m_last && time - *m_last > m_longestGap)
        breakHere();
    if (m_isBroken)
        m_covered.push_back({time, time});
    m_covered.back().to = time;
    m_isBroken = false;
    m_last = time;
    for (auto open = m_open.begin(); open != m_open.end();) {
        const auto now = holdings.find(open->first);
        if (now != holdings.end() && now->second == open->second.value) {
            holdings.erase(now);
            ++open;
            continue;
        }
        close(open->first, open->second, time);
        open = m_open.erase(open);
    }
    for (const auto& [holding, value] : holdings)
        m_open[holding] = {value, time};
    for (auto open = m_capacity.begin(); open != m_capacity.end();) {
        const auto now = capacity.find(open->first);
        if (now != capacity.end() && now->second == open->second.value) {
            ++open;
            continue;
        }
        closeCapacity(open->first, open->second, time);
        open = m_capacity.erase(open);
    }
    for (const auto& [type, value] : capacity)
        m_capacity.try_emplace(type, Open{value, time});
    return true;
}

void SampleIntegral::closeCapacity(ResourceType type, const Open& open, Seconds until)
{
    if (until > open.since)
        m_ledger.capacity.push_back(
            {type, {open.since, until}, Amount{open.value} * (until - open.since).count()});
}

std::optional<Seconds> SampleIntegral::before(Seconds time) const
{
    if (m_isBroken || !m_last || time < *m_last || time - *m_last > m_longestGap)
        return std::nullopt;
    return m_last;
}

void SampleIntegral::breakHere()
{
    if (m_last) {
        for (const auto& [holding, open] : m_open)
            close(holding, open, *m_last);
        for (const auto& [type, open] : m_capacity)
            closeCapacity(type, open, *m_last);
    }
    m_open.clear();
    m_capacity.clear();
    m_isBroken = true;
}

SubjectPtr SampleIntegral::intern(Subject subject)
{
    SubjectPtr& known = m_subjects[subject];
    if (!known)
        known = std::make_shared<const Subject>(std::move(subject));
    return known;
}

Ledger SampleIntegral::take()
{
    breakHere();
    m_ledger.covered = std::move(m_covered);
    return std::exchange(m_ledger, {});
}

SampleBook::SampleBook(Seconds longestGap, std::string tag, What what)
    : m_tag(std::move(tag))
    , m_what(what)
    , m_integral(longestGap)
{
}

void SampleBook::add(const PartitionSnapshot& partition, SystemTime time)
{
    ++m_samples;
    const Knowledge ofUsage = usageOf(partition);
    if (partition.hasQuotaGroups) {
        ++m_ofGroups;
        m_ofSilentGroups += ofUsage == Knowledge::None ? 1 : 0;
        m_withoutSomeUsage += ofUsage == Knowledge::Part ? 1 : 0;
    }
    if (m_what == What::Everything && ofUsage == Knowledge::None) {
        ++m_withoutApplications;
        m_integral.breakHere();
        return;
    }
    if (m_what == What::Everything && partition.hasQuotaGroups)
        countPending(*partition.queues);
    SampleIntegral::Holdings holdings;
    SampleIntegral::Capacity capacity;
    const Seconds at = std::chrono::floor<Seconds>(time.time_since_epoch());
    Starts starts;
    if (m_what == What::Everything && partition.hasQuotaGroups)
        addGroups(*partition.queues, holdings);
    else if (m_what == What::Everything)
        addApplications(partition, at, m_integral.before(at), holdings, starts);
    if (partition.queues)
        addQueues(*partition.queues, holdings);
    else
        ++m_withoutQueues;
    const bool hasRoot = partition.queues && !partition.queues->empty() && partition.queues->front().max;
    const ResourceView offered
        = hasRoot ? ResourceView(partition.queues->front().max) : ResourceView(partition.info.capacity);
    for (const auto& [type, value] : offered.entries())
        capacity[type] = value;
    if (!m_integral.add(at, std::move(holdings), capacity)) {
        ++m_unordered;
        return;
    }
    m_started = std::move(starts.all);
    std::ranges::move(starts.isNew, std::back_inserter(m_waits));
}

void SampleBook::addApplications(const PartitionSnapshot& partition, Seconds time,
                                 const std::optional<Seconds>& before, SampleIntegral::Holdings& holdings,
                                 Starts& starts)
{
    const auto instanceTypes = instanceTypesOf(partition);
    const auto groups = chargedGroupsOf(partition);
    for (const ApplicationInfo& app : *partition.applications) {
        Subject subject;
        subject[Dimension::Application] = app.id.text();
        subject[Dimension::User] = app.user.text();
        subject[Dimension::Queue] = app.queue.text();
        subject[Dimension::Group] = groupOf(app, groups);
        addStart(app, subject, time, before, starts);
        addPending(app, subject, holdings);
        if (app.allocations.empty() && app.used) {
            quotadeck::usage::add(holdings, m_integral.intern(subject), Account::Used, app.used);
            continue;
        }
        for (const AllocationInfo& allocation : app.allocations) {
            Subject own = subject;
            own[Dimension::Namespace] = tagOf(allocation.tags, kNamespaceTag);
            if (!m_tag.empty())
                own[Dimension::Tag] = tagOf(allocation.tags, m_tag);
            if (instanceTypes) {
                const auto type = instanceTypes->find(allocation.nodeId);
                if (type != instanceTypes->end())
                    own[Dimension::InstanceType] = type->second;
            }
            quotadeck::usage::add(holdings, m_integral.intern(std::move(own)),
                                  allocation.placeholder ? Account::Placeholder : Account::Used,
                                  allocation.resource);
        }
    }
}

/// By its own clock, unless that is not the one of the samples: it was seen between these two.
void SampleBook::addStart(const ApplicationInfo& app, const Subject& subject, Seconds time,
                          const std::optional<Seconds>& before, Starts& starts)
{
    if (!isStarted(app))
        return;
    starts.all.insert(app.id);
    if (!before || m_started.contains(app.id))
        return;
    using Milliseconds = std::chrono::milliseconds;
    const Milliseconds start(app.startTime);
    const auto submitted = std::chrono::floor<Milliseconds>(std::chrono::nanoseconds(app.submissionTime));
    starts.isNew.push_back(
        {m_integral.intern(subject),
         // The last second is not in the time that the samples cover.
         std::clamp(std::chrono::floor<Seconds>(start), *before, std::max(*before, time - Seconds(1))),
         waitOf(submitted, app.startTime > 0 ? std::optional(start) : std::nullopt)});
}

/// By the tags of the requests where these are all that is pending.
void SampleBook::addPending(const ApplicationInfo& app, const Subject& subject,
                            SampleIntegral::Holdings& holdings)
{
    Resource requested;
    for (const RequestInfo& request : app.requests) {
        for (const auto& [type, value] : ResourceView(request.resource).entries())
            requested.set(type, saturatingAdd(requested.valueOr0(type), value));
    }
    const bool isOfRequests
        = std::ranges::all_of(requested.entries(),
                              [&app](const auto& entry) {
                                  return ResourceView(app.pending).valueOr0(entry.type) == entry.value;
                              })
        && std::ranges::all_of(ResourceView(app.pending).entries(), [&requested](const auto& entry) {
               return requested.valueOr0(entry.type) == entry.value;
           });
    if (!isOfRequests) {
        quotadeck::usage::add(holdings, m_integral.intern(subject), Account::Pending, app.pending);
        return;
    }
    for (const RequestInfo& request : app.requests) {
        Subject own = subject;
        own[Dimension::Namespace] = tagOf(request.tags, kNamespaceTag);
        if (!m_tag.empty())
            own[Dimension::Tag] = tagOf(request.tags, m_tag);
        quotadeck::usage::add(holdings, m_integral.intern(std::move(own)), Account::Pending,
                              request.resource);
    }
}

/// Counts samples in which groups do not say what they request.
void SampleBook::countPending(const std::vector<QueueInfo>& groups)
{
    const auto leaves = std::ranges::count_if(groups, &QueueInfo::isLeaf);
    const auto heard = std::ranges::count_if(
        groups, [](const QueueInfo& group) { return group.isLeaf && group.pending.has_value(); });
    m_withoutPending += heard == 0 && leaves > 0 ? 1U : 0U;
    m_withoutSomePending += heard < leaves ? 1U : 0U;
}

/// What is used by the pods of each group itself. The reports of a parent and of its children may be of different moments: a parent
/// never counts less than nothing.
void SampleBook::addGroups(const std::vector<QueueInfo>& groups, SampleIntegral::Holdings& holdings)
{
    std::map<QueuePath, Resource> ofChildren;
    for (const QueueInfo& group : groups) {
        if (!group.parent.isEmpty())
            addTo(ofChildren[group.parent], group.allocated);
    }
    std::set<ResourceType> types;
    for (const QueueInfo& group : groups) {
        for (const auto* const amounts : {&group.allocated, &group.guaranteed}) {
            for (const auto& [type, value] : ResourceView(*amounts).entries())
                types.insert(type);
        }
    }
    for (const QueueInfo& group : groups) {
        Subject subject;
        subject[Dimension::Queue] = group.path.text();
        if (group.isLeaf && !group.allocated) {
            for (const ResourceType type : types) {
                for (const Account account : {Account::Used, Account::Above})
                    holdings[{m_integral.intern(subject), account, type}] = SampleIntegral::kNotKnown;
            }
        }
        const Resource& below = ofChildren[group.path];
        for (const auto& [type, value] : ResourceView(group.allocated).entries()) {
            const Quantity own = saturatingSubtract(value, below.valueOr0(type));
            if (own > 0)
                holdings[{m_integral.intern(subject), Account::Used, type}] = own;
        }
        if (group.isLeaf)
            quotadeck::usage::add(holdings, m_integral.intern(subject), Account::Pending, group.pending);
    }
}

/// From the leaves up: what is guaranteed to a queue beyond what is to its children, and what is not used of that. What a child
/// uses above its own guarantee is taken from that of the queue above.
void SampleBook::addQueues(const std::vector<QueueInfo>& queues, SampleIntegral::Holdings& holdings)
{
    struct Sums
    {
        Resource guaranteed;
        Resource idle;
        bool isKnown = true; ///< that
    };
    std::map<QueuePath, Sums> ofChildren;
    std::set<QueuePath> parents;
    for (const QueueInfo& queue : queues)
        parents.insert(queue.parent);
    for (const QueueInfo& queue : std::views::reverse(queues)) { // every queue follows its parent
        const Sums children = std::exchange(ofChildren[queue.path], {});
        std::map<ResourceType, Quantity> types;
        for (const auto& [type, value] : ResourceView(queue.guaranteed).entries())
            types[type] = value;
        for (const auto& [type, value] : children.guaranteed.entries())
            types.try_emplace(type, value);
        Subject subject;
        subject[Dimension::Queue] = queue.path.text();
        const bool holdsItself = !parents.contains(queue.path);
        // What a group does not report is not known.
        const bool isIdleKnown = m_ofGroups == 0 || (queue.allocated && children.isKnown);
        if (!isIdleKnown && !queue.parent.isEmpty())
            ofChildren[queue.parent].isKnown = false;
        for (const auto& [type, value] : ResourceView(queue.allocated).entries()) {
            const Quantity above = saturatingSubtract(value, ResourceView(queue.guaranteed).valueOr0(type));
            if (holdsItself && above > 0)
                holdings[{m_integral.intern(subject), Account::Above, type}] = above;
        }
        for (const auto& [type, value] : types) {
            const Quantity below = children.guaranteed.valueOr0(type);
            const Quantity idleBelow = children.idle.valueOr0(type);
            const Quantity whole = std::max(value, below);
            const Quantity own = whole - below;
            const Quantity above
                = std::max<Quantity>(0, ResourceView(queue.allocated).valueOr0(type) - (below - idleBelow));
            const Quantity idle = std::max<Quantity>(0, own - above);
            if (own > 0) {
                holdings[{m_integral.intern(subject), Account::Guaranteed, type}] = own;
                holdings[{m_integral.intern(subject), Account::Idle, type}]
                    = isIdleKnown ? idle : SampleIntegral::kNotKnown;
            }
            if (!queue.parent.text().empty()) {
                Sums& parent = ofChildren[queue.parent];
                parent.guaranteed.set(type, saturatingAdd(parent.guaranteed.valueOr0(type), whole));
                parent.idle.set(type, saturatingAdd(parent.idle.valueOr0(type), idleBelow + idle));
            }
        }
    }
}

Ledger SampleBook::take()
{
    Ledger ledger = m_integral.take();
    const Knowledge ofQueues = m_withoutQueues == 0            ? Knowledge::All
        : m_withoutQueues + m_withoutApplications >= m_samples ? Knowledge::None
                                                               : Knowledge::Part;
    const Knowledge ofApplications
        = m_what == What::Everything && m_samples > m_withoutApplications ? Knowledge::All : Knowledge::None;
    ledger.known
        = {ofApplications, Knowledge::None, ofApplications, ofQueues, ofQueues, ofQueues, ofApplications};
    ledger.waits = std::exchange(m_waits, {});
    ledger.knowsWaits = ofApplications;
    addGroupNotes(ledger);
    if (m_withoutApplications > m_ofSilentGroups)
        ledger.notes.emplace_back(QUOTADECK_COUNT_TEXT("usage",
                                                       "%n samples have no applications and count as a gap",
                                                       "%n sample has no applications and counts as a gap"),
                                  Message::Count(m_withoutApplications - m_ofSilentGroups));
    if (m_unordered > 0)
        ledger.notes.emplace_back(
            QUOTADECK_COUNT_TEXT("usage", "%n samples are older than the one before them and do not count",
                                 "%n sample is older than the one before it and does not count"),
            Message::Count(m_unordered));
    if (ofQueues == Knowledge::Part && m_withoutQueues > 0)
        ledger.notes.emplace_back(
            QUOTADECK_COUNT_TEXT(
                "usage",
                "%n samples have no queues: guaranteed, idle and above guaranteed lack what was in "
                "their time",
                "%n sample has no queues: guaranteed, idle and above guaranteed lack what was "
                "in its time"),
            Message::Count(m_withoutQueues));
    if (ofApplications == Knowledge::All && m_ofGroups == 0)
        ledger.notes.emplace_back(QUOTADECK_TEXT(
            "usage", "samples do not show which allocations end by preemption: those are used"));
    return ledger;
}

/// What samples of elastic quota groups do not say; they have no placeholders and no applications that wait.
void SampleBook::addGroupNotes(Ledger& ledger) const
{
    if (m_ofGroups == 0)
        return;
    const auto set = [&ledger](Account account, Knowledge known) {
        ledger.known[static_cast<std::size_t>(account)] = known;
    };
    set(Account::Placeholder, Knowledge::None);
    ledger.knowsWaits = Knowledge::None;
    if (m_ofSilentGroups > 0)
        ledger.notes.emplace_back(
            QUOTADECK_COUNT_TEXT("usage", "%n samples do not say what quota groups use and count as a gap",
                                 "%n sample does not say what quota groups use and counts as a gap"),
            Message::Count(m_ofSilentGroups));
    if (ledger.knows(Account::Pending) == Knowledge::All && m_withoutSomePending > 0)
        set(Account::Pending,
            m_withoutPending == m_samples - m_withoutApplications ? Knowledge::None : Knowledge::Part);
    if (m_withoutSomeUsage == 0)
        return;
    for (const Account account : {Account::Used, Account::Idle, Account::Above}) {
        if (ledger.knows(account) == Knowledge::All)
            set(account, Knowledge::Part);
    }
    ledger.notes.emplace_back(QUOTADECK_COUNT_TEXT("usage",
                                                   "%n samples do not say what some quota groups use: used, "
                                                   "idle and above guaranteed lack what it was",
                                                   "%n sample does not say what some quota groups use: used, "
                                                   "idle and above guaranteed lack what it was"),
                              Message::Count(m_withoutSomeUsage));
}
} // namespace quotadeck::usage
