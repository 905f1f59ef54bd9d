// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commandconnection.h"

#include "app/cluster/clusterquotafeed.h"
#include "app/cluster/connectionopener.h"
#include "app/connect/secretstore.h"
#include "app/feed/activeconfigreader.h"
#include "app/feed/koordinatorfeed.h"
#include "app/feed/partitionchoice.h"
#include "app/feed/restfeed.h"
#include "app/feed/restpoll.h"
#include "app/http/httpfetcher.h"
#include "app/settings/settings.h"
#include "core/base/text.h"
#include "core/file/filereader.h"

#include <QEventLoop>
#include <QObject>

#include <algorithm>
#include <fmt/ranges.h>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace quotadeck::app {
namespace {
constexpr std::size_t kMostToken = 64UL * 1024; ///< bytes
} // namespace

Result<connect::Profile> savedConnection(const Connections& connections, const std::string& name)
{
    auto all = connections.all();
    const auto found = std::ranges::find(all, name, &connect::Profile::name);
    if (std::ranges::count(all, name, &connect::Profile::name) > 1)
        return fail(
            ErrorCode::InvalidArgument, name,
            QUOTADECK_TEXT("connect",
                           "several saved connections have this name; give each its own in the window, "
                           "on the page Connections"));
    if (found != all.end())
        return std::move(*found);
    if (all.empty())
        return fail(ErrorCode::NotFound, name,
                    QUOTADECK_TEXT("connect",
                                   "there are no saved connections; save them in the window, on the page "
                                   "Connections"));
    std::vector<std::string> names;
    names.reserve(all.size());
    for (const connect::Profile& profile : all)
        names.push_back(profile.name);
    return fail(ErrorCode::NotFound, name,
                Message(QUOTADECK_TEXT("connect", "there is no such saved connection; there are: %1"),
                        fmt::format("{}", fmt::join(names, ", "))));
}

Result<connect::Secrets> secretsFor(const cli::ServerChoice& server)
{
    if (server.tokenFile.empty())
        return connect::Secrets();
    return file::openForReading(server.tokenFile)
        .and_then(
            [&server](std::ifstream file) { return file::readRest(file, server.tokenFile, kMostToken); })
        .and_then([&server](std::string token) -> Result<connect::Secrets> {
            if (trimmedUnicode(token).empty())
                return fail(ErrorCode::Parse, server.tokenFile,
                            QUOTADECK_TEXT("connect", "the file has no token"));
            return connect::Secrets{.token = std::move(token)};
        });
}

Result<std::unique_ptr<kube::QuotaServer>> quotaServer(const Connection& connection)
{
    if (!connection.cluster())
        return fail(ErrorCode::InvalidArgument, connection.name(),
                    QUOTADECK_TEXT("connect",
                                   "elastic quotas are stored in a cluster, but this connection leads to the "
                                   "address of a scheduler"));
    return std::make_unique<kube::QuotaClient>(connection.cluster()->server(), connection.name());
}

Result<ConnectionPtr> connectionFor(const cli::ServerChoice& server)
{
    if (server.connection.empty()) {
        const auto secrets = secretsFor(server);
        if (!secrets)
            return tl::unexpected(secrets.error());
        return Connection::open({.reach = server.reach()}, *secrets);
    }
    SettingsStore store(settingsFile());
    const Connections connections(&store);
    const auto profile = savedConnection(connections, server.connection);
    if (!profile)
        return tl::unexpected(profile.error());
    connect::SecretStore secrets;
    ConnectionOpener opener(&secrets);
    std::optional<Result<ConnectionPtr>> opened;
    QEventLoop loop;
    opener.open(*profile, &loop, [&](const Result<ConnectionPtr>& connection) {
        opened = connection;
        loop.quit();
    });
    if (!opened)
        loop.exec();
    return *opened;
}

namespace {
/// The first that @p feed reads; errors of its first status with one.
Result<feed::SnapshotReading> readFirst(feed::Feed& feed)
{
    std::optional<Result<feed::SnapshotReading>> outcome;
    QEventLoop loop;
    QObject::connect(&feed, &feed::Feed::snapshotRead, &loop, [&](const feed::SnapshotReading& reading) {
        outcome = reading;
        loop.quit();
    });
    QObject::connect(&feed, &feed::Feed::statusChanged, &loop, [&outcome, &loop](const SourceStatus& status) {
        if (!status.error || outcome)
            return;
        outcome = tl::unexpected(*status.error);
        loop.quit();
    });
    feed.start();
    if (!outcome)
        loop.exec();
    return *outcome;
}
} // namespace

