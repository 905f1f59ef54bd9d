// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/packaging/activetext.h"

#include "core/config/yaml/yamltree.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
// The checksum could stay, but is that of another text.
constexpr std::array<std::string_view, 4> kAddedKeys{"checksum", "extra", "deadlockdetectionenabled",
                                                     "deadlocktimeoutseconds"};
} // namespace

Result<std::string> configurationInAnswer(std::string_view answer)
{
    const auto tree = parseYaml(answer);
    if (!tree)
        return fail(ErrorCode::Parse,
                    fmt::format("{}:{}", tree.error().span.begin.line, tree.error().span.begin.column),
                    tree.error().message);
    const YamlNode* const root = tree->root();
    if (!root || root->kind != YamlKind::Mapping || root->style != YamlStyle::Block)
        return fail(ErrorCode::Parse, "1:1", "The answer is not a configuration in YAML.");
    const auto pairs = root->pairs();
    std::string text;
    for (std::size_t index = 0; index < pairs.size(); ++index) {
        const std::size_t begin = index == 0 ? 0 : pairs[index].key.place().begin.offset;
        const std::size_t end
            = index + 1 < pairs.size() ? pairs[index + 1].key.place().begin.offset : answer.size();
        if (std::ranges::find(kAddedKeys, pairs[index].key.node->text()) == kAddedKeys.end())
            text += answer.substr(begin, end - begin);
    }
    return text;
}
} // namespace quotadeck::config
