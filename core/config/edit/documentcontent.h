// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/edit/document.h"
#include "core/config/edit/textchange.h"
#include "core/config/packaging/queuefile.h"
#include "core/config/schema/reader.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamltree.h"

#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>

namespace quotadeck::config {
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
} // namespace quotadeck::config
