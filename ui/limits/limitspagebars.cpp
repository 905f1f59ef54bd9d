// SPDX-License-Identifier: GPL-3.0-or-later
// What the page tells above the editor, and offers; limitspage.cpp is what it does.
#include "models/limits/schedulerparity.h"
#include "ui/limits/changespanel.h"
#include "ui/limits/exportflow.h"
#include "ui/limits/form/limitsform.h"
#include "ui/limits/limitspage.h"
#include "ui/limits/mergedialog.h"
#include "ui/limits/paneparts.h"
#include "ui/limits/problemspanel.h"
#include "ui/limits/saveflow.h"
#include "ui/limits/yamlview.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/unsavedquestion.h"

#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace quotadeck::ui {
QWidget* LimitsPage::createHeader()
{
    auto* header = new QWidget;
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kMedium, metrics::kTiny);
    layout->setSpacing(metrics::kSmall);

    m_fileIcon = new IconLabel(metrics::kIcon);
    m_fileIcon->setIcon(stateIcon(models::RowState::Notice));
    m_fileIcon->hide();
    m_fileLabel = new ElidedLabel;
    m_fileLabel->setObjectName(QStringLiteral("file"));
    m_verdictIcon = new IconLabel(metrics::kIcon);
    m_verdictLabel = new QLabel;
    m_verdictLabel->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_fileIcon);
    layout->addWidget(m_fileLabel, 1);
    layout->addWidget(m_verdictIcon);
    layout->addWidget(m_verdictLabel);
    layout->addSpacing(metrics::kMedium);
    for (QAction* action : {m_open, m_reload, m_undo, m_redo, m_save}) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        layout->addWidget(button);
    }
    auto* exportButton = flatButton(tr("Export"));
    exportButton->setPopupMode(QToolButton::InstantPopup);
    exportButton->setToolTip(tr("Write the configuration to another file, for a cluster"));
    auto* menu = new QMenu(exportButton);
    menu->setToolTipsVisible(true);
    menu->addActions(m_exportFlow->actions());
    exportButton->setMenu(menu);
    layout->addWidget(exportButton);
    return header;
}

/// What is there before a file is open.
QWidget* LimitsPage::createStart()
{
    auto* nothing = new Placeholder(Icon::Limits);
    nothing->setMessage(
        tr("No configuration is open"),
        tr("Open a queues.yaml to see its limits, change them, and check it as the scheduler does."));
    auto* open = new QPushButton(icon(Icon::Open), tr("Open a Configuration File…"));
    connect(open, &QPushButton::clicked, this, &LimitsPage::openRequested);
    m_editActive = new QAction(icon(Icon::Queues), tr("Edit the Active Configuration…"), this);
    m_editActive->setToolTip(tr("Write what the cluster works with now to a file, and open that"));
    m_editActive->setEnabled(false);
    connect(m_editActive, &QAction::triggered, this, &LimitsPage::activeRequested);
    addAction(m_editActive);
    auto* editActive = new QPushButton(m_editActive->icon(), m_editActive->text());
    editActive->setToolTip(m_editActive->toolTip());
    editActive->hide();
    connect(editActive, &QPushButton::clicked, m_editActive, &QAction::trigger);
    connect(m_editActive, &QAction::enabledChanged, editActive, &QWidget::setVisible);
    auto* start = new QWidget;
    auto* column = new QVBoxLayout(start);
    column->setSpacing(metrics::kSmall);
    column->addStretch(1);
    column->addWidget(nothing);
    column->addWidget(open, 0, Qt::AlignHCenter);
    column->addWidget(editActive, 0, Qt::AlignHCenter);
    column->addStretch(2);
    return start;
}

