// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/disabling.h"

#include "core/config/edit/schemachange.h"
#include "core/config/schema/content.h"
#include "core/config/yaml/splicetext.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace quotadeck::config {
namespace {
/// The lines of a disabled item: the heading, and the prefixes of its other lines.
struct DisabledLines
{
    LineBlock heading;
    std::vector<LineBlock> prefixes; ///< of a blank line together with the spaces before it, which were added
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

/// The edits that remove the heading and the prefixes.
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

/// The outermost item that begins in a range of the text.
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

/// True when an item of the text @p disabled can be enabled so that the text becomes that of @p source again.
bool canEnableAgain(const ConfigSource& source, std::string disabled)
{
    const ConfigSource after(std::move(disabled));
    const std::size_t count = disabledItems(after).size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto edits = editsToEnable(after, i);
        if (edits && applied(after.text(), *edits) == source.text())
            return true;
    }
    return false;
}
} // namespace

Result<TextEdits> editsToDisable(const ConfigSource& source, const ConfigPlace& item)
{
    auto intended = source.copyOfConfig();
    if (!intended)
        return tl::unexpected(intended.error());
    const auto taken = takeItem(*intended, item);
    if (!taken)
        return tl::unexpected(taken.error());
    if (taken->leavesEmptyList)
        return fail(ErrorCode::Unsupported, item.text(),
                    "the last item of a required list cannot be disabled");
    const auto found = source.change().linesOf(item);
    if (!found)
        return tl::unexpected(found.error());
    const SpliceText text(source.inner(), source.index());
    const std::size_t begin = found->lines.begin;
    std::string heading = std::string(found->indent, ' ').append(kDisabledHeading).append(text.lineEnd());
    TextEdits edits;
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
                        "a line of the item begins to the left of its dash: indent it first");
        const std::size_t at = line + found->indent;
        if (line == begin && at > begin)
            edits.push_back(text.edit(begin, begin, std::exchange(heading, {})));
        edits.push_back(text.edit(at, at, std::exchange(heading, {}).append(kDisabledPrefix)));
    }
    auto checked = source.checked(std::move(edits), *intended, item);
    if (checked && !canEnableAgain(source, applied(source.text(), *checked)))
        return fail(ErrorCode::Unsupported, item.text(),
                    "the disabled item could not be enabled again byte for byte: remove it instead");
    return checked;
}

std::vector<TextSpan> disabledItems(const ConfigSource& source)
{
    std::vector<TextSpan> spans;
    for (const DisabledLines& lines : findDisabled({source.inner(), source.index()}))
        spans.push_back(source.outerSpan(source.index().span(lines.heading.begin, lines.end)));
    return spans;
}

DisabledContent disabledContent(const ConfigSource& source)
{
    if (!source.config())
        return {};
    const SpliceText text(source.inner(), source.index());
    const auto all = findDisabled(text);
    if (all.empty())
        return {};
    TextEdits edits;
    std::vector<LineBlock> blocks; // in the text with all items enabled
    std::size_t removed = 0;
    for (const DisabledLines& lines : all) {
        const std::size_t begin = lines.heading.begin - removed;
        removed += removedBy(lines);
        blocks.push_back({begin, lines.end - removed});
        std::ranges::move(editsFor(text, lines), std::back_inserter(edits));
    }
    const ConfigSource after(applied(source.inner(), edits));
    if (!after.config())
        return {};
    DisabledContent content{*after.config(), {}};
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (auto place = itemIn(*after.config(), blocks[i].begin, blocks[i].end))
            content.items.push_back({i, *std::move(place)});
    }
    return content;
}

Result<TextEdits> editsToEnable(const ConfigSource& source, std::size_t index)
{
    if (!source.config())
        return tl::unexpected(*source.problem());
    const SpliceText text(source.inner(), source.index());
    const auto all = findDisabled(text);
    if (index >= all.size())
        return fail(ErrorCode::NotFound, {}, "there is no disabled item with this number");
    const DisabledLines& lines = all[index];
    auto edits = editsFor(text, lines);
    const ConfigSource after(applied(source.inner(), edits));
    const auto place = after.config()
        ? itemIn(*after.config(), lines.heading.begin, lines.end - removedBy(lines))
        : std::nullopt;
    SchedulerConfig without = after.config() ? *after.config() : SchedulerConfig();
    if (!place || !takeItem(without, *place) || !sameContent(without, *source.config())) {
        return fail(ErrorCode::Unsupported, fmt::format("line {}", disabledItems(source)[index].begin.line),
                    "these lines do not form a single item when they are enabled: edit the text directly");
    }
    return source.checked(std::move(edits), *after.config(), *place);
}
} // namespace quotadeck::config
