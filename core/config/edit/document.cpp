// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/document.h"

#include "core/base/text.h"
#include "core/config/edit/rulepaths.h"
#include "core/config/edit/textchange.h"
#include "core/config/packaging/queuefile.h"
#include "core/config/schema/content.h"
#include "core/config/schema/reader.h"
#include "core/config/yaml/editcomposition.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamltree.h"
#include "core/resource/quantity.h"

#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
Status requireText(std::string_view text)
{
    if (validUtf8Length(text) != text.size() || text.find('\0') != std::string_view::npos)
        return fail(ErrorCode::InvalidArgument, {}, "the text is not valid UTF-8");
    return {};
}

/// A literal block drops the blank lines at its end.
std::string_view withoutLastBreaks(std::string_view text)
{
    return text.substr(0, text.find_last_not_of("\r\n") + 1);
}

/// True for an entry of a map of quantities.
bool isQuantity(const ConfigPlace& place)
{
    const auto& steps = place.steps();
    const auto* const map = steps.size() < 2 ? nullptr : std::get_if<std::string>(&steps[steps.size() - 2]);
    return map && (*map == "max" || *map == "guaranteed" || *map == "maxresources");
}

Status requireQuantity(const ConfigPlace& place, std::string_view quantity)
{
    const auto* const type = std::get_if<std::string>(&place.steps().back());
    if (!type || !isQuantity(place))
        return {};
    const QuantityKind kind = quantityKind(*type);
    if (const auto parsed = parseQuantity(quantity, kind); !parsed)
        return fail(ErrorCode::InvalidArgument, *type, describe(parsed.error(), quantity, kind));
    return requireText(*type);
}

/// Moves a position along with its list when an item comes in at @p inserted.
ConfigPlace shifted(const ConfigPlace& place, const ConfigPlace& inserted)
{
    const ConfigPlace list = inserted.parent();
    const std::size_t depth = list.steps().size();
    if (!list.contains(place) || place.steps().size() <= depth)
        return place;
    const auto* const position = std::get_if<std::size_t>(&place.steps()[depth]);
    if (!position || *position < *inserted.position())
        return place;
    ConfigPlace result = list / (*position + 1);
    for (std::size_t i = depth + 1; i < place.steps().size(); ++i) {
        const auto& step = place.steps()[i];
        const auto* const key = std::get_if<std::string>(&step);
        result = key ? result / *key : result / std::get<std::size_t>(step);
    }
    return result;
}
} // namespace

/// A text with all that was read from it.
struct Document::Content
{
    explicit Content(std::string source)
        : text(std::move(source))
        , embedded(findEmbedded())
        , inner(embedded ? std::string_view(embedded->text()) : std::string_view(text))
        , index(inner)
    {
        if (problem)
            return;
        auto parsed = parseYaml(inner);
        if (!parsed) {
            note(findingFor(parsed.error()), outer(parsed.error().span));
            return;
        }
        tree = std::move(*parsed);
        ReadResult read = readConfig(tree);
        if (read.findings.empty())
            config = std::move(read.config);
        else
            note(read.findings.front(), outer(read.findings.front().span));
    }

    std::optional<EmbeddedText> findEmbedded()
    {
        auto file = findQueueFile(text);
        if (!file)
            note(findingFor(file.error()), file.error().span);
        return file && *file ? std::optional(std::move((*file)->content)) : std::nullopt;
    }

    [[nodiscard]] TextSpan outer(const TextSpan& span) const
    {
        return embedded ? embedded->outerSpan(span) : span;
    }

    void note(const Finding& finding, const TextSpan& place)
    {
        problem
            = Error{ErrorCode::Parse, fmt::format("line {}, column {}", place.begin.line, place.begin.column),
                    finding.message};
    }

    [[nodiscard]] TextChange change() const { return {inner, index, tree}; }

    /// Takes the item out, and what lostSteps and leavesEmptyList say with it.
    [[nodiscard]] Result<Edits> withoutItem(const ConfigPlace& item, const TakenItem& taken) const
    {
        if (taken.leavesEmptyList)
            return change().emptyList(item.parent());
        return taken.lostSteps < item.steps().size() ? change().remove(item.first(taken.lostSteps))
                                                     : change().removeItem(item);
    }

