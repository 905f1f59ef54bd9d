// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/secondparser.h"

#include "core/config/yaml/yamltree.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <sstream>
#include <unordered_map>
#include <vector>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

namespace quotadeck::config {
namespace {
/// One step through a document. Both parsers number anchors in the order of the text.
struct Step
{
    enum class Kind { Null, Scalar, Alias, SequenceBegin, MappingBegin, End };
    Kind kind = Kind::Null;
    std::size_t anchor = 0; ///< 0 = none; of an alias: that of its target
    std::string tag;
    std::string text;
    int line = 0;

    [[nodiscard]] bool isSameAs(const Step& other) const
    {
        return kind == other.kind && anchor == other.anchor && tag == other.tag && text == other.text;
    }
};

bool isNullWord(std::string_view text)
{
    return text.empty() || text == "~" || text == "null" || text == "Null" || text == "NULL";
}

class TreeSteps
{
public:
    std::vector<Step> walk(const YamlNode& root)
    {
        visit(YamlRef(&root));
        return std::move(m_steps);
    }

private:
    // Depth is bounded by the tree's own cap.
    void visit(const YamlRef& ref)
    {
        const YamlNode& node = *ref.node;
        const int line = ref.place().begin.line;
        if (ref.isAlias()) {
            m_steps.push_back({Step::Kind::Alias, m_anchors.at(&node), {}, {}, line});
            return;
        }
        if (!node.anchor().empty())
            m_anchors.emplace(&node, m_anchors.size() + 1);
        const std::size_t anchor = node.anchor().empty() ? 0 : m_anchors.at(&node);
        const std::string tag(node.tag() == "!" ? std::string_view() : node.tag());
        if (node.kind == YamlKind::Scalar) {
            const bool isNull
                = node.tag().empty() && node.style == YamlStyle::Plain && isNullWord(node.text());
            m_steps.push_back({isNull ? Step::Kind::Null : Step::Kind::Scalar, anchor, tag,
                               std::string(isNull ? std::string_view() : node.text()), line});
            return;
        }
        const bool isSequence = node.kind == YamlKind::Sequence;
        m_steps.push_back(
            {isSequence ? Step::Kind::SequenceBegin : Step::Kind::MappingBegin, anchor, tag, {}, line});
        for (const YamlRef& item : node.items())
            visit(item);
        for (const YamlPair& pair : node.pairs()) {
            visit(pair.key);
            visit(pair.value);
        }
        m_steps.push_back({Step::Kind::End, 0, {}, {}, line});
    }

    std::vector<Step> m_steps;
    std::unordered_map<const YamlNode*, std::size_t> m_anchors;
};

class EventSteps final : public YAML::EventHandler
{
public:
    std::vector<Step> steps;

    void OnDocumentStart(const YAML::Mark&) override { }
    void OnDocumentEnd() override { }
    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override
    {
        add(Step::Kind::Null, mark, {}, anchor, {});
    }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override
    {
        add(Step::Kind::Alias, mark, {}, anchor, {});
    }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override
    {
        add(Step::Kind::Scalar, mark, tag, anchor, value);
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override
    {
        add(Step::Kind::SequenceBegin, mark, tag, anchor, {});
    }
    void OnSequenceEnd() override { steps.push_back({Step::Kind::End, 0, {}, {}, lastLine()}); }
    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override
    {
        add(Step::Kind::MappingBegin, mark, tag, anchor, {});
    }
    void OnMapEnd() override { steps.push_back({Step::Kind::End, 0, {}, {}, lastLine()}); }

private:
    [[nodiscard]] int lastLine() const { return steps.empty() ? 1 : steps.back().line; }
    void add(Step::Kind kind, const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
             const std::string& text)
    {
        // "?" and "!" mean "no tag" for plain and for other nodes.
        steps.push_back({kind, anchor, tag == "?" || tag == "!" ? std::string() : tag, text, mark.line + 1});
    }
};

Error disagreement(int line, Message message)
{
    return {ErrorCode::Parse, fmt::format("line {}", line), std::move(message)};
}
} // namespace

Status agreesWithSecondParser(std::string_view text)
{
    const auto tree = parseYaml(text);
    if (!tree)
        return tl::unexpected(disagreement(tree.error().span.begin.line, tree.error().message));
    const std::vector<Step> expected = tree->root() ? TreeSteps().walk(*tree->root()) : std::vector<Step>();

    EventSteps actual;
    try {
        // One document only: a loop over all of them never ends for some texts.
        std::istringstream stream{std::string(text)};
        YAML::Parser parser(stream);
        parser.HandleNextDocument(actual);
    } catch (const YAML::Exception& error) {
        return tl::unexpected(
            disagreement(error.mark.line + 1,
                         Message(QUOTADECK_TEXT("yaml", "a second YAML parser rejects it: %1"), error.msg)));
    }
    // No document and an empty document are the same configuration.
    if (expected.empty() && actual.steps.size() <= 1
        && std::ranges::all_of(actual.steps, [](const Step& step) { return step.kind == Step::Kind::Null; }))
        return {};
    const auto [mine, other] = std::ranges::mismatch(expected, actual.steps, &Step::isSameAs);
    if (mine == expected.end() && other == actual.steps.end())
        return {};
    const int line = mine != expected.end() ? mine->line : other->line;
    return tl::unexpected(
        disagreement(line, QUOTADECK_TEXT("yaml", "a second YAML parser reads this place differently")));
}
} // namespace quotadeck::config
