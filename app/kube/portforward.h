// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/serveraccess.h"
#include "app/kube/programs.h"
#include "app/kube/scheduleraccess.h"
#include "background/jobs.h"
#include "core/kube/schedulerchoice.h"

#include <QObject>
#include <QPointer>
#include <QProcess>
#include <QTimer>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace quotadeck::kube {
/// A run of `kubectl port-forward` to a service, on a free port of this machine. It ends with this object, with the program, and when kubectl
/// reports that it has lost the pod; the next one who asks for the port starts it again.
///
/// Threading: GUI thread; never waits.
class PortForward final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PortForward)
public:
    using PortTaker = std::function<void(const Result<quint16>& port)>;

    explicit PortForward(ContextChoice context, QObject* parent = nullptr);
    ~PortForward() override;

    /// In place of the context before, from the next start on.
    void setContext(ContextChoice context) { m_context = std::move(context); }

    /// Calls @p take once, at once or later, unless @p receiver ends before. Errors: NotFound without kubectl; Network with the end of its error
    /// output; Timeout.
    void open(const ServiceAddress& service, QObject* receiver, PortTaker take);

private:
    struct Waiting
    {
        QPointer<QObject> receiver;
        PortTaker take;
    };

    void start(const ServiceAddress& service, const FoundProgram& program);
    void readOutput();
    void readErrors();
    void end(const Message& reason);
    void finish(const Result<quint16>& port);

    ContextChoice m_context;
    std::unique_ptr<QProcess> m_process; ///< null: it does not run
    quint16 m_port = 0; ///< 0: not known yet
    QByteArray m_output; ///< while the port is not known
    QByteArray m_errors; ///< the end of its error output
    std::vector<Waiting> m_waiting;
    QTimer m_deadline; ///< of the start
    background::OrderedJobs m_jobs;
    background::LatestJob m_search{this, m_jobs.pool()}; ///< of the program
};

/// The REST interface of a scheduler through `kubectl port-forward`, for API servers that forbid the service proxy.
///
/// Threading: as KubeAccess.
class ForwardedAccess final : public http::ServerAccess
{
public:
    /// @p cluster finds the service.
    ForwardedAccess(std::shared_ptr<SchedulerAccess> cluster, ContextChoice context);

    void open(QObject* receiver, Taker take) override;
    [[nodiscard]] bool isUnverified() const override { return m_cluster->isUnverified(); }
    [[nodiscard]] QNetworkAccessManager& network() override { return m_network; }

private:
    void forward(const ServiceAddress& service, QObject* receiver, const Taker& take);

    std::shared_ptr<SchedulerAccess> m_cluster;
    PortForward m_forward;
    QNetworkAccessManager m_network;
};
} // namespace quotadeck::kube
