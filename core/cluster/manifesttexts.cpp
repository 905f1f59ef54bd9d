// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/manifesttexts.h"

#include "core/config/packaging/queuefile.h"
#include "core/config/yaml/textindex.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace quotadeck::cluster {
namespace {
constexpr std::string_view kDocumentLine = "---\n";
constexpr std::string_view kMapOfScheduler = "yunikorn-configs";
constexpr std::string_view kMapOfDefaults = "yunikorn-defaults";

/// The place that @p text is, "12:3".
std::optional<TextPosition> lineAndColumn(std::string_view text)
{
    TextPosition place;
    const char* const end = text.data() + text.size();
    const auto line = std::from_chars(text.data(), end, place.line);
    if (line.ec != std::errc() || line.ptr == end || *line.ptr != ':')
        return std::nullopt;
    const auto column = std::from_chars(line.ptr + 1, end, place.column);
    return column.ec == std::errc() && column.ptr == end ? std::optional(place) : std::nullopt;
}
} // namespace

void ManifestTexts::append(std::vector<File>& files, std::string& all, int& lines, std::string name,
                           std::string_view text)
{
    if (!all.empty()) {
        all += kDocumentLine;
        ++lines;
    }
    files.push_back({std::move(name), lines + 1});
    all += text;
    if (!text.ends_with('\n'))
        all += '\n';
    lines += static_cast<int>(std::ranges::count(text, '\n')) + (text.ends_with('\n') ? 0 : 1);
}

void ManifestTexts::add(std::string name, std::string_view text)
{
    if (text.starts_with(config::kByteOrderMark)) // which may only begin a text
        text.remove_prefix(config::kByteOrderMark.size());
    if (const auto found = config::findQueueFile(text); !found || *found)
        append(m_mapFiles, m_maps, m_mapLines, name, text);
    append(m_files, m_text, m_lines, std::move(name), text);
}

ManifestReading ManifestTexts::read() const
{
    const auto found = configuration();
    return readApplicationManifests(m_text, found && *found ? ConfigMaps::PassOver : ConfigMaps::Refuse);
}

Result<std::optional<ManifestTexts::Configuration>> ManifestTexts::configuration() const
{
    const auto found = config::findQueueFile(m_maps);
    if (!found) {
        const bool isOfScheduler = m_maps.find(kMapOfScheduler) != std::string::npos
            || m_maps.find(kMapOfDefaults) != std::string::npos;
        if (found.error().kind != config::YamlErrorKind::Packaging || !isOfScheduler)
            return std::nullopt; // read() reports what is no YAML
        return fail(ErrorCode::Parse, whereIn(m_mapFiles, found.error().span.begin), found.error().message);
    }
    if (!*found)
        return std::nullopt;
    const config::EmbeddedText& content = (*found)->content;
    const std::string& text = content.text();
    const auto outer = [&content](std::size_t offset) {
        TextSpan inner;
        inner.begin.offset = static_cast<std::uint32_t>(offset);
        inner.end.offset = static_cast<std::uint32_t>(offset);
        return content.outerSpan(inner).begin;
    };
    const std::size_t written = std::min(text.find_first_not_of('\n'), text.size());
    TextPosition place = outer(written);
    Configuration result{{}, text, place, outer(text.size()).offset != place.offset};
    if (result.isByLine)
        result.place.line -= static_cast<int>(written); // empty lines
    const auto next = std::ranges::upper_bound(m_mapFiles, place.line, {}, &File::firstLine);
    const File& file = *std::prev(next); // the first one begins at line 1
    result.file = file.name;
    result.place.line -= file.firstLine - 1;
    return result;
}

std::string ManifestTexts::Configuration::where(const std::string& where) const
{
    const std::string prefix = file + ":";
    if (!where.starts_with(prefix))
        return where;
    const auto inner = lineAndColumn(std::string_view(where).substr(prefix.size()));
    if (!inner)
        return where;
    if (!isByLine)
        return fmt::format("{}:{}:{}", file, place.line, place.column);
    return fmt::format("{}:{}:{}", file, place.line + inner->line - 1, place.column + inner->column - 1);
}

std::string ManifestTexts::whereIn(const std::vector<File>& files, const TextPosition& place)
{
    const auto next = std::ranges::upper_bound(files, place.line, {}, &File::firstLine);
    if (next == files.begin())
        return fmt::format("{}:{}", place.line, place.column);
    const File& file = *std::prev(next);
    return fmt::format("{}:{}:{}", file.name, place.line - file.firstLine + 1, place.column);
}

std::string ManifestTexts::where(const TextPosition& place) const
{
    return whereIn(m_files, place);
}

std::string ManifestTexts::where(const std::string& where) const
{
    const auto place = lineAndColumn(where);
    return place ? this->where(*place) : where;
}
} // namespace quotadeck::cluster
