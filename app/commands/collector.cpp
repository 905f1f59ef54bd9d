// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/collector.h"

#include "app/cluster/clusterquotafeed.h"
#include "app/feed/koordinatorfeed.h"
#include "core/alert/measuredmetrics.h"
#include "core/elastic/quotapartition.h"
#include "core/metrics/clustermetrics.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <fmt/format.h>
#include <iterator>
#include <map>
#include <utility>

namespace quotadeck::app {
namespace {
double secondsSinceEpoch(SystemTime time)
{
    return std::chrono::duration<double>(time.time_since_epoch()).count();
}

/// Between samples that count as one time. A scheduler whose events are followed is read six times more seldom while nothing happens.
usage::Seconds longestGapOf(const connect::CollectPlan& plan)
{
    return std::max(usage::Seconds(300), std::chrono::ceil<usage::Seconds>(8 * plan.interval));
}

std::vector<std::string> clustersOf(const connect::CollectPlan& plan)
{
    std::vector<std::string> names;
    for (const connect::CollectSource& source : plan.sources)
        names.push_back(source.name);
    return names;
}

/// What is read of @p connection.
std::unique_ptr<feed::Feed> feedOf(const Connection& connection, connect::CollectKind kind,
                                   std::chrono::milliseconds interval)
{
    feed::RestConfig config = connection.rest();
    config.interval = interval;
    if (kind == connect::CollectKind::YuniKorn)
        return std::make_unique<feed::RestFeed>(std::move(config));
    if (connection.cluster())
        return std::make_unique<ClusterQuotaFeed>(connection.cluster()->server(), connection.name(),
                                                  interval);
    return std::make_unique<feed::KoordinatorFeed>(std::move(config));
}

/// The elastic quotas of @p reading. A change that was noticed without hearing from the server anew has the time of before: it comes
/// after @p earlier, which may be null.
SnapshotPtr snapshotOf(const feed::SnapshotReading& reading, const SnapshotPtr& earlier)
{
    ClusterSnapshot snapshot;
    snapshot.time = reading.quotas->time;
    if (earlier)
        snapshot.time = std::max(snapshot.time, earlier->time + std::chrono::milliseconds(1));
    return std::make_shared<const ClusterSnapshot>(
        elastic::withQuotas(std::move(snapshot), reading.quotas.get()));
}
} // namespace

Error errorOf(const connect::CollectSource& source, Error error)
{
    if (error.where != source.name)
        error.where = source.name + (error.where.empty() ? "" : ": ") + error.where;
    return error;
}

/// One metric of one source, as text.
struct Collector::MetricText
{
    metrics::Family family; ///< without its samples
    std::string samples;
    std::size_t dropped = 0; ///< samples beyond the most
};

struct Collector::Computed
{
    std::vector<MetricText> metrics; ///< none: the source could not be read
    std::vector<alert::Change> changes;
};

struct Collector::Source : public QObject
{
    std::string name;
    std::size_t index = 0; ///< in the plan
    ConnectionPtr connection;
    std::unique_ptr<feed::Feed> feed;
    std::shared_ptr<alert::Evaluator> evaluator; ///< of the jobs alone, one after the other
    SourceStatus status; ///< with what is known of the feeds before
    std::uint64_t earlierRequests = 0; ///< of the connections before
    int earlierFailures = 0; ///< of the feeds before, since the last good reading
    QString error; ///< as it was reported; empty: it can be read
    SnapshotPtr snapshot; ///< null: the last reading failed
    bool isNew = false; ///< the snapshot, or that there is none
    bool isComputing = false;
    bool isUp = false; ///< as it was reported
    std::vector<MetricText> metrics;
};

Collector::Collector(connect::CollectPlan plan, std::vector<alert::Rule> rules, QObject* parent)
    : QObject(parent)
    , m_plan(std::move(plan))
    , m_rules(std::move(rules))
{
    m_timer.setInterval(m_plan.interval);
    connect(&m_timer, &QTimer::timeout, this, &Collector::tick);
    if (!m_plan.store)
        return;
    m_store = std::make_unique<StoreKeeper>(*m_plan.store, clustersOf(m_plan), longestGapOf(m_plan));
    connect(m_store.get(), &StoreKeeper::storeChanged, this, &Collector::storeChanged);
    connect(m_store.get(), &StoreKeeper::amountsLost, this, &Collector::amountsLost);
    connect(m_store.get(), &StoreKeeper::updateChanged, this, &Collector::updateChanged);
    connect(m_store.get(), &StoreKeeper::removalChanged, this, &Collector::removalChanged);
    connect(m_store.get(), &StoreKeeper::familiesChanged, this, [this] { m_texts.clear(); });
}

Collector::~Collector()
{
    for (const auto& source : m_sources)
        source->feed->disconnect();
    m_jobs.wait();
}

Status Collector::start(Opener open)
{
    m_open = std::move(open);
    for (const connect::CollectSource& each : m_plan.sources) {
        auto source = std::make_unique<Source>();
        source->name = each.name;
        source->index = m_sources.size();
        source->evaluator = std::make_shared<alert::Evaluator>(m_rules);
        if (const Status opened = this->open(*source, each); !opened) {
            m_sources.clear();
            return tl::unexpected(errorOf(each, opened.error()));
        }
        m_sources.push_back(std::move(source));
    }
    for (const auto& source : m_sources)
        source->feed->start();
    m_timer.start();
    return {};
}

Status Collector::open(Source& source, const connect::CollectSource& plan)
{
    auto connection = m_open(plan);
    if (!connection)
        return tl::unexpected(std::move(connection).error());
    if (source.connection)
        source.earlierRequests += source.connection->requests();
    source.connection = *connection;
    source.feed = feedOf(**connection, plan.kind, m_plan.interval);
    if (!plan.partition.empty())
        source.feed->setPartition(plan.partition);
    connect(source.feed.get(), &feed::Feed::snapshotRead, &source,
            [this, &source](const feed::SnapshotReading& reading) {
                source.snapshot = reading.snapshot ? reading.snapshot : snapshotOf(reading, source.snapshot);
                source.isNew = true;
                source.earlierFailures = 0;
                compute(source);
                if (m_store)
                    m_store->take(source.index, source.snapshot,
                                  reading.snapshot ? reading.partition
                                                   : std::string(elastic::kQuotaPartition));
            });
    connect(source.feed.get(), &feed::Feed::statusChanged, &source,
            [this, &source](const SourceStatus& status) { takeStatus(source, status); });
    return {};
}

Status Collector::finish()
{
    return m_store ? m_store->finish() : Status();
}

void Collector::takeStatus(Source& source, const SourceStatus& status)
{
    const auto before = std::exchange(source.status, status);
    if (!status.lastGood) {
        source.status.lastGood = before.lastGood;
        source.status.latency = before.latency;
    }
    source.status.failures += source.earlierFailures;
    m_texts.clear();
    if (!status.error || status.state == SourceState::Live)
        return;
    reportError(source, *status.error);
    source.snapshot.reset();
    source.isNew = true;
    compute(source);
}

void Collector::reportError(Source& source, const Error& error)
{
    const auto text = QString::fromStdString(error.message.english());
    const bool wasUp = std::exchange(source.isUp, false);
    if (std::exchange(source.error, text) != text || wasUp)
        Q_EMIT sourceChanged(QString::fromStdString(source.name), text);
}

/// Alerts of what was not read for too long fire without a reading, too.
void Collector::tick()
{
    for (std::size_t i = 0; i < m_sources.size(); ++i) {
        Source& source = *m_sources[i];
        compute(source);
        if (source.status.state != SourceState::Unauthorized)
            continue;
        source.earlierFailures = source.status.failures;
        if (const Status opened = open(source, m_plan.sources[i]); opened)
            source.feed->start();
        else
            reportError(source, opened.error());
    }
}

void Collector::compute(Source& source)
{
    if (source.isComputing)
        return; // take() begins with what is the newest then
    source.isComputing = true;
    // 0: it was tried and never succeeded.
    const double lastRead = source.status.lastGood ? secondsSinceEpoch(*source.status.lastGood) : 0;
    const bool isTried = source.snapshot || source.status.lastGood || source.status.failures > 0;
    const auto job = [snapshot = source.snapshot, name = source.name, evaluator = source.evaluator, isTried,
                      lastRead, most = m_plan.mostSamples]() {
        Computed computed;
        auto families = snapshot ? metrics::clusterFamilies(*snapshot, name) : std::vector<metrics::Family>();
        for (const metrics::Family& family : families)
            computed.metrics.push_back(
                {{.name = family.name, .help = family.help, .isCounter = family.isCounter},
                 samplesText(family, most),
                 family.samples.size() - std::min(most, family.samples.size())});
        const SystemTime now = feed::wallClock();
        if (isTried) {
            const double read = snapshot ? std::max(secondsSinceEpoch(snapshot->time), lastRead) : lastRead;
            families.push_back({alert::kLastRead, "", {{{{"cluster", name}}, read}}});
        }
        computed.changes = evaluator->step(now, families);
        return computed;
    };
    source.isNew = false;
    m_jobs.start(&source, job, [this, &source](Computed computed) { take(source, std::move(computed)); });
}

void Collector::take(Source& source, Computed computed)
{
    source.isComputing = false;
    source.metrics = std::move(computed.metrics);
    m_texts.clear();
    for (const alert::Change& change : computed.changes) {
        const alert::Rule& rule = m_rules[change.rule];
        Q_EMIT alertChanged(QString::fromStdString(source.name), QString::fromStdString(rule.name),
                            change.isFiring,
                            QString::fromStdString(describe(rule, change.labels, change.value).english()));
    }
    if (source.isNew) {
        compute(source);
        return;
    }
    if (source.snapshot && !std::exchange(source.isUp, true)) {
        source.error.clear();
        Q_EMIT sourceChanged(QString::fromStdString(source.name), QString());
    }
}

std::vector<metrics::Family> Collector::sourceFamilies() const
{
    metrics::Family up{"quotadeck_source_up", "Whether the last reading of the source succeeded: 1 or 0."};
    metrics::Family last{alert::kLastRead, "When the source was read last; 0: never."};
    metrics::Family latency{"quotadeck_source_read_seconds", "How long the last reading of the source took."};
    metrics::Family failures{"quotadeck_source_failed_reads",
                             "Readings that failed since the last good one."};
    metrics::Family failed{"quotadeck_source_failed_part",
                           "1: a part of the source could not be read; its values are those of before."};
    metrics::Family dropped{"quotadeck_source_dropped_samples",
                            "Samples of a metric that were left out, because there are too many."};
    metrics::Family requests{"quotadeck_source_requests_total", "Requests that were sent to the source."};
    requests.isCounter = true;
    for (const auto& source : m_sources) {
        const metrics::Labels labels{{"cluster", source->name}};
        up.samples.push_back({labels, source->isUp ? 1.0 : 0.0});
        failures.samples.push_back({labels, static_cast<double>(source->status.failures)});
        requests.samples.push_back(
            {labels, static_cast<double>(source->earlierRequests + source->connection->requests())});
        if (source->status.lastGood || source->status.failures > 0)
            last.samples.push_back(
                {labels, source->status.lastGood ? secondsSinceEpoch(*source->status.lastGood) : 0});
        if (source->status.lastGood) {
            latency.samples.push_back(
                {labels, std::chrono::duration<double>(source->status.latency).count()});
        }
        for (const auto& [part, error] : source->status.unavailable)
            failed.samples.push_back({{{"cluster", source->name}, {"part", part}}, 1});
        for (const MetricText& metric : source->metrics) {
            if (metric.dropped > 0)
                dropped.samples.push_back({{{"cluster", source->name}, {"metric", metric.family.name}},
                                           static_cast<double>(metric.dropped)});
        }
    }
    return {up, last, latency, failures, requests, failed, dropped};
}

QByteArray Collector::metricsText(metrics::TextFormat format)
{
    const auto text = m_texts.find(format);
    if (text != m_texts.end())
        return text->second;
    return m_texts.emplace(format, QByteArray::fromStdString(writtenMetrics(format))).first->second;
}

std::string Collector::writtenMetrics(metrics::TextFormat format) const
{
    std::string text;
    auto families = sourceFamilies();
    if (m_store)
        std::ranges::move(m_store->families(), std::back_inserter(families));
    for (const metrics::Family& family : families) {
        if (!family.samples.empty())
            text += headText(family, format) + samplesText(family);
    }
    std::vector<std::string> names; // in the order of their first source; all samples of a name together
    std::map<std::string, std::vector<const MetricText*>> texts;
    for (const auto& source : m_sources) {
        for (const MetricText& metric : source->metrics) {
            auto& all = texts[metric.family.name];
            if (all.empty())
                names.push_back(metric.family.name);
            all.push_back(&metric);
        }
    }
    for (const std::string& name : names) {
        text += headText(texts[name].front()->family, format);
        for (const MetricText* metric : texts[name])
            text += metric->samples;
    }
    if (format == metrics::TextFormat::OpenMetrics)
        text += metrics::kOpenMetricsEnd;
    return text;
}
} // namespace quotadeck::app

#include "moc_collector.cpp"
