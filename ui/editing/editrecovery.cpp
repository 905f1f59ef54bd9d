// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/editrecovery.h"

#include "models/common/recoverykeeper.h"
#include "ui/editing/differences.h"
#include "ui/editing/filemessages.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QLocale>

#include <utility>
#include <vector>

namespace quotadeck::ui {
using models::RecoveryKeeper;

EditRecovery::EditRecovery(models::FileSession* session, FileMessages* messages, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_page(page)
    , m_messages(messages)
    , m_bar(new MessageBar(page))
{
    auto* compare = new QAction(tr("Show Difference"), this);
    compare->setToolTip(tr("Show how the recovered text differs from the current text"));
    connect(compare, &QAction::triggered, this, &EditRecovery::showDifference);
    auto* discard = new QAction(tr("Discard"), this);
    discard->setToolTip(tr("Delete the recoverable edits"));
    connect(discard, &QAction::triggered, this, [this] { m_keeper->discard(); });
    m_bar->setChoices({compare, discard});
    connect(m_bar, &MessageBar::actionTriggered, this, [this] {
        Q_EMIT aboutToUse();
        m_keeper->recover();
    });
}

void EditRecovery::setKeeper(RecoveryKeeper* keeper)
{
    m_keeper = keeper;
    connect(keeper, &RecoveryKeeper::foundChanged, this, &EditRecovery::show);
    connect(keeper, &RecoveryKeeper::recovered, this, [this](const QDateTime& time) {
        m_messages->show(models::RowState::Normal,
                         tr("The text from %1 is recovered. Undo removes it again.")
                             .arg(QLocale().toString(time.toLocalTime(), QLocale::ShortFormat)));
    });
    connect(keeper, &RecoveryKeeper::failed, this, [this](const Error& error) {
        m_messages->report(tr("Crash recovery is unavailable: %1"), error);
    });
    connect(keeper, &RecoveryKeeper::kept, this, [this] {
        if (const auto next = std::exchange(m_next, {}))
            next();
    });
    connect(keeper, &RecoveryKeeper::keepFailed, this, [this](const Error& error) {
        m_next = {};
        m_messages->report(tr("Cannot keep the edits: %1"), error);
    });
}

void EditRecovery::show()
{
    const auto& found = m_keeper->found();
    if (!found) {
        m_bar->clearMessage();
        return;
    }
    const QString message = found->kind == models::Recovery::Kind::InterruptedSave
        ? tr("A save of this file was interrupted at %1. The file may be damaged; its previous content can "
             "be recovered.")
        : found->isOfOtherText
        ? tr("Unsaved edits from %1 can be recovered. The file has changed since: Recover merges both.")
        : tr("Unsaved edits from %1 can be recovered.");
    m_bar->showMessage(models::RowState::Warning,
                       message.arg(QLocale().toString(found->time.toLocalTime(), QLocale::ShortFormat)),
                       tr("Recover"));
}

void EditRecovery::showDifference()
{
    Q_EMIT aboutToUse();
    const auto current = m_session->text();
    ComparedTexts texts{tr("Difference to the recovered text"), withCurrentText(), current,
                        [current, edits = m_keeper->foundEdits(), merge = m_session->merger()] {
                            const auto merged = merge(*current, edits);
                            if (!merged)
                                return edits.text;
                            // Of conflicts the recovered edits are shown.
                            return merged->text(
                                std::vector(merged->conflicts().size(), config::MergeSide::Theirs));
                        }};
    (new DifferenceSheet(*m_session, std::move(texts), m_page))->open();
}

void EditRecovery::keep(std::function<void()> next)
{
    m_next = std::move(next);
    m_keeper->keep();
}

void EditRecovery::forget()
{
    if (m_keeper)
        m_keeper->forgetKept();
}
} // namespace quotadeck::ui
