// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/connect/addressaccess.h"
#include "app/feed/restconfig.h"

#include <QString>

#include <memory>
#include <string>

namespace quotadeck::testing {
/// The way to the server at @p url, with @p token if it is not empty.
inline std::shared_ptr<connect::AddressAccess> accessTo(const QString& url, const std::string& token = {})
{
    const connect::Secrets secrets{.token = token};
    return connect::AddressAccess::make(connect::addressReach(url.toStdString(), secrets), secrets).value();
}

inline feed::RestConfig configTo(const QString& url, const std::string& token = {})
{
    const auto access = accessTo(url, token);
    return {access, access->name()};
}
} // namespace quotadeck::testing
