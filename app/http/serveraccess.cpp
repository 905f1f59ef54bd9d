// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/serveraccess.h"

#include "app/http/httpanswer.h"

#include <algorithm>
#include <string_view>

namespace quotadeck::http {
bool ServerAccess::renew(const Route&)
{
    return false;
}

std::optional<Error> ServerAccess::explain(const HttpAnswer&) const
{
    return std::nullopt;
}

Header bearerHeader(const QByteArray& token)
{
    return {"Authorization", "Bearer " + token.trimmed()};
}

Header basicHeader(const std::string& user, const std::string& password)
{
    return {"Authorization", "Basic " + QByteArray::fromStdString(user + ':' + password).toBase64()};
}

bool isHeaderName(const QByteArray& name)
{
    static constexpr std::string_view kMarks = "!#$%&'*+-.^_`|~";
    return !name.isEmpty() && std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || kMarks.find(c) != std::string_view::npos;
    });
}

bool isHeaderValue(const QByteArray& value)
{
    return std::ranges::none_of(value, [](char c) { return c == '\r' || c == '\n' || c == '\0'; });
}
} // namespace quotadeck::http
