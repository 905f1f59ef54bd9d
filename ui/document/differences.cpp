// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/differences.h"

#include "models/common/messagetext.h"
#include "models/document/analysis.h"
#include "models/document/changesmodel.h"
#include "models/document/versionstore.h"
#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/panewidgets.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableView>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kLineNumberWidth = 5;
constexpr qreal kTint = 0.14;
constexpr qreal kStrongTint = 0.36; ///< of what differs within a line

QChar signOf(config::DiffLine::Kind kind)
{
    switch (kind) {
    case config::DiffLine::Kind::Removed:
        return u'-';
    case config::DiffLine::Kind::Added:
        return u'+';
    case config::DiffLine::Kind::Same:
    case config::DiffLine::Kind::Gap:
        break;
    }
    return u' ';
}

QString textOf(const config::DiffLine& line)
{
    const std::size_t number = line.newLine != 0 ? line.newLine : line.oldLine;
    return QStringLiteral("%1 %2 %3")
        .arg(number == 0 ? QString() : QString::number(number), kLineNumberWidth)
        .arg(QString(signOf(line.kind)), QString::fromStdString(line.text));
}

struct Part
{
    int line = 0; ///< of the difference, from 0
    qsizetype begin = 0; ///< characters
    qsizetype end = 0;
};

/// What of @p older and @p newer is not the same, between what they begin and end with alike.
void addParts(std::vector<Part>& parts, int older, int newer, const std::vector<config::DiffLine>& lines)
{
    const QString before = QString::fromStdString(lines[static_cast<std::size_t>(older)].text);
    const QString after = QString::fromStdString(lines[static_cast<std::size_t>(newer)].text);
    const qsizetype shorter = std::min(before.size(), after.size());
    qsizetype head = 0;
    while (head < shorter && before[head] == after[head])
        ++head;
    qsizetype tail = 0;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    parts.push_back({older, head, before.size() - tail});
    parts.push_back({newer, head, after.size() - tail});
}

/// Of lines that were replaced by as many others, each by the one in its place.
std::vector<Part> changedParts(const std::vector<config::DiffLine>& lines)
{
    std::vector<Part> parts;
    const auto count = static_cast<int>(lines.size());
    const auto runEnd = [&](int from, config::DiffLine::Kind kind) {
        while (from < count && lines[static_cast<std::size_t>(from)].kind == kind)
            ++from;
        return from;
    };
    for (int line = 0; line < count;) {
        const int added = runEnd(line, config::DiffLine::Kind::Removed);
        const int end = runEnd(added, config::DiffLine::Kind::Added);
        if (end - added == added - line) {
            for (int step = 0; step < end - added; ++step)
                addParts(parts, line + step, added + step, lines);
        }
        line = std::max(end, line + 1);
    }
    return parts;
}
} // namespace

DiffText::DiffText(QWidget* parent) : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setFrameShape(QFrame::NoFrame);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    showAsCode(this);
    setTabChangesFocus(true);
    setAccessibleName(tr("Text difference"));
}

void DiffText::setLines(std::vector<config::DiffLine> lines)
{
    if (lines == m_lines)
        return;
    m_lines = std::move(lines);
    QStringList texts;
    for (const auto& line : m_lines)
        texts << textOf(line);
    setPlainText(texts.join(u'\n'));
    applyColours();
}

void DiffText::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyColours();
}

std::optional<int> DiffText::find(std::size_t config::DiffLine::*number, int line) const
{
    const auto found = std::ranges::find(m_lines, static_cast<std::size_t>(line), number);
    return found == m_lines.end() ? std::nullopt : std::optional(static_cast<int>(found - m_lines.begin()));
}

void DiffText::reveal(const config::Change& change)
{
    const auto line = change.newSpan ? find(&config::DiffLine::newLine, change.newSpan->begin.line)
        : change.oldSpan             ? find(&config::DiffLine::oldLine, change.oldSpan->begin.line)
                                     : std::nullopt;
    if (!line)
        return;
    setTextCursor(QTextCursor(document()->findBlockByNumber(*line)));
    centerCursor();
}

