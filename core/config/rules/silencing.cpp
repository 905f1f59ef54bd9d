// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/silencing.h"

#include "core/base/text.h"
#include "core/config/rules/filevalidator.h"
#include "core/config/schema/content.h"
#include "core/config/yaml/textindex.h"

#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

/// True when the comment hides something, brings no finding of its own, and the configuration says the same.
bool isSilencedBy(std::string_view text, const std::vector<TextEdit>& edits)
{
    const Verdict before = validateFile(text);
    const Verdict after = validateFile(applied(text, edits));
    return before.config && after.config && after.silenced > before.silenced
        && after.findings.size() + after.silenced == before.findings.size() + before.silenced
        && sameContent(*before.config, *after.config);
}
} // namespace

Result<std::vector<TextEdit>> silencingEdits(std::string_view text, const Finding& finding,
                                             std::string_view reason)
{
    if (finding.severity == Severity::Error)
        return fail(ErrorCode::InvalidArgument, finding.rule,
                    "the scheduler refuses the file for this error; no comment helps");
    const std::string_view why = trimmedUnicode(reason);
    if (why.empty() || std::ranges::any_of(why, isControl) || why.front() == ',')
        return fail(ErrorCode::InvalidArgument, finding.rule,
                    "a reason is needed, on one line and not beginning with a comma");

    const TextIndex index(text);
    const std::size_t begin = index.lineBegin(finding.span.begin.offset);
    const std::string_view line = index.line(finding.span.begin.line);
    const auto indent = line.substr(0, std::min(line.find_first_not_of(" \t"), line.size()));
    const std::string_view lineEnd = text.find("\r\n") == text.npos ? "\n" : "\r\n";
    std::vector<TextEdit> edits{
        {index.span(begin, begin),
         fmt::format("{}# quotadeck:ignore {} {}{}", indent, finding.rule, why, lineEnd)}};
    if (!isSilencedBy(text, edits))
        return fail(ErrorCode::Unsupported, fmt::format("line {}", finding.span.begin.line),
                    "no comment above this line can silence the finding");
    return edits;
}
} // namespace quotadeck::config
