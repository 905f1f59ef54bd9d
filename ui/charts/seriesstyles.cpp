// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/seriesstyles.h"

#include "ui/theme/colors.h"

namespace quotadeck::ui {
int SeriesStyles::styleOf(const QString& name, const QSet<int>& taken)
{
    const auto known = m_styles.constFind(name);
    if (known != m_styles.constEnd() && !taken.contains(*known))
        return *known;
    int style = 0;
    while (taken.contains(style) || (style < kSeriesColorCount && m_styles.values().contains(style)))
        ++style;
    if (style >= kSeriesColorCount) { // all hues were given away: the first that is free in this chart
        style = 0;
        while (taken.contains(style))
            ++style;
    }
    m_styles.insert(name, style);
    return style;
}
} // namespace quotadeck::ui
