// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/yamltree.h"

#include <algorithm>

namespace quotadeck::config {
namespace {
bool holds(const TextSpan& span, std::size_t offset)
{
    return span.begin.offset <= offset && offset < span.end.offset;
}

/// The child of @p node whose text contains @p offset. Children are in the order of the text.
const YamlNode* childAt(const YamlNode& node, std::size_t offset)
{
    const auto endsBefore = [offset](const YamlRef& ref) { return ref.place().end.offset <= offset; };
    const YamlRef* found = nullptr;
    if (node.kind == YamlKind::Sequence) {
        const auto item = std::ranges::partition_point(node.items(), endsBefore);
        found = item == node.items().end() ? nullptr : &*item;
    } else {
        const auto pair = std::ranges::partition_point(node.pairs(), endsBefore, &YamlPair::value);
        if (pair != node.pairs().end())
            found = holds(pair->key.place(), offset) ? &pair->key : &pair->value;
    }
    return found && !found->isAlias() && holds(found->place(), offset) ? found->node : nullptr;
}
} // namespace

std::vector<const YamlNode*> YamlTree::nodesAt(std::size_t offset) const
{
    std::vector<const YamlNode*> nodes;
    for (const YamlNode* node = m_root; node; node = childAt(*node, offset)) {
        if (holds(node->span, offset))
            nodes.push_back(node);
    }
    return nodes;
}

const YamlNode* YamlTree::mappingAt(std::size_t offset) const
{
    const YamlNode* innermost = nullptr;
    for (const YamlNode* node = m_root; node; node = childAt(*node, offset)) {
        if (node->kind == YamlKind::Mapping && holds(node->span, offset))
            innermost = node;
    }
    return innermost;
}

std::vector<std::size_t> documentBegins(std::string_view text)
{
    std::vector<std::size_t> begins = {0};
    for (auto at = text.find("\n---"); at != std::string_view::npos; at = text.find("\n---", at + 1)) {
        const std::size_t after = at + 4;
        if (after == text.size() || std::string_view(" \t\r\n").find(text[after]) != std::string_view::npos)
            begins.push_back(at + 1);
    }
    return begins;
}
} // namespace quotadeck::config
