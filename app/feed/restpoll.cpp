// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/restpoll.h"

#include "app/feed/partitionchoice.h"
#include "core/base/memoryguard.h"
#include "core/snapshot/restjson.h"

#include <QByteArray>
#include <QNetworkAccessManager>
#include <QString>

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

namespace quotadeck::feed {
std::string endpointName(RestEndpoint endpoint)
{
    switch (endpoint) {
    case RestEndpoint::Partitions:
        return "partitions";
    case RestEndpoint::Clusters:
        return "clusters";
    case RestEndpoint::Health:
        return "scheduler/healthcheck";
    case RestEndpoint::Queues:
        return "queues";
    case RestEndpoint::Users:
        return "usage/users";
    case RestEndpoint::Groups:
        return "usage/groups";
    case RestEndpoint::Applications:
        return "applications/active";
    case RestEndpoint::Nodes:
        return "nodes";
    case RestEndpoint::Completed:
        return "applications/completed";
    case RestEndpoint::Rejected:
        return "applications/rejected";
    }
    Q_UNREACHABLE();
}

QUrl endpointUrl(RestEndpoint endpoint, const std::string& partition)
{
    QByteArray address = "/ws/v1/";
    if (endpoint >= RestEndpoint::Queues)
        address += "partition/" + QUrl::toPercentEncoding(QString::fromStdString(partition)) + '/';
    return QUrl::fromEncoded(address + QByteArray::fromStdString(endpointName(endpoint)));
}

namespace {
template <typename T>
using Reader = Result<T> (*)(std::string_view);

template <typename T>
Result<T> readAnswer(const Result<http::HttpAnswer>& answer, Reader<T> read)
{
    if (!answer)
        return tl::unexpected(answer.error());
    const std::string_view body(answer->body.constData(), static_cast<std::size_t>(answer->body.size()));
    return withinMemory({}, [&] { return read(body); }).map_error([&answer](Error error) {
        error.where = answer->where;
        return error;
    });
}

/// Servers before 1.5 answer 503 with the checks when unhealthy; without checks it is a failure.
Result<HealthInfo> readHealthAnswer(const Result<http::HttpAnswer>& answer)
{
    auto health = readAnswer(answer, &rest::readHealth);
    if (answer && answer->status >= 300 && (!health || health->checks.empty())) {
        return fail(ErrorCode::Network, answer->where,
                    Message(QUOTADECK_TEXT("feed", "the server answered %1: %2"), answer->status,
                            http::printableStart(answer->body)));
    }
    return health;
}

/// Collects the optional parts.
class OptionalParts
{
public:
    /// @p part; after a temporary failure @p earlier; nothing where the server does not support it or denies access.
    template <typename T>
    std::optional<T> take(RestEndpoint endpoint, Result<T> part, const std::optional<T>& earlier)
    {
        if (part)
            return std::move(*part);
        const auto code = part.error().code;
        m_unavailable.emplace(endpointName(endpoint), std::move(part.error()));
        if (code == ErrorCode::Unsupported || code == ErrorCode::Unauthorized)
            return std::nullopt;
        return earlier;
    }

    void miss(RestEndpoint endpoint, Error error)
    {
        m_unavailable.emplace(endpointName(endpoint), std::move(error));
    }

