// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cluster/connectionopener.h"
#include "app/cluster/connections.h"
#include "app/feed/restfeed.h"
#include "background/jobs.h"
#include "models/connections/connectionlistmodel.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::app {
/// What is known of each saved connection: reads the cluster of each one from time to time while the list is on screen anywhere.
/// A program for the credentials, which may open a browser, runs only on request or once a window has connected, and again when its credentials
/// expire.
///
/// Threading: GUI thread; readings are summed up on another one. Ownership: what it is given outlives it.
class ConnectionMonitor final : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::seconds kInterval{30}; ///< from reading to reading

    ConnectionMonitor(const Connections* connections, ConnectionOpener* opener, QObject* parent = nullptr);
    ~ConnectionMonitor() override;

    [[nodiscard]] std::vector<models::ConnectionState> states() const;
    /// The list is on the screen of @p viewer, or no longer.
    void setWatched(const QObject* viewer, bool isOnScreen);
    void refresh(); ///< Reads all now, at the user's request.
    void reconnect(const std::string& id); ///< Its credentials are others.
    /// @p editor has edits in @p file that the cluster of the connection @p id does not have. An empty @p file: it has none.
    void setUnappliedEdits(const QObject* editor, const std::string& id, const QString& file);

Q_SIGNALS:
    void changed(); ///< states()
    void aged(); ///< a second has passed while the list is on screen

private:
    /// What is known of one connection, and how it is read.
    struct Watch;

    void follow();
    void read(Watch& watch);
    void begin(Watch& watch);
    void takeOpened(const std::string& id);
    void takeConnection(Watch& watch, const Result<ConnectionPtr>& connection);
    void takeStatus(Watch& watch, const SourceStatus& status);
    void setStatus(Watch& watch, const SourceStatus& status);

    const Connections* m_connections; // not owned, as the next
    ConnectionOpener* m_opener;
    std::map<std::string, std::unique_ptr<Watch>> m_watches; ///< by the id of the profile
    std::set<const QObject*> m_viewers;
    std::map<const QObject*, std::pair<std::string, QString>>
        m_edits; ///< by who has them: connection and file
    QTimer m_changes; ///< several changes are shown together
    QTimer m_age;
};
} // namespace quotadeck::app
