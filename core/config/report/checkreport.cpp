// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/checkreport.h"

#include "core/base/jsontext.h"
#include "core/config/rules/ruleindex.h"

#include <fmt/format.h>

namespace quotadeck::config {
namespace {
std::string_view nameOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Info:
        break;
    }
    return "info";
}

std::string spanJson(const TextSpan& span)
{
    return fmt::format(R"("line":{},"column":{},"endLine":{},"endColumn":{})", span.begin.line,
                       span.begin.column, span.end.line, span.end.column);
}

std::string relatedJson(const RelatedPlace& related)
{
    return fmt::format(R"({{"line":{},"column":{},"message":{}}})", related.span.begin.line,
                       related.span.begin.column, jsonQuoted(related.message.english()));
}

std::string editJson(const TextEdit& edit)
{
    return fmt::format(R"({{{},"text":{}}})", spanJson(edit.span), jsonQuoted(edit.text));
}

std::string fixJson(const Fix& fix)
{
    return fmt::format(R"({{"title":{},"edits":{}}})", jsonQuoted(fix.title.english()),
                       jsonArray(fix.edits, editJson));
}

std::string findingJson(const Finding& finding)
{
    return fmt::format(
        R"({{"rule":{},"severity":{},"category":{},"path":{},{},"message":{},"related":{},"fixes":{}}})",
        jsonQuoted(finding.rule), jsonQuoted(nameOf(finding.severity)), jsonQuoted(finding.category),
        jsonQuoted(finding.path), spanJson(finding.span), jsonQuoted(finding.message.english()),
        jsonArray(finding.related, relatedJson), jsonArray(finding.fixes, fixJson));
}
} // namespace

CheckedFile unreadableFile(std::string name, const Error& error)
{
    CheckedFile file;
    file.name = std::move(name);
    file.isReadable = false;
    file.verdict.findings.push_back(
        {std::string(kInputRule), Severity::Error, {}, {}, {}, error.message, {}, {}});
    return file;
}

std::string checkReportJson(const CheckedFile& file)
{
    const Verdict& verdict = file.verdict;
    return fmt::format(R"({{"file":{},"kind":{},"accepted":{},"category":{},"findings":{}}})",
                       jsonQuoted(file.name), jsonQuoted(file.kind), verdict.accepted,
                       jsonQuoted(verdict.category), jsonArray(verdict.findings, findingJson));
}
} // namespace quotadeck::config
