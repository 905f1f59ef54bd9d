// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/prometheushistory.h"

#include "core/metrics/lineassembler.h"
#include "core/metrics/pastquery.h"
#include "core/metrics/rangeanswer.h"

#include <QPointer>
#include <QUrlQuery>

#include <algorithm>
#include <deque>
#include <fmt/format.h>
#include <memory>
#include <utility>

namespace quotadeck::history {
namespace {
constexpr Milliseconds kNamingTime = std::chrono::days(400); ///< back from the end of a request

QByteArray formOf(const std::vector<std::pair<QString, std::string>>& fields)
{
    QByteArray form;
    for (const auto& [name, value] : fields) {
        if (!form.isEmpty())
            form += '&';
        form += name.toLatin1() + '=' + QUrl::toPercentEncoding(QString::fromStdString(value));
    }
    return form;
}

std::string secondsText(Milliseconds time)
{
    const auto count = time.count();
    const auto rest = ((count % 1000) + 1000) % 1000;
    return fmt::format("{}.{:03}", (count - rest) / 1000, rest);
}

/// An answer, whatever its status: what Prometheus reports of an error is in the body. Parses, so not for the GUI thread.
template <typename T>
Result<T> parsed(const http::HttpAnswer& answer, Result<T> (*parse)(std::string_view))
{
    auto result = parse({answer.body.constData(), static_cast<std::size_t>(answer.body.size())});
    const bool isRefusal = answer.status == 401 || answer.status == 403;
    if (answer.status / 100 != 2 && (isRefusal || result || result.error().code == ErrorCode::Parse)) {
        // Of a gateway, or of the credentials: the status explains it.
        auto accepted = http::acceptAnswer(answer);
        if (!accepted)
            return tl::unexpected(std::move(accepted).error());
    }
    if (!result)
        return fail(result.error().code, answer.where, result.error().message);
    return result;
}
} // namespace

/// One reading: from the first request to the answer.
class PrometheusHistory::Inquiry final : public QObject
{
public:
    Inquiry(PrometheusHistory* history, const Request& request, QObject* context, Answer answer)
        : QObject(history)
        , m_history(history)
        , m_request(request)
        , m_partition(history->m_partition)
        , m_step(metrics::stepFor(request.from, request.to, request.columns))
        , m_lines(request.series.size(), m_step)
        , m_context(context)
        , m_answer(std::move(answer))
    {
        QObject::connect(context, &QObject::destroyed, this, &QObject::deleteLater);
    }

    void start()
    {
        if (m_history->m_naming)
            plan(*m_history->m_naming);
        else
            askNaming();
    }

private:
    /// One request about one part of the time.
    struct Task
    {
        metrics::EvaluatedRange range;
        std::optional<metrics::PastQuery> query; ///< nothing: when the cluster was read
    };

    void askNaming()
    {
        std::vector<std::pair<QString, std::string>> fields;
        for (const std::string& selector : metrics::namingSelectors(m_history->m_config.matchers))
            fields.emplace_back(QStringLiteral("match[]"), selector);
        fields.emplace_back(QStringLiteral("start"), secondsText(m_request.to - kNamingTime));
        fields.emplace_back(QStringLiteral("end"), secondsText(m_request.to));
        fetch<std::vector<metrics::Labels>>(
            QStringLiteral("/api/v1/series"), fields, &metrics::readSeriesAnswer,
            [this](const std::vector<metrics::Labels>& found) {
                const auto naming = metrics::namingOf(found, m_partition, m_history->m_config.matchers);
                if (!naming)
                    return conclude(
                        fail(naming.error().code, m_history->m_config.name, naming.error().message));
                if (m_history->m_partition == m_partition)
                    m_history->m_naming = *naming;
                plan(*naming);
            });
    }

