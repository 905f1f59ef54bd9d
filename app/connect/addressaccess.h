// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/rereadaccess.h"
#include "core/connect/profile.h"

#include <memory>
#include <optional>
#include <string>

namespace quotadeck::connect {
/// A scheduler by its address, perhaps behind a gateway.
///
/// Secrets:   are sent to the server of the address alone, as headers.
/// Errors of requests: Io, TooLarge and Parse with the path of a certificate or key file.
class AddressAccess final : public http::RereadAccess<http::Way>
{
public:
    /// The address may end in the path of an interface, "/ws/v1" or that of Koordinator's service; requests have it.
    /// Errors: InvalidArgument for the address, that of the proxy, the user and for headers that cannot be sent; Unsupported for a proxy behind
    /// TLS; Unauthorized without the token or password of the sign-in. None of them shows a secret.
    [[nodiscard]] static Result<std::shared_ptr<AddressAccess>> make(const AddressReach& reach,
                                                                     const Secrets& secrets);

    /// Reads the files that requests to @p reach need, and sends none. Blocks. Errors: those of requests.
    [[nodiscard]] static Status checkFiles(const AddressReach& reach);

    /// A certificate that is refused may have been renewed.
    [[nodiscard]] bool renew(const http::Route& route) override;

    /// What people call the server: its address without the path of an interface.
    [[nodiscard]] std::string name() const;

protected:
    [[nodiscard]] Work work(const std::optional<http::Way>& before) const override;

private:
    /// What is known without reading a file.
    struct Plan
    {
        http::Route route{};
        std::optional<QNetworkProxy> proxy{}; ///< none: that of the system
        AddressReach reach{};
    };

    explicit AddressAccess(Plan plan);
    [[nodiscard]] static Result<http::Way> wayOf(Plan plan);

    Plan m_plan;
};
} // namespace quotadeck::connect
