// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/assertionhistory.h"

#include "core/assertion/judgement.h"
#include "core/config/schema/effective.h"

#include <algorithm>
#include <future>
#include <map>
#include <thread>
#include <utility>

namespace quotadeck::assertion {
namespace {
/// Walks back from the newest version until each assertion passes, or cannot be told now.
///
/// The walk is linear, as that of insight::findBlockingChange(): limits are lowered and raised again, and halving might find
/// another change than the one that the newest version fails by. Different assertions would also need different halves.
class HistoryWalk
{
public:
    HistoryWalk(std::span<const insight::ConfigVersion> versions, const std::vector<Assertion>& assertions,
                MomentReader usage, const std::string& partition, const std::stop_token& stop,
                const insight::VersionProgress& progress)
        : m_versions(versions)
        , m_assertions(assertions)
        , m_usage(std::move(usage))
        , m_partition(partition)
        , m_stop(stop)
        , m_progress(progress)
        , m_readers(std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, 4))
        , m_problems(assertions.size())
    {
        m_result.histories.resize(assertions.size());
        for (std::size_t i = 0; i < assertions.size(); ++i)
            m_open.push_back(i);
    }

    AssertionSearch run()
    {
        m_result.isCancelled = m_stop.stop_requested(); // while the usage was read
        for (std::size_t end = m_versions.size(); end > 0 && !m_open.empty() && !m_result.isCancelled;) {
            const std::size_t begin = end - std::min(end, m_readers.size());
            readRange(begin, end);
            m_result.isCancelled = m_stop.stop_requested();
            std::size_t number = end;
            while (number > begin && !m_open.empty() && !m_result.isCancelled)
                take(--number);
            if (m_progress && !m_result.isCancelled)
                m_progress(m_versions.size() - number);
            end = begin;
        }
        for (const insight::ConfigVersionReader& reader : m_readers)
            m_result.readInFull += reader.readInFull();
        if (!m_result.isCancelled) {
            findChanges();
            collectProblems();
        }
        return std::move(m_result);
    }

private:
    struct JudgedVersion
    {
        std::optional<Message> problem; ///< why it cannot be loaded
        std::map<std::size_t, Judgement> judgements; ///< by assertion
    };

    /// The key of the text of a version: equal texts are read once.
    [[nodiscard]] std::string keyOf(std::size_t number) const
    {
        const std::string& identity = m_versions[number].identity;
        return identity.empty() ? "#" + std::to_string(number) : identity;
    }

    [[nodiscard]] JudgedVersion judgedVersion(std::size_t number, insight::ConfigVersionReader& reader) const
    {
        JudgedVersion result;
        result.problem
            = reader.read(m_versions[number], m_stop, [this, &result](config::SchedulerConfig& config) {
                  const auto partitions = config::effectivePartitions(config);
                  std::vector<Assertion> asked;
                  for (const std::size_t position : m_open)
                      asked.push_back(m_assertions[position]);
                  auto judgements = judged(partitions, asked, m_usage, m_partition);
                  for (std::size_t i = 0; i < asked.size(); ++i)
                      result.judgements.emplace(m_open[i], std::move(judgements[i]));
              });
        return result;
    }

    /// Each version on a thread, with a reader of its own that has read one of the next newer versions.
    void readRange(std::size_t begin, std::size_t end)
    {
        std::map<std::string, std::future<JudgedVersion>> running;
        for (std::size_t number = begin; number < end && !m_stop.stop_requested(); ++number) {
            const std::string key = keyOf(number);
            if (m_known.contains(key) || running.contains(key))
                continue;
            running.emplace(key, std::async(std::launch::async, [this, number, begin] {
                                return judgedVersion(number, m_readers[number - begin]);
                            }));
        }
        for (auto& [key, version] : running)
            m_known.emplace(key, version.get());
    }

    /// Adds the answers of a version. Fewer assertions are open than when its text was judged, never others.
    void take(std::size_t number)
    {
        const JudgedVersion& version = m_known.at(keyOf(number));
        std::erase_if(m_open, [&](std::size_t position) {
            AssertionHistory& history = m_result.histories[position];
            const bool isNewest = history.newest() == VersionVerdict::Unloadable;
            if (version.problem) {
                history.answers.push_back({number, VersionVerdict::Unloadable, *version.problem});
                return false;
            }
            const Judgement& judgement = version.judgements.at(position);
            const VersionVerdict verdict = outcomeFor<VersionVerdict>(judgement.verdict);
            history.answers.push_back({number, verdict, judgement.sentence});
            if (isNewest)
                m_problems[position] = judgement.problems;
            else if (judgement.problems.empty())
                m_problems[position].clear();
            return verdict == VersionVerdict::Passed || (isNewest && verdict == VersionVerdict::Unknown);
        });
    }