    [[nodiscard]] std::map<std::string, Error> unavailable() && { return std::move(m_unavailable); }

private:
    std::map<std::string, Error> m_unavailable;
};

/// Both lists of finished applications as one; what @p earlier knows of them where they were not requested or could not be read.
/// A scheduler that does not offer them is none that fails.
FinishedApplications readFinished(const RestAnswers& answers, const FinishedApplications& earlier,
                                  OptionalParts& parts)
{
    std::vector<ApplicationInfo> rows;
    for (const auto endpoint : {RestEndpoint::Completed, RestEndpoint::Rejected}) {
        const auto sent = answers.answers.find(endpoint);
        if (sent == answers.answers.end())
            return earlier;
        auto list = readAnswer(sent->second, &rest::readApplications);
        if (!list) {
            const auto code = list.error().code;
            if (code != ErrorCode::Unsupported)
                parts.miss(endpoint, std::move(list.error()));
            return code == ErrorCode::Unsupported || code == ErrorCode::Unauthorized ? FinishedApplications()
                                                                                     : earlier;
        }
        std::ranges::move(*list, std::back_inserter(rows));
    }
    return finishedApplications(std::move(rows));
}

/// The lists of the partition that was read. @p earlier is what is known of it, or null.
Status readLists(PartitionSnapshot& partition, const RestAnswers& answers, const PartitionSnapshot* earlier,
                 OptionalParts& parts)
{
    static const PartitionSnapshot kNothing;
    const auto& known = earlier != nullptr ? *earlier : kNothing;
    const auto& sent = answers.answers;
    auto queues = readAnswer(sent.at(RestEndpoint::Queues), &rest::readQueues);
    if (!queues)
        return tl::unexpected(queues.error());

    partition.queues = std::move(*queues);
    partition.users = parts.take(RestEndpoint::Users,
                                 readAnswer(sent.at(RestEndpoint::Users), &rest::readUsers), known.users);
    partition.groups = parts.take(RestEndpoint::Groups,
                                  readAnswer(sent.at(RestEndpoint::Groups), &rest::readGroups), known.groups);
    partition.applications = parts.take(
        RestEndpoint::Applications, readAnswer(sent.at(RestEndpoint::Applications), &rest::readApplications),
        known.applications);
    partition.nodes = parts.take(RestEndpoint::Nodes,
                                 readAnswer(sent.at(RestEndpoint::Nodes), &rest::readNodes), known.nodes);
    partition.finished = readFinished(answers, known.finished, parts);
    return {};
}
} // namespace

Result<std::vector<PartitionInfo>> readPartitionList(const http::HttpAnswer& answer)
{
    return readAnswer(Result<http::HttpAnswer>(answer), &rest::readPartitions);
}

Result<std::vector<ApplicationInfo>> readApplicationList(const http::HttpAnswer& answer)
{
    return readAnswer(Result<http::HttpAnswer>(answer), &rest::readApplications);
}

std::vector<std::string> namesOf(const std::vector<PartitionInfo>& partitions)
{
    std::vector<std::string> names;
    names.reserve(partitions.size());
    std::ranges::transform(partitions, std::back_inserter(names), &PartitionInfo::name);
    return names;
}

namespace {
constexpr std::chrono::seconds kSameClock{60}; ///< clocks of machines differ, and answers take a while

/// How far the clock of the server is ahead of ours; zero for less than what is common.
std::chrono::seconds clockOffset(const RestAnswers& answers)
{
    const auto& queues = answers.answers.at(RestEndpoint::Queues);
    if (!queues || !queues->date.isValid())
        return {};
    const auto ours = std::chrono::floor<std::chrono::seconds>(answers.time);
    const auto offset = std::chrono::seconds(queues->date.toSecsSinceEpoch()) - ours.time_since_epoch();
    const auto distance = std::chrono::abs(offset);
    return distance > kSameClock && distance <= kMostClockOffset ? offset : std::chrono::seconds(0);
}

Result<RestReading> readAll(const RestAnswers& answers, const SnapshotPtr& before)
{
    OptionalParts parts;
    const auto* earlier = before ? findPartition(*before, answers.partition) : nullptr;
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->time = answers.time;
    bool found = false;
    for (const auto& info : answers.partitions) {
        auto& partition = snapshot->partitions.emplace_back();
        partition.info = info;
        if (info.name != answers.partition)
            continue;
        found = true;
        if (auto status = readLists(partition, answers, earlier, parts); !status)
            return tl::unexpected(status.error());
        snapshot->clockOffset = clockOffset(answers);
        normalize(partition);
    }
    if (!found)
        parts.miss(RestEndpoint::Partitions,
                   missingPartition(namesOf(answers.partitions), answers.partition));
    std::ranges::sort(snapshot->partitions, {}, [](const auto& partition) { return partition.info.name; });

    using Clusters = std::vector<ClusterInfo>;
    const auto clusters = before ? std::optional<Clusters>(before->clusters) : std::nullopt;
    const auto health = before ? before->health : std::nullopt;
    snapshot->clusters
        = parts
              .take(RestEndpoint::Clusters,
                    readAnswer(answers.answers.at(RestEndpoint::Clusters), &rest::readClusters), clusters)
              .value_or(Clusters());
    snapshot->health = parts.take(RestEndpoint::Health,
                                  readHealthAnswer(answers.answers.at(RestEndpoint::Health)), health);

    RestReading reading;
    reading.read = {std::move(snapshot), answers.partition, nullptr};
    reading.unavailable = std::move(parts).unavailable();
    return reading;
}
} // namespace

Result<RestReading> makeReading(const RestAnswers& answers, const SnapshotPtr& earlier)
{
    return withinMemory(answers.partition, [&] { return readAll(answers, earlier); });
}

namespace {
constexpr int kUnhealthyBefore15 = 503;
constexpr std::chrono::seconds kFinishedPatience{5}; ///< all else waits for these lists, which may be long
constexpr std::array kEndedStates = {"Completed", "Failed", "Rejected", "Expired"}; // APP-1

/// Without these there is nothing to show.
bool isRequired(RestEndpoint endpoint)
{
    return endpoint == RestEndpoint::Partitions || endpoint == RestEndpoint::Queues;
}
} // namespace

RestPoll::RestPoll(QThreadPool& pool, RestConfig config, std::string partition, SnapshotPtr earlier,
                   FinishedRequest finished)
    : m_config(std::move(config))
    , m_wanted(std::move(partition))
    , m_earlier(std::move(earlier))
    , m_finished(std::move(finished))
    , m_reading(this, &pool)
{
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
    http::HttpRequest request;
    request.url = endpointUrl(endpoint, m_answers.partition);
    request.where = request.url.path(QUrl::FullyEncoded).toStdString();
    request.limits = m_config.limits;
    if (endpoint == RestEndpoint::Health)
        request.accepted.status = kUnhealthyBefore15;
    if (endpoint == RestEndpoint::Completed || endpoint == RestEndpoint::Rejected)
        request.limits.total = std::min<std::chrono::milliseconds>(request.limits.total, kFinishedPatience);

    ++m_open;
    auto* fetcher = new http::HttpFetcher(m_config.access, std::move(request), this);
    connect(fetcher, &http::HttpFetcher::finished, this, [this, endpoint, fetcher](const auto& answer) {
        fetcher->deleteLater();
        take(endpoint, answer);
    });
    fetcher->start();
}

void RestPoll::take(RestEndpoint endpoint, const Result<http::HttpAnswer>& answer)
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

void RestPoll::readPartitions(const http::HttpAnswer& answer)
{
    ++m_open;
    m_reading.start([answer](const std::stop_token&) { return readPartitionList(answer); },
                    [this](Result<PartitionList> partitions) { askForPartition(std::move(partitions)); });
}

void RestPoll::askForPartition(Result<PartitionList> partitions)
{
    if (m_isOver)
        return;
    --m_open;
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
        if (m_finished.isWanted)
            askForFinished();
    }
    readAllIfComplete();
}

void RestPoll::askForFinished()
{
    const auto partition = std::ranges::find(m_answers.partitions, m_answers.partition, &PartitionInfo::name);
    EndedCounts counts;
    for (const char* state : kEndedStates) {
        if (const auto found = partition->applications.find(state); found != partition->applications.end())
            counts.insert(*found);
    }
    if (m_finished.known == counts)
        return;
    m_requestedFinished = std::move(counts);
    ask(RestEndpoint::Completed);
    ask(RestEndpoint::Rejected);
}

void RestPoll::readAllIfComplete()
{
    if (m_open > 0)
        return;
    m_answers.time = m_config.clock();
    m_reading.start([answers = std::move(m_answers), earlier = std::move(m_earlier)](
                        const std::stop_token&) { return makeReading(answers, earlier); },
                    [this](const Result<RestReading>& reading) { finish(reading); });
}

void RestPoll::finish(const Result<RestReading>& reading)
{
    m_isOver = true;
    for (auto* fetcher : findChildren<http::HttpFetcher*>())
        fetcher->deleteLater(); // one of them may be emitting
    Q_EMIT finished(reading);
}
} // namespace quotadeck::feed

#include "moc_restpoll.cpp"
