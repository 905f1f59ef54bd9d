// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/kube/fakekubeapi.h"
#include "tests/support/kube/testauthority.h"

#include <QNetworkAccessManager>
#include <QObject>

#include <chrono>
#include <memory>
#include <optional>

class QTcpServer;

namespace quotadeck::testing {
/// How the server encrypts.
struct KubeTls
{
    TestCertificate identity;
    QByteArray clientAuthority = {}; ///< PEM; empty: client certificates are not asked for
    enum class Clients { Optional, Demanded } clients = Clients::Optional;
};

/// What the server does to connections.
struct KubeTransport
{
    enum class Loss {
        None,
        Request, ///< the connection ends before the request takes effect
        Answer, ///< it takes effect, and the connection ends before the answer
        HalfAnswer, ///< the connection ends in the midst of the body
        HalfEvent, ///< likewise in the midst of an event of a watch
    };

    std::chrono::milliseconds latency{0}; ///< before each answer
    std::chrono::milliseconds second{1000}; ///< how long a second of timeoutSeconds takes
    Loss loss = Loss::None;
    bool repeatsEvents = false; ///< sends the events of a watch twice
    int losses = -1; ///< so many requests are lost; -1: all
};

/// FakeKubeApi on a free port of 127.0.0.1: HTTP/1.1 with kept connections, chunked watches, and TLS on request. A client
/// certificate makes its common name the user and its organizations the groups.
///
/// Threading: lives on the thread of the test, whose event loop it needs.
class FakeKubeServer final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FakeKubeServer)
public:
    explicit FakeKubeServer(std::optional<KubeTls> tls = {}, QObject* parent = nullptr);
    ~FakeKubeServer() override;

    FakeKubeApi api;
    KubeTransport transport;
    /// Called with each request before it is answered: another writer between two requests of a client.
    std::function<void(const KubeRequest&)> beforeAnswer;

    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] QString url(const QString& target = {}) const; ///< "https://127.0.0.1:<port><target>"
    void setTls(const KubeTls& tls); ///< for new connections: a renewed certificate

    /// All requests in the order they came, also refused and lost ones.
    [[nodiscard]] const QList<KubeRequest>& requests() const { return m_requests; }
    [[nodiscard]] int count(const QByteArray& method, const QByteArray& pathStart) const;
    void forgetRequests() { m_requests.clear(); }

    void goDown(); ///< "connection refused", and all connections end
    void comeBack(); ///< on the same port
    void dropConnections();
    void endWatches(); ///< as at the end of their time
    void sendBookmarks(); ///< on all watches that ask for them

    [[nodiscard]] int connections() const { return static_cast<int>(m_connections.size()); }
    [[nodiscard]] int watches() const;

private:
    class Listener;
    class Connection;

    void listen();
    void accept(qintptr handle);
    void received(Connection* connection, const KubeRequest& request);
    void perform(Connection* connection, const KubeRequest& request);
    void forward(Connection* connection, const KubeRequest& request, const KubeForward& target);
    void sendEvents();
    [[nodiscard]] bool takeLoss(KubeTransport::Loss loss);

    std::optional<KubeTls> m_tls;
    std::unique_ptr<Listener> m_listener;
    quint16 m_port = 0;
    QList<Connection*> m_connections; ///< they own themselves
    QList<KubeRequest> m_requests;
    QNetworkAccessManager m_forwarder;
};
} // namespace quotadeck::testing
