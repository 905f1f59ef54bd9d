// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/supportdialog.h"

#include "ui/help/contexthelp.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"

#include <QCheckBox>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QGroupBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
constexpr int kSupportWidth = 520; ///< px
constexpr int kLongestSource = 60; ///< characters

/// @p name as part of the text of a check box, where an ampersand marks a letter.
QString withoutMarks(QString name)
{
    if (name.size() > kLongestSource)
        name = name.left(kLongestSource - 1) + u'…';
    return name.replace(u'&', QStringLiteral("&&"));
}
} // namespace

SupportDialog::SupportDialog(const SupportContents& contents, QWidget* parent)
    : QDialog(parent)
    , m_contents(contents)
    , m_settings(new QCheckBox(tr("S&ettings and saved connections, without credentials"), this))
    , m_log(new QCheckBox(
          tr("&Log of this session (%n entries) and of earlier sessions", nullptr, contents.logEntries),
          this))
    , m_problems(new QCheckBox(tr("&Problems of the open files: %n", nullptr, contents.problems), this))
    , m_snapshot(new QCheckBox(this))
    , m_texts(new QCheckBox(tr("&Texts of the open files: %n", nullptr, contents.files), this))
    , m_names(new QCheckBox(tr("&Replace names of users, groups, queues, nodes, servers and files"), this))
    , m_outcome(new StateLabel(this))
    , m_save(new QPushButton(icon(Icon::Save), tr("&Save…"), this))
{
    setWindowTitle(tr("Save Support Bundle"));
    setHelpPage(*this, QStringLiteral("trouble"));
    auto* purpose
        = new QLabel(tr("A support bundle is an archive (.tar.gz) for technical support. Nothing is sent: "
                        "you save it, look into it, and pass it on yourself."),
                     this);
    purpose->setWordWrap(true);
    auto* box = new QGroupBox(tr("Contents"), this);
    auto* versions = new QCheckBox(tr("Versions of the program, Qt and the system, and a description"), box);
    versions->setChecked(true);
    versions->setEnabled(false); // always there
    m_snapshot->setText(contents.snapshot.isEmpty()
                            ? tr("Latest s&napshot: none, no source is open")
                            : tr("Latest s&napshot of %1").arg(withoutMarks(contents.snapshot)));
    versions->setToolTip(tr("Always in the bundle"));
    m_settings->setToolTip(tr("Passwords, tokens and keys are never in the bundle."));
    m_log->setToolTip(tr("What Help > Log shows, and what the log file contains of earlier sessions"));
    m_problems->setToolTip(tr("What the Problems panel shows, with file, line and column"));
    m_snapshot->setToolTip(tr("What the source reported last, in JSON"));
    m_names->setToolTip(tr("The same name gets the same replacement everywhere. Names that are nowhere but "
                           "in a text may stay: look into the bundle."));
    m_texts->setToolTip(tr("Names stay in these texts, so they are left out where names are replaced."));
    m_settings->setChecked(true);
    m_log->setChecked(contents.logEntries > 0);
    m_log->setEnabled(contents.logEntries > 0);
    m_problems->setChecked(contents.files > 0);
    m_problems->setEnabled(contents.files > 0);
    m_snapshot->setChecked(!contents.snapshot.isEmpty());
    m_snapshot->setEnabled(!contents.snapshot.isEmpty());
    m_names->setChecked(true);
    auto* rows = new QVBoxLayout(box);
    for (QCheckBox* row : {versions, m_settings, m_log, m_problems, m_snapshot, m_texts})
        rows->addWidget(row);

    m_outcome->setWordWrap(true);
    m_outcome->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_outcome->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_save, QDialogButtonBox::ActionRole);
    m_save->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(metrics::kMedium);
    column->addWidget(purpose);
    column->addWidget(box);
    column->addWidget(m_names);
    column->addWidget(m_outcome);
    column->addWidget(buttons);
    resize(kSupportWidth, sizeHint().height());
    connect(m_names, &QCheckBox::toggled, this, &SupportDialog::updateTexts);
    connect(m_save, &QPushButton::clicked, this, &SupportDialog::askForFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    updateTexts();
}

void SupportDialog::updateTexts()
{
    const bool isPossible = m_contents.files > 0 && !m_names->isChecked();
    m_texts->setEnabled(isPossible);
    if (!isPossible)
        m_texts->setChecked(false);
}

models::SupportChoice SupportDialog::choice() const
{
    return {.hasSettings = m_settings->isChecked(),
            .hasLog = m_log->isChecked(),
            .hasProblems = m_problems->isChecked(),
            .hasSnapshot = m_snapshot->isChecked(),
            .hasTexts = m_texts->isChecked(),
            .replacesNames = m_names->isChecked()};
}

void SupportDialog::askForFile()
{
    auto* dialog = new QFileDialog(this, windowTitle());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Archives (*.tar.gz)"));
    dialog->setDefaultSuffix(QStringLiteral("tar.gz"));
    dialog->selectFile(QStringLiteral("quotadeck-support-%1.tar.gz")
                           .arg(QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"))));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_save->setEnabled(false); // until the outcome is there
        Q_EMIT saveRequested(path, choice());
    });
    dialog->open();
}

void SupportDialog::showSaved(const QString& path, qint64 bytes)
{
    //: file, size
    showOutcome(models::RowState::Normal,
                tr("Saved: %1 (%2)").arg(QDir::toNativeSeparators(path), QLocale().formattedDataSize(bytes)));
}

void SupportDialog::showFailure(const QString& text)
{
    showOutcome(models::RowState::Critical, text);
}

QString SupportDialog::outcome() const
{
    return m_outcome->text();
}

void SupportDialog::showOutcome(models::RowState state, const QString& text)
{
    m_save->setEnabled(true);
    m_outcome->setState(state);
    m_outcome->setText(text);
    m_outcome->show();
}
} // namespace quotadeck::ui

#include "moc_supportdialog.cpp"
