// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/httpfetcher.h"
#include "app/http/serveraccess.h"
#include "app/kube/quotaclient.h"
#include "app/kube/scheduleraccess.h"
#include "core/base/message.h"
#include "core/base/result.h"
#include "core/kube/apiobjects.h"

#include <QNetworkProxy>
#include <QObject>
#include <QSslSocket>
#include <QTimer>
#include <QUrl>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace quotadeck::connect {
/// Tries the way to a scheduler step by step, and says of the first step that fails what it is and what to do. Changes nothing anywhere.
///
/// Threading: GUI thread; never waits. Ownership: shares the accesses. Destroying it gives up silently.
class ConnectionTest final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConnectionTest)
public:
    enum class Step {
        Prepare, ///< the files and credentials that the connection names
        Resolve, ///< the name of the host
        Connect, ///< TCP, to the server or its proxy
        Tls,
        SignIn, ///< at the API server
        Service, ///< of the scheduler in the cluster
        Rights,
        Scheduler, ///< it answers, and its version
    };
    Q_ENUM(Step)
    enum class State { Running, Done, Warning, Failed, Skipped };
    Q_ENUM(State)

    /// @p scheduler is the way to the REST interface; @p cluster the same where it leads through an API server, else null.
    /// @p patience is how long TCP and TLS may take, each.
    ConnectionTest(http::ServerAccessPtr scheduler, std::shared_ptr<kube::SchedulerAccess> cluster,
                   std::chrono::milliseconds patience = std::chrono::seconds(10), QObject* parent = nullptr);
    ~ConnectionTest() override;

    /// The steps of this test, in order.
    [[nodiscard]] std::vector<Step> steps() const;
    void start(); ///< Once.

Q_SIGNALS:
    /// @p detail says what came of it; for a failure also what to do.
    void stepChanged(quotadeck::connect::ConnectionTest::Step step,
                     quotadeck::connect::ConnectionTest::State state, const quotadeck::Message& detail);
    /// Last of all. False: a step failed, and no other was tried.
    void finished(bool isUsable);

private:
    using AnswerTaker = std::function<void(const http::HttpAnswer& answer)>;

    void prepare();
    void resolve();
    void connectToHost();
    void takeConnected();
    void takeEncrypted();
    void signIn();
    void findService();
    void askForRights();
    void takeRight(std::size_t index, bool isAllowed);
    void askScheduler();
    void takeVersion(const http::HttpAnswer& answer);

    /// Failures are those of @p step.
    void send(Step step, const http::ServerAccessPtr& server, http::HttpRequest request, AnswerTaker take);
    /// Asks for a right at the API server; failures are those of @p step.
    void ask(Step step, const kube::Action& action, std::function<void(const kube::AccessVerdict&)> take);
    /// Whether there are elastic quotas where there is no scheduler of YuniKorn: nothing else is to be tried then.
    void lookForQuotas(const Message& problem);
    /// Of the server that the route leads to.
    [[nodiscard]] QNetworkProxy proxy() const;
    /// Whether the first connection is made to the proxy: it takes requests for plain HTTP, and need not make a tunnel for them.
    [[nodiscard]] bool isProxyAsked() const;
    void begin(Step step);
    void end(Step step, State state, const Message& detail = {});
    void fail(Step step, const Message& detail);

    http::ServerAccessPtr m_scheduler;
    std::shared_ptr<kube::SchedulerAccess> m_cluster;
    http::Route m_route;
    std::unique_ptr<QSslSocket> m_socket;
    std::unique_ptr<http::HttpFetcher> m_fetcher; ///< under way, or null
    std::unique_ptr<kube::QuotaClient> m_client; ///< of the API server; null: there is none
    QTimer m_deadline; ///< of TCP and TLS
    std::vector<kube::Action> m_rights; ///< that are asked for, one after the other
    std::vector<kube::Action> m_denied;
};
} // namespace quotadeck::connect
