// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/changesmodel.h"
#include "models/limits/configcomparison.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QTabWidget;

namespace quotadeck::models {
class InsightSource;
}

namespace quotadeck::ui {
class DiffText;
class IconLabel;
class ImpactPanel;
class StateLabel;
class TypedConfirmation;

/// What is about to be written: what it changes, in meaning and in lines, and a field for the reason. Before a dangerous
/// change is saved, the name of what it removes has to be typed.
/// Ownership: the session is the caller's and outlives the sheet.
class SaveSheet final : public QDialog
{
    Q_OBJECT
public:
    /// @p message is what was written about it before. @p insight, not owned, knows what the cluster shows; nullptr:
    /// nobody does.
    SaveSheet(models::ConfigSession* session, models::InsightSource* insight, const QString& message,
              QWidget* parent = nullptr);

    [[nodiscard]] QString message() const;

    /// Waits for the comparison, and refuses while something dangerous is not confirmed.
    void accept() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QWidget* createHead();
    [[nodiscard]] QWidget* createMessage(const QString& message);
    [[nodiscard]] bool isCompared() const;
    void showDanger();
    void addImpact(models::InsightSource* insight);
    void showImpact();
    void showResult();

    models::ConfigSession* m_session; // not owned
    models::ConfigComparison* m_comparison; // not owned, as the rest: children
    models::ChangesModel* m_changes;
    StateLabel* m_summary = nullptr;
    IconLabel* m_verdictIcon = nullptr;
    TypedConfirmation* m_confirmation = nullptr;
    bool m_isAcceptDue = false; ///< as soon as the texts are compared
    ImpactPanel* m_impact = nullptr; ///< null: nothing is known of a cluster
    QWidget* m_over
        = nullptr; ///< whom it hits, while that is not known or somebody is over a limit by the edits
    IconLabel* m_overIcon = nullptr;
    QLabel* m_overLabel = nullptr;
    QTabWidget* m_tabs = nullptr;
    DiffText* m_lines = nullptr;
    QLineEdit* m_message = nullptr;
};
} // namespace quotadeck::ui
