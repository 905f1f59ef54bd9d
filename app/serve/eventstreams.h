// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/guardedserver.h"
#include "app/serve/servedcluster.h"

#include <QHostAddress>
#include <QObject>
#include <QPointer>

#include <cstdint>
#include <string>
#include <vector>

namespace quotadeck::serve {
/// The readers of the endless list of events (REST-44).
///
/// Nothing is kept for a reader but its place in the log: what it has not taken yet stays there. One that falls out of
/// the log, or takes nothing for ServerLimits::answerMs, is disconnected.
///
/// Threading: the thread of the server.
class EventStreams final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EventStreams)
public:
    EventStreams(const EventLog& log, std::string instanceId, const ServerLimits& limits);
    ~EventStreams() override;

    /// Whether one more reader may begin whose address is @p peer.
    [[nodiscard]] bool hasRoom(const QHostAddress& peer) const;
    /// Sends as many of the last events as @p response asks for to the client of @p guard, and all that come from now on.
    void add(ConnectionGuard* guard, const Response& response);
    void sendNew(); ///< after the log has grown
    void closeAll();

private:
    struct Reader
    {
        QPointer<ConnectionGuard> guard;
        QHostAddress peer;
        std::uint64_t next = 0; ///< the first event that was not written yet
    };

    void send(Reader& reader);
    void forgetGone();

    const EventLog& m_log;
    std::string m_instanceId;
    const ServerLimits& m_limits;
    std::vector<Reader> m_readers;
};
} // namespace quotadeck::serve
