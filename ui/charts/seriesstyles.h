// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QSet>
#include <QString>

namespace quotadeck::ui {
/// Which style every series has, in all charts the same: once given, it stays for the session, for as long as it is
/// free.
class SeriesStyles
{
public:
    /// The style of @p name in a chart in which those of @p taken are others'.
    [[nodiscard]] int styleOf(const QString& name, const QSet<int>& taken);

private:
    QHash<QString, int> m_styles;
};
} // namespace quotadeck::ui
