// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/tenanttemplate.h"

#include "core/base/nearestname.h"
#include "core/base/text.h"
#include "core/config/edit/configedits.h"
#include "core/config/edit/configplace.h"
#include "core/config/schema/configsource.h"
#include "core/config/schema/effective.h"
#include "core/config/schema/reader.h"
#include "core/config/yaml/textedit.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamlscalar.h"
#include "core/config/yaml/yamlwriter.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <set>

namespace quotadeck::config {
namespace {
constexpr std::string_view kOpen = "${";
constexpr std::string_view kEscape = "$${"; ///< stands for "${" itself
constexpr std::size_t kQueueIndent = 6; ///< of the keys of the queue in kFrame
constexpr std::string_view kFrame
    = "partitions:\n- name: default\n  queues:\n  - name: root\n    queues:\n    - ";

bool isNameText(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) || c == '_' || c == '-';
    });
}

/// YAML ends a line at these, too.
bool hasUnicodeLineEnd(std::string_view text)
{
    constexpr std::array<std::string_view, 3> kLineEnds{"\xC2\x85", "\xE2\x80\xA8", "\xE2\x80\xA9"};
    return std::ranges::any_of(
        kLineEnds, [text](std::string_view end) { return text.find(end) != std::string_view::npos; });
}

bool isPlainLine(std::string_view text)
{
    return validUtf8Length(text) == text.size() && !hasUnicodeLineEnd(text)
        && std::ranges::none_of(text,
                                [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; });
}

const YamlNode* valueOfKey(const YamlNode& mapping, std::string_view key)
{
    const auto pairs = mapping.pairs();
    const auto pair
        = std::ranges::find_if(pairs, [key](const YamlPair& each) { return each.key.node->text() == key; });
    return pair == pairs.end() ? nullptr : pair->value.node;
}

/// All scalars of @p node, keys included.
void collectScalars(const YamlNode& node, std::vector<const YamlNode*>& scalars)
{
    if (node.kind == YamlKind::Scalar)
        scalars.push_back(&node);
    for (const YamlRef& item : node.items()) {
        if (!item.isAlias())
            collectScalars(*item.node, scalars);
    }
    for (const YamlPair& pair : node.pairs()) {
        if (!pair.key.isAlias())
            collectScalars(*pair.key.node, scalars);
        if (!pair.value.isAlias())
            collectScalars(*pair.value.node, scalars);
    }
}

/// A scalar that is one placeholder and nothing else is written without quotes where its value allows that, so that a
/// number is one.
bool isPlaceholderAlone(std::string_view text)
{
    return text.starts_with(kOpen) && text.find('}') == text.size() - 1;
}

std::string scalarFor(const YamlNode& old, const std::string& text)
{
    const bool isPlain = old.style == YamlStyle::Plain || isPlaceholderAlone(old.text());
    const bool isNumber
        = !text.empty() && std::ranges::all_of(text, isDigit) && (text == "0" || text.front() != '0');
    const bool isWord = text == "true" || text == "false";
    if (isPlain && (isNumber || isWord))
        return text;
    return scalarSource(text, isPlain ? ScalarUse::Quantity : ScalarUse::Text,
                        isPlain ? YamlStyle::Plain : old.style);
}

/// Translates @p offset in the edited text to the text before @p edits; inside of an edit: where the edit begins.
std::size_t offsetBefore(const std::vector<TextEdit>& edits, std::size_t offset)
{
    std::size_t shift = 0; // of the text after the edits so far, modulo 2^64
    for (const TextEdit& edit : edits) {
        const std::size_t begin = edit.span.begin.offset + shift;
        if (offset < begin)
            break;
        if (offset < begin + edit.text.size())
            return edit.span.begin.offset;
        shift += edit.text.size() - edit.span.length();
    }
    return offset - shift;
}

Message listed(const std::vector<std::string>& names)
{
    return fmt::format("{}", fmt::join(names, ", "));
}
} // namespace

