// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/queuetreemodel.h"

#include "core/resource/resourceops.h"
#include "models/common/celltext.h"
#include "models/common/usagebar.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace quotadeck::models {
namespace {
RowKind kindOf(const QueueInfo& queue)
{
    if (!queue.isManaged)
        return RowKind::DynamicQueue;
    return queue.isLeaf ? RowKind::LeafQueue : RowKind::ParentQueue;
}

/// A queue without a maximum of applications has an endless one, and 0 cannot be said.
std::optional<Quantity> applicationLimit(quint64 max)
{
    return max == 0 ? std::nullopt : std::optional(static_cast<Quantity>(max));
}

Share applicationShare(const QueueRow& row)
{
    return {static_cast<Quantity>(row.runningApplications), applicationLimit(row.maxApplications)};
}

/// The root has nobody to borrow from.
bool canBorrow(const QueueRow& row)
{
    return row.shown.type && row.path.contains(u'.');
}

Quantity borrowedOf(const QueueRow& row)
{
    return canBorrow(row) ? row.shown.borrowed() : 0;
}

Quantity unusedOf(const QueueRow& row)
{
    return canBorrow(row) ? row.shown.unusedGuarantee() : 0;
}

QString borrowedText(const QueueRow& row, Quantity amount)
{
    return canBorrow(row) ? row.shown.text(amount) : unsetText();
}

QString guaranteeNote(const QueueRow& row)
{
    if (row.shown.counted == 0)
        return QueueTreeModel::tr("No guaranteed amount is set");
    const QString amount = row.shown.exact(row.shown.counted);
    return row.shown.guaranteed
        ? QueueTreeModel::tr("Guaranteed: %1").arg(amount)
        : QueueTreeModel::tr("Guaranteed to its child queues together: %1").arg(amount);
}

/// Of either amount, and whether there is one.
bool isSameLending(const QueueRow& left, const QueueRow& right)
{
    return left.shown.type == right.shown.type && left.shown.used == right.shown.used
        && left.shown.counted == right.shown.counted && left.shown.guaranteed == right.shown.guaranteed;
}

bool isUncovered(const Figures& figures)
{
    return figures.pending > 0 && figures.headroom && figures.pending > *figures.headroom;
}

/// The exact amount, or what stands for none.
QString exactOr(const QueueRow& row, std::optional<Quantity> value, const QString& unset)
{
    return value ? row.shown.exact(*value) : unset;
}

ResourceView usageOf(const QueueRow& row)
{
    return row.quotas->used;
}

NowFigures nowOfQueue(const QueueRow& row)
{
    return NowFigures::of(row.shown, row.usedNow);
}

RowState statusState(const QueueRow& row)
{
    return row.status.isEmpty() || row.status == QLatin1StringView("Active") ? RowState::Normal
                                                                             : RowState::Notice;
}
} // namespace

