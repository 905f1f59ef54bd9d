// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/ignorecomments.h"

#include "core/base/text.h"
#include "core/config/rules/checks.h"
#include "core/config/yaml/textindex.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <unordered_map>

namespace quotadeck::config {
namespace {
constexpr std::string_view kKeyword = "quotadeck:ignore";
constexpr std::string_view kBlank = " \t";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// One rule of one comment.
struct Ignored
{
    std::string_view rule;
    int line; ///< of the findings; 0 for none
    TextSpan comment;
    bool isUsed = false;
    bool hidesError = false; ///< it tried to
};

bool isLineBreak(char c)
{
    return c == '\n' || c == '\r';
}

/// Where the "#" of the comment stands that has the keyword at @p at; npos when it is none.
std::size_t commentBegin(std::string_view text, const YamlTree& tree, std::size_t at)
{
    const auto end = at + kKeyword.size();
    const bool isWord = end == text.size() || isLineBreak(text[end]) || kBlank.find(text[end]) != kBlank.npos;
    const auto hash = at == 0 ? std::string_view::npos : text.find_last_not_of(kBlank, at - 1);
    if (!isWord || hash == std::string_view::npos || text[hash] != '#')
        return std::string_view::npos;
    const bool isFirst = hash == 0 || text.substr(0, hash) == kByteOrderMark;
    if (!isFirst && !isLineBreak(text[hash - 1]) && kBlank.find(text[hash - 1]) == kBlank.npos)
        return std::string_view::npos;
    const auto nodes = tree.nodesAt(hash);
    const bool isText = !nodes.empty() && nodes.back()->kind == YamlKind::Scalar;
    return isText ? std::string_view::npos : hash;
}

/// Where the first document ends; nobody reads what follows (CFG-1).
std::size_t documentEnd(std::string_view text, const YamlTree& tree)
{
    const std::size_t from = tree.root() ? tree.root()->span.end.offset : 0;
    if (from == 0)
        return text.size();
    return std::min({text.find("\n---", from), text.find("\n...", from), text.size()});
}

class IgnoreReader
{
public:
    IgnoreReader(std::string_view text, FindingLog& reports) : m_text(text), m_index(text), m_reports(reports)
    {
    }

    void add(std::size_t hash, std::size_t keyword)
    {
        const std::size_t end = std::min(m_text.find_first_of("\r\n", hash), m_text.size());
        const TextSpan comment = m_index.span(hash, end);
        std::string_view rest = m_text.substr(keyword + kKeyword.size(), end - keyword - kKeyword.size());
        const int line = targetLine(comment.begin);
        for (bool goesOn = true; goesOn;) {
            rest.remove_prefix(std::min(rest.find_first_not_of(kBlank), rest.size()));
            const auto rule = rest.substr(0, rest.find_first_of(", \t"));
            rest.remove_prefix(rule.size());
            addRule(rule, line, comment);
            const auto next = std::min(rest.find_first_not_of(kBlank), rest.size());
            goesOn = next < rest.size() && rest[next] == ',';
            if (goesOn)
                rest.remove_prefix(next + 1);
        }
        if (trimmedUnicode(rest).empty())
            report(Check::IgnoreWithoutReason, comment, "this comment silences findings without saying why");
    }

    [[nodiscard]] std::vector<Ignored> take() { return std::move(m_ignored); }

private:
    void addRule(std::string_view rule, int line, const TextSpan& comment)
    {
        if (isRuleId(rule))
            m_ignored.push_back({rule, line, comment});
        else
            report(Check::IgnoreUnknownRule, comment,
                   rule.empty() ? std::string("this comment names no rule to silence")
                                : fmt::format("there is no rule \"{}\" to silence", rule));
    }

    /// The line whose findings a comment at @p at silences; 0 for none.
    [[nodiscard]] int targetLine(const TextPosition& at)
    {
        if (at.line
            < m_runEnd) // comments of one run share the line below it; asked for in the order of the text
            return m_runTarget;
        const auto isOnlyComment = [](std::string_view line) {
            const auto first = line.find_first_not_of(kBlank);
            return first != std::string_view::npos && line[first] == '#';
        };
        int line = at.line;
        while (isOnlyComment(m_index.line(line)))
            ++line;
        m_runEnd = line;
        m_runTarget = m_index.line(line).find_first_not_of(kBlank) == std::string_view::npos ? 0 : line;
        return m_runTarget;
    }

    void report(Check check, const TextSpan& span, std::string message)
    {
        const CheckInfo& info = infoOf(check);
        m_reports.add({std::string(info.rule), info.severity, {}, {}, span, std::move(message), {}, {}});
    }

    std::string_view m_text;
    TextIndex m_index;
    FindingLog& m_reports;
    std::vector<Ignored> m_ignored;
    int m_runEnd = 0; ///< the first line behind the last run of comment lines
    int m_runTarget = 0;
};

/// Takes the findings out that one of @p ignored names, and notes which ones did.
std::size_t takeOut(std::vector<Ignored>& ignored, std::vector<Finding>& findings)
{
    std::unordered_map<int, std::vector<Ignored*>> byLine;
    for (Ignored& entry : ignored)
        byLine[entry.line].push_back(&entry);
    return std::erase_if(findings, [&](const Finding& finding) {
        const auto found = byLine.find(finding.span.begin.line);
        if (found == byLine.end())
            return false;
        bool isSilenced = false;
        for (Ignored* const entry : found->second) {
            if (entry->rule != finding.rule)
                continue;
            const bool isError = finding.severity == Severity::Error;
            entry->hidesError = entry->hidesError || isError;
            entry->isUsed = entry->isUsed || !isError;
            isSilenced = isSilenced || !isError;
        }
        return isSilenced;
    });
}
} // namespace

Silenced silence(std::string_view text, const YamlTree& tree, std::vector<Finding>& findings)
{
    auto at = text.find(kKeyword);
    if (at == std::string_view::npos)
        return {};
    FindingLog reports;
    IgnoreReader reader(text, reports);
    const std::size_t end = documentEnd(text, tree);
    for (; at < end; at = text.find(kKeyword, at + 1)) {
        if (const auto hash = commentBegin(text, tree, at); hash != std::string_view::npos)
            reader.add(hash, at);
    }
    auto ignored = reader.take();
    const std::size_t count = takeOut(ignored, findings);
    const CheckInfo& unused = infoOf(Check::IgnoreUnused);
    for (const Ignored& entry : ignored) {
        if (entry.isUsed)
            continue;
        reports.add({std::string(unused.rule),
                     unused.severity,
                     {},
                     {},
                     entry.comment,
                     entry.hidesError ? fmt::format(
                         "{} is an error here: the scheduler refuses it, no comment helps", entry.rule)
                                      : fmt::format("there is no finding of {} to silence here", entry.rule),
                     {},
                     {}});
    }
    auto advice = reports.take();
    std::ranges::move(advice, std::back_inserter(findings));
    return {count, reports.isCut()};
}
} // namespace quotadeck::config
