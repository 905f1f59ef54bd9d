// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/tararchive.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <string_view>

namespace quotadeck {
namespace {
constexpr std::size_t kTarBlock = 512;
constexpr std::size_t kLongestTarName = 100;
constexpr std::uint64_t kLargestTarMember = (std::uint64_t{1} << 33) - 1; ///< 11 octal digits

/// Where a field of a header begins.
enum TarField : std::size_t {
    TarName = 0,
    TarMode = 100,
    TarUser = 108,
    TarGroup = 116,
    TarSize = 124,
    TarTime = 136,
    TarSum = 148,
    TarType = 156,
    TarMagic = 257,
};

void putField(std::string& header, TarField field, std::string_view text)
{
    header.replace(field, text.size(), text);
}

std::string tarHeader(const TarMember& member, std::uint64_t time)
{
    std::string header(kTarBlock, '\0');
    putField(header, TarName, member.name);
    putField(header, TarMode, "0000644");
    putField(header, TarUser, "0000000");
    putField(header, TarGroup, "0000000");
    putField(header, TarSize, fmt::format("{:011o}", member.content.size()));
    putField(header, TarTime, fmt::format("{:011o}", time));
    putField(header, TarSum, "        "); // counts as blanks in its own sum
    putField(header, TarType, "0"); // a file
    putField(header, TarMagic, std::string_view("ustar\00000", 8));
    std::uint32_t sum = 0;
    for (const char byte : header)
        sum += static_cast<unsigned char>(byte);
    putField(header, TarSum, fmt::format("{:06o}", sum));
    header[TarSum + 6] = '\0';
    return header;
}
} // namespace

Result<std::string> tarArchive(const std::vector<TarMember>& members, std::chrono::sys_seconds time)
{
    const auto seconds = std::clamp<std::int64_t>(time.time_since_epoch().count(), 0,
                                                  static_cast<std::int64_t>(kLargestTarMember));
    std::string archive;
    for (const TarMember& member : members) {
        if (member.name.empty() || member.name.size() > kLongestTarName)
            return fail(ErrorCode::InvalidArgument, member.name,
                        QUOTADECK_TEXT("base", "names of files in an archive have 1 to 100 bytes"));
        if (member.content.size() > kLargestTarMember)
            return fail(ErrorCode::TooLarge, member.name,
                        QUOTADECK_TEXT("base", "files in an archive have less than 8 GiB"));
        archive += tarHeader(member, static_cast<std::uint64_t>(seconds));
        archive += member.content;
        archive.append((kTarBlock - member.content.size() % kTarBlock) % kTarBlock, '\0');
    }
    archive.append(2 * kTarBlock, '\0'); // its end
    return archive;
}
} // namespace quotadeck