    std::optional<Error> problem;
    std::string text;
    std::optional<EmbeddedText> embedded; ///< the configuration in a manifest
    std::string_view inner; ///< the configuration
    TextIndex index; ///< of it
    YamlTree tree;
    std::optional<SchedulerConfig> config;
};

Document::Document(std::string text) : m_content(std::make_unique<Content>(std::move(text))) { }
Document::~Document() = default;
Document::Document(Document&&) noexcept = default;
Document& Document::operator=(Document&&) noexcept = default;

const std::string& Document::text() const
{
    return m_content->text;
}

const SchedulerConfig* Document::config() const
{
    return m_content->config ? &*m_content->config : nullptr;
}

TextSpan Document::placeInText(const TextSpan& span) const
{
    return m_content->outer(span);
}

Document::Edits Document::apply(const Edits& edits)
{
    auto back = inverse(m_content->text, edits);
    m_content = std::make_unique<Content>(applied(m_content->text, edits));
    return back;
}

Result<SchedulerConfig> Document::readable() const
{
    if (!m_content->config)
        return tl::unexpected(*m_content->problem);
    return *m_content->config;
}

Result<Document::Edits> Document::verified(Result<Edits> edits, const SchedulerConfig& intended,
                                           const ConfigPlace& place) const
{
    if (!edits) {
        if (edits.error().where.empty())
            edits.error().where = place.text();
        return edits;
    }
    const std::string inner = applied(m_content->inner, *edits);
    if (m_content->embedded) {
        edits = m_content->embedded->outerEdits(*edits);
        if (!edits)
            return edits;
    }
    const Content after(applied(m_content->text, *edits));
    if (!after.config) {
        return fail(ErrorCode::Unsupported, place.text(),
                    fmt::format("the text could not be read any more ({}): edit the text itself",
                                after.problem->message));
    }
    if (withoutLastBreaks(after.inner) != withoutLastBreaks(inner) || !sameContent(*after.config, intended)) {
        return fail(ErrorCode::Unsupported, place.text(),
                    "the change would alter more than this place, because its text is shared through an "
                    "anchor, or is written in an unusual way: edit the text itself");
    }
    return edits;
}

Result<Document::Edits> Document::set(const ConfigPlace& place, std::string_view text) const
{
    auto intended = readable();
    if (!intended)
        return tl::unexpected(intended.error());
    if (const auto status = requireText(text); !status)
        return tl::unexpected(status.error());
    const auto use = setScalar(*intended, place, text);
    if (!use)
        return tl::unexpected(use.error());
    if (const auto status = requireQuantity(place, text); !status)
        return tl::unexpected(status.error());
    const YamlValue value = YamlValue::of({std::string(text), *use});
    return verified(m_content->change().put(place, value), *intended, place);
}

Result<Document::Edits> Document::setTexts(const ConfigPlace& list,
                                           const std::vector<std::string>& texts) const
{
    if (texts.empty())
        return clear(list);
    auto intended = readable();
    if (!intended)
        return tl::unexpected(intended.error());
    for (const std::string& text : texts) {
        if (const auto status = requireText(text); !status)
            return tl::unexpected(status.error());
    }
    if (auto status = config::setTexts(*intended, list, texts); !status)
        return tl::unexpected(std::move(status.error()));
    return verified(m_content->change().setTexts(list, texts), *intended, list);
}

Result<Document::Edits> Document::clear(const ConfigPlace& place) const
{
    auto intended = readable();
    if (!intended)
        return tl::unexpected(intended.error());
    const auto steps = clearValue(*intended, place);
    if (!steps)
        return tl::unexpected(steps.error());
    if (*steps == 0)
        return Edits{};
    return verified(m_content->change().remove(place.first(*steps)), *intended, place);
}

