// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/assertions/assertiondocument.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <utility>

namespace quotadeck::models {
namespace {
using assertion::Assertion;
using assertion::AssertionFile;

/// All that @p one says, to compare it with another one.
std::string assertedContent(const Assertion& one)
{
    std::string content
        = fmt::format("{}\n{}\n{}\n{} {} {}\n", one.user.user.text(), one.queue.text(), one.partition,
                      static_cast<int>(one.when.kind), one.when.source, one.when.at.count());
    for (const GroupName& group : one.user.groups)
        content += fmt::format("group {}\n", group.text());
    for (const auto& [tag, value] : one.tags)
        content += fmt::format("tag {} {}\n", tag, value);
    for (const Resource::Entry& entry : one.request.entries())
        content += fmt::format("request {} {}\n", entry.type.name(), entry.value);
    for (const assertion::Expectation& expectation : one.expectations)
        content += fmt::format("{} {}\n", expectation.key(), expectation.text());
    return content;
}

config::Change assertionChange(const Assertion& one, config::ChangeKind kind, Message sentence)
{
    config::Change change;
    change.kind = kind;
    change.path = one.name;
    change.sentence = std::move(sentence);
    if (kind != config::ChangeKind::Added)
        change.oldSpan = one.span;
    if (kind == config::ChangeKind::Added)
        change.newSpan = one.span;
    return change;
}

Result<AssertionFile> readableAssertions(std::string_view text)
{
    AssertionFile file = assertion::readAssertions({}, text);
    if (file.problems.empty())
        return file;
    const assertion::Problem& first = file.problems.front();
    return fail(ErrorCode::Parse, fmt::format("{}:{}", first.span.begin.line, first.span.begin.column),
                first.message);
}

Result<std::vector<config::Change>> assertionChanges(std::string_view older, std::string_view newer)
{
    const auto before = readableAssertions(older);
    if (!before)
        return tl::unexpected(before.error());
    const auto after = readableAssertions(newer);
    if (!after)
        return tl::unexpected(after.error());
    std::map<std::string_view, const Assertion*> removed;
    for (const Assertion& one : before->assertions)
        removed[one.name] = &one;
    std::vector<config::Change> changes;
    for (const Assertion& one : after->assertions) {
        const auto known = removed.find(one.name);
        if (known == removed.end()) {
            changes.push_back(assertionChange(one, config::ChangeKind::Added,
                                              QUOTADECK_TEXT("document", "assertion added")));
            continue;
        }
        if (assertedContent(*known->second) != assertedContent(one)) {
            changes.push_back(assertionChange(*known->second, config::ChangeKind::Changed,
                                              QUOTADECK_TEXT("document", "assertion changed")));
            changes.back().newSpan = one.span;
        }
        removed.erase(known);
    }
    for (const Assertion& one : before->assertions) {
        if (removed.contains(one.name))
            changes.push_back(assertionChange(one, config::ChangeKind::Removed,
                                              QUOTADECK_TEXT("document", "assertion removed")));
    }
    return changes;
}
} // namespace

RevisionPtr AssertionAnalysis::revise(std::string text, const TextPtr& /*saved*/,
                                      const RevisionPtr& /*before*/) const
{
    auto revision = std::make_shared<AssertionRevision>();
    auto file = std::make_shared<AssertionFile>(assertion::readAssertions(m_path, text));
    revision->content = std::move(text);
    revision->verdict.accepted = true;
    config::FindingLog findings;
    for (const assertion::Problem& problem : file->problems) {
        config::Finding finding;
        finding.severity = config::Severity::Error;
        finding.span = problem.span;
        finding.message = problem.message;
        findings.add(std::move(finding));
    }
    revision->verdict.findings = findings.take();
    revision->file = std::move(file);
    return revision;
}

Result<std::vector<config::Change>> AssertionAnalysis::changes(const std::string& older,
                                                               const std::string& newer) const
{
    return assertionChanges(older, newer);
}

Result<Analysis::Edits> AssertionAnalysis::revertingEdits(const std::string& older, const std::string& newer,
                                                          std::size_t index) const
{
    return config::revertingEdits(older, newer, index, assertionChanges);
}

Result<config::Merge> AssertionAnalysis::merge(const std::string& ours, const OtherEdits& theirs) const
{
    return config::mergeLines(theirs.base, ours, theirs.text);
}

QString AssertionAnalysis::pathTitle() const
{
    return AssertionDocument::tr("Assertion");
}

QString AssertionAnalysis::placeName(const Revision& revision, int line) const
{
    QString name;
    for (const Assertion& one : static_cast<const AssertionRevision&>(revision).file->assertions) {
        if (one.span.begin.line <= line)
            name = QString::fromStdString(one.name);
    }
    return name;
}

AssertionDocument::AssertionDocument(QObject* parent)
    : EditedFile(std::make_shared<AssertionAnalysis>(), parent)
{
}

void AssertionDocument::open(const QString& path)
{
    openWith(path, std::make_shared<AssertionAnalysis>(path.toStdString()));
}
} // namespace quotadeck::models

#include "moc_assertiondocument.cpp"
