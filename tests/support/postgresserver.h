// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>
#include <string>

namespace quotadeck::testing {
/// A PostgreSQL server of a test, in a temporary folder, on a Unix socket alone. Ends with this object.
class PostgresServer
{
public:
    static constexpr auto kUser = "quotadeck";
    static constexpr auto kPassword = "pass word's \\ 7r4n";

    PostgresServer();
    ~PostgresServer();

    /// Makes the server the first time and starts it. Empty: it answers. Otherwise why it does not.
    [[nodiscard]] QString start();
    /// Ends it at once, as a crash would: clients lose their connections.
    void kill();

    /// "postgresql://quotadeck@…/DATABASE". The first database is "postgres".
    [[nodiscard]] std::string address(const std::string& database = "postgres",
                                      const std::string& user = kUser) const;
    [[nodiscard]] std::string passwordFile() const;
    /// As libpq takes it.
    [[nodiscard]] QString socketFolder() const { return path("socket"); }

private:
    [[nodiscard]] QString path(const char* name) const;
    [[nodiscard]] QString program(const char* name) const;
    [[nodiscard]] QString make();
    /// Of a process that does not run as root, which PostgreSQL refuses.
    [[nodiscard]] std::unique_ptr<QProcess> process() const;
    /// Empty: it ended well.
    [[nodiscard]] QString run(const QString& program, const QStringList& arguments) const;

    QTemporaryDir m_folder{QStringLiteral("/tmp/quotadeck-pg-XXXXXX")}; // a socket's path may have 107 bytes
    QString m_programs;
    std::unique_ptr<QProcess> m_server;
};
} // namespace quotadeck::testing
