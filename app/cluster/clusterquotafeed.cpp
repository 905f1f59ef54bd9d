// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/clusterquotafeed.h"

#include "app/kube/quotaclient.h"
#include "core/elastic/quotasnapshot.h"
#include "core/kube/clusterquotas.h"

#include <QThread>

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <vector>

namespace quotadeck::app {
namespace {
constexpr std::chrono::milliseconds kSettle{100};
constexpr std::chrono::milliseconds kPatience{5'000}; ///< an API server gives up a pod after 30 s only

kube::WatchedResource watchedOf(const kube::ApiResource& resource, const std::string& nameSpace)
{
    return {std::string(resource.group), std::string(resource.version), std::string(resource.plural),
            nameSpace};
}

/// The objects of @p list, those that are still the same as they were read.
template <typename T, typename Read>
auto readAll(const kube::ObjectWatch::Objects& list,
             const std::map<kube::ObjectKey, std::pair<kube::ApiObjectPtr, std::shared_ptr<const T>>>& known,
             Read read)
{
    std::remove_cvref_t<decltype(known)> all;
    for (const auto& [key, object] : list) {
        const auto before = known.find(key);
        if (before != known.end() && before->second.first == object)
            all.emplace_hint(all.end(), key, before->second);
        else if (auto value = read(object->json))
            all.emplace_hint(all.end(), key, std::pair(object, std::make_shared<const T>(*std::move(value))));
    }
    return all;
}

std::optional<elastic::QuotaObject> quotaIn(const std::string& json)
{
    auto content = elastic::readQuotaManifests(json);
    if (content.manifests.size() != 1)
        return std::nullopt;
    return std::move(content.manifests.front().object);
}

/// Objects of built-in kinds do not name theirs in a list.
std::optional<elastic::QuotaMachine> nodeIn(const std::string& json)
{
    auto nodes = elastic::readMachines(fmt::format(R"({{"kind":"NodeList","items":[{}]}})", json));
    if (nodes.size() != 1)
        return std::nullopt;
    return std::move(nodes.front());
}
} // namespace

/// What a snapshot is made of.
struct ClusterQuotaFeed::Input
{
    kube::ObjectWatch::Objects quotas;
    kube::ObjectWatch::Objects profiles;
    kube::ObjectWatch::Objects nodes;
    std::optional<elastic::QuotaSummaries> summaries;
    std::shared_ptr<const Known> known;
    SystemTime time;
};

ClusterQuotaFeed::ClusterQuotaFeed(std::shared_ptr<kube::KubeAccess> server, std::string name,
                                   std::chrono::milliseconds interval, kube::WatchTiming timing,
                                   QObject* parent)
    : Feed(parent)
    , m_server(std::move(server))
    , m_interval(interval)
    , m_timing(std::move(timing))
    , m_known(std::make_shared<const Known>())
{
    m_status.kind = SourceKind::Rest;
    m_status.name = std::move(name);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSettle);
    connect(&m_soon, &QTimer::timeout, this, &ClusterQuotaFeed::read);
    m_tick.setInterval(interval);
    connect(&m_tick, &QTimer::timeout, this, &ClusterQuotaFeed::tick);
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, &ClusterQuotaFeed::read);
}

ClusterQuotaFeed::~ClusterQuotaFeed() = default;

void ClusterQuotaFeed::start()
{
    Q_ASSERT(QThread::currentThread() == thread());
    if (m_quotas)
        return;
    m_nameSpace.clear();
    m_refused.reset();
    m_status.state = SourceState::Connecting;
    m_nodes = newWatch({"", "v1", "nodes", ""});
    watchQuotas({});
    m_nodes->start();
    askScheduler();
    m_tick.start();
    m_patience.start();
    Q_EMIT statusChanged(m_status);
}

void ClusterQuotaFeed::stop()
{
    if (!m_quotas)
        return;
    m_job.cancel();
    m_isReading = false;
    m_isDue = false;
    m_soon.stop();
    m_tick.stop();
    m_patience.stop();
    m_scheduler.reset();
    m_pods.reset();
    m_summaries.reset();
    m_schedulerError.reset();
    m_isSchedulerKnown = false;
    m_quotas.reset();
    m_profiles.reset();
    m_nodes.reset();
    m_status.state = SourceState::Stopped;
    m_status.nextTry.reset();
    Q_EMIT statusChanged(m_status);
}

