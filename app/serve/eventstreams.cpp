// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/eventstreams.h"

#include "core/base/jsontext.h"

#include <algorithm>
#include <utility>

namespace quotadeck::serve {
namespace {
constexpr qsizetype kChunkBytes = qsizetype{64} * 1024;

/// @p lines as they go over the wire; empty lines end the stream.
QByteArray framed(const ConnectionGuard& guard, const QByteArray& lines)
{
    if (guard.isHttp10())
        return lines;
    return QByteArray::number(lines.size(), 16) + "\r\n" + lines + "\r\n";
}

bool isOpen(const QPointer<ConnectionGuard>& guard)
{
    return guard && guard->state() == ConnectionGuard::State::Streaming;
}
} // namespace

EventStreams::EventStreams(const EventLog& log, std::string instanceId, const ServerLimits& limits)
    : m_log(log)
    , m_instanceId(std::move(instanceId))
    , m_limits(limits)
{
}

EventStreams::~EventStreams() = default;

bool EventStreams::hasRoom(const QHostAddress& peer) const
{
    const auto all = std::ranges::count_if(m_readers, isOpen, &Reader::guard);
    const auto ofPeer = std::ranges::count_if(
        m_readers, [&peer](const Reader& reader) { return isOpen(reader.guard) && reader.peer == peer; });
    return all < m_limits.streams && ofPeer < m_limits.streamsOfPeer;
}

void EventStreams::add(ConnectionGuard* guard, const Response& response)
{
    forgetGone();
    guard->beginStream(response);
    guard->socket()->write(
        framed(*guard, "{\"InstanceUUID\":" + QByteArray::fromStdString(jsonQuoted(m_instanceId)) + "}\n"));
    const auto past = std::min<std::uint64_t>(response.stream.value_or(0), m_log.nextId() - m_log.lowestId());
    auto& reader
        = m_readers.emplace_back(Reader{guard, guard->socket()->peerAddress(), m_log.nextId() - past});
    connect(guard->socket(), &QTcpSocket::bytesWritten, this, &EventStreams::sendNew);
    send(reader);
}

void EventStreams::sendNew()
{
    for (auto& reader : m_readers) {
        if (isOpen(reader.guard))
            send(reader);
    }
    forgetGone();
}

void EventStreams::send(Reader& reader)
{
    auto* const socket = reader.guard->socket();
    if (reader.next < m_log.lowestId()) {
        const auto error = errorResponse(200, "Event stream was closed: the client was too slow").body;
        reader.guard->close(framed(*reader.guard, error) + framed(*reader.guard, {}));
        return;
    }
    while (reader.next < m_log.nextId() && socket->bytesToWrite() < m_limits.streamBacklog) {
        QByteArray lines;
        while (reader.next < m_log.nextId() && lines.size() < kChunkBytes) {
            lines += QByteArray::fromStdString(m_log.line(reader.next));
            lines += '\n';
            ++reader.next;
        }
        socket->write(framed(*reader.guard, lines));
    }
}

void EventStreams::closeAll()
{
    for (auto& reader : m_readers) {
        if (isOpen(reader.guard))
            reader.guard->close(framed(*reader.guard, {}));
    }
    m_readers.clear();
}

void EventStreams::forgetGone()
{
    std::erase_if(m_readers, [](const Reader& reader) { return !isOpen(reader.guard); });
}
} // namespace quotadeck::serve

#include "moc_eventstreams.cpp"
