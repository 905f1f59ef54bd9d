// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace quotadeck::config {
/// The checksum under which the scheduler knows the configuration text @p submitted: 64 upper-case hexadecimal digits
/// of the SHA-256 of its bytes without the text's own "checksum: " entry (CFG-50). The scheduler skips a reload whose
/// checksum is the one of the active configuration (CFG-51). Linear in the size of the text. Threading: safe from any
/// thread.
[[nodiscard]] std::string configChecksum(std::string_view submitted);
} // namespace quotadeck::config
