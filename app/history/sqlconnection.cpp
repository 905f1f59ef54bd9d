// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/sqlconnection.h"

#include <QUuid>

namespace quotadeck::history {
SqlConnection::SqlConnection(const QString& driver) : m_name(QUuid::createUuid().toString())
{
    QSqlDatabase::addDatabase(driver, m_name);
}

SqlConnection::~SqlConnection()
{
    database().close();
    QSqlDatabase::removeDatabase(m_name);
}

QSqlDatabase SqlConnection::database() const
{
    return QSqlDatabase::database(m_name, false);
}

QSqlQuery SqlConnection::prepare(const QString& statement) const
{
    QSqlQuery query(database());
    query.setForwardOnly(true);
    query.prepare(statement); // a failure shows when it is run
    return query;
}

bool SqlConnection::run(QSqlQuery& query)
{
    // exec() would forget why it could not be prepared.
    return !query.lastError().isValid() && query.exec();
}
} // namespace quotadeck::history
