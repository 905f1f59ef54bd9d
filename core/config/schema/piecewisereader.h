// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/schema.h"

#include <cstddef>
#include <memory>
#include <string>

namespace quotadeck::config {
/// Reads versions of a configuration, one after the other. Queues that are written in the version before, too, are taken over
/// from it.
///
/// Shape:     a text is divided at the items of lists that begin in one column. Two texts are read: the queues among the
///            items that are new, one below the other, and the rest, with an empty queue in place of each row of queues.
///            Each part is proven to be complete: the empty queue is read as an item of a list of queues, and each new
///            queue as an item that ends where the next one begins. So the parts mean together what they mean alone.
/// Errors:    the caller reads a text in full, which finds its problems, if a part has one, and whenever parts may depend
///            on each other: aliases, tags, deep nesting, sizes near the bounds (CFG-13). Likewise a text in which no
///            column has small items that make up most of it, as in flow style.
/// Ownership: keeps the last version that was read.
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