Result<cli::SnapshotReading> readOnce(const cli::ServerChoice& server, const std::string& partition)
{
    const auto connection = connectionFor(server);
    if (!connection)
        return tl::unexpected(connection.error());
    feed::RestFeed feed((*connection)->rest());
    feed.setPartition(partition);
    return readFirst(feed).map([&feed](const feed::SnapshotReading& reading) {
        return cli::SnapshotReading{reading.snapshot, feed.status().unavailable};
    });
}

namespace {
Result<cli::QuotaReading> readQuotas(feed::Feed& feed)
{
    return readFirst(feed).map([&feed](const feed::SnapshotReading& reading) {
        return cli::QuotaReading{{reading.quotas->objects, reading.quotas->pods}, feed.status().unavailable};
    });
}
} // namespace

Result<cli::QuotaReading> readQuotasOnce(const cli::ServerChoice& server)
{
    const auto connection = connectionFor(server);
    if (!connection)
        return tl::unexpected(connection.error());
    if (const auto& cluster = (*connection)->cluster()) {
        ClusterQuotaFeed feed(cluster->server(), (*connection)->name(), (*connection)->rest().interval);
        return readQuotas(feed);
    }
    feed::KoordinatorFeed feed((*connection)->rest());
    return readQuotas(feed);
}

namespace {
/// The answer to @p request; runs an event loop until it is there.
Result<http::HttpAnswer> answerTo(const feed::RestConfig& config, http::HttpRequest request)
{
    http::HttpFetcher fetcher(config.access, std::move(request));
    std::optional<Result<http::HttpAnswer>> answer;
    QEventLoop loop;
    QObject::connect(&fetcher, &http::HttpFetcher::finished, &loop,
                     [&](const Result<http::HttpAnswer>& received) {
                         answer = received;
                         loop.quit();
                     });
    fetcher.start();
    if (!answer)
        loop.exec();
    return *answer;
}

http::HttpRequest requestFor(const feed::RestConfig& config, feed::RestEndpoint endpoint,
                             const std::string& partition)
{
    http::HttpRequest request;
    request.url = feed::endpointUrl(endpoint, partition);
    request.where = request.url.path(QUrl::FullyEncoded).toStdString();
    request.limits = config.limits;
    return request;
}
} // namespace

Result<cli::FinishedReading> readFinishedOnce(const cli::ServerChoice& server, const std::string& partition)
{
    const auto connection = connectionFor(server);
    if (!connection)
        return tl::unexpected(connection.error());
    const feed::RestConfig& config = (*connection)->rest();
    const auto partitions
        = answerTo(config, requestFor(config, feed::RestEndpoint::Partitions, {}))
              .and_then([](const http::HttpAnswer& answer) { return feed::readPartitionList(answer); });
    if (!partitions)
        return tl::unexpected(partitions.error());
    const auto names = feed::namesOf(*partitions);
    const std::string chosen = feed::choosePartition(names, partition);
    const auto found = std::ranges::find(*partitions, chosen, &PartitionInfo::name);
    if (found == partitions->end())
        return tl::unexpected(feed::missingPartition(names, chosen));
    return answerTo(config, requestFor(config, feed::RestEndpoint::Completed, chosen))
        .and_then([](const http::HttpAnswer& answer) { return feed::readApplicationList(answer); })
        .map([&](std::vector<ApplicationInfo> applications) {
            return cli::FinishedReading{std::move(applications), chosen, found->clusterId, config.name};
        });
}

Result<cli::ActiveConfig> readActiveConfigOnce(const cli::ServerChoice& server)
{
    const auto connection = connectionFor(server);
    if (!connection)
        return tl::unexpected(connection.error());
    const feed::RestConfig& config = (*connection)->rest();
    return answerTo(config, feed::activeConfigRequest(config)).map([&](const http::HttpAnswer& received) {
        return cli::ActiveConfig{config.name + received.where, received.body.toStdString()};
    });
}
} // namespace quotadeck::app