/// The text of a template and what was read of it.
struct TenantTemplate::Tree
{
    explicit Tree(std::string read) : text(std::move(read)), index(text) { }

    std::string text;
    TextIndex index;
    YamlTree tree;
    const YamlNode* parameters = nullptr; ///< null: there are none
    const YamlNode* queue = nullptr;
};

std::string TenantTemplate::placeOf(std::size_t offset) const
{
    const TextPosition position = m_tree->index.position(offset);
    return fmt::format("{}:{}:{}", m_file, position.line, position.column);
}

tl::unexpected<Error> TenantTemplate::problemAt(std::size_t offset, Message message) const
{
    return fail(ErrorCode::Parse, placeOf(offset), std::move(message));
}

Result<TenantTemplate> TenantTemplate::read(std::string text, std::string file)
{
    TenantTemplate result;
    result.m_file = std::move(file);
    auto tree = std::make_shared<Tree>(std::move(text));
    auto parsed = parseYaml(tree->text);
    result.m_tree = tree;
    if (!parsed)
        return result.problemAt(parsed.error().span.begin.offset, parsed.error().message);
    tree->tree = *std::move(parsed);
    if (const auto* const root = tree->tree.root(); root && root->kind == YamlKind::Mapping) {
        tree->parameters = valueOfKey(*root, "parameters");
        tree->queue = valueOfKey(*root, "queue");
    }
    if (const auto read = result.readTop(); !read)
        return tl::unexpected(read.error());
    if (const auto read = result.readParameters(); !read)
        return tl::unexpected(read.error());
    // All placeholders are known, whatever the values.
    TemplateValues known;
    for (const TemplateParameter& parameter : result.m_parameters) {
        known[parameter.name] = "x";
        for (const auto& [key, value] : parameter.classes.empty()
                 ? decltype(TemplateParameter::SizeClass::values)()
                 : parameter.classes.front().values)
            known[parameter.name + '.' + key] = "1";
    }
    if (const auto edits = result.substitutions(known); !edits)
        return tl::unexpected(edits.error());
    return result;
}

Status TenantTemplate::readTop()
{
    const auto* const root = m_tree->tree.root();
    if (!root || root->kind != YamlKind::Mapping)
        return problemAt(
            root ? root->span.begin.offset : 0,
            {QUOTADECK_TEXT("template",
                            "a template is a map with the keys template, description, parameters "
                            "and queue")});
    std::set<std::string_view> seen;
    for (const YamlPair& pair : root->pairs()) {
        const std::string_view key = pair.key.node->text();
        const std::size_t offset = pair.key.node->span.begin.offset;
        static const std::vector<std::string> kKeys{"template", "description", "parameters", "queue"};
        if (std::ranges::find(kKeys, key) == kKeys.end())
            return problemAt(
                offset,
                {QUOTADECK_TEXT("template", "unknown key \"%1\": a template has %2"), key, listed(kKeys)});
        if (!seen.insert(key).second)
            return problemAt(offset, {QUOTADECK_TEXT("template", "\"%1\" is there twice"), key});
        if ((key == "template" || key == "description") && pair.value.node->kind != YamlKind::Scalar)
            return problemAt(pair.value.node->span.begin.offset,
                             {QUOTADECK_TEXT("template", "\"%1\" is a text"), key});
        if (key == "template")
            m_title = pair.value.node->text();
        else if (key == "description")
            m_description = pair.value.node->text();
    }
    if (!m_tree->queue || m_tree->queue->kind != YamlKind::Mapping)
        return problemAt(
            m_tree->queue ? m_tree->queue->span.begin.offset : root->span.begin.offset,
            {QUOTADECK_TEXT("template", "the key \"queue\" with a queue as in queues.yaml is missing")});
    return {};
}

