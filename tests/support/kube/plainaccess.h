// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/serveraccess.h"

#include <QByteArray>
#include <QNetworkAccessManager>
#include <QUrl>

#include <utility>

namespace quotadeck::testing {
/// The way to an address with a bearer token, which can be renewed once.
class PlainAccess final : public http::ServerAccess
{
public:
    explicit PlainAccess(const QString& base, QByteArray token = "admin-token")
        : m_base(base)
        , m_token(std::move(token))
    {
    }

    void open(QObject*, Taker take) override
    {
        http::Route route;
        route.base = m_base;
        route.headers.append(http::bearerHeader(m_token));
        take(route);
    }
    bool renew(const http::Route&) override
    {
        if (renewed.isEmpty())
            return false;
        m_token = std::exchange(renewed, {});
        return true;
    }
    bool isUnverified() const override { return false; }
    QNetworkAccessManager& network() override { return m_network; }

    QByteArray renewed; ///< the next token; empty: there is none

private:
    QUrl m_base;
    QByteArray m_token;
    QNetworkAccessManager m_network;
};
} // namespace quotadeck::testing
