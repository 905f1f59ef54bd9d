// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historyreader.h"

#include <algorithm>

namespace quotadeck::history {
namespace {
/// Puts the buckets of one series together to columns, and to lines.
class LineBuilder
{
public:
    explicit LineBuilder(const Request& request)
        : m_from(request.from)
        , m_to(request.to)
        , m_columns(request.columns)
    {
    }

    /// A bucket of @p step from @p time on.
    void add(Milliseconds time, Milliseconds step, const std::optional<Range>& range)
    {
        if (!range) {
            breakAt(time);
            return;
        }
        if (time + step > m_from) {
            beginLine();
            put({std::max(time, m_from), *range});
        }
        // A value of before stands when the time that is asked for begins; its extremes are over.
        m_standing = range->last;
        m_standingSince = time;
    }

    /// Nothing is known after @p until; the last value stands until then.
    void breakAt(Milliseconds until)
    {
        if (until > m_from)
            beginLine();
        const Milliseconds end = std::min(until, m_to);
        if (m_standing && !m_line.empty() && m_line.back().time < end)
            m_line.push_back({end, {*m_standing, *m_standing, *m_standing}});
        endLine();
        m_standing.reset();
    }

    [[nodiscard]] std::vector<Line> take() { return std::move(m_lines); }

private:
    void beginLine()
    {
        if (m_line.empty() && m_standing)
            m_line.push_back({std::max(m_from, m_standingSince), {*m_standing, *m_standing, *m_standing}});
    }

    void put(Point point)
    {
        const std::int64_t column = columnOf(point.time);
        if (!m_line.empty() && columnOf(m_line.back().time) == column) {
            Range& range = m_line.back().range;
            range.lowest = std::min(range.lowest, point.range.lowest);
            range.highest = std::max(range.highest, point.range.highest);
            range.last = point.range.last;
        } else {
            m_line.push_back(point);
        }
    }

    void endLine()
    {
        if (!m_line.empty())
            m_lines.push_back(std::move(m_line));
        m_line.clear();
    }

    [[nodiscard]] std::int64_t columnOf(Milliseconds time) const
    {
        const auto share = static_cast<double>((time - m_from).count())
            / static_cast<double>(std::max<std::int64_t>(1, (m_to - m_from).count()));
        return static_cast<std::int64_t>(share * m_columns);
    }

    Milliseconds m_from;
    Milliseconds m_to;
    int m_columns;
    std::optional<Quantity> m_standing;
    Milliseconds m_standingSince{};
    Line m_line;
    std::vector<Line> m_lines;
};

/// The series of one page that are asked for.
struct PageRequest
{
    std::array<LineBuilder*, kPageSize> slots{};
};

/// The coarsest level with at least one bucket a column.
std::size_t levelFor(const Request& request)
{
    const Milliseconds column = (request.to - request.from) / std::max(1, request.columns);
    std::size_t level = kLevels.size() - 1;
    while (level > 0 && kLevels[level].step > column)
        --level;
    return level;
}

/// Reads from @p from on; earlier entries only set the values at that time, for the first stretch only.
Status readBlocks(HistoryFile& file, qint64 source, std::size_t level, std::size_t page,
                  const Stretch& stretch, Milliseconds from, Milliseconds to, bool isFirst,
                  const PageRequest& wanted)
{
    PageState state;
    bool isReadable = false; // blocks before a key may have been forgotten
    return file.blocks(
        source, level, page, stretch.start, from, to, [&](Milliseconds time, const QByteArray& data) {
            isReadable = isReadable || data.startsWith('\1');
            if (!isReadable)
                return Status();
            const auto entries = decodeBlock(state, data);
            if (!entries)
                return Status(tl::unexpected(entries.error()));
            for (const auto& [slot, range] : *entries) {
                if (LineBuilder* const builder = wanted.slots[slot]; builder && (time >= from || isFirst))
                    builder->add(time, kLevels[level].step, range);
            }
            return Status();
        });
}

/// Reads a stretch from @p level as far as that is written, and its end from the finer ones.
Status readStretch(HistoryFile& file, qint64 source, std::size_t level, std::size_t page,
                   const Stretch& stretch, const Request& request, const PageRequest& wanted)
{
    Milliseconds from = std::max(request.from, stretch.start);
    bool isFirst = true;
    for (;; --level) {
        const Milliseconds written = level == 0 ? stretch.until : stretch.written[level];
        const Milliseconds to = std::min(request.to, level == 0 ? written : written - Milliseconds(1));
        if (from <= to) {
            if (Status status = readBlocks(file, source, level, page, stretch, from, to, isFirst, wanted);
                !status)
                return status;
            from = to + Milliseconds(1);
            isFirst = false;
        }
        if (level == 0)
            return {};
    }
}
} // namespace

Result<Reply> read(HistoryFile& file, const Request& request)
{
    Reply result;
    result.lines.resize(request.series.size());
    const auto source = file.findSource(request.source);
    if (!source)
        return tl::unexpected(source.error());
    if (!*source)
        return result;
    const auto numbers = file.series(**source);
    if (!numbers)
        return tl::unexpected(numbers.error());
    const auto stretches = file.stretches(**source, request.from, request.to);
    if (!stretches)
        return tl::unexpected(stretches.error());

    std::vector<LineBuilder> builders(request.series.size(), LineBuilder(request));
    std::map<std::size_t, PageRequest> pages;
    for (std::size_t index = 0; index < request.series.size(); ++index) {
        if (const auto known = numbers->find(request.series[index]); known != numbers->end())
            pages[known->second / kPageSize].slots[known->second % kPageSize] = &builders[index];
    }
    for (const Stretch& stretch : *stretches) {
        for (const auto& [page, wanted] : pages) {
            if (Status status
                = readStretch(file, **source, levelFor(request), page, stretch, request, wanted);
                !status)
                return tl::unexpected(status.error());
        }
        for (LineBuilder& builder : builders)
            builder.breakAt(stretch.until);
        result.answered.push_back({stretch.start, stretch.until});
    }
    std::ranges::transform(builders, result.lines.begin(), &LineBuilder::take);
    return result;
}
} // namespace quotadeck::history
