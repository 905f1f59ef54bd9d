// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/feed.h"
#include "app/feed/readingcycle.h"
#include "app/feed/restconfig.h"
#include "app/http/httpfetcher.h"
#include "background/jobs.h"
#include "core/elastic/quotajson.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>

namespace quotadeck::feed {
/// Reads the elastic quota service of Koordinator's scheduler at an interval: all groups, and the selected one with its
/// pods (EQ-96).
///
/// A read that fails keeps the last data; ReadingCycle schedules the next attempt. Refused credentials end the reading
/// until refresh(). A selected group that cannot be read is listed in SourceStatus::unavailable.
///
/// Threading: GUI thread; answers are read in a thread of its own. Its destructor awaits the answer being read just then.
class KoordinatorFeed final : public Feed
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KoordinatorFeed)
public:
    explicit KoordinatorFeed(RestConfig config, QObject* parent = nullptr);
    ~KoordinatorFeed() override;

    void start() override;
    void stop() override;
    void refresh() override; ///< Joins a read that is under way.
    void setInterval(std::chrono::milliseconds interval) override; ///< @p interval is positive.
    void setPartition(const std::string&) override { } ///< Elastic quotas have none.
    void setGroup(const std::string& name) override; ///< From the next read on.

    [[nodiscard]] SourceStatus status() const override { return m_cycle.status(); }

private:
    /// What one read asked for and got.
    struct Answers
    {
        std::optional<Result<http::HttpAnswer>> all;
        std::optional<Result<http::HttpAnswer>> one; ///< never asked for without a group
        std::string group;
    };
    struct Reading
    {
        elastic::QuotaSnapshotPtr snapshot;
        std::optional<Error> groupError;
    };

    [[nodiscard]] static Result<Reading> makeReading(const Answers& answers, SystemTime time);
    void read();
    void ask(const QString& path, const QString& query,
             std::optional<Result<http::HttpAnswer>> Answers::*answer);
    void readIfComplete();
    void conclude(const Result<Reading>& reading);
    void accept(const Reading& reading);

    RestConfig m_config;
    std::string m_group;
    ReadingCycle m_cycle;
    std::unique_ptr<QObject> m_requests; ///< parent of the fetchers of the read under way, or null
    Answers m_answers;
    bool m_isReading = false; ///< the answers
    background::OrderedJobs m_jobs;
    background::LatestJob m_reading{this, m_jobs.pool()};
};
} // namespace quotadeck::feed