    /// The oldest version since the one that passed which fails.
    void findChanges()
    {
        std::map<std::pair<std::size_t, std::size_t>, std::vector<config::Change>> known;
        for (AssertionHistory& history : m_result.histories) {
            if (history.newest() != VersionVerdict::Failed
                || history.answers.back().verdict != VersionVerdict::Passed)
                continue;
            const VersionAnswer& passed = history.answers.back();
            const auto failed = std::ranges::find(history.answers.rbegin(), history.answers.rend(),
                                                  VersionVerdict::Failed, &VersionAnswer::verdict);
            const bool isCertain = std::none_of(history.answers.rbegin(), failed, [](const auto& answer) {
                return answer.verdict == VersionVerdict::Unknown;
            });
            const auto [changes, isNew] = known.try_emplace({passed.version, failed->version});
            if (isNew)
                changes->second
                    = insight::changesBetween(m_versions[passed.version], m_versions[failed->version]);
            history.change = BreakingChange{passed, *failed, isCertain, changes->second};
        }
    }

    void collectProblems()
    {
        for (const std::vector<Problem>& problems : m_problems)
            std::ranges::copy(problems, std::back_inserter(m_result.problems));
        std::ranges::stable_sort(m_result.problems, {},
                                 [](const Problem& problem) { return problem.span.begin.offset; });
    }

    std::span<const insight::ConfigVersion> m_versions;
    const std::vector<Assertion>& m_assertions;
    MomentReader m_usage; ///< called by several threads
    const std::string& m_partition;
    const std::stop_token& m_stop;
    const insight::VersionProgress& m_progress;
    std::vector<insight::ConfigVersionReader> m_readers;
    std::vector<std::size_t> m_open; ///< assertions that need older versions
    std::map<std::string, JudgedVersion> m_known; ///< by keyOf()
    std::vector<std::vector<Problem>> m_problems; ///< of each assertion, while every version has one
    AssertionSearch m_result;
};
} // namespace

std::string_view verdictName(VersionVerdict verdict)
{
    switch (verdict) {
    case VersionVerdict::Passed:
        return "passed";
    case VersionVerdict::Failed:
        return "failed";
    case VersionVerdict::Unknown:
        return "unknown";
    case VersionVerdict::Unloadable:
        break;
    }
    return "unloadable";
}

VersionVerdict AssertionHistory::newest() const
{
    const auto found = std::ranges::find_if(
        answers, [](const VersionAnswer& answer) { return answer.verdict != VersionVerdict::Unloadable; });
    return found == answers.end() ? VersionVerdict::Unloadable : found->verdict;
}

AssertionSearch findBreakingChanges(std::span<const insight::ConfigVersion> versions,
                                    const std::vector<Assertion>& assertions, const MomentReader& readMoment,
                                    const std::string& partition, const std::stop_token& stop,
                                    const insight::VersionProgress& progress)
{
    return HistoryWalk(versions, assertions, readOnce(assertions, readMoment), partition, stop, progress)
        .run();
}

Message sentenceFor(const AssertionHistory& history,
                    const std::function<Message(std::size_t version)>& nameOf)
{
    if (history.change) {
        const BreakingChange& change = *history.change;
        const MessageTemplate form = change.isCertain
            ? QUOTADECK_TEXT("assertion", "broken since version %1 (version %2 passes): %3")
            : QUOTADECK_TEXT("assertion",
                             "broken since version %1, or since an earlier one of which it is unknown "
                             "(version %2 passes): %3");
        return {form, nameOf(change.failed.version), nameOf(change.passed.version), change.failed.sentence};
    }
    const VersionVerdict verdict = history.newest();
    if (verdict == VersionVerdict::Unloadable)
        return QUOTADECK_TEXT("assertion", "no version can be loaded by the scheduler");
    const Message& sentence = std::ranges::find(history.answers, verdict, &VersionAnswer::verdict)->sentence;
    if (verdict == VersionVerdict::Passed)
        return {QUOTADECK_TEXT("assertion", "the newest version passes: %1"), sentence};
    if (verdict == VersionVerdict::Unknown)
        return {QUOTADECK_TEXT("assertion", "of the newest version it is unknown: %1"), sentence};
    if (std::ranges::find(history.answers, VersionVerdict::Unknown, &VersionAnswer::verdict)
        != history.answers.end())
        return {QUOTADECK_TEXT("assertion", "no version is known to pass: %1"), sentence};
    return {
        QUOTADECK_COUNT_TEXT("assertion", "all %n versions fail: %1", "the only version (%n) fails: %1"),
        Message::Count{std::ranges::count(history.answers, VersionVerdict::Failed, &VersionAnswer::verdict)},
        sentence};
}
} // namespace quotadeck::assertion
