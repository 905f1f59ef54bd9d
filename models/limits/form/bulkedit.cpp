// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/bulkedit.h"

#include "core/config/schema/effective.h"
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
constexpr std::size_t kMostReadBytes
    = 100'000'000; ///< of texts that are read for a preview, about two seconds

QString whoText(const config::LimitConfig& limit)
{
    QStringList texts;
    for (const auto& chip : chipsOf(limit, nullptr))
        texts << chip.text();
    return texts.join(QStringLiteral(", "));
}

QString idOf(const config::BulkPlace& place)
{
    const QString path = QString::fromStdString(place.queue.text());
    return place.limit ? QStringLiteral("%1/%2").arg(path).arg(*place.limit) : path;
}

/// The places of @p request, which is for a formula.
std::vector<config::BulkPlace> placesOf(const config::PartitionConfig& partition, const BulkSubject& subject,
                                        const BulkRequest& request)
{
    using Scope = BulkRequest::Scope;
    const bool ofLimits = config::isOfLimits(request.target.field);
    if (request.scope == Scope::SelectedLimits) {
        std::vector<config::BulkPlace> places;
        for (const config::LimitAddress& limit : subject.limits)
            places.push_back({limit.queue, limit.limit});
        return places;
    }
    std::vector<QueuePath> queues = subject.queues;
    if (request.scope == Scope::Children) {
        queues.clear();
        for (const QueuePath& path : subject.queues) {
            const auto* const queue = config::findQueue(partition, path);
            if (!queue)
                continue;
            for (const config::QueueConfig& child : queue->queues.value)
                queues.push_back(path.child(child.name.value));
        }
    }
    return config::bulkPlaces(
        partition, queues,
        request.scope == Scope::Subtrees ? config::BulkDepth::Subtree : config::BulkDepth::Queue, ofLimits);
}

QString amountShown(const BulkRow& row, const std::optional<std::string>& amount)
{
    return amount ? quantityCellText(row.type, *amount)
                  : (row.who.isEmpty() ? BulkEditModel::tr("not set") : BulkEditModel::tr("no limit"));
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
            .text = [](Row row) { return QString::fromStdString(row.change.place.queue.text()); },
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
            .text = [](Row row) { return amountShown(row, row.change.before); },
            .toolTip = textIn<&BulkRow::problem>,
            .emphasis = changeEmphasis,
        },
        {
            .column = AfterColumn,
            .title = QT_TR_NOOP("After"),
            .isNumeric = true,
            .text = [](Row row) { return amountShown(row, row.change.after); },
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
                    return row.isChange() ? row.note : tr("unchanged");
                },
            .toolTip =
                [](Row row) {
                    QStringList texts{row.problem, row.note, row.result.message};
                    texts.removeAll(QString());
                    return texts.join(u'\n');
                },
            .state = [](Row row) { return row.problem.isEmpty() ? row.result.state : RowState::Notice; },
            .emphasis = changeEmphasis,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

BulkEditModel::BulkEditModel(QObject* parent) : RowList(columns(), parent) { }

void BulkEditModel::setSubject(ConfigRevisionPtr revision, BulkSubject subject)
{
    m_revision = std::move(revision);
    m_subject = std::move(subject);
}

void BulkEditModel::setRequest(const BulkRequest& request)
{
    m_request = request;
    m_problem.clear();
    m_isPreviewed = false;
    m_result.reset();
    m_judgeJob.cancel();
    std::optional<AmountFormula> formula;
    if (request.method == BulkRequest::Method::Formula) {
        auto read = AmountFormula::read(request.formula.toStdString(), request.target.kind(),
                                        request.target.formulaField());
        if (read)
            formula = *std::move(read);
        else
            m_problem = messageText(read.error().message);
    }
    m_previewJob.start(
        [revision = m_revision, subject = m_subject, request, formula](const std::stop_token&) {
            return previewOf(*revision, subject, request, formula);
        },
        [this](Preview preview) {
            m_isPreviewed = true;
            if (!preview.problem.isEmpty())
                m_problem = preview.problem;
            setRows(std::move(preview.rows));
            Q_EMIT previewed();
            judge();
        });
}

BulkEditModel::Preview BulkEditModel::previewOf(const ConfigRevision& revision, const BulkSubject& subject,
                                                const BulkRequest& request,
                                                const std::optional<AmountFormula>& formula)
{
    Preview preview;
    if (subject.partition >= revision.partitions.size())
        return preview;
    const config::PartitionConfig& partition = revision.partitions[subject.partition];
    std::vector<config::BulkChange> changes;
    if (request.method == BulkRequest::Method::Distribution) {
        auto distribution = config::distributionChanges(partition, subject.queues.front(),
                                                        request.target.type, request.weight);
        if (distribution)
            changes = *std::move(distribution);
        else
            preview.problem = messageText(distribution.error().message);
    } else {
        changes = config::formulaChanges(partition, placesOf(partition, subject, request), request.target,
                                         formula);
    }
    for (config::BulkChange& change : changes) {
        BulkRow row;
        row.id = idOf(change.place);
        row.type = request.target.type;
        row.problem = messageText(change.reason);
        row.note = messageText(change.note);
        if (change.place.limit) {
            const auto* const queue = config::findQueue(partition, change.place.queue);
            row.who = whoText(queue->limits.value[*change.place.limit]);
        }
        row.change = std::move(change);
        preview.rows.push_back(std::move(row));
    }
    return preview;
}

