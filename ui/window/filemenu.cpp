// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/filemenu.h"

#include "ui/pages/page.h"
#include "ui/pages/startpage.h"
#include "ui/theme/plaintext.h"

#include <QAction>

namespace quotadeck::ui {
namespace {
constexpr qsizetype kMostRecentOfAKind = 6;
}

FileMenu::FileMenu(QWidget* window) : QMenu(tr("&File"), window)
{
    createOpening();
    createSaving();
    m_closing = addSeparator();
    add("closeWindow", Icon::Close, tr("Close &Window"), QKeySequence::Close, nullptr);
    connect(actions().constLast(), &QAction::triggered, window, &QWidget::close);
    add("quit", Icon::Close, tr("&Quit"), QKeySequence::Quit, &FileMenu::quitRequested);
    connect(this, &QMenu::aboutToShow, this, &FileMenu::refresh);
    setRecent({});
    setConnected(false);
    setSavable(false);
    refresh();
}

QAction* FileMenu::add(const char* id, Icon which, const QString& text, const QKeySequence& keys,
                       void (FileMenu::*signal)())
{
    QAction* action = addAction(ui::icon(which), text);
    action->setObjectName(QLatin1String(id));
    action->setShortcut(keys);
    if (signal)
        connect(action, &QAction::triggered, this, signal);
    return action;
}

void FileMenu::createOpening()
{
    add("newWindow", Icon::Open, tr("&New Window"), Qt::CTRL | Qt::SHIFT | Qt::Key_N,
        &FileMenu::windowRequested);
    addSeparator();
    add("openDemo", Icon::Demo, tr("Open &Demo Cluster"), {}, &FileMenu::demoRequested);
    add("connect", Icon::Connect, tr("&Connect…"), Qt::CTRL | Qt::SHIFT | Qt::Key_C,
        &FileMenu::addressRequested);
    add("connectToKubernetes", Icon::Connect, tr("Connect to &Kubernetes…"), Qt::CTRL | Qt::SHIFT | Qt::Key_K,
        &FileMenu::kubernetesRequested);
    m_disconnect = add("disconnect", Icon::Close, tr("D&isconnect"), {}, &FileMenu::disconnectRequested);
    addSeparator();
    add("openConfiguration", Icon::Open, tr("&Open Configuration File…"), QKeySequence::Open,
        &FileMenu::configurationRequested);
    add("openRecording", Icon::Open, tr("Open &Recording…"), {}, &FileMenu::recordingRequested);
    m_recent = addMenu(tr("Open R&ecent"));
}

void FileMenu::createSaving()
{
    addSeparator();
    m_save = add(nullptr, Icon::Save, tr("&Save…"), QKeySequence::Save, nullptr);
    m_saveCopy = add(nullptr, Icon::Save, tr("Save Cop&y…"), {}, nullptr);
    for (QAction* action : {m_save, m_saveCopy})
        action->setShortcutContext(Qt::WidgetShortcut); // the keys are those of the page
    connect(m_save, &QAction::triggered, this, [this] { run(m_page, Page::Command::Save); });
    connect(m_saveCopy, &QAction::triggered, this, [this] { run(m_page, Page::Command::SaveCopy); });
    addSeparator();
    m_record = add("record", Icon::Record, tr("Record to &File…"), Qt::CTRL | Qt::SHIFT | Qt::Key_R, nullptr);
    connect(m_record, &QAction::triggered, this, [this] { Q_EMIT recordToRequested(!m_isRecording); });
    m_saveConnection
        = add("saveConnection", Icon::Save, tr("Save Connec&tion…"), {}, &FileMenu::connectionSaveRequested);
}

void FileMenu::addExports(const QList<QAction*>& actions)
{
    insertSeparator(m_closing);
    insertActions(m_closing, actions);
}

void FileMenu::setPage(Page* page)
{
    m_page = page;
    refresh();
}

void FileMenu::setRecent(const RecentSources& recent)
{
    m_recent->clear();
    const auto add = [this](const QStringList& list, Icon which, void (FileMenu::*signal)(const QString&)) {
        if (!list.isEmpty() && !m_recent->isEmpty())
            m_recent->addSeparator();
        for (const QString& one : list.mid(0, kMostRecentOfAKind))
            connect(m_recent->addAction(ui::icon(which), mnemonicFree(visibleText(one))), &QAction::triggered,
                    this, [this, signal, one] {
                        Q_EMIT(this->*signal)
                        (one);
                    });
    };
    add(recent.addresses, Icon::Connect, &FileMenu::connectRequested);
    add(recent.files, Icon::Open, &FileMenu::openRequested);
    add(recent.recordings, Icon::Record, &FileMenu::recentRecordingRequested);
    m_recent->setEnabled(!m_recent->isEmpty());
}

void FileMenu::setConnected(bool isConnected)
{
    m_disconnect->setEnabled(isConnected);
    m_record->setEnabled(isConnected || m_isRecording);
}

void FileMenu::setSavable(bool isSavable)
{
    m_saveConnection->setEnabled(isSavable);
}

void FileMenu::setRecording(bool isRecording)
{
    m_isRecording = isRecording;
    m_record->setEnabled(m_isRecording || m_disconnect->isEnabled());
    m_record->setText(isRecording ? tr("Stop Recordin&g") : tr("Record to &File…"));
}

void FileMenu::refresh()
{
    m_save->setEnabled(canRun(m_page, Page::Command::Save));
    m_saveCopy->setEnabled(canRun(m_page, Page::Command::SaveCopy));
}
} // namespace quotadeck::ui

#include "moc_filemenu.cpp"
