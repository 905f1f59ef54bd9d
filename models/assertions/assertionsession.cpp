// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/assertions/assertionsession.h"

#include "core/assertion/assertionhistory.h"
#include "core/assertion/assertionreport.h"
#include "core/assertion/assertionreview.h"
#include "core/assertion/evaluator.h"
#include "core/assertion/judgement.h"
#include "core/config/diff/textdiff.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/config/yaml/textedit.h"
#include "models/common/durationtext.h"
#include "models/common/messagetext.h"
#include "models/common/textfile.h"
#include "models/insight/insightsource.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <set>
#include <utility>

namespace quotadeck::models {
namespace {
using assertion::Assertion;
using assertion::AssertionVerdict;
using assertion::Moment;

constexpr int kMostTried = 100; ///< changes: each takes as long as reading the configuration
constexpr std::chrono::milliseconds kTypingPause{150}; ///< several edits in a row are evaluated once

QString assertionErrorText(const Error& error)
{
    const QString message = messageText(error.message);
    return error.where.empty() ? message
                               : QStringLiteral("%1: %2").arg(QString::fromStdString(error.where), message);
}

QString assertionUsageText(const Moment& moment)
{
    const QString source = QFileInfo(QString::fromStdString(moment.source)).fileName();
    switch (moment.kind) {
    case Moment::Kind::Snapshot:
        return source;
    case Moment::Kind::Scenario:
        //: name of a scenario, time since its start
        return AssertionSession::tr("%1 at %2").arg(source, durationText(moment.at));
    case Moment::Kind::Empty:
        break;
    }
    return AssertionSession::tr("empty cluster");
}

QString assertionPersonText(const access::UserGroups& person)
{
    QStringList groups;
    for (const GroupName& group : person.groups)
        groups << QString::fromStdString(group.text());
    const QString user = QString::fromStdString(person.user.text());
    return groups.isEmpty() ? user : QStringLiteral("%1 (%2)").arg(user, groups.join(QStringLiteral(", ")));
}

AssertionRow assertionRowOf(const Assertion& one)
{
    AssertionRow row;
    row.id = QString::fromStdString(one.name);
    row.who = assertionPersonText(one.user);
    row.queue = QString::fromStdString(one.queue.text());
    row.usage = assertionUsageText(one.when);
    return row;
}

/// What did not pass, or else all.
QString assertionResultText(const Assertion& one, const assertion::AssertionResult& result,
                            const std::string& config)
{
    QStringList parts;
    for (const assertion::ExpectationResult& part : result.expectations) {
        if (part.verdict != AssertionVerdict::Passed || result.verdict == AssertionVerdict::Passed)
            parts << messageText(describe(one, part, config));
    }
    return parts.join(QStringLiteral("; "));
}

/// The text of @p revision with @p changes; nothing when they cannot be made.
std::optional<std::string> assertionChangedText(const ConfigRevision& revision, std::size_t partition,
                                                const std::vector<assertion::LimitChange>& changes)
{
    const auto edits = assertion::changeEdits(revision.document, partition, changes);
    return edits ? std::optional(config::applied(revision.text(), *edits)) : std::nullopt;
}

/// Whether the scheduler accepts @p text and @p one passes with it. Changes of single numbers may exclude each other: a limit needs one.
bool assertionPasses(const Assertion& one, const std::string& text, const assertion::MomentReader& read)
{
    const config::Verdict verdict = config::validateFile(text);
    if (!verdict.accepted || !verdict.config)
        return false;
    const auto partitions = config::effectivePartitions(*verdict.config);
    assertion::Evaluator evaluator(partitions, read);
    const auto result = evaluator.evaluate(one);
    return result && result->verdict == AssertionVerdict::Passed;
}

Result<WatchedFile::Content> assertionsOf(const QString& path, const std::string& text)
{
    auto file = assertion::readAssertions(path.toStdString(), text);
    if (!file.problems.empty()) {
        const assertion::Problem& first = file.problems.front();
        return tl::unexpected(problemAt(path, first.span.begin.line, first.span.begin.column, first.message));
    }
    return WatchedFile::Content(std::make_shared<const assertion::AssertionFile>(std::move(file)));
}

/// @p text, of the file @p path, with an assertion of what holds at @p place.
Result<assertion::ExtendedText> assertionAdded(const ConfigRevision& revision,
                                               const assertion::DraftPlace& place, const std::string& path,
                                               const std::string& text)
{
    auto draft = assertion::draftAssertion(revision.partitions, place);
    if (!draft)
        return tl::unexpected(std::move(draft).error());
    auto extended = assertion::withAssertion(text, *std::move(draft));
    if (!extended) {
        Error error = std::move(extended).error();
        error.where = error.where.empty() ? path : fmt::format("{}:{}", path, error.where);
        return tl::unexpected(std::move(error));
    }
    return extended;
}

/// What the versions make of an assertion.
VersionFinding assertionFinding(assertion::AssertionSearch search)
{
    VersionFinding finding;
    if (!search.problems.empty()) {
        finding.sentence
            = [why = search.problems.front().message](const VersionFinding::NameOf&) { return why; };
        return finding;
    }
    assertion::AssertionHistory& history = search.histories.front();
    if (history.change) {
        finding.since = history.change->failed.version;
        finding.changes = history.change->changes;
    }
    finding.sentence = [found = std::move(history)](const VersionFinding::NameOf& nameOf) {
        return sentenceFor(found, nameOf);
    };
    return finding;
}

/// Which file it is; empty: none, such as a scenario of the program.
QString fileState(const std::string& path)
{
    const QFileInfo file(QString::fromStdString(path));
    return file.exists()
        ? QStringLiteral("%1 %2").arg(file.size()).arg(file.lastModified().toMSecsSinceEpoch())
        : QString();
}

std::string momentKey(const Moment& moment)
{
    return fmt::format("{} {} {}", static_cast<int>(moment.kind), moment.at.count(), moment.source);
}
} // namespace

AssertionSession::AssertionSession(ConfigSession* session, MomentSource moments, QObject* parent)
    : QObject(parent)
    , file(assertionsOf)
    , m_session(session)
    , m_moments(std::move(moments))
    , m_job(
          this, [this] { start(); }, &m_pool)
{
    m_pool.setMaxThreadCount(1);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kTypingPause);
    connect(&m_delay, &QTimer::timeout, this, [this] {
        if (m_session->revision() != m_seen || assertions() != m_seenAssertions)
            m_job.changeInTurn();
    });
    connect(m_session, &ConfigSession::revisionChanged, this, [this] {
        if (m_session->revision() != m_seen)
            m_delay.start();
        markOld();
    });
    connect(m_session, &ConfigSession::opened, this, [this] {
        forget();
        m_job.changeAtOnce();
    });
    connect(&m_usageWatcher, &QFileSystemWatcher::fileChanged, this, [this] { m_job.changeInTurn(); });
    connectDocument();
}

