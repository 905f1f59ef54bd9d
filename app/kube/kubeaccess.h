// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/serveraccess.h"
#include "app/kube/loginroute.h"
#include "background/jobs.h"
#include "core/kube/schedulerchoice.h"

#include <QNetworkAccessManager>
#include <QPointer>

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::kube {
/// The files of @p choice, or those that the environment names.
[[nodiscard]] std::vector<std::string> filesOf(const ContextChoice& choice);
/// The login that @p choice names. Reads files. Errors: those of loadKubeconfig() and login().
[[nodiscard]] Result<Login> loginOf(const ContextChoice& choice);

/// The API server of a context. The kubeconfig and the files that it names are read again while requests are made, so that a
/// renewed token or certificate is used at once; a plugin runs when its credentials expire or the server refuses them.
///
/// Threading: GUI thread; files are read and plugins run on another one.
class KubeAccess final : public http::ServerAccess
{
public:
    explicit KubeAccess(ContextChoice choice);

    void open(QObject* receiver, Taker take) override;
    [[nodiscard]] bool renew(const http::Route& route) override;
    [[nodiscard]] QNetworkAccessManager& network() override { return m_network; }

    /// The namespace of the context, once open() has succeeded; empty: it has none.
    [[nodiscard]] const std::string& nameSpace() const { return m_nameSpace; }

private:
    /// What one reading of the files gave.
    struct Reading
    {
        Login login;
        LoginRoute made;
    };
    struct Waiting
    {
        QPointer<QObject> receiver;
        Taker take;
    };

    void read();
    void finishReading(Result<Reading> reading);

    ContextChoice m_choice;
    std::optional<Reading> m_reading; ///< none before the first one
    std::string m_nameSpace;
    std::chrono::steady_clock::time_point m_readAt;
    bool m_isReading = false;
    std::vector<Waiting> m_waiting;
    QNetworkAccessManager m_network;
    background::OrderedJobs m_jobs; ///< its own: a sign-in may take minutes
    background::LatestJob m_job{&m_network, m_jobs.pool()};
};
} // namespace quotadeck::kube
