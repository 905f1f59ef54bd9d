// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cluster/connection.h"
#include "app/commands/storekeeper.h"
#include "app/feed/restfeed.h"
#include "background/jobs.h"
#include "core/alert/alertevaluator.h"
#include "core/connect/collectplan.h"
#include "core/metrics/metricfamily.h"

#include <QByteArray>
#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace quotadeck::app {
/// @p error, whose place has the name of @p source in front.
[[nodiscard]] Error errorOf(const connect::CollectSource& source, Error error);

/// Reads clusters again and again, keeps their metrics, tries rules of alerts on them, and stores what they hold.
///
/// Memory:    of each source the last snapshot and its metrics as text, within CollectPlan::mostSamples of each metric; see also
///            StoreKeeper.
/// Threading: GUI thread; metrics are computed on another one.
class Collector final : public QObject
{
    Q_OBJECT
public:
    /// Opens the connection of a source.
    using Opener = std::function<Result<ConnectionPtr>(const connect::CollectSource& source)>;

    Collector(connect::CollectPlan plan, std::vector<alert::Rule> rules, QObject* parent = nullptr);
    ~Collector() override;

    /// Opens all sources and begins to read them. A source that refuses its credentials is opened again at each interval, because
    /// they may be others then. Errors: the first one of @p open, with the name of its source; nothing is read then.
    [[nodiscard]] Status start(Opener open);
    /// Writes into the store what is not written yet, and waits for that. Errors: those of StoreKeeper::finish().
    [[nodiscard]] Status finish();
    /// All metrics; the same object while they are the same. A source that could not be read the last time has those about itself alone.
    [[nodiscard]] QByteArray metricsText(metrics::TextFormat format = metrics::TextFormat::Prometheus);

Q_SIGNALS:
    /// An alert of the source @p name began to fire, or ended; @p message describes it.
    void alertChanged(const QString& name, const QString& rule, bool isFiring, const QString& message);
    /// A source can be read again, or not any more, or for another reason than before; @p error is empty or says why.
    void sourceChanged(const QString& name, const QString& error);
    /// See StoreKeeper.
    void storeChanged(const QString& error);
    void amountsLost(const QString& cluster, qulonglong amounts);
    void updateChanged(const QString& error);
    void removalChanged(const QString& error);

private:
    struct MetricText;
    struct Source;
    struct Computed;

    [[nodiscard]] Status open(Source& source, const connect::CollectSource& plan);
    void takeStatus(Source& source, const SourceStatus& status);
    void reportError(Source& source, const Error& error); ///< unless it is the one reported last
    void tick();
    void compute(Source& source);
    void take(Source& source, Computed computed);
    [[nodiscard]] std::vector<metrics::Family> sourceFamilies() const;
    [[nodiscard]] std::string writtenMetrics(metrics::TextFormat format) const;

    connect::CollectPlan m_plan;
    std::vector<alert::Rule> m_rules;
    Opener m_open;
    std::unique_ptr<StoreKeeper> m_store; ///< null: the plan has none
    std::vector<std::unique_ptr<Source>> m_sources;
    QTimer m_timer; ///< an interval has passed
    std::map<metrics::TextFormat, QByteArray>
        m_texts; ///< made when a client asks for them, kept until the metrics change
    background::OrderedJobs m_jobs; ///< last: its work ends before the sources
};
} // namespace quotadeck::app
