// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/editedfile.h"

#include "core/config/yaml/textedit.h"
#include "models/common/messagetext.h"
#include "models/common/textfile.h"

#include <QFileInfo>
#include <QThread>

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
/// "root.sales: maximum memory raised from 8 GiB to 10 GiB, and 2 more".
QString summaryOf(const Analysis& analysis, const std::string& older, const std::string& newer)
{
    const auto changes = analysis.changes(older, newer);
    if (!changes || changes->empty())
        return EditedFile::tr("Text changed, settings unchanged");
    const auto& first = changes->front();
    const QString sentence = QStringLiteral("%1: %2").arg(
        QString::fromStdString(first.path.empty() ? first.partition : first.path),
        messageText(first.sentence));
    const auto others = static_cast<int>(changes->size()) - 1;
    return others == 0 ? sentence : EditedFile::tr("%1, and %n more", nullptr, others).arg(sentence);
}
} // namespace

EditedFile::EditedFile(AnalysisPtr analysis, QObject* parent)
    : QObject(parent)
    , m_analysis(std::move(analysis))
    , m_savedText(std::make_shared<const std::string>())
    , m_writeCheck(canReplaceFile)
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &EditedFile::compareWithDisk);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &EditedFile::compareWithDisk);
}

EditedFile::~EditedFile() = default;

TextPtr EditedFile::text() const
{
    return m_revision ? TextPtr(m_revision, &m_revision->text()) : nullptr;
}

bool EditedFile::isModified() const
{
    const TextPtr current = text();
    return current && *current != *m_savedText;
}

bool EditedFile::hasUnsavedEdits() const
{
    return isModified() || m_isEditing || !m_line.empty();
}

bool EditedFile::isSavable() const
{
    return isModified() && !m_isBusy && verdict().accepted;
}

EditedFile::Ticket EditedFile::enqueue(Step step)
{
    Q_ASSERT(QThread::currentThread() == thread());
    m_line.push_back(std::move(step));
    const Ticket ticket = ++m_lastTicket;
    if (!m_isBusy)
        startNext();
    return ticket;
}

bool EditedFile::replaceLast(Ticket ticket, const Step& step)
{
    if (m_line.empty() || ticket != m_lastTicket)
        return false;
    m_line.back() = step;
    return true;
}

void EditedFile::startNext()
{
    m_isEditing = false;
    while (!m_line.empty() && text()) {
        const Step step = std::move(m_line.front());
        m_line.pop_front();
        if (step())
            return;
    }
    setIdle();
}

void EditedFile::openWith(const QString& path, AnalysisPtr analysis)
{
    Q_ASSERT(QThread::currentThread() == thread());
    m_line.clear();
    setBusy(Work::Other);
    m_job.start(
        [path](const std::stop_token&) {
            return readTextFile(path).map(
                [](std::string text) { return std::make_shared<const std::string>(std::move(text)); });
        },
        [this, path, analysis = std::move(analysis)](const Result<TextPtr>& text) {
            if (text) {
                analyse(path, *text, analysis);
                return;
            }
            startNext();
            Q_EMIT openFailed(text.error());
        });
}

void EditedFile::analyse(const QString& path, const TextPtr& text, const AnalysisPtr& analysis)
{
    m_job.start([text, used = analysis ? analysis : m_analysis](
                    const std::stop_token&) { return used->revise(*text, text, nullptr); },
                [this, path, text, analysis](const RevisionPtr& revision) {
                    finishOpening(path, text, analysis, revision);
                });
    Q_EMIT textRead(path, *text);
}

void EditedFile::finishOpening(const QString& path, const TextPtr& text, const AnalysisPtr& analysis,
                               const RevisionPtr& revision)
{
    if (analysis)
        m_analysis = analysis;
    setRevision(revision, text);
    m_undo.clear();
    m_redo.clear();
    m_typingBase.reset();
    m_line.clear(); // it was about the file before
    m_path = path;
    m_savedText = text;
    m_replacedText.reset();
    m_failedText.reset();
    setWriteObstacle({}); // of the file before
    setIdle();
    watchFile();
    checkIfWritable();
    settleDisk();
    Q_EMIT opened();
    Q_EMIT revisionChanged();
}

