// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/historysource.h"
#include "app/http/httpfetcher.h"
#include "background/jobs.h"
#include "core/metrics/pastquery.h"

#include <QObject>

#include <chrono>
#include <optional>
#include <string>

namespace quotadeck::history {
/// Whose metrics a Prometheus is asked for, and how.
struct PrometheusConfig
{
    http::ServerAccessPtr access; ///< to the server, whose paths begin with "/api/v1"
    std::string name; ///< of the server, for errors
    std::string matchers{}; ///< label matchers in PromQL; empty: all series
    http::HttpLimits limits{};
    std::size_t mostValues = 600'000; ///< of one answer, about 20 MB
};

/// The past of a cluster as a Prometheus, or a server with its interface, has it.
///
/// Whose metrics there are is asked for once for each partition, and again after it failed. Requests of one reading are sent one after the
/// other, so that a reading never has more than one in flight.
///
/// Errors:    those of HttpFetcher, metrics::readRangeAnswer() and metrics::namingOf(). One part that fails is a failed reading.
/// Threading: GUI thread; answers are parsed on another one. Ownership: shares the access.
class PrometheusHistory final : public QObject, public HistorySource
{
    Q_OBJECT
public:
    explicit PrometheusHistory(PrometheusConfig config, QObject* parent = nullptr);
    ~PrometheusHistory() override;

    /// Of which partition the past is asked for.
    void setPartition(const std::string& partition);
    [[nodiscard]] const std::string& name() const { return m_config.name; }

    void read(const Request& request, QObject* context, Answer answer) override;

private:
    class Inquiry;

    PrometheusConfig m_config;
    std::string m_partition;
    std::optional<metrics::MetricNaming> m_naming; ///< of the partition; nothing: not known yet
    background::OrderedJobs m_jobs; ///< parse
};
} // namespace quotadeck::history
