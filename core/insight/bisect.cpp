// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/bisect.h"

#include "core/base/text.h"
#include "core/config/schema/effective.h"
#include "core/insight/insightreport.h"
#include "core/insight/queuecheck.h"
#include "core/insight/quotastate.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <future>
#include <map>
#include <set>
#include <thread>
#include <utility>

namespace quotadeck::insight {
namespace {
/// A copy of @p queue, at @p level of a path, with only those queues below it that are on the path. Other children are moved
/// away and back meanwhile, because copying a large tree is expensive.
config::QueueConfig onPath(config::QueueConfig& queue, const std::vector<std::string_view>& parts,
                           std::size_t level)
{
    std::vector<config::QueueConfig> children = std::exchange(queue.queues.value, {});
    config::QueueConfig copy = queue;
    if (!children.empty())
        copy.parent = {true, true, {}, {}}; // even without the children that are left out
    for (config::QueueConfig& child : children) {
        if (level + 1 < parts.size() && equalsIgnoringAsciiCase(child.name.value, parts[level + 1]))
            copy.queues.value.push_back(onPath(child, parts, level + 1));
    }
    queue.queues.value = std::move(children);
    return copy;
}

/// What a question about @p queue needs of @p partition, which stays as it is.
config::PartitionConfig onPath(config::PartitionConfig& partition, const QueuePath& queue)
{
    std::vector<config::QueueConfig> roots = std::exchange(partition.queues.value, {});
    config::PartitionConfig copy = partition;
    const auto parts = queue.parts();
    const std::size_t level
        = roots.size() == 1 && equalsIgnoringAsciiCase(roots.front().name.value, config::kRootQueue)
        ? 0
        : 1; // below a root that is inserted (VAL-12)
    for (config::QueueConfig& root : roots) {
        const bool isOnPath = level < parts.size() && equalsIgnoringAsciiCase(root.name.value, parts[level]);
        copy.queues.value.push_back(onPath(root, isOnPath ? parts : std::vector<std::string_view>(), level));
    }
    partition.queues.value = std::move(roots);
    return copy;
}

/// The queues along the path to @p queue, and those by which applications without the state Running are counted.
std::vector<QueueInfo> queuesOnPath(const std::vector<QueueInfo>& queues, const QueuePath& queue)
{
    std::set<QueuePath> needed;
    for (const QueueInfo& info : queues) {
        if (!info.isLeaf || info.allocatingAcceptedApps.empty())
            continue;
        for (QueuePath level = info.path; !level.isEmpty(); level = level.parent())
            needed.insert(level);
    }
    std::vector<QueueInfo> kept;
    const QueuePath path = queue.lowered();
    for (const QueueInfo& info : queues) {
        if (info.path.lowered().contains(path) || needed.contains(info.path))
            kept.push_back(info);
    }
    return kept;
}

/// What a question needs of @p usage: a tracker of everyone would be made again for each version.
PartitionSnapshot usageFor(const PartitionSnapshot& usage, const Question& question)
{
    PartitionSnapshot result;
    result.info.name = usage.info.name;
    if (usage.queues)
        result.queues
            = question.queue.isEmpty() ? *usage.queues : queuesOnPath(*usage.queues, question.queue);
    std::set<GroupName> groups(question.user.groups.begin(), question.user.groups.end());
    groups.insert(GroupName(ugm::kWildcard));
    if (usage.users) {
        result.users.emplace();
        for (const UserUsage& user : *usage.users) {
            if (user.name != question.user.user)
                continue;
            result.users->push_back(user);
            for (const auto& [app, group] : user.groups)
                groups.insert(group);
        }
    }
    if (usage.groups) {
        result.groups.emplace();
        for (const GroupUsage& group : *usage.groups) {
            if (groups.contains(group.name))
                result.groups->push_back(group);
        }
    }
    return result;
}

/// Answers the question for one version after the other. Threading: one thread at a time.
class VersionReader
{
public:
    /// @p usage outlives it; nullptr: unknown.
    VersionReader(const VersionQuestion& question, const PartitionSnapshot* usage)
        : m_question(question)
        , m_usage(usage)
    {
    }

    /// Meaningless after a stop was requested.
    [[nodiscard]] VersionAnswer answer(const ConfigVersion& version, std::size_t number,
                                       const std::stop_token& stop)
    {
        VersionAnswer result{number, VersionVerdict::Unloadable, {}};
        if (auto problem
            = m_reader.read(version, stop, [&](config::SchedulerConfig& config) { judge(config, result); }))
            result.sentence = *std::move(problem);
        return result;
    }

