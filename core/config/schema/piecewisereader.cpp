// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/piecewisereader.h"

#include "core/base/text.h"
#include "core/config/schema/reader.h"
#include "core/config/yaml/yamltree.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace quotadeck::config {
/// Where a queue that was read is kept.
struct QueuePosition
{
    std::vector<QueueConfig>* list = nullptr;
    std::size_t index = 0;
    std::size_t nodes = 0; ///< of its tree
};
using QueuesByText = std::unordered_map<std::string_view, QueuePosition>;

namespace {
constexpr std::size_t kNowhere = std::string_view::npos;
constexpr std::size_t kOutermostColumn = 2; ///< of queues: lists further left are of partitions
constexpr std::size_t kColumnsSeen = 64;
constexpr int kFrames = 2; ///< that are tried
constexpr int kDeepestPart = 100; ///< levels; one part in another has less than kMaxYamlNesting

constexpr std::string_view kDash = "- ";
constexpr std::string_view kEmptyQueue = "{}"; ///< no text behind it can belong to it, as to a plain scalar
/// Line ends of YAML at which texts are not divided here: next line, line and paragraph separator.
constexpr std::array<std::string_view, 3> kOtherLineEnds{"\xC2\x85", "\xE2\x80\xA8", "\xE2\x80\xA9"};
constexpr std::string_view kListOfQueues = "partitions:\n- queues:\n";

/// Calls @p visit(begin, indentation) for each line of @p text that is neither blank nor a comment.
template <typename Visit>
void forEachWrittenLine(std::string_view text, Visit visit)
{
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t first = text.find_first_not_of(' ', begin);
        if (first == kNowhere)
            return;
        if (std::string_view("\n\r#").find(text[first]) == kNowhere)
            visit(begin, first - begin);
        begin = std::min(text.find('\n', first), text.size() - 1) + 1;
    }
}

bool hasOtherLineEnds(std::string_view text)
{
    return !hasOnlyAscii(text) && std::ranges::any_of(kOtherLineEnds, [text](std::string_view end) {
        return text.find(end) != kNowhere;
    });
}

/// The outermost column of items that are small and make up most of @p text; 0: there is none.
std::size_t columnOfItems(std::string_view text)
{
    struct Column
    {
        std::size_t open = kNowhere; ///< where the current item begins
        std::size_t longest = 0;
        std::size_t total = 0;
    };
    std::array<Column, kColumnsSeen> columns;
    std::size_t used = 0; // columns from here on have no open item
    const auto close = [&](std::size_t from, std::size_t end) {
        for (std::size_t at = from; at < used; ++at) {
            Column& column = columns[at];
            if (column.open == kNowhere)
                continue;
            const std::size_t size = end - std::exchange(column.open, kNowhere);
            column.longest = std::max(column.longest, size);
            column.total += size;
        }
        used = std::min(used, from);
    };
    forEachWrittenLine(text, [&](std::size_t begin, std::size_t indent) {
        close(indent, begin);
        if (indent >= kColumnsSeen || text.substr(begin + indent, kDash.size()) != kDash)
            return;
        columns[indent].open = begin;
        used = indent + 1;
    });
    close(0, text.size());
    for (std::size_t at = kOutermostColumn; at < kColumnsSeen; ++at) {
        if (columns[at].longest <= text.size() / 4 && columns[at].total > text.size() / 2)
            return at;
    }
    return 0;
}

struct TextItem
{
    std::string_view text; ///< whole lines, with blank ones and comments behind it
    const QueuePosition* source = nullptr;
};

/// Items that follow each other.
struct TextRow
{
    std::size_t begin = 0;
    std::size_t end = 0;
    std::vector<TextItem> items;
};

std::vector<TextRow> rowsOf(std::string_view text, std::size_t column)
{
    std::vector<TextRow> rows;
    std::size_t open = kNowhere;
    const auto close = [&](std::size_t end) {
        if (open == kNowhere)
            return;
        if (rows.empty() || rows.back().end != open)
            rows.push_back({open, open, {}});
        rows.back().items.push_back({text.substr(open, end - open)});
        rows.back().end = end;
        open = kNowhere;
    };
    forEachWrittenLine(text, [&](std::size_t begin, std::size_t indent) {
        if (indent > column)
            return;
        close(begin);
        if (indent == column && text.substr(begin + indent, kDash.size()) == kDash)
            open = begin;
    });
    if (text.ends_with('\n')) // else more could be written behind the last item
        close(text.size());
    return rows;
}