Result<Document::Edits> Document::insert(const ConfigPlace& place, const ConfigItem& item) const
{
    auto intended = readable();
    if (!intended)
        return tl::unexpected(intended.error());
    if (auto status = insertItem(*intended, place, item); !status)
        return tl::unexpected(std::move(status.error()));
    return verified(m_content->change().insertItem(place, valueOf(item)), *intended, place);
}

Result<Document::Edits> Document::remove(const ConfigPlace& item) const
{
    auto intended = readable();
    if (!intended)
        return tl::unexpected(intended.error());
    const auto taken = takeItem(*intended, item);
    if (!taken)
        return tl::unexpected(taken.error());
    return verified(m_content->withoutItem(item, *taken), *intended, item);
}

Result<Document::Edits> Document::duplicate(const ConfigPlace& item) const
{
    auto intended = readable();
    if (!intended)
        return tl::unexpected(intended.error());
    const auto original = itemAt(*intended, item);
    if (!original)
        return tl::unexpected(original.error());
    const ConfigPlace below = item.parent() / (*item.position() + 1);
    if (auto status = insertItem(*intended, below, *original); !status)
        return tl::unexpected(std::move(status.error()));
    auto source = m_content->change().source(item, true);
    if (!source)
        return tl::unexpected(source.error());
    YamlValue value = valueOf(*original);
    value.source = std::move(*source);
    return verified(m_content->change().insertItem(below, std::move(value)), *intended, item);
}

Result<Document::Edits> Document::move(const ConfigPlace& item, const ConfigPlace& to) const
{
    auto intended = readable();
    if (!intended)
        return tl::unexpected(intended.error());
    if (!to.position() || (item.contains(to) && item != to))
        return fail(ErrorCode::InvalidArgument, item.text(), "an item cannot move into itself");
    const auto original = itemAt(*intended, item);
    if (!original)
        return tl::unexpected(original.error());
    if (item == to)
        return Edits{};
    auto source = m_content->change().source(item, false);
    if (!source)
        return tl::unexpected(source.error());
    YamlValue value = valueOf(*original);
    value.source = std::move(*source);

    // The copy comes first, so that an alias is never without its anchor in between.
    const bool isDown = item.parent() == to.parent() && *item.position() < *to.position();
    const ConfigPlace target = isDown ? to.parent() / (*to.position() + 1) : to;
    const ConfigPlace left = shifted(item, target);
    if (auto status = insertItem(*intended, target, *original); !status)
        return tl::unexpected(std::move(status.error()));
    const auto inserted = m_content->change().insertItem(target, std::move(value));
    if (!inserted)
        return tl::unexpected(inserted.error());
    const auto taken = takeItem(*intended, left);
    if (!taken)
        return tl::unexpected(taken.error());
    const Content between(applied(m_content->inner, *inserted));
    if (!between.config)
        return fail(ErrorCode::Unsupported, item.text(),
                    fmt::format("the text could not be read at its new place ({}): edit the text itself",
                                between.problem->message));
    const auto removed = between.withoutItem(left, *taken);
    if (!removed)
        return tl::unexpected(removed.error());
    return verified(composed(m_content->inner, *inserted, *removed), *intended, item);
}

Result<Document::Edits> Document::transact(const std::vector<Operation>& operations) const
{
    EditComposition composition(m_content->text);
    Document document(m_content->text);
    for (const Operation& operation : operations) {
        const auto edits = operation(document);
        if (!edits)
            return edits;
        composition.add(*edits);
        document.apply(*edits);
    }
    return composition.edits(m_content->text);
}

Result<Document::Edits> Document::renameQueue(const ConfigPlace& queue, std::string_view name,
                                              PathsInRules paths) const
{
    const auto current = readable();
    if (!current)
        return tl::unexpected(current.error());
    std::vector<Operation> operations;
    operations.emplace_back(
        [place = queue / "name", name](const Document& document) { return document.set(place, name); });
    if (paths == PathsInRules::Follow) {
        for (const RulePath& path : rulePathsAfterRename(*current, queue, name)) {
            operations.emplace_back(
                [path](const Document& document) { return document.set(path.place, path.value); });
        }
    }
    return transact(operations);
}
} // namespace quotadeck::config
