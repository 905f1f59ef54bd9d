// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/saveflow.h"

#include "models/common/textfile.h"
#include "ui/limits/savesheet.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
using models::RowState;

SaveFlow::SaveFlow(models::ConfigSession* session, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_page(page)
    , m_bars(new QWidget(page))
    , m_refusal(new MessageBar(m_bars))
    , m_obstacle(new MessageBar(m_bars))
    , m_outcome(new MessageBar(m_bars))
{
    auto* column = new QVBoxLayout(m_bars);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_refusal);
    column->addWidget(m_obstacle);
    column->addWidget(m_outcome);
    auto* problems = new QAction(tr("Show Problems"), this);
    problems->setToolTip(tr("Go to the first problem that the scheduler refuses the file for"));
    connect(problems, &QAction::triggered, this, &SaveFlow::problemsRequested);
    m_saveDraft = new QAction(tr("Save Draft Copy…"), this);
    m_saveDraft->setToolTip(tr("Write the text to another file, as it is"));
    connect(m_saveDraft, &QAction::triggered, this, &SaveFlow::askForCopy);
    m_refusal->setChoices({problems, m_saveDraft});

    connect(m_session, &models::ConfigSession::opened, this, &SaveFlow::forget);
    connect(m_session, &models::ConfigSession::saved, this, &SaveFlow::showSaved);
    connect(m_session, &models::ConfigSession::saveFailed, this, [this] { m_next = {}; });
    connect(m_session, &models::ConfigSession::saveUndone, this, &SaveFlow::showUndone);
    connect(m_session, &models::ConfigSession::revisionChanged, this, [this] {
        if (m_session->revision()->verdict.accepted)
            m_refusal->clearMessage();
        proceed();
    });
    connect(m_session, &models::ConfigSession::writeObstacleChanged, this, [this] {
        if (!m_session->writeObstacle())
            m_obstacle->clearMessage();
    });
    connect(m_session, &models::ConfigSession::changedOnDisk, this, [this] {
        if (std::exchange(m_isUndoOffered, false))
            m_outcome->clearMessage(); // what stands there is not what was saved
    });
    connect(m_obstacle, &MessageBar::actionTriggered, this, [this] {
        if (m_copyPath.isEmpty())
            askForCopy();
        else
            openCopy();
    });
    connect(m_outcome, &MessageBar::actionTriggered, m_session, &models::ConfigSession::undoSave);
}

void SaveFlow::request(std::function<void()> next)
{
    m_isRequested = true;
    m_next = std::move(next);
    proceed();
}

/// Later, as it may open another file, which others that hear of this save do not expect.
void SaveFlow::goOn()
{
    if (m_next)
        QMetaObject::invokeMethod(this, std::exchange(m_next, {}), Qt::QueuedConnection);
}

void SaveFlow::proceed()
{
    if (m_session->isBusy() || !std::exchange(m_isRequested, false))
        return;
    if (!m_session->isModified()) {
        goOn();
        return;
    }
    const auto& verdict = m_session->revision()->verdict;
    if (!verdict.accepted) {
        const auto first
            = std::ranges::find(verdict.findings, config::Severity::Error, &config::Finding::severity);
        refuse(first == verdict.findings.end()
                   ? tr("%1 was not saved: the scheduler would reject it.").arg(fileName())
                   : tr("%1 was not saved: the scheduler would reject it. Line %2: %3")
                         .arg(fileName())
                         .arg(first->span.begin.line)
                         .arg(QString::fromStdString(first->message)));
    } else if (m_session->writeObstacle()) {
        refuseToWrite();
    } else if (m_session->diskText()) {
        m_next = {};
        Q_EMIT diskChangeMet();
    } else {
        review();
    }
}

void SaveFlow::refuse(const QString& reason)
{
    m_next = {};
    m_outcome->clearMessage();
    m_refusal->clearMessage();
    m_refusal->showMessage(RowState::Critical, reason, {});
}

