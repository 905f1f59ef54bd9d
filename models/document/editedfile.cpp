// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/editedfile.h"

#include "core/access/groupresolver.h"
#include "core/config/yaml/textedit.h"
#include "models/common/messagetext.h"
#include "models/common/textfile.h"

#include <QThread>

#include <algorithm>
#include <unistd.h>
#include <utility>

namespace quotadeck::models {
namespace {
/// "root.sales: maximum memory raised from 8 GiB to 10 GiB, and 2 more".
QString summaryOf(const Analysis& analysis, const std::string& older, const std::string& newer)
{
    const auto changes = analysis.changes(older, newer);
    if (!changes) // one of them cannot be read
        return EditedFile::tr("Text changed");
    if (changes->empty())
        return EditedFile::tr("Text changed, settings unchanged");
    const auto& first = changes->front();
    const QString sentence = QStringLiteral("%1: %2").arg(
        QString::fromStdString(first.path.empty() ? first.partition : first.path),
        messageText(first.sentence));
    const auto others = static_cast<int>(changes->size()) - 1;
    return others == 0 ? sentence : EditedFile::tr("%1, and %n more", nullptr, others).arg(sentence);
}

/// Sets user and findings. For worker threads.
void addVerdict(VersionNote& note, const config::Verdict& verdict)
{
    const auto count = [&verdict](config::Severity severity) {
        return static_cast<int>(std::ranges::count(verdict.findings, severity, &config::Finding::severity));
    };
    note.user = QString::fromStdString(access::accountName(::getuid()));
    note.errors = count(config::Severity::Error);
    note.warnings = count(config::Severity::Warning);
}
} // namespace

EditedFile::EditedFile(AnalysisPtr analysis, QObject* parent)
    : QObject(parent)
    , m_analysis(std::move(analysis))
{
    connect(&m_queue, &WorkQueue::busyChanged, this, [this] { m_disk.setPaused(m_queue.isBusy()); });
    connect(&m_queue, &WorkQueue::busyChanged, this, &EditedFile::busyChanged);
    connect(&m_disk, &DiskFile::changed, this, &EditedFile::changedOnDisk);
    connect(&m_disk, &DiskFile::settled, this, &EditedFile::diskSettled);
    connect(&m_disk, &DiskFile::writeObstacleChanged, this, &EditedFile::writeObstacleChanged);
    connect(&m_disk, &DiskFile::failedWriteFound, this, [this] {
        compareWithSaved();
        Q_EMIT revisionChanged();
    });
}

EditedFile::~EditedFile() = default;

TextPtr EditedFile::text() const
{
    return m_revision ? TextPtr(m_revision, &m_revision->text()) : nullptr;
}

bool EditedFile::isModified() const
{
    const TextPtr current = text();
    return current && *current != savedText();
}

bool EditedFile::hasUnsavedEdits() const
{
    return isModified() || m_queue.hasEdits();
}

WorkQueue::Ticket EditedFile::enqueue(WorkQueue::Step step)
{
    Q_ASSERT(QThread::currentThread() == thread());
    return m_revision ? m_queue.add(std::move(step)) : WorkQueue::Ticket{0};
}

void EditedFile::openWith(const QString& path, AnalysisPtr analysis)
{
    Q_ASSERT(QThread::currentThread() == thread());
    m_queue.clear();
    m_queue.run(
        WorkQueue::Work::Other,
        [path](const std::stop_token&) {
            return readTextFile(path).map(
                [](std::string text) { return std::make_shared<const std::string>(std::move(text)); });
        },
        [this, path, analysis = std::move(analysis)](const Result<TextPtr>& text) {
            if (text) {
                analyse(path, *text, analysis);
                return;
            }
            m_queue.next();
            Q_EMIT openFailed(text.error());
        });
}

void EditedFile::analyse(const QString& path, const TextPtr& text, const AnalysisPtr& analysis)
{
    m_queue.run(
        WorkQueue::Work::Other,
        [text, used = analysis ? analysis : m_analysis](const std::stop_token&) {
            return used->revise(*text, text, nullptr);
        },
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
    m_history.clear();
    m_queue.clear(); // it was about the file before
    m_disk.open(path, text);
    m_queue.next();
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
    m_queue.run(
        WorkQueue::Work::Other,
        [revision = m_revision, analysis, saved = m_disk.savedText()](const std::stop_token&) {
            return analysis->revise(revision->text(), saved, nullptr);
        },
        [this, analysis, saved = m_disk.savedText()](const RevisionPtr& revision) {
            m_analysis = analysis;
            setRevision(revision, saved);
            m_queue.next();
            Q_EMIT revisionChanged();
        });
}

RevisionPtr EditedFile::comparedBefore() const
{
    return m_comparedWith == m_disk.savedText() ? m_revision : nullptr;
}

void EditedFile::setRevision(RevisionPtr revision, TextPtr saved)
{
    m_revision = std::move(revision);
    m_comparedWith = std::move(saved);
}

void EditedFile::setLocked(bool isLocked)
{
    if (std::exchange(m_isLocked, isLocked) == isLocked)
        return;
    Q_EMIT lockChanged();
    if (m_revision)
        Q_EMIT revisionChanged();
}

bool EditedFile::refuseIfLocked()
{
    if (m_isLocked)
        Q_EMIT editRefused({ErrorCode::InvalidArgument,
                            {},
                            Message(QUOTADECK_TEXT("document", "the file is locked; unlock editing first"))});
    return m_isLocked;
}

void EditedFile::edit(Operation operation)
{
    if (refuseIfLocked())
        return;
    enqueue([this, operation = std::move(operation)] {
        startEditing(EditHistory::Step::Edit, operation);
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
    if (refuseIfLocked())
        return;
    enqueue([this, text = std::move(text)] {
        startEditing(
            EditHistory::Step::Edit,
            [text](const Revision& revision) {
                return Result<Edits>(config::lineEdits(revision.text(), text));
            },
            [this] { Q_EMIT textReplaced(); });
        return true;
    });
}

void EditedFile::type(RevisionPtr base, std::string text, TypingStep step)
{
    if (refuseIfLocked())
        return;
    const auto stepOf
        = [this, base = std::move(base), text = std::move(text)](TypingStep which) -> WorkQueue::Step {
        return [this, base, text, which] {
            startTyping(base, text, which);
            return true;
        };
    };
    // One that waits and starts a step of its own hands that on to what takes its place.
    if (step == TypingStep::Same && m_queue.replaceLast(m_typingTicket, stepOf(m_typingStep)))
        return;
    m_typingStep = step;
    m_typingTicket = enqueue(stepOf(step));
}

void EditedFile::undo()
{
    if (refuseIfLocked())
        return;
    enqueue([this] { return startUndoing(EditHistory::Step::Undo); });
}

void EditedFile::redo()
{
    if (refuseIfLocked())
        return;
    enqueue([this] { return startUndoing(EditHistory::Step::Redo); });
}

bool EditedFile::startUndoing(EditHistory::Step step)
{
    const Edits* const next = m_history.next(step);
    if (!next)
        return false;
    startEditing(step, [edits = *next](const Revision&) { return Result<Edits>(edits); });
    return true;
}

void EditedFile::startEditing(EditHistory::Step step, const Operation& operation, std::function<void()> done)
{
    m_queue.run(
        WorkQueue::Work::Edit,
        [revision = m_revision, before = comparedBefore(), saved = m_disk.savedText(), analysis = m_analysis,
         operation](const std::stop_token&) -> Result<Edited> {
            return operation(*revision).map([&](const Edits& edits) {
                return Edited{analysis->revise(config::applied(revision->text(), edits), saved, before),
                              saved, config::inverse(revision->text(), edits)};
            });
        },
        [this, step, report = std::move(done)](const Result<Edited>& edited) {
            finishEditing(step, edited);
            if (report)
                report();
        });
}

void EditedFile::finishEditing(EditHistory::Step step, const Result<Edited>& edited)
{
    if (!edited) {
        Q_EMIT editRefused(edited.error());
    } else {
        const bool isChange = edited->revision->text() != m_revision->text();
        m_history.add(step, isChange ? edited->inverse : Edits());
        setRevision(edited->revision, edited->saved);
    }
    m_queue.next();
    Q_EMIT revisionChanged();
}

void EditedFile::startTyping(const RevisionPtr& base, std::string text, TypingStep step)
{
    const bool goesOn = step == TypingStep::Same && m_history.typingBase();
    const auto stepBase = goesOn ? m_history.typingBase() : m_revision;
    m_queue.run(
        WorkQueue::Work::Edit,
        [revision = m_revision, before = comparedBefore(), saved = m_disk.savedText(), analysis = m_analysis,
         base, typed = std::move(text), stepBase](const std::stop_token&) {
            auto rebased = config::rebased(base->text(), typed, revision->text());
            auto inverse = config::editBetween(rebased, stepBase->text());
            return Edited{analysis->revise(std::move(rebased), saved, before), saved, std::move(inverse)};
        },
        [this, stepBase](const Edited& edited) { finishTyping(stepBase, edited); });
}

void EditedFile::finishTyping(const RevisionPtr& stepBase, const Edited& edited)
{
    m_history.addTyping(stepBase, edited.inverse);
    setRevision(edited.revision, edited.saved);
    m_queue.next();
    Q_EMIT revisionChanged();
}

void EditedFile::save(const VersionNote& reason)
{
    if (refuseIfLocked())
        return;
    enqueue([this, reason] {
        if (!isModified() || !verdict().accepted)
            return false;
        startWriting(Writing::Edits, text(), reason);
        return true;
    });
}

void EditedFile::undoSave()
{
    if (refuseIfLocked())
        return;
    enqueue([this] {
        if (!canUndoSave())
            return false;
        startWriting(Writing::Before, m_disk.replacedText(), {.message = tr("Save undone")});
        return true;
    });
}

void EditedFile::startWriting(Writing what, const TextPtr& text, const VersionNote& reason)
{
    // Taken back, a save leaves edits.
    m_queue.run(
        what == Writing::Before ? WorkQueue::Work::Edit : WorkQueue::Work::Other,
        [write = writer(what, text, reason)](const std::stop_token&) { return write(); },
        [this, what, text](const Written& written) { finishWriting(what, text, written); });
}

std::function<EditedFile::Written()> EditedFile::writer(Writing what, const TextPtr& text,
                                                        const VersionNote& reason)
{
    return [what, path = path(), expected = m_disk.savedText(), text, reason, source = m_source,
            versions = m_versions, rule = m_versionRule, analysis = m_analysis,
            revision = m_revision]() -> Written {
        Status kept;
        VersionNote note{.message = reason.message, .ticket = reason.ticket, .source = source};
        if (what == Writing::Edits) {
            if (const Status fine = analysis->checkBeforeSave(*text); !fine)
                return {fine, kept, {}};
            // Before the file is written: after that, it is the only place that has this text.
            kept = versions.add(path, *expected, {.message = tr("Before this save"), .source = source});
        }
        if (const auto status = replaceTextFile(path, *expected, *text); !status)
            return {status, kept, {}};
        const bool isOfText = what == Writing::Edits;
        addVerdict(note, (isOfText ? revision : analysis->revise(*text, text, nullptr))->verdict);
        if (note.message.isEmpty())
            note.message = summaryOf(*analysis, *expected, *text);
        if (kept)
            kept = versions.add(path, *text, note);
        return {{},
                kept,
                rule && versions.isKept() ? versions.prune(path, *rule) : Status(),
                note,
                analysis->comparesWithSaved() ? analysis->revise(revision->text(), text, nullptr) : nullptr};
    };
}

void EditedFile::finishWriting(Writing what, const TextPtr& text, const Written& written)
{
    const bool isSave = what == Writing::Edits;
    if (!written.file) {
        m_disk.failWrite(text);
    } else {
        m_disk.finishWrite(text, isSave ? m_disk.savedText() : nullptr);
        m_lastNote = written.note;
        if (written.revision)
            setRevision(written.revision, text);
        else
            m_comparedWith = text;
    }
    m_queue.next();
    if (!written.file) {
        m_disk.compare(); // a change on disk may be the cause
        Q_EMIT saveFailed(written.file.error());
    } else {
        if (isSave) {
            m_disk.settle();
            Q_EMIT saved();
        } else {
            Q_EMIT saveUndone();
        }
        if (!written.version)
            Q_EMIT versionFailed(written.version.error());
        else if (!written.pruned)
            Q_EMIT pruneFailed(written.pruned.error());
    }
    Q_EMIT revisionChanged();
}

void EditedFile::merge(OtherEdits others, std::vector<SettledConflict> settled)
{
    if (refuseIfLocked())
        return;
    enqueue([this, others = std::move(others), settled = std::move(settled)] {
        startMerging(others, settled);
        return true;
    });
}

void EditedFile::mergeFromDisk(std::vector<SettledConflict> settled)
{
    if (refuseIfLocked())
        return;
    enqueue([this, settled = std::move(settled)] {
        const auto& onDisk = m_disk.changedText();
        if (!onDisk)
            return false;
        startMerging({OtherEdits::Origin::Disk, savedText(), *onDisk}, settled);
        return true;
    });
}

void EditedFile::startMerging(const OtherEdits& others, std::vector<SettledConflict> settled)
{
    m_queue.run(
        WorkQueue::Work::Edit,
        [ours = text(), others, settled = std::move(settled),
         analysis = m_analysis](const std::stop_token&) -> Result<Merged> {
            return analysis->merge(*ours, others).map([&settled](const config::Merge& merge) -> Merged {
                auto conflicts = merge.conflicts();
                const bool areSettled
                    = std::ranges::equal(conflicts, settled, {}, {}, &SettledConflict::conflict);
                if (!areSettled && !conflicts.empty())
                    return {std::move(conflicts), {}};
                std::vector<config::MergeSide> sides; // none where the texts conflict no longer
                if (areSettled)
                    std::ranges::transform(settled, std::back_inserter(sides), &SettledConflict::side);
                return {{}, merge.text(sides)};
            });
        },
        [this, others](const Result<Merged>& merged) { finishMerging(others, merged); });
}

void EditedFile::finishMerging(const OtherEdits& others, const Result<Merged>& outcome)
{
    if (!outcome || !outcome->conflicts.empty()) {
        m_queue.next();
        if (outcome)
            Q_EMIT mergeConflicts(others, outcome->conflicts);
        else
            Q_EMIT mergeFailed(others, outcome.error());
        Q_EMIT revisionChanged();
        return;
    }
    if (others.origin == OtherEdits::Origin::Disk)
        m_disk.accept(others.text);
    startEditing(
        EditHistory::Step::Edit,
        [text = outcome->text](const Revision& revision) {
            return Result<Edits>(config::lineEdits(revision.text(), text));
        },
        [this, others] { Q_EMIT merged(others); });
}

void EditedFile::keepLocalChanges()
{
    const auto onDisk = m_disk.changedText();
    if (!onDisk)
        return;
    m_disk.accept(*onDisk);
    compareWithSaved();
    Q_EMIT revisionChanged();
}
} // namespace quotadeck::models

#include "moc_editedfile.cpp"
