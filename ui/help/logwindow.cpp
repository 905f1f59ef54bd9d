// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/logwindow.h"

#include "models/common/messagetext.h"
#include "models/common/textfile.h"
#include "models/log/loglistmodel.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/newestrows.h"
#include "ui/widgets/treetable.h"

#include <QClipboard>
#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLocale>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <string>
#include <utility>

namespace quotadeck::ui {
namespace {
using models::LogLevel;
using models::LogListModel;

constexpr QSize kLogSize{900, 560}; ///< px
constexpr int kLogFilterWidth = 260; ///< px, at least

QList<ColumnDefault> logColumns()
{
    using enum ColumnDefault::Align;
    return {
        {.column = LogListModel::TimeColumn, .width = 152, .align = Text},
        {.column = LogListModel::LevelColumn, .width = 96, .align = Text},
        {.column = LogListModel::CategoryColumn, .width = 110, .align = Text},
        {.column = LogListModel::TextColumn, .width = 320, .align = Text, .isFlexible = true},
    };
}
} // namespace

LogWindow::LogWindow(models::ProgramLog* log, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_model(new LogListModel(log))
    , m_filter(new FilterField(m_model, this))
    , m_level(new QComboBox(this))
    , m_follow(new QToolButton(this))
    , m_table(new TreeTable(m_model, logColumns(), this))
    , m_newest(new NewestRows(m_table, LogListModel::TimeColumn, m_follow, this))
    , m_note(new ElidedLabel(this))
{
    setWindowTitle(tr("Log"));
    m_table->setAccessibleName(tr("Log"));
    m_table->setRootIsDecorated(false);
    m_table->sortByColumn(LogListModel::TimeColumn, Qt::AscendingOrder);
    m_note->setElideMode(Qt::ElideRight);
    m_note->setAccessibleName(tr("State of the log"));
    auto* bar = new QHBoxLayout;
    createBar(bar);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kMedium, metrics::kTiny);
    foot->addWidget(m_note);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(m_table, 1);
    column->addLayout(foot);
    resize(scaled(kLogSize));

    connect(m_filter, &FilterField::filterChanged, this, [this](const QString& text) {
        m_table->setFiltering(!text.isEmpty());
        updateView();
    });
    connect(m_filter, &FilterField::leftDownwards, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_model, &LogListModel::changing, m_newest, &NewestRows::hold);
    connect(m_model, &LogListModel::changed, this, &LogWindow::updateView);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_filter,
            [this] { m_filter->setFocus(Qt::ShortcutFocusReason); });
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    m_model->setParent(this); // behind those who show it
    showNote();
}

void LogWindow::createBar(QHBoxLayout* bar)
{
    bar->setContentsMargins(metrics::kMedium, metrics::kTiny + 2, metrics::kMedium, metrics::kTiny + 2);
    bar->setSpacing(metrics::kSmall);
    m_filter->setPlaceholderText(tr("Filter the log"));
    m_filter->setAccessibleName(tr("Filter the log"));
    setScaledMinimumWidth(m_filter, kLogFilterWidth);
    m_level->setAccessibleName(tr("Minimum level"));
    m_level->setToolTip(tr("Hide entries below this level"));
    m_level->addItem(tr("All levels"), static_cast<int>(LogLevel::Debug));
    m_level->addItem(tr("Information and above"), static_cast<int>(LogLevel::Information));
    m_level->addItem(tr("Warnings and errors"), static_cast<int>(LogLevel::Warning));
    m_level->addItem(tr("Errors only"), static_cast<int>(LogLevel::Error));
    m_level->setCurrentIndex(m_level->findData(static_cast<int>(m_model->leastLevel())));
    connect(m_level, &QComboBox::currentIndexChanged, this, [this] {
        m_model->setLeastLevel(static_cast<LogLevel>(m_level->currentData().toInt()));
        updateView();
    });
    m_follow->setText(tr("Follow"));
    m_follow->setToolTip(tr("Keep the newest entry in view; scroll away from it to stop"));
    const auto add = [this](Icon which, const QString& text, const QString& help) {
        auto* button = new QToolButton(this);
        button->setIcon(icon(which));
        button->setText(text);
        button->setToolTip(help);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        return button;
    };
    auto* copyButton = add(Icon::Copy, tr("Copy"),
                           tr("Copy the selected entries, or all that are listed if none is selected"));
    connect(copyButton, &QToolButton::clicked, this, &LogWindow::copy);
    auto* saveButton = add(Icon::Save, tr("Save As…"), tr("Save the entries that are listed as a text file"));
    connect(saveButton, &QToolButton::clicked, this, &LogWindow::askForFile);
    bar->addWidget(m_filter, 2);
    bar->addWidget(m_level);
    bar->addWidget(m_follow);
    bar->addStretch(1);
    bar->addWidget(copyButton);
    bar->addWidget(saveButton);
}

void LogWindow::bringToFront()
{
    if (isMinimized())
        showNormal();
    show();
    raise();
    activateWindow();
    m_table->setFocus();
}

void LogWindow::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_follow->isChecked())
        m_newest->showNewest();
}

QString LogWindow::note() const
{
    return m_note->text();
}

QStringList LogWindow::listedIds() const
{
    QStringList ids;
    for (int row = 0; row < m_model->rowCount(); ++row)
        ids << m_model->idOf(m_model->index(row, 0));
    return ids;
}

void LogWindow::copy()
{
    const QStringList selected = m_table->selectedIds();
    QGuiApplication::clipboard()->setText(
        models::logLines(m_model->entries(selected.isEmpty() ? listedIds() : selected)));
}

void LogWindow::askForFile()
{
    auto* dialog = new QFileDialog(this, tr("Save Log"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Text files (*.txt *.log)"));
    dialog->setDefaultSuffix(QStringLiteral("txt"));
    dialog->selectFile(QStringLiteral("quotadeck-log-%1.txt")
                           .arg(QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"))));
    connect(dialog, &QFileDialog::fileSelected, this, &LogWindow::saveTo);
    dialog->open();
}

void LogWindow::saveTo(const QString& path)
{
    auto make = [entries = m_model->entries(listedIds())]() -> Result<std::string> {
        return models::logLines(entries).toStdString();
    };
    models::writeInBackground(this, path, std::move(make), [this, path](const Result<std::size_t>& written) {
        m_outcome = written ? tr("Saved: %1").arg(QDir::toNativeSeparators(path))
                            : tr("The log was not saved: %1: %2")
                                  .arg(QString::fromStdString(written.error().where),
                                       models::messageText(written.error().message));
        m_note->setState(written ? models::RowState::Normal : models::RowState::Critical);
        showNote();
    });
}

void LogWindow::updateView()
{
    m_newest->update();
    showNote();
}

void LogWindow::showNote()
{
    QStringList sentences;
    if (!m_outcome.isEmpty())
        sentences << m_outcome;
    sentences << tr("%1 of %n entries listed.", nullptr, m_model->totalCount())
                     .arg(QLocale().toString(m_model->rowCount()));
    if (m_model->dropped() > 0)
        sentences << tr("%Ln older entries removed.", nullptr, static_cast<int>(m_model->dropped()));
    sentences << tr("This list ends with the program; its entries are also written to a file.");
    m_note->setText(sentences.join(u' '));
}
} // namespace quotadeck::ui

#include "moc_logwindow.cpp"
