// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/kubeaccess.h"

#include <QDir>

#include <utility>

namespace quotadeck::kube {
namespace {
bool isSameSignIn(const http::Route& a, const http::Route& b)
{
    return a.headers == b.headers && a.tls == b.tls;
}
} // namespace

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

KubeAccess::KubeAccess(ContextChoice choice, std::chrono::milliseconds readAgainAfter)
    : RereadAccess(readAgainAfter)
    , m_choice(std::move(choice))
{
}

bool KubeAccess::renew(const http::Route& route)
{
    auto& current = reading();
    if (!current)
        return isReading();
    if (!isSameSignIn(current->route, route))
        return true; // another request has renewed them meanwhile
    if (isReading()) {
        if (!m_isRenewing)
            m_refused = route;
        return true;
    }
    const auto& user = current->login.user;
    if (!user.exec && user.tokenFile.empty())
        return false;
    current->credential.reset();
    m_isRenewing = true;
    read();
    return true;
}

bool KubeAccess::accept(LoginReading& reading)
{
    if (!m_first)
        m_first = reading.login;
    const auto refused = std::exchange(m_refused, std::nullopt);
    if (refused && reading.credential && isSameSignIn(*refused, reading.route)) {
        reading.credential.reset();
        m_isRenewing = true;
        return false;
    }
    m_isRenewing = false;
    return true;
}

std::string KubeAccess::nameSpace() const
{
    return reading() ? reading()->login.context.nameSpace : std::string();
}

ContextChoice KubeAccess::context() const
{
    return m_first ? ContextChoice{m_choice.files, m_first->context.name} : m_choice;
}

KubeAccess::Work KubeAccess::work(const std::optional<LoginReading>& before) const
{
    return
        [choice = context(), first = m_first, before](const std::stop_token& stop) -> Result<LoginReading> {
            auto login = loginOf(choice);
            if (!login)
                return tl::unexpected(login.error());
            if (first && first->cluster.server != login->cluster.server)
                return fail(ErrorCode::InvalidArgument, login->context.file,
                            {QUOTADECK_TEXT("kube",
                                            "the context \"%1\" leads to another server than when this "
                                            "connection was made; connect again to use that server"),
                             login->context.name});
            // The credential of another login is not kept: it might be sent to another cluster.
            const bool isSame = before && before->login == *login;
            auto made = routeOf(*login, isSame ? before->credential : std::nullopt, stop);
            if (!made)
                return tl::unexpected(made.error());
            return LoginReading{*std::move(made), *std::move(login)};
        };
}
} // namespace quotadeck::kube
