// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/base/textspan.h"
#include "core/config/schema/schema.h"
#include "core/insight/sampletimes.h"
#include "core/snapshot/clustersnapshot.h"

#include <compare>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::insight {
/// A name in a limit that applied to nobody.
struct UnusedLimit
{
    QueuePath queue;
    std::size_t limit = 0; ///< position in the queue's list
    bool isGroup = false;
    std::string name; ///< "*" for a wildcard
    TextSpan span; ///< of the name in the configuration

    friend bool operator==(const UnusedLimit&, const UnusedLimit&) = default;
};

/// Who used something where in some samples, and who had an application: what LimitUse needs to know of them, each fact once.
///
/// Threading: thread-compatible.
class ObservedUse
{
public:
    /// An application of somebody in a queue.
    struct Submission
    {
        QueuePath queue; ///< in lower case
        UserName user;
        std::vector<GroupName> groups;
        bool isCharged = false; ///< to a group, in the usage of groups

        friend auto operator<=>(const Submission&, const Submission&) = default;
    };

    /// A sample that knows neither users nor groups nor applications counts for nothing. Samples may come in any order. @p time:
    /// the epoch when it is not known.
    void add(const PartitionSnapshot& partition, SystemTime time);

    [[nodiscard]] std::size_t samples() const { return m_times.samples; }
    /// The earliest and the latest time of the samples; the epoch while no time is known.
    [[nodiscard]] SystemTime first() const { return m_times.first; }
    [[nodiscard]] SystemTime last() const { return m_times.last; }
    /// Whether any sample knows applications.
    [[nodiscard]] bool knowsApplications() const { return m_knowsApplications; }
    [[nodiscard]] const std::set<Submission>& submissions() const { return m_submissions; }

private:
    friend class LimitUse;

    SampleTimes m_times;
    std::set<std::pair<QueuePath, UserName>> m_users; ///< who used something in a queue, in lower case
    std::set<std::pair<QueuePath, GroupName>> m_groups; ///< likewise
    std::set<Submission> m_submissions;
    bool m_knowsApplications = false;
};

/// Which names in the limits of a partition applied to somebody in some samples.
///
/// A limit applies to a user who uses something in its queue, or has an application there, also one that has ended; to a group
/// that is charged for an application there, or one of whose members has an application there that is charged to nobody
/// yet. The wildcard of users applies to those whom no limit of the queue names (UGM-6), that of groups to applications of which no
/// group is named there (UGM-12, UGM-14).
///
/// Threading: thread-compatible.
class LimitUse
{
public:
    /// @p partition is an effective one.
    explicit LimitUse(const config::PartitionConfig& partition);

    void add(const ObservedUse& observed);

    /// How many names the limits have.
    [[nodiscard]] std::size_t names() const { return m_names.size(); }
    /// In the order of the configuration; all of them without a sample.
    [[nodiscard]] std::vector<UnusedLimit> unused() const;

private:
    struct Name
    {
        UnusedLimit limit;
        bool isUsed = false;
    };

    /// The names of one queue; of a name in several limits all count.
    struct QueueLimits
    {
        std::multimap<std::string, std::size_t> users; ///< index in m_names
        std::multimap<std::string, std::size_t> groups;
    };

    void addQueue(const config::QueueConfig& queue, const QueuePath& path);
    void addNames(const config::TextList& names, bool isGroup, const QueuePath& path, std::size_t limit,
                  QueueLimits& limits);
    void use(const std::multimap<std::string, std::size_t>& names, const std::string& name);
    void useUser(const QueuePath& queue, const std::string& user);
    void useGroup(const QueuePath& queue, const std::string& group);
    void useSubmission(const ObservedUse::Submission& submission);

    std::vector<Name> m_names;
    std::map<QueuePath, QueueLimits> m_queues; ///< by path in lower case, those with limits
};

/// "the limit of user sue at root.data".
[[nodiscard]] Message describe(const UnusedLimit& limit);

/// A placement rule that chose no queue.
struct UnusedRule
{
    std::size_t rule = 0; ///< position in the list of the partition
    std::string name; ///< as spelled, "user"
    TextSpan span; ///< of the rule in the configuration

    friend bool operator==(const UnusedRule&, const UnusedRule&) = default;
};

/// The placement rules of @p partition, an effective one, that cannot have chosen the queue of any application in @p observed, in
/// the order of the configuration. Samples contain neither requested queues nor tags of applications: a rule that could have led to
/// the queue with some of them counts as used. Nothing: no sample knows applications, or @p stop was requested. Errors: those of
/// placement::ConfigQueues::fromConfig(); Parse for rules that cannot be built (VAL-92).
[[nodiscard]] Result<std::optional<std::vector<UnusedRule>>>
unusedRules(const config::PartitionConfig& partition, const ObservedUse& observed,
            const std::stop_token& stop = {});
} // namespace quotadeck::insight