/// The number of nodes below @p ref; nothing if their meaning may depend on the rest of the text.
std::optional<std::size_t> independentNodes(const YamlRef& ref, int level = 0)
{
    if (ref.isAlias() || !ref.node->tag().empty() || level > kDeepestPart)
        return std::nullopt;
    std::size_t count = 1;
    const auto add = [&](const YamlRef& child) {
        const auto below = independentNodes(child, level + 1);
        count += below.value_or(0);
        return below.has_value();
    };
    const bool isIndependent = std::ranges::all_of(ref.node->items(), add)
        && std::ranges::all_of(ref.node->pairs(),
                               [&](const YamlPair& pair) { return add(pair.key) && add(pair.value); });
    return isIndependent ? std::optional(count) : std::nullopt;
}

/// A text with an empty queue in place of each row.
struct QueueFrame
{
    SchedulerConfig config;
    std::vector<std::size_t> places; ///< of the empty queues, ascending
    std::size_t nodes = 0;
};

/// The number of the row for which @p queue stands; nothing: for none.
std::optional<std::size_t> rowAt(const std::vector<std::size_t>& places, const QueueConfig& queue)
{
    const auto place = std::ranges::lower_bound(places, queue.span.begin.offset);
    const bool isFound = place != places.end() && *place == queue.span.begin.offset
        && queue.span.end.offset == *place + kEmptyQueue.size();
    return isFound ? std::optional(static_cast<std::size_t>(place - places.begin())) : std::nullopt;
}

void findRows(const std::vector<QueueConfig>& queues, const std::vector<std::size_t>& places,
              std::vector<bool>& isFound)
{
    for (const QueueConfig& queue : queues) {
        if (const auto row = rowAt(places, queue))
            isFound[*row] = true;
        else
            findRows(queue.queues.value, places, isFound);
    }
}

/// Drops those of @p rows that are not of queues, whose text is then part of the frame. Nothing: no row is one of queues, or
/// the frame has problems.
std::optional<QueueFrame> readFrame(std::string_view text, std::size_t column, std::vector<TextRow>& rows)
{
    for (int attempt = 0; attempt < kFrames && !rows.empty(); ++attempt) {
        QueueFrame frame;
        std::string rest;
        std::size_t end = 0;
        for (const TextRow& row : rows) {
            rest.append(text.substr(end, row.begin - end)).append(column, ' ').append(kDash);
            frame.places.push_back(rest.size());
            rest.append(kEmptyQueue).append("\n");
            end = row.end;
        }
        rest.append(text.substr(end));
        const auto tree = parseYaml(rest);
        const auto nodes
            = tree && tree->root() ? independentNodes(YamlRef(tree->root())) : std::optional<std::size_t>();
        if (!nodes)
            return std::nullopt;
        ReadResult result = readConfig(*tree);
        std::vector<bool> isFound(rows.size());
        for (const PartitionConfig& partition : result.config.partitions)
            findRows(partition.queues.value, frame.places, isFound);
        if (std::ranges::find(isFound, false) == isFound.end()) {
            if (!result.findings.empty())
                return std::nullopt;
            frame.config = std::move(result.config);
            frame.nodes = *nodes;
            return frame;
        }
        std::vector<TextRow> found;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (isFound[row])
                found.push_back(std::move(rows[row]));
        }
        rows = std::move(found);
    }
    return std::nullopt;
}

/// Queues that were read below each other.
struct NewQueues
{
    SchedulerConfig config;
    QueuesByText queues;
};

