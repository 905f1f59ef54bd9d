// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/replay/replayserver.h"

#include "tests/support/filebytes.h"

#include <QHostAddress>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSslKey>
#include <QSslSocket>
#include <QTcpSocket>
#include <QTimer>

#include <algorithm>
#include <chrono>

namespace quotadeck::testing {
namespace {
using namespace std::chrono_literals;

constexpr auto kDripInterval = 5ms;
constexpr qint64 kHugeLength = qint64(2) * 1024 * 1024 * 1024;
constexpr qint64 kFloodAhead = 1024 * 1024; ///< kept in the socket while flooding

Behaviour notFound()
{
    Behaviour behaviour;
    behaviour.status = 404;
    behaviour.contentType = "text/plain; charset=utf-8";
    behaviour.body = "404 page not found\n";
    return behaviour;
}

QByteArray head(const Behaviour& behaviour, const QByteArray& length)
{
    QByteArray text = "HTTP/1.1 " + QByteArray::number(behaviour.status) + " Replayed\r\n";
    if (!behaviour.contentType.isEmpty())
        text += "Content-Type: " + behaviour.contentType + "\r\n";
    for (const auto& [name, value] : behaviour.headers)
        text += name + ": " + value + "\r\n";
    return text + length + "\r\n\r\n";
}

QByteArray contentLength(qint64 bytes)
{
    return "Content-Length: " + QByteArray::number(bytes);
}

QByteArray chunk(const QByteArray& bytes)
{
    return bytes.isEmpty() ? QByteArray() : QByteArray::number(bytes.size(), 16) + "\r\n" + bytes + "\r\n";
}

ReceivedRequest parse(const QByteArray& headOfRequest)
{
    const auto lines = headOfRequest.split('\n');
    const auto words = lines.front().trimmed().split(' ');
    ReceivedRequest request;
    request.method = words.value(0);
    request.target = words.value(1);
    for (const auto& line : lines.mid(1)) {
        const auto colon = line.indexOf(':');
        if (colon > 0)
            request.headers.insert(line.left(colon).trimmed().toLower(), line.mid(colon + 1).trimmed());
    }
    return request;
}
} // namespace

ReplayServer::ReplayServer(QObject* parent) : QObject(parent)
{
    connect(&m_server, &QTcpServer::newConnection, this, &ReplayServer::accept);
    listen();
}

ReplayServer::~ReplayServer()
{
    refuse();
}

bool ReplayServer::load(const QString& folder)
{
    const auto index = QJsonDocument::fromJson(test::bytesOf(folder + QStringLiteral("/index.json"))).array();
    for (const auto& value : index) {
        const auto entry = value.toObject();
        Recorded recorded;
        recorded.method = entry.value(QStringLiteral("method")).toString().toUtf8();
        recorded.target = entry.value(QStringLiteral("url")).toString().toUtf8();
        const auto needed = entry.value(QStringLiteral("requestHeaders")).toObject();
        for (auto it = needed.begin(); it != needed.end(); ++it)
            recorded.needed.insert(it.key().toUtf8().toLower(), it.value().toString().toUtf8());
        recorded.behaviour.status = entry.value(QStringLiteral("status")).toInt();
        recorded.behaviour.contentType = entry.value(QStringLiteral("contentType")).toString().toUtf8();
        for (const auto* name : {"location", "allow"}) {
            const auto header = entry.value(QLatin1String(name)).toString().toUtf8();
            if (!header.isEmpty())
                recorded.behaviour.headers.append({name, header});
        }
        const auto file = entry.value(QStringLiteral("file")).toString();
        recorded.behaviour.body = test::bytesOf(folder + QLatin1Char('/') + file);
        m_recorded.append(recorded);
    }
    return !index.isEmpty();
}

QString ReplayServer::url(const QString& target) const
{
    return QStringLiteral("%1://127.0.0.1:%2%3")
        .arg(m_server.tls ? u"https" : u"http")
        .arg(m_port)
        .arg(target);
}

void ReplayServer::encrypt(const QByteArray& certificate, const QByteArray& key)
{
    auto& tls = m_server.tls.emplace(QSslConfiguration::defaultConfiguration());
    tls.setLocalCertificate(QSslCertificate(certificate));
    tls.setPrivateKey(QSslKey(key, QSsl::Ec));
    tls.setPeerVerifyMode(QSslSocket::VerifyNone);
}

void ReplayServer::Listener::incomingConnection(qintptr handle)
{
    if (!tls) {
        QTcpServer::incomingConnection(handle);
        return;
    }
    auto* socket = new QSslSocket(this);
    socket->setSocketDescriptor(handle);
    socket->setSslConfiguration(*tls);
    socket->startServerEncryption();
    addPendingConnection(socket);
}

void ReplayServer::set(const QByteArray& target, Behaviour behaviour)
{
    m_behaviours.insert(target, std::move(behaviour));
}

void ReplayServer::set(const QByteArray& target, Behaviour::Kind kind)
{
    Behaviour behaviour = recorded({.method = "GET", .target = target, .headers = {}, .body = {}});
    behaviour.kind = kind;
    set(target, behaviour);
}

void ReplayServer::clear(const QByteArray& target)
{
    m_behaviours.remove(target);
}

void ReplayServer::clear()
{
    m_behaviours.clear();
}

void ReplayServer::release(const QByteArray& target)
{
    if (const auto it = m_behaviours.find(target); it != m_behaviours.end())
        it->kind = Behaviour::Kind::Answer;
    const auto all = std::exchange(m_held, {});
    for (const auto& held : all) {
        if (held.request.target == target)
            perform(held.socket, held.request, m_behaviours.value(target, recorded(held.request)));
        else
            m_held.append(held);
    }
}

QList<QTcpSocket*> ReplayServer::streamsOf(const QByteArray& target) const
{
    return m_streams.keys(target);
}

void ReplayServer::send(const QByteArray& target, const QByteArray& bytes)
{
    for (auto* socket : streamsOf(target))
        socket->write(chunk(bytes));
}

void ReplayServer::endStreams(const QByteArray& target)
{
    for (auto* socket : streamsOf(target)) {
        socket->write("0\r\n\r\n");
        m_streams.remove(socket);
    }
}

void ReplayServer::cutStreams(const QByteArray& target)
{
    for (auto* socket : streamsOf(target))
        socket->disconnectFromHost(); // what was written arrives
}

int ReplayServer::streams(const QByteArray& target) const
{
    return static_cast<int>(streamsOf(target).size());
}

void ReplayServer::refuse()
{
    m_server.close();
    const auto sockets = m_buffers.keys();
    for (auto* socket : sockets)
        socket->abort();
}

void ReplayServer::listen()
{
    if (!m_server.listen(QHostAddress::LocalHost, m_port))
        qFatal("the replay server cannot listen: %s", qPrintable(m_server.errorString()));
    m_port = m_server.serverPort();
}

int ReplayServer::count(const QByteArray& target) const
{
    return static_cast<int>(std::count_if(m_requests.begin(), m_requests.end(),
                                          [&](const auto& request) { return request.target == target; }));
}

int ReplayServer::mostAtOnce(const QByteArray& target) const
{
    return m_mostAtOnce.value(target);
}

void ReplayServer::forgetRequests()
{
    m_requests.clear();
    m_mostAtOnce.clear();
}

void ReplayServer::accept()
{
    while (auto* socket = m_server.nextPendingConnection()) {
        m_buffers.insert(socket, {});
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
            m_buffers.remove(socket);
            if (m_busy.contains(socket))
                settled(m_busy.take(socket));
            m_streams.remove(socket);
            m_held.removeIf([socket](const Held& held) { return held.socket == socket; });
            socket->deleteLater();
        });
    }
}

