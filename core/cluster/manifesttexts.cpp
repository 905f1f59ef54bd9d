// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/manifesttexts.h"

#include "core/config/packaging/queuefile.h"
#include "core/config/yaml/textindex.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace quotadeck::cluster {
namespace {
constexpr std::string_view kDocumentLine = "---\n";
} // namespace

void ManifestTexts::add(std::string name, std::string_view text)
{
    if (!m_configuration) {
        if (const auto found = config::findQueueFile(text); found && *found)
            m_configuration = Configuration{name, (*found)->content.text()};
    }
    if (text.starts_with(config::kByteOrderMark)) // which may only begin a text
        text.remove_prefix(config::kByteOrderMark.size());
    if (!m_text.empty()) {
        m_text += kDocumentLine;
        ++m_lines;
    }
    m_files.push_back({std::move(name), m_lines + 1});
    m_text += text;
    if (!text.ends_with('\n'))
        m_text += '\n';
    m_lines += static_cast<int>(std::ranges::count(text, '\n')) + (text.ends_with('\n') ? 0 : 1);
}

ManifestReading ManifestTexts::read() const
{
    return readApplicationManifests(m_text, m_configuration ? ConfigMaps::PassOver : ConfigMaps::Refuse);
}

std::string ManifestTexts::where(const TextPosition& place) const
{
    const auto next = std::ranges::upper_bound(m_files, place.line, {}, &File::firstLine);
    if (next == m_files.begin())
        return fmt::format("{}:{}", place.line, place.column);
    const File& file = *std::prev(next);
    return fmt::format("{}:{}:{}", file.name, place.line - file.firstLine + 1, place.column);
}

std::string ManifestTexts::where(const std::string& where) const
{
    TextPosition place;
    const char* const end = where.data() + where.size();
    const auto line = std::from_chars(where.data(), end, place.line);
    if (line.ec != std::errc() || line.ptr == end || *line.ptr != ':')
        return where;
    const auto column = std::from_chars(line.ptr + 1, end, place.column);
    return column.ec == std::errc() && column.ptr == end ? this->where(place) : where;
}
} // namespace quotadeck::cluster
