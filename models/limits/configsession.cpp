// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/configsession.h"

#include "core/config/diff/reverting.h"
#include "core/config/diff/textdiff.h"
#include "core/config/edit/typedtext.h"
#include "core/config/rules/filevalidator.h"
#include "core/config/schema/effective.h"
#include "core/config/yaml/secondparser.h"
#include "models/common/textfile.h"

#include <QFileInfo>
#include <QThread>

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

ConfigSession::ConfigSession(QObject* parent) : QObject(parent)
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &ConfigSession::compareWithDisk);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &ConfigSession::compareWithDisk);
}

ConfigSession::~ConfigSession() = default;

bool ConfigSession::isModified() const
{
    return m_revision && m_revision->text() != m_savedText;
}

bool ConfigSession::hasUnsavedEdits() const
{
    return isModified() || m_isEditing || !m_requests.empty();
}

bool ConfigSession::isSavable() const
{
    return isModified() && !m_isBusy && m_revision->verdict.accepted;
}

void ConfigSession::open(const QString& path)
{
    Q_ASSERT(QThread::currentThread() == thread());
    m_requests.clear();
    m_isEditing = false;
    setBusy(true);
    m_job.start([path](const std::stop_token&) { return readTextFile(path); },
                [this, path](const Result<std::string>& text) { judge(path, text); });
}

void ConfigSession::reload()
{
    open(m_path);
}

void ConfigSession::judge(const QString& path, const Result<std::string>& text)
{
    if (!text) {
        setBusy(false);
        Q_EMIT openFailed(text.error());
        return;
    }
    m_job.start([text = *text](const std::stop_token&) { return makeRevision(text); },
                [this, path](const ConfigRevisionPtr& revision) { finishOpening(path, revision); });
    Q_EMIT textRead(path, *text);
}

void ConfigSession::finishOpening(const QString& path, const ConfigRevisionPtr& revision)
{
    setBusy(false);
    m_path = path;
    m_revision = revision;
    m_savedText = m_revision->text();
    m_undo.clear();
    m_redo.clear();
    m_typingBase.reset();
    m_replacedText.reset();
    watchFile();
    settleDisk();
    Q_EMIT opened();
    Q_EMIT revisionChanged();
}

void ConfigSession::edit(Operation operation)
{
    enqueue({.kind = RequestKind::Edit, .operation = std::move(operation)});
}

void ConfigSession::type(ConfigRevisionPtr base, std::string text, TypingStep step)
{
    Request request{
        .kind = RequestKind::Type, .base = std::move(base), .text = std::move(text), .step = step};
    const bool goesOn = step == TypingStep::Same && !m_requests.empty();
    if (goesOn && m_requests.back().kind == RequestKind::Type) {
        request.step = m_requests.back().step;
        m_requests.pop_back();
    }
    enqueue(std::move(request));
}

void ConfigSession::undo()
{
    enqueue({.kind = RequestKind::Undo});
}

void ConfigSession::redo()
{
    enqueue({.kind = RequestKind::Redo});
}

void ConfigSession::enqueue(Request request)
{
    Q_ASSERT(QThread::currentThread() == thread());
    m_requests.push_back(std::move(request));
    if (!m_isBusy)
        startNextRequest();
}

void ConfigSession::startNextRequest()
{
    m_isEditing = false;
    while (!m_requests.empty() && m_revision) {
        auto request = std::move(m_requests.front());
        m_requests.pop_front();
        if (start(std::move(request)))
            return;
    }
    setBusy(false);
}

bool ConfigSession::start(Request request)
{
    switch (request.kind) {
    case RequestKind::Save:
        if (!isModified() || !m_revision->verdict.accepted)
            return false;
        startSaving(request.message);
        return true;
    case RequestKind::UndoSave:
        if (!canUndoSave())
            return false;
        startUndoingSave();
        return true;
    case RequestKind::Merge:
        if (!m_diskText)
            return false;
        startMerging(std::move(request.settled));
        return true;
    case RequestKind::Type:
        startTyping(std::move(request));
        return true;
    case RequestKind::Undo:
    case RequestKind::Redo: {
        const auto& stack = request.kind == RequestKind::Undo ? m_undo : m_redo;
        if (stack.empty())
            return false;
        request.operation
            = [splices = stack.back()](const config::Document&) { return Result<Splices>(splices); };
        break;
    }
    case RequestKind::Edit:
        break;
    }
    startEditing(std::move(request));
    return true;
}

void ConfigSession::startEditing(Request request)
{
    m_isEditing = true;
    setBusy(true);
    m_job.start(
        [revision = m_revision,
         operation = std::move(request.operation)](const std::stop_token&) -> Result<Edited> {
            return operation(revision->document).map([&](const Splices& splices) {
                return Edited{makeRevision(config::applied(revision->text(), splices)),
                              config::inverse(revision->text(), splices)};
            });
        },
        [this, kind = request.kind](const Result<Edited>& edited) { finishRequest(kind, edited); });
}

