// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <map>
#include <string>
#include <string_view>

namespace quotadeck::connect {
/// Where consumption is stored: an SQLite file, or a database of PostgreSQL. Without a password.
struct StoreAddress
{
    std::string file{}; ///< of SQLite; empty: PostgreSQL
    std::map<std::string, std::string>
        parameters{}; ///< of libpq: host, port, user, dbname, sslmode and so on

    [[nodiscard]] bool isServer() const { return file.empty(); }
    /// For messages: the file, or user, host and database.
    [[nodiscard]] std::string shown() const;

    friend bool operator==(const StoreAddress&, const StoreAddress&) = default;
};

/// Reads the path of a file, or "postgresql://user@host:port/database?sslmode=verify-full" as libpq does. What is left out is chosen by
/// libpq.
/// Errors: InvalidArgument, also for a password, which would be seen in files, lists of processes and messages. None repeats the text.
[[nodiscard]] Result<StoreAddress> readStoreAddress(std::string_view text);
} // namespace quotadeck::connect
