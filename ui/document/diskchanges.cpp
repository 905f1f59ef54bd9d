// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/diskchanges.h"

#include "models/document/editedfile.h"
#include "ui/help/contexthelp.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/panewidgets.h"

#include <QAction>
#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>
#include <optional>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kDialogWidth = 760;
constexpr int kMostHeight = 600;
constexpr int kAroundChoices = 130; ///< px for what is above and below the choices
constexpr int kMostLines = 8; ///< that a text shows without scrolling
constexpr int kAroundLines = 2; ///< that all share, before and after those in which they differ

/// How many spaces all of @p texts begin with in every line.
qsizetype sharedIndent(const QStringList& texts)
{
    std::optional<qsizetype> shared;
    for (const auto& text : texts) {
        for (const auto& line : text.split(u'\n')) {
            const auto first = std::ranges::find_if(line, [](QChar character) { return character != u' '; });
            if (first != line.end())
                shared = std::min(shared.value_or(line.size()), static_cast<qsizetype>(first - line.begin()));
        }
    }
    return shared.value_or(0);
}

/// Without the line break at the end and what every line is indented by.
QString shownText(const QString& text, qsizetype indent)
{
    QStringList lines = text.split(u'\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    for (auto& line : lines)
        line = line.mid(std::min(indent, line.size()));
    return lines.join(u'\n');
}

/// Lines that all texts share, at their beginning and end.
struct LeftOut
{
    int front = 0;
    int back = 0;
};

/// Leaves of long @p texts the lines in which they differ, with a few around them.
LeftOut cutShared(QStringList& texts)
{
    std::vector<QStringList> lines;
    for (const auto& text : texts)
        lines.push_back(text.split(u'\n'));
    const auto least = std::ranges::min(lines, {}, &QStringList::size).size();
    if (std::ranges::max(lines, {}, &QStringList::size).size() <= kMostLines)
        return {};
    const auto isShared = [&lines](qsizetype ahead, bool isFront) {
        const auto at = [&](const QStringList& all) { return all[isFront ? ahead : all.size() - 1 - ahead]; };
        return std::ranges::all_of(lines,
                                   [&](const QStringList& all) { return at(all) == at(lines.front()); });
    };
    qsizetype front = 0;
    while (front < least && isShared(front, true))
        ++front;
    qsizetype back = 0;
    while (back < least - front && isShared(back, false))
        ++back;
    front = std::max<qsizetype>(0, front - kAroundLines);
    back = std::max<qsizetype>(0, back - kAroundLines);
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const auto& all = lines[static_cast<std::size_t>(i)];
        texts[i] = all.mid(front, all.size() - front - back).join(u'\n');
    }
    return {static_cast<int>(front), static_cast<int>(back)};
}

/// @p text with the number of lines that all share and that are not shown.
QString withLeftOut(const QString& text, const LeftOut& leftOut)
{
    const auto told = [](int count) { return MergeDialog::tr("⋯ %n equal line(s)", nullptr, count); };
    QStringList parts{text};
    if (leftOut.front > 0)
        parts.prepend(told(leftOut.front));
    if (leftOut.back > 0)
        parts.append(told(leftOut.back));
    return parts.join(u'\n');
}

/// @p nothing stands for an empty text.
QPlainTextEdit* textView(const QString& text, const QString& name, const QString& nothing)
{
    auto* view = new QPlainTextEdit(text);
    view->setReadOnly(true);
    view->setTabChangesFocus(true);
    view->setLineWrapMode(QPlainTextEdit::NoWrap);
    showAsCode(view);
    view->setAccessibleName(name);
    view->setPlaceholderText(nothing);
    const auto lines = std::clamp<qsizetype>(text.count(u'\n') + 1, 1, kMostLines);
    const QMargins margins = view->contentsMargins();
    view->setFixedHeight(static_cast<int>(lines) * QFontMetrics(view->font()).lineSpacing()
                         + 2 * static_cast<int>(view->document()->documentMargin()) + margins.top()
                         + margins.bottom() + view->horizontalScrollBar()->sizeHint().height());
    return view;
}

} // namespace

