// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/checksum.h"

#include <array>
#include <fmt/format.h>
#include <iterator>
#include <openssl/sha.h>

namespace quotadeck::config {
namespace {
constexpr std::string_view kKey = "checksum: ";
constexpr std::size_t kDigits = 64;

/// What is taken out of @p submitted wherever it stands: the first entry, at most as long as a checksum can be. The
/// scheduler does this on the text, knowing nothing of YAML: a comment counts as well. Empty when there is none.
std::string_view ownEntry(std::string_view submitted)
{
    const auto begin = submitted.find(kKey);
    if (begin == std::string_view::npos)
        return {};
    const auto next = submitted.find(kKey, begin + kKey.size());
    std::string_view entry
        = submitted.substr(begin, next == std::string_view::npos ? std::string_view::npos : next - begin);
    while (entry.ends_with('\n'))
        entry.remove_suffix(1);
    return entry.substr(0, kKey.size() + kDigits);
}

std::string without(std::string_view text, std::string_view part)
{
    std::string result;
    result.reserve(text.size());
    for (auto at = text.find(part); !part.empty() && at != std::string_view::npos; at = text.find(part)) {
        result.append(text.substr(0, at));
        text.remove_prefix(at + part.size());
    }
    return result.append(text);
}
} // namespace

std::string configChecksum(std::string_view submitted)
{
    const std::string hashed = without(submitted, ownEntry(submitted));
    std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
    // One call over bytes in memory: it allocates nothing and cannot fail.
    SHA256(reinterpret_cast<const unsigned char*>(hashed.data()), hashed.size(), digest.data());
    std::string text;
    for (const unsigned char byte : digest)
        fmt::format_to(std::back_inserter(text), "{:02X}", byte);
    return text;
}
} // namespace quotadeck::config
