// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/filemessages.h"

#include "models/common/filesession.h"
#include "models/common/messagetext.h"
#include "ui/editing/differences.h"
#include "ui/widgets/messagebar.h"

namespace quotadeck::ui {
using models::FileSession;

FileMessages::FileMessages(FileSession* session, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_bar(new MessageBar(page))
{
    connect(session, &FileSession::opened, m_bar, &MessageBar::clearMessage);
    connect(session, &FileSession::busyChanged, this, [this] {
        if (m_session->isBusy()) // what was said of the last step does not hold for the next
            m_bar->clearMessage();
    });
    connect(session, &FileSession::editRefused, this,
            [this](const Error& error) { report(tr("Edit failed: %1"), error); });
    connect(session, &FileSession::openFailed, this,
            [this](const Error& error) { report(tr("Cannot open the file: %1"), error); });
    connect(session, &FileSession::versionFailed, this,
            [this](const Error& error) { report(tr("Saved, but no version could be kept: %1"), error); });
}

void FileMessages::showRestored(const models::FileVersion& version)
{
    show(models::RowState::Normal, restoredText(version));
}

void FileMessages::report(const QString& sentence, const Error& error)
{
    const QString message = models::messageText(error.message);
    const QString cause
        = error.where.empty() ? message : tr("%1: %2").arg(QString::fromStdString(error.where), message);
    show(models::RowState::Critical, sentence.arg(cause));
}

void FileMessages::show(models::RowState state, const QString& text)
{
    m_bar->clearMessage();
    m_bar->showMessage(state, text, {});
}
} // namespace quotadeck::ui