ColumnTable<QueueRow> QueueTreeModel::columns()
{
    using Row = const QueueRow&;
    using filter::FieldKind;
    static constexpr ColumnOf<QueueRow> kColumns[] = {
        {
            .column = QueueColumn,
            .title = QT_TR_NOOP("Queue"),
            .help = QT_TR_NOOP("Queue name; hover to see the full path"),
            .filter = {.key = "queue", .isMain = true, .text = textIn<&QueueRow::path>},
            .text = [](Row row) { return row.name().toString(); },
            .toolTip =
                [](Row row) {
                    return row.status.isEmpty() ? row.path
                                                : tr("%1 (%2)", "path, state").arg(row.path, row.status);
                },
            .state = statusState,
            .kind = kindIn<&QueueRow::kind>,
            .isBefore
            = [](Row left, Row right) { return left.name().compare(right.name(), Qt::CaseInsensitive) < 0; },
            .isSame
            = equalIn<&QueueRow::nameStart, &QueueRow::kind, &QueueRow::status>, // a row keeps its path
        },
        {
            .column = UsageColumn,
            .title = QT_TR_NOOP("Usage"),
            .sharedHelp
            = [] { return tr("Usage of the queue's own max") + QStringLiteral("\n\n") + usageBarLegend(); },
            .isNumeric = true,
            .filter = {.key = "usage",
                       .kind = FieldKind::Share,
                       .number = [](Row row) { return FilterNumber::ofShare(row.shown.share()); }},
            .text = [](Row row) { return row.shown.share().text(); },
            .toolTip = [](Row row) { return row.shown.sentence() + u'\n' + row.shown.scaleSentence(); },
            .spoken = [](Row row) { return row.shown.sentence(); },
            .state = [](Row row) { return row.shown.share().state(); },
            .emphasis =
                [](Row row) {
                    return dimUnless(row.shown.share().isLimited() && !row.shown.share().isBlocked());
                },
            .bar = [](Row row) { return QVariant::fromValue(row.shown.bar()); },
            .isBefore = [](Row left, Row right) { return left.shown.share() < right.shown.share(); },
            .isSame =
                [](Row left, Row right) { // its bar shows more than the used part
                    const Figures& l = left.shown;
                    const Figures& r = right.shown;
                    return l.type == r.type && l.used == r.used && l.pending == r.pending
                        && l.guaranteed == r.guaranteed && l.max == r.max && l.maxAbove == r.maxAbove
                        && l.limitedBy == r.limitedBy;
                },
        },
        {
            .column = UsedColumn,
            .title = QT_TR_NOOP("Used"),
            .help = QT_TR_NOOP("Allocated in the queue and below"),
            .isNumeric = true,
            .filter = {.key = "used",
                       .kind = FieldKind::Amount,
                       .hasShare = true,
                       .number =
                           [](Row row) {
                               return FilterNumber::amount(row.shown.type, row.shown.used, row.shown.share());
                           }},
            .text = [](Row row) { return row.shown.namedText(row.shown.used); },
            .toolTip = [](Row row) { return row.shown.exact(row.shown.used); },
            .state = [](Row row) { return row.shown.share().state(); },
            .isBefore = [](Row left, Row right) { return left.shown.used < right.shown.used; },
            .isSame =
                [](Row left, Row right) { // its state depends on the maximum
                    const Figures& l = left.shown;
                    const Figures& r = right.shown;
                    return l.type == r.type && l.isTypeNamed == r.isTypeNamed && l.used == r.used
                        && l.share().state() == r.share().state();
                },
        },
        {
            .column = GuaranteedColumn,
            .title = QT_TR_NOOP("Guaranteed"),
            .help = QT_TR_NOOP("Amount the queue may reclaim from other queues"),
            .isNumeric = true,
            .filter
            = {.key = "guaranteed",
               .kind = FieldKind::Amount,
               .number = [](Row row) { return FilterNumber::amount(row.shown.type, row.shown.guaranteed); }},
            .text =
                [](Row row) {
                    return row.shown.guaranteed ? row.shown.text(*row.shown.guaranteed) : unsetText();
                },
            .toolTip
            = [](Row row) { return exactOr(row, row.shown.guaranteed, tr("No guaranteed amount is set")); },
            .emphasis = [](Row row) { return dimUnless(row.shown.guaranteed.has_value()); },
            .isBefore =
                [](Row left, Row right) { // not set is below every amount
                    return left.shown.guaranteed < right.shown.guaranteed;
                },
            .isSame =
                [](Row left, Row right) {
                    return left.shown.type == right.shown.type
                        && left.shown.guaranteed == right.shown.guaranteed;
                },
        },
        {
            .column = MaxColumn,
            .title = QT_TR_NOOP("Max"),
            .help = QT_TR_NOOP("The queue's own max; ∞ if not set"),
            .isNumeric = true,
            .filter = {.key = "max",
                       .kind = FieldKind::Amount,
                       .number = [](Row row) { return FilterNumber::limit(row.shown.type, row.shown.max); }},
            .text = [](Row row) { return row.shown.max ? row.shown.text(*row.shown.max) : unlimitedText(); },
            .toolTip =
                [](Row row) {
                    return exactOr(row, row.shown.max, tr("Not limited: no max is set on this queue"));
                },
            .emphasis = [](Row row) { return dimUnless(row.shown.max.has_value()); },
            .isBefore
            = [](Row left, Row right) { return compareLimits(left.shown.max, right.shown.max) < 0; },
            .isSame =
                [](Row left, Row right) {
                    return left.shown.type == right.shown.type && left.shown.max == right.shown.max;
                },
        },
        {
            .column = HeadroomColumn,
            .title = QT_TR_NOOP("Headroom"),
            .help = QT_TR_NOOP("Amount that fits under every max up to the root"),
            .isNumeric = true,
            .filter
            = {.key = "headroom",
               .kind = FieldKind::Amount,
               .number = [](Row row) { return FilterNumber::limit(row.shown.type, row.shown.headroom); }},
            .text =
                [](Row row) {
                    return row.shown.headroom ? row.shown.text(*row.shown.headroom) : unlimitedText();
                },
            .toolTip =
                [](Row row) {
                    return exactOr(row, row.shown.headroom, tr("Not limited: no max is set up to the root"));
                },
            .emphasis = [](Row row) { return dimUnless(row.shown.headroom.has_value()); },
            .isBefore
            = [](Row left,
                 Row right) { return compareLimits(left.shown.headroom, right.shown.headroom) < 0; },
            .isSame =
                [](Row left, Row right) {
                    return left.shown.type == right.shown.type && left.shown.headroom == right.shown.headroom;
                },
        },
        {
            .column = PendingColumn,
            .title = QT_TR_NOOP("Pending"),
            .help = QT_TR_NOOP("Requested but not yet allocated"),
            .isNumeric = true,
            .filter
            = {.key = "pending",
               .kind = FieldKind::Amount,
               .number = [](Row row) { return FilterNumber::amount(row.shown.type, row.shown.pending); }},
            .text = [](Row row) { return row.shown.text(row.shown.pending); },
            .toolTip =
                [](Row row) {
                    const QString exact = row.shown.exact(row.shown.pending);
                    return isUncovered(row.shown) ? tr("%1, more than the headroom").arg(exact) : exact;
                },
            .state = [](Row row) { return isUncovered(row.shown) ? RowState::Warning : RowState::Normal; },
            .emphasis = [](Row row) { return dimUnless(row.shown.pending != 0); },
            .isBefore = [](Row left, Row right) { return left.shown.pending < right.shown.pending; },
            .isSame =
                [](Row left, Row right) {
                    return left.shown.type == right.shown.type && left.shown.pending == right.shown.pending
                        && isUncovered(left.shown) == isUncovered(right.shown);
                },
        },
        {
            .column = ApplicationsColumn,
            .title = QT_TR_NOOP("Apps"),
            .help = QT_TR_NOOP("Running applications / maximum"),
            .isNumeric = true,
            .filter
            = {.key = "apps",
               .kind = FieldKind::Count,
               .hasShare = true,
               .number
               = [](Row row) { return FilterNumber::count(row.runningApplications, applicationShare(row)); }},
            .text = [](Row row) { return applicationsText(row.runningApplications, row.maxApplications); },
            .toolTip =
                [](Row row) {
                    const int running = static_cast<int>(row.runningApplications);
                    return row.maxApplications == 0
                        ? tr("%n running, no maximum", nullptr, running)
                        : tr("%n running, %1 allowed", nullptr, running).arg(row.maxApplications);
                },
            .state = [](Row row) { return applicationShare(row).state(); },
            .isBefore = orderedBy<&QueueRow::runningApplications>,
            .isSame = equalIn<&QueueRow::runningApplications, &QueueRow::maxApplications>,
        },
        {
            .column = StatusColumn,
            .title = QT_TR_NOOP("Status"),
            .help = QT_TR_NOOP("State reported by the scheduler"),
            .filter = {.key = "status", .text = textIn<&QueueRow::status>},
            .text = [](Row row) { return row.status.isEmpty() ? unsetText() : row.status; },
            .toolTip = noToolTip,
            .state = statusState,
            .isBefore = orderedBy<&QueueRow::status>,
            .isSame = equalIn<&QueueRow::status>,
        },
        {
            .column = BorrowedColumn,
            .title = QT_TR_NOOP("Borrowed"),
            .help
            = QT_TR_NOOP("Used above the guaranteed amount; a queue without one counts that of its children"),
            .isNumeric = true,
            .filter
            = {.key = "borrowed",
               .kind = FieldKind::Amount,
               .number = [](Row row) { return FilterNumber::amount(row.shown.type, borrowedOf(row)); }},
            .text = [](Row row) { return borrowedText(row, row.shown.borrowed()); },
            .toolTip =
                [](Row row) {
                    return canBorrow(row) ? row.shown.exact(row.shown.borrowed()) + u'\n' + guaranteeNote(row)
                                          : tr("The root has no sibling queues");
                },
            .emphasis = [](Row row) { return dimUnless(borrowedOf(row) > 0); },
            .isBefore = [](Row left, Row right) { return borrowedOf(left) < borrowedOf(right); },
            .isSame = isSameLending,
        },
        {
            .column = UnusedGuaranteeColumn,
            .title = QT_TR_NOOP("Unused guarantee"),
            .help = QT_TR_NOOP("Guaranteed but not used; other queues may use it until it is needed"),
            .isNumeric = true,
            .filter = {.key = "unused",
                       .kind = FieldKind::Amount,
                       .number = [](Row row) { return FilterNumber::amount(row.shown.type, unusedOf(row)); }},
            .text = [](Row row) { return borrowedText(row, row.shown.unusedGuarantee()); },
            .toolTip =
                [](Row row) {
                    return canBorrow(row)
                        ? row.shown.exact(row.shown.unusedGuarantee()) + u'\n' + guaranteeNote(row)
                        : tr("The root has no sibling queues");
                },
            .emphasis = [](Row row) { return dimUnless(unusedOf(row) > 0); },
            .isBefore = [](Row left, Row right) { return unusedOf(left) < unusedOf(right); },
            .isSame = isSameLending,
        },
        nowColumn<QueueRow, nowOfQueue>(UsedNowColumn),
    };
    using Usage = UsedOf<usageOf>;
    static constexpr FieldOf<QueueRow> kFields[] = {
        {.key = "cpu", .kind = FieldKind::Amount, .number = Usage::cpu},
        {.key = "memory", .kind = FieldKind::Amount, .number = Usage::memory},
    };
    static_assert(areInOrder(kColumns));
    return {kColumns, kFields};
}