namespace {
/// What the dialog calls the other side of a merge.
struct MergeTexts
{
    QString title;
    QString other;
    QString intro;
};

MergeTexts textsOf(models::OtherEdits::Origin origin)
{
    switch (origin) {
    case models::OtherEdits::Origin::Disk:
        break;
    case models::OtherEdits::Origin::Recovery:
        return {MergeDialog::tr("Conflicts with the recovered edits"), MergeDialog::tr("Recovered edits"),
                MergeDialog::tr(
                    "The current text and the recovered edits have conflicting changes. Choose which version "
                    "to keep for each conflict. All other changes are merged; the merge can be undone.")};
    case models::OtherEdits::Origin::Cluster:
        return {MergeDialog::tr("Conflicts with the cluster's configuration"), MergeDialog::tr("Cluster"),
                MergeDialog::tr(
                    "The current text and the configuration of the cluster have conflicting changes. Choose "
                    "which version "
                    "to keep for each conflict. All other changes are merged; the merge can be undone.")};
    }
    return {MergeDialog::tr("Conflicts with the file on disk"), MergeDialog::tr("File on disk"),
            MergeDialog::tr(
                "The current text and the file on disk have conflicting changes. Choose which version to "
                "keep for each conflict. All other changes are merged; the merge can be undone.")};
}
} // namespace

