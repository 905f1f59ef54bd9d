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
    setText(tr("%1 has edits that are not saved.").arg(file));
    const QString outcome = ways.canKeep
        ? tr("Discarded, they are lost. Kept, they are offered when the file is opened next.")
        : ways.canSave ? tr("Without saving, they are lost.")
                       : tr("Discarded, they are lost.");
    setInformativeText(
        ways.canSave ? outcome
                     : tr("The file was changed on disk, too. To save the edits, go on editing and say first "
                          "what is to become of that.")
                + u' ' + outcome);
    setIconPixmap(stateIcon(models::RowState::Warning).pixmap(kPicture, kPicture));
    setWindowModality(Qt::WindowModal);
    setAttribute(Qt::WA_DeleteOnClose);

    auto* save = ways.canSave ? addButton(tr("Save…"), QMessageBox::AcceptRole) : nullptr;
    auto* keep = ways.canKeep ? addButton(tr("Keep for next time"), QMessageBox::AcceptRole) : nullptr;
    auto* discard = addButton(tr("Discard the edits"), QMessageBox::DestructiveRole);
    auto* stay = addButton(tr("Keep editing"), QMessageBox::RejectRole);
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