void AssertionSession::connectDocument()
{
    connect(&file, &WatchedFile::pathChanged, this, [this] {
        forget();
        if (!file.path().isEmpty())
            document.open(file.path());
        else if (document.text())
            document.reload(); // what was edited is given up
    });
    connect(&file, &WatchedFile::contentChanged, this, &AssertionSession::openDocument);
    connect(&file, &WatchedFile::errorChanged, this, [this] {
        if (file.error() && file.error()->code == ErrorCode::Parse)
            openDocument();
        show();
    });
    connect(&document, &AssertionDocument::opened, this, [this] {
        if (isOpen())
            m_job.changeAtOnce();
    });
    connect(&document, &AssertionDocument::revisionChanged, this, &AssertionSession::takeRevision);
    connect(&document, &AssertionDocument::changedOnDisk, this, &AssertionSession::takeDisk);
}

/// Reading it may have failed before.
void AssertionSession::openDocument()
{
    if (!file.path().isEmpty() && !isOpen())
        document.open(file.path());
}

bool AssertionSession::isOpen() const
{
    return document.text() && !file.path().isEmpty() && document.path() == file.path();
}

AssertionFilePtr AssertionSession::assertions() const
{
    return isOpen() && document.revision()->isReadable() ? document.revision()->file : nullptr;
}

std::optional<TextSpan> AssertionSession::problemPlace() const
{
    if (!isOpen() || document.revision()->isReadable())
        return std::nullopt;
    return document.revision()->file->problems.front().span;
}

std::optional<TextSpan> AssertionSession::placeOf(const QString& id) const
{
    if (!isOpen())
        return std::nullopt;
    const auto& all = document.revision()->file->assertions;
    const auto found = std::ranges::find(all, id.toStdString(), &Assertion::name);
    return found == all.end() ? std::nullopt : std::optional(found->span);
}

void AssertionSession::takeRevision()
{
    settleAdditions();
    if (!isOpen())
        return;
    if (const AssertionFilePtr now = assertions(); now && now != m_seenAssertions)
        m_delay.start();
    show();
}

void AssertionSession::takeDisk()
{
    if (!isOpen() || document.hasUnsavedEdits() || !document.disk().changedText())
        return; // the page asks
    if (document.isLocked())
        document.reload();
    else
        document.mergeFromDisk(); // what is being typed stays
}