void DiffText::applyColours()
{
    QList<QTextEdit::ExtraSelection> tints;
    const auto tint = [&](const QTextCursor& cursor, config::DiffLine::Kind kind, bool isWhole) {
        const QColor colour = kind == config::DiffLine::Kind::Added
            ? okColor(palette())
            : stateColor(palette(), models::RowState::Critical);
        QTextEdit::ExtraSelection selection;
        selection.cursor = cursor;
        selection.format.setBackground(
            mixed(palette().color(QPalette::Base), colour, isWhole ? kTint : kStrongTint));
        if (isWhole)
            selection.format.setProperty(QTextFormat::FullWidthSelection, true);
        tints << selection;
    };
    const auto isChanged = [](const config::DiffLine& line) {
        return line.kind == config::DiffLine::Kind::Added || line.kind == config::DiffLine::Kind::Removed;
    };
    for (int number = 0; const auto& line : m_lines) {
        if (isChanged(line))
            tint(QTextCursor(document()->findBlockByNumber(number)), line.kind, true);
        ++number;
    }
    for (const auto& part : changedParts(m_lines)) {
        const QTextBlock block = document()->findBlockByNumber(part.line);
        const QString text = QString::fromStdString(m_lines[static_cast<std::size_t>(part.line)].text);
        const auto start = block.position() + block.length() - 1 - static_cast<int>(text.size());
        QTextCursor cursor(document());
        cursor.setPosition(start + static_cast<int>(part.begin));
        cursor.setPosition(start + static_cast<int>(part.end), QTextCursor::KeepAnchor);
        tint(cursor, m_lines[static_cast<std::size_t>(part.line)].kind, false);
    }
    setExtraSelections(tints);
}

namespace {
/// Gives the texts their context.
struct BaseTexts
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::ui::BaseTexts)
};

QString timeOf(const models::FileVersion& version)
{
    return QLocale().toString(version.time.toLocalTime(), QLocale::ShortFormat);
}
} // namespace

QString sinceLastSave()
{
    return BaseTexts::tr("Changes since last save");
}

QString withFileOnDisk()
{
    return BaseTexts::tr("Compared with the file on disk");
}

QString withClusterConfiguration()
{
    return BaseTexts::tr("Compared with the configuration of the cluster");
}

QString withCurrentText()
{
    return BaseTexts::tr("Compared with the current text");
}

QString withActiveConfiguration()
{
    return BaseTexts::tr("Compared with the cluster's active configuration");
}

QString withVersion(const models::FileVersion& version)
{
    return version.label.isEmpty()
        ? BaseTexts::tr("Compared with the version of %1").arg(timeOf(version))
        : BaseTexts::tr("Compared with the version \"%1\" of %2").arg(version.label, timeOf(version));
}

QString betweenVersions(const models::FileVersion& older, const models::FileVersion& newer)
{
    const auto name = [](const models::FileVersion& version) {
        return version.label.isEmpty() ? timeOf(version)
                                       //: label and time of a version
                                       : BaseTexts::tr("\"%1\" of %2").arg(version.label, timeOf(version));
    };
    return BaseTexts::tr("Changes from the version %1 to the version %2").arg(name(older), name(newer));
}

QString restoredText(const models::FileVersion& version)
{
    return version.label.isEmpty()
        ? BaseTexts::tr(
              "The current text is the version of %1. Save to write it to the file; Undo returns to "
              "the text before.")
              .arg(timeOf(version))
        : BaseTexts::tr("The current text is the version \"%1\" of %2. Save to write it to the file; Undo "
                        "returns to the text before.")
              .arg(version.label, timeOf(version));
}

namespace {
constexpr int kDirectionWidth = 104;
constexpr int kLeastQueue = 60;
constexpr int kMostQueue = 170;
constexpr int kLineWidth = 50;

struct ChangesTable
{
    Q_DECLARE_TR_FUNCTIONS(ChangesTable)
};
} // namespace

