// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/serveraccess.h"

#include "app/http/httpanswer.h"

namespace quotadeck::http {
bool ServerAccess::renew(const Route&)
{
    return false;
}

std::optional<Error> ServerAccess::explain(const HttpAnswer&) const
{
    return std::nullopt;
}
} // namespace quotadeck::http
