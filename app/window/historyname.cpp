// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/historyname.h"

#include "app/window/sourcecontroller.h"

#include <QStandardPaths>

namespace quotadeck::app {
QString historyName(const SourceController& shown, const std::string& partition)
{
    const SourceStatus status = shown.sampledSource();
    const ConnectionPtr& connection = shown.connection();
    const bool isNamed = connection && !connection->profile().name.empty();
    const std::string name = isNamed ? connect::nameOf(connection->profile().reach) : status.name;
    if (status.kind == SourceKind::Rest && !partition.empty())
        return QStringLiteral("%1 [%2]").arg(QString::fromStdString(name), QString::fromStdString(partition));
    if (status.kind == SourceKind::Rest && !shown.hasSource())
        return QStringLiteral("%1 (elastic quotas)").arg(QString::fromStdString(name));
    return {};
}

QString historyPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
        + QStringLiteral("/history.sqlite");
}
} // namespace quotadeck::app
