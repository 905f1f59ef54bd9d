// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/kubeaccess.h"

#include <QDir>

#include <utility>

namespace quotadeck::kube {
namespace {
constexpr std::chrono::seconds kReadAgainAfter{10}; ///< as long as kubectl's library keeps a token file
}

std::vector<std::string> filesOf(const ContextChoice& choice)
{
    if (!choice.files.empty())
        return choice.files;
    return kubeconfigFiles(qEnvironmentVariable("KUBECONFIG").toStdString(), QDir::homePath().toStdString());
}

Result<Login> loginOf(const ContextChoice& choice)
{
    return loadKubeconfig(filesOf(choice)).and_then([&choice](const Kubeconfig& config) {
        return login(config, choice.context);
    });
}

KubeAccess::KubeAccess(ContextChoice choice) : m_choice(std::move(choice)) { }

void KubeAccess::open(QObject* receiver, Taker take)
{
    const bool isRecent = m_reading && std::chrono::steady_clock::now() - m_readAt < kReadAgainAfter;
    if (isRecent && !m_isReading) {
        take(m_reading->made.route);
        return;
    }
    m_waiting.push_back({receiver, std::move(take)});
    if (!m_isReading)
        read();
}

bool KubeAccess::renew(const http::Route& route)
{
    if (!m_reading || m_isReading)
        return m_isReading;
    if (m_reading->made.route.headers != route.headers || m_reading->made.route.tls != route.tls)
        return true; // another request has renewed them meanwhile
    const auto& user = m_reading->login.user;
    if (!user.exec && user.tokenFile.empty())
        return false;
    m_reading->made.credential.reset();
    m_readAt = {};
    read();
    return true;
}

void KubeAccess::read()
{
    m_isReading = true;
    // The credential of another login is not kept: it might be sent to another cluster.
    auto work = [choice = m_choice, before = m_reading](const std::stop_token& stop) -> Result<Reading> {
        auto login = loginOf(choice);
        if (!login)
            return tl::unexpected(login.error());
        const bool isSame = before && before->login == *login;
        auto made = routeOf(*login, isSame ? before->made.credential : std::nullopt, stop);
        if (!made)
            return tl::unexpected(made.error());
        return Reading{*std::move(login), *std::move(made)};
    };
    m_job.start(std::move(work), [this](Result<Reading> reading) { finishReading(std::move(reading)); });
}

void KubeAccess::finishReading(Result<Reading> reading)
{
    m_isReading = false;
    m_readAt = std::chrono::steady_clock::now();
    if (reading) {
        if (m_network.proxy() != reading->made.proxy)
            m_network.setProxy(reading->made.proxy);
        // Connections keep the certificates that they were made with.
        if (m_reading && m_reading->made.route.tls != reading->made.route.tls)
            m_network.clearConnectionCache();
        m_nameSpace = reading->login.context.nameSpace;
        m_reading = *std::move(reading);
    } else {
        m_reading.reset();
    }
    const Result<http::Route> route = m_reading ? Result<http::Route>(m_reading->made.route)
                                                : Result<http::Route>(tl::unexpected(reading.error()));
    for (const auto& [receiver, take] : std::exchange(m_waiting, {})) {
        if (receiver)
            take(route);
    }
}
} // namespace quotadeck::kube
