// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>

namespace quotadeck::ui {
/// Asks what is to become of edits before something takes their place. Goes away with the answer; closed, it means Stay.
class UnsavedQuestion final : public QMessageBox
{
    Q_OBJECT
public:
    enum class Answer {
        Save, ///< then what was asked for
        Keep, ///< to be offered when the file is opened next
        Discard,
        Stay, ///< and edit
    };
    struct Ways
    {
        bool canSave = true; ///< false: the file changed on disk, too
        bool canKeep = true;
    };

    /// @p file is the name of what has the edits.
    UnsavedQuestion(const QString& file, Ways ways, QWidget* window);

Q_SIGNALS:
    void answered(quotadeck::ui::UnsavedQuestion::Answer answer);
};
} // namespace quotadeck::ui
