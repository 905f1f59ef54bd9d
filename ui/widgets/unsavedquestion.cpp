// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/unsavedquestion.h"

#include "ui/theme/icons.h"

#include <QPushButton>

namespace quotadeck::ui {
namespace {
constexpr int kPicture = 32;
}

UnsavedQuestion::UnsavedQuestion(const QString& file, Keeping keeping, QWidget* window) : QMessageBox(window)
{
    const bool canKeep = keeping == Keeping::Possible;
    setWindowTitle(tr("Unsaved edits"));
    setText(tr("%1 has edits that are not saved.").arg(file));
    setInformativeText(
        canKeep ? tr("Discarded, they are lost. Kept, they are offered when the file is opened next.")
                : tr("Without saving, they are lost."));
    setIconPixmap(stateIcon(models::RowState::Warning).pixmap(kPicture, kPicture));
    setWindowModality(Qt::WindowModal);
    setAttribute(Qt::WA_DeleteOnClose);

    auto* save = addButton(tr("Save…"), QMessageBox::AcceptRole);
    auto* keep = canKeep ? addButton(tr("Keep for next time"), QMessageBox::AcceptRole) : nullptr;
    auto* discard = addButton(tr("Discard the edits"), QMessageBox::DestructiveRole);
    auto* stay = addButton(tr("Keep editing"), QMessageBox::RejectRole);
    setDefaultButton(stay);
    setEscapeButton(stay);
    connect(this, &QDialog::finished, this, [this, save, keep, discard] {
        const auto* clicked = clickedButton();
        Q_EMIT answered(clicked == save                  ? Answer::Save
                            : clicked && clicked == keep ? Answer::Keep
                            : clicked == discard         ? Answer::Discard
                                                         : Answer::Stay);
    });
}
} // namespace quotadeck::ui
