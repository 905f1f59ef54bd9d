// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/levelwriter.h"

#include <algorithm>

namespace quotadeck::history {
Milliseconds LevelWriter::bucketOf(Milliseconds time) const
{
    const Milliseconds step = kLevels[m_level].step;
    if (step.count() == 0)
        return time;
    // A stretch that starts inside a bucket must not take the place of what an earlier one wrote there.
    return std::max(m_start, time - time % step);
}

void LevelWriter::start(Milliseconds time)
{
    m_start = time;
    m_bucket = bucketOf(time);
    m_pages.clear();
}

void LevelWriter::advance(Milliseconds time, std::vector<Block>& blocks)
{
    if (bucketOf(time) == m_bucket)
        return;
    close(blocks);
    m_bucket = bucketOf(time);
}

LevelWriter::Page& LevelWriter::pageOf(std::uint32_t series)
{
    const std::size_t number = series / kPageSize;
    if (number >= m_pages.size())
        m_pages.resize(number + 1);
    return m_pages[number];
}

void LevelWriter::stand(std::uint32_t series, std::optional<Quantity> value)
{
    pageOf(series).standing[series % kPageSize] = value;
}

void LevelWriter::add(std::uint32_t series, std::optional<Quantity> value)
{
    const std::size_t slot = series % kPageSize;
    Page& page = pageOf(series);
    const std::optional<Quantity> before
        = page.isTouched[slot] ? std::nullopt : page.standing[slot]; // the bucket begins with it
    page.isTouched[slot] = true;
    page.standing[slot] = value;
    if (!value) {
        page.ranges[slot].reset();
        return;
    }
    Range range = page.ranges[slot].value_or(Range{before.value_or(*value), before.value_or(*value), *value});
    range.lowest = std::min(range.lowest, *value);
    range.highest = std::max(range.highest, *value);
    range.last = *value;
    page.ranges[slot] = range;
}

void LevelWriter::close(std::vector<Block>& blocks)
{
    for (std::size_t number = 0; number < m_pages.size(); ++number)
        write(number, blocks);
}

void LevelWriter::write(std::size_t number, std::vector<Block>& blocks)
{
    Page& page = m_pages[number];
    const std::int64_t key = m_bucket / kLevels[m_level].keySpan;
    const bool isKey = page.key != key;
    std::vector<BlockEntry> entries;
    for (std::size_t slot = 0; slot < kPageSize; ++slot) {
        const std::optional<Quantity> standing = page.standing[slot];
        if (page.isTouched[slot])
            entries.push_back({static_cast<std::uint8_t>(slot), page.ranges[slot]});
        else if (isKey && standing)
            entries.push_back({static_cast<std::uint8_t>(slot), Range{*standing, *standing, *standing}});
        page.ranges[slot].reset();
        page.isTouched[slot] = false;
    }
    if (entries.empty())
        return;
    page.key = key;
    blocks.push_back({m_level, number, m_bucket, isKey, encodeBlock(page.written, entries, isKey)});
}
} // namespace quotadeck::history
