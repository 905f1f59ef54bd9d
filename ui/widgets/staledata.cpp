// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/staledata.h"

#include <QAbstractItemView>
#include <QVariant>

namespace quotadeck::ui {
namespace {
constexpr auto kStaleProperty = "quotadeckStale";
} // namespace

void setStale(QAbstractItemView* table, bool isStale)
{
    if (ui::isStale(table) == isStale)
        return;
    table->setProperty(kStaleProperty, isStale);
    table->viewport()->update();
}

bool isStale(const QWidget* widget)
{
    return widget && widget->property(kStaleProperty).toBool();
}
} // namespace quotadeck::ui