void ReplayServer::read(QTcpSocket* socket)
{
    auto& buffer = m_buffers[socket];
    buffer += socket->readAll();
    const auto end = buffer.indexOf("\r\n\r\n");
    if (end < 0)
        return;
    auto request = parse(buffer.left(end));
    const auto size = request.headers.value("content-length").toLongLong();
    if (buffer.size() < end + 4 + size)
        return;
    request.body = buffer.mid(end + 4, size);
    buffer.remove(0, end + 4 + size);
    handle(socket, request);
}

void ReplayServer::handle(QTcpSocket* socket, const ReceivedRequest& request)
{
    m_requests.append(request);
    m_busy.insert(socket, request.target);
    const int unanswered = ++m_unanswered[request.target];
    m_mostAtOnce[request.target] = std::max(m_mostAtOnce.value(request.target), unanswered);
    const auto set = m_behaviours.constFind(request.target);
    perform(socket, request, set != m_behaviours.constEnd() ? *set : recorded(request));
}

void ReplayServer::perform(QTcpSocket* socket, const ReceivedRequest& request, const Behaviour& behaviour)
{
    const auto& body = behaviour.body;
    switch (behaviour.kind) {
    case Behaviour::Kind::Answer:
        socket->write(head(behaviour, contentLength(body.size())) + body);
        settled(m_busy.take(socket));
        return;
    case Behaviour::Kind::Hold:
        m_held.append({socket, request});
        return;
    case Behaviour::Kind::Close:
        socket->abort();
        return;
    case Behaviour::Kind::Half:
        socket->write(head(behaviour, contentLength(body.size())) + body.left(body.size() / 2));
        socket->disconnectFromHost();
        return;
    case Behaviour::Kind::Drip:
        drip(socket, behaviour);
        return;
    case Behaviour::Kind::Endless:
        flood(socket, behaviour);
        return;
    case Behaviour::Kind::Huge:
        socket->write(head(behaviour, contentLength(kHugeLength)) + body);
        return;
    case Behaviour::Kind::Stream:
        socket->write(head(behaviour, "Transfer-Encoding: chunked") + chunk(body));
        m_streams.insert(socket, request.target);
        settled(m_busy.take(socket));
        return;
    }
}