Status TenantTemplate::readParameters()
{
    if (!m_tree->parameters || isNull(*m_tree->parameters))
        return {};
    if (m_tree->parameters->kind != YamlKind::Mapping)
        return problemAt(
            m_tree->parameters->span.begin.offset,
            {QUOTADECK_TEXT("template", "\"parameters\" is a map from names to their settings")});
    for (const YamlPair& pair : m_tree->parameters->pairs()) {
        TemplateParameter parameter;
        parameter.name = pair.key.node->text();
        parameter.span = pair.key.node->span;
        const std::size_t at = parameter.span.begin.offset;
        if (!isNameText(parameter.name))
            return problemAt(
                at,
                {QUOTADECK_TEXT("template", "\"%1\" is no name of a parameter: use letters, digits, - and _"),
                 parameter.name});
        if (std::ranges::find(m_parameters, parameter.name, &TemplateParameter::name) != m_parameters.end())
            return problemAt(at,
                             {QUOTADECK_TEXT("template", "the parameter %1 is there twice"), parameter.name});
        if (!isNull(*pair.value.node) && pair.value.node->kind != YamlKind::Mapping)
            return problemAt(
                pair.value.node->span.begin.offset,
                {QUOTADECK_TEXT("template",
                                "the settings of a parameter are a map with description, default, "
                                "values or classes")});
        const YamlNode* defaultNode = nullptr;
        for (const YamlPair& setting : pair.value.node->pairs()) {
            const std::string_view key = setting.key.node->text();
            const YamlNode& value = *setting.value.node;
            const std::size_t valueAt = value.span.begin.offset;
            if ((key == "description" || key == "default") && value.kind == YamlKind::Scalar) {
                if (key == "default")
                    defaultNode = &value;
                else
                    parameter.description = value.text();
            } else if (key == "values" && value.kind == YamlKind::Sequence && !value.items().empty()
                       && std::ranges::all_of(value.items(), [](const YamlRef& item) {
                              return item.node->kind == YamlKind::Scalar;
                          })) {
                for (const YamlRef& item : value.items())
                    parameter.allowed.emplace_back(item.node->text());
            } else if (key == "classes" && value.kind == YamlKind::Mapping && !value.pairs().empty()) {
                for (const YamlPair& entry : value.pairs()) {
                    TemplateParameter::SizeClass sizeClass{std::string(entry.key.node->text()), {}};
                    if (entry.value.node->kind != YamlKind::Mapping)
                        return problemAt(
                            entry.value.node->span.begin.offset,
                            {QUOTADECK_TEXT("template",
                                            "a size class is a map of values, such as {cpu: 8}")});
                    for (const YamlPair& field : entry.value.node->pairs()) {
                        if (!isNameText(field.key.node->text()) || field.value.node->kind != YamlKind::Scalar)
                            return problemAt(
                                field.key.node->span.begin.offset,
                                {QUOTADECK_TEXT("template",
                                                "a size class is a map of values, such as {cpu: 8}")});
                        sizeClass.values.emplace_back(field.key.node->text(), field.value.node->text());
                    }
                    const auto namesOf = [](const TemplateParameter::SizeClass& each) {
                        std::set<std::string> names;
                        for (const auto& [name, text] : each.values)
                            names.insert(name);
                        return names;
                    };
                    if (!parameter.classes.empty()
                        && namesOf(parameter.classes.front()) != namesOf(sizeClass))
                        return problemAt(
                            entry.key.node->span.begin.offset,
                            {QUOTADECK_TEXT("template", "the size class %1 has other values than %2"),
                             sizeClass.name, parameter.classes.front().name});
                    parameter.classes.push_back(std::move(sizeClass));
                }
            } else if (key == "description" || key == "default" || key == "values" || key == "classes") {
                return problemAt(valueAt,
                                 {QUOTADECK_TEXT("template",
                                                 "\"%1\" is a text, values a list of texts, classes a "
                                                 "map from names to values"),
                                  key});
            } else {
                return problemAt(setting.key.node->span.begin.offset,
                                 {QUOTADECK_TEXT("template",
                                                 "unknown key \"%1\": a parameter has description, default, "
                                                 "values and classes"),
                                  key});
            }
        }
        if (!parameter.classes.empty() && !parameter.allowed.empty())
            return problemAt(
                at,
                {QUOTADECK_TEXT("template", "the parameter %1 has values and classes: use one of them"),
                 parameter.name});
        for (const TemplateParameter::SizeClass& sizeClass : parameter.classes)
            parameter.allowed.push_back(sizeClass.name);
        if (defaultNode) {
            parameter.defaultValue = std::string(defaultNode->text());
            if (auto problem = problemOf(parameter, *parameter.defaultValue); !problem.isEmpty())
                return problemAt(defaultNode->span.begin.offset, std::move(problem));
        }
        m_parameters.push_back(std::move(parameter));
    }
    return {};
}