QTableView* changesTable(models::ChangesModel* changes)
{
    auto* view = new QTableView;
    setUpTable(view);
    view->setModel(changes);
    view->setAccessibleName(ChangesTable::tr("Changes to the file"));
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setTabKeyNavigation(false);
    auto* header = view->horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(models::ChangesModel::ChangeColumn, QHeaderView::Stretch);
    setScaledColumn(view->horizontalHeader(), models::ChangesModel::DirectionColumn, kDirectionWidth);
    setScaledColumn(view->horizontalHeader(), models::ChangesModel::LineColumn, kLineWidth);
    const auto fitQueues = [view] { // the sentence says most
        const int wanted = static_cast<const QAbstractItemView*>(view)->sizeHintForColumn(
            models::ChangesModel::QueueColumn);
        view->setColumnWidth(models::ChangesModel::QueueColumn, std::clamp(wanted, kLeastQueue, kMostQueue));
    };
    QObject::connect(changes, &QAbstractItemModel::rowsInserted, view, fitQueues);
    fitQueues();
    return view;
}

QString directionsOf(const models::ChangesModel& changes)
{
    if (changes.rowCount() == 0)
        return {};
    QStringList parts;
    if (const int dangerous = changes.count(config::Direction::Dangerous))
        parts << ChangesTable::tr("%n dangerous", nullptr, dangerous);
    parts << ChangesTable::tr("%n looser", nullptr, changes.count(config::Direction::Looser))
          << ChangesTable::tr("%n tighter", nullptr, changes.count(config::Direction::Tighter));
    if (const int raised = changes.count(config::Direction::Raised))
        parts << ChangesTable::tr("%n guarantee(s) raised", nullptr, raised);
    if (const int lowered = changes.count(config::Direction::Lowered))
        parts << ChangesTable::tr("%n guarantee(s) lowered", nullptr, lowered);
    if (const int neutral = changes.count(config::Direction::Neutral))
        parts << ChangesTable::tr("%n neutral", nullptr, neutral);
    if (const int idle = changes.countWithoutEffect())
        parts << ChangesTable::tr("%n without effect", nullptr, idle);
    return parts.join(QStringLiteral(", "));
}

ChangeTabs::ChangeTabs(const QString& pathTitle, QWidget* parent)
    : QTabWidget(parent)
    , m_changes(new models::ChangesModel(this))
    , m_lines(new DiffText)
{
    setDocumentMode(true);
    m_changes->setPathTitle(pathTitle);
    addTab(changesTable(m_changes), tr("Changes"));
    addTab(m_lines, tr("Text Difference"));
}

void ChangeTabs::showDifference(const models::TextDifference& difference)
{
    const auto& changes = difference.changes;
    m_changes->setChanges(changes ? *changes : std::vector<config::Change>());
    m_lines->setLines(difference.lines);
    setTabText(0, tr("Changes (%1)").arg(m_changes->rowCount()));
    if (difference.lines.empty())
        m_summary = tr("no differences");
    else if (!changes)
        m_summary = tr("changed settings unknown, %1: %2")
                        .arg(QString::fromStdString(changes.error().where),
                             models::messageText(changes.error().message));
    else if (m_changes->rowCount() == 0)
        m_summary = tr("text differs, settings equal");
    else
        m_summary = directionsOf(*m_changes);
    if (m_changes->rowCount() == 0 && currentIndex() == 0)
        setCurrentIndex(1);
}

DifferenceSheet::DifferenceSheet(const models::EditedFile& session, ComparedTexts texts, QWidget* parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(texts.title);
    auto* summary = new QLabel(tr("%1: comparing…").arg(texts.base), this);
    summary->setTextFormat(Qt::PlainText);
    summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    summary->setWordWrap(true);
    auto* tabs = new ChangeTabs(session.analysis()->pathTitle(), this);
    tabs->setAccessibleName(texts.base);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(metrics::kMedium);
    column->addWidget(summary);
    column->addWidget(tabs, 1);
    column->addWidget(buttons);
    followTextSize(this, [this] { resize(scaled(QSize(820, 460))); });
    m_job.start(
        [older = std::move(texts.older), newer = std::move(texts.newer), analysis = session.analysis()](
            const std::stop_token&) { return models::differenceOf(*analysis, *older, newer()); },
        [summary, tabs, base = texts.base](const models::TextDifference& difference) {
            tabs->showDifference(difference);
            //: what the text is compared with, then the differences
            summary->setText(tr("%1: %2").arg(base, tabs->summary()));
        });
}
} // namespace quotadeck::ui

#include "moc_differences.cpp"
