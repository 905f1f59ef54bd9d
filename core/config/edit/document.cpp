// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/document.h"

#include "core/base/text.h"
#include "core/config/edit/documentcontent.h"
#include "core/config/edit/rulepaths.h"
#include "core/config/rules/names.h"
#include "core/config/schema/content.h"
#include "core/config/schema/effective.h"
#include "core/config/yaml/editcomposition.h"
#include "core/resource/quantity.h"

#include <fmt/format.h>

namespace quotadeck::config {
namespace {
Status requireText(std::string_view text)
{
    if (validUtf8Length(text) != text.size() || text.find('\0') != std::string_view::npos)
        return fail(ErrorCode::InvalidArgument, {}, "the text is not valid UTF-8");
    return {};
}

/// A literal block drops the blank lines at its end.
std::string_view withoutLastBreaks(std::string_view text)
{
    return text.substr(0, text.find_last_not_of("\r\n") + 1);
}

/// True for an entry of a map of quantities.
bool isQuantity(const ConfigPlace& place)
{
    const auto& steps = place.steps();
    const auto* const map = steps.size() < 2 ? nullptr : std::get_if<std::string>(&steps[steps.size() - 2]);
    return map && (*map == "max" || *map == "guaranteed" || *map == "maxresources");
}

Status requireQuantity(const ConfigPlace& place, std::string_view quantity)
{
    const auto* const type = std::get_if<std::string>(&place.steps().back());
    if (!type || !isQuantity(place))
        return {};
    const QuantityKind kind = quantityKind(*type);
    if (const auto parsed = parseQuantity(quantity, kind); !parsed)
        return fail(ErrorCode::InvalidArgument, *type, describe(parsed.error(), quantity, kind));
    return requireText(*type);
}

/// True when the only queue at the top is the root (VAL-12).
bool hasRoot(const PartitionConfig& partition)
{
    const auto& queues = partition.queues.value;
    return queues.size() == 1 && equalsIgnoringAsciiCase(queues.front().name.value, kRootQueue);
}

Status requireQuantities(const TextMap& map)
{
    for (const TextEntry& entry : map.value) {
        const QuantityKind kind = quantityKind(entry.key);
        if (const auto parsed = parseQuantity(entry.value, kind); !parsed)
            return fail(ErrorCode::InvalidArgument, entry.key, describe(parsed.error(), entry.value, kind));
    }
    return {};
}

/// The quantities of the limits of a new item.
Status requireQuantities(const std::vector<LimitConfig>& limits)
{
    for (const LimitConfig& limit : limits) {
        if (auto status = requireQuantities(limit.maxResources); !status)
            return status;
    }
    return {};
}

Status requireQuantities(const ConfigItem& item)
{
    if (const auto* const limit = std::get_if<LimitConfig>(&item))
        return requireQuantities(limit->maxResources);
    const auto* const queue = std::get_if<QueueConfig>(&item);
    if (!queue)
        return {};
    for (const TextMap* const map : {&queue->resources.value.guaranteed, &queue->resources.value.max}) {
        if (auto status = requireQuantities(*map); !status)
            return status;
    }
    return requireQuantities(queue->limits.value);
}
} // namespace

Document::Document(std::string text) : m_content(std::make_unique<Content>(std::move(text))) { }
Document::~Document() = default;
Document::Document(Document&&) noexcept = default;
Document& Document::operator=(Document&&) noexcept = default;

const std::string& Document::text() const
{
    return m_content->text;
}

const SchedulerConfig* Document::config() const
{
    return m_content->config ? &*m_content->config : nullptr;
}

TextSpan Document::placeInText(const TextSpan& span) const
{
    return m_content->outer(span);
}

Document::Edits Document::apply(const Edits& edits)
{
    auto back = inverse(m_content->text, edits);
    m_content = std::make_unique<Content>(applied(m_content->text, edits));
    return back;
}

Result<SchedulerConfig> Document::readable() const
{
    if (!m_content->config)
        return tl::unexpected(*m_content->problem);
    return *m_content->config;
}

Result<Document::Edits> Document::verified(Result<Edits> edits, const SchedulerConfig& intended,
                                           const ConfigPlace& place) const
{
    if (!edits) {
        if (edits.error().where.empty())
            edits.error().where = place.text();
        return edits;
    }
    const std::string inner = applied(m_content->inner, *edits);
    if (m_content->embedded) {
        edits = m_content->embedded->outerEdits(*edits);
        if (!edits)
            return edits;
    }
    const Content after(applied(m_content->text, *edits));
    if (!after.config) {
        return fail(ErrorCode::Unsupported, place.text(),
                    fmt::format("the text could not be read any more ({}): edit the text itself",
                                after.problem->message.english()));
    }
    if (withoutLastBreaks(after.inner) != withoutLastBreaks(inner) || !sameContent(*after.config, intended)) {
        return fail(ErrorCode::Unsupported, place.text(),
                    "the change would alter more than this place, because its text is shared through an "
                    "anchor, or is written in an unusual way: edit the text itself");
    }
    return edits;
}

Result<Document::Edits> Document::set(const ConfigPlace& place, std::string_view text) const
{
    auto intended = readable();
    if (!intended)
        return tl::unexpected(intended.error());
    if (const auto status = requireText(text); !status)
        return tl::unexpected(status.error());
    const auto use = setScalar(*intended, place, text);
    if (!use)
        return tl::unexpected(use.error());
    if (const auto status = requireQuantity(place, text); !status)
        return tl::unexpected(status.error());
    const YamlValue value = YamlValue::of({std::string(text), *use});
    return verified(m_content->change().put(place, value), *intended, place);
}

Result<Document::Edits> Document::setTexts(const ConfigPlace& list,
                                           const std::vector<std::string>& texts) const
{
    if (texts.empty())
        return clear(list);
    auto intended = readable();
    if (!intended)
        return tl::unexpected(intended.error());
    for (const std::string& text : texts) {
        if (const auto status = requireText(text); !status)
            return tl::unexpected(status.error());
    }
    if (auto status = config::setTexts(*intended, list, texts); !status)
        return tl::unexpected(std::move(status.error()));
    return verified(m_content->change().setTexts(list, texts), *intended, list);
}

Result<Document::Edits> Document::clear(const ConfigPlace& place) const
{
    auto intended = readable();
    if (!intended)
        return tl::unexpected(intended.error());
    const auto steps = clearValue(*intended, place);
    if (!steps)
        return tl::unexpected(steps.error());
    if (*steps == 0)
        return Edits{};
    return verified(m_content->change().remove(place.first(*steps)), *intended, place);
}

Result<Document::Edits> Document::insert(const ConfigPlace& place, const ConfigItem& item) const
{
    auto intended = readable();
    if (!intended)
        return tl::unexpected(intended.error());
    if (auto status = insertItem(*intended, place, item); !status)
        return tl::unexpected(std::move(status.error()));
    if (const auto status = requireQuantities(item); !status)
        return tl::unexpected(status.error());
    return verified(m_content->change().insertItem(place, valueOf(item)), *intended, place);
}

Result<Document::Edits> Document::remove(const ConfigPlace& item) const
{
    auto intended = readable();
    if (!intended)
        return tl::unexpected(intended.error());
    const auto taken = takeItem(*intended, item);
    if (!taken)
        return tl::unexpected(taken.error());
    return verified(m_content->withoutItem(item, *taken), *intended, item);
}

Result<Document::Edits> Document::transact(const std::vector<Operation>& operations) const
{
    EditComposition composition(m_content->text);
    Document document(m_content->text);
    for (const Operation& operation : operations) {
        auto edits = operation(document);
        if (!edits)
            return edits;
        composition.add(*edits);
        document.apply(*edits);
    }
    return composition.edits(m_content->text);
}

Result<Document::Edits> Document::renameQueue(const ConfigPlace& queue, std::string_view name,
                                              PathsInRules paths) const
{
    const auto current = readable();
    if (!current)
        return tl::unexpected(current.error());
    if (!isQueueName(name)) // VAL-44
        return fail(ErrorCode::InvalidArgument, queue.text(),
                    fmt::format("\"{}\" is no queue name: use 1 to 64 of A-Z a-z 0-9 _ - : # / @", name));
    const auto& steps = queue.steps();
    const bool isTop = steps.size() == 4; // partitions, number, queues, number
    auto renamed = *current;
    if (const auto use = setScalar(renamed, queue / "name", name); !use)
        return tl::unexpected(use.error());
    const auto* const number = isTop ? std::get_if<std::size_t>(&steps[1]) : nullptr;
    if (paths == PathsInRules::Follow && number
        && hasRoot(current->partitions[*number]) != hasRoot(renamed.partitions[*number])
        && !current->partitions[*number].placementRules.value.empty())
        return fail(
            ErrorCode::Unsupported, queue.text(),
            "the new name moves all queues to another level below the root: rename without the placement "
            "rules, then change their paths");
    std::vector<Operation> operations;
    operations.emplace_back(
        [place = queue / "name", name](const Document& document) { return document.set(place, name); });
    if (paths == PathsInRules::Follow) {
        for (const RulePath& path : rulePathsAfterRename(*current, queue, name)) {
            operations.emplace_back(
                [path](const Document& document) { return document.set(path.place, path.value); });
        }
    }
    return transact(operations);
}
} // namespace quotadeck::config