std::vector<BulkRow> BulkEditModel::changes() const
{
    std::vector<BulkRow> changed;
    std::ranges::copy_if(rows(), std::back_inserter(changed), &BulkRow::isChange);
    return changed;
}

/// Finds out what the rules say of the result.
void BulkEditModel::judge()
{
    const std::vector<BulkRow> changed = changes();
    if (changed.empty())
        return;
    m_judgeJob.start(
        [revision = m_revision, partition = m_subject.partition, changed, operation = operation()](
            const std::stop_token&) { return judgementOf(*revision, partition, changed, operation); },
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

BulkEditModel::Judgement BulkEditModel::judgementOf(const ConfigRevision& revision, std::size_t partition,
                                                    const std::vector<BulkRow>& changes,
                                                    const ConfigSession::Operation& operation)
{
    Judgement judgement;
    std::vector<config::BulkChange> made;
    std::ranges::transform(changes, std::back_inserter(made), &BulkRow::change);
    if (config::readsOfBulkEdits(made) * revision.text().size() > kMostReadBytes) {
        judgement.result.isUnknown = true;
        judgement.result.isAccepted = true;
        return judgement;
    }
    const auto edits = operation(revision.document);
    if (!edits) {
        judgement.result.refusal = messageText(edits.error().message);
        return judgement;
    }
    const auto after = std::static_pointer_cast<const ConfigRevision>(
        QueuesAnalysis().revise(config::applied(revision.text(), *edits), {}, {}));
    judgement.result.isAccepted = after->verdict.accepted;
    std::map<std::size_t, std::pair<std::size_t, QString>> limits; // where a limit begins and ends
    std::map<std::string, QString> queues; // by path
    for (const BulkRow& change : changes) {
        const config::BulkPlace& place = change.change.place;
        const auto* queue = partition < after->partitions.size()
            ? config::findQueue(after->partitions[partition], place.queue)
            : nullptr;
        if (!place.limit) {
            queues.emplace(place.queue.lowered().text(), change.id);
        } else if (queue && *place.limit < queue->limits.value.size()) {
            const TextSpan& span = queue->limits.value[*place.limit].span;
            limits.emplace(span.begin.offset, std::pair(std::size_t{span.end.offset}, change.id));
        }
    }
    const auto keyOf = [](const config::Finding& finding) {
        return std::tuple(finding.rule, finding.path, finding.message.english());
    };
    std::multiset<std::tuple<std::string, std::string, std::string>> known;
    for (const auto& finding : revision.verdict.findings)
        known.insert(keyOf(finding));
    const auto note = [&](const QString& row, const config::Finding& finding) {
        CellProblem& problem = judgement.problems[row];
        if (problem.message.isEmpty() || stateOf(finding.severity) > problem.state)
            problem = {messageText(finding.message), stateOf(finding.severity)};
    };
    for (const auto& finding : after->verdict.findings) {
        if (finding.severity == config::Severity::Info)
            continue;
        const std::size_t offset = finding.span.begin.offset;
        const auto next = limits.upper_bound(offset);
        const auto limit = next == limits.begin() ? limits.end() : std::prev(next);
        if (limit != limits.end() && offset < limit->second.first) {
            note(limit->second.second, finding);
        } else if (const auto old = known.find(keyOf(finding)); old != known.end()) {
            known.erase(old);
        } else if (const auto queue = queues.find(QueuePath(finding.path).lowered().text());
                   queue != queues.end()) {
            note(queue->second, finding);
        } else {
            ++judgement.result.others;
        }
    }
    judgement.result.places = static_cast<int>(judgement.problems.size());
    return judgement;
}

int BulkEditModel::changeCount() const
{
    return m_isPreviewed ? static_cast<int>(std::ranges::count_if(rows(), &BulkRow::isChange)) : 0;
}

int BulkEditModel::problemCount() const
{
    return static_cast<int>(
        std::ranges::count_if(rows(), [](const BulkRow& row) { return !row.problem.isEmpty(); }));
}

ConfigSession::Operation BulkEditModel::operation() const
{
    std::vector<config::BulkChange> made;
    for (const BulkRow& row : changes())
        made.push_back(row.change);
    config::BulkTarget target = m_request.target;
    if (m_request.method == BulkRequest::Method::Distribution)
        target.field = config::BulkField::Guaranteed;
    return
        [partition = m_subject.partition, target, made = std::move(made)](const config::Document& document) {
            return config::bulkEdits(document, partition, target, made);
        };
}
} // namespace quotadeck::models

#include "moc_bulkedit.cpp"