void LimitsPage::createDiskBar()
{
    m_diskMessages = new MessageBar;
    const auto add = [this](const QString& text, const QString& explanation, auto act) {
        auto* action = new QAction(text, this);
        action->setToolTip(explanation);
        connect(action, &QAction::triggered, this, act);
        m_diskActions << action;
    };
    add(tr("Merge"), tr("Take what changed on disk into your edits"), [this] {
        commitOpenEditor();
        m_session->mergeFromDisk();
    });
    add(tr("Compare"), tr("Show how your text differs from the file"), [this] {
        m_changes->compareWith(tr("Against the file on disk"), *m_session->diskText(),
                               ChangesPanel::Base::Passing);
        m_panels->setCurrentWidget(m_changes);
    });
    add(tr("Keep Mine"), tr("Let the next save write over what changed on disk"),
        [this] { m_session->keepMine(); });
    m_diskMessages->setChoices(m_diskActions);
    connect(m_diskMessages, &MessageBar::actionTriggered, this, &LimitsPage::reload);
}

void LimitsPage::createRecoveryBar()
{
    m_recoveryMessages = new MessageBar;
    auto* compare = new QAction(tr("Show Difference"), this);
    connect(compare, &QAction::triggered, this, [this] {
        m_changes->compareWith(tr("Against the edits that were not saved"), m_recovery->found()->text,
                               ChangesPanel::Base::Passing);
        m_panels->setCurrentWidget(m_changes);
    });
    auto* discard = new QAction(tr("Discard"), this);
    discard->setToolTip(tr("Delete the edits that were not saved"));
    connect(discard, &QAction::triggered, this, [this] { m_recovery->discard(); });
    m_recoveryMessages->setChoices({compare, discard});
    connect(m_recoveryMessages, &MessageBar::actionTriggered, this, [this] { m_recovery->recover(); });
}

void LimitsPage::setRecovery(models::RecoveryKeeper* recovery)
{
    m_recovery = recovery;
    connect(recovery, &models::RecoveryKeeper::foundChanged, this, &LimitsPage::showRecovery);
    connect(recovery, &models::RecoveryKeeper::failed, this, [this](const Error& error) {
        report(tr("Unsaved edits cannot be kept for the case of a crash: %1"), error);
    });
}

void LimitsPage::setParity(models::SchedulerParity* parity)
{
    m_parity = parity;
    m_problems->setParity(parity);
    connect(parity, &models::SchedulerParity::changed, this, &LimitsPage::showVerdict);
}

void LimitsPage::showRecovery()
{
    const auto& found = m_recovery->found();
    if (!found) {
        m_recoveryMessages->clearMessage();
        m_changes->endPassing();
        return;
    }
    m_recoveryMessages->showMessage(
        models::RowState::Warning,
        (found->isOfOtherText ? tr("Edits of %1 that were not saved are still there. The file was changed "
                                   "since: Recover would take "
                                   "that back, so look at the difference first.")
                              : tr("Edits of %1 that were not saved are still there."))
            .arg(QLocale().toString(found->time.toLocalTime(), QLocale::ShortFormat)),
        tr("Recover"));
}

void LimitsPage::showDiskChange()
{
    const QString name = QFileInfo(m_session->path()).fileName();
    const auto& text = m_session->diskText();
    for (auto* action : m_diskActions)
        action->setEnabled(text.has_value());
    const bool hasEdits = m_session->hasUnsavedEdits();
    const QString sentence = text
        ? hasEdits ? tr("%1 changed on disk. Your edits are kept.") : tr("%1 changed on disk.")
        : hasEdits ? tr("%1 cannot be read any more. Your edits are kept.")
                   : tr("%1 cannot be read any more. Its text is still here.");
    m_diskMessages->showMessage(models::RowState::Warning, sentence.arg(name), tr("Reload"));
}

