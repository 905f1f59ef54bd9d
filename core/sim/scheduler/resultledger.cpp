// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/scheduler/resultledger.h"

#include "core/cluster/queue.h"
#include "core/resource/resourceops.h"
#include "core/sim/results.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <functional>
#include <numeric>

namespace quotadeck::sim {
namespace {
constexpr int kKeptBits = 8; ///< of a rounded wait: less than 1/128 is added

Nanoseconds roundedUp(Nanoseconds wait)
{
    const auto value = static_cast<std::uint64_t>(std::max<std::int64_t>(wait.count(), 0));
    const int dropped = std::max(static_cast<int>(std::bit_width(value)) - kKeptBits, 0);
    const std::uint64_t step = std::uint64_t{1} << dropped;
    return Nanoseconds((value + step - 1) / step * step);
}
} // namespace

void WaitLog::add(const WaitLog& others)
{
    m_exact.insert(m_exact.end(), others.m_exact.begin(), others.m_exact.end());
    for (const auto& [wait, count] : others.m_rounded)
        m_rounded[wait] += count;
    m_roundedSeconds += others.m_roundedSeconds;
}

void WaitLog::shorten()
{
    if (m_exact.size() <= kMostExact)
        return;
    for (const Nanoseconds wait : m_exact) {
        ++m_rounded[roundedUp(wait)];
        m_roundedSeconds += secondsOf(wait);
    }
    m_exact.clear();
}

std::optional<WaitTimes> WaitLog::times() const
{
    auto waits = m_exact;
    const auto addCount = [](std::uint64_t sum, const auto& entry) { return sum + entry.second; };
    const auto count = std::accumulate(m_rounded.begin(), m_rounded.end(),
                                       static_cast<std::uint64_t>(waits.size()), addCount);
    if (count == 0)
        return std::nullopt;
    double seconds = m_roundedSeconds; // nanoseconds of many long waits are more than 64 bits hold
    for (const Nanoseconds wait : waits)
        seconds += secondsOf(wait);
    const std::chrono::duration<double> mean(seconds / static_cast<double>(count));
    WaitTimes times{.mean = std::chrono::duration_cast<Nanoseconds>(mean)};
    const auto rank = [count](std::uint64_t percent) { return (count * percent + 99) / 100; };
    if (m_rounded.empty()) {
        const auto waitAt = [&waits, &rank](std::uint64_t percent) {
            const auto at = waits.begin() + static_cast<std::ptrdiff_t>(rank(percent) - 1);
            std::ranges::nth_element(waits, at);
            return *at;
        };
        times.p95 = waitAt(95);
        times.median = waitAt(50);
        return times;
    }
    Counts all = m_rounded;
    for (const Nanoseconds wait : waits)
        ++all[wait];
    const auto waitAt = [&all, &rank](std::uint64_t percent) {
        auto at = all.begin();
        for (auto passed = at->second; passed < rank(percent); passed += at->second)
            ++at;
        return at->first;
    };
    times.p95 = waitAt(95);
    times.median = waitAt(50);
    return times;
}

namespace {
/// Nothing for an attempt that neither a quota nor a lack of nodes blocked.
std::optional<DenialReason> reasonOf(const cluster::DeniedAttempt& attempt)
{
    if (attempt.denial) {
        const Denial& denial = *attempt.denial;
        return DenialReason{DenialKind::Limit, denial.subject, denial.name, denial.queue, denial.type};
    }
    switch (attempt.outcome) {
    case cluster::AttemptOutcome::NotScheduled:
        return DenialReason{.kind = DenialKind::QueueStopped};
    case cluster::AttemptOutcome::NoNode:
        return DenialReason{.kind = DenialKind::NoNode};
    default:
        return std::nullopt;
    }
}

/// Whether reasonOf(@p attempt) is @p reason, without a copy of its texts.
bool isReasonOf(const DenialReason& reason, const cluster::DeniedAttempt& attempt)
{
    if (!attempt.denial)
        return reasonOf(attempt) == reason;
    const Denial& denial = *attempt.denial;
    return reason.kind == DenialKind::Limit && reason.subject == denial.subject && reason.type == denial.type
        && reason.queue == denial.queue && reason.name == denial.name;
}

/// @p best or, if it is larger on the average, the share of @p quota that is of one type.
void takeLarger(std::optional<QuotaShare>& best, const QuotaShare& share)
{
    if (share.quota > 0 && (!best || share.mean() > best->mean()))
        best = share;
}
} // namespace

/// What several accounts come to.
struct ResultLedger::Sum
{
    ResultRow row;
    WaitLog waits;
    Resource used;
    ResourceSeconds usedSeconds;
    Denials denials;
    double openSeconds = 0;
    double waitedSeconds = 0;

