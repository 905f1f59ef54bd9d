// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/document.h"
#include "core/config/edit/documentcontent.h"
#include "core/config/schema/content.h"
#include "core/config/yaml/splicetext.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace quotadeck::config {
namespace {
/// Lines of an item that is switched off: the heading, and where its other lines have the prefix.
struct DisabledLines
{
    LineBlock heading;
    std::vector<LineBlock> prefixes; ///< of a blank line with the spaces before it, which it did not have
    std::size_t end = 0; ///< of the last line
};

std::vector<DisabledLines> findDisabled(const SpliceText& text)
{
    std::vector<DisabledLines> found;
    const TextIndex& index = text.index();
    for (std::size_t line = index.lineBegin(0); line < text.text().size();) {
        const std::size_t next = index.nextLine(line);
        const std::size_t first = line + text.indentOfLine(line);
        const auto end = std::min(text.text().find_first_of("\r\n", first), text.text().size());
        if (text.text().substr(first, end - first) == kDisabledHeading)
            found.push_back({{line, next}, {}, next});
        else if (!found.empty() && found.back().end == line && text.isDisabledLine(line)) {
            const std::size_t after = first + kDisabledPrefix.size();
            const bool isBlank
                = text.text().substr(0, end).find_first_not_of(' ', after) == std::string_view::npos;
            found.back().prefixes.push_back({isBlank ? line : first, after});
            found.back().end = next;
        }
        line = next;
    }
    std::erase_if(found, [](const DisabledLines& lines) { return lines.prefixes.empty(); });
    return found;
}

/// Takes the heading and the prefixes out.
std::vector<TextEdit> editsFor(const SpliceText& text, const DisabledLines& lines)
{
    std::vector<TextEdit> edits{text.edit(lines.heading.begin, lines.heading.end, {})};
    for (const auto [begin, end] : lines.prefixes)
        edits.push_back(text.edit(begin, end, {}));
    return edits;
}

std::size_t removedBy(const DisabledLines& lines)
{
    std::size_t removed = lines.heading.end - lines.heading.begin;
    for (const auto [begin, end] : lines.prefixes)
        removed += end - begin;
    return removed;
}

using Place = std::optional<ConfigPlace>;

template <typename T>
Place firstIn(const std::vector<T>& items, const ConfigPlace& list, std::size_t begin, std::size_t end)
{
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::size_t at = items[i].span.begin.offset;
        if (begin <= at && at < end)
            return list / i;
    }
    return std::nullopt;
}

Place itemIn(const std::vector<QueueConfig>& queues, const ConfigPlace& list, std::size_t begin,
             std::size_t end)
{
    Place place = firstIn(queues, list, begin, end);
    for (std::size_t i = 0; i < queues.size() && !place; ++i) {
        place = firstIn(queues[i].limits.value, list / i / "limits", begin, end);
        if (!place)
            place = itemIn(queues[i].queues.value, list / i / "queues", begin, end);
    }
    return place;
}

/// The outermost item that begins in this range of the text.
Place itemIn(const SchedulerConfig& config, std::size_t begin, std::size_t end)
{
    const ConfigPlace list = ConfigPlace() / "partitions";
    Place place = firstIn(config.partitions, list, begin, end);
    for (std::size_t i = 0; i < config.partitions.size() && !place; ++i) {
        const PartitionConfig& partition = config.partitions[i];
        place = firstIn(partition.limits.value, list / i / "limits", begin, end);
        if (!place)
            place = firstIn(partition.placementRules.value, list / i / "placementrules", begin, end);
        if (!place)
            place = itemIn(partition.queues.value, list / i / "queues", begin, end);
    }
    return place;
}
} // namespace