void ConfigSession::startTyping(Request request)
{
    m_isEditing = true;
    setBusy(true);
    const bool goesOn = request.step == TypingStep::Same && m_typingBase;
    const auto stepBase = goesOn ? m_typingBase : m_revision;
    m_job.start(
        [revision = m_revision, base = std::move(request.base), typed = std::move(request.text),
         stepBase](const std::stop_token&) {
            auto text = config::rebased(base->text(), typed, revision->text());
            auto inverse = config::editBetween(text, stepBase->text());
            return Edited{makeRevision(std::move(text)), std::move(inverse)};
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
    startNextRequest();
    Q_EMIT revisionChanged();
}

void ConfigSession::finishRequest(RequestKind kind, const Result<Edited>& edited)
{
    if (!edited) {
        Q_EMIT editRefused(edited.error());
    } else {
        const bool isChange = edited->revision->text() != m_revision->text();
        if (kind == RequestKind::Undo)
            m_undo.pop_back();
        if (kind == RequestKind::Redo)
            m_redo.pop_back();
        if (isChange)
            (kind == RequestKind::Undo ? m_redo : m_undo).push_back(edited->inverse);
        if (isChange && kind == RequestKind::Edit)
            m_redo.clear();
        m_typingBase.reset();
        m_revision = edited->revision;
    }
    startNextRequest();
    Q_EMIT revisionChanged();
}

void ConfigSession::save(const QString& message)
{
    enqueue({.kind = RequestKind::Save, .message = message});
}

void ConfigSession::undoSave()
{
    enqueue({.kind = RequestKind::UndoSave});
}

void ConfigSession::mergeFromDisk(std::vector<SettledConflict> settled)
{
    enqueue({.kind = RequestKind::Merge, .settled = std::move(settled)});
}

void ConfigSession::keepMine()
{
    if (!m_diskText)
        return;
    m_savedText = *m_diskText;
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
    m_isEditing = true;
    setBusy(true);
    m_job.start(
        [revision = m_revision, base = m_savedText, theirs = *m_diskText, settled = std::move(settled)](
            const std::stop_token&) { return mergeOf(revision, base, theirs, settled); },
        [this, theirs = *m_diskText](const Result<Merged>& merged) { finishMerging(theirs, merged); });
}

void ConfigSession::finishMerging(const std::string& theirs, const Result<Merged>& merged)
{
    const bool isDone = merged && merged->conflicts.empty();
    if (isDone) {
        m_savedText = theirs;
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
    startNextRequest();
    if (!merged)
        Q_EMIT mergeFailed(merged.error());
    else if (!isDone)
        Q_EMIT mergeConflicts(merged->conflicts);
    Q_EMIT revisionChanged();
}

void ConfigSession::startSaving(const QString& message)
{
    setBusy(true);
    m_job.start(
        [path = m_path, expected = m_savedText, revision = m_revision, versions = m_versions,
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
        m_replacedText = std::exchange(m_savedText, text);
        watchFile(); // the name now leads to another file
    }
    startNextRequest();
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
    setBusy(true);
    m_job.start(
        [path = m_path, expected = m_savedText, text = *m_replacedText,
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
        m_savedText = text;
        m_replacedText.reset();
        watchFile();
    }
    startNextRequest();
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

void ConfigSession::watchFile()
{
    if (const auto watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    // The folder tells when a file that was renamed over the old one, or is missing for a moment, comes back.
    m_watcher.addPaths({m_path, QFileInfo(m_path).path()});
}

void ConfigSession::compareWithDisk()
{
    // An editor that saves by renaming takes the watch with it.
    if (!m_watcher.files().contains(m_path))
        m_watcher.addPath(m_path);
    m_isComparisonDue = m_isBusy;
    if (m_isBusy) // later: what runs may be our own save
        return;
    m_compareJob.start([path = m_path](const std::stop_token&) { return readTextFile(path); },
                       [this](const Result<std::string>& onDisk) {
                           if (onDisk && *onDisk == m_savedText) {
                               settleDisk();
                               return;
                           }
                           const auto text = onDisk ? std::optional(*onDisk) : std::nullopt;
                           if (text && m_diskText == text) // told already
                               return;
                           m_diskText = text;
                           m_replacedText.reset(); // what stands there is not what we wrote
                           Q_EMIT changedOnDisk();
                       });
}

void ConfigSession::setBusy(bool busy)
{
    if (std::exchange(m_isBusy, busy) == busy)
        return;
    if (!busy && m_isComparisonDue)
        compareWithDisk();
    Q_EMIT busyChanged();
}
} // namespace quotadeck::models