void EditedFile::reanalyse(std::function<AnalysisPtr(const Analysis&)> change)
{
    enqueue([this, change = std::move(change)] {
        startAnalysing(change(*m_analysis));
        return true;
    });
}

void EditedFile::compareWithSaved()
{
    if (!m_analysis->comparesWithSaved())
        return;
    enqueue([this] {
        startAnalysing(m_analysis);
        return true;
    });
}

void EditedFile::startAnalysing(const AnalysisPtr& analysis)
{
    setBusy(Work::Other);
    m_job.start([revision = m_revision, analysis, saved = m_savedText](
                    const std::stop_token&) { return analysis->revise(revision->text(), saved, nullptr); },
                [this, analysis, saved = m_savedText](const RevisionPtr& revision) {
                    m_analysis = analysis;
                    setRevision(revision, saved);
                    startNext();
                    Q_EMIT revisionChanged();
                });
}

RevisionPtr EditedFile::comparedBefore() const
{
    return m_comparedWith == m_savedText ? m_revision : nullptr;
}

void EditedFile::setRevision(RevisionPtr revision, TextPtr saved)
{
    m_revision = std::move(revision);
    m_comparedWith = std::move(saved);
}

void EditedFile::edit(Operation operation)
{
    enqueue([this, operation = std::move(operation)] {
        startEditing(StepKind::Edit, operation);
        return true;
    });
}

void EditedFile::splice(const RevisionPtr& base, Edits edits)
{
    edit([base, edits = std::move(edits)](const Revision& revision) -> Result<Edits> {
        return requireSameText(revision, *base).map([&edits] { return edits; });
    });
}

void EditedFile::replaceText(std::string text)
{
    edit([text = std::move(text)](const Revision& revision) {
        return Result<Edits>(config::lineEdits(revision.text(), text));
    });
}

void EditedFile::type(RevisionPtr base, std::string text, TypingStep step)
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

void EditedFile::undo()
{
    enqueue([this] { return startUndoing(StepKind::Undo); });
}

void EditedFile::redo()
{
    enqueue([this] { return startUndoing(StepKind::Redo); });
}

bool EditedFile::startUndoing(StepKind kind)
{
    const auto& stack = kind == StepKind::Undo ? m_undo : m_redo;
    if (stack.empty())
        return false;
    startEditing(kind, [edits = stack.back()](const Revision&) { return Result<Edits>(edits); });
    return true;
}

void EditedFile::startEditing(StepKind kind, const Operation& operation, std::function<void()> done)
{
    setBusy(Work::Edit);
    m_job.start(
        [revision = m_revision, before = comparedBefore(), saved = m_savedText, analysis = m_analysis,
         operation](const std::stop_token&) -> Result<Edited> {
            return operation(*revision).map([&](const Edits& edits) {
                return Edited{analysis->revise(config::applied(revision->text(), edits), saved, before),
                              saved, config::inverse(revision->text(), edits)};
            });
        },
        [this, kind, report = std::move(done)](const Result<Edited>& edited) {
            finishEditing(kind, edited);
            if (report)
                report();
        });
}

void EditedFile::finishEditing(StepKind kind, const Result<Edited>& edited)
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
        setRevision(edited->revision, edited->saved);
    }
    startNext();
    Q_EMIT revisionChanged();
}

void EditedFile::startTyping(const RevisionPtr& base, std::string text, TypingStep step)
{
    setBusy(Work::Edit);
    const bool goesOn = step == TypingStep::Same && m_typingBase;
    const auto stepBase = goesOn ? m_typingBase : m_revision;
    m_job.start(
        [revision = m_revision, before = comparedBefore(), saved = m_savedText, analysis = m_analysis, base,
         typed = std::move(text), stepBase](const std::stop_token&) {
            auto rebased = config::rebased(base->text(), typed, revision->text());
            auto inverse = config::editBetween(rebased, stepBase->text());
            return Edited{analysis->revise(std::move(rebased), saved, before), saved, std::move(inverse)};
        },
        [this, stepBase](const Edited& edited) { finishTyping(stepBase, edited); });
}

