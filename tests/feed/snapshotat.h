// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/recordingfile.h"

#include <cstddef>

namespace quotadeck::test {
/// The snapshot of sample @p index of the recording that @p reader reads.
inline Result<SnapshotPtr> snapshotAt(feed::RecordingReader& reader, std::size_t index)
{
    auto sample = reader.sampleAt(index);
    if (!sample)
        return tl::unexpected(std::move(sample).error());
    return std::move(sample->snapshot);
}
} // namespace quotadeck::test
