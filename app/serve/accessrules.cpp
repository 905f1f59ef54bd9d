// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/accessrules.h"

#include "core/base/text.h"

#include <QString>

#include <algorithm>
#include <array>

namespace quotadeck::serve {
namespace {
constexpr std::array<std::string_view, 3> kLoopback{"localhost", "127.0.0.1", "::1"};

/// IPv4 addresses of a socket that listens for both families look like IPv6 ones.
QHostAddress plain(const QHostAddress& address)
{
    bool isIpv4 = false;
    const quint32 number = address.toIPv4Address(&isIpv4);
    QHostAddress result = isIpv4 ? QHostAddress(number) : address;
    result.setScopeId({});
    return result;
}

QHostAddress addressIn(std::string_view name)
{
    QHostAddress address;
    return address.setAddress(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())))
        ? plain(address)
        : QHostAddress();
}
} // namespace

std::string_view hostName(std::string_view host)
{
    if (host.starts_with('[')) {
        const auto end = host.find(']');
        const bool isWhole
            = end != std::string_view::npos && (end + 1 == host.size() || host[end + 1] == ':');
        return isWhole ? host.substr(1, end - 1) : host;
    }
    const auto colon = host.find(':');
    return colon == host.rfind(':') ? host.substr(0, colon) : host;
}

bool allowsHost(const AccessRules& rules, std::string_view host, const QHostAddress& local)
{
    if (host.empty())
        return true;
    const auto name = hostName(host);
    const QHostAddress address = addressIn(name);
    const auto isName = [&](std::string_view allowed) {
        const auto other = hostName(allowed);
        return equalsIgnoringAsciiCase(name, other) || (!address.isNull() && address == addressIn(other));
    };
    return std::ranges::any_of(kLoopback, isName) || std::ranges::any_of(rules.hosts, isName)
        || (!address.isNull() && address == plain(local));
}

std::vector<std::pair<QByteArray, QByteArray>> originHeaders(const AccessRules& rules,
                                                             const std::string& origin)
{
    const auto allows = [&rules](const std::string& value) {
        return std::ranges::find(rules.origins, value) != rules.origins.end();
    };
    if (rules.origins.empty())
        return {};
    if (allows("*"))
        return {{"Access-Control-Allow-Origin", "*"}};
    std::vector<std::pair<QByteArray, QByteArray>> headers{{"Vary", "Origin"}};
    if (!origin.empty() && allows(origin))
        headers.emplace_back("Access-Control-Allow-Origin", QByteArray::fromStdString(origin));
    return headers;
}
} // namespace quotadeck::serve
