// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/filesaving.h"

#include "models/common/messagetext.h"
#include "models/common/textfile.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace quotadeck::ui {
bool isSameFile(const QString& path, const QString& other)
{
    std::error_code error;
    const bool isEquivalent
        = std::filesystem::equivalent(path.toStdString(), other.toStdString(), error) && !error;
    return isEquivalent || QFileInfo(path) == QFileInfo(other);
}

CopySaving::CopySaving(models::EditedFile* session, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_page(page)
{
}

CopySaving::Kind CopySaving::kind() const
{
    return m_session->verdict().accepted ? Kind::Copy : Kind::Draft;
}

void CopySaving::ask()
{
    const QFileInfo file(m_session->path());
    const bool isDraft = kind() == Kind::Draft;
    auto* dialog = new QFileDialog(m_page, isDraft ? tr("Save Draft Copy") : tr("Save Copy"), file.path());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("YAML files (*.yaml *.yml)"), tr("All files (*)")});
    dialog->selectFile((isDraft ? QStringLiteral("%1.draft.yaml") : QStringLiteral("%1.copy.yaml"))
                           .arg(file.completeBaseName()));
    connect(dialog, &QFileDialog::fileSelected, this, &CopySaving::write);
    dialog->open();
}

void CopySaving::write(const QString& path)
{
    if (isSameFile(path, m_session->path())) {
        Q_EMIT fileChosen(kind());
        return;
    }
    models::writeInBackground(
        this, path, [text = m_session->text()] { return Result<std::string>(*text); },
        [this, path, text = m_session->text(), kind = kind(),
         round = m_round](const Result<std::size_t>& size) {
            if (!size)
                Q_EMIT failed(size.error());
            else if (round == m_round)
                Q_EMIT written(path, text, kind);
        });
}

using models::EditedFile;
using models::RowState;

