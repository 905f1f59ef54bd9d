// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kube/apply.h"
#include "models/common/roles.h"

#include <QDialog>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace quotadeck::ui {
class TypedConfirmation;

/// A change of a cluster, before it is made, or one of its parts.
struct ApplyChange
{
    QString place; ///< the queue or the group; empty: as of the whole
    QString text;
    models::RowState state
        = models::RowState::Normal; ///< Warning: it takes something away; Critical: it is dangerous
    std::vector<ApplyChange> parts{};
};

/// The words for what is applied.
struct ApplyTexts
{
    QString place; ///< heading of the places: "Queue"
    QString nothing; ///< in place of changes, when there are none
    QString ready; ///< the cluster accepts it
    QString rollBack; ///< what rolling back does
    std::vector<std::pair<kube::ApplyStep, QString>> steps; ///< with their titles
};

/// Shows what a file changes in a cluster, what each step says of it and how far it is, and asks whether to apply it. It does nothing
/// itself.
class ApplyDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit ApplyDialog(ApplyTexts texts, QWidget* parent = nullptr);

    /// Each time @p name has to be typed before the user may apply: it is that of a production cluster. Empty: nothing.
    void setConfirmation(const QString& name);
    /// This time @p name has to be typed because of @p danger, one sentence; that of a production cluster instead, if it is one.
    void setDanger(const QString& danger, const QString& name);
    /// All steps wait. @p heading says what becomes of what.
    void begin(const QString& heading);
    void setStep(kube::ApplyStep step, kube::ApplyState state, const QString& detail);
    void setChanges(const std::vector<ApplyChange>& changes);
    /// How far the change number @p change is, from 0, and why; shows a column for that.
    void setProgress(int change, const QString& text, const QString& detail, models::RowState state);
    void setReady(); ///< The cluster accepts it: the user may apply it.
    /// It is over: @p text says how. @p state is that of the text.
    void setEnd(const QString& text, models::RowState state);
    void offerMerge(); ///< at the end: somebody else has changed the same
    void offerRollBack(); ///< at the end: what was before can be applied
    [[nodiscard]] bool isWriting() const { return m_isWriting; }
    /// Not while it is being written: what of several objects is stored would not be known.
    void reject() override;
    /// Objects that the file lacks may be deleted, which @p text asks; nothing is deleted before the user says so.
    void offerDeletion(const QString& text, bool isOn);

Q_SIGNALS:
    void applyRequested();
    void mergeRequested();
    void rollBackRequested();
    void deletionChosen(bool isOn);

private:
    struct StepRow
    {
        kube::ApplyStep step;
        QLabel* icon; // not owned, as all below: children
        QLabel* title;
        QLabel* detail;
    };

    void forbid();
    void reset();
    void showStep(const StepRow& row, std::optional<kube::ApplyState> state, const QString& detail);

    ApplyTexts m_texts;
    QString m_name; ///< of a production cluster, to be typed; empty: it is none
    QString m_danger; ///< of the changes; empty: none
    QString m_dangerName; ///< to be typed because of that
    std::vector<StepRow> m_steps;
    QLabel* m_heading;
    QTreeWidget* m_changes;
    QCheckBox* m_deletion;
    QLabel* m_end;
    QPushButton* m_apply;
    TypedConfirmation* m_confirmation;
    QPushButton* m_merge;
    QPushButton* m_rollBack;
    QPushButton* m_close;
    bool m_isWriting = false;
};
} // namespace quotadeck::ui
