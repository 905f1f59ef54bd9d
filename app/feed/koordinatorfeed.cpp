// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/koordinatorfeed.h"

#include "core/base/memoryguard.h"

#include <QThread>
#include <QUrlQuery>

#include <algorithm>
#include <utility>

namespace quotadeck::feed {
namespace {
const QString kQuotas = QStringLiteral("/apis/v1/plugins/ElasticQuota/quotas");

template <typename Read>
Result<elastic::QuotaSummaries> readAnswer(const Result<http::HttpAnswer>& answer, Read read)
{
    if (!answer)
        return tl::unexpected(answer.error());
    const std::string_view body(answer->body.constData(), static_cast<std::size_t>(answer->body.size()));
    return withinMemory({}, [&] { return read(body); }).map_error([&answer](Error error) {
        error.where = error.where.empty() ? answer->where : answer->where + ": " + error.where;
        return error;
    });
}
} // namespace

KoordinatorFeed::KoordinatorFeed(RestConfig config, QObject* parent)
    : Feed(parent)
    , m_config(std::move(config))
    , m_cycle(m_config, [this] { read(); })
{
}

KoordinatorFeed::~KoordinatorFeed() = default;

void KoordinatorFeed::start()
{
    Q_ASSERT(QThread::currentThread() == thread());
    if (!m_cycle.start())
        return;
    read();
    Q_EMIT statusChanged(status());
}

void KoordinatorFeed::stop()
{
    if (!m_cycle.stop())
        return;
    m_requests.reset();
    m_reading.cancel();
    m_isReading = false;
    Q_EMIT statusChanged(status());
}

void KoordinatorFeed::refresh()
{
    if (!m_cycle.isStopped() && !m_requests && !m_isReading)
        read();
}

void KoordinatorFeed::setInterval(std::chrono::milliseconds interval)
{
    m_config.interval = interval;
    m_cycle.setInterval(interval);
}

void KoordinatorFeed::setGroup(const std::string& name)
{
    m_group = name;
}

void KoordinatorFeed::read()
{
    m_cycle.begin();
    m_requests = std::make_unique<QObject>();
    m_answers = {};
    m_answers.group = m_group;
    ask(kQuotas, {}, &Answers::all);
    if (!m_group.empty())
        ask(kQuotas + QLatin1Char('/')
                + QString::fromLatin1(QUrl::toPercentEncoding(QString::fromStdString(m_group))),
            QStringLiteral("includePods=true"), &Answers::one);
}

void KoordinatorFeed::ask(const QString& path, const QString& query,
                          std::optional<Result<http::HttpAnswer>> Answers::*answer)
{
    http::HttpRequest request;
    request.url
        = QUrl::fromEncoded(path.toLatin1() + (query.isEmpty() ? QByteArray() : '?' + query.toLatin1()));
    request.where = request.url.path(QUrl::FullyEncoded).toStdString();
    request.limits = m_config.limits;
    auto* fetcher = new http::HttpFetcher(m_config.access, std::move(request), m_requests.get());
    connect(fetcher, &http::HttpFetcher::finished, m_requests.get(),
            [this, answer](const Result<http::HttpAnswer>& got) {
                m_answers.*answer = got;
                readIfComplete();
            });
    fetcher->start();
}

void KoordinatorFeed::readIfComplete()
{
    if (!m_answers.all || (!m_answers.group.empty() && !m_answers.one))
        return;
    m_cycle.status().latency = m_cycle.elapsed();
    m_requests.release()->deleteLater(); // one of its children is emitting
    m_isReading = true;
    m_reading.start([answers = m_answers,
                     time = m_config.clock()](const std::stop_token&) { return makeReading(answers, time); },
                    [this](const Result<Reading>& reading) { conclude(reading); });
}

/// The pods that only the answer about the one group has are put to all groups.
Result<KoordinatorFeed::Reading> KoordinatorFeed::makeReading(const Answers& answers, SystemTime time)
{
    auto all = readAnswer(*answers.all, &elastic::readQuotaSummaries);
    if (!all)
        return tl::unexpected(all.error());
    auto snapshot = std::make_shared<elastic::QuotaSnapshot>();
    snapshot->time = time;
    snapshot->objects = std::move(all->objects);
    snapshot->pods = std::move(all->pods);
    Reading reading;
    if (answers.one) {
        auto one = readAnswer(*answers.one, &elastic::readQuotaSummary);
        if (one)
            std::ranges::move(one->pods, std::back_inserter(snapshot->pods));
        else
            reading.groupError = one.error();
    }
    reading.snapshot = std::move(snapshot);
    return reading;
}

void KoordinatorFeed::conclude(const Result<Reading>& reading)
{
    m_isReading = false;
    if (reading) {
        accept(*reading);
        return;
    }
    m_cycle.fail(reading.error());
    Q_EMIT statusChanged(status());
}

void KoordinatorFeed::accept(const Reading& reading)
{
    std::map<std::string, Error> unavailable;
    if (reading.groupError)
        unavailable.emplace("pods", *reading.groupError);
    m_cycle.succeed(m_config.clock(), std::move(unavailable));
    Q_EMIT snapshotRead({nullptr, {}, reading.snapshot});
    if (m_cycle.isStopped()) // a receiver may have stopped us
        return;
    Q_EMIT statusChanged(status());
    if (m_group != m_answers.group) // chosen during this reading
        refresh();
}
} // namespace quotadeck::feed

#include "moc_koordinatorfeed.cpp"