void EditedFile::finishTyping(const RevisionPtr& stepBase, const Edited& edited)
{
    if (m_typingBase == stepBase) // the step that it goes on with
        m_undo.pop_back();
    if (!edited.inverse.empty())
        m_undo.push_back(edited.inverse);
    m_redo.clear();
    m_typingBase = edited.inverse.empty() ? nullptr : stepBase;
    setRevision(edited.revision, edited.saved);
    startNext();
    Q_EMIT revisionChanged();
}

void EditedFile::save(const QString& message)
{
    enqueue([this, message] {
        if (!isModified() || !verdict().accepted)
            return false;
        startWriting(Writing::Edits, text(), message);
        return true;
    });
}

void EditedFile::undoSave()
{
    enqueue([this] {
        if (!canUndoSave())
            return false;
        startWriting(Writing::Before, m_replacedText, {});
        return true;
    });
}

void EditedFile::startWriting(Writing what, const TextPtr& text, const QString& message)
{
    setBusy(what == Writing::Before ? Work::Edit : Work::Other); // taken back, a save leaves edits
    m_job.start([write = writer(what, text, message)](const std::stop_token&) { return write(); },
                [this, what, text](const Written& written) { finishWriting(what, text, written); });
}

std::function<EditedFile::Written()> EditedFile::writer(Writing what, const TextPtr& text,
                                                        const QString& message)
{
    return [what, path = m_path, expected = m_savedText, text, message, versions = m_versions,
            analysis = m_analysis, revision = m_revision]() -> Written {
        Status kept;
        if (what == Writing::Edits) {
            if (const Status fine = analysis->checkBeforeSave(*text); !fine)
                return {fine, kept};
            // Before the file is written: after that, it is the only place that has this text.
            kept = versions.add(path, *expected, tr("Before this save"));
        }
        if (const auto status = replaceTextFile(path, *expected, *text); !status)
            return {status, kept};
        if (what == Writing::Before)
            kept = versions.add(path, *text, tr("Save undone"));
        else if (kept)
            kept = versions.add(path, *text,
                                message.isEmpty() ? summaryOf(*analysis, *expected, *text) : message);
        return {{},
                kept,
                analysis->comparesWithSaved() ? analysis->revise(revision->text(), text, nullptr) : nullptr};
    };
}

void EditedFile::finishWriting(Writing what, const TextPtr& text, const Written& written)
{
    const bool isSave = what == Writing::Edits;
    m_failedText = written.file ? std::nullopt : std::optional(*text);
    if (written.file) {
        m_replacedText = isSave ? m_savedText : nullptr;
        m_savedText = text;
        if (written.revision)
            setRevision(written.revision, text);
        else
            m_comparedWith = text;
        watchFile(); // the name now leads to another file
    }
    startNext();
    if (!written.file) {
        compareWithDisk(); // a change on disk may be the cause
        Q_EMIT saveFailed(written.file.error());
    } else {
        if (isSave) {
            settleDisk();
            Q_EMIT saved();
        } else {
            Q_EMIT saveUndone();
        }
        if (!written.version)
            Q_EMIT versionFailed(written.version.error());
    }
    Q_EMIT revisionChanged();
}

void EditedFile::merge(OtherEdits others, std::vector<SettledConflict> settled)
{
    enqueue([this, others = std::move(others), settled = std::move(settled)] {
        startMerging(others, settled);
        return true;
    });
}

void EditedFile::mergeFromDisk(std::vector<SettledConflict> settled)
{
    enqueue([this, settled = std::move(settled)] {
        if (!m_diskText)
            return false;
        startMerging({OtherEdits::Origin::Disk, *m_savedText, *m_diskText}, settled);
        return true;
    });
}

void EditedFile::startMerging(const OtherEdits& others, std::vector<SettledConflict> settled)
{
    setBusy(Work::Edit);
    m_job.start(
        [ours = text(), others, settled = std::move(settled),
         analysis = m_analysis](const std::stop_token&) -> Result<Merged> {
            return analysis->merge(*ours, others).map([&settled](const config::Merge& merge) -> Merged {
                auto conflicts = merge.conflicts();
                if (!std::ranges::equal(conflicts, settled, {}, {}, &SettledConflict::conflict))
                    return {std::move(conflicts), {}};
                std::vector<config::MergeSide> sides;
                std::ranges::transform(settled, std::back_inserter(sides), &SettledConflict::side);
                return {{}, merge.text(sides)};
            });
        },
        [this, others](const Result<Merged>& merged) { finishMerging(others, merged); });
}

