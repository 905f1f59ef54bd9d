// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/feed.h"
#include "app/feed/httpfetcher.h"
#include "app/feed/readingcycle.h"
#include "app/feed/restconfig.h"
#include "core/elastic/quotarest.h"

#include <QFutureWatcher>
#include <QNetworkAccessManager>
#include <QObject>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <string>

namespace quotadeck::feed {
/// Reads the elastic quota service of Koordinator's scheduler at an interval: all groups, and with its pods the one that is
/// looked at (EQ-96).
///
/// A read that fails keeps the last data; ReadingCycle tells when it is tried again. Refused credentials end the reading
/// until refresh(). That the group which is looked at cannot be read is told in SourceStatus::unavailable.
///
/// Threading: GUI thread; answers are read in a thread of its own. Its destructor awaits the answer being read just then.
class KoordinatorFeed final : public Feed
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KoordinatorFeed)
public:
    /// The configuration for the scheduler at @p address, as RestConfig::fromAddress().
    [[nodiscard]] static Result<RestConfig> configFor(const std::string& address);

    explicit KoordinatorFeed(RestConfig config, QObject* parent = nullptr);
    ~KoordinatorFeed() override;

    void start() override;
    void stop() override;
    void refresh() override; ///< Joins a read that is under way.
    void setInterval(std::chrono::milliseconds interval) override; ///< @p interval is positive.
    void setPartition(const std::string&) override { } ///< Elastic quotas have none.
    /// The group whose pods are read, too, from the next read on; empty: none.
    void setGroup(const std::string& name);

    [[nodiscard]] SourceStatus status() const override { return m_cycle.status(); }

private:
    /// What one read asked for and got.
    struct Answers
    {
        std::optional<Result<HttpAnswer>> all;
        std::optional<Result<HttpAnswer>> one; ///< never asked for without a group
        std::string group;
    };
    struct Reading
    {
        elastic::QuotaSnapshotPtr snapshot;
        std::optional<Error> groupError;
    };

    [[nodiscard]] static Result<Reading> makeReading(const Answers& answers, SystemTime time);
    void read();
    void ask(const QString& path, const QString& query, std::optional<Result<HttpAnswer>> Answers::*answer);
    void readIfComplete();
    void conclude();
    void accept(const Reading& reading);

    RestConfig m_config;
    std::string m_group;
    ReadingCycle m_cycle;
    QNetworkAccessManager m_manager;
    QThreadPool m_pool;
    std::unique_ptr<QObject> m_requests; ///< parent of the fetchers of the read under way, or null
    Answers m_answers;
    std::unique_ptr<QFutureWatcher<Result<Reading>>> m_watcher; ///< of the answers being read, or null
};
} // namespace quotadeck::feed
