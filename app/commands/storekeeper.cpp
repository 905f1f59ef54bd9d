// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/storekeeper.h"

#include "app/history/consumptionstore.h"
#include "core/usage/intervalbook.h"

#include <QDateTime>
#include <QUuid>

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <utility>

namespace quotadeck::app {
/// The sums of all clusters.
struct StoreKeeper::Books
{
    std::vector<usage::IntervalBook> books;
    std::size_t mostOfEach = 0;
    bool hasFailed = false; ///< the last write: only then is anything dropped

    Batch unwritten();
    Counts counts();
};

/// What is to be written, by cluster.
struct StoreKeeper::Batch
{
    std::vector<std::vector<usage::IntervalBook::Version>> versions;

    [[nodiscard]] bool isEmpty() const
    {
        return std::ranges::all_of(versions, [](const auto& each) { return each.empty(); });
    }
};

struct StoreKeeper::Outcome
{
    Batch written;
    std::optional<Error> error; ///< why the rest was not written
    /// Whether the tables got what those of earlier versions lack, or why not; nothing: the store could not be opened.
    std::optional<Result<bool>> updated;
    std::optional<Error> removal; ///< why old intervals are still there
};

struct StoreKeeper::Counts
{
    std::vector<std::size_t> unwritten; ///< amounts by cluster
    std::vector<std::size_t> dropped; ///< likewise, since the last time
};

StoreKeeper::Batch StoreKeeper::Books::unwritten()
{
    Batch batch;
    for (usage::IntervalBook& book : books)
        batch.versions.push_back(book.unwritten());
    return batch;
}

StoreKeeper::Counts StoreKeeper::Books::counts()
{
    Counts counts;
    for (usage::IntervalBook& book : books) {
        counts.dropped.push_back(hasFailed ? book.dropBeyond(mostOfEach) : 0);
        counts.unwritten.push_back(book.unwrittenAmounts());
    }
    return counts;
}

namespace {
/// A store that cannot be written is tried again after so long, as one that was not written yet.
constexpr std::chrono::milliseconds kRetryStore{30'000};
constexpr std::size_t kMostRemoved = 1000; ///< intervals of a cluster after one write
constexpr qint64 kLongestRemoval = 20'000; ///< ms, after one write; the rest follows after the next one
constexpr qint64 kLongestWrite = 90'000; ///< ms; the server ends a statement after 60 s

/// The store is opened for each task: the server may be another one, the file have been moved away, and the password have changed.
Result<std::unique_ptr<history::ConsumptionStore>>
openStore(const connect::CollectStore& plan, const std::shared_ptr<history::StoreBreaker>& breaker)
{
    const auto password = history::storePassword(plan.passwordFile);
    if (!password)
        return tl::unexpected(password.error());
    return history::ConsumptionStore::open(plan.address, *password, breaker);
}

/// Writes until something fails. Calls @p wrote with the cluster and the version of each that was written. Updates the tables
/// before, where that is possible; @p updated says what became of that. Null: they stay as they are.
template <typename Versions, typename Wrote>
Status writeVersions(const connect::CollectStore& plan, const QString& run,
                     const std::vector<std::string>& clusters,
                     const std::shared_ptr<history::StoreBreaker>& breaker, const Versions& versions,
                     std::optional<Result<bool>>* updated, Wrote wrote)
{
    const auto store = openStore(plan, breaker);
    if (!store)
        return tl::unexpected(store.error());
    if (updated)
        *updated = (*store)->update();
    Status first;
    for (std::size_t i = 0; i < versions.size(); ++i) {
        for (const auto& version : versions[i]) {
            if (breaker->isStopped()) // the time of the end is over
                return first
                    ? Status(fail(ErrorCode::Timeout, plan.address.shown(),
                                  QUOTADECK_TEXT("collect", "the time to write what was left is over")))
                    : first;
            Status status = (*store)->write(clusters[i], run, *version.portion);
            if (status) {
                wrote(i, version);
                continue;
            }
            const bool isGone = status.error().code == ErrorCode::Network || breaker->isStopped();
            if (first)
                first = std::move(status);
            if (isGone)
                return first;
            break; // what it refuses of one cluster does not keep back the others
        }
    }
    return first;
}

/// Deletes what is older than the plan keeps, of @p clusters alone: others may be kept for longer by their collectors.
Status removeOld(const connect::CollectStore& plan, const std::vector<std::string>& clusters,
                 const std::shared_ptr<history::StoreBreaker>& breaker, const std::atomic<bool>& isEnding)
{
    if (!plan.keep || isEnding)
        return {};
    const auto store = openStore(plan, breaker);
    if (!store)
        return tl::unexpected(store.error());
    const usage::Seconds before = usage::Seconds(QDateTime::currentSecsSinceEpoch()) - *plan.keep;
    QElapsedTimer timer;
    timer.start();
    for (const std::string& cluster : clusters) {
        const auto removed = (*store)->removeEndedBefore(
            cluster, before, kMostRemoved, [&] { return isEnding || timer.hasExpired(kLongestRemoval); });
        if (!removed)
            return tl::unexpected(removed.error());
    }
    return {};
}

QString storeErrorText(const std::optional<Error>& error)
{
    if (!error)
        return {};
    return QString::fromStdString((error->where.empty() ? "" : error->where + ": ")
                                  + error->message.english());
}
} // namespace

StoreKeeper::StoreKeeper(connect::CollectStore plan, const std::vector<std::string>& clusters,
                         usage::Seconds longestGap, std::size_t mostAmounts, QObject* parent)
    : QObject(parent)
    , m_plan(std::move(plan))
    , m_run(QUuid::createUuid().toString(QUuid::WithoutBraces))
    , m_clusters(clusters)
    , m_isAdding(clusters.size(), false)
    , m_books(std::make_shared<Books>())
    , m_unwritten(clusters.size(), 0)
    , m_lost(clusters.size(), 0)
    , m_breaker(std::make_shared<history::StoreBreaker>())
    , m_isEnding(std::make_shared<std::atomic<bool>>(false))
{
    m_books->mostOfEach = mostAmounts / std::max<std::size_t>(1, clusters.size());
    m_books->books.assign(clusters.size(), usage::IntervalBook(m_plan.interval, longestGap));
    m_timer.setInterval(std::min(m_plan.writeEvery, kRetryStore));
    connect(&m_timer, &QTimer::timeout, this, &StoreKeeper::write);
    m_timer.start();
}

StoreKeeper::~StoreKeeper() = default;

void StoreKeeper::take(std::size_t cluster, const SnapshotPtr& snapshot, const std::string& partition)
{
    if (m_isAdding[cluster] || !snapshot)
        return;
    m_isAdding[cluster] = true;
    m_samples.start(
        this,
        [books = m_books, cluster, snapshot, partition] {
            books->books[cluster].add(snapshot, partition);
            return books->counts();
        },
        [this, cluster](const Counts& counts) {
            m_isAdding[cluster] = false;
            takeCounts(counts);
        });
}

void StoreKeeper::write()
{
    if (std::exchange(m_isWriting, true)) {
        if (m_sinceWrite.hasExpired(kLongestWrite)) {
            m_samples.start([books = m_books] { books->hasFailed = true; });
            report(Error{ErrorCode::Network, m_plan.address.shown(),
                         QUOTADECK_TEXT("history", "The store does not answer.")});
        }
        return;
    }
    m_sinceWrite.start();
    m_samples.start(
        this, [books = m_books] { return books->unwritten(); },
        [this](const Batch& batch) {
            if (batch.isEmpty()) {
                m_isWriting = false;
                return;
            }
            m_progress = std::make_shared<Batch>();
            m_writes.start(
                this,
                [plan = m_plan, run = m_run, clusters = m_clusters, batch, breaker = m_breaker,
                 isEnding = m_isEnding, progress = m_progress] {
                    Outcome outcome;
                    progress->versions.resize(batch.versions.size());
                    const Status status = writeVersions(
                        plan, run, clusters, breaker, batch.versions, &outcome.updated,
                        [&progress](std::size_t cluster, const usage::IntervalBook::Version& version) {
                            progress->versions[cluster].push_back(version);
                        });
                    outcome.written = *progress;
                    if (!status)
                        outcome.error = status.error();
                    else if (const Status removed = removeOld(plan, clusters, breaker, *isEnding); !removed)
                        outcome.removal = removed.error();
                    return outcome;
                },
                [this](const Outcome& outcome) { takeOutcome(outcome); });
        });
}

void StoreKeeper::takeOutcome(const Outcome& outcome)
{
    m_isWriting = false;
    m_samples.start(
        this,
        [books = m_books, written = outcome.written, hasFailed = outcome.error.has_value()] {
            books->hasFailed = hasFailed;
            for (std::size_t i = 0; i < written.versions.size(); ++i)
                books->books[i].setWritten(written.versions[i]);
            return books->counts();
        },
        [this](const Counts& counts) { takeCounts(counts); });
    m_timer.setInterval(outcome.error ? std::min(m_plan.writeEvery, kRetryStore) : m_plan.writeEvery);
    report(outcome.error);
    if (outcome.updated) { // also where a write of one cluster failed
        const bool isUpdated = outcome.updated->value_or(false);
        const QString error
            = outcome.updated->has_value() ? QString() : storeErrorText(outcome.updated->error());
        if (std::exchange(m_updateError, error) != error || isUpdated)
            Q_EMIT updateChanged(error);
    }
    if (outcome.error)
        return;
    const QString removal = storeErrorText(outcome.removal);
    if (std::exchange(m_removalError, removal) != removal)
        Q_EMIT removalChanged(removal);
}

void StoreKeeper::takeCounts(const Counts& counts)
{
    for (std::size_t i = 0; i < counts.dropped.size(); ++i) {
        m_lost[i] += counts.dropped[i];
        if (counts.dropped[i] > 0)
            Q_EMIT amountsLost(QString::fromStdString(m_clusters[i]), counts.dropped[i]);
    }
    m_unwritten = counts.unwritten;
    Q_EMIT familiesChanged();
}

void StoreKeeper::report(const std::optional<Error>& error)
{
    m_isUp = !error;
    if (error)
        ++m_failures;
    else
        m_failures = 0;
    if (!error)
        m_lastWrite = static_cast<double>(QDateTime::currentMSecsSinceEpoch()) / 1000;
    const QString text = storeErrorText(error);
    if (m_error != text) {
        m_error = text;
        Q_EMIT storeChanged(text);
    }
    Q_EMIT familiesChanged();
}

Status StoreKeeper::finish(std::chrono::milliseconds longest)
{
    const QDeadlineTimer deadline(longest);
    m_timer.stop();
    *m_isEnding = true;
    m_samples.wait();
    bool isAnswering = waitForWrites(deadline);
    // No job uses the books any more, and nothing is delivered to this thread, which waits.
    for (std::size_t i = 0; m_progress && i < m_progress->versions.size(); ++i)
        m_books->books[i].setWritten(m_progress->versions[i]);
    const Batch batch = m_books->unwritten();
    if (batch.isEmpty())
        return {};
    Status status;
    if (isAnswering) {
        m_writes.start([&] {
            status = writeVersions(m_plan, m_run, m_clusters, m_breaker, batch.versions, nullptr,
                                   [this](std::size_t cluster, const usage::IntervalBook::Version& version) {
                                       m_books->books[cluster].setWritten({version});
                                   });
        });
        isAnswering = waitForWrites(deadline);
        if (status) {
            report(std::nullopt);
            return {};
        }
    }
    std::string reason;
    if (isAnswering)
        reason = (status.error().where.empty() ? "" : status.error().where + ": ")
            + status.error().message.english();
    else
        reason = fmt::format("The store did not answer within {} s.",
                             std::chrono::ceil<std::chrono::seconds>(longest).count());
    return fail(ErrorCode::Network, m_plan.address.shown(),
                fmt::format("not written, and missing in reports: {}. {}", unwrittenText(), reason));
}

bool StoreKeeper::waitForWrites(const QDeadlineTimer& deadline)
{
    const auto left = static_cast<int>(std::max<qint64>(0, deadline.remainingTime()));
    if (m_writes.pool()->waitForDone(left))
        return true;
    m_breaker->stop();
    m_writes.wait();
    return false;
}

/// "1200 amounts of berlin, 3 amounts of tokyo".
std::string StoreKeeper::unwrittenText() const
{
    std::string text;
    for (std::size_t i = 0; i < m_clusters.size(); ++i) {
        if (const std::size_t amounts = m_books->books[i].unwrittenAmounts(); amounts > 0)
            text += fmt::format("{}{} {} of {}", text.empty() ? "" : ", ", amounts,
                                amounts == 1 ? "amount" : "amounts", m_clusters[i]);
    }
    return text.empty() ? "the last intervals" : text; // in which nothing was held
}

std::vector<metrics::Family> StoreKeeper::families() const
{
    metrics::Family up{"quotadeck_store_up", "Whether the last write into the store succeeded: 1 or 0."};
    metrics::Family last{"quotadeck_store_last_write_timestamp_seconds",
                         "When the store was written last; 0: never."};
    metrics::Family failures{"quotadeck_store_failed_writes", "Writes that failed since the last good one."};
    metrics::Family unwritten{"quotadeck_store_unwritten_amounts",
                              "Amounts and waits of a cluster that are not in the store yet."};
    metrics::Family lost{
        "quotadeck_store_lost_amounts",
        "Amounts and waits of a cluster that were lost, because the store could not be written."};
    up.samples.push_back({{}, m_isUp ? 1.0 : 0.0});
    last.samples.push_back({{}, m_lastWrite.value_or(0)});
    failures.samples.push_back({{}, static_cast<double>(m_failures)});
    for (std::size_t i = 0; i < m_clusters.size(); ++i) {
        unwritten.samples.push_back({{{"cluster", m_clusters[i]}}, static_cast<double>(m_unwritten[i])});
        lost.samples.push_back({{{"cluster", m_clusters[i]}}, static_cast<double>(m_lost[i])});
    }
    return {up, last, failures, unwritten, lost};
}
} // namespace quotadeck::app

#include "moc_storekeeper.cpp"
