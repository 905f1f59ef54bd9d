// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/fileheader.h"

#include "models/common/filesession.h"
#include "models/common/messagetext.h"
#include "ui/editing/fileactions.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace quotadeck::ui {
QWidget* newToolButton(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return button;
}

FileHeader::FileHeader(models::FileSession* session, FileActions* actions, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_row(new QHBoxLayout(this))
    , m_fileIcon(new IconLabel(metrics::kIcon, this))
    , m_file(new ElidedLabel(this))
    , m_verdictIcon(new IconLabel(metrics::kIcon, this))
    , m_verdict(new QLabel(this))
    , m_fileTools(new QWidget(this))
{
    m_row->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kMedium, metrics::kTiny);
    m_row->setSpacing(metrics::kSmall);
    m_fileIcon->setIcon(stateIcon(models::RowState::Notice));
    m_fileIcon->hide();
    m_file->setObjectName(QStringLiteral("file"));
    m_verdictIcon->setObjectName(QStringLiteral("verdictIcon"));
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_row->addWidget(m_fileIcon);
    m_row->addWidget(m_file, 1);
    m_row->addWidget(m_verdictIcon);
    m_row->addWidget(m_verdict);
    m_row->addSpacing(metrics::kMedium);
    m_row->addWidget(newToolButton(actions->open()));
    auto* tools = new QHBoxLayout(m_fileTools);
    tools->setContentsMargins(0, 0, 0, 0);
    tools->setSpacing(metrics::kSmall);
    for (QAction* action : actions->ofTheFile())
        tools->addWidget(newToolButton(action));
    m_row->addWidget(m_fileTools);
    connect(m_session, &models::FileSession::changedOnDisk, this, &FileHeader::showName);
    connect(m_session, &models::FileSession::diskSettled, this, &FileHeader::showName);
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
    const auto& obstacle = m_session->writeObstacle();
    QStringList states;
    if (obstacle)
        states << tr("read-only");
    if (m_session->isModified() || m_isTyping)
        states << tr("modified since last save");
    if (m_session->isOtherOnDisk())
        states << (m_session->diskText() ? tr("changed on disk") : tr("missing on disk"));
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
    m_fileTools->hide();
}

void FileHeader::setVerdict(const Verdict& verdict)
{
    m_verdictIcon->setIcon(verdict.sign);
    m_verdict->setText(verdict.text);
}
} // namespace quotadeck::ui
