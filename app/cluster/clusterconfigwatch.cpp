// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/clusterconfigwatch.h"

#include <utility>

namespace quotadeck::app {
namespace {
kube::WatchedResource mapNamed(const std::string& nameSpace, const char* name)
{
    kube::WatchedResource watched;
    watched.version = "v1";
    watched.resource = "configmaps";
    watched.nameSpace = nameSpace;
    watched.name = name;
    return watched;
}

/// The only object of @p watch; null: there is none.
kube::ApiObjectPtr objectOf(const kube::ObjectWatch& watch)
{
    return watch.objects().empty() ? nullptr : watch.objects().begin()->second;
}

Result<std::optional<kube::ConfigMap>> mapOf(const kube::ApiObjectPtr& object)
{
    if (!object)
        return std::nullopt;
    return kube::readConfigMap(object->json).map([](kube::ConfigMap map) {
        return std::optional(std::move(map));
    });
}

Result<kube::ClusterConfig> configOf(const std::string& nameSpace, const kube::ApiObjectPtr& defaults,
                                     const kube::ApiObjectPtr& configs)
{
    const auto defaultsMap = mapOf(defaults);
    const auto configsMap = mapOf(configs);
    for (const auto* map : {&defaultsMap, &configsMap}) {
        if (!*map)
            return tl::unexpected(map->error());
    }
    const auto pointer = [](const std::optional<kube::ConfigMap>& map) { return map ? &*map : nullptr; };
    return kube::clusterConfig(nameSpace, pointer(*defaultsMap), pointer(*configsMap));
}

bool isWatching(const kube::ObjectWatch& watch)
{
    return watch.status().state == kube::WatchState::Watching;
}
} // namespace

ClusterConfigWatch::Watches::Watches(const http::ServerAccessPtr& server, const std::string& nameSpace,
                                     const kube::WatchTiming& timing)
    : defaults(server, mapNamed(nameSpace, kube::kDefaultsMap), timing)
    , configs(server, mapNamed(nameSpace, kube::kConfigsMap), timing)
{
}

ClusterConfigWatch::ClusterConfigWatch(ConnectionPtr connection, ConfigWatchTiming timing, QObject* parent)
    : QObject(parent)
    , m_connection(std::move(connection))
    , m_timing(std::move(timing))
{
    m_poll.setSingleShot(true);
    m_poll.setInterval(m_timing.interval);
    connect(&m_poll, &QTimer::timeout, this, &ClusterConfigWatch::poll);
    QMetaObject::invokeMethod(this, &ClusterConfigWatch::find, Qt::QueuedConnection);
}

ClusterConfigWatch::~ClusterConfigWatch() = default;

bool ClusterConfigWatch::isCurrent() const
{
    return m_config && m_watches && !m_isReading && isWatching(m_watches->defaults)
        && isWatching(m_watches->configs);
}

void ClusterConfigWatch::refresh()
{
    if (m_nameSpace.empty()) {
        find();
        return;
    }
    if (m_client && !m_poll.isActive())
        poll();
    if (!m_watches)
        return;
    for (auto* watch : {&m_watches->defaults, &m_watches->configs}) {
        if (watch->status().state == kube::WatchState::Unauthorized)
            watch->refresh();
    }
}

void ClusterConfigWatch::find()
{
    if (std::exchange(m_isSearching, true))
        return;
    m_connection->cluster()->find(this, [this](const Result<kube::ServiceAddress>& service) {
        m_isSearching = false;
        if (service && m_nameSpace.empty())
            watch(service->nameSpace);
    });
}

void ClusterConfigWatch::watch(const std::string& nameSpace)
{
    m_nameSpace = nameSpace;
    const auto& server = m_connection->cluster()->server();
    m_watches = std::make_unique<Watches>(server, nameSpace, m_timing.watch);
    follow(m_watches->defaults);
    follow(m_watches->configs);
}

void ClusterConfigWatch::follow(kube::ObjectWatch& watch)
{
    connect(&watch, &kube::ObjectWatch::changed, this, &ClusterConfigWatch::readMaps);
    connect(&watch, &kube::ObjectWatch::statusChanged, this, &ClusterConfigWatch::takeStatus);
    watch.start();
}

void ClusterConfigWatch::takeStatus(const kube::WatchStatus& status)
{
    const bool isForbidden = status.nextTry && status.error && status.error->code == ErrorCode::Unauthorized;
    if (!isForbidden || m_client)
        return;
    m_client = std::make_unique<kube::ConfigClient>(m_connection->cluster()->server(), m_nameSpace);
    m_reading.cancel();
    m_isReading = false;
    m_watches->defaults.disconnect(this);
    m_watches->configs.disconnect(this);
    // Not from here: one of them is emitting.
    QMetaObject::invokeMethod(
        this, [this] { m_watches.reset(); }, Qt::QueuedConnection);
    poll();
}

void ClusterConfigWatch::readMaps()
{
    if (!m_watches->defaults.isListed() || !m_watches->configs.isListed())
        return;
    auto work = [nameSpace = m_nameSpace, defaults = objectOf(m_watches->defaults),
                 configs = objectOf(m_watches->configs)](const std::stop_token&) {
        return configOf(nameSpace, defaults, configs);
    };
    m_isReading = true;
    m_reading.start(std::move(work), [this](const Result<kube::ClusterConfig>& config) {
        m_isReading = false;
        take(config);
    });
}

void ClusterConfigWatch::poll()
{
    if (std::exchange(m_isPolling, true))
        return;
    m_client->read([this](const Result<kube::ClusterConfig>& config) {
        m_isPolling = false;
        if (config || config.error().code != ErrorCode::Unauthorized)
            m_poll.start();
        take(config);
    });
}

void ClusterConfigWatch::take(const Result<kube::ClusterConfig>& config)
{
    const bool isLost
        = !config && (config.error().code == ErrorCode::Network || config.error().code == ErrorCode::Timeout);
    if (isLost) // it is not known to be another one
        return;
    const auto before = std::exchange(m_config, config ? std::optional(*config) : std::nullopt);
    if (m_config != before)
        Q_EMIT changed();
}
} // namespace quotadeck::app

#include "moc_clusterconfigwatch.cpp"