QueueTreeModel::QueueTreeModel(QObject* parent) : LiveTree(columns(), parent) { }

void QueueTreeModel::apply(const ListDelta<QueueInfo, QueuePath>& delta)
{
    std::vector<std::string> removed;
    removed.reserve(delta.removed.size());
    for (const QueuePath& path : delta.removed)
        removed.push_back(path.text());
    bool areMaximaOthers = false;
    bool areGuaranteesOthers = !removed.empty();
    applyEach(
        removed, delta.upserted,
        [](const QueueInfo* queue) -> std::string_view { return queue->path.text(); },
        [](const QueueInfo* queue) -> std::string_view { return queue->parent.text(); },
        [&](const QueueInfo* queue, const QueueRow* known) {
            areMaximaOthers = areMaximaOthers || !known || known->quotas->max != queue->max;
            areGuaranteesOthers
                = areGuaranteesOthers || !known || known->quotas->guaranteed != queue->guaranteed;
            return rowFrom(*queue, known);
        });
    if (isFlat())
        m_leafCount = listedCount();
    if (areGuaranteesOthers)
        sumGuarantees();
    if (!areMaximaOthers)
        return;
    reviseWhere([](const QueueRow& row) { return !row.shown.max; },
                [this](QueueRow& row) { addMaxAbove(row); });
}

