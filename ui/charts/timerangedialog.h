// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/timeview.h"

#include <QDialog>

class QDateTimeEdit;
class QDialogButtonBox;
class QLabel;

namespace quotadeck::ui {
/// Asks for the time between two moments.
class TimeRangeDialog final : public QDialog
{
    Q_OBJECT
public:
    /// Starts with @p range. Moments are those of @p zone.
    TimeRangeDialog(TimeView::Range range, TimeZone zone, QWidget* parent);

    [[nodiscard]] TimeView::Range range() const;

private:
    [[nodiscard]] QDateTimeEdit* createMoment(double milliseconds, TimeZone zone);
    void check();

    QDateTimeEdit* m_from; // not owned, as all below: children
    QDateTimeEdit* m_to;
    QLabel* m_problem;
    QDialogButtonBox* m_buttons;
};
} // namespace quotadeck::ui
