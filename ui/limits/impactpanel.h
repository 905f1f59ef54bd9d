// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/insight/effectivesession.h"
#include "models/insight/impactmodel.h"
#include "models/insight/impactsession.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace quotadeck::ui {
class ElidedLabel;
class FilterField;
class Placeholder;
class StateLabel;
class TreeTable;

/// Whom the edits hit, by what the snapshot shows, grouped by verdict.
/// Ownership: the source is the caller's and outlives the panel.
class ImpactPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit ImpactPanel(models::InsightSource* source, QWidget* parent = nullptr);

    void setWatched(bool isWatched) { m_session->setWatched(isWatched); }
    /// "Impact (3 over, 12 tighter)"
    [[nodiscard]] QString title() const;
    /// How many are over their limit by the edit; none while that is not known.
    [[nodiscard]] std::optional<int> countOver() const;
    /// It is being found out.
    [[nodiscard]] bool isBusy() const { return m_session->isBusy(); }

    /// The first user of the list with where they are hit; incomplete without one.
    [[nodiscard]] models::EffectivePerson mostAffected() const;

Q_SIGNALS:
    void titleChanged();
    void busyChanged();
    void personChosen(const quotadeck::models::EffectivePerson& person);

private:
    [[nodiscard]] QWidget* createHeader();
    void createTable();
    void createBaselines();
    void showOutcome();
    void showBaseline(const models::Baseline& baseline);
    void showContent();
    void explainObstacle(const models::ImpactOutcome& outcome);
    [[nodiscard]] static QString differenceText(const models::Baseline& baseline);
    [[nodiscard]] QString summary(const models::ImpactOutcome& outcome) const;
    [[nodiscard]] models::EffectivePerson personOf(const insight::ImpactRow& row) const;
    void copyAll() const;

    models::ImpactSession* m_session; // not owned, as all below: children
    models::ImpactModel* m_model;
    ElidedLabel* m_summary = nullptr;
    StateLabel* m_difference = nullptr; ///< between what is in force and the file
    QLabel* m_comparedWith = nullptr;
    QComboBox* m_baselines = nullptr;
    FilterField* m_filter = nullptr;
    QToolButton* m_copy = nullptr;
    QStackedWidget* m_stack = nullptr;
    TreeTable* m_table = nullptr;
    Placeholder* m_nothing = nullptr;
};
} // namespace quotadeck::ui
