// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/quotatablemodel.h"

#include "core/config/schema/effective.h"
#include "core/resource/display.h"
#include "core/resource/quantity.h"
#include "models/common/celltext.h"
#include "models/limits/form/valuecheck.h"

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
/// The maximum of @p type that binds on @p path.
std::optional<config::EffectiveValue> bindingMaximum(const config::PartitionConfig& partition,
                                                     const QueuePath& path, const std::string& type)
{
    const auto maxima = config::queueMaxima(partition, path);
    const auto found = std::ranges::find_if(maxima, [&](const config::EffectiveValue& value) {
        return value.isBinding && value.type && value.type->name() == type;
    });
    return found == maxima.end() ? std::nullopt : std::optional(*found);
}

void addTypes(std::set<std::string>& types, const config::TextMap& map)
{
    for (const auto& entry : map.value)
        types.insert(entry.key);
}

void readEntry(const config::TextMap& map, const std::string& type, std::string& value, TextSpan& span)
{
    const auto entry = std::ranges::find(map.value, type, &config::TextEntry::key);
    if (entry == map.value.end())
        return;
    value = entry->value;
    span = entry->valueSpan;
}
} // namespace

ColumnTable<QuotaRow> QuotaTableModel::columns()
{
    using Row = const QuotaRow&;
    static constexpr ColumnOf<QuotaRow> kColumns[] = {
        {
            .column = ResourceColumn,
            .title = QT_TR_NOOP("Resource"),
            .help = QT_TR_NOOP("Type of the resource, as in queues.yaml"),
            .text = textIn<&QuotaRow::id>,
            .toolTip = noToolTip,
        },
        {
            .column = GuaranteedColumn,
            .title = QT_TR_NOOP("Guaranteed"),
            .help = QT_TR_NOOP("What the queue has a right to, before others may use it"),
            .isNumeric = true,
            .text =
                [](Row row) {
                    return row.guaranteed.empty() ? tr("not set")
                                                  : quantityCellText(row.id.toStdString(), row.guaranteed);
                },
            .toolTip =
                [](Row row) {
                    if (!row.guaranteedProblem.message.isEmpty())
                        return row.guaranteedProblem.message;
                    return row.guaranteed.empty() ? tr("Not set: nothing is reserved for this queue")
                                                  : QString();
                },
            .edited = [](Row row) { return QString::fromStdString(row.guaranteed); },
            .state = [](Row row) { return row.guaranteedProblem.state; },
            .emphasis = [](Row row) { return dimUnless(!row.guaranteed.empty()); },
        },
        {
            .column = MaxColumn,
            .title = QT_TR_NOOP("Max"),
            .help = QT_TR_NOOP("The most that the queue and all queues below it may use"),
            .isNumeric = true,
            .text =
                [](Row row) {
                    if (!row.max.empty())
                        return quantityCellText(row.id.toStdString(), row.max);
                    return row.inherited.isEmpty() ? tr("unlimited") : row.inherited;
                },
            .toolTip =
                [](Row row) {
                    if (!row.maxProblem.message.isEmpty())
                        return row.maxProblem.message;
                    if (row.max.empty())
                        return row.inherited.isEmpty() ? tr("Not set here or above") : row.inheritedOrigin;
                    return isZeroQuantity(row.id.toStdString(), row.max) ? tr("0: may not be used here")
                                                                         : QString();
                },
            .edited = [](Row row) { return QString::fromStdString(row.max); },
            .state = [](Row row) { return row.maxProblem.state; },
            .emphasis = [](Row row) { return dimUnless(!row.max.empty()); },
        },
        {
            .column = EffectiveColumn,
            .title = QT_TR_NOOP("Effective max"),
            .help = QT_TR_NOOP("The smallest max from the root to this queue"),
            .isNumeric = true,
            .text = textIn<&QuotaRow::effective>,
            .toolTip = textIn<&QuotaRow::effectiveOrigin>,
            .emphasis = [](Row row) { return dimUnless(row.isEffectiveSet); },
        },
        {
            .column = UsedColumn,
            .title = QT_TR_NOOP("Used now"),
            .help = QT_TR_NOOP("What the cluster uses in this queue, and its share of the effective max"),
            .isNumeric = true,
            .text = [](Row row) { return row.used.text; },
            .toolTip = [](Row row) { return row.used.explanation; },
            .state = [](Row row) { return row.used.state; },
            .other =
                [](Row row, int role) {
                    return role == kRoomRole && row.used.isKnown
                        ? QVariant(QStringLiteral("999.9 GiB (100%)"))
                        : QVariant();
                },
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

QuotaTableModel::QuotaTableModel(Of of, ConfigSession* session, QObject* parent)
    : RowList(columns(), parent)
    , m_of(of)
    , m_session(session)
{
    connect(session, &ConfigSession::opened, this, [this] {
        m_added.clear();
        setRows({});
    });
    connect(session, &ConfigSession::revisionChanged, this, &QuotaTableModel::refresh);
    connect(session, &ConfigSession::lockChanged, this, &QuotaTableModel::lockChanged);
}

void QuotaTableModel::setQueue(std::size_t partition, const QueuePath& queue)
{
    if (partition == m_partition && queue == m_queue)
        return;
    m_partition = partition;
    m_queue = queue;
    m_added.clear();
    setRows({});
    refresh();
}

void QuotaTableModel::setLiveUsage(const LiveUsagePtr& live)
{
    m_live = live;
    refresh();
}

void QuotaTableModel::addType(const QString& type)
{
    m_added.insert(type.toStdString());
    refresh();
}

void QuotaTableModel::refresh()
{
    const auto& revision = m_session->revision();
    if (revision && revision->isReadable())
        setRows(makeRows(*revision));
}

const config::ResourcesConfig* QuotaTableModel::resources(const ConfigRevision& revision) const
{
    const auto* queue = m_partition < revision.partitions.size()
        ? config::findQueue(revision.partitions[m_partition], m_queue)
        : nullptr;
    if (!queue)
        return nullptr;
    return m_of == Of::Queue ? &queue->resources.value : &queue->childTemplate.value.resources.value;
}

std::vector<QuotaRow> QuotaTableModel::makeRows(const ConfigRevision& revision) const
{
    const auto* own = resources(revision);
    if (!own)
        return {};
    const auto& partition = revision.partitions[m_partition];
    std::set<std::string> types = m_added;
    types.insert({"vcore", "memory"});
    addTypes(types, own->guaranteed);
    addTypes(types, own->max);
    const QueuePath above = m_of == Of::Queue ? m_queue.parent() : m_queue;
    for (const auto& value : config::queueMaxima(partition, above)) {
        if (value.type)
            types.insert(value.type->name());
    }
    std::vector<ResourceType> ordered(types.begin(), types.end());
    std::ranges::sort(ordered, precedesForDisplay);

    std::vector<QuotaRow> rows;
    for (const auto type : ordered) {
        QuotaRow row;
        row.id = QString::fromStdString(type.name());
        readEntry(own->guaranteed, type.name(), row.guaranteed, row.guaranteedSpan);
        readEntry(own->max, type.name(), row.max, row.maxSpan);
        row.guaranteedProblem = problemAt(revision.verdict, row.guaranteedSpan);
        row.maxProblem = problemAt(revision.verdict, row.maxSpan);
        if (const auto value = bindingMaximum(partition, above, type.name())) {
            row.inherited = quantityText(type, value->value);
            row.inheritedOrigin = tr("Not set here: %1 has a max of %2")
                                      .arg(QString::fromStdString(value->level.text()), row.inherited);
        }
        std::optional<Quantity> whole;
        if (const auto value = bindingMaximum(partition, m_queue, type.name())) {
            whole = value->value;
            row.effective = quantityText(type, value->value);
            row.effectiveOrigin = value->level == m_queue
                ? tr("Own max, %1").arg(exactText(type, value->value))
                : tr("Max of %1, %2")
                      .arg(QString::fromStdString(value->level.text()), exactText(type, value->value));
            row.isEffectiveSet = true;
        } else if (const auto capacity
                   = m_live && m_live->capacity() ? m_live->capacity()->find(type) : std::nullopt) {
            whole = *capacity;
            row.effective = tr("%1 (nodes)").arg(quantityText(type, *capacity));
            row.effectiveOrigin = tr("No queue along the path has a max: capacity of the nodes");
        } else {
            row.effective = tr("unlimited");
            row.effectiveOrigin = tr("No queue along the path has a max; capacity of the nodes is unknown");
        }
        if (m_of == Of::Queue)
            row.used
                = usedInQueue(m_live.get(), m_queue, type, whole,
                              row.isEffectiveSet ? tr("the effective max") : tr("the capacity of the nodes"));
        rows.push_back(std::move(row));
    }
    return rows;
}

QString QuotaTableModel::lock() const
{
    if (m_of == Of::Queue && m_queue.parent().isEmpty()) // VAL-13
        return tr("Root capacity = sum of nodes");
    const auto& revision = m_session->revision();
    if (!revision || !revision->isReadable())
        return tr("The text cannot be read; fix it first");
    if (m_session->isLocked())
        return tr("The file is locked; unlock editing first");
    return mapPlace(*revision, MaxColumn) ? QString() : tr("This queue is not in the file");
}

std::optional<config::ConfigPlace> QuotaTableModel::mapPlace(const ConfigRevision& revision, int column) const
{
    if (!revision.isReadable())
        return std::nullopt;
    const auto queue = config::queuePlace(*revision.document.config(), m_partition, m_queue);
    constexpr std::size_t kPartitionSteps = 2;
    if (!queue || queue->steps().size() == kPartitionSteps) // a root that is not written
        return std::nullopt;
    const auto owner = m_of == Of::Queue ? *queue : *queue / "childtemplate";
    return owner / "resources" / (column == GuaranteedColumn ? "guaranteed" : "max");
}

bool QuotaTableModel::isSet(int row) const
{
    const QuotaRow& quota = rows().at(static_cast<std::size_t>(row));
    return !quota.guaranteed.empty() || !quota.max.empty() || !quota.maxSpan.isEmpty()
        || !quota.guaranteedSpan.isEmpty();
}

void QuotaTableModel::removeType(int row)
{
    const std::string type = rows().at(static_cast<std::size_t>(row)).id.toStdString();
    if (!isSet(row)) {
        m_added.erase(type);
        refresh();
        return;
    }
    const auto& revision = m_session->revision();
    const auto guaranteed = mapPlace(*revision, GuaranteedColumn);
    const auto max = mapPlace(*revision, MaxColumn);
    if (!guaranteed || !max)
        return;
    m_added.erase(type);
    m_session->edit(
        [places = std::vector{*guaranteed / type, *max / type}](const config::Document& document) {
            const auto clear = [](const config::ConfigPlace& place) -> config::Document::Operation {
                return [&place](const config::Document& each) { return each.clear(place); };
            };
            return document.transact({clear(places.front()), clear(places.back())});
        });
}

TextSpan QuotaTableModel::placeOf(const QModelIndex& index) const
{
    const QuotaRow& row = rows().at(static_cast<std::size_t>(index.row()));
    if (index.column() == GuaranteedColumn)
        return row.guaranteedSpan;
    return index.column() == MaxColumn ? row.maxSpan : TextSpan();
}

int QuotaTableModel::columnCount(const QModelIndex& parent) const
{
    if (parent.isValid())
        return 0;
    return m_of == Of::Queue ? ColumnCount
                             : EffectiveColumn; // queues that are not there yet have no effective one
}

Qt::ItemFlags QuotaTableModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags result = QAbstractTableModel::flags(index);
    const bool isAmount = index.column() == GuaranteedColumn || index.column() == MaxColumn;
    if (index.isValid() && isAmount && lock().isEmpty())
        result |= Qt::ItemIsEditable;
    return result;
}

std::optional<std::string> QuotaTableModel::wholeOf(const std::string& type) const
{
    const auto& revision = m_session->revision();
    if (!revision || m_partition >= revision->partitions.size())
        return std::nullopt;
    const QueuePath above = m_of == Of::Queue ? m_queue.parent() : m_queue;
    const auto value = bindingMaximum(revision->partitions[m_partition], above, type);
    return value ? std::optional(formatQuantity(value->value, quantityKind(type), QuantityStyle::Binary))
                 : std::nullopt;
}

InputCheck QuotaTableModel::check(const QModelIndex& index, const QString& text) const
{
    const QuotaRow& row = rows()[static_cast<std::size_t>(index.row())];
    QuantityContext context;
    context.type = row.id.toStdString();
    context.whole = wholeOf(context.type);
    context.wholeName = tr("parent's max");
    if (const auto* use = m_live && m_of == Of::Queue ? m_live->useOfQueue(m_queue) : nullptr)
        context.used = use->used.valueOr0(ResourceType(context.type));
    if (m_live)
        context.capacity = capacityOf(*m_live, context.type);
    if (index.column() == MaxColumn) {
        context.ifEmpty = row.inheritedOrigin.isEmpty() ? tr("Empty: not limited here") : row.inheritedOrigin;
        context.ifZero
            = tr("0: no %1 may be used here. Press Enter again to confirm; empty means no max.").arg(row.id);
    } else {
        context.ifEmpty = tr("Empty: nothing is reserved for this queue");
        context.ifZero = tr("0: nothing is reserved, like an empty cell. Press Enter again to confirm.");
    }
    return checkQuantity(context, text);
}

bool QuotaTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const auto& revision = m_session->revision();
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid) || !revision)
        return false;
    const QuotaRow& row = rows()[static_cast<std::size_t>(index.row())];
    const QString text = value.toString().trimmed();
    const auto map = mapPlace(*revision, index.column());
    if (!map || text == index.data(Qt::EditRole).toString())
        return false;
    const std::string type = row.id.toStdString();
    const auto written = text.isEmpty() ? std::string() : writtenQuantity(type, wholeOf(type), text);
    m_session->edit([place = *map / type, written](const config::Document& document) {
        return written.empty() ? document.clear(place) : document.set(place, written);
    });
    return true;
}
} // namespace quotadeck::models

#include "moc_quotatablemodel.cpp"
