// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/schedulerparity.h"

#include <QWidget>

class QToolButton;

namespace quotadeck::ui {
class ElidedLabel;
class IconLabel;

/// One line that says whether the scheduler agrees with our rules, and what can be done when it does not. Hidden while
/// there is no scheduler.
/// Ownership: the parity is the caller's and outlives the line.
class ParityLine final : public QWidget
{
    Q_OBJECT
public:
    explicit ParityLine(models::SchedulerParity* parity, QWidget* parent = nullptr);

private:
    void refresh();

    models::SchedulerParity* m_parity; // not owned
    IconLabel* m_icon; // not owned, as the rest: children
    ElidedLabel* m_text;
    QToolButton* m_copy;
    QToolButton* m_again;
};
} // namespace quotadeck::ui
