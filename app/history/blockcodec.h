// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/series.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>

#include <array>
#include <cstddef>
#include <span>

namespace quotadeck::history {
/// Series are stored in pages, so that one of thousands is read without the others.
inline constexpr std::size_t kPageSize = 64;

/// The last known value of every series of a page. Blocks store differences to it.
using PageState = std::array<std::optional<Quantity>, kPageSize>;

/// One series of a page in one block.
struct BlockEntry
{
    std::uint8_t slot = 0; ///< below kPageSize
    std::optional<Range> range; ///< not set: no longer known

    friend bool operator==(const BlockEntry&, const BlockEntry&) = default;
};

/// The values of a page's series in one bucket of time, about seven bytes a series. A key block can be read without
/// those before it; any other needs the state that they left.
[[nodiscard]] QByteArray encodeBlock(PageState& state, std::span<const BlockEntry> entries, bool isKey);
/// Fails with Parse on anything that encodeBlock() does not write.
[[nodiscard]] Result<std::vector<BlockEntry>> decodeBlock(PageState& state, QByteArrayView block);
} // namespace quotadeck::history
