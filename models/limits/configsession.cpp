// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/configsession.h"

#include "core/config/diff/reverting.h"
#include "core/config/diff/textdiff.h"
#include "core/config/edit/typedtext.h"
#include "core/config/rules/filevalidator.h"
#include "core/config/schema/effective.h"
#include "core/config/yaml/secondparser.h"
#include "models/common/textfile.h"

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
ConfigRevisionPtr makeRevision(std::string text)
{
    auto verdict = config::validateFile(text);
    config::Document document(std::move(text));
    std::vector<config::PartitionConfig> partitions;
    if (document.config() && verdict.config)
        partitions = config::effectivePartitions(*verdict.config);
    std::unordered_map<std::string, ProblemCount> problems;
    for (const auto& finding : verdict.findings) {
        if (finding.severity == config::Severity::Error)
            ++problems[finding.path].errors;
        else if (finding.severity == config::Severity::Warning)
            ++problems[finding.path].warnings;
    }
    auto disabled = document.disabledContent();
    return std::make_shared<const ConfigRevision>(ConfigRevision{std::move(document), std::move(verdict),
                                                                 std::move(partitions), std::move(problems),
                                                                 std::move(disabled)});
}

/// "root.sales: maximum memory 8 GiB instead of 10 GiB, and 2 more".
QString summaryOf(const std::string& older, const std::string& newer)
{
    const auto changes = config::fileChanges(older, newer);
    if (!changes || changes->empty())
        return ConfigSession::tr("Same meaning, other text");
    const auto& first = changes->front();
    const QString sentence = QStringLiteral("%1: %2").arg(
        QString::fromStdString(first.path.empty() ? first.partition : first.path),
        QString::fromStdString(first.sentence));
    const auto others = static_cast<int>(changes->size()) - 1;
    return others == 0 ? sentence : ConfigSession::tr("%1, and %n more", nullptr, others).arg(sentence);
}

Status writeFile(const QString& path, const std::string& expected, const std::string& text)
{
    if (auto agreed = config::agreesWithSecondParser(text); !agreed)
        return tl::unexpected(agreed.error());
    return replaceTextFile(path, expected, text);
}
} // namespace

ConfigSession::ConfigSession(QObject* parent) : FileSession(parent) { }

ConfigSession::~ConfigSession() = default;

TextPtr ConfigSession::text() const
{
    return m_revision ? TextPtr(m_revision, &m_revision->text()) : nullptr;
}

void ConfigSession::open(const QString& path)
{
    startOpening();
    job().start([path](const std::stop_token&) { return readTextFile(path); },
                [this, path](const Result<std::string>& text) { judge(path, text); });
}

void ConfigSession::judge(const QString& path, const Result<std::string>& text)
{
    if (!text) {
        startNext();
        Q_EMIT openFailed(text.error());
        return;
    }
    job().start([text = *text](const std::stop_token&) { return makeRevision(text); },
                [this, path](const ConfigRevisionPtr& revision) { take(path, revision); });
    Q_EMIT textRead(path, *text);
}

void ConfigSession::take(const QString& path, const ConfigRevisionPtr& revision)
{
    m_revision = revision;
    m_undo.clear();
    m_redo.clear();
    m_typingBase.reset();
    finishOpening(path, m_revision->text());
    Q_EMIT opened();
    Q_EMIT revisionChanged();
}

void ConfigSession::edit(Operation operation)
{
    enqueue([this, operation = std::move(operation)] {
        startEditing(StepKind::Edit, operation);
        return true;
    });
}

void ConfigSession::replaceText(std::string text)
{
    edit([text = std::move(text)](const config::Document& document) {
        return Result<Splices>(config::lineEdits(document.text(), text));
    });
}

void ConfigSession::type(ConfigRevisionPtr base, std::string text, TypingStep step)
{
    const auto stepOf = [this, base = std::move(base), text = std::move(text)](TypingStep which) -> Step {
        return [this, base, text, which] {
            startTyping(base, text, which);
            return true;
        };
    };
    // One that waits and starts a step of its own hands that on to what takes its place.
    if (step == TypingStep::Same && replaceLast(m_typingTicket, stepOf(m_typingStep)))
        return;
    m_typingStep = step;
    m_typingTicket = enqueue(stepOf(step));
}

void ConfigSession::undo()
{
    enqueue([this] { return startUndoing(StepKind::Undo); });
}

void ConfigSession::redo()
{
    enqueue([this] { return startUndoing(StepKind::Redo); });
}

bool ConfigSession::startUndoing(StepKind kind)
{
    const auto& stack = kind == StepKind::Undo ? m_undo : m_redo;
    if (stack.empty())
        return false;
    startEditing(kind,
                 [splices = stack.back()](const config::Document&) { return Result<Splices>(splices); });
    return true;
}

void ConfigSession::startEditing(StepKind kind, Operation operation)
{
    setBusy(Work::Edit);
    job().start(
        [revision = m_revision, operation = std::move(operation)](const std::stop_token&) -> Result<Edited> {
            return operation(revision->document).map([&](const Splices& splices) {
                return Edited{makeRevision(config::applied(revision->text(), splices)),
                              config::inverse(revision->text(), splices)};
            });
        },
        [this, kind](const Result<Edited>& edited) { finishEditing(kind, edited); });
}