void LimitsPage::askAboutConflicts(const std::vector<config::MergeConflict>& conflicts)
{
    auto* dialog = new MergeDialog(conflicts, *m_session->revision(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { m_session->mergeFromDisk(dialog->settled()); });
    dialog->open();
}

void LimitsPage::pauseForm()
{
    const auto& findings = m_session->revision()->verdict.findings;
    m_pauseMessages->showMessage(models::RowState::Warning,
                                 tr("The form is paused. Line %1: %2")
                                     .arg(findings.front().span.begin.line)
                                     .arg(QString::fromStdString(findings.front().message)),
                                 tr("Go There"));
    showVerdict();
}

void LimitsPage::showVerdict()
{
    namePanels();
    const auto& revision = m_session->revision();
    const bool isIdle = !m_session->isBusy();
    const bool isTyping = m_text->isTyping();
    m_save->setEnabled(m_session->isModified() || m_form->isEditing() || isTyping);
    m_validate->setEnabled(revision != nullptr);
    m_showChanges->setEnabled(revision != nullptr);
    m_undo->setEnabled((m_session->canUndo() && isIdle) || isTyping);
    m_redo->setEnabled(m_session->canRedo() && isIdle);
    m_reload->setEnabled(revision != nullptr && isIdle);
    if (!revision)
        return;

    showFile();
    const int errors = m_problems->count(config::Severity::Error);
    const bool isAccepted = revision->verdict.accepted;
    const bool isDisputed = m_parity && m_parity->state() == models::SchedulerParity::State::Disagrees;
    m_verdictIcon->setIcon(!isAccepted      ? stateIcon(models::RowState::Critical)
                               : isDisputed ? stateIcon(models::RowState::Warning)
                                            : okIcon());
    m_verdictLabel->setText(isDisputed && isAccepted ? tr("Our rules accept this, the scheduler does not")
                                : isDisputed         ? tr("Our rules reject this, the scheduler does not")
                                : isAccepted
                                ? tr("The scheduler would accept this")
                                : tr("The scheduler would reject this: %n error(s)", nullptr, errors));
    const QString keys = m_save->shortcut().toString(QKeySequence::NativeText);
    if (m_session->writeObstacle())
        m_save->setToolTip(tr("%1 cannot be written: save a copy (%2)").arg(m_session->path(), keys));
    else if (isAccepted)
        m_save->setToolTip(tr("Look at the changes and write them to %1 (%2)").arg(m_session->path(), keys));
    else
        m_save->setToolTip(tr("Only a configuration that the scheduler would accept can be saved"));
}

/// Its name, and whether it is as it was read and can be written.
void LimitsPage::showFile()
{
    const QString name = QFileInfo(m_session->path()).fileName();
    const bool isModified = m_session->isModified() || m_text->isTyping();
    const auto& obstacle = m_session->writeObstacle();
    m_fileLabel->setText(obstacle         ? isModified ? tr("%1 (read-only, modified)").arg(name)
                                                       : tr("%1 (read-only)").arg(name)
                                     : isModified ? tr("%1 (modified)").arg(name)
                                          : name);
    m_fileIcon->setVisible(obstacle.has_value());
    m_fileLabel->setToolTip(obstacle ? tr("%1\nEdits can be saved as a copy only: %2.")
                                           .arg(m_session->path(), QString::fromStdString(obstacle->message))
                                     : m_session->path());
}

void LimitsPage::afterEdits(const std::function<void()>& next)
{
    commitOpenEditor();
    if (!m_session->hasUnsavedEdits()) {
        next();
        return;
    }
    if (m_question)
        return; // what was asked for first is under way
    using Answer = UnsavedQuestion::Answer;
    using Keeping = UnsavedQuestion::Keeping;
    m_question = new UnsavedQuestion(QFileInfo(m_session->path()).fileName(),
                                     m_recovery ? Keeping::Possible : Keeping::Impossible, window());
    connect(m_question, &UnsavedQuestion::answered, this, [this, next](Answer answer) {
        switch (answer) {
        case Answer::Save:
            m_saveFlow->request(next);
            break;
        case Answer::Keep:
            keepEdits(next);
            break;
        case Answer::Discard:
            if (m_recovery)
                m_recovery->forgetKept();
            next();
            break;
        case Answer::Stay:
            break;
        }
    });
    m_question->open();
}

/// Does not go on when they could not be written; then that is told.
void LimitsPage::keepEdits(const std::function<void()>& next)
{
    auto* writing = new QObject(this); // until it is known how it went
    connect(m_recovery, &models::RecoveryKeeper::kept, writing, [writing, next] {
        writing->deleteLater();
        next();
    });
    connect(m_recovery, &models::RecoveryKeeper::keepFailed, writing, [this, writing](const Error& error) {
        writing->deleteLater();
        report(tr("The edits could not be kept: %1"), error);
    });
    m_recovery->keep();
}
} // namespace quotadeck::ui