QString AssertionSession::problem() const
{
    if (const auto place = problemPlace())
        return assertionErrorText(problemAt(file.path(), place->begin.line, place->begin.column,
                                            document.revision()->file->problems.front().message));
    // A parse error is that of the file on disk: the text has none any more.
    if (file.error() && (!isOpen() || file.error()->code != ErrorCode::Parse))
        return assertionErrorText(*file.error());
    return m_problem;
}

bool AssertionSession::areCurrent() const
{
    return problem().isEmpty() && m_revision == m_session->revision() && m_assertions == assertions();
}

/// Null: not known, or its file is another one by now.
SnapshotPtr AssertionSession::knownUsage(const Moments& known, const Moment& moment)
{
    const auto read = known.reads.find(momentKey(moment));
    const bool isKnown = read != known.reads.end() && read->second.state == fileState(moment.source);
    return isKnown ? read->second.snapshot : nullptr;
}

MomentSource AssertionSession::usageOfLines() const
{
    return [known = m_momentsOfLines,
            source = m_moments](const Moment& moment, const std::stop_token& stop) -> Result<SnapshotPtr> {
        if (auto snapshot = known ? knownUsage(*known, moment) : nullptr)
            return snapshot;
        return momentUsage(source, moment, stop);
    };
}

Result<SnapshotPtr> AssertionSession::momentOf(Moments& known, const MomentSource& source,
                                               const Moment& moment, const std::stop_token& stop)
{
    if (auto snapshot = knownUsage(known, moment)) {
        known.reads[momentKey(moment)].isUsed = true;
        return snapshot;
    }
    const QString state = fileState(moment.source); // before it is read
    auto snapshot = momentUsage(source, moment, stop);
    if (snapshot && !stop.stop_requested())
        known.reads[momentKey(moment)] = {state, *snapshot, true};
    return snapshot;
}

AssertionSession::Evaluation AssertionSession::evaluate(const ConfigRevision& revision,
                                                        const assertion::AssertionFile& assertions,
                                                        const std::string& config, Moments& known,
                                                        const MomentSource& source,
                                                        const std::stop_token& stop)
{
    if (const auto partition = partitionFor(revision, {}); !partition) {
        const QString message = messageText(partition.error().message);
        return {partition.error().code == ErrorCode::Parse
                    ? tr("The scheduler would reject this text: %1").arg(message)
                    : message,
                {}};
    }
    const assertion::MomentReader readMoment
        = [&](const Moment& moment) { return momentOf(known, source, moment, stop); };
    assertion::Evaluator evaluator(revision.partitions, readMoment);
    assertion::AssertionFile applicable{assertions.name, {}, {}};
    for (const Assertion& one : assertions.assertions) {
        if (evaluator.partitionOf(one))
            applicable.assertions.push_back(one);
    }
    for (auto& [key, read] : known.reads)
        read.isUsed = false;
    const auto problems = evaluator.problems(applicable);
    if (stop.stop_requested())
        return {};
    std::erase_if(known.reads, [](const auto& entry) { return !entry.second.isUsed; });
    if (!problems.empty())
        return {assertionErrorText(problemAt(QString::fromStdString(assertions.name),
                                             problems.front().span.begin.line,
                                             problems.front().span.begin.column, problems.front().message)),
                {}};
    Evaluation evaluation;
    int tried = 0;
    for (const Assertion& one : assertions.assertions) {
        Line& line = evaluation.lines.emplace_back();
        line.row = assertionRowOf(one);
        const auto partition = evaluator.partitionOf(one);
        if (!partition) {
            line.row.state = AssertionState::NotApplicable;
            line.row.result
                = tr("The configuration has no partition %1").arg(QString::fromStdString(one.partition));
            continue;
        }
        if (stop.stop_requested())
            return {};
        auto result = evaluator.evaluate(one);
        if (!result)
            return {assertionErrorText(result.error()), {}};
        line.partition = *partition;
        line.row.partition = QString::fromStdString(revision.partitions[*partition].name.value);
        line.row.state = assertion::outcomeFor<AssertionState>(result->verdict);
        if (auto changes = changesOf(*result); !changes.empty() && tried++ < kMostTried) {
            const auto text = assertionChangedText(revision, *partition, changes);
            if (text && assertionPasses(one, *text, readMoment)) {
                line.changes = std::move(changes);
            } else {
                for (assertion::ExpectationResult& part : result->expectations)
                    part.changes.clear(); // none of them is named, either
            }
        }
        line.row.result = assertionResultText(one, *result, config);
        QStringList changes;
        for (const assertion::LimitChange& change : line.changes)
            changes << messageText(describe(change));
        line.row.change = changes.join(QStringLiteral(", "));
        for (const assertion::ExpectationResult& part : result->expectations) {
            if (line.row.queue.isEmpty() && part.blocking)
                line.row.queue = QString::fromStdString(part.blocking->number.queue.text());
        }
    }
    std::set<std::string, std::less<>> sources;
    for (const Assertion& one : applicable.assertions) {
        if (one.when.kind != Moment::Kind::Empty && sources.insert(one.when.source).second
            && !fileState(one.when.source).isEmpty())
            evaluation.usageFiles << QString::fromStdString(one.when.source);
    }
    std::ranges::stable_sort(evaluation.lines, {}, [](const Line& line) { return line.row.state; });
    evaluation.moments = std::make_shared<const Moments>(known);
    return evaluation;
}