void ConfigSession::startTyping(const ConfigRevisionPtr& base, std::string text, TypingStep step)
{
    setBusy(Work::Edit);
    const bool goesOn = step == TypingStep::Same && m_typingBase;
    const auto stepBase = goesOn ? m_typingBase : m_revision;
    job().start(
        [revision = m_revision, base, typed = std::move(text), stepBase](const std::stop_token&) {
            auto rebased = config::rebased(base->text(), typed, revision->text());
            auto inverse = config::editBetween(rebased, stepBase->text());
            return Edited{makeRevision(std::move(rebased)), std::move(inverse)};
        },
        [this, stepBase](const Edited& edited) { finishTyping(stepBase, edited); });
}

void ConfigSession::finishTyping(const ConfigRevisionPtr& stepBase, const Edited& edited)
{
    if (m_typingBase == stepBase) // the step that it goes on with
        m_undo.pop_back();
    if (!edited.inverse.empty())
        m_undo.push_back(edited.inverse);
    m_redo.clear();
    m_typingBase = edited.inverse.empty() ? nullptr : stepBase;
    m_revision = edited.revision;
    startNext();
    Q_EMIT revisionChanged();
}

void ConfigSession::finishEditing(StepKind kind, const Result<Edited>& edited)
{
    if (!edited) {
        Q_EMIT editRefused(edited.error());
    } else {
        const bool isChange = edited->revision->text() != m_revision->text();
        if (kind == StepKind::Undo)
            m_undo.pop_back();
        if (kind == StepKind::Redo)
            m_redo.pop_back();
        if (isChange)
            (kind == StepKind::Undo ? m_redo : m_undo).push_back(edited->inverse);
        if (isChange && kind == StepKind::Edit)
            m_redo.clear();
        m_typingBase.reset();
        m_revision = edited->revision;
    }
    startNext();
    Q_EMIT revisionChanged();
}

void ConfigSession::mergeFromDisk(std::vector<SettledConflict> settled)
{
    enqueue([this, settled = std::move(settled)] {
        if (!diskText())
            return false;
        startMerging(settled);
        return true;
    });
}

Result<ConfigSession::Merged> ConfigSession::mergeOf(const ConfigRevisionPtr& revision,
                                                     const std::string& base, const std::string& theirs,
                                                     const std::vector<SettledConflict>& settled)
{
    return config::merge(base, revision->text(), theirs).map([&](const config::Merge& merge) -> Merged {
        auto conflicts = merge.conflicts();
        if (!std::ranges::equal(conflicts, settled, {}, {}, &SettledConflict::conflict))
            return {std::move(conflicts), {}};
        std::vector<config::MergeSide> sides;
        std::ranges::transform(settled, std::back_inserter(sides), &SettledConflict::side);
        const auto splices = config::lineEdits(revision->text(), merge.text(sides));
        return {{},
                {makeRevision(config::applied(revision->text(), splices)),
                 config::inverse(revision->text(), splices)}};
    });
}

void ConfigSession::startMerging(std::vector<SettledConflict> settled)
{
    setBusy(Work::Edit);
    job().start(
        [revision = m_revision, base = savedText(), theirs = *diskText(), settled = std::move(settled)](
            const std::stop_token&) { return mergeOf(revision, base, theirs, settled); },
        [this, theirs = *diskText()](const Result<Merged>& merged) { finishMerging(theirs, merged); });
}

void ConfigSession::finishMerging(const std::string& theirs, const Result<Merged>& merged)
{
    const bool isDone = merged && merged->conflicts.empty();
    if (isDone) {
        takeSavedText(theirs);
        if (merged->edited.revision->text() != m_revision->text()) {
            m_undo.push_back(merged->edited.inverse);
            m_redo.clear();
        }
        m_typingBase.reset();
        m_revision = merged->edited.revision;
        if (diskText() == theirs)
            settleDisk();
    }
    startNext();
    if (!merged)
        Q_EMIT mergeFailed(merged.error());
    else if (!isDone)
        Q_EMIT mergeConflicts(merged->conflicts);
    Q_EMIT revisionChanged();
}

std::function<ConfigSession::Written()> ConfigSession::writer(Writing what, const std::string& expected,
                                                              const std::string& text, const QString& message)
{
    if (what == Writing::Before)
        return [path = path(), expected, text, versions = m_versions]() -> Written {
            if (const auto status = replaceTextFile(path, expected, text); !status)
                return {status, {}};
            return {{}, versions.add(path, text, tr("The save was taken back"))};
        };
    return [path = path(), expected, text, versions = m_versions, message]() -> Written {
        // First, so that nothing that goes wrong later can cost a version.
        auto kept = versions.add(path, expected, tr("As it was before"));
        if (kept)
            kept = versions.add(path, text, message.isEmpty() ? summaryOf(expected, text) : message);
        return {writeFile(path, expected, text), kept};
    };
}
} // namespace quotadeck::models
