// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/detailtexts.h"

#include "ui/theme/metrics.h"

#include <QLabel>

namespace quotadeck::ui {
QLabel* textLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QLabel* quietLabel(QWidget* parent)
{
    auto* label = textLabel(parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QLabel* sectionTitle(const QString& text, QWidget* parent)
{
    auto* label = textLabel(parent);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    label->setText(text);
    label->setContentsMargins(0, metrics::kMedium, 0, metrics::kTiny);
    return label;
}
} // namespace quotadeck::ui