void ReplayServer::drip(QTcpSocket* socket, const Behaviour& behaviour)
{
    socket->write(head(behaviour, contentLength(behaviour.body.size())));
    auto* timer = new QTimer(socket);
    connect(timer, &QTimer::timeout, socket, [socket, timer, rest = behaviour.body]() mutable {
        socket->write(rest.left(1));
        rest.remove(0, 1);
        if (rest.isEmpty())
            timer->stop();
    });
    timer->start(kDripInterval);
}

void ReplayServer::flood(QTcpSocket* socket, const Behaviour& behaviour)
{
    const auto more = [socket] {
        static const QByteArray kChunk = "10000\r\n" + QByteArray(0x10000, ' ') + "\r\n";
        while (socket->isOpen() && socket->bytesToWrite() < kFloodAhead)
            socket->write(kChunk);
    };
    connect(socket, &QTcpSocket::bytesWritten, socket, more);
    socket->write(head(behaviour, "Transfer-Encoding: chunked"));
    more();
}

Behaviour ReplayServer::recorded(const ReceivedRequest& request) const
{
    const Recorded* best = nullptr;
    for (const auto& candidate : m_recorded) {
        if (candidate.method != request.method || candidate.target != request.target)
            continue;
        const bool matches = std::all_of(
            candidate.needed.keyValueBegin(), candidate.needed.keyValueEnd(),
            [&](const auto& header) { return request.headers.value(header.first) == header.second; });
        if (matches && (best == nullptr || candidate.needed.size() > best->needed.size()))
            best = &candidate;
    }
    return best != nullptr ? best->behaviour : notFound();
}
} // namespace quotadeck::testing

#include "moc_replayserver.cpp"
