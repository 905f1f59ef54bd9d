// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sha256.h"

#include <array>
#include <fmt/format.h>
#include <iterator>
#include <openssl/sha.h>

namespace quotadeck {
std::string sha256(std::string_view bytes)
{
    std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
    // A single call on bytes in memory allocates nothing and cannot fail.
    SHA256(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), digest.data());
    std::string text;
    for (const unsigned char byte : digest)
        fmt::format_to(std::back_inserter(text), "{:02x}", byte);
    return text;
}
} // namespace quotadeck
