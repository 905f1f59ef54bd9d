// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/historyfile.h"
#include "app/history/series.h"
#include "core/snapshot/snapshotdelta.h"

namespace quotadeck::history {
/// What of @p update is kept: of each queue what it uses, may use, is guaranteed and waits for; of each user and group what
/// it uses and may use at the root; and how many applications run; of each elastic quota group what it uses, requests and may use, its
/// min and its max. Reports what changed, as the update does.
[[nodiscard]] Sample sampleOf(const SnapshotUpdate& update);
/// Everything of the partition that @p update is of.
[[nodiscard]] Sample wholeSampleOf(const SnapshotUpdate& update);

/// Writes the samples of one source into a HistoryFile, each sample in a transaction of its own: whenever the process ends,
/// what was recorded before stays, and the next start completes the coarser levels from the finest.
///
/// Threading: that of the file, which outlives it.
class Recorder
{
public:
    /// Finishes what an earlier process left unfinished.
    [[nodiscard]] static Result<Recorder> open(HistoryFile& file, const QString& source);

    /// A sample not later than the one before is ignored: the clock was set back, or another process writes too.
    [[nodiscard]] Status record(const Sample& sample);
    /// No samples for a while: the line breaks here.
    [[nodiscard]] Status endStretch();

private:
    Recorder(HistoryFile& file, qint64 source, HistoryFile::SeriesNumbers numbers);
    [[nodiscard]] Status complete(Stretch stretch);
    [[nodiscard]] Status completeLevel(const Stretch& stretch, std::size_t level, std::vector<Block>& blocks);
    /// A series and its new value; not set: it has none any more.
    using Change = std::pair<SeriesKey, std::optional<Quantity>>;
    /// Takes over the values of @p row and adds those that differ to @p changes.
    void update(const Row& row, std::vector<Change>& changes);
    [[nodiscard]] Status store(Milliseconds time, const std::vector<Change>& changes);
    [[nodiscard]] Result<std::uint32_t> number(const SeriesKey& key);
    [[nodiscard]] Status writeAll(const std::vector<Block>& blocks);
    /// Runs @p write in a transaction of its own.
    template <typename Write>
    [[nodiscard]] Status transact(Write write);

    HistoryFile* m_file;
    qint64 m_source;
    HistoryFile::SeriesNumbers m_numbers; // given without gaps, from 0
    std::map<SeriesKey, Quantity> m_values; // the last ones
    std::array<LevelWriter, kLevels.size()> m_levels{LevelWriter(0), LevelWriter(1), LevelWriter(2)};
    std::optional<Stretch> m_stretch; // the open one
    Milliseconds m_last{}; // of the last sample, also of earlier stretches
};
} // namespace quotadeck::history