    [[nodiscard]] std::size_t readInFull() const { return m_reader.readInFull(); }

private:
    [[nodiscard]] config::PartitionConfig* partitionIn(config::SchedulerConfig& config) const
    {
        const auto find = [&config](std::string_view name) {
            return std::ranges::find_if(config.partitions, [name](const config::PartitionConfig& partition) {
                const std::string& spelled = partition.name.value;
                return spelled == name
                    || (name == config::kDefaultPartition
                        && (spelled.empty() || equalsIgnoringAsciiCase(spelled, name)));
            });
        };
        auto found = find(m_question.partition.empty() ? config::kDefaultPartition
                                                       : std::string_view(m_question.partition));
        if (found == config.partitions.end() && m_question.partition.empty())
            found = config.partitions.begin();
        return found == config.partitions.end() ? nullptr : &*found;
    }

    /// Sets verdict and sentence of @p result.
    void judge(config::SchedulerConfig& config, VersionAnswer& result) const
    {
        config::PartitionConfig* const found = partitionIn(config);
        if (found == nullptr) {
            result.verdict = VersionVerdict::Blocked;
            result.sentence = config.partitions.empty()
                ? QUOTADECK_TEXT("insight", "The configuration has no partition.")
                : QUOTADECK_TEXT("insight", "The configuration has no such partition.");
            result.lacksPartition = true;
            return;
        }
        Question question = m_question.question;
        const bool isPlaced = question.queue.isEmpty();
        config::PartitionConfig partition
            = config::effectivePartition(isPlaced ? *found : onPath(*found, question.queue));
        auto state = quotaState(partition, m_usage, m_question.mode);
        if (!state) {
            result.sentence = state.error().message;
            return;
        }
        result.verdict = VersionVerdict::Blocked;
        if (isPlaced) {
            placement::Placement placed = placementOf(*state, partition, question.user);
            auto& queue = placed.queue;
            if (!queue) {
                result.sentence = notPlacedText(placed);
                return;
            }
            question.queue = *std::move(queue);
        } else if (const auto unknown = unknownQueue(partition, m_usage, question.queue, m_question.mode)) {
            result.sentence = unknown->text();
            result.lacksQueue = true;
            return;
        }
        const auto explanation = explain(*state, partition, question, m_question.mode);
        result.sentence = explanation ? explanation->sentence() : explanation.error().message;
        if (explanation && explanation->isAllowed())
            result.verdict = VersionVerdict::Allowed;
    }

    const VersionQuestion& m_question;
    const PartitionSnapshot* m_usage; ///< nullptr: unknown
    ConfigVersionReader m_reader;
};

/// Walks back from the newest version to the newest one that allows the request.
///
/// The walk is linear: halving the list would need a history in which a request is allowed first and blocked from some
/// version on. Limits are lowered and raised again, so that any change from allowed to blocked might be found, not the
/// one that the newest version is blocked by.
class BackwardWalk
{
public:
    BackwardWalk(std::span<const ConfigVersion> versions, const VersionQuestion& question,
                 const std::stop_token& stop, const VersionProgress& progress)
        : m_versions(versions)
        , m_stop(stop)
        , m_progress(progress)
    {
        if (question.usage != nullptr)
            m_usage = usageFor(*question.usage, question.question);
        const std::size_t width = std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, 4);
        for (std::size_t i = 0; i < width; ++i)
            m_readers.emplace_back(question, m_usage ? &*m_usage : nullptr);
    }

    VersionSearch run()
    {
        std::size_t end = m_versions.size();
        while (end > 0 && !hasAllowed() && !m_result.isCancelled) {
            const std::size_t begin = end - std::min(end, m_readers.size());
            readRange(begin, end);
            m_result.isCancelled = m_stop.stop_requested();
            for (std::size_t number = end; number-- > begin && !hasAllowed() && !m_result.isCancelled;)
                m_result.answers.push_back(answerOf(number));
            if (m_progress && !m_result.isCancelled)
                m_progress(m_result.answers.size());
            end = begin;
        }
        for (const VersionReader& reader : m_readers)
            m_result.readInFull += reader.readInFull();
        if (!m_result.isCancelled)
            findChange();
        return std::move(m_result);
    }

private:
    [[nodiscard]] bool hasAllowed() const
    {
        return !m_result.answers.empty() && m_result.answers.back().verdict == VersionVerdict::Allowed;
    }

    /// The key of the text of a version: equal texts are read once.
    [[nodiscard]] std::string keyOf(std::size_t number) const
    {
        const std::string& identity = m_versions[number].identity;
        return identity.empty() ? "#" + std::to_string(number) : identity;
    }

    [[nodiscard]] VersionAnswer answerOf(std::size_t number) const
    {
        VersionAnswer answer = m_known.at(keyOf(number));
        answer.version = number;
        return answer;
    }

