// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/schema.h"

#include <cstddef>
#include <memory>
#include <string>

namespace quotadeck::config {
/// Reads versions of a configuration, one after the other. Queues whose text is in the version before, too, are taken over
/// from it.
///
/// Shape:     a text is divided at the items of lists that begin in one column. Two texts are read: the queues among these
///            items that are new, below each other, and what remains of the text, with an empty queue in place of each
///            row of queues. Where the empty queue is read as an item of a list of queues, and the new ones as items of
///            such a list that goes on behind them, the parts mean the same together as alone.
/// Errors:    the caller reads the text in full, which finds the problems, if a part has one, and whenever the parts may
///            depend on each other: aliases, tags, deep nesting, sizes near the bounds (CFG-13). So it does if the text
///            has no column with many small items, as in flow style.
/// Ownership: keeps the last version.
class PiecewiseReader
{
public:
    PiecewiseReader();
    ~PiecewiseReader();
    PiecewiseReader(PiecewiseReader&&) noexcept;
    PiecewiseReader& operator=(PiecewiseReader&&) noexcept;

    /// What readConfig() reads from @p text, which then has no findings; the places are those of other texts. Valid until the
    /// next call, before which changes must be undone. nullptr: @p text has to be read in full.
    [[nodiscard]] SchedulerConfig* read(std::string text);
    /// Queues of the last version read that were taken over, each with those below it.
    [[nodiscard]] std::size_t taken() const { return m_taken; }

private:
    struct Version;
    std::unique_ptr<Version> m_last; ///< nullptr: none was read
    std::size_t m_taken = 0;
};
} // namespace quotadeck::config
