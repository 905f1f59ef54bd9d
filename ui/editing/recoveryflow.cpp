// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/recoveryflow.h"

#include "models/common/recoverykeeper.h"
#include "ui/editing/filemessages.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QLocale>

#include <utility>

namespace quotadeck::ui {
using models::RecoveryKeeper;

RecoveryFlow::RecoveryFlow(FileMessages* messages, QWidget* page)
    : QObject(page)
    , m_messages(messages)
    , m_bar(new MessageBar(page))
{
    auto* compare = new QAction(tr("Show Difference"), this);
    connect(compare, &QAction::triggered, this, &RecoveryFlow::compareRequested);
    auto* discard = new QAction(tr("Discard"), this);
    discard->setToolTip(tr("Delete the edits that were not saved"));
    connect(discard, &QAction::triggered, this, [this] { m_keeper->discard(); });
    m_bar->setChoices({compare, discard});
    connect(m_bar, &MessageBar::actionTriggered, this, [this] { m_keeper->recover(); });
}

void RecoveryFlow::setKeeper(RecoveryKeeper* keeper)
{
    m_keeper = keeper;
    connect(keeper, &RecoveryKeeper::foundChanged, this, &RecoveryFlow::show);
    connect(keeper, &RecoveryKeeper::failed, this, [this](const Error& error) {
        m_messages->report(tr("Unsaved edits cannot be kept for the case of a crash: %1"), error);
    });
    connect(keeper, &RecoveryKeeper::kept, this, [this] {
        if (const auto next = std::exchange(m_next, {}))
            next();
    });
    connect(keeper, &RecoveryKeeper::keepFailed, this, [this](const Error& error) {
        m_next = {};
        m_messages->report(tr("The edits could not be kept: %1"), error);
    });
}

void RecoveryFlow::show()
{
    const auto& found = m_keeper->found();
    if (!found) {
        m_bar->clearMessage();
        Q_EMIT ended();
        return;
    }
    m_bar->showMessage(models::RowState::Warning,
                       (found->isOfOtherText
                            ? tr("Edits of %1 that were not saved are still there. The file was changed "
                                 "since: Recover would take "
                                 "that back, so look at the difference first.")
                            : tr("Edits of %1 that were not saved are still there."))
                           .arg(QLocale().toString(found->time.toLocalTime(), QLocale::ShortFormat)),
                       tr("Recover"));
}

void RecoveryFlow::keep(std::function<void()> next)
{
    m_next = std::move(next);
    m_keeper->keep();
}

void RecoveryFlow::forget()
{
    if (m_keeper)
        m_keeper->forgetKept();
}
} // namespace quotadeck::ui