    /// Each version on a thread, with a reader of its own that has read one of the next newer versions.
    void readRange(std::size_t begin, std::size_t end)
    {
        std::map<std::string, std::future<VersionAnswer>> running;
        for (std::size_t number = begin; number < end && !m_stop.stop_requested(); ++number) {
            const std::string key = keyOf(number);
            if (m_known.contains(key) || running.contains(key))
                continue;
            running.emplace(key, std::async(std::launch::async, [this, number, begin] {
                                return m_readers[number - begin].answer(m_versions[number], number, m_stop);
                            }));
        }
        for (auto& [key, answer] : running)
            m_known.emplace(key, answer.get());
    }

    /// The oldest version since the allowed one that the scheduler accepts.
    void findChange()
    {
        std::vector<VersionAnswer>& answers = m_result.answers;
        if (!hasAllowed()) {
            // Where no version has the partition, none could block the request.
            const auto blocks = [](const VersionAnswer& answer) {
                return answer.verdict == VersionVerdict::Blocked && !answer.lacksPartition;
            };
            if (std::ranges::any_of(answers, blocks))
                return;
            for (VersionAnswer& answer : answers)
                answer.verdict = VersionVerdict::Unloadable;
            return;
        }
        const auto blocked = std::ranges::find(answers.rbegin(), answers.rend(), VersionVerdict::Blocked,
                                               &VersionAnswer::verdict);
        if (blocked != answers.rend())
            m_result.change = BlockingChange{
                answers.back(), *blocked,
                changesBetween(m_versions[answers.back().version], m_versions[blocked->version])};
    }

    std::span<const ConfigVersion> m_versions;
    const std::stop_token& m_stop;
    const VersionProgress& m_progress;
    std::optional<PartitionSnapshot> m_usage; ///< nothing: unknown
    std::vector<VersionReader> m_readers;
    std::map<std::string, VersionAnswer> m_known; ///< by keyOf()
    VersionSearch m_result;
};
} // namespace

std::string_view verdictName(VersionVerdict verdict)
{
    switch (verdict) {
    case VersionVerdict::Allowed:
        return "allowed";
    case VersionVerdict::Blocked:
        return "blocked";
    case VersionVerdict::Unloadable:
        return "unloadable";
    }
    return {};
}

bool VersionSearch::isBlockedNow() const
{
    const auto newest = std::ranges::find_if(
        answers, [](const VersionAnswer& answer) { return answer.verdict != VersionVerdict::Unloadable; });
    return newest != answers.end() && newest->verdict == VersionVerdict::Blocked;
}

bool VersionSearch::hasLoadable() const
{
    return std::ranges::any_of(
        answers, [](const VersionAnswer& answer) { return answer.verdict != VersionVerdict::Unloadable; });
}

bool VersionSearch::lacksQueue() const
{
    const auto lacks = [](const VersionAnswer& answer) {
        return answer.verdict == VersionVerdict::Unloadable || answer.lacksPartition || answer.lacksQueue;
    };
    return std::ranges::all_of(answers, lacks) && std::ranges::any_of(answers, &VersionAnswer::lacksQueue);
}

Result<VersionSearch> findBlockingChange(std::span<const ConfigVersion> versions,
                                         const VersionQuestion& question, const std::stop_token& stop,
                                         const VersionProgress& progress)
{
    if (!strictlyGreaterThanZero(question.question.request))
        return fail(
            ErrorCode::InvalidArgument, "request",
            QUOTADECK_TEXT("insight", "The request is empty: at least one amount must be above zero."));
    return BackwardWalk(versions, question, stop, progress).run();
}

Message sentenceFor(const VersionSearch& search, const std::function<Message(std::size_t version)>& nameOf)
{
    if (search.isCancelled)
        return QUOTADECK_TEXT("insight", "The search was cancelled.");
    if (search.change)
        return {QUOTADECK_TEXT("insight", "Blocked since version %1; version %2 allowed the request. %3"),
                nameOf(search.change->blocked.version), nameOf(search.change->allowed.version),
                search.change->blocked.sentence};
    if (!search.hasLoadable() && std::ranges::any_of(search.answers, &VersionAnswer::lacksPartition))
        return QUOTADECK_TEXT("insight", "No version has this partition: check its name.");
    if (!search.hasLoadable())
        return QUOTADECK_TEXT("insight", "No version can be loaded by the scheduler.");
    if (!search.isBlockedNow())
        return QUOTADECK_TEXT("insight", "The newest version allows the request.");
    const auto newest = std::ranges::find(search.answers, VersionVerdict::Blocked, &VersionAnswer::verdict);
    return {
        QUOTADECK_COUNT_TEXT("insight", "All %n versions block the request. %1",
                             "The only version (%n) blocks the request. %1"),
        Message::Count{std::ranges::count(search.answers, VersionVerdict::Blocked, &VersionAnswer::verdict)},
        newest->sentence};
}
} // namespace quotadeck::insight
