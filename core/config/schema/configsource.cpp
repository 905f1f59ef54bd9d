// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/configsource.h"

#include <fmt/format.h>
#include <utility>

namespace quotadeck::config {
ConfigSource::ConfigSource(std::string text)
    : m_text(std::move(text))
    , m_embedded(findEmbedded())
    , m_inner(m_embedded ? std::string_view(m_embedded->text()) : std::string_view(m_text))
    , m_index(m_inner)
{
    if (!m_yamlError) {
        auto parsed = parseYaml(m_inner);
        if (parsed) {
            m_tree = std::move(*parsed);
            m_read = readConfig(m_tree);
        } else {
            m_yamlError = std::move(parsed.error());
            m_yamlError->span = outerSpan(m_yamlError->span);
        }
    }
    if (m_yamlError)
        note(findingFor(*m_yamlError), m_yamlError->span);
    else if (!m_read.findings.empty())
        note(m_read.findings.front(), outerSpan(m_read.findings.front().span));
}

std::optional<EmbeddedText> ConfigSource::findEmbedded()
{
    auto file = findQueueFile(m_text);
    if (!file)
        m_yamlError = std::move(file.error());
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
    if (m_problem)
        return tl::unexpected(*m_problem);
    return m_read.config;
}

TextSpan ConfigSource::outerSpan(const TextSpan& span) const
{
    return m_embedded ? m_embedded->outerSpan(span) : span;
}
} // namespace quotadeck::config
