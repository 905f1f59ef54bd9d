// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kube/fakekubeserver.h"

#include <QNetworkReply>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslSocket>
#include <QTcpServer>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace quotadeck::testing {
namespace {
QByteArray headOfAnswer(const KubeAnswer& answer, const QByteArray& length)
{
    QByteArray text = "HTTP/1.1 " + QByteArray::number(answer.status) + " Status\r\n";
    if (!answer.contentType.isEmpty())
        text += "Content-Type: " + answer.contentType + "\r\n";
    for (const auto& [name, value] : answer.headers)
        text += name + ": " + value + "\r\n";
    return text + length + "\r\n\r\n";
}

QByteArray chunk(const QByteArray& bytes)
{
    return bytes.isEmpty() ? QByteArray() : QByteArray::number(bytes.size(), 16) + "\r\n" + bytes + "\r\n";
}

const QByteArray kChunked = "Transfer-Encoding: chunked";
const QByteArray kLastChunk = "0\r\n\r\n";

KubeRequest parsedHead(const QByteArray& head)
{
    const auto lines = head.split('\n');
    const auto words = lines.front().trimmed().split(' ');
    KubeRequest request;
    request.method = words.value(0);
    request.target = words.value(1);
    for (const auto& line : lines.mid(1)) {
        if (const auto colon = line.indexOf(':'); colon > 0)
            request.headers.insert(line.left(colon).trimmed().toLower(), line.mid(colon + 1).trimmed());
    }
    return request;
}

QSslConfiguration configurationFor(const KubeTls& tls)
{
    auto configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificate(QSslCertificate(tls.identity.certificate));
    const auto type = tls.identity.traditionalKey.contains("BEGIN RSA") ? QSsl::Rsa : QSsl::Ec;
    configuration.setPrivateKey(QSslKey(tls.identity.key, type));
    configuration.setCaCertificates(QSslCertificate::fromData(tls.clientAuthority));
    configuration.setPeerVerifyMode(tls.clientAuthority.isEmpty()                   ? QSslSocket::VerifyNone
                                        : tls.clients == KubeTls::Clients::Demanded ? QSslSocket::VerifyPeer
                                                                                    : QSslSocket::QueryPeer);
    return configuration;
}

/// The user of a client certificate that was verified.
std::optional<KubeUser> userOf(const QTcpSocket* socket)
{
    const auto* encrypted = qobject_cast<const QSslSocket*>(socket);
    if (encrypted == nullptr || encrypted->peerCertificate().isNull()
        || !encrypted->sslHandshakeErrors().isEmpty())
        return std::nullopt;
    const auto certificate = encrypted->peerCertificate();
    return KubeUser{certificate.subjectInfo(QSslCertificate::CommonName).value(0),
                    {},
                    certificate.subjectInfo(QSslCertificate::Organization)};
}
} // namespace

class FakeKubeServer::Listener final : public QTcpServer
{
public:
    explicit Listener(std::function<void(qintptr)> arrived) : m_arrived(std::move(arrived)) { }

protected:
    void incomingConnection(qintptr handle) override { m_arrived(handle); }

private:
    std::function<void(qintptr)> m_arrived;
};

/// A connection of a client: one request at a time, in the order they come.
class FakeKubeServer::Connection final : public QObject
{
public:
    Connection(FakeKubeServer& server, QTcpSocket* socket) : m_server(server), m_socket(socket)
    {
        socket->setParent(this);
        connect(socket, &QTcpSocket::readyRead, this, &Connection::read);
        connect(socket, &QTcpSocket::disconnected, this, &Connection::end);
    }

    void read()
    {
        if (!m_socket->isOpen())
            return;
        m_buffer += m_socket->readAll();
        const auto headEnd = m_buffer.indexOf("\r\n\r\n");
        if (m_isBusy || headEnd < 0)
            return;
        auto request = parsedHead(m_buffer.left(headEnd));
        const auto size = request.headers.value("content-length").toLongLong();
        if (m_buffer.size() < headEnd + 4 + size)
            return;
        request.body = m_buffer.mid(headEnd + 4, size);
        request.certificateUser = userOf(m_socket);
        m_buffer.remove(0, headEnd + 4 + size);
        m_isBusy = true;
        m_server.received(this, request);
    }

    void write(const QByteArray& bytes)
    {
        if (m_socket->state() == QTcpSocket::ConnectedState) // or the client left before its answer
            m_socket->write(bytes);
    }