    void add(const Account& account, SystemTime now)
    {
        row.completed += account.completed;
        row.failed += account.failed;
        row.rejected += account.rejected;
        waits.add(account.waits);
        addTo(used, account.used);
        for (const auto& [type, seconds] : account.usedSeconds)
            usedSeconds[type] += seconds;
        for (const auto& [type, value] : account.used.entries())
            usedSeconds[type] += static_cast<double>(value) * secondsOf(now - account.usedSince);
        for (const auto& [reason, count] : account.denials)
            denials[reason] += count;
        openSeconds += account.openSeconds;
        waitedSeconds += account.waitedSeconds;
    }

    void add(const OpenApplication& app, SystemTime now)
    {
        ++(app.hasStarted ? row.running : row.waiting);
        openSeconds += secondsOf(now - app.submitted);
        if (app.hasStarted)
            return;
        waits.add(now - app.submitted);
        waitedSeconds += secondsOf(now - app.submitted);
    }

    /// The largest share of @p quota, which is set at @p queue, over @p seconds.
    [[nodiscard]] std::optional<QuotaShare> share(ResourceView quota, const QueuePath& queue,
                                                  double seconds) const
    {
        std::optional<QuotaShare> best;
        for (const auto& [type, most] : quota.entries()) {
            const auto total = usedSeconds.find(type);
            const double mean = total == usedSeconds.end() || seconds <= 0 ? 0 : total->second / seconds;
            takeLarger(best, {type, queue, used.valueOr0(type), mean, most});
        }
        return best;
    }

