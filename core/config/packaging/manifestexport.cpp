// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/packaging/manifestexport.h"

#include "core/config/packaging/queuefile.h"

#include <absl/strings/escaping.h>
#include <algorithm>
#include <zlib.h>

namespace quotadeck::config {
namespace {
constexpr std::string_view kHead = "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: yunikorn-configs\n";
constexpr std::string_view kKey = "queues.yaml";
constexpr std::string_view kIndent = "    ";
constexpr std::string_view kIndentIndicator = "2"; ///< of the block, beyond that of its key
constexpr int kGzipWindow = 15 + 16; ///< the largest window, with gzip's head and tail

/// The head of a literal block that keeps the breaks at the end of @p text as they are.
std::string_view chomping(std::string_view text)
{
    if (!text.ends_with('\n'))
        return "-";
    return text == "\n" || text.ends_with("\n\n") ? "+" : "";
}

std::string literalBlock(std::string_view text)
{
    std::string block = "|";
    if (text.starts_with(' ') || text.starts_with('\n'))
        block += kIndentIndicator;
    block += chomping(text);
    block += '\n';
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (end > at) {
            block += kIndent;
            block += text.substr(at, end - at);
        }
        block += '\n';
        at = end + 1;
    }
    return block;
}

/// Without a time, so that the same text gives the same bytes.
std::string gzip(std::string_view text)
{
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzipWindow, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY)
        != Z_OK)
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
} // namespace

std::string queueFileOf(std::string_view text)
{
    const auto file = findQueueFile(text);
    return file && *file ? (*file)->content.text() : std::string(text);
}

Result<std::string> configMapManifest(std::string_view text, ManifestForm form)
{
    const std::string queues = queueFileOf(text);
    std::string manifest(kHead);
    if (form == ManifestForm::Gzip) {
        manifest += "binaryData:\n  ";
        manifest += kKey;
        manifest += ".gz: ";
        manifest += absl::Base64Escape(gzip(queues));
        manifest += '\n';
        return manifest;
    }
    manifest += "data:\n  ";
    manifest += kKey;
    manifest += ": ";
    manifest += literalBlock(queues);
    // Carriage returns, a byte order mark and more get lost in a block; what is read back tells.
    const auto back = findQueueFile(manifest);
    if (!back || !*back || (*back)->content.text() != queues) {
        return fail(ErrorCode::Unsupported, std::string(kKey),
                    "the text has line ends or characters that a ConfigMap cannot hold as text; export the "
                    "compressed form, which keeps every byte");
    }
    return manifest;
}
} // namespace quotadeck::config