Result<Document::Edits> Document::disable(const ConfigPlace& item) const
{
    auto intended = readable();
    if (!intended)
        return tl::unexpected(intended.error());
    const auto taken = takeItem(*intended, item);
    if (!taken)
        return tl::unexpected(taken.error());
    if (taken->leavesEmptyList)
        return fail(ErrorCode::Unsupported, item.text(), "the last item of a required list has to stay");
    const auto found = m_content->change().linesOf(item);
    if (!found)
        return tl::unexpected(found.error());
    const SpliceText text(m_content->inner, m_content->index);
    const std::size_t begin = found->lines.begin;
    std::string heading = std::string(found->indent, ' ').append(kDisabledHeading).append(text.lineEnd());
    Edits edits;
    for (std::size_t line = begin; line < found->lines.end; line = text.index().nextLine(line)) {
        const std::size_t first = line + text.indentOfLine(line);
        const bool isBlank = first >= found->lines.end
            || std::string_view("\r\n").find(text.text()[first]) != std::string_view::npos;
        if (isBlank) {
            edits.push_back(text.edit(line, line, std::string(found->indent, ' ').append(kDisabledPrefix)));
            continue;
        }
        if (first < line + found->indent)
            return fail(ErrorCode::Unsupported, item.text(),
                        "a line of the item begins left of its dash: indent it first");
        const std::size_t at = line + found->indent;
        if (line == begin && at > begin)
            edits.push_back(text.edit(begin, begin, std::exchange(heading, {})));
        edits.push_back(text.edit(at, at, std::exchange(heading, {}).append(kDisabledPrefix)));
    }
    auto checked = verified(std::move(edits), *intended, item);
    if (checked && !canEnableAgain(applied(m_content->text, *checked)))
        return fail(ErrorCode::Unsupported, item.text(),
                    "the item could not be switched on again byte for byte: take it out instead");
    return checked;
}

bool Document::canEnableAgain(std::string disabled) const
{
    const Document after(std::move(disabled));
    const std::size_t count = after.disabledItems().size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto edits = after.enable(i);
        if (edits && applied(after.text(), *edits) == text())
            return true;
    }
    return false;
}

std::vector<TextSpan> Document::disabledItems() const
{
    std::vector<TextSpan> spans;
    for (const DisabledLines& lines : findDisabled({m_content->inner, m_content->index}))
        spans.push_back(m_content->outer(m_content->index.span(lines.heading.begin, lines.end)));
    return spans;
}

DisabledContent Document::disabledContent() const
{
    if (!m_content->config)
        return {};
    const SpliceText text(m_content->inner, m_content->index);
    const auto all = findDisabled(text);
    if (all.empty())
        return {};
    Edits edits;
    std::vector<LineBlock> blocks; // in the text with all on
    std::size_t removed = 0;
    for (const DisabledLines& lines : all) {
        const std::size_t begin = lines.heading.begin - removed;
        removed += removedBy(lines);
        blocks.push_back({begin, lines.end - removed});
        std::ranges::move(editsFor(text, lines), std::back_inserter(edits));
    }
    const Content after(applied(m_content->inner, edits));
    if (!after.config)
        return {};
    DisabledContent content{*after.config, {}};
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (auto place = itemIn(*after.config, blocks[i].begin, blocks[i].end))
            content.items.push_back({i, *std::move(place)});
    }
    return content;
}

Result<Document::Edits> Document::enable(std::size_t index) const
{
    const auto current = readable();
    if (!current)
        return tl::unexpected(current.error());
    const SpliceText text(m_content->inner, m_content->index);
    const auto all = findDisabled(text);
    if (index >= all.size())
        return fail(ErrorCode::NotFound, {}, "so many items are not switched off");
    const DisabledLines& lines = all[index];
    auto edits = editsFor(text, lines);
    const Content after(applied(m_content->inner, edits));
    const auto place = after.config ? itemIn(*after.config, lines.heading.begin, lines.end - removedBy(lines))
                                    : std::nullopt;
    SchedulerConfig without = after.config.value_or(SchedulerConfig());
    if (!place || !takeItem(without, *place) || !sameContent(without, *current)) {
        return fail(ErrorCode::Unsupported, fmt::format("line {}", disabledItems()[index].begin.line),
                    "these lines do not make one item again: edit the text itself");
    }
    return verified(std::move(edits), *after.config, *place);
}
} // namespace quotadeck::config
