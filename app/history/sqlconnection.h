// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>

namespace quotadeck::history {
/// A connection to a database under a name of its own, which ends with it.
/// Threading: one thread, the one that made it.
class SqlConnection
{
public:
    /// @param driver of Qt, such as "QSQLITE"
    explicit SqlConnection(const QString& driver);
    SqlConnection(const SqlConnection&) = delete;
    SqlConnection& operator=(const SqlConnection&) = delete;
    ~SqlConnection();

    /// To set and open it; no copy may outlive this object.
    [[nodiscard]] QSqlDatabase database() const;
    /// A statement whose rows are read once, in their order. Whether it could be prepared shows when it is run.
    [[nodiscard]] QSqlQuery prepare(const QString& statement) const;
    /// False: @p query has the error.
    [[nodiscard]] static bool run(QSqlQuery& query);

private:
    QString m_name;
};
} // namespace quotadeck::history
