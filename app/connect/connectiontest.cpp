// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/connect/connectiontest.h"

#include "core/kube/clusterconfig.h"
#include "core/snapshot/restjson.h"

#include <QHostAddress>
#include <QHostInfo>
#include <QNetworkProxy>

#include <fmt/format.h>
#include <string>
#include <utility>

namespace quotadeck::connect {
namespace {
constexpr int kHttpsPort = 443;
constexpr int kHttpPort = 80;

bool isEncrypted(const QUrl& url)
{
    return url.scheme() == QLatin1String("https");
}

quint16 portOfServer(const QUrl& url)
{
    return static_cast<quint16>(url.port(isEncrypted(url) ? kHttpsPort : kHttpPort));
}

std::string placeOf(const QString& host, quint16 port)
{
    return fmt::format("{}:{}", host.toStdString(), port);
}

bool hasProxy(const QNetworkProxy& proxy)
{
    return proxy.type() == QNetworkProxy::HttpProxy || proxy.type() == QNetworkProxy::Socks5Proxy;
}

std::string_view bodyOf(const http::HttpAnswer& answer)
{
    return {answer.body.constData(), static_cast<std::size_t>(answer.body.size())};
}

/// Of the component that is the scheduler; empty: not reported.
std::string versionIn(const std::vector<ClusterInfo>& clusters)
{
    for (const ClusterInfo& cluster : clusters) {
        for (const auto& component : cluster.buildInformation) {
            if (const auto version = component.find("buildVersion"); version != component.end())
                return version->second;
        }
    }
    return {};
}
} // namespace

ConnectionTest::ConnectionTest(http::ServerAccessPtr scheduler,
                               std::shared_ptr<kube::SchedulerAccess> cluster,
                               std::chrono::milliseconds patience, QObject* parent)
    : QObject(parent)
    , m_scheduler(std::move(scheduler))
    , m_cluster(std::move(cluster))
{
    m_deadline.setSingleShot(true);
    m_deadline.setInterval(patience);
    if (m_cluster)
        m_client = std::make_unique<kube::QuotaClient>(m_cluster->server(), std::string());
}

ConnectionTest::~ConnectionTest() = default;

std::vector<ConnectionTest::Step> ConnectionTest::steps() const
{
    using enum Step;
    if (m_cluster)
        return {Prepare, Resolve, Connect, Tls, SignIn, Service, Rights, Scheduler};
    return {Prepare, Resolve, Connect, Tls, Scheduler};
}

void ConnectionTest::start()
{
    prepare();
}

void ConnectionTest::begin(Step step)
{
    Q_EMIT stepChanged(step, State::Running, {});
}

void ConnectionTest::end(Step step, State state, const Message& detail)
{
    Q_EMIT stepChanged(step, state, detail);
}

void ConnectionTest::fail(Step step, const Message& detail)
{
    Q_EMIT stepChanged(step, State::Failed, detail);
    Q_EMIT finished(false);
}

void ConnectionTest::prepare()
{
    begin(Step::Prepare);
    const http::ServerAccessPtr server = m_cluster ? m_cluster->server() : m_scheduler;
    server->open(this, [this](const Result<http::Route>& route) {
        if (!route) {
            fail(Step::Prepare, route.error().message);
            return;
        }
        m_route = *route;
        end(Step::Prepare, State::Done,
            Message(QUOTADECK_TEXT("connect", "the server is %1"),
                    m_route.base.toString(QUrl::RemoveUserInfo).toStdString()));
        resolve();
    });
}

QNetworkProxy ConnectionTest::proxy() const
{
    return m_cluster ? m_cluster->network().proxy() : m_scheduler->network().proxy();
}

bool ConnectionTest::isProxyAsked() const
{
    return proxy().type() == QNetworkProxy::HttpProxy && !isEncrypted(m_route.base);
}

void ConnectionTest::resolve()
{
    begin(Step::Resolve);
    const QString host = hasProxy(proxy()) ? proxy().hostName() : m_route.base.host();
    if (!QHostAddress(host).isNull()) {
        end(Step::Resolve, State::Skipped,
            Message(QUOTADECK_TEXT("connect", "%1 is no name"), host.toStdString()));
        connectToHost();
        return;
    }
    QHostInfo::lookupHost(host, this, [this, host](const QHostInfo& found) {
        if (found.error() != QHostInfo::NoError || found.addresses().isEmpty()) {
            fail(Step::Resolve,
                 Message(QUOTADECK_TEXT("connect",
                                        "the name %1 is not known here; check the address, and whether the "
                                        "VPN is connected"),
                         host.toStdString()));
            return;
        }
        QStringList addresses;
        for (const QHostAddress& address : found.addresses())
            addresses << address.toString();
        end(Step::Resolve, State::Done,
            Message(QUOTADECK_TEXT("connect", "%1 is %2"), host.toStdString(),
                    addresses.join(QStringLiteral(", ")).toStdString()));
        connectToHost();
    });
}

void ConnectionTest::connectToHost()
{
    begin(Step::Connect);
    const QUrl& url = m_route.base;
    const QString host = isProxyAsked() ? proxy().hostName() : url.host();
    const quint16 port = isProxyAsked() ? proxy().port() : portOfServer(url);
    const std::string place = placeOf(host, port);
    m_socket = std::make_unique<QSslSocket>();
    m_socket->setProxy(isProxyAsked() ? QNetworkProxy(QNetworkProxy::NoProxy) : proxy());
    if (m_route.tls)
        m_socket->setSslConfiguration(*m_route.tls);
    QObject::connect(m_socket.get(), &QAbstractSocket::connected, this, &ConnectionTest::takeConnected);
    QObject::connect(m_socket.get(), &QAbstractSocket::errorOccurred, this, [this, place] {
        if (m_socket->state() == QAbstractSocket::ConnectedState
            || m_socket->mode() != QSslSocket::UnencryptedMode)
            return; // a matter of TLS
        m_deadline.stop();
        fail(Step::Connect,
             Message(QUOTADECK_TEXT("connect",
                                    "no connection to %1: %2; check address and port, firewall and proxy"),
                     place, m_socket->errorString().toStdString()));
    });
    m_deadline.disconnect();
    QObject::connect(&m_deadline, &QTimer::timeout, this, [this, place] {
        m_socket->disconnect(this);
        fail(Step::Connect,
             Message(QUOTADECK_TEXT("connect",
                                    "%1 does not answer; check address and port, and whether the VPN is "
                                    "connected"),
                     place));
    });
    m_deadline.start();
    m_socket->connectToHost(host, port);
}

void ConnectionTest::takeConnected()
{
    const QUrl& url = m_route.base;
    const std::string place = placeOf(url.host(), portOfServer(url));
    end(Step::Connect, State::Done,
        hasProxy(proxy()) ? Message(QUOTADECK_TEXT("connect", "%1, through the proxy %2"), place,
                                    placeOf(proxy().hostName(), proxy().port()))
                          : Message(place));
    m_deadline.stop();
    if (!isEncrypted(url)) {
        end(Step::Tls, State::Skipped, Message(QUOTADECK_TEXT("connect", "http is not encrypted")));
        m_socket.release()->deleteLater(); // it is emitting
        signIn();
        return;
    }
    begin(Step::Tls);
    m_socket->disconnect(this);
    QObject::connect(m_socket.get(), &QSslSocket::encrypted, this, &ConnectionTest::takeEncrypted);
    QObject::connect(m_socket.get(), &QSslSocket::sslErrors, this, [this](const QList<QSslError>& errors) {
        if (m_scheduler->isUnverified()) {
            m_socket->ignoreSslErrors();
            return;
        }
        m_socket->disconnect(this);
        m_deadline.stop();
        fail(Step::Tls, http::certificateProblem(errors, m_route.base.host()));
    });
    QObject::connect(m_socket.get(), &QAbstractSocket::errorOccurred, this, [this] {
        m_deadline.stop();
        fail(
            Step::Tls,
            Message(QUOTADECK_TEXT("connect",
                                   "the server ends the encrypted connection: %1; check that the port speaks "
                                   "https, and the client certificate"),
                    m_socket->errorString().toStdString()));
    });
    m_deadline.disconnect();
    QObject::connect(&m_deadline, &QTimer::timeout, this, [this] {
        m_socket->disconnect(this);
        fail(Step::Tls,
             Message(QUOTADECK_TEXT("connect",
                                    "the server does not answer in TLS; check that the port speaks https")));
    });
    m_deadline.start();
    m_socket->setPeerVerifyName(m_route.peerName.isEmpty() ? url.host() : m_route.peerName);
    m_socket->startClientEncryption();
}

void ConnectionTest::takeEncrypted()
{
    m_deadline.stop();
    const QSslCertificate certificate = m_socket->peerCertificate();
    const Message validity(QUOTADECK_TEXT("connect", "the certificate is valid until %1"),
                           certificate.expiryDate().toUTC().toString(Qt::ISODate).toStdString());
    if (m_scheduler->isUnverified())
        end(Step::Tls, State::Warning,
            Message(QUOTADECK_TEXT("connect", "the certificate is not verified, as the connection says")));
    else
        end(Step::Tls, State::Done, validity);
    m_socket->disconnect(this);
    m_socket.release()->deleteLater(); // it is emitting
    signIn();
}

void ConnectionTest::send(Step step, const http::ServerAccessPtr& server, http::HttpRequest request,
                          AnswerTaker take)
{
    request.where = request.url.path().toStdString();
    m_fetcher = std::make_unique<http::HttpFetcher>(server, std::move(request));
    QObject::connect(m_fetcher.get(), &http::HttpFetcher::finished, this,
                     [this, step, take = std::move(take)](const Result<http::HttpAnswer>& answer) {
                         m_fetcher.release()->deleteLater(); // it is emitting
                         if (answer)
                             take(*answer);
                         else
                             fail(step, answer.error().message);
                     });
    m_fetcher->start();
}

/// Asks for a right: the one question that the API server answers to everybody who is signed in.
void ConnectionTest::signIn()
{
    if (!m_cluster) {
        askScheduler();
        return;
    }
    begin(Step::SignIn);
    ask(Step::SignIn, {"list", "services", {}, {}}, [this](const kube::AccessVerdict&) {
        end(Step::SignIn, State::Done, Message(QUOTADECK_TEXT("connect", "the API server knows the user")));
        findService();
    });
}

void ConnectionTest::ask(Step step, const kube::Action& action,
                         std::function<void(const kube::AccessVerdict&)> take)
{
    m_client->askForRight(action,
                          [this, step, take = std::move(take)](const Result<kube::AccessVerdict>& verdict) {
                              if (verdict)
                                  take(*verdict);
                              else
                                  fail(step, verdict.error().message);
                          });
}

void ConnectionTest::findService()
{
    begin(Step::Service);
    m_cluster->find(this, [this](const Result<kube::ServiceAddress>& service) {
        if (!service && service.error().code == ErrorCode::NotFound) {
            lookForQuotas(service.error().message);
            return;
        }
        if (!service) {
            fail(Step::Service, service.error().message);
            return;
        }
        end(Step::Service, State::Done,
            Message(QUOTADECK_TEXT("connect", "%1 in namespace %2, port %3"), service->name,
                    service->nameSpace, service->port));
        askForRights();
    });
}

void ConnectionTest::lookForQuotas(const Message& problem)
{
    m_client->discover([this, problem](const Result<bool>& isThere) {
        if (!isThere.value_or(false)) {
            fail(Step::Service, problem);
            return;
        }
        end(Step::Service, State::Warning,
            Message(QUOTADECK_TEXT("connect",
                                   "no YuniKorn scheduler; elastic quotas of Koordinator were found")));
        end(Step::Rights, State::Skipped);
        end(Step::Scheduler, State::Skipped);
        Q_EMIT finished(true);
    });
}

void ConnectionTest::askForRights()
{
    begin(Step::Rights);
    const kube::ServiceAddress& service = *m_cluster->service();
    if (m_scheduler == m_cluster)
        m_rights = {{"get", "services", service.nameSpace, service.name, {}, "proxy"},
                    {"create", "services", service.nameSpace, service.name, {}, "proxy"}};
    else
        m_rights = {{"create", "pods", service.nameSpace, {}, {}, "portforward"}};
    m_rights.insert(m_rights.end(),
                    {{"get", "configmaps", service.nameSpace, kube::kConfigsMap},
                     {"patch", "configmaps", service.nameSpace, kube::kConfigsMap}});
    takeRight(0, true);
}

/// Asks for the right at @p index, and after the last one says which are missing.
void ConnectionTest::takeRight(std::size_t index, bool isAllowed)
{
    if (!isAllowed)
        m_denied.push_back(m_rights[index - 1]);
    if (index < m_rights.size()) {
        ask(Step::Rights, m_rights[index],
            [this, index](const kube::AccessVerdict& verdict) { takeRight(index + 1, verdict.isAllowed); });
        return;
    }
    if (m_denied.empty()) {
        end(Step::Rights, State::Done,
            Message(QUOTADECK_TEXT("connect", "usage can be read, and configurations can be applied")));
    } else {
        std::vector<Message> missing;
        for (const kube::Action& action : m_denied)
            missing.emplace_back(kube::wordsFor(action));
        end(Step::Rights, State::Warning,
            Message(QUOTADECK_TEXT("connect", "not allowed: %1"), Message::joined(std::move(missing))));
    }
    askScheduler();
}

void ConnectionTest::askScheduler()
{
    begin(Step::Scheduler);
    http::HttpRequest request;
    request.url = QUrl(QStringLiteral("/ws/v1/clusters"));
    send(Step::Scheduler, m_scheduler, std::move(request),
         [this](const http::HttpAnswer& answer) { takeVersion(answer); });
}

void ConnectionTest::takeVersion(const http::HttpAnswer& answer)
{
    const auto clusters = rest::readClusters(bodyOf(answer));
    if (!clusters) {
        fail(Step::Scheduler,
             Message(QUOTADECK_TEXT("connect", "this is not the REST interface of a YuniKorn scheduler: %1"),
                     clusters.error().message));
        return;
    }
    const std::string version = versionIn(*clusters);
    end(Step::Scheduler, State::Done,
        version.empty() ? Message(QUOTADECK_TEXT("connect", "YuniKorn; it does not report its version"))
                        : Message(QUOTADECK_TEXT("connect", "YuniKorn, version %1"), version));
    Q_EMIT finished(true);
}
} // namespace quotadeck::connect

#include "moc_connectiontest.cpp"