    ResultRow finish(std::string name)
    {
        row.name = std::move(name);
        row.submitted = row.waiting + row.running + row.completed + row.failed + row.rejected;
        row.waits = waits.times();
        row.denials = mostFirst(denials);
        row.denied = attempts(row.denials);
        if (openSeconds > 0)
            row.served
                = std::max(1 - waitedSeconds / openSeconds, 0.0); // a moved application waited elsewhere
        return std::move(row);
    }
};

void ResultLedger::passTime(Account& account, SystemTime now)
{
    const double seconds = secondsOf(now - account.usedSince);
    for (const auto& [type, value] : account.used.entries())
        account.usedSeconds[type] += static_cast<double>(value) * seconds;
    account.usedSince = now;
}

/// Sums do not depend on the order.
void ResultLedger::note(std::string_view what, const std::string& of, SystemTime now)
{
    const std::uint64_t time = static_cast<std::uint64_t>(now.time_since_epoch().count());
    const std::uint64_t event
        = std::hash<std::string_view>{}(what) ^ (std::hash<std::string>{}(of) + time * 0x9E3779B97F4A7C15U);
    m_digest += event * (event >> 7 | 1U);
}

void ResultLedger::noteStart(const ApplicationId& id, OpenApplication& app, SystemTime now)
{
    if (std::exchange(app.hasStarted, true))
        return;
    note("start", id.text(), now);
    app.account->waitedSeconds += secondsOf(now - app.submitted);
    app.account->waits.add(now - app.submitted);
    app.account->waits.shorten();
}

void ResultLedger::submitted(const ApplicationId& app, const QueuePath& queue, const UserName& user,
                             SystemTime now)
{
    Key key{queue, user};
    Account& account = m_accounts[key];
    m_open.insert_or_assign(app, OpenApplication{std::move(key), &account, now, false, {}, nullptr});
    note(queue.text(), app.text(), now);
}

void ResultLedger::rejected(const ApplicationId& app, const QueuePath& queue, const UserName& user,
                            SystemTime now)
{
    note("reject", app.text(), now);
    ++m_accounts[{queue, user}].rejected;
}

void ResultLedger::changed(const ApplicationId& app, const cluster::Effects& effects, SystemTime now)
{
    const auto open = m_open.find(app);
    if (open == m_open.end() || (effects.added.empty() && effects.removed.empty()))
        return;
    Account& account = *open->second.account;
    passTime(account, now);
    for (const cluster::Allocation& gone : effects.removed) {
        note("release", gone.key(), now);
        subtractFrom(open->second.held, gone.request.resource);
        subtractFrom(account.used, gone.request.resource);
    }
    for (const cluster::Allocation& come : effects.added) {
        noteStart(app, open->second, now);
        note("allocate", come.key(), now);
        addTo(open->second.held, come.request.resource);
        addTo(account.used, come.request.resource);
    }
    open->second.held.prune();
    account.used.prune();
}

void ResultLedger::moved(const ApplicationId& app, const QueuePath& queue, SystemTime now)
{
    const auto open = m_open.find(app);
    if (open == m_open.end())
        return;
    OpenApplication& known = open->second;
    passTime(*known.account, now);
    subtractFrom(known.account->used, known.held);
    known.account->used.prune();
    known.key.first = queue;
    known.account = &m_accounts[known.key];
    known.lastDenial = nullptr;
    passTime(*known.account, now);
    addTo(known.account->used, known.held);
}

void ResultLedger::ended(const ApplicationId& app, bool hasFailed, SystemTime now)
{
    const auto open = m_open.find(app);
    if (open == m_open.end())
        return;
    Account& account = *open->second.account;
    noteStart(app, open->second, now);
    note(hasFailed ? "fail" : "complete", app.text(), now);
    account.openSeconds += secondsOf(now - open->second.submitted);
    passTime(account, now);
    subtractFrom(account.used, open->second.held); // what a restart lost
    account.used.prune();
    ++(hasFailed ? account.failed : account.completed);
    m_open.erase(open);
}

void ResultLedger::denied(const std::vector<cluster::DeniedAttempt>& attempts)
{
    for (const cluster::DeniedAttempt& attempt : attempts) {
        const auto open = m_open.find(attempt.app);
        if (open == m_open.end())
            continue;
        auto& last = open->second.lastDenial;
        if (!last || !isReasonOf(last->first, attempt)) {
            const auto reason = reasonOf(attempt);
            if (!reason)
                continue;
            last = &*open->second.account->denials.try_emplace(*reason, 0).first;
        }
        ++last->second;
    }
}

ResultLedger::QueueSums ResultLedger::sumByQueue(SystemTime now) const
{
    QueueSums sums;
    const auto addAlong = [&sums, now](const QueuePath& queue, const auto& what) {
        QueuePath path = queue;
        do {
            sums[path].add(what, now);
            path = path.parent();
        } while (!path.isEmpty());
    };
    for (const auto& [key, account] : m_accounts)
        addAlong(key.first, account);
    for (const auto& [id, app] : m_open)
        addAlong(app.key.first, app);
    return sums;
}

ResultLedger::UserSums ResultLedger::sumByUser(SystemTime now) const
{
    UserSums sums;
    for (const auto& [key, account] : m_accounts)
        sums[key.second].add(account, now);
    for (const auto& [id, app] : m_open)
        sums[app.key.second].add(app, now);
    return sums;
}

/// Of the limit of @p user that is nearest to be used up on the average.
std::optional<QuotaShare> ResultLedger::shareOf(const UserUsage& user, double seconds, SystemTime now) const
{
    std::optional<QuotaShare> best;
    for (const UsageNode& node : user.nodes) {
        if (!node.maxResources)
            continue;
        Sum below;
        for (const auto& [key, account] : m_accounts) {
            if (key.second == user.name && node.path.lowered().contains(key.first.lowered()))
                below.add(account, now);
        }
        if (const auto share = below.share(node.maxResources, node.path, seconds))
            takeLarger(best, *share);
    }
    return best;
}

Results ResultLedger::results(const cluster::Partition& partition, SystemTime start, SystemTime now) const
{
    const double seconds = secondsOf(now - start);
    Results results;
    results.elapsed = now - start;
    for (auto& [path, sum] : sumByQueue(now)) {
        const cluster::Queue* const queue = partition.queues().find(path);
        const auto share = queue ? sum.share(cluster::effectiveMax(*queue), path, seconds) : std::nullopt;
        results.queues.push_back(sum.finish(path.text()));
        results.queues.back().share = share;
    }
    std::ranges::sort(results.queues, [](const ResultRow& left, const ResultRow& right) {
        return precedesInTree(QueuePath(left.name), QueuePath(right.name));
    });
    std::map<UserName, UserUsage> limits;
    for (UserUsage& user : partition.usage().users())
        limits.emplace(user.name, std::move(user));
    for (auto& [name, sum] : sumByUser(now)) {
        results.users.push_back(sum.finish(name.text()));
        if (const auto limit = limits.find(name); limit != limits.end())
            results.users.back().share = shareOf(limit->second, seconds, now);
    }
    return results;
}
} // namespace quotadeck::sim
