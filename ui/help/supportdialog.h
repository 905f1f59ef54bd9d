// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"
#include "models/log/supportchoice.h"

#include <QDialog>
#include <QString>

class QCheckBox;
class QPushButton;

namespace quotadeck::ui {
class StateLabel;

/// What a support bundle can be made of now.
struct SupportContents
{
    int logEntries = 0;
    int files = 0; ///< open ones
    int problems = 0; ///< in them
    QString snapshot{}; ///< the source of the latest one; empty: there is none
};

/// Lists what goes into a support bundle, to be chosen before it is saved, and says where it was saved.
class SupportDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit SupportDialog(const SupportContents& contents, QWidget* parent = nullptr);

    [[nodiscard]] models::SupportChoice choice() const;
    void showSaved(const QString& path, qint64 bytes);
    void showFailure(const QString& text);
    /// What was reported last; empty: nothing yet.
    [[nodiscard]] QString outcome() const;

Q_SIGNALS:
    void saveRequested(const QString& path, const quotadeck::models::SupportChoice& choice);

private:
    void askForFile();
    void updateTexts();
    void showOutcome(models::RowState state, const QString& text);

    SupportContents m_contents;
    QCheckBox* m_settings; // not owned, as all below: children
    QCheckBox* m_log;
    QCheckBox* m_problems;
    QCheckBox* m_snapshot;
    QCheckBox* m_texts;
    QCheckBox* m_names;
    StateLabel* m_outcome;
    QPushButton* m_save;
};
} // namespace quotadeck::ui
