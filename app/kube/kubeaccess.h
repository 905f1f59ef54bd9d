// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/rereadaccess.h"
#include "app/kube/loginroute.h"
#include "core/kube/schedulerchoice.h"

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

/// The API server of a context. A plugin runs when its credentials expire or the server refuses them.
class KubeAccess final : public http::RereadAccess<LoginReading>
{
public:
    explicit KubeAccess(ContextChoice choice);

    [[nodiscard]] bool renew(const http::Route& route) override;

    /// The namespace of the context, once open() has succeeded; empty: it has none.
    [[nodiscard]] std::string nameSpace() const;

protected:
    [[nodiscard]] Work work(const std::optional<LoginReading>& before) const override;

private:
    ContextChoice m_choice;
};
} // namespace quotadeck::kube
