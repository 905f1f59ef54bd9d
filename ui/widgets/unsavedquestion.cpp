// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/unsavedquestion.h"

#include "ui/theme/icons.h"

#include <QPushButton>

namespace quotadeck::ui {
namespace {
constexpr int kPicture = 32;
}

UnsavedQuestion::UnsavedQuestion(const QString& file, Ways ways, QWidget* window) : QMessageBox(window)
{
    setWindowTitle(tr("Unsaved edits"));
    setText(tr("%1 has unsaved edits.").arg(file));
    const QString outcome = ways.canKeep
        ? tr("Discarded edits cannot be recovered. Kept edits can be recovered when the file is opened "
             "again.")
        : ways.canSave ? tr("Edits that are not saved cannot be recovered.")
                       : tr("Discarded edits cannot be recovered.");
    setInformativeText(ways.canSave
                           ? outcome
                           : tr("The file was also changed on disk. To save, keep editing and resolve the "
                                "changes on disk first.")
                               + u' ' + outcome);
    setIconPixmap(stateIcon(models::RowState::Warning).pixmap(kPicture, kPicture));
    setWindowModality(Qt::WindowModal);
    setAttribute(Qt::WA_DeleteOnClose);

    auto* save = ways.canSave ? addButton(tr("Save…"), QMessageBox::AcceptRole) : nullptr;
    auto* keep = ways.canKeep ? addButton(tr("Keep for Next Time"), QMessageBox::AcceptRole) : nullptr;
    auto* discard = addButton(tr("Discard Edits"), QMessageBox::DestructiveRole);
    auto* stay = addButton(tr("Keep Editing"), QMessageBox::RejectRole);
    setDefaultButton(stay);
    setEscapeButton(stay);
    connect(this, &QDialog::finished, this, [this, save, keep, discard] {
        const auto* clicked = clickedButton();
        Q_EMIT answered(clicked && clicked == save       ? Answer::Save
                            : clicked && clicked == keep ? Answer::Keep
                            : clicked == discard         ? Answer::Discard
                                                         : Answer::Stay);
    });
}
} // namespace quotadeck::ui
