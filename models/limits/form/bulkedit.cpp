// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/bulkedit.h"

#include "core/config/schema/effective.h"
#include "core/resource/quantityinput.h"
#include "models/common/celltext.h"
#include "models/common/messagetext.h"
#include "models/limits/form/valuecheck.h"
#include "models/limits/form/whochip.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace quotadeck::models {
namespace {
constexpr std::size_t kMostOperations = 100; ///< that are previewed: each reads the text

std::optional<std::string> valueOf(const config::LimitConfig& limit, const std::string& type)
{
    if (type.empty())
        return limit.maxApplications.value == 0 ? std::nullopt
                                                : std::optional(std::to_string(limit.maxApplications.value));
    const auto& entries = limit.maxResources.value;
    const auto entry = std::ranges::find(entries, type, &config::TextEntry::key);
    return entry == entries.end() ? std::nullopt : std::optional(entry->value);
}

TextSpan spanOf(const config::LimitConfig& limit, const std::string& type)
{
    if (type.empty())
        return limit.maxApplications.isSet ? limit.maxApplications.span : TextSpan();
    const auto& entries = limit.maxResources.value;
    const auto entry = std::ranges::find(entries, type, &config::TextEntry::key);
    return entry == entries.end() ? TextSpan() : entry->valueSpan;
}

/// The edits that give the text of @p changes. Where every value is replaced by another that needs no reading of the text
/// for each of them, as @p operation does.
std::optional<Result<ConfigSession::Edits>> previewEdits(const ConfigRevision& revision,
                                                         const std::vector<BulkRow>& changes,
                                                         const ConfigSession::Operation& operation)
{
    const bool isReplacement = std::ranges::all_of(
        changes, [](const BulkRow& change) { return change.after && !change.span.isEmpty(); });
    if (!isReplacement)
        return changes.size() <= kMostOperations ? std::optional(operation(revision.document)) : std::nullopt;
    ConfigSession::Edits edits;
    for (const BulkRow& change : changes)
        edits.push_back({change.span, *change.after});
    std::ranges::sort(edits, {}, [](const config::TextEdit& edit) { return edit.span.begin.offset; });
    return Result<ConfigSession::Edits>(std::move(edits));
}

/// A count has no suffix, and none of 0 is no limit.
std::optional<std::string> asCount(const std::optional<std::string>& text)
{
    const auto value = text ? parseQuantity(*text, QuantityKind::Plain) : tl::unexpected(QuantityError());
    return value && *value > 0 ? std::optional(std::to_string(*value)) : std::nullopt;
}

QString whoText(const config::LimitConfig& limit)
{
    QStringList texts;
    for (const auto& chip : chipsOf(limit, nullptr))
        texts << chip.text();
    return texts.join(QStringLiteral(", "));
}

template <typename Visit>
void forEachQueue(const config::QueueConfig& queue, const QueuePath& path, Visit visit)
{
    visit(queue, path);
    for (const auto& child : queue.queues.value)
        forEachQueue(child, path.child(child.name.value), visit);
}

QString amountShown(const BulkRow& row, const std::optional<std::string>& amount)
{
    return amount ? quantityCellText(row.type, *amount) : BulkEditModel::tr("no limit");
}

Emphasis changeEmphasis(const BulkRow& row)
{
    return dimUnless(row.isChange());
}
} // namespace

