// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/kubeaccess.h"

#include <QDir>

#include <utility>

namespace quotadeck::kube {
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

bool KubeAccess::renew(const http::Route& route)
{
    auto& current = reading();
    if (!current || isReading())
        return isReading();
    if (current->route.headers != route.headers || current->route.tls != route.tls)
        return true; // another request has renewed them meanwhile
    const auto& user = current->login.user;
    if (!user.exec && user.tokenFile.empty())
        return false;
    current->credential.reset();
    read();
    return true;
}

std::string KubeAccess::nameSpace() const
{
    return reading() ? reading()->login.context.nameSpace : std::string();
}

KubeAccess::Work KubeAccess::work(const std::optional<LoginReading>& before) const
{
    return [choice = m_choice, before](const std::stop_token& stop) -> Result<LoginReading> {
        auto login = loginOf(choice);
        if (!login)
            return tl::unexpected(login.error());
        // The credential of another login is not kept: it might be sent to another cluster.
        const bool isSame = before && before->login == *login;
        auto made = routeOf(*login, isSame ? before->credential : std::nullopt, stop);
        if (!made)
            return tl::unexpected(made.error());
        return LoginReading{*std::move(made), *std::move(login)};
    };
}
} // namespace quotadeck::kube