void AssertionSession::watchUsage(const QStringList& files)
{
    const QStringList watched = m_usageWatcher.files(); // without one that was replaced: it is added again
    for (const QString& path : watched) {
        if (!files.contains(path))
            m_usageWatcher.removePath(path);
    }
    for (const QString& path : files) {
        if (!watched.contains(path))
            m_usageWatcher.addPath(path);
    }
}

/// Of another configuration or file.
void AssertionSession::forget()
{
    watchUsage({});
    m_job.cancel();
    m_lines.clear();
    m_momentsOfLines.reset();
    m_problem.clear();
    m_revision.reset();
    m_assertions.reset();
    m_seenAssertions.reset();
    m_additions.clear();
    m_toSelect.clear();
    show();
}

void AssertionSession::start()
{
    const auto revision = m_session->revision();
    const AssertionFilePtr current = assertions();
    if (!revision || !current) {
        m_job.cancel();
        return;
    }
    m_seen = revision;
    m_seenAssertions = current;
    m_job.run(
        [revision, current, config = QFileInfo(m_session->path()).fileName().toStdString(), known = m_known,
         source = m_moments](const std::stop_token& stop) {
            return evaluate(*revision, *current, config, *known, source, stop);
        },
        [this, revision, current](Evaluation evaluation) {
            m_problem = std::move(evaluation.problem);
            if (m_problem.isEmpty()) {
                m_lines = std::move(evaluation.lines);
                m_momentsOfLines = std::move(evaluation.moments);
                m_revision = revision;
                m_assertions = current;
                watchUsage(evaluation.usageFiles);
            }
            show();
        });
}

void AssertionSession::markOld()
{
    if (!m_lines.empty())
        show();
}

void AssertionSession::show()
{
    const bool areOld = !areCurrent();
    std::vector<AssertionRow> shown;
    shown.reserve(m_lines.size());
    m_counts = {};
    for (const Line& line : m_lines) {
        shown.push_back(line.row);
        shown.back().isOld = areOld;
        int& count = line.row.state == AssertionState::Failed ? m_counts.failed
            : line.row.state == AssertionState::Unknown       ? m_counts.unknown
            : line.row.state == AssertionState::Passed        ? m_counts.passed
                                                              : m_counts.notApplicable;
        ++count;
    }
    rows.setRows(std::move(shown));
    Q_EMIT changed();
    if (!m_toSelect.isEmpty() && !areOld && rows.rowOf(m_toSelect) >= 0)
        Q_EMIT created(std::exchange(m_toSelect, {}));
}

const AssertionSession::Line* AssertionSession::find(const QString& id) const
{
    const auto line = std::ranges::find_if(m_lines, [&id](const Line& each) { return each.row.id == id; });
    return line == m_lines.end() ? nullptr : &*line;
}

bool AssertionSession::isApplicable(const QString& id) const
{
    const Line* const line = find(id);
    return line && !line->changes.empty() && areCurrent();
}

bool AssertionSession::apply(const QString& id)
{
    if (!isApplicable(id))
        return false;
    const Line& line = *find(id);
    const bool isLocked = m_session->isLocked(); // the session says so itself
    m_session->edit(m_revision,
                    [partition = line.partition, changes = line.changes](const config::Document& edited) {
                        return assertion::changeEdits(edited, partition, changes);
                    });
    return !isLocked;
}

VersionSearch::Walk AssertionSession::breakingWalk(const QString& id) const
{
    const Line* const line = find(id);
    if (!line || line->row.state != AssertionState::Failed || !areCurrent())
        return {};
    const auto asked = std::ranges::find(m_assertions->assertions, id.toStdString(), &Assertion::name);
    return [asked = std::vector<Assertion>{*asked}, usage = usageOfLines()](
               std::span<const insight::ConfigVersion> versions, const std::stop_token& stop,
               const insight::VersionProgress& progress) -> std::optional<VersionFinding> {
        const assertion::MomentReader read = [&](const Moment& moment) { return usage(moment, stop); };
        auto search = assertion::findBreakingChanges(versions, asked, read, {}, stop, progress);
        if (search.isCancelled)
            return std::nullopt;
        return assertionFinding(std::move(search));
    };
}