ColumnTable<BulkRow> BulkEditModel::columns()
{
    using Row = const BulkRow&;
    static constexpr ColumnOf<BulkRow> kColumns[] = {
        {
            .column = QueueColumn,
            .title = QT_TR_NOOP("Queue"),
            .text = [](Row row) { return QString::fromStdString(row.limit.queue.text()); },
            .toolTip = textIn<&BulkRow::problem>,
            .emphasis = changeEmphasis,
        },
        {
            .column = WhoColumn,
            .title = QT_TR_NOOP("Applies to"),
            .text = textIn<&BulkRow::who>,
            .toolTip = textIn<&BulkRow::problem>,
            .emphasis = changeEmphasis,
        },
        {
            .column = BeforeColumn,
            .title = QT_TR_NOOP("Before"),
            .isNumeric = true,
            .text = [](Row row) { return amountShown(row, row.before); },
            .toolTip = textIn<&BulkRow::problem>,
            .emphasis = changeEmphasis,
        },
        {
            .column = AfterColumn,
            .title = QT_TR_NOOP("After"),
            .isNumeric = true,
            .text = [](Row row) { return amountShown(row, row.after); },
            .toolTip = textIn<&BulkRow::problem>,
            .emphasis = [](Row row) { return row.isChange() ? Emphasis::Strong : Emphasis::Dim; },
        },
        {
            .column = NoteColumn,
            .title = QT_TR_NOOP("Note"),
            .text =
                [](Row row) {
                    if (!row.problem.isEmpty())
                        return row.problem;
                    if (!row.result.message.isEmpty())
                        return row.result.message;
                    return row.isChange() ? QString() : tr("unchanged");
                },
            .toolTip = [](Row row) { return row.problem.isEmpty() ? row.result.message : row.problem; },
            .state = [](Row row) { return row.problem.isEmpty() ? row.result.state : RowState::Critical; },
            .emphasis = changeEmphasis,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

BulkEditModel::BulkEditModel(QObject* parent) : RowList(columns(), parent) { }

void BulkEditModel::setLimits(ConfigRevisionPtr revision, std::size_t partition, const QueuePath& queue,
                              std::vector<config::LimitAddress> selected)
{
    m_revision = std::move(revision);
    m_partition = partition;
    m_queue = queue;
    m_selected = std::move(selected);
}

bool BulkEditModel::isSelected(const config::LimitAddress& limit) const
{
    return std::ranges::any_of(m_selected, [&](const config::LimitAddress& each) {
        return each.queue == limit.queue && each.limit == limit.limit;
    });
}

void BulkEditModel::setRequest(Scope scope, const QString& type, const QString& formula)
{
    m_type = type.toStdString();
    const auto* top = m_partition < m_revision->partitions.size()
        ? config::findQueue(m_revision->partitions[m_partition], m_queue)
        : nullptr;
    const auto read = QuantityFormula::read(formula.toStdString(), quantityKind(m_type));
    m_problem = read ? QString() : messageText(read.error().message);
    std::vector<BulkRow> rows;
    const auto addLimits = [&](const config::QueueConfig& queue, const QueuePath& path) {
        if (scope != Scope::Subtree && path != m_queue)
            return;
        for (std::size_t number = 0; number < queue.limits.value.size(); ++number) {
            const auto& limit = queue.limits.value[number];
            BulkRow row;
            row.limit = {m_partition, path, number};
            if (scope == Scope::Selected && !isSelected(row.limit))
                continue;
            row.id = QString::fromStdString(path.text()) + u'/' + QString::number(number);
            row.who = whoText(limit);
            row.type = m_type;
            row.before = valueOf(limit, m_type);
            row.span = spanOf(limit, m_type);
            row.after = row.before;
            if (read) {
                const auto after = read->apply(row.before);
                if (after)
                    row.after = m_type.empty() ? asCount(*after) : *after;
                else
                    row.problem = messageText(after.error().message);
            }
            rows.push_back(std::move(row));
        }
    };
    if (top)
        forEachQueue(*top, m_queue, addLimits);
    setRows(std::move(rows));
    judge();
}

/// Finds out what the rules say of the result.
void BulkEditModel::judge()
{
    m_result.reset();
    m_job.cancel();
    std::vector<BulkRow> changes;
    std::ranges::copy_if(rows(), std::back_inserter(changes), &BulkRow::isChange);
    if (changes.empty())
        return;
    m_job.start([revision = m_revision, changes = std::move(changes), operation = operation()](
                    const std::stop_token&) { return judgementOf(*revision, changes, operation); },
                [this](const Judgement& judgement) {
                    m_result = judgement.result;
                    std::vector<BulkRow> judged = rows();
                    for (BulkRow& row : judged) {
                        const auto problem = judgement.problems.find(row.id);
                        row.result = problem == judgement.problems.end() ? CellProblem() : problem->second;
                    }
                    setRows(std::move(judged));
                    Q_EMIT resultChanged();
                });
}

BulkEditModel::Judgement BulkEditModel::judgementOf(const ConfigRevision& revision,
                                                    const std::vector<BulkRow>& changes,
                                                    const ConfigSession::Operation& operation)
{
    Judgement judgement;
    const auto preview = previewEdits(revision, changes, operation);
    judgement.result.isUnknown = !preview;
    judgement.result.isAccepted = !preview;
    if (!preview)
        return judgement;
    const Result<ConfigSession::Edits>& edits = *preview;
    if (!edits) {
        judgement.result.refusal = messageText(edits.error().message);
        return judgement;
    }
    const auto after = std::static_pointer_cast<const ConfigRevision>(
        QueuesAnalysis().revise(config::applied(revision.text(), *edits), {}, {}));
    judgement.result.isAccepted = after->verdict.accepted;
    std::map<std::size_t, std::pair<std::size_t, QString>> places; // where a limit begins and ends
    for (const BulkRow& change : changes) {
        const auto* queue = change.limit.partition < after->partitions.size()
            ? config::findQueue(after->partitions[change.limit.partition], change.limit.queue)
            : nullptr;
        if (!queue || change.limit.limit >= queue->limits.value.size())
            continue;
        const TextSpan& span = queue->limits.value[change.limit.limit].span;
        places.emplace(span.begin.offset, std::pair(std::size_t{span.end.offset}, change.id));
    }
    const auto keyOf = [](const config::Finding& finding) {
        return std::tuple(finding.rule, finding.path, finding.message.english());
    };
    std::multiset<std::tuple<std::string, std::string, std::string>> known;
    for (const auto& finding : revision.verdict.findings)
        known.insert(keyOf(finding));
    for (const auto& finding : after->verdict.findings) {
        if (finding.severity == config::Severity::Info)
            continue;
        const std::size_t offset = finding.span.begin.offset;
        const auto next = places.upper_bound(offset);
        const auto place = next == places.begin() ? places.end() : std::prev(next);
        if (place != places.end() && offset < place->second.first) {
            CellProblem& problem = judgement.problems[place->second.second];
            if (problem.message.isEmpty() || stateOf(finding.severity) > problem.state)
                problem = {messageText(finding.message), stateOf(finding.severity)};
        } else if (const auto old = known.find(keyOf(finding)); old != known.end()) {
            known.erase(old);
        } else {
            ++judgement.result.others;
        }
    }
    judgement.result.limits = static_cast<int>(judgement.problems.size());
    return judgement;
}

int BulkEditModel::changeCount() const
{
    return static_cast<int>(std::ranges::count_if(rows(), &BulkRow::isChange));
}

ConfigSession::Operation BulkEditModel::operation() const
{
    std::vector<BulkRow> changes;
    std::ranges::copy_if(rows(), std::back_inserter(changes), &BulkRow::isChange);
    return [type = m_type, changes = std::move(changes)](const config::Document& document) {
        std::vector<config::Document::Operation> operations;
        for (const auto& change : changes) {
            operations.emplace_back([&](const config::Document& each) {
                if (type.empty())
                    return each.setMaxApplications(change.limit,
                                                   change.after ? std::optional(std::stoull(*change.after))
                                                                : std::nullopt);
                return change.after ? each.setQuantity(change.limit, type, *change.after)
                                    : each.removeQuantity(change.limit, type);
            });
        }
        return document.transact(operations);
    };
}
} // namespace quotadeck::models

#include "moc_bulkedit.cpp"
