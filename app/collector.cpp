// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/collector.h"

#include "core/alert/measuredmetrics.h"
#include "core/metrics/clustermetrics.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <map>
#include <utility>

namespace quotadeck::app {
namespace {
double secondsSinceEpoch(SystemTime time)
{
    return std::chrono::duration<double>(time.time_since_epoch()).count();
}
} // namespace

/// One metric of one source, as text.
struct Collector::MetricText
{
    std::string name;
    std::string head;
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
    ConnectionPtr connection;
    std::unique_ptr<feed::RestFeed> feed;
    std::shared_ptr<alert::Evaluator> evaluator; ///< of the jobs alone
    SourceStatus status;
    bool isUp = false;
    std::vector<MetricText> metrics;
};

Collector::Collector(connect::CollectPlan plan, std::vector<alert::Rule> rules, QObject* parent)
    : QObject(parent)
    , m_plan(std::move(plan))
    , m_rules(std::move(rules))
{
}

Collector::~Collector()
{
    for (const auto& source : m_sources)
        source->feed->stop();
    m_jobs.wait();
}

Status Collector::start(const Opener& open)
{
    std::vector<std::unique_ptr<Source>> sources;
    for (const connect::CollectSource& each : m_plan.sources) {
        auto connection = open(each);
        if (!connection)
            return tl::unexpected(std::move(connection).error());
        auto source = std::make_unique<Source>();
        source->name = each.name;
        source->connection = *connection;
        source->evaluator = std::make_shared<alert::Evaluator>(m_rules);
        feed::RestConfig config = (*connection)->rest();
        config.interval = m_plan.interval;
        source->feed = std::make_unique<feed::RestFeed>(std::move(config));
        sources.push_back(std::move(source));
    }
    m_sources = std::move(sources);
    for (const auto& owned : m_sources) {
        Source& source = *owned;
        connect(source.feed.get(), &feed::Feed::snapshotRead, &source,
                [this, &source](const feed::SnapshotReading& reading) {
                    compute(source, reading.snapshot, feed::wallClock());
                });
        connect(source.feed.get(), &feed::Feed::statusChanged, &source,
                [this, &source](const SourceStatus& status) { takeStatus(source, status); });
        source.feed->start();
    }
    return {};
}

void Collector::takeStatus(Source& source, const SourceStatus& status)
{
    source.status = status;
    m_text.reset();
    const bool isDown = status.error && status.state != SourceState::Live;
    if (!isDown)
        return;
    if (std::exchange(source.isUp, false) || status.failures == 1)
        Q_EMIT sourceChanged(QString::fromStdString(source.name),
                             QString::fromStdString(status.error->message.english()));
    compute(source, nullptr, feed::wallClock());
}

void Collector::compute(Source& source, SnapshotPtr snapshot, SystemTime now)
{
    std::optional<double> lastRead;
    if (snapshot)
        lastRead = secondsSinceEpoch(snapshot->time);
    else if (source.status.lastGood)
        lastRead = secondsSinceEpoch(*source.status.lastGood);
    const auto work = [snapshot = std::move(snapshot), name = source.name, now, lastRead,
                       evaluator = source.evaluator, most = m_plan.mostSamples]() {
        Computed computed;
        auto families = snapshot ? metrics::clusterFamilies(*snapshot, name) : std::vector<metrics::Family>();
        for (metrics::Family& family : families) {
            MetricText& text = computed.metrics.emplace_back();
            text.name = family.name;
            text.head = headText(family);
            metrics::Family capped = family; // alerts see what is dropped, too
            text.dropped = capSamples(capped, most);
            text.samples = samplesText(capped);
        }
        if (lastRead)
            families.push_back({alert::kLastRead, "", {{{{"cluster", name}}, *lastRead}}});
        computed.changes = evaluator->step(now, families);
        return computed;
    };
    m_jobs.start(&source, work, [this, &source](Computed computed) { take(source, std::move(computed)); });
}

void Collector::take(Source& source, Computed computed)
{
    const bool isRead = !computed.metrics.empty();
    source.metrics = std::move(computed.metrics);
    m_text.reset();
    if (isRead && !std::exchange(source.isUp, true))
        Q_EMIT sourceChanged(QString::fromStdString(source.name), QString());
    for (const alert::Change& change : computed.changes) {
        const alert::Rule& rule = m_rules[change.rule];
        Q_EMIT alertChanged(QString::fromStdString(rule.name), change.isFiring,
                            QString::fromStdString(describe(rule, change.labels, change.value).english()));
    }
}

std::vector<metrics::Family> Collector::sourceFamilies() const
{
    metrics::Family up{"quotadeck_source_up", "Whether the last reading of the source succeeded: 1 or 0."};
    metrics::Family last{alert::kLastRead, "When the source was read last."};
    metrics::Family latency{"quotadeck_source_read_seconds", "How long the last reading of the source took."};
    metrics::Family failures{"quotadeck_source_failed_reads",
                             "Readings that failed since the last good one."};
    metrics::Family dropped{"quotadeck_source_dropped_samples",
                            "Samples of a metric that were left out, because there are too many."};
    for (const auto& source : m_sources) {
        const metrics::Labels labels{{"cluster", source->name}};
        up.samples.push_back({labels, source->isUp ? 1.0 : 0.0});
        failures.samples.push_back({labels, static_cast<double>(source->status.failures)});
        if (source->status.lastGood) {
            last.samples.push_back({labels, secondsSinceEpoch(*source->status.lastGood)});
            latency.samples.push_back(
                {labels, std::chrono::duration<double>(source->status.latency).count()});
        }
        for (const MetricText& metric : source->metrics) {
            if (metric.dropped > 0)
                dropped.samples.push_back({{{"cluster", source->name}, {"metric", metric.name}},
                                           static_cast<double>(metric.dropped)});
        }
    }
    return {up, last, latency, failures, dropped};
}

const QByteArray& Collector::metricsText()
{
    if (m_text)
        return *m_text;
    std::string text;
    for (const metrics::Family& family : sourceFamilies()) {
        if (!family.samples.empty())
            text += headText(family) + samplesText(family);
    }
    std::vector<std::string> names; // in the order of their first source; all samples of a name together
    std::map<std::string, std::vector<const MetricText*>> metrics;
    for (const auto& source : m_sources) {
        for (const MetricText& metric : source->metrics) {
            auto& all = metrics[metric.name];
            if (all.empty())
                names.push_back(metric.name);
            all.push_back(&metric);
        }
    }
    for (const std::string& name : names) {
        text += metrics[name].front()->head;
        for (const MetricText* metric : metrics[name])
            text += metric->samples;
    }
    return m_text.emplace(QByteArray::fromStdString(text));
}
} // namespace quotadeck::app

#include "moc_collector.cpp"
