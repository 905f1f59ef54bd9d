// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/yamlwriter.h"

#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
std::string spaces(std::size_t count)
{
    std::string result;
    result.resize(count, ' ');
    return result;
}

bool isEmptyCollection(const YamlValue& value)
{
    return value.items.empty() && value.entries.empty();
}
} // namespace

std::string YamlWriter::key(std::string_view text) const
{
    return scalarSource(text, ScalarUse::Quantity, m_quotes);
}

std::string YamlWriter::flow(const YamlValue& value) const
{
    if (value.source && value.source->style == YamlStyle::Flow)
        return value.source->text;
    if (value.kind == YamlKind::Scalar)
        return scalarSource(value.scalar.text, value.scalar.use, m_quotes);
    std::string inner;
    for (const YamlValue& item : value.items)
        inner += fmt::format("{}{}", inner.empty() ? "" : ", ", flow(item));
    for (const YamlEntry& entry : value.entries)
        inner += fmt::format("{}{}: {}", inner.empty() ? "" : ", ", key(entry.key), flow(entry.value));
    return value.kind == YamlKind::Sequence ? fmt::format("[{}]", inner) : fmt::format("{{{}}}", inner);
}

bool YamlWriter::isOnLinesBelow(std::string_view key, const YamlValue& value) const
{
    return value.kind != YamlKind::Scalar && !isEmptyCollection(value)
        && m_habits.styleOf(key, value, m_near) == YamlStyle::Block;
}

std::string YamlWriter::linesBelow(const YamlValue& value, std::size_t indent) const
{
    if (value.kind == YamlKind::Mapping)
        return mapLines(value.entries, indent + m_habits.mapStep(m_near));
    std::string lines;
    for (const YamlValue& element : value.items)
        lines += item(element, indent + m_habits.listStep(m_near));
    return lines;
}

std::string YamlWriter::mapLines(const std::vector<YamlEntry>& entries, std::size_t indent) const
{
    std::string lines;
    for (const YamlEntry& entry : entries) {
        if (isOnLinesBelow(entry.key, entry.value)) {
            lines += fmt::format("{}{}:{}{}", spaces(indent), key(entry.key), m_lineEnd,
                                 linesBelow(entry.value, indent));
        } else {
            lines += fmt::format("{}{}: {}{}", spaces(indent), key(entry.key), flow(entry.value), m_lineEnd);
        }
    }
    return lines;
}

std::string YamlWriter::item(const YamlValue& value, std::size_t indent) const
{
    const std::size_t width = m_habits.dashWidth(m_near);
    const std::string dash = spaces(indent) + "-" + spaces(width - 1);
    if (value.source && value.source->style == YamlStyle::Block)
        return reindented(value.source->text, value.source->indent, indent);
    if (value.source) { // begins within its line
        const auto rest = std::min(value.source->text.find('\n'), value.source->text.size() - 1) + 1;
        return fmt::format("{}{}{}{}", dash, value.source->text.substr(0, rest),
                           reindented(value.source->text.substr(rest), value.source->indent, indent + width),
                           m_lineEnd);
    }
    if (value.kind != YamlKind::Mapping || value.entries.empty())
        return fmt::format("{}{}{}", dash, flow(value), m_lineEnd);
    return mapLines(value.entries, indent + width).replace(indent, width, dash.substr(indent));
}

std::string reindented(std::string_view lines, std::size_t from, std::size_t to)
{
    std::string result;
    while (!lines.empty()) {
        const auto end = std::min(lines.find('\n'), lines.size() - 1) + 1;
        std::string_view line = lines.substr(0, end);
        lines.remove_prefix(end);
        const bool isEmpty = line == "\n" || line == "\r\n";
        if (!isEmpty && to > from)
            result.append(to - from, ' ');
        if (from > to)
            line.remove_prefix(std::min({from - to, line.find_first_not_of(' '), line.size()}));
        result.append(line);
    }
    return result;
}
} // namespace quotadeck::config