    void answer(const KubeAnswer& answer)
    {
        write(headOfAnswer(answer, "Content-Length: " + QByteArray::number(answer.body.size()))
              + answer.body);
        next();
    }

    void begin(const KubeAnswer& answer)
    {
        write(headOfAnswer(answer, kChunked));
        watch = answer.watch;
        if (!watch)
            return;
        sendEvents();
        if (watch->seconds) {
            connect(&m_watchTime, &QTimer::timeout, this, &Connection::endWatch, Qt::UniqueConnection);
            m_watchTime.setSingleShot(true);
            m_watchTime.start(*watch->seconds * m_server.transport.second);
        }
    }

    void sendEvents()
    {
        if (!watch)
            return;
        const auto lines = m_server.api.takeEvents(*watch);
        if (!lines.isEmpty() && m_server.takeLoss(KubeTransport::Loss::HalfEvent)) {
            write(chunk(lines.left(lines.size() / 2)));
            watch.reset();
            close();
            return;
        }
        write(chunk(lines));
        if (m_server.transport.repeatsEvents)
            write(chunk(lines));
    }

    void sendBookmark()
    {
        if (watch)
            write(chunk(m_server.api.lastBookmark(*watch)));
    }

    void endWatch()
    {
        if (!watch)
            return;
        m_watchTime.stop();
        write(chunk(m_server.api.lastBookmark(*std::exchange(watch, std::nullopt))));
        endChunks();
    }

    void endChunks()
    {
        write(kLastChunk);
        next();
    }

    /// Ends at once, and what was written last arrives.
    void close() { m_socket->disconnectFromHost(); }
    void drop() { m_socket->abort(); }

    std::optional<KubeWatch> watch;

private:
    void next()
    {
        m_isBusy = false;
        // Not from here: many requests that wait would be answered inside each other.
        QMetaObject::invokeMethod(this, &Connection::read, Qt::QueuedConnection);
    }

    void end()
    {
        m_server.m_connections.removeOne(this);
        watch.reset();
        deleteLater();
    }

    FakeKubeServer& m_server;
    QTcpSocket* m_socket;
    QByteArray m_buffer;
    bool m_isBusy = false;
    QTimer m_watchTime;
};

FakeKubeServer::FakeKubeServer(std::optional<KubeTls> tls, QObject* parent)
    : QObject(parent)
    , m_tls(std::move(tls))
    , m_listener(std::make_unique<Listener>([this](qintptr handle) { accept(handle); }))
{
    api.changed = [this] { sendEvents(); };
    listen();
}

FakeKubeServer::~FakeKubeServer()
{
    api.changed = nullptr;
    m_listener->close();
    const auto all = std::exchange(m_connections, {});
    qDeleteAll(all);
}

QString FakeKubeServer::url(const QString& target) const
{
    return QStringLiteral("%1://127.0.0.1:%2%3").arg(m_tls ? "https" : "http").arg(m_port).arg(target);
}

void FakeKubeServer::setTls(const KubeTls& tls)
{
    m_tls = tls;
}

int FakeKubeServer::count(const QByteArray& method, const QByteArray& pathStart) const
{
    return static_cast<int>(
        std::count_if(m_requests.begin(), m_requests.end(), [&](const KubeRequest& request) {
            return request.method == method && request.target.startsWith(pathStart);
        }));
}

void FakeKubeServer::listen()
{
    if (!m_listener->listen(QHostAddress::LocalHost, m_port))
        qFatal("the fake API server cannot listen: %s", qPrintable(m_listener->errorString()));
    m_port = m_listener->serverPort();
}

void FakeKubeServer::goDown()
{
    m_listener->close();
    dropConnections();
}

void FakeKubeServer::comeBack()
{
    listen();
}

void FakeKubeServer::dropConnections()
{
    const auto all = m_connections; // one that ends leaves the list
    for (auto* connection : all)
        connection->drop();
}

void FakeKubeServer::endWatches()
{
    const auto all = m_connections; // one that ends leaves the list
    for (auto* connection : all)
        connection->endWatch();
}

void FakeKubeServer::sendBookmarks()
{
    for (auto* connection : m_connections)
        connection->sendBookmark();
}

int FakeKubeServer::watches() const
{
    return static_cast<int>(std::count_if(m_connections.begin(), m_connections.end(),
                                          [](const Connection* each) { return each->watch.has_value(); }));
}