QueueRow QueueTreeModel::rowFrom(const QueueInfo& queue, const QueueRow* known)
{
    auto quotas = std::make_shared<Quotas>(Quotas{.used = queue.allocated,
                                                  .pending = queue.pending,
                                                  .guaranteed = queue.guaranteed,
                                                  .max = queue.max,
                                                  .headroom = queue.headroom});
    if (known)
        quotas->guaranteedBelow = known->quotas->guaranteedBelow;
    QueueRow row{.path = known ? known->path : QString::fromStdString(queue.path.text()),
                 .status = m_texts.of(queue.status),
                 .kind = kindOf(queue),
                 .isLeaf = queue.isLeaf,
                 .runningApplications = queue.runningApps,
                 .maxApplications = queue.maxRunningApps,
                 .quotas = std::move(quotas),
                 .shown = {}};
    row.nameStart = known ? known->nameStart : nameStart(row.path);
    row.usedNow = usedCopy(usedNow(row.path));
    addFigures(row);
    return row;
}

void QueueTreeModel::addFigures(QueueRow& row) const
{
    row.shown = figuresOf(*row.quotas, m_focus);
    addMaxAbove(row);
}

const Resource* QueueTreeModel::usedNow(const QString& path) const
{
    return m_present ? presentUse(m_present->queues, path.toStdString()) : nullptr;
}

