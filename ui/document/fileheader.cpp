// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/fileheader.h"

#include "models/common/messagetext.h"
#include "models/document/editedfile.h"
#include "ui/document/differences.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QWidget>

namespace quotadeck::ui {
QAction* newPageAction(QWidget* page, const QIcon& icon, const QString& text, const QKeySequence& keys)
{
    auto* action = new QAction(icon, text, page);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setToolTip(FileActions::tr("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText)));
    page->addAction(action);
    return action;
}

FileActions::FileActions(models::EditedFile* session, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_open(newPageAction(page, icon(Icon::Open), tr("Open…"), {}))
    , m_reload(newPageAction(page, icon(Icon::Refresh), tr("Reload"), {}))
    , m_undo(newPageAction(page, {}, tr("Undo"), QKeySequence::Undo))
    , m_redo(newPageAction(page, {}, tr("Redo"), Qt::CTRL | Qt::SHIFT | Qt::Key_Z))
    , m_save(newPageAction(page, icon(Icon::Save), tr("Save…"), QKeySequence::Save))
    , m_unlock(newPageAction(page, {}, tr("Unlock Editing"), Qt::CTRL | Qt::Key_L))
{
    m_unlock->setCheckable(true);
    connect(m_unlock, &QAction::triggered, this, [this](bool isUnlocked) {
        if (!isUnlocked)
            Q_EMIT aboutToLock();
        m_session->setLocked(!isUnlocked);
    });
    m_redo->setShortcuts({m_redo->shortcut(), Qt::CTRL | Qt::Key_Y});
    m_reload->setToolTip(tr("Read the file again and discard the edits"));
    connect(m_undo, &QAction::triggered, this, [this] {
        Q_EMIT aboutToUndo();
        m_session->undo();
    });
    connect(m_redo, &QAction::triggered, m_session, &models::EditedFile::redo);
}

void FileActions::show(const OpenInput& input)
{
    const bool isOpen = m_session->text() != nullptr;
    const bool isIdle = !m_session->isBusy();
    const bool isUnlocked = !m_session->isLocked();
    m_save->setEnabled(isUnlocked && (m_session->isModified() || input.isEditing || input.isTyping));
    m_undo->setEnabled(isUnlocked && ((m_session->canUndo() && isIdle) || input.isTyping));
    m_redo->setEnabled(isUnlocked && m_session->canRedo() && isIdle);
    m_unlock->setEnabled(isOpen);
    m_unlock->setChecked(isUnlocked);
    m_reload->setEnabled(isOpen && isIdle);
    if (isOpen)
        showSaveHint();
}

void FileActions::showSaveHint()
{
    const QString keys = m_save->shortcut().toString(QKeySequence::NativeText);
    const QString& path = m_session->path();
    if (m_session->isLocked())
        m_save->setToolTip(tr("The file is locked; unlock editing first (%1)")
                               .arg(m_unlock->shortcut().toString(QKeySequence::NativeText)));
    else if (m_session->disk().writeObstacle())
        m_save->setToolTip(tr("%1 is not writable; save a copy (%2)").arg(path, keys));
    else if (!m_session->verdict().accepted)
        m_save->setToolTip(tr("The text would be rejected; fix the errors first"));
    else
        m_save->setToolTip(tr("Review the changes and write them to %1 (%2)").arg(path, keys));
}

void FileActions::disable()
{
    for (QAction* action : ofTheFile())
        action->setEnabled(false);
    m_unlock->setEnabled(false);
}

QWidget* newToolButton(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return button;
}

FileHeader::FileHeader(models::EditedFile* session, FileActions* actions, QWidget* parent, Room room)
    : QWidget(parent)
    , m_session(session)
    , m_row(new QHBoxLayout(this))
    , m_fileIcon(new IconLabel(metrics::kIcon, this))
    , m_file(new ElidedLabel(this))
    , m_kind(new QLabel(this))
    , m_verdictIcon(new IconLabel(metrics::kIcon, this))
    , m_verdict(new QLabel(this))
    , m_fileTools(new QWidget(this))
    , m_unlock(newToolButton(actions->unlock()))
{
    m_row->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kMedium, metrics::kTiny);
    m_row->setSpacing(metrics::kSmall);
    m_fileIcon->setIcon(stateIcon(models::RowState::Notice));
    m_fileIcon->hide();
    m_file->setObjectName(QStringLiteral("file"));
    m_verdictIcon->setObjectName(QStringLiteral("verdictIcon"));
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_row->addWidget(m_fileIcon);
    m_kind->setAutoFillBackground(true);
    m_kind->setBackgroundRole(QPalette::Mid); // stands out in both themes
    m_kind->setContentsMargins(metrics::kTiny, 1, metrics::kTiny, 1);
    m_kind->setObjectName(QStringLiteral("kind"));
    m_kind->hide();
    m_row->addWidget(m_kind, 0, Qt::AlignVCenter); // as high as its text
    m_row->addWidget(m_file, 1);
    m_row->addWidget(m_verdictIcon);
    m_row->addWidget(m_verdict);
    m_row->addSpacing(metrics::kMedium);
    addButtons(actions, room);
    connect(m_session, &models::EditedFile::changedOnDisk, this, &FileHeader::showName);
    connect(m_session, &models::EditedFile::diskSettled, this, &FileHeader::showName);
    connect(m_session, &models::EditedFile::lockChanged, this, &FileHeader::showName);
}

void FileHeader::addButtons(FileActions* actions, Room room)
{
    auto* tools = new QHBoxLayout(m_fileTools);
    tools->setContentsMargins(0, 0, 0, 0);
    tools->setSpacing(metrics::kSmall);
    tools->addWidget(m_unlock);
    if (room == Room::Wide) {
        m_row->addWidget(newToolButton(actions->open()));
        for (QAction* action : actions->ofTheFile())
            tools->addWidget(newToolButton(action));
        m_row->addWidget(m_fileTools);
        return;
    }
    tools->addWidget(newToolButton(actions->save()));
    m_row->addWidget(m_fileTools);
    auto* more = new QToolButton(this);
    more->setText(tr("More"));
    more->setToolTip(tr("Open another file, reload this one, or undo and redo edits"));
    more->setAutoRaise(true);
    more->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(more);
    menu->setToolTipsVisible(true);
    menu->addActions({actions->undo(), actions->redo()});
    menu->addSeparator();
    menu->addActions({actions->open(), actions->reload()});
    more->setMenu(menu);
    m_row->addWidget(more);
}

void FileHeader::addLeading(QWidget* widget)
{
    m_row->insertWidget(0, widget);
}

void FileHeader::addTool(QWidget* tool)
{
    m_row->addWidget(tool);
}

void FileHeader::showFile(bool isTyping)
{
    m_isFile = true;
    m_isTyping = isTyping;
    m_fileTools->show();
    showName();
}

void FileHeader::showName()
{
    if (!m_isFile || m_session->path().isEmpty())
        return;
    const QString& path = m_session->path();
    const auto& obstacle = m_session->disk().writeObstacle();
    QStringList states;
    m_unlock->setVisible(m_session->isLocked());
    if (m_session->isLocked())
        states << tr("locked");
    if (obstacle)
        states << tr("read-only");
    if (m_session->isModified() || m_isTyping)
        states << tr("modified since last save");
    if (m_session->disk().isChanged())
        states << (m_session->disk().changedText() ? tr("changed on disk") : tr("missing on disk"));
    const QString name = QFileInfo(path).fileName();
    //: file name, then states of the file: "modified since last save, changed on disk"
    m_file->setText(states.isEmpty() ? name : tr("%1 (%2)").arg(name, states.join(QStringLiteral(", "))));
    m_file->setToolTip(obstacle ? tr("%1\nEdits can only be saved as a copy: %2.")
                                      .arg(path, models::messageText(obstacle->message))
                                : path);
    m_fileIcon->setVisible(obstacle.has_value());
}

void FileHeader::showOther(const QString& text)
{
    m_isFile = false;
    m_file->setText(text);
    m_file->setToolTip({});
    m_fileIcon->hide();
    m_kind->hide();
    m_fileTools->hide();
}

void FileHeader::setVerdict(const Verdict& verdict)
{
    m_verdictIcon->setIcon(verdict.sign);
    m_verdict->setText(verdict.text);
}

void FileHeader::setKind(const QString& kind, const QString& explanation)
{
    m_kind->setText(kind);
    m_kind->setToolTip(explanation);
    m_kind->setVisible(m_isFile && !kind.isEmpty());
}

using models::EditedFile;

FileMessages::FileMessages(EditedFile* session, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_bar(new MessageBar(page))
{
    connect(session, &EditedFile::opened, m_bar, &MessageBar::clearMessage);
    connect(session, &EditedFile::busyChanged, this, [this] {
        if (m_session->isBusy()) // what was said of the last step does not hold for the next
            m_bar->clearMessage();
    });
    connect(session, &EditedFile::editRefused, this,
            [this](const Error& error) { report(tr("Edit failed: %1"), error); });
    connect(session, &EditedFile::openFailed, this,
            [this](const Error& error) { report(tr("Cannot open the file: %1"), error); });
    connect(session, &EditedFile::versionFailed, this,
            [this](const Error& error) { report(tr("Saved, but no version could be kept: %1"), error); });
    connect(session, &EditedFile::pruneFailed, this, [this](const Error& error) {
        report(tr("Saved, but old versions were not removed: %1"), error);
    });
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

#include "moc_fileheader.cpp"