FileSaving::FileSaving(EditedFile* session, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_copies(new CopySaving(session, page))
    , m_refusal(new MessageBar(page))
    , m_obstacle(new MessageBar(page))
    , m_outcome(new MessageBar(page))
{
    createChoices();
    connectSession();
    connectCopies();
}

void FileSaving::createChoices()
{
    auto* problems = new QAction(tr("Show Problems"), this);
    problems->setToolTip(tr("Go to the errors that cause the rejection"));
    connect(problems, &QAction::triggered, this, &FileSaving::problemsRequested);
    auto* draft = new QAction(tr("Save Draft Copy…"), this);
    draft->setToolTip(tr("Save the text to another file without validation"));
    connect(draft, &QAction::triggered, m_copies, &CopySaving::ask);
    m_refusal->setChoices({problems, draft});
    connect(m_obstacle, &MessageBar::actionTriggered, this, [this] {
        if (m_copyPath.isEmpty())
            m_copies->ask();
        else
            Q_EMIT openRequested(m_copyPath, m_copied);
    });
    connect(m_outcome, &MessageBar::actionTriggered, this, [this] {
        if (m_undoReview)
            m_undoReview();
        else
            undoSave();
    });
}

void FileSaving::connectSession()
{
    connect(m_session, &EditedFile::opened, this, &FileSaving::forget);
    connect(m_session, &EditedFile::openFailed, this,
            [this] { // what was asked for meanwhile is no wish of later
                m_isRequested = false;
                giveUp();
            });
    connect(m_session, &EditedFile::saved, this, &FileSaving::showSaved);
    connect(m_session, &EditedFile::saveFailed, this, &FileSaving::showFailure);
    connect(m_session, &EditedFile::saveUndone, this, &FileSaving::showUndone);
    connect(m_session, &EditedFile::revisionChanged, this, [this] {
        if (m_session->verdict().accepted)
            m_refusal->clearMessage();
        proceed();
    });
    connect(m_session, &EditedFile::writeObstacleChanged, this, [this] {
        if (!m_session->disk().writeObstacle() && std::exchange(m_isObstacleTold, false))
            m_obstacle->clearMessage();
    });
    connect(m_session, &EditedFile::changedOnDisk, this, [this] {
        if (std::exchange(m_isUndoOffered, false))
            m_outcome->clearMessage(); // what stands there is not what was saved
    });
}

void FileSaving::connectCopies()
{
    connect(m_copies, &CopySaving::written, this, &FileSaving::showCopied);
    connect(m_copies, &CopySaving::failed, this, [this](const Error& error) {
        m_outcome->clearMessage();
        m_outcome->showMessage(
            RowState::Critical,
            tr("Cannot save the copy: %1: %2")
                .arg(QString::fromStdString(error.where), models::messageText(error.message)),
            {});
    });
    connect(m_copies, &CopySaving::fileChosen, this, [this](CopySaving::Kind kind) {
        if (kind == CopySaving::Kind::Draft)
            refuse(tr("The draft would be rejected and cannot replace %1. Choose another name.")
                       .arg(fileName()));
        else
            request(); // as any save of it
    });
}

void FileSaving::request(std::function<void()> next)
{
    m_isRequested = true;
    if (next) // a save that was asked for once more does not take away what is to follow
        m_next = std::move(next);
    proceed();
}

/// Later, as it may open another file, which others that hear of this save do not expect.
void FileSaving::goOn()
{
    if (m_next)
        QMetaObject::invokeMethod(this, std::exchange(m_next, {}), Qt::QueuedConnection);
}

void FileSaving::proceed()
{
    if (m_session->isBusy() || !std::exchange(m_isRequested, false))
        return;
    m_isUndoing = false; // by now, if it was possible at all
    if (!m_session->isModified()) {
        goOn();
        return;
    }
    const auto& verdict = m_session->verdict();
    if (m_session->isLocked()) {
        refuse(tr("%1 was not saved: it is locked. Unlock editing first.").arg(fileName()));
    } else if (!verdict.accepted) {
        const auto first
            = std::ranges::find(verdict.findings, config::Severity::Error, &config::Finding::severity);
        refuse(first == verdict.findings.end() ? tr("%1 was not saved: it would be rejected.").arg(fileName())
                                               : tr("%1 was not saved: it would be rejected. Line %2: %3")
                                                     .arg(fileName(), QString::number(first->span.begin.line),
                                                          models::messageText(first->message)));
    } else if (m_session->disk().writeObstacle()) {
        refuseToWrite();
    } else if (m_session->disk().changedText()) {
        giveUp();
        Q_EMIT diskChangeMet();
    } else if (m_review) {
        m_review();
    } else {
        m_session->save();
    }
}

void FileSaving::refuse(const QString& reason)
{
    m_isUndoOffered = false;
    giveUp();
    m_outcome->clearMessage();
    m_refusal->clearMessage();
    m_refusal->showMessage(RowState::Critical, reason, {});
}

void FileSaving::refuseToWrite()
{
    offerCopy(models::messageText(m_session->disk().writeObstacle()->message));
    m_isObstacleTold = true;
}

void FileSaving::showFailure(const Error& error)
{
    const QString message = models::messageText(error.message);
    const QString where = QString::fromStdString(error.where);
    const QString problem
        = where.isEmpty() || where == m_session->path() ? message : tr("%1: %2").arg(where, message);
    if (!std::exchange(m_isUndoing, false)) {
        offerCopy(problem);
        return;
    }
    m_isUndoOffered = false;
    m_outcome->clearMessage();
    m_outcome->showMessage(RowState::Critical, tr("Cannot undo the save of %1: %2").arg(fileName(), problem),
                           {});
}

void FileSaving::offerCopy(const QString& problem)
{
    m_isUndoOffered = false;
    m_isObstacleTold = false;
    giveUp();
    m_copyPath.clear();
    m_outcome->clearMessage();
    m_refusal->clearMessage();
    m_obstacle->clearMessage();
    m_obstacle->showMessage(
        RowState::Critical,
        tr("%1 was not saved: %2. Your edits are kept. Save again when the cause is fixed, or save a copy "
           "elsewhere.")
            .arg(fileName(), problem),
        tr("Save Copy…"));
}

void FileSaving::showSaved()
{
    m_isUndoing = false;
    m_isUndoOffered = true;
    m_obstacle->clearMessage();
    m_outcome->clearMessage();
    m_outcome->showMessage(RowState::Normal, tr("Saved %1.").arg(m_session->path()), tr("Undo Save"));
    goOn();
}

void FileSaving::undoSave()
{
    m_isUndoing = true;
    m_session->undoSave();
}

void FileSaving::showUndone()
{
    m_isUndoing = false;
    m_isUndoOffered = false;
    m_outcome->clearMessage();
    m_outcome->showMessage(
        RowState::Normal,
        tr("%1 was restored to its content before the save. Your edits are kept, unsaved.").arg(fileName()),
        {});
}

void FileSaving::forget()
{
    m_isRequested = false;
    giveUp();
    m_isUndoing = false;
    m_isUndoOffered = false;
    m_copies->forget();
    m_copyPath.clear();
    m_copied.reset();
    for (MessageBar* bar : {m_refusal, m_obstacle, m_outcome})
        bar->clearMessage();
}

void FileSaving::showCopied(const QString& path, const models::TextPtr& text, CopySaving::Kind kind)
{
    m_isUndoOffered = false;
    m_outcome->clearMessage();
    if (kind == CopySaving::Kind::Draft) {
        m_refusal->clearMessage(); // has been dealt with, and would stand before the outcome
        m_outcome->showMessage(RowState::Normal, tr("Saved the draft to %1.").arg(path), {});
        return;
    }
    m_copyPath = path;
    m_copied = text;
    m_isObstacleTold = false;
    m_obstacle->clearMessage();
    m_obstacle->showMessage(RowState::Normal,
                            tr("Saved the copy to %1. %2 is unchanged.").arg(path, fileName()),
                            tr("Open Copy"));
}

QString FileSaving::fileName() const
{
    return QFileInfo(m_session->path()).fileName();
}
} // namespace quotadeck::ui

#include "moc_filesaving.cpp"
