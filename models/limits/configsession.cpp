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

const std::string* ConfigSession::currentText() const
{
    return m_revision ? &m_revision->text() : nullptr;
}

void ConfigSession::open(const QString& path)
{
    startOpening();
    job().start([path](const std::stop_token&) { return readTextFile(path); },
                [this, path](const Result<std::string>& text) { judge(path, text); });
}

void ConfigSession::reload()
{
    open(path());
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
    m_replacedText.reset();
    finishOpening(path, m_revision->text());
    settleDisk();
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

void ConfigSession::save(const QString& message)
{
    enqueue([this, message] {
        if (!isModified() || !m_revision->verdict.accepted)
            return false;
        startSaving(message);
        return true;
    });
}

void ConfigSession::undoSave()
{
    enqueue([this] {
        if (!canUndoSave())
            return false;
        startUndoingSave();
        return true;
    });
}

void ConfigSession::mergeFromDisk(std::vector<SettledConflict> settled)
{
    enqueue([this, settled = std::move(settled)] {
        if (!m_diskText)
            return false;
        startMerging(settled);
        return true;
    });
}

void ConfigSession::keepMine()
{
    if (!m_diskText)
        return;
    setSavedText(*m_diskText);
    m_replacedText.reset();
    settleDisk();
    Q_EMIT revisionChanged();
}

void ConfigSession::settleDisk()
{
    if (std::exchange(m_diskText, std::nullopt))
        Q_EMIT diskSettled();
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
        [revision = m_revision, base = savedText(), theirs = *m_diskText, settled = std::move(settled)](
            const std::stop_token&) { return mergeOf(revision, base, theirs, settled); },
        [this, theirs = *m_diskText](const Result<Merged>& merged) { finishMerging(theirs, merged); });
}

void ConfigSession::finishMerging(const std::string& theirs, const Result<Merged>& merged)
{
    const bool isDone = merged && merged->conflicts.empty();
    if (isDone) {
        setSavedText(theirs);
        if (merged->edited.revision->text() != m_revision->text()) {
            m_undo.push_back(merged->edited.inverse);
            m_redo.clear();
        }
        m_typingBase.reset();
        m_replacedText.reset();
        m_revision = merged->edited.revision;
        if (m_diskText == theirs)
            settleDisk();
    }
    startNext();
    if (!merged)
        Q_EMIT mergeFailed(merged.error());
    else if (!isDone)
        Q_EMIT mergeConflicts(merged->conflicts);
    Q_EMIT revisionChanged();
}

void ConfigSession::startSaving(const QString& message)
{
    setBusy(Work::Other);
    job().start(
        [path = path(), expected = savedText(), revision = m_revision, versions = m_versions,
         message](const std::stop_token&) -> Saving {
            // First, so that nothing that goes wrong later can cost a version.
            auto kept = versions.add(path, expected, tr("As it was before"));
            if (kept)
                kept = versions.add(path, revision->text(),
                                    message.isEmpty() ? summaryOf(expected, revision->text()) : message);
            return {kept, writeFile(path, expected, revision->text())};
        },
        [this, text = m_revision->text()](const Saving& outcome) { finishSaving(text, outcome); });
}

void ConfigSession::finishSaving(const std::string& text, const Saving& outcome)
{
    const Status& status = outcome.file;
    if (status) {
        m_replacedText = savedText();
        setSavedText(text);
        watchFile(); // the name now leads to another file
    }
    startNext();
    if (status) {
        settleDisk();
        Q_EMIT saved();
        if (!outcome.version)
            Q_EMIT versionFailed(outcome.version.error());
    } else {
        compareWithDisk(); // somebody else's text may be the cause
        Q_EMIT saveFailed(status.error());
    }
    Q_EMIT revisionChanged();
}

void ConfigSession::startUndoingSave()
{
    setBusy(Work::Other);
    job().start(
        [path = path(), expected = savedText(), text = *m_replacedText,
         versions = m_versions](const std::stop_token&) -> Saving {
            if (const auto status = replaceTextFile(path, expected, text); !status)
                return {{}, status};
            return {versions.add(path, text, tr("The save was taken back")), {}};
        },
        [this, text = *m_replacedText](const Saving& outcome) { finishUndoingSave(text, outcome); });
}

void ConfigSession::finishUndoingSave(const std::string& text, const Saving& outcome)
{
    const Status& status = outcome.file;
    if (status) {
        setSavedText(text);
        m_replacedText.reset();
        watchFile();
    }
    startNext();
    if (status) {
        Q_EMIT saveUndone();
        if (!outcome.version)
            Q_EMIT versionFailed(outcome.version.error());
    } else {
        compareWithDisk();
        Q_EMIT saveFailed(status.error());
    }
    Q_EMIT revisionChanged();
}

void ConfigSession::takeDiskText(const Result<std::string>& onDisk)
{
    if (onDisk && *onDisk == savedText()) {
        settleDisk();
        return;
    }
    const auto text = onDisk ? std::optional(*onDisk) : std::nullopt;
    if (text && m_diskText == text) // told already
        return;
    m_diskText = text;
    m_replacedText.reset(); // what stands there is not what we wrote
    Q_EMIT changedOnDisk();
}
} // namespace quotadeck::models
