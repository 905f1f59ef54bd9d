// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/filesession.h"

#include <QDialog>

#include <vector>

class QButtonGroup;

namespace quotadeck::ui {
/// Shows the places that two edits of a text changed differently, each with both versions and the text before, and asks
/// which version to keep.
class MergeDialog final : public QDialog
{
    Q_OBJECT
public:
    /// @p session has the current text; @p origin says where the other edits are from.
    MergeDialog(std::vector<config::MergeConflict> conflicts, const models::FileSession& session,
                models::OtherEdits::Origin origin, QWidget* parent = nullptr);

    [[nodiscard]] std::vector<models::FileSession::SettledConflict> settled() const;

private:
    [[nodiscard]] QWidget* choiceFor(const config::MergeConflict& conflict, const QString& title);

    std::vector<config::MergeConflict> m_conflicts;
    QString m_other; ///< name of the other version
    std::vector<QButtonGroup*> m_choices; // not owned: children
};
} // namespace quotadeck::ui
