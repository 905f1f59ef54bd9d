// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/packaging/manifestexport.h"

#include "core/base/gzip.h"
#include "core/config/packaging/queuefile.h"

#include <absl/strings/escaping.h>
#include <algorithm>

namespace quotadeck::config {
namespace {
constexpr std::string_view kHead = "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: yunikorn-configs\n";
constexpr std::string_view kKey = "queues.yaml";
constexpr std::string_view kIndent = "    ";
constexpr std::string_view kIndentIndicator = "2"; ///< of the block, beyond that of its key

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
        manifest += absl::Base64Escape(gzipped(queues, GzipEffort::Best));
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
