// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/ignorecomments.h"

#include "core/base/text.h"
#include "core/config/rules/ruleindex.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/content.h"
#include "core/config/yaml/textindex.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <span>
#include <string>
#include <unordered_map>

namespace quotadeck::config {
namespace {
constexpr RuleInfo kIgnoreWithoutReason{
    "ADV-5", Severity::Info, "", QUOTADECK_TEXT("rules", "An ignore comment gives a reason"),
    QUOTADECK_TEXT("rules", "The next reader needs it. Write the reason after the rule.")};
constexpr RuleInfo kIgnoreUnknownRule{
    "ADV-6", Severity::Info, "", QUOTADECK_TEXT("rules", "An ignore comment names rules that exist"),
    QUOTADECK_TEXT("rules", "An unknown name silences nothing. Compare it with the rule in the report.")};
constexpr RuleInfo kIgnoreUnused{
    "ADV-7", Severity::Info, "", QUOTADECK_TEXT("rules", "An ignore comment silences a finding"),
    QUOTADECK_TEXT("rules", "The finding is gone, or is on another line. Remove the comment or move it.")};

constexpr std::string_view kKeyword = "quotadeck:ignore";
constexpr std::string_view kBlanks = " \t";

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

/// The offset of the "#" of the comment with the keyword at @p at; npos when it is not a comment.
std::size_t commentBegin(std::string_view text, const YamlTree& tree, std::size_t at)
{
    const auto end = at + kKeyword.size();
    const bool isWord
        = end == text.size() || isLineBreak(text[end]) || kBlanks.find(text[end]) != kBlanks.npos;
    const auto hash = at == 0 ? std::string_view::npos : text.find_last_not_of(kBlanks, at - 1);
    if (!isWord || hash == std::string_view::npos || text[hash] != '#')
        return std::string_view::npos;
    const bool isFirst = hash == 0 || text.substr(0, hash) == kByteOrderMark;
    if (!isFirst && !isLineBreak(text[hash - 1]) && kBlanks.find(text[hash - 1]) == kBlanks.npos)
        return std::string_view::npos;
    const auto nodes = tree.nodesAt(hash);
    const bool isText = !nodes.empty() && nodes.back()->kind == YamlKind::Scalar;
    return isText ? std::string_view::npos : hash;
}

/// The end of the first document; the rest is not read (CFG-1).
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
            rest.remove_prefix(std::min(rest.find_first_not_of(kBlanks), rest.size()));
            const auto rule = rest.substr(0, rest.find_first_of(", \t"));
            rest.remove_prefix(rule.size());
            addRule(rule, line, comment);
            const auto next = std::min(rest.find_first_not_of(kBlanks), rest.size());
            goesOn = next < rest.size() && rest[next] == ',';
            if (goesOn)
                rest.remove_prefix(next + 1);
        }
        if (trimmedUnicode(rest).empty())
            report(kIgnoreWithoutReason, comment,
                   QUOTADECK_TEXT("rules", "this comment silences findings without a reason"));
    }

    [[nodiscard]] std::vector<Ignored> take() { return std::move(m_ignored); }

private:
    void addRule(std::string_view rule, int line, const TextSpan& comment)
    {
        if (isCheckedRule(rule))
            m_ignored.push_back({rule, line, comment});
        else
            report(kIgnoreUnknownRule, comment,
                   rule.empty() ? Message(QUOTADECK_TEXT("rules", "this comment names no rule"))
                                : Message(QUOTADECK_TEXT("rules", "there is no rule \"%1\""), rule));
    }

    /// The line whose findings a comment at @p at silences; 0 for none.
    [[nodiscard]] int targetLine(const TextPosition& at)
    {
        if (at.line
            < m_runEnd) // consecutive comments refer to the same line below; called in the order of the text
            return m_runTarget;
        const auto isOnlyComment = [](std::string_view line) {
            const auto first = line.find_first_not_of(kBlanks);
            return first != std::string_view::npos && line[first] == '#';
        };
        int line = at.line;
        while (isOnlyComment(m_index.line(line)))
            ++line;
        m_runEnd = line;
        m_runTarget = m_index.line(line).find_first_not_of(kBlanks) == std::string_view::npos ? 0 : line;
        return m_runTarget;
    }

    void report(const RuleInfo& rule, const TextSpan& span, Message message)
    {
        m_reports.add({std::string(rule.id), rule.severity, {}, {}, span, std::move(message), {}, {}});
    }

    std::string_view m_text;
    TextIndex m_index;
    FindingLog& m_reports;
    std::vector<Ignored> m_ignored;
    int m_runEnd = 0; ///< the first line behind the last run of comment lines
    int m_runTarget = 0;
};

/// Removes the findings that @p ignored names, and marks the entries that were used.
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

bool isControlCharacter(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

/// True when the comment silences a finding, causes none, and does not change the configuration.
bool isSilencedBy(std::string_view text, const std::vector<TextEdit>& edits)
{
    const Verdict before = validateFile(text);
    const Verdict after = validateFile(applied(text, edits));
    return before.config && after.config && after.silenced > before.silenced
        && after.findings.size() + after.silenced == before.findings.size() + before.silenced
        && sameContent(*before.config, *after.config);
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
    for (const Ignored& entry : ignored) {
        if (entry.isUsed)
            continue;
        reports.add(
            {std::string(kIgnoreUnused.id),
             kIgnoreUnused.severity,
             {},
             {},
             entry.comment,
             entry.hidesError ? Message(
                 QUOTADECK_TEXT(
                     "rules",
                     "%1 is an error here: the scheduler rejects the file, and a comment cannot silence it"),
                 entry.rule)
                              : Message(QUOTADECK_TEXT("rules", "there is no finding of %1 to silence here"),
                                        entry.rule),
             {},
             {}});
    }
    auto advice = reports.take();
    std::ranges::move(advice, std::back_inserter(findings));
    return {count, reports.isCut()};
}

Result<std::vector<TextEdit>> silencingEdits(std::string_view text, const Finding& finding,
                                             std::string_view reason)
{
    if (finding.severity == Severity::Error)
        return fail(ErrorCode::InvalidArgument, finding.rule,
                    QUOTADECK_TEXT(
                        "rules",
                        "the scheduler rejects the file because of this error; a comment cannot silence it"));
    const std::string_view why = trimmedUnicode(reason);
    if (why.empty() || std::ranges::any_of(why, isControlCharacter) || why.front() == ',')
        return fail(ErrorCode::InvalidArgument, finding.rule,
                    QUOTADECK_TEXT("rules", "enter a reason on one line that does not begin with a comma"));

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
                    QUOTADECK_TEXT("rules", "no comment above this line can silence the finding"));
    return edits;
}

std::span<const RuleInfo> ignoreRules()
{
    static constexpr std::array kRules{
        kIgnoreWithoutReason,
        kIgnoreUnknownRule,
        kIgnoreUnused,
    };
    return kRules;
}
} // namespace quotadeck::config