    void plan(const metrics::MetricNaming& naming)
    {
        m_naming = naming;
        const auto add = [this](const std::optional<metrics::PastQuery>& query, std::size_t seriesCount) {
            constexpr std::size_t kValues = 3; // of a window
            const std::size_t most = std::min(metrics::kMostPoints,
                                              m_history->m_config.mostValues
                                                  / (kValues * std::max<std::size_t>(1, seriesCount)));
            for (const auto& range : metrics::cutRange(m_request.from, m_request.to, m_step, most))
                m_tasks.push_back({range, query});
        };
        add(std::nullopt, 1);
        for (metrics::PastQuery& query : metrics::planQueries(naming, m_request.series)) {
            const std::size_t count = query.wanted.size();
            add(std::move(query), count);
        }
        next();
    }

    void next()
    {
        if (m_tasks.empty()) {
            const Reply reply{m_lines.lines(), m_lines.answered(), m_lines.warnings()};
            return conclude(reply);
        }
        const Task task = std::move(m_tasks.front());
        m_tasks.pop_front();
        const auto& range = task.range;
        fetch<metrics::RangeAnswer>(
            QStringLiteral("/api/v1/query_range"),
            {{QStringLiteral("query"),
              task.query ? task.query->text(range.window) : metrics::presenceText(m_naming, range.window)},
             {QStringLiteral("start"), secondsText(range.first)},
             {QStringLiteral("end"), secondsText(range.last)},
             {QStringLiteral("step"), secondsText(range.step)}},
            &metrics::readRangeAnswer, [this, task](const metrics::RangeAnswer& answer) {
                if (task.query)
                    m_lines.add(*task.query, answer);
                else
                    m_lines.addPresence(answer);
                next();
            });
    }

    /// Sends one request and gives @p take what @p parse makes of the answer. An error ends the reading.
    template <typename T, typename Take>
    void fetch(const QString& path, const std::vector<std::pair<QString, std::string>>& fields,
               Result<T> (*parse)(std::string_view), Take take)
    {
        http::HttpRequest request;
        request.url = QUrl(path);
        request.where = m_history->m_config.name + path.toStdString();
        request.accepted.everyStatus = true;
        request.limits = m_history->m_config.limits;
        request.body = http::HttpBody{.type = "application/x-www-form-urlencoded", .bytes = formOf(fields)};
        auto* fetcher = new http::HttpFetcher(m_history->m_config.access, std::move(request), this);
        QObject::connect(fetcher, &http::HttpFetcher::finished, this,
                         [this, fetcher, parse, take](const Result<http::HttpAnswer>& answer) {
                             fetcher->deleteLater();
                             if (!answer)
                                 return conclude(tl::unexpected(answer.error()));
                             m_history->m_jobs.start(
                                 this, [answer = *answer, parse] { return parsed(answer, parse); },
                                 [this, take](const Result<T>& value) {
                                     if (!value)
                                         return conclude(tl::unexpected(value.error()));
                                     take(*value);
                                 });
                         });
        fetcher->start();
    }

    void conclude(const Result<Reply>& reply)
    {
        if (!reply && m_history->m_partition == m_partition)
            m_history->m_naming.reset(); // it may have changed
        deleteLater();
        if (m_context)
            m_answer(reply);
    }

    PrometheusHistory* m_history; // not owned: the parent
    Request m_request;
    std::string m_partition;
    Milliseconds m_step;
    metrics::LineAssembler m_lines;
    metrics::MetricNaming m_naming;
    std::deque<Task> m_tasks;
    QPointer<QObject> m_context;
    Answer m_answer;
};

PrometheusHistory::PrometheusHistory(PrometheusConfig config, QObject* parent)
    : QObject(parent)
    , m_config(std::move(config))
{
}

PrometheusHistory::~PrometheusHistory() = default;

void PrometheusHistory::setPartition(const std::string& partition)
{
    if (std::exchange(m_partition, partition) != partition)
        m_naming.reset();
}

void PrometheusHistory::read(const Request& request, QObject* context, Answer answer)
{
    auto* inquiry = new Inquiry(this, request, context, std::move(answer));
    inquiry->start();
}
} // namespace quotadeck::history

#include "moc_prometheushistory.cpp"
