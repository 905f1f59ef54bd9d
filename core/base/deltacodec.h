// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace quotadeck {
/// Compresses @p text, of at most 64 MiB, as what differs from @p base (Zstandard with a prefix). A short result means that they
/// are similar. Threading: safe from any thread.
[[nodiscard]] std::string compressDelta(std::string_view text, std::string_view base);

/// The text of @p size bytes that compressDelta() made @p packed of, with the same @p base. Nothing when @p packed is
/// damaged, or of a text of another size: never more than @p size bytes are decompressed. Threading: safe from any thread.
[[nodiscard]] std::optional<std::string> decompressDelta(std::string_view packed, std::size_t size,
                                                         std::string_view base);
} // namespace quotadeck
