// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/configserver.h"

#include "app/feed/activeconfigreader.h"
#include "app/feed/configjudge.h"
#include "app/http/httpfetcher.h"
#include "app/kube/configclient.h"
#include "app/kube/scheduleraccess.h"
#include "background/jobs.h"
#include "core/config/packaging/activetext.h"

#include <QObject>
#include <QTimer>

#include <fmt/format.h>
#include <optional>
#include <utility>

namespace quotadeck::app {
namespace {
/// What the REST interface of a scheduler does.
class RestServer : public kube::ConfigServer
{
public:
    explicit RestServer(feed::RestConfig config) : m_rest(std::move(config)), m_judge(m_rest)
    {
        QObject::connect(&m_judge, &feed::ConfigJudge::judged, &m_context,
                         [this](const Result<config::SchedulerVerdict>& verdict) {
                             if (const auto take = std::exchange(m_takeVerdict, nullptr))
                                 take(verdict);
                         });
    }

    void judge(const std::string& text, Taker<config::SchedulerVerdict> take) override
    {
        m_takeVerdict = std::move(take);
        m_judge.judge(text);
    }

    void readActive(Taker<std::string> take) override
    {
        auto* fetcher = new http::HttpFetcher(m_rest.access, feed::activeConfigRequest(m_rest), &m_context);
        QObject::connect(
            fetcher, &http::HttpFetcher::finished, &m_context,
            [fetcher, take = std::move(take)](const Result<http::HttpAnswer>& answer) {
                fetcher->deleteLater();
                take(answer.map([](const http::HttpAnswer& got) { return got.body.toStdString(); }));
            });
        fetcher->start();
    }

    void after(std::chrono::milliseconds time, std::function<void()> next) override
    {
        QTimer::singleShot(time, &m_context, std::move(next));
    }

    void compute(std::function<void()> work, std::function<void()> done) override
    {
        background::run(
            &m_context, background::workerPool(),
            [work = std::move(work)] {
                work();
                return true;
            },
            [done = std::move(done)](bool) { done(); });
    }

protected:
    [[nodiscard]] const feed::RestConfig& rest() const { return m_rest; }
    [[nodiscard]] QObject* context() { return &m_context; } ///< whose end is that of all that waits

private:
    feed::RestConfig m_rest;
    feed::ConfigJudge m_judge;
    Taker<config::SchedulerVerdict> m_takeVerdict;
    QObject m_context;
};

/// The scheduler behind an API server.
class InCluster final : public RestServer
{
public:
    explicit InCluster(const Connection& connection)
        : RestServer(connection.rest())
        , m_access(connection.cluster())
    {
    }

    void read(Taker<kube::ClusterConfig> take) override
    {
        m_access->find(context(),
                       [this, take = std::move(take)](const Result<kube::ServiceAddress>& service) {
                           if (!service) {
                               take(tl::unexpected(service.error()));
                               return;
                           }
                           if (!m_client)
                               m_client.emplace(m_access->server(), service->nameSpace);
                           m_client->read(take);
                       });
    }

    void askForRight(const kube::ClusterConfig& current, Taker<kube::AccessVerdict> take) override
    {
        if (!m_client) // it was read by somebody else
            m_client.emplace(m_access->server(), current.nameSpace);
        m_client->askForWrite(current, std::move(take));
    }

    void write(const kube::ClusterConfig& current, const std::optional<std::string>& text,
               kube::Storing storing, WriteTaker take) override
    {
        m_client->write(current, text, storing, std::move(take));
    }

    std::string placeOf(const kube::ClusterConfig& current) const override
    {
        return nameOf(current, current.configMap.empty() ? kube::kConfigsMap : current.configMap);
    }

    std::string targetOf(const kube::ClusterConfig& current) const override
    {
        return nameOf(current, kube::kConfigsMap);
    }

private:
    /// Empty: not read yet.
    static std::string nameOf(const kube::ClusterConfig& current, const std::string& map)
    {
        return current.nameSpace.empty() ? std::string()
                                         : fmt::format("{}/{}: {}", current.nameSpace, map, current.entry);
    }

    std::shared_ptr<kube::SchedulerAccess> m_access;
    std::optional<kube::ConfigClient>
        m_client; ///< since read() has found the scheduler, and so the namespace of its maps
};

/// A scheduler by its address. Its REST interface stores no configuration.
class ByAddress final : public RestServer
{
public:
    using RestServer::RestServer;

    void read(Taker<kube::ClusterConfig> take) override
    {
        readActive([take = std::move(take), where = rest().name](const Result<std::string>& active) {
            auto text = active.and_then(
                [](const std::string& answer) { return config::configurationInAnswer(answer); });
            if (!text) {
                take(fail(text.error().code, active ? where : text.error().where, text.error().message));
                return;
            }
            kube::ClusterConfig current;
            current.isKnown = true;
            current.text = *std::move(text);
            take(current);
        });
    }

    void askForRight(const kube::ClusterConfig&, Taker<kube::AccessVerdict> take) override
    {
        take(kube::AccessVerdict{true, {}});
    }

    void write(const kube::ClusterConfig&, const std::optional<std::string>&, kube::Storing storing,
               WriteTaker take) override
    {
        if (storing == kube::Storing::DryRun)
            take(kube::Written{});
        else
            take(tl::unexpected(kube::Refusal{
                {ErrorCode::Unsupported, rest().name,
                 QUOTADECK_TEXT(
                     "kube",
                     "the REST interface of a scheduler cannot store a configuration; use --context to "
                     "write its ConfigMap, or --dry-run to validate only")},
                false}));
    }

    std::string placeOf(const kube::ClusterConfig&) const override { return rest().name; }
    std::string targetOf(const kube::ClusterConfig&) const override { return rest().name; }
};
} // namespace

std::unique_ptr<kube::ConfigServer> configServer(const Connection& connection)
{
    if (connection.cluster())
        return std::make_unique<InCluster>(connection);
    return std::make_unique<ByAddress>(connection.rest());
}
} // namespace quotadeck::app
