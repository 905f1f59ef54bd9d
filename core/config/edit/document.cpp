// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/document.h"

#include "core/config/edit/configedits.h"
#include "core/config/schema/configsource.h"

#include <algorithm>
#include <utility>

namespace quotadeck::config {
namespace {
constexpr std::string_view kMaxResources = "maxresources";
constexpr std::string_view kMaxApplications = "maxapplications";
constexpr std::string_view kDescription = "limit";

/// Calls @p edit(place, limit) with the limit at @p address.
template <typename Edit>
Result<Document::Edits> onLimit(const ConfigSource& source, const LimitAddress& address, Edit edit)
{
    if (!source.config())
        return tl::unexpected(*source.problem());
    const auto found = findLimit(*source.config(), address);
    if (!found) {
        return fail(
            ErrorCode::NotFound, address.queue.text(),
            Message(QUOTADECK_TEXT("edit", "there is no limit number %1 on this queue"), address.limit + 1));
    }
    auto edits = edit(found->place, *found->limit);
    if (!edits && edits.error().code == ErrorCode::Unsupported && edits.error().where.empty())
        edits.error().where = address.queue.text();
    return edits;
}
} // namespace

Document::Document(std::string text) : m_source(std::make_unique<ConfigSource>(std::move(text))) { }
Document::~Document() = default;
Document::Document(Document&&) noexcept = default;
Document& Document::operator=(Document&&) noexcept = default;

const std::string& Document::text() const
{
    return m_source->text();
}

const SchedulerConfig* Document::config() const
{
    return m_source->config();
}

Document::Edits Document::apply(const Edits& edits)
{
    auto back = inverse(text(), edits);
    m_source = std::make_unique<ConfigSource>(applied(text(), edits));
    return back;
}

Result<Document::Edits> Document::set(const ConfigPlace& place, std::string_view text) const
{
    return editsToSet(*m_source, place, text);
}

Result<Document::Edits> Document::setTexts(const ConfigPlace& list,
                                           const std::vector<std::string>& texts) const
{
    return editsToSetTexts(*m_source, list, texts);
}

Result<Document::Edits> Document::clear(const ConfigPlace& place) const
{
    return editsToClear(*m_source, place);
}

Result<Document::Edits> Document::insert(const ConfigPlace& place, const ConfigItem& item) const
{
    return editsToInsert(*m_source, place, item);
}

Result<Document::Edits> Document::remove(const ConfigPlace& item) const
{
    return editsToRemove(*m_source, item);
}

Result<Document::Edits> Document::move(const ConfigPlace& item, const ConfigPlace& to) const
{
    return editsToMove(*m_source, item, to);
}

Result<Document::Edits> Document::duplicate(const ConfigPlace& item) const
{
    return editsToDuplicate(*m_source, item);
}

Result<Document::Edits> Document::copyComments(const ConfigPlace& from, const ConfigPlace& to) const
{
    return editsToCopyComments(*m_source, from, to);
}

Result<Document::Edits> Document::disable(const ConfigPlace& item) const
{
    return editsToDisable(*m_source, item);
}

std::vector<TextSpan> Document::disabledItems() const
{
    return config::disabledItems(*m_source);
}

DisabledContent Document::disabledContent() const
{
    return config::disabledContent(*m_source);
}

Result<Document::Edits> Document::enable(std::size_t index) const
{
    return editsToEnable(*m_source, index);
}

Result<Document::Edits> Document::renameQueue(const ConfigPlace& queue, std::string_view name,
                                              PathsInRules paths) const
{
    if (!config())
        return tl::unexpected(*m_source->problem());
    const auto changes = changesToRename(*config(), queue, name, paths);
    if (!changes)
        return tl::unexpected(changes.error());
    std::vector<Operation> operations;
    for (const ValueChange& change : *changes) {
        operations.emplace_back(
            [&change](const Document& document) { return document.set(change.place, change.value); });
    }
    return transact(operations);
}

Result<Document::Edits> Document::moveQueue(const ConfigPlace& queue, const ConfigPlace& to) const
{
    if (!config())
        return tl::unexpected(*m_source->problem());
    const auto changes = ruleChangesToMove(*config(), queue, to); // the rules stay where they are
    if (!changes)
        return tl::unexpected(changes.error());
    std::vector<Operation> operations{
        [&](const Document& document) { return document.move(queue, to); },
    };
    for (const ValueChange& change : *changes)
        operations.emplace_back(
            [&change](const Document& document) { return document.set(change.place, change.value); });
    return transact(operations);
}

Result<Document::Edits> Document::transact(const std::vector<Operation>& operations) const
{
    EditComposition composition(text());
    std::optional<Document> edited; // none while nothing has changed
    TextEdits unread; // the last edits: the text that they give is read when another operation needs it
    for (const Operation& operation : operations) {
        if (!unread.empty()) {
            if (!edited)
                edited.emplace(applied(text(), unread));
            else
                edited->apply(unread);
        }
        auto edits = operation(edited ? *edited : *this);
        if (!edits)
            return edits;
        composition.add(*edits);
        unread = *std::move(edits);
    }
    return composition.edits(text());
}

Result<Document::Edits> Document::setQuantity(const LimitAddress& address, std::string_view type,
                                              std::string_view quantity) const
{
    return onLimit(*m_source, address, [&](const ConfigPlace& limit, const LimitConfig&) {
        return set(limit / kMaxResources / type, quantity);
    });
}

Result<Document::Edits> Document::removeQuantity(const LimitAddress& address, std::string_view type) const
{
    return onLimit(*m_source, address,
                   [&](const ConfigPlace& place, const LimitConfig& limit) -> Result<Edits> {
                       const auto& entries = limit.maxResources.value;
                       if (std::ranges::find(entries, type, &TextEntry::key) == entries.end())
                           return fail(ErrorCode::NotFound, address.queue.text(),
                                       Message(QUOTADECK_TEXT("edit", "the limit does not set %1"), type));
                       return clear(place / kMaxResources / type);
                   });
}

Result<Document::Edits> Document::setMaxApplications(const LimitAddress& address,
                                                     std::optional<std::uint64_t> count) const
{
    return onLimit(*m_source, address, [&](const ConfigPlace& limit, const LimitConfig&) {
        return count ? set(limit / kMaxApplications, std::to_string(*count))
                     : clear(limit / kMaxApplications);
    });
}

Result<Document::Edits> Document::setUsers(const LimitAddress& address,
                                           const std::vector<std::string>& users) const
{
    return onLimit(*m_source, address, [&](const ConfigPlace& limit, const LimitConfig&) {
        return setTexts(limit / "users", users);
    });
}

Result<Document::Edits> Document::setGroups(const LimitAddress& address,
                                            const std::vector<std::string>& groups) const
{
    return onLimit(*m_source, address, [&](const ConfigPlace& limit, const LimitConfig&) {
        return setTexts(limit / "groups", groups);
    });
}

Result<Document::Edits> Document::setDescription(const LimitAddress& address,
                                                 std::string_view description) const
{
    return onLimit(*m_source, address, [&](const ConfigPlace& limit, const LimitConfig&) {
        return description.empty() ? clear(limit / kDescription) : set(limit / kDescription, description);
    });
}
} // namespace quotadeck::config
