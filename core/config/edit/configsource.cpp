// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/configsource.h"

#include "core/config/schema/content.h"
#include "core/config/schema/reader.h"

#include <fmt/format.h>
#include <utility>

namespace quotadeck::config {
namespace {
/// A literal block drops the blank lines at its end.
std::string_view withoutLastBreaks(std::string_view text)
{
    return text.substr(0, text.find_last_not_of("\r\n") + 1);
}
} // namespace

ConfigSource::ConfigSource(std::string text)
    : m_text(std::move(text))
    , m_embedded(findEmbedded())
    , m_inner(m_embedded ? std::string_view(m_embedded->text()) : std::string_view(m_text))
    , m_index(m_inner)
{
    if (m_problem)
        return;
    auto parsed = parseYaml(m_inner);
    if (!parsed) {
        note(findingFor(parsed.error()), outerSpan(parsed.error().span));
        return;
    }
    m_tree = std::move(*parsed);
    ReadResult read = readConfig(m_tree);
    if (read.findings.empty())
        m_config = std::move(read.config);
    else
        note(read.findings.front(), outerSpan(read.findings.front().span));
}

std::optional<EmbeddedText> ConfigSource::findEmbedded()
{
    auto file = findQueueFile(m_text);
    if (!file)
        note(findingFor(file.error()), file.error().span);
    return file && *file ? std::optional(std::move((*file)->content)) : std::nullopt;
}

void ConfigSource::note(const Finding& finding, const TextSpan& place)
{
    m_problem
        = Error{ErrorCode::Parse, fmt::format("line {}, column {}", place.begin.line, place.begin.column),
                finding.message};
}

Result<SchedulerConfig> ConfigSource::copyOfConfig() const
{
    if (!m_config)
        return tl::unexpected(*m_problem);
    return *m_config;
}

TextSpan ConfigSource::outerSpan(const TextSpan& span) const
{
    return m_embedded ? m_embedded->outerSpan(span) : span;
}

Result<TextEdits> ConfigSource::checked(Result<TextEdits> edits, const SchedulerConfig& intended,
                                        const ConfigPlace& place) const
{
    if (!edits) {
        if (edits.error().where.empty())
            edits.error().where = place.text();
        return edits;
    }
    const std::string inner = applied(m_inner, *edits);
    if (m_embedded) {
        edits = m_embedded->outerEdits(*edits);
        if (!edits)
            return edits;
    }
    const ConfigSource after(applied(m_text, *edits));
    if (!after.config()) {
        return fail(
            ErrorCode::Unsupported, place.text(),
            Message(QUOTADECK_TEXT("edit", "the edited text could not be read (%1): edit the text directly"),
                    after.problem()->message));
    }
    if (withoutLastBreaks(after.inner()) != withoutLastBreaks(inner)
        || !sameContent(*after.config(), intended)) {
        return fail(
            ErrorCode::Unsupported, place.text(),
            QUOTADECK_TEXT("edit",
                           "the edit would also change other values, because the text is shared through an "
                           "anchor or is written in an unusual way: edit the text directly"));
    }
    return edits;
}
} // namespace quotadeck::config
