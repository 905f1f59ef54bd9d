// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/packaging/activetext.h"

#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamltree.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
// The checksum could stay, but is that of another text.
constexpr std::string_view kChecksum = "checksum";
constexpr std::array<std::string_view, 4> kAddedKeys{kChecksum, "extra", "deadlockdetectionenabled",
                                                     "deadlocktimeoutseconds"};

/// A key of the answer with its value, up to the next key or the end of the line.
struct Part
{
    std::size_t begin = 0;
    std::size_t end = 0; ///< of the value, with the rest of its line
    std::size_t next = 0; ///< where the next part begins, behind comments between the two
    bool isAdded = false;
    bool isChecksum = false;
};

/// The keys of the answer in the order of the text. Errors: Parse, at "line:column".
Result<std::vector<Part>> partsOf(std::string_view answer)
{
    const auto tree = parseYaml(answer);
    if (!tree)
        return fail(ErrorCode::Parse,
                    fmt::format("{}:{}", tree.error().span.begin.line, tree.error().span.begin.column),
                    tree.error().message);
    const YamlNode* const root = tree->root();
    if (!root || root->kind != YamlKind::Mapping || root->style != YamlStyle::Block)
        return fail(ErrorCode::Parse, "1:1",
                    QUOTADECK_TEXT("packaging", "The answer is not a configuration in YAML."));
    const auto pairs = root->pairs();
    std::vector<Part> parts;
    for (std::size_t index = 0; index < pairs.size(); ++index) {
        const std::string_view key = pairs[index].key.node->text();
        Part part;
        part.begin = pairs[index].key.place().begin.offset;
        part.next = index + 1 < pairs.size() ? pairs[index + 1].key.place().begin.offset : answer.size();
        const TextSpan value = pairs[index].value.place();
        part.end = std::max<std::size_t>(value.end.offset, pairs[index].key.place().end.offset);
        if (value.end.column > 1) // the end of a block is the beginning of what follows it
            part.end = std::min(answer.find('\n', part.end), answer.size() - 1) + 1;
        part.end = std::min(part.end, part.next);
        part.isAdded = std::ranges::find(kAddedKeys, key) != kAddedKeys.end();
        part.isChecksum = key == kChecksum;
        parts.push_back(part);
    }
    return parts;
}
} // namespace

Result<std::string> configurationInAnswer(std::string_view answer)
{
    const auto parts = partsOf(answer);
    if (!parts)
        return tl::unexpected(parts.error());
    std::string text;
    std::size_t begin = 0; // comments before the first key belong to it
    for (const Part& part : *parts) {
        if (!part.isAdded)
            text += answer.substr(begin, part.next - begin);
        begin = part.next;
    }
    return text;
}

Result<std::string> answerWithoutAddedKeys(std::string_view answer)
{
    const auto parts = partsOf(answer);
    if (!parts)
        return tl::unexpected(parts.error());
    std::string text(answer);
    for (const Part& part : *parts) {
        for (std::size_t at = part.begin; part.isAdded && at < part.end; ++at) {
            const bool isLineBegin = at == part.begin || answer[at - 1] == '\n';
            if (answer[at] != '\n' && answer[at] != '\r')
                text[at] = isLineBegin ? '#' : ' ';
        }
    }
    return text;
}

std::vector<TextSpan> addedKeys(std::string_view text)
{
    const auto parts = partsOf(text);
    if (!parts || !std::ranges::any_of(*parts, &Part::isChecksum)
        || std::ranges::count_if(*parts, &Part::isAdded) < 2)
        return {};
    const TextIndex index(text);
    std::vector<TextSpan> spans;
    for (const Part& part : *parts) {
        if (part.isAdded)
            spans.push_back(index.span(part.begin, part.end));
    }
    return spans;
}
} // namespace quotadeck::config