Message TenantTemplate::problemOf(const TemplateParameter& parameter, std::string_view value)
{
    if (value.empty())
        return {QUOTADECK_TEXT("template", "%1 needs a value"), parameter.name};
    if (!isPlainLine(value))
        return {QUOTADECK_TEXT("template", "the value of %1 is not one line of text"), parameter.name};
    if (!parameter.allowed.empty() && std::ranges::find(parameter.allowed, value) == parameter.allowed.end())
        return {QUOTADECK_TEXT("template", "\"%1\" is no value of %2: use %3"), value, parameter.name,
                listed(parameter.allowed)};
    return {};
}

Result<TemplateValues> TenantTemplate::resolved(const TemplateValues& values) const
{
    for (const auto& [name, value] : values) {
        if (std::ranges::find(m_parameters, name, &TemplateParameter::name) != m_parameters.end())
            continue;
        std::vector<std::string> names;
        std::ranges::transform(m_parameters, std::back_inserter(names), &TemplateParameter::name);
        const auto* const at = m_tree->parameters ? m_tree->parameters : m_tree->queue;
        return fail(
            ErrorCode::InvalidArgument, placeOf(at->span.begin.offset),
            {QUOTADECK_TEXT("template", "the template has no parameter %1: it has %2"), name, listed(names)});
    }
    TemplateValues known;
    for (const TemplateParameter& parameter : m_parameters) {
        const auto given = values.find(parameter.name);
        if (given == values.end() && parameter.isRequired())
            return fail(ErrorCode::InvalidArgument, placeOf(parameter.span.begin.offset),
                        {QUOTADECK_TEXT("template", "the parameter %1 has no default: give it a value"),
                         parameter.name});
        const std::string value = given == values.end() ? *parameter.defaultValue : given->second;
        if (auto problem = problemOf(parameter, value); !problem.isEmpty())
            return fail(ErrorCode::InvalidArgument, placeOf(parameter.span.begin.offset), std::move(problem));
        known[parameter.name] = value;
        const auto sizeClass
            = std::ranges::find(parameter.classes, value, &TemplateParameter::SizeClass::name);
        if (sizeClass == parameter.classes.end())
            continue;
        for (const auto& [key, text] : sizeClass->values)
            known[parameter.name + '.' + key] = text;
    }
    return known;
}

/// @p text with its placeholders replaced; it begins at @p offset of the template.
Result<std::string> TenantTemplate::substituted(std::string_view text, std::size_t offset,
                                                const TemplateValues& known) const
{
    std::string result;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t open = text.find(kOpen, at);
        if (open == std::string_view::npos)
            break;
        if (open > at && text[open - 1] == '$') { // kEscape
            result += text.substr(at, open - at - 1);
            result += kOpen;
            at = open + kOpen.size();
            continue;
        }
        result += text.substr(at, open - at);
        const std::size_t close = text.find('}', open);
        const std::string name(trimmedUnicode(text.substr(open + kOpen.size(), close - open - kOpen.size())));
        if (close == std::string_view::npos)
            return problemAt(offset,
                             {QUOTADECK_TEXT("template",
                                             "a placeholder is never closed: write ${name}, or %1 for the "
                                             "characters"),
                              std::string(kEscape)});
        const auto value = known.find(name);
        if (value == known.end()) {
            std::vector<std::string> names;
            for (const auto& [each, unused] : known)
                names.push_back(each);
            return problemAt(offset,
                             {QUOTADECK_TEXT("template", "${%1} is no parameter of the template: it has %2"),
                              name, listed(names)});
        }
        result += value->second;
        at = close + 1;
    }
    result += text.substr(std::min(at, text.size()));
    return result;
}

