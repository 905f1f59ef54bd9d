// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <chrono>
#include <string>
#include <vector>

namespace quotadeck {
/// A file in an archive.
struct TarMember
{
    std::string name; ///< with folders before it: "support/log.txt"
    std::string content;
};

/// The bytes of an archive (POSIX ustar) of @p members in their order, for any owner and as of @p time: the same members give the same bytes.
/// Errors: InvalidArgument with the name, of a name that is empty or has more than 100 bytes; TooLarge likewise for 8 GiB.
[[nodiscard]] Result<std::string> tarArchive(const std::vector<TarMember>& members,
                                             std::chrono::sys_seconds time);
} // namespace quotadeck
