// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/yamlwriter.h"

#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
constexpr std::size_t kUsualStep = 2;

std::size_t distance(std::size_t a, std::size_t b)
{
    return a < b ? b - a : a - b;
}

bool isScalar(const YamlValue& value)
{
    return value.kind == YamlKind::Scalar && !value.source;
}

bool holdsScalars(const YamlNode& node)
{
    const auto is = [](const YamlRef& ref) { return ref.node->kind == YamlKind::Scalar; };
    return std::ranges::all_of(node.items(), is) && std::ranges::all_of(node.pairs(), is, &YamlPair::value);
}

bool holdsScalars(const YamlValue& value)
{
    return std::ranges::all_of(value.items, isScalar)
        && std::ranges::all_of(value.entries, [](const YamlEntry& entry) { return isScalar(entry.value); });
}

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

YamlHabits::YamlHabits(const YamlTree& tree)
{
    if (tree.root())
        survey(*tree.root());
}

// Depth is bounded by the tree's own cap.
void YamlHabits::survey(const YamlNode& node)
{
    for (const YamlRef& item : node.items()) {
        if (item.isAlias())
            continue;
        const bool isOnDash = node.style == YamlStyle::Block && item.node->style == YamlStyle::Block
            && item.node->span.begin == item.place().begin; // without an anchor or tag between
        if (isOnDash && item.node->span.begin.column > node.span.begin.column) {
            m_dashWidths.push_back(
                {item.place().begin.offset,
                 static_cast<std::size_t>(item.node->span.begin.column - node.span.begin.column)});
        }
        survey(*item.node);
    }
    for (const YamlPair& pair : node.pairs()) {
        if (!pair.value.isAlias())
            surveyPair(node, pair);
    }
}

void YamlHabits::surveyPair(const YamlNode& mapping, const YamlPair& pair)
{
    const YamlNode& value = *pair.value.node;
    const bool isEmpty = value.items().empty() && value.pairs().empty();
    if (value.kind == YamlKind::Scalar || isEmpty)
        return;
    const std::size_t at = value.span.begin.offset;
    if (mapping.style == YamlStyle::Block) {
        const Shape shape = !holdsScalars(value) ? Shape::Other
            : value.kind == YamlKind::Sequence   ? Shape::ScalarList
                                                 : Shape::ScalarMap;
        m_styles.push_back({at, pair.key.node->text(), shape, value.style});
        if (value.style == YamlStyle::Block && value.span.begin.column >= mapping.span.begin.column) {
            auto& steps = value.kind == YamlKind::Sequence ? m_listSteps : m_mapSteps;
            steps.push_back(
                {at, static_cast<std::size_t>(value.span.begin.column - mapping.span.begin.column)});
        }
    }
    survey(value);
}

std::size_t YamlHabits::nearest(const std::vector<Step>& steps, std::size_t near, std::size_t otherwise)
{
    const auto step
        = std::ranges::min_element(steps, {}, [near](const Step& s) { return distance(s.at, near); });
    return step == steps.end() ? otherwise : step->width;
}

std::size_t YamlHabits::listStep(std::size_t near) const
{
    return nearest(m_listSteps, near, kUsualStep);
}

std::size_t YamlHabits::mapStep(std::size_t near) const
{
    return nearest(m_mapSteps, near, kUsualStep);
}

std::size_t YamlHabits::dashWidth(std::size_t near) const
{
    return nearest(m_dashWidths, near, kUsualStep);
}

YamlStyle YamlHabits::styleOf(std::string_view key, const YamlValue& value, std::size_t near) const
{
    const Shape shape = !holdsScalars(value) ? Shape::Other
        : value.kind == YamlKind::Sequence   ? Shape::ScalarList
                                             : Shape::ScalarMap;
    const Style* best = nullptr;
    const auto rank
        = [&](const Style& style) { return std::pair(style.key != key, distance(style.at, near)); };
    for (const Style& style : m_styles) {
        const bool isExample = style.shape == shape && (style.key == key || shape != Shape::Other);
        if (isExample && (!best || rank(style) < rank(*best)))
            best = &style;
    }
    if (best)
        return best->style;
    return shape == Shape::ScalarList ? YamlStyle::Flow : YamlStyle::Block;
}

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
