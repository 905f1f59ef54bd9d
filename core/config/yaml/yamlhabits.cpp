// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/yamlhabits.h"

#include <algorithm>

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
} // namespace quotadeck::config
