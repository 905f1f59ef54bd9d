// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/paneheading.h"

#include "ui/theme/metrics.h"

#include <QLabel>

namespace quotadeck::ui {
QLabel* paneHeading(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    label->setMinimumHeight(metrics::kHitTarget);
    label->setContentsMargins(metrics::kMedium, 0, metrics::kMedium, 0);
    return label;
}
} // namespace quotadeck::ui