void QueueTreeModel::setPresent(const Present& present)
{
    if (std::exchange(m_present, present) == present)
        return;
    reviseWhere([this](const QueueRow& row) { return !hasUsed(row.usedNow, usedNow(row.path)); },
                [this](QueueRow& row) { row.usedNow = usedCopy(usedNow(row.path)); });
}

void QueueTreeModel::sumGuarantees()
{
    std::unordered_map<QString, Resource> below; // by the path of a queue without an own amount
    std::vector<const RowNode*> pending(topRows().begin(), topRows().end());
    while (!pending.empty()) {
        const RowNode* node = pending.back();
        pending.pop_back();
        pending.insert(pending.end(), node->children.begin(), node->children.end());
        const ResourceView own(rowAt(node).quotas->guaranteed);
        if (isEmpty(own))
            continue;
        forEachAbove(node, [&below, own](const QueueRow& above) {
            if (!isEmpty(above.quotas->guaranteed))
                return false;
            Resource& sum = below[above.path];
            sum = add(sum, own);
            return true;
        });
    }
    const auto sumOf = [&below](const QueueRow& row) {
        const auto found = below.find(row.path);
        return found == below.end() ? Resource() : found->second;
    };
    reviseWhere([&sumOf](const QueueRow& row) { return row.quotas->guaranteedBelow != sumOf(row); },
                [this, &sumOf](QueueRow& row) {
                    auto quotas = std::make_shared<Quotas>(*row.quotas);
                    quotas->guaranteedBelow = sumOf(row);
                    row.quotas = std::move(quotas);
                    addFigures(row);
                });
}

qsizetype QueueTreeModel::nameStart(const QString& path) const
{
    return isFlat() ? 0 : path.lastIndexOf(u'.') + 1;
}

bool QueueTreeModel::isParent(const QString& path) const
{
    const QueueRow* row = rowFor(path.toStdString());
    return row && !row->isLeaf;
}

void QueueTreeModel::setFlat(bool isFlat)
{
    if (isFlat == this->isFlat())
        return;
    LiveTreeModel::setFlat(isFlat);
    m_leafCount = listedCount();
    reviseAll([this](QueueRow& row) { row.nameStart = nameStart(row.path); });
}

void QueueTreeModel::addMaxAbove(QueueRow& row) const
{
    Figures& shown = row.shown;
    shown.maxAbove.reset();
    shown.limitedBy.clear();
    if (!shown.type || shown.max)
        return;
    forEachAbove(row.path.toStdString(), [&shown](const QueueRow& above) {
        shown.maxAbove = ResourceView(above.quotas->max).find(*shown.type);
        if (shown.maxAbove)
            shown.limitedBy = above.path;
        return !shown.maxAbove;
    });
}

void QueueTreeModel::setResource(const QString& type)
{
    const Focus focus = Focus::fromText(type);
    if (focus == m_focus)
        return;
    m_focus = focus;
    reviseAll([this](QueueRow& row) { addFigures(row); });
}
} // namespace quotadeck::models

#include "moc_queuetreemodel.cpp"