/// The edits of the template that replace the placeholders of its queue.
Result<std::vector<TextEdit>> TenantTemplate::substitutions(const TemplateValues& known) const
{
    const Tree& tree = *m_tree;
    std::vector<const YamlNode*> scalars;
    collectScalars(*tree.queue, scalars);
    std::vector<TextEdit> edits;
    for (const YamlNode* scalar : scalars) {
        if (scalar->text().find(kOpen) == std::string_view::npos)
            continue;
        const std::size_t offset = scalar->span.begin.offset;
        if (scalar->style == YamlStyle::Literal || scalar->style == YamlStyle::Folded
            || scalar->span.begin.line != scalar->span.end.line)
            return problemAt(
                offset,
                {QUOTADECK_TEXT("template", "a placeholder cannot stand in a text of several lines")});
        auto text = substituted(scalar->text(), offset, known);
        if (!text)
            return tl::unexpected(text.error());
        edits.push_back({scalar->span, scalarFor(*scalar, *text)});
    }
    // The rest of the text has no placeholders but in comments.
    const auto end
        = std::min<std::size_t>(tree.index.nextLine(tree.queue->span.end.offset), tree.text.size());
    std::size_t at = tree.queue->span.begin.offset;
    std::vector<TextEdit> comments;
    while ((at = tree.text.find(kOpen, at)) < end) {
        const auto inScalar = std::ranges::any_of(scalars, [at](const YamlNode* scalar) {
            return scalar->span.begin.offset <= at && at < scalar->span.end.offset;
        });
        const std::size_t close = tree.text.find('}', at);
        const std::size_t lineEnd = std::min(tree.text.find_first_of("\r\n", at), tree.text.size());
        if (!inScalar && close < lineEnd) {
            const std::string_view placeholder = std::string_view(tree.text).substr(at, close + 1 - at);
            auto text = substituted(placeholder, at, known);
            if (!text)
                return tl::unexpected(text.error());
            comments.push_back({tree.index.span(at, close + 1), *std::move(text)});
        }
        at += kOpen.size();
    }
    edits.insert(edits.end(), comments.begin(), comments.end());
    std::ranges::sort(edits, {}, [](const TextEdit& edit) { return edit.span.begin.offset; });
    return edits;
}