std::unique_ptr<kube::ObjectWatch> ClusterQuotaFeed::newWatch(kube::WatchedResource watched)
{
    auto watch = std::make_unique<kube::ObjectWatch>(m_server, std::move(watched), m_timing);
    connect(watch.get(), &kube::ObjectWatch::changed, this, &ClusterQuotaFeed::readSoon);
    connect(watch.get(), &kube::ObjectWatch::statusChanged, this, &ClusterQuotaFeed::readSoon);
    return watch;
}

void ClusterQuotaFeed::watchQuotas(const std::string& nameSpace)
{
    m_nameSpace = nameSpace;
    m_quotas = newWatch(watchedOf(kube::kElasticQuotas, nameSpace));
    connect(m_quotas.get(), &kube::ObjectWatch::statusChanged, this, &ClusterQuotaFeed::takeQuotaStatus);
    connect(m_quotas.get(), &kube::ObjectWatch::heard, this, &ClusterQuotaFeed::read);
    m_profiles = newWatch(watchedOf(kube::kQuotaProfiles, nameSpace));
    m_quotas->start();
    m_profiles->start();
}

void ClusterQuotaFeed::takeQuotaStatus(const kube::WatchStatus& status)
{
    // Only what is forbidden is tried again by itself, and not what waits for other credentials.
    const bool isRefused = status.nextTry && status.error && status.error->code == ErrorCode::Unauthorized
        && !m_quotas->isListed();
    if (isRefused && m_nameSpace.empty() && !m_refused) {
        m_refused = status.error;
        const std::string own = m_server->nameSpace().empty() ? "default" : m_server->nameSpace();
        // The watch is emitting.
        QMetaObject::invokeMethod(
            this,
            [this, own] {
                if (m_quotas && m_nameSpace.empty())
                    watchQuotas(own);
            },
            Qt::QueuedConnection);
        return;
    }
    showStatus();
}

void ClusterQuotaFeed::askScheduler()
{
    m_pods = std::make_shared<kube::KoordinatorAccess>(m_server);
    feed::RestConfig config(m_pods, m_status.name);
    config.interval = m_interval;
    m_scheduler = std::make_unique<feed::KoordinatorFeed>(std::move(config));
    connect(m_scheduler.get(), &Feed::snapshotRead, this, [this](const feed::SnapshotReading& reading) {
        m_summaries = elastic::QuotaSummaries{reading.quotas->objects, reading.quotas->pods};
        readSoon();
    });
    connect(m_scheduler.get(), &Feed::statusChanged, this, &ClusterQuotaFeed::takeSchedulerStatus);
    m_scheduler->start();
}

/// A pod that does not lead answers 503 (EQ-96); which error the others give does not matter.
void ClusterQuotaFeed::takeSchedulerStatus(const SourceStatus& status)
{
    if (status.state == SourceState::Live) {
        m_schedulerError.reset();
        m_isSchedulerKnown = true;
        return;
    }
    if (!status.error)
        return;
    const bool isOfPod
        = status.error->code == ErrorCode::Network || status.error->code == ErrorCode::NotFound;
    if (isOfPod && m_pods->tryNext()) {
        QMetaObject::invokeMethod(
            m_scheduler.get(), [scheduler = m_scheduler.get()] { scheduler->refresh(); },
            Qt::QueuedConnection);
        return;
    }
    m_schedulerError = status.error;
    m_summaries.reset();
    m_isSchedulerKnown = true;
    readSoon();
}

void ClusterQuotaFeed::refresh()
{
    if (!m_quotas)
        return;
    for (auto* watch : {m_quotas.get(), m_profiles.get(), m_nodes.get()})
        watch->refresh();
    m_scheduler->refresh();
    readSoon();
}

void ClusterQuotaFeed::setInterval(std::chrono::milliseconds interval)
{
    m_interval = interval;
    m_tick.setInterval(interval);
    if (m_scheduler)
        m_scheduler->setInterval(interval);
}

void ClusterQuotaFeed::setGroup(const std::string& name)
{
    if (m_scheduler)
        m_scheduler->setGroup(name);
}

/// The first snapshot has all that can be known soon.
bool ClusterQuotaFeed::isComplete() const
{
    const auto isKnown
        = [](const kube::ObjectWatch& watch) { return watch.isListed() || watch.status().error; };
    return m_quotas && m_quotas->isListed()
        && (m_status.lastGood || !m_patience.isActive()
            || (isKnown(*m_profiles) && isKnown(*m_nodes) && m_isSchedulerKnown));
}

