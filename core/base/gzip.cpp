// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/gzip.h"

#include <zlib.h>

namespace quotadeck {
namespace {
constexpr int kGzipWindow = 15 + 16; ///< the largest window, with gzip's head and tail
} // namespace

std::string gzipped(std::string_view text, GzipEffort effort)
{
    z_stream stream{};
    const int level = effort == GzipEffort::Best ? Z_BEST_COMPRESSION : Z_BEST_SPEED;
    if (deflateInit2(&stream, level, Z_DEFLATED, kGzipWindow, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY) != Z_OK)
        return {};
    std::string result(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
    // NOLINTBEGIN(cppcoreguidelines-pro-type-reinterpret-cast, cppcoreguidelines-pro-type-const-cast): zlib's types
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(result.data());
    // NOLINTEND(cppcoreguidelines-pro-type-reinterpret-cast, cppcoreguidelines-pro-type-const-cast)
    stream.avail_out = static_cast<uInt>(result.size());
    deflate(&stream, Z_FINISH);
    result.resize(stream.total_out);
    deflateEnd(&stream);
    return result;
}
} // namespace quotadeck
