// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/connectionmonitor.h"

#include "app/kube/kubeaccess.h"
#include "app/kube/quotaclient.h"

#include <utility>
#include <vector>

namespace quotadeck::app {
namespace {
/// The program that gives the credentials of @p context; empty: none, or the context cannot be read. Reads files.
std::string signInProgram(const kube::ContextChoice& context)
{
    const auto login = kube::loginOf(context);
    return login && login->user.exec ? login->user.exec->command : std::string();
}
} // namespace

using namespace std::chrono_literals;

struct ConnectionMonitor::Watch : public QObject
{
    models::ConnectionState state;
    bool isSignInAllowed = false; ///< by the user, with a program
    ConnectionPtr connection; ///< keeps the sign-in of a program; null: none
    std::unique_ptr<feed::RestFeed> feed; ///< null: not open
    int requests = 0; ///< for a connection; only the newest one counts
    int readings = 0; ///< likewise, of its status
    std::unique_ptr<kube::QuotaClient> quotas; ///< null: not open, or no cluster
    background::LatestJob programSearch{this};
    background::LatestJob summary{this};

    void stop()
    {
        ++requests;
        feed.reset();
        quotas.reset();
        programSearch.cancel();
        summary.cancel();
    }
};

ConnectionMonitor::ConnectionMonitor(const Connections* connections, ConnectionOpener* opener,
                                     QObject* parent)
    : QObject(parent)
    , m_connections(connections)
    , m_opener(opener)
{
    m_changes.setSingleShot(true);
    QObject::connect(&m_changes, &QTimer::timeout, this, &ConnectionMonitor::changed);
    QObject::connect(&m_age, &QTimer::timeout, this, &ConnectionMonitor::aged);
    QObject::connect(connections, &Connections::changed, this, &ConnectionMonitor::follow);
    QObject::connect(opener, &ConnectionOpener::opened, this, &ConnectionMonitor::takeOpened);
    follow();
}

ConnectionMonitor::~ConnectionMonitor() = default;

/// Keeps what is known of a connection that is still the same.
void ConnectionMonitor::follow()
{
    auto before = std::exchange(m_watches, {});
    for (connect::Profile& profile : m_connections->all()) {
        auto& watch = m_watches[profile.id];
        if (const auto old = before.find(profile.id); old != before.end())
            watch = std::move(old->second);
        else
            watch = std::make_unique<Watch>();
        const bool isOther = watch->state.profile.reach != profile.reach;
        watch->state.profile = std::move(profile);
        if (isOther) {
            watch->isSignInAllowed = false;
            watch->connection.reset();
            watch->stop();
            watch->state.signInProgram.clear();
            watch->state.status.reset();
            watch->state.overview.reset();
        }
        if (!m_viewers.empty() && !watch->feed)
            read(*watch);
    }
    m_changes.start(0ms);
}

void ConnectionMonitor::read(Watch& watch)
{
    const auto* cluster = std::get_if<connect::ClusterReach>(&watch.state.profile.reach);
    if (!cluster || m_opener->isOpen(watch.state.profile)) {
        begin(watch);
        return;
    }
    watch.programSearch.start(
        [context = cluster->scheduler.context](const std::stop_token&) { return signInProgram(context); },
        [this, &watch](const std::string& program) {
            if (program.empty() || m_opener->isOpen(watch.state.profile)) { // a window has, meanwhile
                begin(watch);
                return;
            }
            watch.state.signInProgram = QString::fromStdString(program);
            m_changes.start(0ms);
        });
}

void ConnectionMonitor::begin(Watch& watch)
{
    watch.programSearch.cancel();
    watch.isSignInAllowed = watch.isSignInAllowed || !watch.state.signInProgram.isEmpty();
    watch.state.signInProgram.clear();
    const int request = ++watch.requests;
    m_opener->open(watch.state.profile, &watch,
                   [this, &watch, request](const Result<ConnectionPtr>& connection) {
                       if (request == watch.requests)
                           takeConnection(watch, connection);
                   });
}

void ConnectionMonitor::takeConnection(Watch& watch, const Result<ConnectionPtr>& connection)
{
    if (m_viewers.empty() || watch.feed)
        return;
    if (!connection) {
        SourceStatus status;
        status.kind = SourceKind::Rest;
        status.error = connection.error();
        setStatus(watch, status);
        return;
    }
    const auto* reach = std::get_if<connect::ClusterReach>(&(*connection)->profile().reach);
    if (watch.isSignInAllowed && reach && !reach->usesPortForward) // which would keep kubectl running
        watch.connection = *connection;
    const auto& cluster = (*connection)->cluster();
    watch.quotas = cluster ? std::make_unique<kube::QuotaClient>(cluster->server(), std::string()) : nullptr;
    feed::RestConfig config = (*connection)->rest();
    config.interval = kInterval;
    watch.feed = std::make_unique<feed::RestFeed>(std::move(config));
    QObject::connect(watch.feed.get(), &feed::Feed::statusChanged, &watch,
                     [this, &watch](const SourceStatus& status) { takeStatus(watch, status); });
    QObject::connect(watch.feed.get(), &feed::Feed::snapshotRead, &watch,
                     [this, &watch](const feed::SnapshotReading& reading) {
                         watch.summary.start(
                             [reading](const std::stop_token&) {
                                 return models::overviewOf(*reading.snapshot, reading.partition);
                             },
                             [this, &watch](models::ClusterOverview overview) {
                                 watch.state.overview = std::move(overview);
                                 m_changes.start(0ms);
                             });
                     });
    watch.feed->start();
}

/// A cluster without YuniKorn may have elastic quotas of Koordinator.
void ConnectionMonitor::takeStatus(Watch& watch, const SourceStatus& status)
{
    if (m_viewers.empty())
        return; // stopped: what was read last stays
    const int reading = ++watch.readings;
    const auto* cluster = std::get_if<connect::ClusterReach>(&watch.state.profile.reach);
    const bool mayBeKoordinator = watch.quotas && cluster && cluster->scheduler.service.empty();
    if (!mayBeKoordinator || !status.error || status.error->code != ErrorCode::NotFound) {
        setStatus(watch, status);
        return;
    }
    watch.quotas->discover([this, &watch, status, reading](const Result<bool>& isThere) {
        if (reading != watch.readings)
            return; // something newer is known
        SourceStatus found = status;
        if (isThere.value_or(false)) {
            found.state = SourceState::Live;
            found.error.reset();
            found.lastGood = feed::wallClock();
            watch.state.overview.reset(); // of a scheduler that is not there any more
        }
        setStatus(watch, found);
    });
}

void ConnectionMonitor::setStatus(Watch& watch, const SourceStatus& status)
{
    watch.state.status = status;
    m_changes.start(0ms);
}

void ConnectionMonitor::setWatched(const QObject* viewer, bool isOnScreen)
{
    const bool wasWatched = !m_viewers.empty();
    if (isOnScreen)
        m_viewers.insert(viewer);
    else
        m_viewers.erase(viewer);
    if (wasWatched == !m_viewers.empty())
        return;
    for (const auto& [id, watch] : m_watches) {
        if (wasWatched)
            watch->stop();
        else
            read(*watch);
    }
    if (wasWatched) {
        m_age.stop();
    } else {
        m_age.start(1s);
        Q_EMIT aged();
    }
}

void ConnectionMonitor::refresh()
{
    for (const auto& [id, watch] : m_watches) {
        if (watch->feed)
            watch->feed->refresh();
        else if (!m_viewers.empty())
            begin(*watch);
    }
}

void ConnectionMonitor::reconnect(const std::string& id)
{
    const auto watch = m_watches.find(id);
    if (watch == m_watches.end())
        return;
    watch->second->connection.reset();
    watch->second->stop();
    if (!m_viewers.empty())
        read(*watch->second);
}

void ConnectionMonitor::takeOpened(const std::string& id)
{
    const auto found = m_watches.find(id);
    if (found == m_watches.end())
        return;
    Watch& watch = *found->second;
    const bool isWaiting = !watch.state.signInProgram.isEmpty();
    watch.state.signInProgram.clear();
    if (isWaiting && !m_viewers.empty())
        begin(watch);
}

void ConnectionMonitor::setUnappliedEdits(const QObject* editor, const std::string& id, const QString& file)
{
    if (file.isEmpty())
        m_edits.erase(editor);
    else
        m_edits[editor] = {id, file};
    m_changes.start(0ms);
}

std::vector<models::ConnectionState> ConnectionMonitor::states() const
{
    std::vector<models::ConnectionState> states;
    for (const auto& [id, watch] : m_watches) {
        auto& state = states.emplace_back(watch->state);
        QStringList files;
        for (const auto& [editor, edits] : m_edits) {
            if (edits.first == id)
                files << edits.second;
        }
        if (!files.isEmpty())
            state.unappliedEdits = files.join(QStringLiteral(", "));
    }
    return states;
}
} // namespace quotadeck::app

#include "moc_connectionmonitor.cpp"
