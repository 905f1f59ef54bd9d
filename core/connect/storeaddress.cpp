// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/connect/storeaddress.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace quotadeck::connect {
namespace {
/// What may follow the question mark; none of them is secret, and none changes what this program relies on.
constexpr std::array<std::string_view, 14> kParameters{"application_name",
                                                       "connect_timeout",
                                                       "dbname",
                                                       "gssencmode",
                                                       "host",
                                                       "hostaddr",
                                                       "passfile",
                                                       "port",
                                                       "sslcert",
                                                       "sslkey",
                                                       "sslmode",
                                                       "sslrootcert",
                                                       "target_session_attrs",
                                                       "user"};

tl::unexpected<Error> storeProblem(Message message)
{
    return fail(ErrorCode::InvalidArgument, {}, std::move(message));
}

tl::unexpected<Error> passwordProblem()
{
    return storeProblem(
        QUOTADECK_TEXT("collect",
                       "the address of a store has no password: put it into a file, or into that which "
                       "PGPASSFILE names"));
}

/// With each %XX as its byte; nothing for a broken one and for characters that no name has.
std::optional<std::string> decoded(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char character = text[i];
        if (character == '%') {
            unsigned value = 0;
            const char* const begin = text.data() + std::min(i + 1, text.size());
            const char* const end = text.data() + std::min(i + 3, text.size());
            const auto [stop, error] = std::from_chars(begin, end, value, 16);
            if (error != std::errc() || stop != begin + 2)
                return std::nullopt;
            character = static_cast<char>(value);
            i += 2;
        }
        // Qt puts a space in the place of each semicolon.
        if (static_cast<unsigned char>(character) < ' ' || character == ';')
            return std::nullopt;
        out += character;
    }
    return out;
}

/// Reads what follows the scheme.
class ServerAddressReader
{
public:
    Result<StoreAddress> read(std::string_view text)
    {
        const std::size_t query = text.find('?');
        std::string_view place = text.substr(0, query);
        // As libpq does: an @ behind the first slash is of the name of the database.
        const std::size_t at = place.find_first_of("@/");
        if (at != std::string_view::npos && place[at] == '@') {
            const std::string_view user = place.substr(0, at);
            if (user.find(':') != std::string_view::npos)
                return passwordProblem();
            if (Status status = set("user", user); !status)
                return tl::unexpected(std::move(status).error());
            place = place.substr(at + 1);
        }
        const std::size_t slash = place.find('/');
        Status status = readHost(place.substr(0, slash));
        if (status && slash != std::string_view::npos)
            status = set("dbname", place.substr(slash + 1));
        if (status && query != std::string_view::npos)
            status = readParameters(text.substr(query + 1));
        if (!status)
            return tl::unexpected(std::move(status).error());
        return std::move(m_address);
    }

private:
    /// "db.example", "db.example:5432", "[::1]:5432", or nothing.
    Status readHost(std::string_view text)
    {
        const bool isBracketed = text.starts_with('[');
        const std::size_t end = isBracketed ? text.find(']') : std::string_view::npos;
        if (isBracketed && end == std::string_view::npos)
            return brokenAddress();
        const std::size_t colon = text.find(':', isBracketed ? end : 0);
        if (colon != std::string_view::npos) {
            const std::string_view port = text.substr(colon + 1);
            unsigned number = 0;
            const auto [stop, error] = std::from_chars(port.data(), port.data() + port.size(), number);
            if (error != std::errc() || stop != port.data() + port.size() || number == 0 || number > 65'535)
                return brokenAddress();
            if (Status status = set("port", port); !status)
                return status;
        }
        const std::string_view host = text.substr(0, colon);
        if (!isBracketed)
            return set("host", host);
        return end + 1 == host.size() ? set("host", host.substr(1, end - 1)) : Status(brokenAddress());
    }

    Status readParameters(std::string_view text)
    {
        while (!text.empty()) {
            const std::string_view each = text.substr(0, text.find('&'));
            text.remove_prefix(std::min(text.size(), each.size() + 1));
            const std::size_t equals = each.find('=');
            const std::string_view name = each.substr(0, equals);
            if (name == "password")
                return passwordProblem();
            if (equals == std::string_view::npos || std::ranges::find(kParameters, name) == kParameters.end())
                return storeProblem(
                    {QUOTADECK_TEXT("collect", "the address of a store has another parameter than %1"),
                     listed()});
            if (Status status = set(name, each.substr(equals + 1)); !status)
                return status;
        }
        return {};
    }

    static std::string listed()
    {
        std::string text;
        for (const std::string_view name : kParameters)
            text.append(text.empty() ? "" : ", ").append(name);
        return text;
    }

    static tl::unexpected<Error> brokenAddress()
    {
        return storeProblem(
            {QUOTADECK_TEXT(
                 "collect",
                 "the address of a store is broken: use postgresql://user@host:port/database, with "
                 "%1 for a slash in a name, or the path of a file"),
             "%2F"});
    }

    Status set(std::string_view name, std::string_view encoded)
    {
        auto value = decoded(encoded);
        if (!value)
            return brokenAddress();
        if (!value->empty())
            m_address.parameters[std::string(name)] = *std::move(value);
        return {};
    }

    StoreAddress m_address;
};
} // namespace

std::string StoreAddress::shown() const
{
    if (!isServer())
        return file;
    const auto valueOf = [this](const char* name) {
        const auto found = parameters.find(name);
        return found == parameters.end() ? std::string() : found->second;
    };
    const std::string user = valueOf("user");
    const std::string port = valueOf("port");
    return "postgresql://" + user + (user.empty() ? "" : "@") + valueOf("host") + (port.empty() ? "" : ":")
        + port + '/' + valueOf("dbname");
}

Result<StoreAddress> readStoreAddress(std::string_view text)
{
    for (const std::string_view scheme : {"postgresql://", "postgres://"}) {
        if (asciiLowered(text.substr(0, scheme.size())) == scheme)
            return ServerAddressReader().read(text.substr(scheme.size()));
    }
    if (text.empty() || text.find("://") != std::string_view::npos)
        return storeProblem(QUOTADECK_TEXT(
            "collect", "a store is the path of a file, or postgresql:// with a user, a host and a database"));
    if (asciiLowered(text).find("password=")
        != std::string::npos) // "host=db password=…", as libpq has it, too
        return passwordProblem();
    StoreAddress address;
    address.file = text;
    return address;
}
} // namespace quotadeck::connect
