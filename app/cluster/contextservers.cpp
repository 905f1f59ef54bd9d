// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/contextservers.h"

#include "app/kube/kubeaccess.h"

#include <algorithm>

namespace quotadeck::app {
namespace {
constexpr std::chrono::seconds kLookAgainAfter{10};

/// One spelling of many, with the name that its certificate has to have: several servers may be behind one address.
std::string plainServer(const kube::Login& login)
{
    constexpr int kHttps = 443;
    constexpr int kHttp = 80;
    QUrl url = kube::serverOf(login).adjusted(QUrl::NormalizePathSegments | QUrl::RemoveUserInfo
                                              | QUrl::StripTrailingSlash);
    url.setPort(url.port(url.scheme() == QLatin1String("https") ? kHttps : kHttp));
    if (url.path() == QLatin1String("/"))
        url.setPath({});
    const QString name = QString::fromStdString(login.cluster.tlsServerName).toLower();
    return (url.toString() + QLatin1Char(' ') + (name.isEmpty() ? url.host() : name)).toStdString();
}
} // namespace

ContextServers::Key ContextServers::keyOf(const kube::ContextChoice& choice)
{
    return {kube::filesOf(choice), choice.context};
}

ContextServers::Servers ContextServers::read(const std::vector<kube::ContextChoice>& choices)
{
    Servers servers;
    for (const auto& choice : choices) {
        if (const auto login = kube::loginOf(choice))
            servers.emplace(keyOf(choice), plainServer(*login));
    }
    return servers;
}

void ContextServers::look(const std::vector<kube::ContextChoice>& choices)
{
    const auto now = std::chrono::steady_clock::now();
    for (const auto& choice : choices) {
        const auto readAt = m_readAt.find(keyOf(choice));
        const bool isDue = readAt == m_readAt.end() || now - readAt->second >= kLookAgainAfter;
        if (isDue && std::ranges::find(m_wanted, choice) == m_wanted.end())
            m_wanted.push_back(choice);
    }
    if (!m_isReading)
        start();
}

void ContextServers::start()
{
    if (m_wanted.empty())
        return;
    m_isReading = true;
    const auto choices = std::exchange(m_wanted, {});
    for (const auto& choice : choices)
        m_readAt[keyOf(choice)] = std::chrono::steady_clock::now();
    m_job.start([choices](const std::stop_token&) { return read(choices); },
                [this, choices](const Servers& servers) {
                    m_isReading = false;
                    take(choices, servers);
                    start();
                });
}

void ContextServers::readNow(const std::vector<kube::ContextChoice>& choices)
{
    take(choices, read(choices));
}

void ContextServers::take(const std::vector<kube::ContextChoice>& choices, const Servers& servers)
{
    bool isNew = false;
    for (const auto& choice : choices)
        m_readAt[keyOf(choice)] = std::chrono::steady_clock::now();
    for (const auto& [key, server] : servers)
        isNew = m_servers[key].insert(server).second || isNew;
    if (isNew)
        Q_EMIT changed();
}

bool ContextServers::leadToSame(const kube::ContextChoice& a, const kube::ContextChoice& b) const
{
    const Key key = keyOf(a);
    const Key other = keyOf(b);
    if (key == other)
        return true;
    const auto servers = m_servers.find(key);
    const auto others = m_servers.find(other);
    return servers != m_servers.end() && others != m_servers.end()
        && std::ranges::any_of(servers->second, [&others](const std::string& server) {
               return others->second.contains(server);
           });
}
} // namespace quotadeck::app

#include "moc_contextservers.cpp"
