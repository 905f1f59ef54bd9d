// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/configclient.h"

#include <fmt/format.h>
#include <memory>
#include <utility>

namespace quotadeck::kube {
namespace {
constexpr int kNotFound = 404;
} // namespace

struct ConfigClient::Maps
{
    std::optional<Result<std::optional<ConfigMap>>> defaults;
    std::optional<Result<std::optional<ConfigMap>>> configs;
};

ConfigClient::ConfigClient(http::ServerAccessPtr server, std::string nameSpace, QObject* parent)
    : ApiClient(std::move(server), parent)
    , m_nameSpace(std::move(nameSpace))
{
}

ConfigClient::~ConfigClient() = default;

Action ConfigClient::actionOn(const char* verb, const char* name) const
{
    return {verb, "configmaps", m_nameSpace, name};
}

void ConfigClient::readMap(const char* name, std::function<void(Result<std::optional<ConfigMap>>)> take)
{
    http::HttpRequest request;
    request.url
        = QUrl(QString::fromStdString(fmt::format("/api/v1/namespaces/{}/configmaps/{}", m_nameSpace, name)));
    send(std::move(request),
         [action = actionOn("get", name), take = std::move(take)](const Result<http::HttpAnswer>& answer) {
             if (!answer) {
                 take(tl::unexpected(answer.error()));
                 return;
             }
             const auto failure = readFailure(answer->status, viewOf(*answer));
             if (answer->status == kNotFound && failure.reason == "NotFound") {
                 take(std::optional<ConfigMap>());
             } else if (isFailure(*answer)) {
                 take(tl::unexpected(errorOf(failure, action, answer->where)));
             } else {
                 take(readConfigMap(viewOf(*answer))
                          .map([](ConfigMap map) { return std::optional(std::move(map)); })
                          .map_error([&answer](Error error) {
                              error.where = answer->where;
                              return error;
                          }));
             }
         });
}

void ConfigClient::read(Taker<ClusterConfig> take)
{
    auto maps = std::make_shared<Maps>();
    const auto conclude = [maps, nameSpace = m_nameSpace, take = std::move(take)] {
        if (!maps->defaults || !maps->configs)
            return;
        for (const auto* map : {&*maps->defaults, &*maps->configs}) {
            if (!*map) {
                take(tl::unexpected(map->error()));
                return;
            }
        }
        const auto& defaults = **maps->defaults;
        const auto& configs = **maps->configs;
        take(clusterConfig(nameSpace, defaults ? &*defaults : nullptr, configs ? &*configs : nullptr));
    };
    readMap(kDefaultsMap, [maps, conclude](Result<std::optional<ConfigMap>> map) {
        maps->defaults = std::move(map);
        conclude();
    });
    readMap(kConfigsMap, [maps, conclude](Result<std::optional<ConfigMap>> map) {
        maps->configs = std::move(map);
        conclude();
    });
}

void ConfigClient::write(const ClusterConfig& current, const std::optional<std::string>& text,
                         Storing storing, ConfigServer::WriteTaker take)
{
    const bool isNew = current.resourceVersion.empty();
    auto write = writeOf(current, text);
    if (!write) {
        const auto refuse = [take = std::move(take), error = write.error()] {
            take(tl::unexpected(Refusal{error, false}));
        };
        QMetaObject::invokeMethod(this, refuse, Qt::QueuedConnection);
        return;
    }
    http::HttpRequest request;
    request.url = QUrl(QString::fromStdString(
        fmt::format("/api/v1/namespaces/{}/configmaps{}?fieldManager={}{}", m_nameSpace,
                    isNew ? std::string() : fmt::format("/{}", kConfigsMap), kFieldManager,
                    storing == Storing::DryRun ? "&dryRun=All" : "")));
    request.body = {.verb = QByteArray::fromStdString(write->verb),
                    .type = QByteArray::fromStdString(write->contentType),
                    .bytes = QByteArray::fromStdString(write->body)};
    const auto action = actionOn(isNew ? "create" : "patch", kConfigsMap);
    send(std::move(request), [action, take = std::move(take)](const Result<http::HttpAnswer>& answer) {
        if (!answer) {
            take(tl::unexpected(Refusal{answer.error(), false}));
            return;
        }
        if (isFailure(*answer)) {
            take(tl::unexpected(refusalOf(*answer, action)));
            return;
        }
        const auto map = readConfigMap(viewOf(*answer));
        if (!map)
            take(tl::unexpected(Refusal{{map.error().code, answer->where, map.error().message}, false}));
        else
            take(Written{map->resourceVersion});
    });
}

void ConfigClient::askForWrite(const ClusterConfig& current, Taker<AccessVerdict> take)
{
    const bool isNew = current.resourceVersion.empty();
    askForRight(actionOn(isNew ? "create" : "patch", isNew ? "" : kConfigsMap), std::move(take));
}
} // namespace quotadeck::kube

#include "moc_configclient.cpp"
