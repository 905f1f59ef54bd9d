// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/serveraccess.h"

namespace quotadeck::http {
bool ServerAccess::renew(const Route&)
{
    return false;
}

DirectAccess::DirectAccess(const std::string& token)
{
    if (!token.empty())
        m_route.headers.append(bearerHeader(QByteArray::fromStdString(token)));
}

void DirectAccess::open(QObject*, Taker take)
{
    take(m_route);
}

QNetworkReply::RawHeaderPair bearerHeader(const QByteArray& token)
{
    return {"Authorization", "Bearer " + token};
}
} // namespace quotadeck::http
