// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connections/connectionmark.h"

#include "models/connections/connectionlistmodel.h"

namespace quotadeck::ui {
ConnectionMark markOf(const connect::Profile& profile)
{
    return {.name = QString::fromStdString(connect::nameOf(profile)),
            .environment = profile.environment,
            .colour = QColor(models::markColor(profile))};
}
} // namespace quotadeck::ui