/// Reads @p found.queues, whose positions are not known yet. False: they cannot be read alone.
bool readAlone(NewQueues& found, std::size_t column)
{
    std::string text(kListOfQueues);
    std::vector<std::pair<std::size_t, QueuePosition*>> expected;
    for (auto& [item, position] : found.queues) {
        expected.emplace_back(text.size() + item.find_first_not_of(' ', column + 1), &position);
        text.append(item);
    }
    text.append(column, ' ').append(kDash);
    const std::size_t end = text.size();
    text.append(kEmptyQueue).append("\n"); // is the next item, unless one before it goes on

    const auto tree = parseYaml(text);
    if (!tree)
        return false;
    ReadResult result = readConfig(*tree);
    if (!result.findings.empty() || result.config.partitions.size() != 1)
        return false;
    found.config = std::move(result.config);
    std::vector<QueueConfig>& list = found.config.partitions.front().queues.value;
    const auto items
        = tree->root()->pairs().front().value.node->items().front().node->pairs().front().value.node->items();
    if (list.size() != expected.size() + 1 || items.size() != list.size()
        || list.back().span.begin.offset != end)
        return false;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const auto nodes = independentNodes(items[i]);
        if (!nodes || list[i].span.begin.offset != expected[i].first)
            return false;
        *expected[i].second = {&list, i, *nodes};
    }
    return true;
}
} // namespace

struct PiecewiseReader::Version
{
    std::string text;
    SchedulerConfig config;
    QueuesByText queues; ///< by their part of the text

    /// Puts @p rows in place of the empty queues in @p list.
    void fill(std::vector<QueueConfig>& list, const std::vector<std::size_t>& places,
              const std::vector<TextRow>& rows)
    {
        std::vector<QueueConfig> framed = std::exchange(list, {});
        std::vector<std::size_t> others;
        for (QueueConfig& queue : framed) {
            if (const auto row = rowAt(places, queue)) {
                if (list.empty())
                    list.reserve(framed.size() + rows[*row].items.size());
                for (const TextItem& item : rows[*row].items)
                    add(item, list);
            } else {
                others.push_back(list.size());
                list.push_back(std::move(queue));
            }
        }
        for (const std::size_t other : others) // they stay where they are now
            fill(list[other].queues.value, places, rows);
    }

private:
    void add(const TextItem& item, std::vector<QueueConfig>& list)
    {
        const auto [known, isNew]
            = queues.try_emplace(item.text, QueuePosition{&list, list.size(), item.source->nodes});
        const QueuePosition& place = isNew ? *item.source : known->second;
        QueueConfig& queue = (*place.list)[place.index];
        if (isNew)
            list.push_back(std::move(queue));
        else // the same text is there twice
            list.push_back(QueueConfig(queue));
    }
};

PiecewiseReader::PiecewiseReader() = default;
PiecewiseReader::~PiecewiseReader() = default;
PiecewiseReader::PiecewiseReader(PiecewiseReader&&) noexcept = default;
PiecewiseReader& PiecewiseReader::operator=(PiecewiseReader&&) noexcept = default;

SchedulerConfig* PiecewiseReader::read(std::string text)
{
    auto version = std::make_unique<Version>();
    version->text = std::move(text);
    const std::string_view whole = version->text;
    if (whole.size() > kMaxYamlSize || hasOtherLineEnds(whole))
        return nullptr;
    const std::size_t column = columnOfItems(whole);
    if (column == 0)
        return nullptr;
    std::vector<TextRow> rows = rowsOf(whole, column);
    auto frame = readFrame(whole, column, rows);
    if (!frame)
        return nullptr;

    NewQueues added;
    std::size_t taken = 0;
    for (TextRow& row : rows) {
        for (TextItem& item : row.items) {
            if (m_last) {
                if (const auto known = m_last->queues.find(item.text); known != m_last->queues.end()) {
                    item.source = &known->second;
                    ++taken;
                    continue;
                }
            }
            item.source = &added.queues[item.text];
        }
    }
    if (!added.queues.empty() && !readAlone(added, column))
        return nullptr;
    std::size_t nodes = frame->nodes;
    std::size_t items = 0;
    for (const TextRow& row : rows) {
        items += row.items.size();
        for (const TextItem& item : row.items)
            nodes += item.source->nodes;
    }
    if (nodes > kMaxYamlNodes)
        return nullptr;

    version->queues.reserve(items);
    version->config = std::move(frame->config);
    for (PartitionConfig& partition : version->config.partitions)
        version->fill(partition.queues.value, frame->places, rows);
    m_last = std::move(version);
    m_taken = taken;
    return &m_last->config;
}
} // namespace quotadeck::config
