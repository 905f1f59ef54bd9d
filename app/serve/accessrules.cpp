// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/accessrules.h"

#include "core/base/text.h"

#include <QString>

#include <algorithm>
#include <array>

namespace quotadeck::serve {
namespace {
constexpr std::array<std::string_view, 3> kLoopback{"localhost", "127.0.0.1", "[::1]"};

/// "[::1]:9080" and "localhost:9080" without the port.
std::string_view withoutPort(std::string_view host)
{
    const auto end = host.starts_with('[') ? host.find(']') : 0;
    const auto colon = host.find(':', end == std::string_view::npos ? 0 : end);
    return host.substr(0, colon);
}

/// Brackets of an IPv6 address left out.
std::string_view withoutBrackets(std::string_view host)
{
    return host.size() > 2 && host.front() == '[' && host.back() == ']' ? host.substr(1, host.size() - 2)
                                                                        : host;
}

/// IPv4 addresses of a socket that listens for both families look like IPv6 ones.
QHostAddress plain(const QHostAddress& address)
{
    bool isIpv4 = false;
    const quint32 number = address.toIPv4Address(&isIpv4);
    QHostAddress result = isIpv4 ? QHostAddress(number) : address;
    result.setScopeId({});
    return result;
}
} // namespace

bool allowsHost(const AccessRules& rules, std::string_view host, const QHostAddress& local)
{
    if (host.empty())
        return true;
    const auto name = withoutPort(host);
    const auto isName = [name](std::string_view allowed) { return equalsIgnoringAsciiCase(name, allowed); };
    if (std::ranges::any_of(kLoopback, isName) || std::ranges::any_of(rules.hosts, isName))
        return true;
    QHostAddress address;
    const auto text = withoutBrackets(name);
    return address.setAddress(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())))
        && plain(address) == plain(local);
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