void SaveFlow::refuseToWrite()
{
    m_next = {};
    m_copyPath.clear();
    m_outcome->clearMessage();
    m_obstacle->clearMessage();
    m_obstacle->showMessage(
        RowState::Critical,
        tr("%1 was not saved: %2. Your edits are kept; they can be written to another file.")
            .arg(fileName(), QString::fromStdString(m_session->writeObstacle()->message)),
        tr("Save Copy…"));
}

void SaveFlow::review()
{
    if (m_sheet)
        return;
    m_sheet = new SaveSheet(m_session, m_insight, m_message, m_page);
    m_sheet->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_sheet, &QDialog::finished, this, [this, sheet = m_sheet.data()](int result) {
        m_message = sheet->message();
        if (result == QDialog::Accepted)
            m_session->save(m_message);
        else
            m_next = {};
    });
    m_sheet->open();
}

void SaveFlow::showSaved()
{
    m_message.clear();
    m_isUndoOffered = true;
    m_outcome->clearMessage();
    m_outcome->showMessage(RowState::Normal, tr("Saved %1.").arg(m_session->path()), tr("Undo Save"));
    goOn();
}

void SaveFlow::showUndone()
{
    m_isUndoOffered = false;
    m_outcome->clearMessage();
    m_outcome->showMessage(
        RowState::Normal,
        tr("%1 is again what it was before the save. Your edits are still here, unsaved.").arg(fileName()),
        {});
}

void SaveFlow::forget()
{
    m_isRequested = false;
    m_next = {};
    m_isUndoOffered = false;
    m_copyJob.cancel();
    m_message.clear();
    m_copyPath.clear();
    m_copied.reset();
    m_refusal->clearMessage();
    m_obstacle->clearMessage();
    m_outcome->clearMessage();
}

/// One that the scheduler would reject is a draft.
void SaveFlow::askForCopy()
{
    const QFileInfo file(m_session->path());
    const bool isDraft = !m_session->revision()->verdict.accepted;
    auto* dialog
        = new QFileDialog(m_page, isDraft ? tr("Save a Draft Copy") : tr("Save a Copy"), file.path());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Configurations (*.yaml *.yml)"), tr("All files (*)")});
    dialog->selectFile((isDraft ? QStringLiteral("%1.draft.yaml") : QStringLiteral("%1.copy.yaml"))
                           .arg(file.completeBaseName()));
    connect(dialog, &QFileDialog::fileSelected, this, &SaveFlow::writeCopy);
    dialog->open();
}

void SaveFlow::writeCopy(const QString& path)
{
    const auto revision = m_session->revision();
    const bool isDraft = !revision->verdict.accepted;
    if (QFileInfo(path) == QFileInfo(m_session->path())) {
        if (isDraft)
            refuse(tr("A draft that the scheduler would reject must not replace %1: choose another name.")
                       .arg(fileName()));
        else
            request(); // as any save of it
        return;
    }
    m_copyJob.start(
        [path, revision](const std::stop_token&) { return models::writeTextFile(path, revision->text()); },
        [this, path, revision, isDraft](const Status& status) {
            m_outcome->clearMessage();
            if (status)
                showCopied(path, revision, isDraft);
            else
                m_outcome->showMessage(RowState::Critical,
                                       tr("The copy was not written: %1: %2")
                                           .arg(QString::fromStdString(status.error().where),
                                                QString::fromStdString(status.error().message)),
                                       {});
        });
}

void SaveFlow::showCopied(const QString& path, const models::ConfigRevisionPtr& revision, bool isDraft)
{
    if (isDraft) {
        m_outcome->showMessage(RowState::Normal, tr("The draft was written to %1.").arg(path), {});
        return;
    }
    m_copyPath = path;
    m_copied = revision;
    m_obstacle->clearMessage();
    m_obstacle->showMessage(RowState::Normal,
                            tr("The copy was written to %1. %2 is as it was.").arg(path, fileName()),
                            tr("Open the Copy"));
}

void SaveFlow::openCopy()
{
    Q_EMIT openRequested(m_copyPath, m_copied->text());
}

QString SaveFlow::fileName() const
{
    return QFileInfo(m_session->path()).fileName();
}
} // namespace quotadeck::ui
