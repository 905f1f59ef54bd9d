// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/charts/seriesstore.h"
#include "ui/charts/chartspec.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;

namespace quotadeck::ui {
/// Asks which queue, user, group or elastic quota group to put into a chart, and what of it.
class SeriesDialog final : public QDialog
{
    Q_OBJECT
public:
    /// Offers what was recorded in @p store, which outlives the dialog, and what can be drawn beside @p measure.
    SeriesDialog(const models::SeriesStore* store, models::Measure measure, QWidget* parent);

    [[nodiscard]] ChosenSeries chosen() const;

private:
    void fillMeasures(models::Measure measure); ///< @p measure is chosen, if it is among them
    void fillIds();
    void check();
    /// Return in the name: takes the only one that fits what was typed, then adds it.
    void acceptName();

    const models::SeriesStore* m_store; // not owned
    models::Measure m_chartMeasure;
    QComboBox* m_kind; // not owned, as all below: children
    QComboBox* m_id;
    QComboBox* m_measure;
    QLabel* m_hint;
    QDialogButtonBox* m_buttons;
};
} // namespace quotadeck::ui
