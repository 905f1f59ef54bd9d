// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/fileheader.h"

#include "models/common/filesession.h"
#include "ui/editing/fileactions.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"

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
    const QString& path = m_session->path();
    const QString name = QFileInfo(path).fileName();
    const bool isModified = m_session->isModified() || isTyping;
    const auto& obstacle = m_session->writeObstacle();
    m_file->setText(obstacle         ? isModified ? tr("%1 (read-only, modified)").arg(name)
                                                  : tr("%1 (read-only)").arg(name)
                                : isModified ? tr("%1 (modified)").arg(name)
                                     : name);
    m_file->setToolTip(obstacle ? tr("%1\nEdits can be saved as a copy only: %2.")
                                      .arg(path, QString::fromStdString(obstacle->message))
                                : path);
    m_fileIcon->setVisible(obstacle.has_value());
    m_fileTools->show();
}

void FileHeader::showOther(const QString& text)
{
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
