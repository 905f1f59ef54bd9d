// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/bulkchange.h"

#include "core/config/edit/configplace.h"
#include "core/config/edit/schemachange.h"
#include "core/config/schema/configsource.h"
#include "core/config/schema/content.h"
#include "core/config/schema/effective.h"
#include "core/resource/distribution.h"
#include "core/resource/quantityinput.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>
#include <utility>

namespace quotadeck::config {
namespace {
const TextEntry* entryOf(const TextMap& map, const std::string& type)
{
    const auto entry = std::ranges::find(map.value, type, &TextEntry::key);
    return entry == map.value.end() ? nullptr : &*entry;
}

/// A value in a configuration, with its place in the text.
struct WrittenValue
{
    std::string text;
    TextSpan span;
};

std::optional<WrittenValue> written(const TextMap& map, const std::string& type)
{
    const auto* const entry = entryOf(map, type);
    return entry ? std::optional(WrittenValue{entry->value, entry->valueSpan}) : std::nullopt;
}

/// A count of 0 is no limit, as none is.
std::optional<WrittenValue> written(const CountField& count)
{
    return count.value == 0 ? std::nullopt
                            : std::optional(WrittenValue{std::to_string(count.value), count.span});
}

std::optional<WrittenValue> writtenOf(const QueueConfig& queue, const BulkTarget& target)
{
    switch (target.field) {
    case BulkField::Guaranteed:
        return written(queue.resources.value.guaranteed, target.type);
    case BulkField::Max:
        return written(queue.resources.value.max, target.type);
    default:
        return written(queue.maxApplications);
    }
}

std::optional<WrittenValue> writtenOf(const LimitConfig& limit, const BulkTarget& target)
{
    return target.field == BulkField::LimitMax ? written(limit.maxResources, target.type)
                                               : written(limit.maxApplications);
}

std::optional<std::string> textOf(const std::optional<WrittenValue>& value)
{
    return value ? std::optional(value->text) : std::nullopt;
}

std::string nameOf(const BulkTarget& target)
{
    return target.type.empty() ? "maxapplications" : target.type;
}

FormulaValue amountOf(const EffectiveValue& value)
{
    return {.state = FormulaValue::State::Amount, .amount = value.value};
}

/// What one formula refers to on one queue.
class QueueValues
{
public:
    QueueValues(const PartitionConfig& partition, const BulkTarget& target)
        : m_partition(partition)
        , m_target(target)
    {
    }

    [[nodiscard]] FormulaValue guaranteed(const QueuePath& path) const
    {
        const auto* const queue = findQueue(m_partition, path);
        const auto value = queue ? written(queue->resources.value.guaranteed, m_target.type) : std::nullopt;
        if (!value)
            return {.state = FormulaValue::State::NotSet,
                    .reason
                    = {QUOTADECK_TEXT("edit", "%1 has no guaranteed %2"), path.text(), m_target.type}};
        const auto amount = parseQuantity(value->text, m_target.kind());
        if (!amount)
            return {.state = FormulaValue::State::Unknown,
                    .reason = describe(amount.error(), value->text, m_target.kind())};
        return {.state = FormulaValue::State::Amount, .amount = *amount, .text = value->text};
    }

    /// That binds on @p path.
    [[nodiscard]] FormulaValue max(const QueuePath& path) const
    {
        for (const EffectiveValue& value : queueMaxima(m_partition, path)) {
            if (value.isBinding && isOfType(value))
                return amountOf(value);
        }
        return {.state = FormulaValue::State::Unlimited,
                .reason = {QUOTADECK_TEXT("edit", "%1 has no max of %2, nor has a queue above it"),
                           path.text(), nameOf(m_target)}};
    }

    /// The smallest that @p limit's users and groups have on @p path or above.
    [[nodiscard]] FormulaValue limitOf(const LimitConfig& limit, const QueuePath& path) const
    {
        std::optional<EffectiveValue> smallest;
        const auto look = [&](const std::vector<EffectiveValue>& values) {
            for (const EffectiveValue& value : values) {
                if (value.isBinding && isOfType(value) && (!smallest || value.value < smallest->value))
                    smallest = value;
            }
        };
        if (!path.isEmpty()) {
            for (const TextField& user : limit.users.value)
                look(userLimits(m_partition, path, user.value));
            for (const TextField& group : limit.groups.value)
                look(groupLimits(m_partition, path, group.value));
        }
        if (smallest)
            return amountOf(*smallest);
        return {.state = FormulaValue::State::Unlimited,
                .reason = {QUOTADECK_TEXT("edit", "no queue above limits %1 of these users and groups"),
                           nameOf(m_target)}};
    }

