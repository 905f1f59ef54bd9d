// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/restpoll.h"

#include "app/feed/partitionchoice.h"

#include <QNetworkAccessManager>
#include <QThreadPool>
#include <QtConcurrent>

#include <algorithm>
#include <utility>

namespace quotadeck::feed {
namespace {
constexpr int kUnhealthyBefore15 = 503;

/// Without these there is nothing to show.
bool isRequired(RestEndpoint endpoint)
{
    return endpoint == RestEndpoint::Partitions || endpoint == RestEndpoint::Queues;
}
} // namespace

RestPoll::RestPoll(QNetworkAccessManager& manager, QThreadPool& pool, RestConfig config,
                   std::string partition, SnapshotPtr earlier)
    : m_manager(manager)
    , m_pool(pool)
    , m_config(std::move(config))
    , m_wanted(std::move(partition))
    , m_earlier(std::move(earlier))
{
    connect(&m_partitionsRead, &QFutureWatcherBase::finished, this, &RestPoll::askForPartition);
    connect(&m_allRead, &QFutureWatcherBase::finished, this,
            [this] { finish(m_allRead.future().takeResult()); });
}

RestPoll::~RestPoll() = default;

void RestPoll::start()
{
    m_elapsed.start();
    ask(RestEndpoint::Partitions);
    ask(RestEndpoint::Clusters);
    ask(RestEndpoint::Health);
}

void RestPoll::ask(RestEndpoint endpoint)
{
    HttpRequest request;
    request.url = endpointUrl(m_config.base, endpoint, m_answers.partition);
    request.where = request.url.path(QUrl::FullyEncoded).toStdString();
    request.token = m_config.token;
    request.limits = m_config.limits;
    if (endpoint == RestEndpoint::Health)
        request.alsoAccepted = kUnhealthyBefore15;

    ++m_open;
    auto* fetcher = new HttpFetcher(m_manager, std::move(request), this);
    connect(fetcher, &HttpFetcher::finished, this, [this, endpoint, fetcher](const auto& answer) {
        fetcher->deleteLater();
        take(endpoint, answer);
    });
    fetcher->start();
}

void RestPoll::take(RestEndpoint endpoint, const Result<HttpAnswer>& answer)
{
    if (m_isOver)
        return;
    --m_open;
    m_latency = std::chrono::milliseconds(m_elapsed.elapsed());
    if (!answer && isRequired(endpoint)) {
        finish(tl::unexpected(answer.error()));
        return;
    }
    if (endpoint == RestEndpoint::Partitions) {
        readPartitions(*answer);
        return;
    }
    m_answers.answers.insert_or_assign(endpoint, answer);
    readAllIfComplete();
}

void RestPoll::readPartitions(const HttpAnswer& answer)
{
    ++m_open;
    m_partitionsRead.setFuture(QtConcurrent::run(&m_pool, readPartitionList, answer));
}

void RestPoll::askForPartition()
{
    if (m_isOver)
        return;
    --m_open;
    auto partitions = m_partitionsRead.future().takeResult();
    if (!partitions) {
        finish(tl::unexpected(partitions.error()));
        return;
    }
    m_answers.partitions = std::move(*partitions);
    const auto names = namesOf(m_answers.partitions);
    m_answers.partition = choosePartition(names, m_wanted);
    if (std::ranges::find(names, m_answers.partition) != names.end()) {
        for (const auto endpoint : {RestEndpoint::Queues, RestEndpoint::Users, RestEndpoint::Groups,
                                    RestEndpoint::Applications, RestEndpoint::Nodes})
            ask(endpoint);
    }
    readAllIfComplete();
}

void RestPoll::readAllIfComplete()
{
    if (m_open > 0)
        return;
    m_answers.time = m_config.clock();
    m_allRead.setFuture(QtConcurrent::run(&m_pool, makeReading, std::move(m_answers), std::move(m_earlier)));
}

void RestPoll::finish(const Result<RestReading>& reading)
{
    m_isOver = true;
    for (auto* fetcher : findChildren<HttpFetcher*>())
        fetcher->deleteLater(); // one of them may be emitting
    Q_EMIT finished(reading);
}
} // namespace quotadeck::feed