void EditedFile::finishMerging(const OtherEdits& others, const Result<Merged>& outcome)
{
    if (!outcome || !outcome->conflicts.empty()) {
        startNext();
        if (outcome)
            Q_EMIT mergeConflicts(others, outcome->conflicts);
        else
            Q_EMIT mergeFailed(outcome.error());
        Q_EMIT revisionChanged();
        return;
    }
    if (others.origin == OtherEdits::Origin::Disk) {
        takeSavedText(others.text);
        if (m_diskText == others.text)
            settleDisk();
    }
    startEditing(
        StepKind::Edit,
        [text = outcome->text](const Revision& revision) {
            return Result<Edits>(config::lineEdits(revision.text(), text));
        },
        [this, others] { Q_EMIT merged(others); });
}

void EditedFile::keepLocalChanges()
{
    if (!m_diskText)
        return;
    takeSavedText(*m_diskText);
    settleDisk();
    compareWithSaved();
    Q_EMIT revisionChanged();
}

void EditedFile::takeSavedText(std::string text)
{
    m_savedText = std::make_shared<const std::string>(std::move(text));
    m_replacedText.reset();
}

void EditedFile::settleDisk()
{
    m_diskText.reset();
    if (std::exchange(m_isOtherOnDisk, false))
        Q_EMIT diskSettled();
}

void EditedFile::takeDiskText(const Result<std::string>& onDisk)
{
    if (onDisk && *onDisk == *m_savedText) {
        settleDisk();
        return;
    }
    if (onDisk && *onDisk == m_failedText) { // a write of our own that failed after its rename
        m_failedText.reset();
        takeSavedText(*onDisk);
        settleDisk();
        compareWithSaved();
        Q_EMIT revisionChanged();
        return;
    }
    const auto text = onDisk ? std::optional(*onDisk) : std::nullopt;
    if (m_isOtherOnDisk && m_diskText == text) // told already
        return;
    m_isOtherOnDisk = true;
    m_diskText = text;
    m_replacedText.reset(); // what stands there is not what we wrote
    Q_EMIT changedOnDisk();
}

void EditedFile::setBusy(Work work)
{
    m_isEditing = work == Work::Edit;
    changeBusy(true);
}

void EditedFile::setIdle()
{
    m_isEditing = false;
    changeBusy(false);
}

void EditedFile::changeBusy(bool isBusy)
{
    if (std::exchange(m_isBusy, isBusy) == isBusy)
        return;
    if (!isBusy && m_isComparisonDue)
        compareWithDisk();
    Q_EMIT busyChanged();
}

void EditedFile::watchFile()
{
    if (const auto watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    // Watching the folder finds a file that was renamed over the old one, or that was missing for a moment.
    m_watcher.addPaths({m_path, QFileInfo(m_path).path()});
}

void EditedFile::compareWithDisk()
{
    // An editor that saves by renaming takes the watch with it.
    if (!m_watcher.files().contains(m_path))
        m_watcher.addPath(m_path);
    m_isComparisonDue = m_isBusy;
    if (m_isBusy) // later: what runs may be our own save
        return;
    m_compareJob.start([path = m_path](const std::stop_token&) { return readTextFile(path); },
                       [this](const Result<std::string>& onDisk) { takeDiskText(onDisk); });
    checkIfWritable();
}

void EditedFile::checkIfWritable()
{
    m_writableJob.start([path = m_path, check = m_writeCheck](const std::stop_token&) { return check(path); },
                        [this](const Status& status) {
                            setWriteObstacle(status ? std::nullopt : std::optional(status.error()));
                        });
}

void EditedFile::setWriteObstacle(std::optional<Error> obstacle)
{
    const auto textOf
        = [](const std::optional<Error>& error) { return error ? error->message : std::string(); };
    const bool isSame = textOf(obstacle) == textOf(m_writeObstacle);
    m_writeObstacle = std::move(obstacle);
    if (!isSame)
        Q_EMIT writeObstacleChanged();
}
} // namespace quotadeck::models