AssertionSession::Reviewer AssertionSession::reviewer() const
{
    if (file.path().isEmpty())
        return {};
    if (!isOpen()) {
        const Error error = file.error()
            ? *file.error()
            : Error{ErrorCode::NotFound, file.path().toStdString(),
                    Message(QUOTADECK_TEXT("assertion", "the assertion file is not read yet; try again"))};
        return [error](const kube::ReviewFile&, const kube::ReviewFile&) -> Result<kube::ReviewAssertions> {
            return tl::unexpected(error);
        };
    }
    return [path = file.path(), text = *document.text(), usage = usageOfLines(),
            folder = QFileInfo(m_session->path()).path().toStdString()](
               const kube::ReviewFile& base,
               const kube::ReviewFile& candidate) -> Result<kube::ReviewAssertions> {
        const assertion::MomentReader read = [&usage](const Moment& moment) { return usage(moment, {}); };
        auto review = assertion::reviewAssertions({path.toStdString(), text, {}}, base, candidate, read, {});
        if (review.problems.empty()) {
            review.assertions.file.name = assertion::reviewedFileName(path.toStdString(), folder);
            return std::move(review.assertions);
        }
        const assertion::Problem& first = review.problems.front();
        return tl::unexpected(problemAt(
            path, first.span.begin.line, first.span.begin.column,
            {QUOTADECK_TEXT("assertion",
                            "%1. Correct the assertion, or choose Use No File to review without assertions"),
             first.message}));
    };
}

void AssertionSession::create(const ConfigRevisionPtr& base, const assertion::DraftPlace& place,
                              const QString& path)
{
    const auto revision = m_session->revision();
    const QString target = path.isEmpty() ? file.path() : path;
    if (!revision || !base || target.isEmpty())
        return;
    if (const Status same = requireSameText(*revision, *base); !same) {
        Q_EMIT failed(same.error());
        return;
    }
    if (isOpen() && target == file.path()) {
        addToText(revision, place);
        return;
    }
    m_writes.start(
        this,
        [revision, place, target]() -> Result<std::string> {
            const auto before = readTextFile(target);
            if (!before && before.error().code != ErrorCode::NotFound)
                return tl::unexpected(before.error());
            const std::string text = before.value_or(std::string());
            auto extended = assertionAdded(*revision, place, target.toStdString(), text);
            if (!extended)
                return tl::unexpected(std::move(extended).error());
            if (const Status written = replaceTextFile(target, text, extended->text); !written)
                return tl::unexpected(written.error());
            return std::move(extended->name);
        },
        [this, target, config = m_session->path(), before = file.path()](const Result<std::string>& name) {
            if (!name) {
                Q_EMIT failed(name.error());
                return;
            }
            if (m_session->path() != config || (file.path() != before && file.path() != target))
                return; // somebody has gone on to another configuration or file
            file.open(target);
            m_toSelect = QString::fromStdString(*name); // opening forgets it
            file.readAgain();
            show(); // it may be among the rows already
        });
}

void AssertionSession::addToText(const ConfigRevisionPtr& revision, const assertion::DraftPlace& place)
{
    if (document.isLocked()) {
        Q_EMIT failed({ErrorCode::InvalidArgument,
                       {},
                       Message(QUOTADECK_TEXT("document", "the file is locked; unlock editing first"))});
        return;
    }
    const auto addition = m_additions.emplace_back(std::make_shared<Addition>());
    document.edit([addition, revision, place,
                   path = file.path().toStdString()](const Revision& current) -> Result<EditedFile::Edits> {
        auto extended = assertionAdded(*revision, place, path, current.text());
        if (!extended) {
            addition->error = std::move(extended).error();
            return EditedFile::Edits(); // said by failed()
        }
        addition->name = std::move(extended->name);
        return config::lineEdits(current.text(), extended->text);
    });
}

/// Those whose edit is made; the next one may be under way on another thread.
void AssertionSession::settleAdditions()
{
    if (document.isBusy())
        return;
    for (const auto& addition : std::exchange(m_additions, {})) {
        if (addition->error)
            Q_EMIT failed(*addition->error);
        else if (addition->name)
            m_toSelect = QString::fromStdString(*addition->name);
    }
}
} // namespace quotadeck::models

#include "moc_assertionsession.cpp"