void FakeKubeServer::accept(qintptr handle)
{
    std::unique_ptr<QTcpSocket> socket;
    if (m_tls)
        socket = std::make_unique<QSslSocket>();
    else
        socket = std::make_unique<QTcpSocket>();
    if (!socket->setSocketDescriptor(handle))
        return;
    auto* encrypted = qobject_cast<QSslSocket*>(socket.get());
    m_connections.append(new Connection(*this, socket.release()));
    if (encrypted != nullptr) {
        encrypted->setSslConfiguration(configurationFor(*m_tls));
        encrypted->startServerEncryption();
    }
}

void FakeKubeServer::received(Connection* connection, const KubeRequest& request)
{
    m_requests.append(request);
    if (transport.latency.count() == 0)
        perform(connection, request);
    else
        QTimer::singleShot(transport.latency, connection,
                           [this, connection, request] { perform(connection, request); });
}

bool FakeKubeServer::takeLoss(KubeTransport::Loss loss)
{
    if (transport.loss != loss || transport.losses == 0)
        return false;
    if (transport.losses > 0)
        --transport.losses;
    return true;
}

void FakeKubeServer::perform(Connection* connection, const KubeRequest& request)
{
    using Loss = KubeTransport::Loss;
    if (takeLoss(Loss::Request))
        return connection->drop();
    if (beforeAnswer)
        beforeAnswer(request);
    const auto answer = api.answer(request);
    if (takeLoss(Loss::Answer))
        return connection->drop();
    if (answer.forward)
        return forward(connection, request, *answer.forward);
    if (answer.watch)
        return connection->begin(answer);
    if (takeLoss(Loss::HalfAnswer)) {
        connection->write(headOfAnswer(answer, "Content-Length: " + QByteArray::number(answer.body.size()))
                          + answer.body.left(answer.body.size() / 2));
        return connection->close();
    }
    connection->answer(answer);
}

void FakeKubeServer::forward(Connection* connection, const KubeRequest& request, const KubeForward& target)
{
    QNetworkRequest onward(
        QUrl::fromEncoded("http://127.0.0.1:" + QByteArray::number(target.port) + target.target));
    onward.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    onward.setRawHeader("Accept-Encoding", request.headers.value("accept-encoding", "identity"));
    for (auto it = request.headers.begin(); it != request.headers.end(); ++it) {
        // The server takes credentials off, and the connection is another one.
        static const QByteArrayList kOwn{"authorization", "host", "connection", "content-length",
                                         "accept-encoding"};
        if (!kOwn.contains(it.key()))
            onward.setRawHeader(it.key(), it.value());
    }
    auto* reply = m_forwarder.sendCustomRequest(onward, request.method, request.body);
    reply->setParent(connection); // a client that is gone ends the request
    connect(reply, &QNetworkReply::metaDataChanged, connection, [connection, reply, prefix = target.prefix] {
        KubeAnswer answer;
        answer.status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        answer.contentType = reply->rawHeader("Content-Type");
        for (const auto& [name, value] : reply->rawHeaderPairs()) {
            static const QByteArrayList kOwn{"content-type", "content-length", "transfer-encoding",
                                             "connection"};
            const auto key = name.toLower();
            if (!kOwn.contains(key))
                answer.headers.append(
                    {name, key == "location" && value.startsWith('/') ? prefix + value : value});
        }
        connection->begin(answer);
    });
    connect(reply, &QNetworkReply::readyRead, connection,
            [connection, reply] { connection->write(chunk(reply->readAll())); });
    connect(reply, &QNetworkReply::finished, connection, [connection, reply] {
        reply->deleteLater();
        if (reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).isValid()) {
            connection->write(chunk(reply->readAll()));
            return reply->error() < QNetworkReply::ContentAccessDenied
                    && reply->error() != QNetworkReply::NoError
                ? connection->drop()
                : connection->endChunks();
        }
        KubeAnswer answer;
        answer.status = 503;
        answer.body = R"({"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure","message":)"
                      R"("error trying to reach service: dial tcp: connect: connection refused",)"
                      R"("reason":"ServiceUnavailable","code":503})";
        connection->answer(answer);
    });
}

void FakeKubeServer::sendEvents()
{
    const auto all = m_connections; // one that ends leaves the list
    for (auto* connection : all)
        connection->sendEvents();
}
} // namespace quotadeck::testing

#include "moc_fakekubeserver.cpp"
