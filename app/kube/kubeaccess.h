// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/rereadaccess.h"
#include "app/kube/loginroute.h"
#include "core/kube/schedulerchoice.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::kube {
/// The files of @p choice, or those that the environment names.
[[nodiscard]] std::vector<std::string> filesOf(const ContextChoice& choice);
/// The login that @p choice names. Reads files. Errors: those of loadKubeconfig() and login().
[[nodiscard]] Result<Login> loginOf(const ContextChoice& choice);

/// What one reading of a kubeconfig gave.
struct LoginReading : LoginRoute
{
    Login login;
};

/// The API server of a context. A plugin runs when its credentials expire or the server refuses them. The first reading decides which context
/// and which server that is: later ones follow renewed credentials, but nothing leads to another server.
///
/// Errors of requests: those of loginOf() and routeOf(); InvalidArgument once the context has another server.
class KubeAccess final : public http::RereadAccess<LoginReading>
{
public:
    /// Files are read again for requests so long after the last reading.
    explicit KubeAccess(ContextChoice choice, std::chrono::milliseconds readAgainAfter = kReadAgainAfter);

    [[nodiscard]] bool renew(const http::Route& route) override;

    /// The namespace of the context, once open() has succeeded; empty: it has none.
    [[nodiscard]] std::string nameSpace() const;
    /// The context as it was when it was first read: with its name also where the current one was chosen.
    [[nodiscard]] ContextChoice context() const;

protected:
    [[nodiscard]] bool accept(LoginReading& reading) override;
    [[nodiscard]] Work work(const std::optional<LoginReading>& before) const override;

private:
    ContextChoice m_choice;
    std::optional<Login> m_first; ///< of the first reading that went well
    bool m_isRenewing = false; ///< the reading under way does without the credential before
    std::optional<http::Route> m_refused; ///< by the server, during a reading that may give it again
};
} // namespace quotadeck::kube