    [[nodiscard]] FormulaValue parentOf(const QueuePath& path) const
    {
        const QueuePath above = path.parent();
        if (above.isEmpty())
            return {.state = FormulaValue::State::NotSet,
                    .reason = {QUOTADECK_TEXT("edit", "%1 has no parent"), path.text()}};
        return m_target.field == BulkField::Guaranteed ? guaranteed(above) : max(above);
    }

private:
    [[nodiscard]] bool isOfType(const EffectiveValue& value) const
    {
        return m_target.type.empty() ? !value.type : value.type && value.type->name() == m_target.type;
    }

    const PartitionConfig& m_partition;
    const BulkTarget& m_target;
};

void visitQueues(const QueueConfig& queue, const QueuePath& path,
                 const std::function<void(const QueueConfig&, const QueuePath&)>& visit)
{
    visit(queue, path);
    for (const QueueConfig& child : queue.queues.value)
        visitQueues(child, path.child(child.name.value), visit);
}

Message noteOf(const FormulaResult& result)
{
    if (result.isHeldAtMost)
        return {QUOTADECK_TEXT("edit", "held at the largest possible amount")};
    if (result.isHeldAtZero)
        return {QUOTADECK_TEXT("edit", "held at 0: the result is below it")};
    return result.isRounded ? Message(QUOTADECK_TEXT("edit", "rounded down")) : Message();
}

/// Why @p queue has no such value; empty: it can have one.
Message lockOf(const PartitionConfig& partition, const QueuePath& path, const BulkTarget& target)
{
    if (!path.parent().isEmpty() || isOfLimits(target.field))
        return {};
    if (!isOfApplications(target.field)) // VAL-13
        return {QUOTADECK_TEXT("edit", "the root queue has no quota: its capacity is the sum of the nodes")};
    return rootOf(partition).span.isEmpty()
        ? Message(QUOTADECK_TEXT("edit", "the root queue is not in the file"))
        : Message();
}

std::optional<ConfigPlace> placeOf(const SchedulerConfig& config, std::size_t partition,
                                   const BulkPlace& place, const BulkTarget& target)
{
    if (place.limit) {
        const auto found = findLimit(config, {partition, place.queue, *place.limit});
        if (!found)
            return std::nullopt;
        return target.field == BulkField::LimitMax ? found->place / "maxresources" / target.type
                                                   : found->place / "maxapplications";
    }
    const auto queue = queuePlace(config, partition, place.queue);
    constexpr std::size_t kPartitionSteps = 2;
    if (!queue || queue->steps().size() == kPartitionSteps) // a root that is not written
        return std::nullopt;
    if (target.field == BulkField::QueueApplications)
        return *queue / "maxapplications";
    return *queue / "resources" / (target.field == BulkField::Guaranteed ? "guaranteed" : "max")
        / target.type;
}

/// The queue as it is in the text, where a root may be missing; nullptr when there is none.
const QueueConfig* writtenQueue(const SchedulerConfig& config, std::size_t partition, const QueuePath& path)
{
    const auto place = queuePlace(config, partition, path);
    if (!place)
        return nullptr;
    const auto* level = &config.partitions[partition].queues.value;
    const QueueConfig* queue = nullptr;
    for (std::size_t i = 3; i < place->steps().size(); i += 2) { // partitions, 0, queues, 0, queues, 0
        queue = &(*level)[std::get<std::size_t>(place->steps()[i])];
        level = &queue->queues.value;
    }
    return queue;
}

/// Where the value is written; nothing: it is not set.
std::optional<TextSpan> spanOf(const SchedulerConfig& config, std::size_t partition, const BulkPlace& place,
                               const BulkTarget& target)
{
    std::optional<WrittenValue> value;
    if (place.limit) {
        if (const auto found = findLimit(config, {partition, place.queue, *place.limit}))
            value = writtenOf(*found->limit, target);
    } else if (const auto* const queue = writtenQueue(config, partition, place.queue)) {
        value = writtenOf(*queue, target);
    }
    return value ? std::optional(value->span) : std::nullopt;
}

bool isReplacement(const BulkChange& change)
{
    return change.isChange() && change.before && change.after;
}

Result<Document::Edits> editOf(const Document& document, std::size_t partition, const BulkTarget& target,
                               const BulkChange& change)
{
    if (!document.config())
        return tl::unexpected(*document.source().problem());
    const auto place = placeOf(*document.config(), partition, change.place, target);
    if (!place)
        return fail(ErrorCode::NotFound, change.place.queue.text(),
                    QUOTADECK_TEXT("edit", "this queue or limit is not in the file"));
    return change.after ? document.set(*place, *change.after) : document.clear(*place);
}

/// All replacements at once; nothing where that would change something else, as an alias does.
std::optional<Document::Edits> replacements(const Document& document, std::size_t partition,
                                            const BulkTarget& target, const std::vector<BulkChange>& changes)
{
    auto intended = document.source().copyOfConfig();
    if (!intended || partition >= intended->partitions.size())
        return std::nullopt;
    Document::Edits edits;
    for (const BulkChange& change : changes) {
        const auto place = placeOf(*document.config(), partition, change.place, target);
        const auto span = spanOf(*document.config(), partition, change.place, target);
        if (!place || !span || span->isEmpty() || !setScalar(*intended, *place, *change.after))
            return std::nullopt;
        edits.push_back({document.source().outerSpan(*span), *change.after});
    }
    std::ranges::sort(edits, {}, [](const TextEdit& edit) { return edit.span.begin.offset; });
    const auto overlap = std::ranges::adjacent_find(edits, [](const TextEdit& left, const TextEdit& right) {
        return right.span.begin.offset < left.span.end.offset;
    });
    if (overlap != edits.end())
        return std::nullopt;
    const ConfigSource after(applied(document.text(), edits));
    return after.config() && sameContent(*after.config(), *intended) ? std::optional(std::move(edits))
                                                                     : std::nullopt;
}
} // namespace

std::vector<BulkPlace> bulkPlaces(const PartitionConfig& partition, const std::vector<QueuePath>& queues,
                                  BulkDepth depth, bool ofLimits)
{
    std::set<std::string> seen;
    std::vector<BulkPlace> places;
    const auto add = [&](const QueueConfig& queue, const QueuePath& path) {
        if (!seen.insert(path.lowered().text()).second)
            return;
        if (!ofLimits)
            places.push_back({path, std::nullopt});
        for (std::size_t number = 0; ofLimits && number < queue.limits.value.size(); ++number)
            places.push_back({path, number});
    };
    for (const QueuePath& path : queues) {
        const auto* const queue = findQueue(partition, path);
        if (queue && depth == BulkDepth::Subtree)
            visitQueues(*queue, path, add);
        else if (queue)
            add(*queue, path);
    }
    return places;
}

std::vector<BulkChange> formulaChanges(const PartitionConfig& partition, const std::vector<BulkPlace>& places,
                                       const BulkTarget& target, const std::optional<AmountFormula>& formula)
{
    const QueueValues values(partition, target);
    std::vector<BulkChange> changes;
    changes.reserve(places.size());
    for (const BulkPlace& place : places) {
        const auto* const queue = findQueue(partition, place.queue);
        if (!queue || (place.limit && *place.limit >= queue->limits.value.size()))
            continue;
        const auto* const limit = place.limit ? &queue->limits.value[*place.limit] : nullptr;
        BulkChange change{place, textOf(limit ? writtenOf(*limit, target) : writtenOf(*queue, target)), {}};
        change.after = change.before;
        change.reason = lockOf(partition, place.queue, target);
        if (formula && change.reason.isEmpty()) {
            const FormulaInput input{change.before,
                                     limit ? values.limitOf(*limit, place.queue.parent())
                                           : values.parentOf(place.queue),
                                     values.guaranteed(place.queue), values.max(place.queue)};
            if (const auto result = formula->apply(input)) {
                change.after = result->text;
                change.note = noteOf(*result);
            } else {
                change.reason = result.error();
            }
        }
        changes.push_back(std::move(change));
    }
    return changes;
}

Result<std::vector<BulkChange>> distributionChanges(const PartitionConfig& partition, const QueuePath& parent,
                                                    const std::string& type, DistributionWeight weight)
{
    const auto* const queue = findQueue(partition, parent);
    if (!queue)
        return fail(ErrorCode::NotFound, parent.text(), QUOTADECK_TEXT("edit", "there is no such queue"));
    const auto nothing = [&parent](Message message) {
        return fail(ErrorCode::InvalidArgument, parent.text(), std::move(message));
    };
    const BulkTarget target{BulkField::Guaranteed, type};
    const QueueValues values(partition, target);
    const FormulaValue whole = values.guaranteed(parent);
    if (whole.state != FormulaValue::State::Amount)
        return nothing({QUOTADECK_TEXT("edit", "%1: there is nothing to distribute"), whole.reason});
    if (queue->queues.value.empty())
        return nothing({QUOTADECK_TEXT("edit", "%1 has no child queues"), parent.text()});

    std::vector<Quantity> weights;
    std::vector<BulkChange> changes;
    for (const QueueConfig& child : queue->queues.value) {
        const QueuePath path = parent.child(child.name.value);
        const FormulaValue value
            = weight == DistributionWeight::Max ? values.max(path) : values.guaranteed(path);
        const bool isKnown = value.state == FormulaValue::State::Amount;
        const bool isNothing
            = weight == DistributionWeight::Guaranteed && value.state == FormulaValue::State::NotSet;
        if (weight != DistributionWeight::Equal && !isKnown && !isNothing)
            return nothing({QUOTADECK_TEXT("edit", "%1: there is no ratio"), value.reason});
        weights.push_back(weight == DistributionWeight::Equal ? 1 : value.amount);
        changes.push_back({{path, std::nullopt}, textOf(writtenOf(child, target)), {}});
    }
    const auto shares
        = distributed(whole.amount, weights, unitBelow(quantitySuffix(whole.text), quantityKind(type)));
    if (!shares)
        return nothing({QUOTADECK_TEXT("edit", "no child queue of %1 has any of it, so there is no ratio"),
                        parent.text()});
    for (std::size_t i = 0; i < changes.size(); ++i) {
        BulkChange& change = changes[i];
        const auto before = change.before ? parseQuantity(*change.before, quantityKind(type))
                                          : tl::unexpected(QuantityError::InvalidQuantity);
        change.after = before && *before == (*shares)[i]
            ? change.before // as written
            : formatQuantity((*shares)[i], quantityKind(type), quantityStyle(whole.text));
        if (!change.before && weights[i] == 0) {
            change.after = std::nullopt;
            change.reason = {QUOTADECK_TEXT("edit", "not set: it gets no share")};
        }
    }
    return changes;
}

std::size_t readsOfBulkEdits(const std::vector<BulkChange>& changes)
{
    const auto all = std::ranges::count_if(changes, &BulkChange::isChange);
    const auto replaced = std::ranges::count_if(changes, isReplacement);
    return static_cast<std::size_t>(all - replaced + (replaced > 0 ? 1 : 0));
}

Result<Document::Edits> bulkEdits(const Document& document, std::size_t partition, const BulkTarget& target,
                                  const std::vector<BulkChange>& changes)
{
    std::vector<BulkChange> replaced;
    std::vector<Document::Operation> operations;
    std::ranges::copy_if(changes, std::back_inserter(replaced), isReplacement);
    if (!replaced.empty()) {
        operations.emplace_back([&](const Document& each) -> Result<Document::Edits> {
            if (auto edits = replacements(each, partition, target, replaced))
                return *std::move(edits);
            std::vector<Document::Operation> single;
            for (const BulkChange& change : replaced)
                single.emplace_back(
                    [&](const Document& now) { return editOf(now, partition, target, change); });
            return each.transact(single);
        });
    }
    for (const BulkChange& change : changes) {
        if (change.isChange() && !isReplacement(change))
            operations.emplace_back(
                [&](const Document& each) { return editOf(each, partition, target, change); });
    }
    return document.transact(operations);
}
} // namespace quotadeck::config
