// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/blockcodec.h"

#include <vector>

namespace quotadeck::history {
/// How finely one level keeps time, how often a block can be read by itself, and how long it is kept.
struct Level
{
    Milliseconds step; ///< 0: every sample
    Milliseconds keySpan;
    Milliseconds age;
};

/// From fine to coarse. A year at the coarsest is 52,000 buckets, a day at the second 8,600: either is drawn in far
/// less than a second.
inline constexpr std::array<Level, 3> kLevels{{
    {Milliseconds(0), std::chrono::minutes(10), std::chrono::days(2)},
    {std::chrono::seconds(10), std::chrono::hours(2), std::chrono::days(21)},
    {std::chrono::minutes(10), std::chrono::days(5), std::chrono::days(400)},
}};

/// What is stored of a page for one bucket.
struct Block
{
    std::size_t level = 0;
    std::size_t page = 0;
    Milliseconds time{}; ///< where the bucket begins
    bool isKey = false;
    QByteArray data;
};

/// Turns the values of a source into the blocks of one level: lowest, highest and last value a bucket, only of series
/// that changed, and from time to time of all.
class LevelWriter
{
public:
    explicit LevelWriter(std::size_t level) : m_level(level) { }

    /// Forgets everything: a stretch of samples starts at @p time, with key blocks.
    void start(Milliseconds time);
    /// Appends the blocks of a bucket that is over at @p time to @p blocks.
    void advance(Milliseconds time, std::vector<Block>& blocks);
    /// The series has had this value since before the bucket.
    void stand(std::uint32_t series, std::optional<Quantity> value);
    /// The series has this value from the time of the last advance() on.
    void add(std::uint32_t series, std::optional<Quantity> value);
    /// Ends the bucket whether or not its time is over.
    void close(std::vector<Block>& blocks);
    /// Buckets before this moment are written.
    [[nodiscard]] Milliseconds writtenUntil() const { return m_bucket; }

private:
    struct Page
    {
        PageState written; // what the blocks so far say
        PageState standing; // the value before the bucket
        std::array<std::optional<Range>, kPageSize> ranges; // in the bucket, where touched
        std::array<bool, kPageSize> isTouched{};
        std::optional<std::int64_t> key; // number of the key span of the last key block
    };

    [[nodiscard]] Milliseconds bucketOf(Milliseconds time) const;
    [[nodiscard]] Page& pageOf(std::uint32_t series);
    void write(std::size_t number, std::vector<Block>& blocks);

    std::size_t m_level;
    Milliseconds m_start{}; // of the stretch
    Milliseconds m_bucket{}; // start of the open bucket
    std::vector<Page> m_pages;
};
} // namespace quotadeck::history