void ClusterQuotaFeed::readSoon()
{
    if (m_quotas && !m_soon.isActive())
        m_soon.start();
}

void ClusterQuotaFeed::tick()
{
    const auto heard = m_quotas->lastHeard();
    if (m_quotas->status().state == kube::WatchState::Watching && heard
        && 2 * (feed::wallClock() - *heard) >= m_interval) // else it would be every other time
        m_quotas->probe();
    else
        read();
}

void ClusterQuotaFeed::read()
{
    // Data of a watch that has ended grows old.
    if (!isComplete() || m_quotas->status().hasFailed())
        return;
    if (m_isReading) {
        m_isDue = true;
        return;
    }
    m_isReading = true;
    Input input{m_quotas->objects(),
                m_profiles->objects(),
                m_nodes->objects(),
                m_summaries,
                m_known,
                m_quotas->lastHeard().value_or(feed::wallClock())};
    m_job.start([input = std::move(input)](const std::stop_token&) { return makeReading(input); },
                [this](Reading reading) { conclude(std::move(reading)); });
}

ClusterQuotaFeed::Reading ClusterQuotaFeed::makeReading(const Input& input)
{
    auto known = std::make_shared<Known>();
    known->quotas = readAll<elastic::QuotaObject>(input.quotas, input.known->quotas, &quotaIn);
    known->nodes = readAll<elastic::QuotaMachine>(input.nodes, input.known->nodes, &nodeIn);
    auto snapshot = std::make_shared<elastic::QuotaSnapshot>();
    snapshot->time = input.time;
    for (const auto& [key, quota] : known->quotas)
        snapshot->objects.push_back(*quota.second);
    std::ranges::stable_sort(
        snapshot->objects, {},
        [](const elastic::QuotaObject& object) -> const std::string& { return object.group.name; });
    if (input.summaries) {
        elastic::addSummaries(snapshot->objects, *input.summaries);
        snapshot->pods = input.summaries->pods;
    }
    for (const auto& [key, profile] : input.profiles)
        std::ranges::move(elastic::readQuotaProfiles(profile->json), std::back_inserter(snapshot->profiles));
    for (const auto& [key, node] : known->nodes)
        snapshot->machines.push_back(*node.second);
    elastic::assignTrees(snapshot->machines, snapshot->profiles);
    snapshot->total = elastic::withMachines({}, snapshot->machines);
    return {std::move(known), std::move(snapshot)};
}

void ClusterQuotaFeed::conclude(Reading reading)
{
    m_isReading = false;
    m_known = std::move(reading.known);
    if (std::exchange(m_isDue, false))
        readSoon();
    m_status.lastGood = reading.snapshot->time;
    m_status.isUnverified = m_server->isUnverified();
    Q_EMIT snapshotRead({nullptr, {}, std::move(reading.snapshot)});
    if (m_quotas) // a receiver may have stopped us
        showStatus();
}

void ClusterQuotaFeed::showStatus()
{
    const kube::WatchStatus& watch = m_quotas->status();
    const bool isBad = watch.hasFailed() && watch.error;
    SourceStatus status = m_status;
    status.error
        = isBad ? std::optional(kube::withoutQuotas(m_refused.value_or(*watch.error))) : std::nullopt;
    status.failures = isBad ? m_status.failures + 1 : 0;
    status.nextTry = watch.nextTry;
    if (!isBad)
        status.state = m_status.lastGood ? SourceState::Live : SourceState::Connecting;
    else
        status.state = watch.state == kube::WatchState::Unauthorized ? SourceState::Unauthorized
                                                                     : SourceState::Retrying;
    status.unavailable.clear();
    const auto addError = [&status](const char* part, const std::optional<Error>& error) {
        if (error)
            status.unavailable.emplace(part, *error);
    };
    if (!m_nameSpace.empty() && !isBad)
        addError("elasticquotas", m_refused);
    if (const auto& error = m_profiles->status().error; error && error->code != ErrorCode::NotFound)
        addError("elasticquotaprofiles", error); // a cluster without profiles has no such kind
    addError("nodes", m_nodes->status().error);
    addError("scheduler", m_schedulerError);
    m_status = std::move(status);
    Q_EMIT statusChanged(m_status);
}
} // namespace quotadeck::app

#include "moc_clusterquotafeed.cpp"