MergeDialog::MergeDialog(std::vector<config::MergeConflict> conflicts, const models::EditedFile& session,
                         models::OtherEdits::Origin origin, QWidget* parent)
    : QDialog(parent)
    , m_conflicts(std::move(conflicts))
{
    const MergeTexts texts = textsOf(origin);
    m_other = texts.other;
    setWindowTitle(texts.title);
    setHelpPage(*this, QStringLiteral("save"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* merge = buttons->addButton(tr("Merge"), QDialogButtonBox::AcceptRole);
    merge->setEnabled(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* list = new QWidget;
    auto* rows = new QVBoxLayout(list);
    for (const auto& conflict : m_conflicts) {
        const bool isWhole = conflict.ours == *session.text();
        rows->addWidget(
            choiceFor(conflict,
                      isWhole ? tr("The whole file: its changes cannot be merged individually.")
                              : session.analysis()->placeName(*session.currentRevision(), conflict.line)));
        connect(m_choices.back(), &QButtonGroup::idClicked, this, [this, merge] {
            merge->setEnabled(std::ranges::none_of(
                m_choices, [](const QButtonGroup* group) { return group->checkedId() < 0; }));
        });
    }
    rows->addStretch(1);
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(list);
    auto* intro = new QLabel(texts.intro);
    intro->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(intro);
    column->addWidget(area, 1);
    column->addWidget(buttons);
    resize(kDialogWidth, std::min(kMostHeight, list->sizeHint().height() + kAroundChoices));
}

QWidget* MergeDialog::choiceFor(const config::MergeConflict& conflict, const QString& title)
{
    QStringList texts{QString::fromStdString(conflict.base), QString::fromStdString(conflict.ours),
                      QString::fromStdString(conflict.theirs)};
    const LeftOut leftOut = cutShared(texts);
    auto* current = new QRadioButton(tr("Current text, line %1").arg(conflict.line + leftOut.front));
    auto* other = new QRadioButton(m_other);
    for (QRadioButton* side : {current, other})
        side->setToolTip(tr("The merged text gets this side of the conflict."));
    auto* group = new QButtonGroup(this);
    group->addButton(current, static_cast<int>(config::MergeSide::Ours));
    group->addButton(other, static_cast<int>(config::MergeSide::Theirs));
    m_choices.push_back(group);
    const qsizetype indent = sharedIndent(texts);
    const auto view = [&](qsizetype number, const QString& name) {
        return textView(withLeftOut(shownText(texts[number], indent), leftOut), name,
                        number == 0 ? tr("(empty)") : tr("(removed)"));
    };
    // One below the other, so that what differs stands in one place.
    auto* pane = new QWidget;
    auto* grid = new QGridLayout(pane);
    grid->setContentsMargins(0, 0, 0, metrics::kMedium);
    grid->setSpacing(metrics::kSmall);
    grid->setColumnStretch(1, 1);
    if (!title.isEmpty()) {
        auto* label = heading(title);
        label->setWordWrap(true);
        label->setContentsMargins(0, 0, 0, 0);
        grid->addWidget(label, 0, 0, 1, 2);
    }
    grid->addWidget(new QLabel(tr("Before")), 1, 0);
    grid->addWidget(view(0, tr("Before")), 1, 1);
    grid->addWidget(current, 2, 0);
    grid->addWidget(view(1, tr("Current text")), 2, 1);
    grid->addWidget(other, 3, 0);
    grid->addWidget(view(2, m_other), 3, 1);
    return pane;
}

std::vector<models::EditedFile::SettledConflict> MergeDialog::settled() const
{
    std::vector<models::EditedFile::SettledConflict> settled;
    for (std::size_t i = 0; i < m_conflicts.size(); ++i)
        settled.push_back({m_conflicts[i], static_cast<config::MergeSide>(m_choices[i]->checkedId())});
    return settled;
}

DiskMerge::DiskMerge(models::EditedFile* session, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_page(page)
    , m_merge(new QAction(tr("Merge"), this))
{
    m_merge->setToolTip(tr("Merge the changes on disk into the current text"));
    const auto showLock
        = [this] { m_merge->setText(m_session->isLocked() ? tr("Unlock and Merge") : tr("Merge")); };
    connect(m_session, &models::EditedFile::lockChanged, this, showLock);
    showLock();
    connect(m_merge, &QAction::triggered, this, [this] {
        m_session->setLocked(false);
        Q_EMIT aboutToMerge();
        m_session->mergeFromDisk();
    });
    connect(m_session, &models::EditedFile::mergeConflicts, this, &DiskMerge::ask);
}

void DiskMerge::ask(const models::OtherEdits& others, const std::vector<config::MergeConflict>& conflicts)
{
    auto* dialog = new MergeDialog(conflicts, *m_session, others.origin, m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, others] {
        if (others.origin == models::OtherEdits::Origin::Disk)
            m_session->mergeFromDisk(dialog->settled()); // with what is there by then
        else
            m_session->merge(others, dialog->settled());
    });
    dialog->open();
}

namespace {
constexpr int kDiskPicture = 32;
}

using models::EditedFile;

DiskChanges::DiskChanges(EditedFile* session, QAction* merge, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_page(page)
    , m_bar(new MessageBar(page))
{
    auto* compare = new QAction(tr("Compare"), this);
    compare->setToolTip(tr("Show how the current text differs from the file on disk"));
    connect(compare, &QAction::triggered, this, &DiskChanges::compareRequested);
    auto* keep = new QAction(tr("Keep Local Changes"), this);
    keep->setToolTip(tr("Let the next save overwrite the changes on disk"));
    connect(keep, &QAction::triggered, m_session, &EditedFile::keepLocalChanges);
    m_ways = {merge, compare, keep};
    m_bar->setChoices(m_ways);
    connect(m_bar, &MessageBar::actionTriggered, this, &DiskChanges::reloadRequested);

    connect(m_session, &EditedFile::changedOnDisk, this, [this] {
        if (m_question && !m_session->disk().changedText()) // nothing to merge or to overwrite
            m_question->reject();
        show();
    });
    connect(m_session, &EditedFile::revisionChanged, this, [this] {
        if (m_session->disk().isChanged())
            show(); // whether there are edits may be another thing now
    });
    connect(m_session, &EditedFile::diskSettled, this, [this] {
        m_bar->clearMessage();
        if (m_question)
            m_question->reject();
    });
}

void DiskChanges::ask()
{
    m_bar->clearMessage(); // the user may have hidden it
    show();
    if (m_question)
        return;
    const QString name = QFileInfo(m_session->path()).fileName();
    m_question = new QMessageBox(QMessageBox::Warning, tr("Changed on disk"),
                                 tr("%1 was not saved: it was changed on disk by another program.").arg(name),
                                 QMessageBox::Cancel, m_page->window());
    m_question->setAttribute(Qt::WA_DeleteOnClose);
    m_question->setIconPixmap(stateIcon(models::RowState::Warning).pixmap(kDiskPicture, kDiskPicture));
    m_question->setTextFormat(Qt::PlainText); // it names a file
    m_question->setInformativeText(
        tr("Merge the changes on disk into the current text and save again, or overwrite them."));
    auto* merge = m_question->addButton(tr("Merge"), QMessageBox::AcceptRole);
    auto* compare = m_question->addButton(tr("Compare"), QMessageBox::ActionRole);
    auto* overwrite = m_question->addButton(tr("Overwrite…"), QMessageBox::DestructiveRole);
    m_question->setDefaultButton(merge);
    connect(merge, &QPushButton::clicked, m_ways.front(), &QAction::trigger);
    connect(compare, &QPushButton::clicked, this, &DiskChanges::compareRequested);
    connect(overwrite, &QPushButton::clicked, this, [this] {
        m_session->keepLocalChanges();
        Q_EMIT saveRequested(); // which is reviewed, as every save
    });
    m_question->open();
}

void DiskChanges::show()
{
    const bool isThere = m_session->disk().changedText().has_value();
    for (auto* way : m_ways)
        way->setEnabled(isThere);
    const bool hasEdits = m_session->hasUnsavedEdits();
    const QString sentence = isThere
        ? hasEdits ? tr("%1 changed on disk. Your edits are kept.") : tr("%1 changed on disk.")
        : hasEdits ? tr("%1 can no longer be read. Your edits are kept.")
                   : tr("%1 can no longer be read. Its text is kept here.");
    m_bar->showMessage(models::RowState::Warning, sentence.arg(QFileInfo(m_session->path()).fileName()),
                       tr("Use File on Disk"));
}
} // namespace quotadeck::ui

#include "moc_diskchanges.cpp"
