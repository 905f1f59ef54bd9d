// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/differences.h"

#include "models/common/changesmodel.h"
#include "models/common/messagetext.h"
#include "models/common/textdifference.h"
#include "models/common/versionstore.h"
#include "ui/editing/difftext.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/panewidgets.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
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
    view->setAccessibleName(ChangesTable::tr("Changes of the configuration"));
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setTabKeyNavigation(false);
    auto* header = view->horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(models::ChangesModel::ChangeColumn, QHeaderView::Stretch);
    view->setColumnWidth(models::ChangesModel::DirectionColumn, kDirectionWidth);
    view->setColumnWidth(models::ChangesModel::LineColumn, kLineWidth);
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

DifferenceSheet::DifferenceSheet(const models::FileSession& session, ComparedTexts texts, QWidget* parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(texts.title);
    auto* summary = new QLabel(tr("%1: comparing…").arg(texts.base), this);
    summary->setTextFormat(Qt::PlainText);
    summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    summary->setWordWrap(true);
    auto* tabs = new ChangeTabs(session.pathTitle(), this);
    tabs->setAccessibleName(texts.base);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(metrics::kMedium);
    column->addWidget(summary);
    column->addWidget(tabs, 1);
    column->addWidget(buttons);
    resize(820, 460);
    m_job.start(
        [older = std::move(texts.older), newer = std::move(texts.newer), compare = session.comparer()](
            const std::stop_token&) { return models::differenceOf(compare, *older, newer()); },
        [summary, tabs, base = texts.base](const models::TextDifference& difference) {
            tabs->showDifference(difference);
            //: what the text is compared with, then the differences
            summary->setText(tr("%1: %2").arg(base, tabs->summary()));
        });
}
} // namespace quotadeck::ui