Result<TemplateQueue> TenantTemplate::instantiate(const TemplateValues& values) const
{
    const auto known = resolved(values);
    if (!known)
        return tl::unexpected(known.error());
    const auto edits = substitutions(*known);
    if (!edits)
        return tl::unexpected(edits.error());
    const Tree& tree = *m_tree;
    const bool isBlock = tree.queue->style == YamlStyle::Block;
    const std::size_t begin = tree.queue->span.begin.offset;
    const std::size_t lineBegin = tree.index.lineBegin(begin);
    // The end of a block map may be the beginning of the next key; comments behind the last value belong to it.
    std::size_t end = tree.queue->span.end.offset;
    if (isBlock)
        end = tree.text.find_last_not_of(" \t\r\n", end - 1) + 1;
    end = isBlock && end < tree.text.size() ? std::max<std::size_t>(end, tree.index.nextLine(end - 1)) : end;
    std::vector<TextEdit> inside;
    for (const TextEdit& edit : *edits) {
        if (edit.span.end.offset <= end)
            inside.push_back(edit);
    }
    const std::string whole = applied(tree.text, inside);
    std::size_t growth = 0; // modulo 2^64
    for (const TextEdit& edit : inside)
        growth += edit.text.size() - edit.span.length();
    const std::size_t indent = begin - lineBegin;
    std::string body = isBlock
        ? reindented(std::string_view(whole).substr(lineBegin, end + growth - lineBegin), indent,
                     kQueueIndent)
              .substr(kQueueIndent)
        : whole.substr(begin, end + growth - begin);
    if (!body.ends_with('\n'))
        body += '\n';

    TemplateQueue result;
    result.source = std::make_shared<const ConfigSource>(std::string(kFrame) + body);
    const auto placeIn = [&](const TextSpan& span) { // of the result, in the template
        const auto firstLine = static_cast<int>(std::ranges::count(kFrame, '\n')) + 1;
        const int line = span.begin.line - firstLine + tree.index.position(begin).line;
        if (!isBlock || span.begin.line < firstLine)
            return begin;
        const TextIndex index(whole);
        std::size_t offset = lineBegin;
        for (int passed = tree.index.position(begin).line; passed < line; ++passed)
            offset = index.nextLine(offset);
        const int column = span.begin.column - static_cast<int>(kQueueIndent) + static_cast<int>(indent);
        return offsetBefore(inside, offset + static_cast<std::size_t>(std::max(column - 1, 0)));
    };
    if (const auto& error = result.source->yamlError())
        return problemAt(placeIn(error->span), error->message);
    for (const Finding& finding : result.source->read().findings)
        return problemAt(placeIn(finding.span), finding.message);
    const auto& queues = result.source->config()->partitions.at(0).queues.value.at(0).queues.value;
    if (queues.size() != 1 || queues.front().name.value.empty())
        return problemAt(begin, {QUOTADECK_TEXT("template", "the queue of the template has no name")});
    result.queue = queues.front();
    result.text = "- " + reindented(body, kQueueIndent, 2);
    return result;
}

std::optional<Message> leafWarning(const Document& document, std::size_t partition, const QueuePath& parent)
{
    if (!document.config() || partition >= document.config()->partitions.size())
        return std::nullopt;
    const PartitionConfig effective = effectivePartition(document.config()->partitions[partition]);
    const QueueConfig* const queue = findQueue(effective, parent);
    if (queue == nullptr || queue->parent.value || !queue->queues.value.empty()) // QUE-2
        return std::nullopt;
    return Message(
        QUOTADECK_TEXT("template",
                       "%1 is a leaf and becomes a parent: applications that run in it are no longer "
                       "scheduled"),
        parent.text());
}

Result<Document::Edits> templateEdits(const Document& document, std::string_view file, std::size_t partition,
                                      const QueuePath& parent, const TemplateQueue& queue)
{
    if (!document.config())
        return tl::unexpected(*document.source().problem());
    const SchedulerConfig& config = *document.config();
    const auto place = queuePlace(config, partition, parent);
    if (!place)
        return fail(ErrorCode::NotFound, std::string(file),
                    {QUOTADECK_TEXT("template", "there is no queue %1 to add the tenant to"), parent.text()});
    const std::vector<QueueConfig>* level = &config.partitions[partition].queues.value;
    for (std::size_t i = 3; i < place->steps().size(); i += 2) // partitions, 0, queues, 0, queues, 0
        level = &(*level)[std::get<std::size_t>(place->steps()[i])].queues.value;
    const auto existing = std::ranges::find_if(*level, [&](const QueueConfig& each) {
        return equalsIgnoringAsciiCase(each.name.value, queue.queue.name.value); // QUE-1
    });
    if (existing != level->end()) {
        const TextPosition at = document.source().outerSpan(existing->name.span).begin;
        return fail(
            ErrorCode::InvalidArgument, fmt::format("{}:{}:{}", file, at.line, at.column),
            {QUOTADECK_TEXT("template", "%1 has a queue %2 already"), parent.text(), queue.queue.name.value});
    }
    const ConfigPlace target = *place / "queues" / level->size();
    const ConfigPlace own = ConfigPlace() / "partitions" / 0 / "queues" / 0 / "queues" / 0;
    auto edits = editsToInsertCopy(document.source(), target, *queue.source, own);
    // In a list on one line, or next to anchors, the values are written anew.
    return edits ? std::move(edits) : document.insert(target, queue.queue);
}
} // namespace quotadeck::config
