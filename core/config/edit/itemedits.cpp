// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/document.h"
#include "core/config/edit/documentcontent.h"
#include "core/config/yaml/editcomposition.h"

#include <fmt/format.h>

namespace quotadeck::config {
namespace {
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

Result<Document::Edits> Document::copyComments(const ConfigPlace& from, const ConfigPlace& to) const
{
    const auto intended = readable();
    if (!intended)
        return tl::unexpected(intended.error());
    const auto comments = m_content->change().commentsOf(from);
    if (!comments)
        return tl::unexpected(comments.error());
    return verified(m_content->change().putComments(to, *comments), *intended, to);
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
                                between.problem->message.english()));
    const auto removed = between.withoutItem(left, *taken);
    if (!removed)
        return tl::unexpected(removed.error());
    return verified(composed(m_content->inner, *inserted, *removed), *intended, item);
}
} // namespace quotadeck::config
