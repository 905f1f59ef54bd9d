// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/reportcontroller.h"

#include "app/cli/input.h"
#include "app/cli/summaryfile.h"
#include "app/feed/recordedsamples.h"
#include "app/history/consumptionstore.h"
#include "app/history/usageledger.h"
#include "app/window/historyname.h"
#include "app/window/sourcecontroller.h"
#include "core/elastic/quotapartition.h"
#include "core/snapshot/snapshotdelta.h"
#include "core/usage/samplebook.h"
#include "core/usage/summarybook.h"
#include "models/reports/sampleledger.h"
#include "models/stage/stage.h"
#include "ui/reports/reportspage.h"
#include "ui/window/mainwindow.h"

#include <QDateTime>

#include <algorithm>
#include <iterator>
#include <memory>
#include <mutex>
#include <sstream>
#include <utility>

namespace quotadeck::app {
namespace {
using models::LedgerRead;
using models::LedgerReading;
using models::ReportQuestion;
using models::ReportSourceKind;
using usage::Dimension;

constexpr usage::Seconds kLongestReportGap{300};

/// The one of @p stored that is asked for; as `quotadeck report` chooses, what is not said is that of which there is only one.
Result<history::StoredPartition> partitionOfStore(const std::vector<history::StoredPartition>& stored,
                                                  const history::StoredPartition& wanted,
                                                  const std::string& where)
{
    std::vector<history::StoredPartition> found;
    std::ranges::copy_if(stored, std::back_inserter(found), [&](const history::StoredPartition& each) {
        return (wanted.cluster.empty() || each.cluster == wanted.cluster)
            && (wanted.partition.empty() || each.partition == wanted.partition);
    });
    if (found.size() == 1)
        return found.front();
    if (stored.empty())
        return fail(ErrorCode::NotFound, where,
                    QUOTADECK_TEXT("usage", "the store is empty: no collector has written to it yet"));
    if (found.empty())
        return fail(
            ErrorCode::NotFound, where,
            Message(QUOTADECK_TEXT("usage", "the store has nothing of cluster %1: choose another cluster"),
                    wanted.cluster));
    return fail(ErrorCode::NotFound, where,
                QUOTADECK_TEXT("usage", "the store has several clusters: choose one"));
}

tl::unexpected<Error> onlyQuotaGroups(const std::string& where)
{
    return fail(
        ErrorCode::Unsupported, where,
        QUOTADECK_TEXT("usage", "elastic quotas are known by quota group alone: choose queues for the rows"));
}

usage::Seconds wallClock()
{
    return usage::Seconds(QDateTime::currentSecsSinceEpoch());
}
} // namespace

struct ReportController::Samples
{
    std::mutex mutex;
    models::SampleLedger ledger;
};

struct ReportController::StoredNames
{
    std::mutex mutex;
    QString store; ///< whose they are
    QList<models::StoredCluster> clusters;
};

ReportController::ReportController(const models::Stage* stage, const SourceController* source,
                                   ui::MainWindow* window, QString history, QObject* parent)
    : QObject(parent)
    , m_stage(stage)
    , m_source(source)
    , m_history(std::move(history))
    , m_samples(std::make_shared<Samples>())
    , m_storedNames(std::make_shared<StoredNames>())
{
    window->addPage(new ui::ReportsPage(&m_session));
    m_session.setSource(ReportSourceKind::Log, readLog);
    m_session.setSource(ReportSourceKind::Store,
                        [this](const ReportQuestion& question) { return readTeamStore(question); });
    connect(&m_session, &models::ReportSession::changed, this, [this] {
        QList<models::StoredCluster> clusters;
        {
            const std::lock_guard lock(m_storedNames->mutex);
            if (m_storedNames->store == m_session.question().store)
                clusters = m_storedNames->clusters;
        }
        m_session.setClusters(clusters);
    });
    connectStage();
    offerSources();
}

ReportController::~ReportController() = default;

void ReportController::connectStage()
{
    connect(m_source, &SourceController::sourceChanged, this, &ReportController::beginSource);
    connect(m_source, &SourceController::statusChanged, this, &ReportController::offerSources);
    connect(m_stage, &models::Stage::recorded, this,
            [this](const std::shared_ptr<const SnapshotUpdate>& update) { takeSample(*update); });
    connect(m_stage, &models::Stage::gapReached, this, [this] {
        m_jobs.start([samples = m_samples] {
            const std::lock_guard lock(samples->mutex);
            samples->ledger.breakHere();
        });
    });
    connect(m_stage, &models::Stage::rewound, this,
            [this] { m_samples = std::make_shared<Samples>(); }); // what was read comes again
    connect(m_stage, &models::Stage::cleared, this, &ReportController::beginSource);
    connect(m_stage, &models::Stage::shown, this, [this] {
        offerSources();
        m_session.takeNewData(ReportSourceKind::Now);
    });
}

void ReportController::beginSource()
{
    m_samples = std::make_shared<Samples>();
    offerSources();
    const ReportSourceKind asked = m_session.question().source;
    if (asked != ReportSourceKind::Log && asked != ReportSourceKind::Store)
        m_session.clear();
}

void ReportController::takeSample(const SnapshotUpdate& update)
{
    if (std::exchange(m_isAdding, true))
        return;
    m_jobs.start(
        this,
        [samples = m_samples, snapshot = update.snapshot, partition = update.partition,
         quotas = update.snapshot->partitions.empty() ? update.quotas : nullptr] {
            const std::lock_guard lock(samples->mutex);
            if (quotas) // all that the source has
                samples->ledger.add(
                    std::make_shared<const ClusterSnapshot>(elastic::withQuotas(*snapshot, quotas.get())),
                    std::string(elastic::kQuotaPartition));
            else
                samples->ledger.add(snapshot, partition);
            return true;
        },
        [this](bool) {
            m_isAdding = false;
            m_session.takeNewData(ReportSourceKind::Session);
            m_session.takeNewData(ReportSourceKind::Finished);
        });
}

/// Sources that are there now. Each reads what there is when it is asked.
void ReportController::offerSources()
{
    const auto offer = [this](ReportSourceKind kind, bool isThere, auto read) {
        if (isThere != m_session.hasSource(kind))
            m_session.setSource(kind,
                                isThere ? models::LedgerSource([this, read](const ReportQuestion& question) {
                                    return (this->*read)(question);
                                })
                                        : models::LedgerSource());
    };
    const SourceKind kind = m_source->sampledSource().kind;
    offer(ReportSourceKind::Now, m_stage->shownSnapshot() != nullptr, &ReportController::readNow);
    offer(ReportSourceKind::Session, kind == SourceKind::Rest || kind == SourceKind::Simulator,
          &ReportController::readSession);
    offer(ReportSourceKind::History,
          !m_history.isEmpty() && !historyName(*m_source, m_stage->partition()).isEmpty(),
          &ReportController::readHistoryOf);
    const bool hasPartitions = m_stage->latest() && !m_stage->latest()->partitions.empty();
    offer(ReportSourceKind::Finished, kind == SourceKind::Rest && hasPartitions,
          &ReportController::readFinished);
    offer(ReportSourceKind::Recording, std::holds_alternative<link::Recording>(m_source->linkSource()),
          &ReportController::readRecording);
}

LedgerRead ReportController::readNow(const ReportQuestion& question) const
{
    if (!m_stage->shownSnapshot())
        return {};
    return [snapshot = m_stage->shownSnapshot(), partition = m_stage->partition(),
            name = m_source->sampledSource().name,
            tag = question.tag.toStdString()](std::stop_token) -> Result<LedgerReading> {
        const PartitionSnapshot* const found = findPartition(*snapshot, partition);
        if (snapshot->partitions.empty())
            return fail(ErrorCode::Unsupported, name,
                        QUOTADECK_TEXT("usage",
                                       "\"Usage now\" has no elastic quotas: choose another source of the "
                                       "report"));
        if (!found || !found->applications)
            return fail(ErrorCode::NotFound, name,
                        QUOTADECK_TEXT("usage", "the source does not report its applications"));
        LedgerReading reading;
        reading.ledger = models::momentLedger(*found, snapshot->time, tag);
        reading.source = name;
        reading.partition = partition;
        reading.isMoment = true;
        return reading;
    };
}

LedgerRead ReportController::readSession(const ReportQuestion& question) const
{
    const SourceStatus status = m_source->sampledSource();
    const bool isTag = question.rows == models::ReportRows::Tag;
    return
        [samples = m_samples, name = status.name, isLive = status.kind == SourceKind::Rest, isTag,
         areQueues = question.rows == models::ReportRows::Queue](std::stop_token) -> Result<LedgerReading> {
            if (isTag)
                return fail(
                    ErrorCode::Unsupported, name,
                    QUOTADECK_TEXT("usage",
                                   "tags are not kept with the samples of a source: use \"Usage now\" or a "
                                   "recording for rows by tag"));
            const std::lock_guard lock(samples->mutex);
            if (samples->ledger.partition() == elastic::kQuotaPartition && !areQueues)
                return onlyQuotaGroups(name);
            LedgerReading reading;
            reading.ledger = samples->ledger.ledger();
            reading.source = name;
            reading.partition = samples->ledger.partition();
            if (isLive)
                reading.now = wallClock();
            return reading;
        };
}

LedgerRead ReportController::readHistoryOf(const ReportQuestion& question) const
{
    return [path = m_history, name = historyName(*m_source, m_stage->partition()),
            partition = m_stage->partition(),
            dimensions = question.dimensions()](std::stop_token) -> Result<LedgerReading> {
        const bool isKept = dimensions.size() == 1
            && (dimensions.front() == Dimension::Queue || dimensions.front() == Dimension::User
                || dimensions.front() == Dimension::Group);
        if (!isKept)
            return fail(ErrorCode::Unsupported, name.toStdString(),
                        QUOTADECK_TEXT("usage",
                                       "a usage history has queues, users and groups: choose one of "
                                       "these for the rows"));
        auto ledger = history::readLedger(path, name, dimensions.front());
        const bool isUnknown = ledger ? !ledger->has_value() : ledger.error().code == ErrorCode::NotFound;
        if (isUnknown)
            return fail(ErrorCode::NotFound, name.toStdString(),
                        QUOTADECK_TEXT("usage", "no usage of this source has been kept yet"));
        if (!ledger)
            return tl::unexpected(std::move(ledger).error());
        LedgerReading reading;
        reading.ledger = **std::move(ledger);
        reading.source = name.toStdString();
        reading.partition = partition;
        reading.now = wallClock();
        return reading;
    };
}

LedgerRead ReportController::readRecording(const ReportQuestion& question) const
{
    const auto* recording = std::get_if<link::Recording>(&m_source->linkSource());
    if (!recording)
        return {};
    return [path = recording->path, wanted = m_stage->partition(),
            areQueues = question.rows == models::ReportRows::Queue,
            tag = question.tag.toStdString()](const std::stop_token& stop) -> Result<LedgerReading> {
        usage::SampleBook book(kLongestReportGap, tag);
        std::string partition = wanted;
        bool hasQuotaGroups = false;
        const auto isRecording
            = feed::visitRecordedGroups(path, [&](const ClusterSnapshot& sample, const std::string*) {
                  if (stop.stop_requested())
                      return;
                  const auto ofQueues
                      = std::ranges::find(sample.partitions, false, &PartitionSnapshot::hasQuotaGroups);
                  const bool hasQueues = ofQueues != sample.partitions.end();
                  if (hasQuotaGroups && hasQueues) { // queues go before groups, as in `quotadeck report`
                      partition = wanted;
                      book = usage::SampleBook(kLongestReportGap, tag);
                      hasQuotaGroups = false;
                  }
                  const bool isOfGroupsAlone = !sample.partitions.empty() && !hasQueues;
                  if (partition.empty() && hasQueues)
                      partition = ofQueues->info.name;
                  else if (isOfGroupsAlone && book.samples() == 0)
                      partition = sample.partitions.front().info.name;
                  if (const auto* const found = findPartition(sample, partition)) {
                      book.add(*found, sample.time);
                      hasQuotaGroups = hasQuotaGroups || found->hasQuotaGroups;
                  }
              });
        if (!isRecording)
            return tl::unexpected(isRecording.error());
        if (!*isRecording)
            return fail(ErrorCode::NotFound, path,
                        QUOTADECK_TEXT("usage", "the recording is not there any more: open it again"));
        if (hasQuotaGroups && !areQueues)
            return onlyQuotaGroups(path);
        LedgerReading reading;
        reading.ledger = book.take();
        reading.source = path;
        reading.partition = partition;
        return reading;
    };
}

/// Books as `quotadeck report --connect` does what the scheduler listed last.
LedgerRead ReportController::readFinished(const ReportQuestion& /*question*/) const
{
    if (!m_stage->latest())
        return {};
    return [snapshot = m_stage->latest(), partition = m_stage->partition(),
            name = m_source->sampledSource().name](std::stop_token) -> Result<LedgerReading> {
        const PartitionSnapshot* const found = findPartition(*snapshot, partition);
        if (!found || !found->finished.isKnown())
            return fail(ErrorCode::NotFound, name,
                        QUOTADECK_TEXT("usage", "the scheduler does not report finished applications"));
        usage::SummaryBook book;
        book.addFinished(*found->finished.list, found->info.clusterId);
        if (const auto problem = book.problem())
            return fail(ErrorCode::NotFound, name, *problem);
        LedgerReading reading;
        reading.ledger = book.take();
        reading.source = name;
        reading.partition = partition;
        reading.now = wallClock();
        if (found->finished.list->size() >= kMostFinished)
            reading.ledger.notes.emplace_back(
                QUOTADECK_TEXT("usage",
                               "only the %1 applications that ended last are in the report: quotadeck report "
                               "--connect reads all that the scheduler lists"),
                kMostFinished);
        return reading;
    };
}

/// Reads as `quotadeck report --store` does. The clusters of the store are noted also where none is chosen yet.
LedgerRead ReportController::readTeamStore(const ReportQuestion& question) const
{
    if (question.store.isEmpty())
        return {};
    return [names = m_storedNames, question,
            calendar = m_session.calendar()](const std::stop_token& stop) -> Result<LedgerReading> {
        const auto address = connect::readStoreAddress(question.store.toStdString());
        if (!address)
            return fail(ErrorCode::InvalidArgument, {}, address.error().message);
        const std::string where = address->shown();
        if (question.rows == models::ReportRows::Tag)
            return fail(ErrorCode::Unsupported, where,
                        QUOTADECK_TEXT("usage", "a store has no tags: choose other rows"));
        const auto password = history::storePassword(question.passwordFile.toStdString());
        if (!password)
            return tl::unexpected(password.error());
        const auto breaker = std::make_shared<history::StoreBreaker>();
        const std::stop_callback onStop(stop, [breaker] { breaker->stop(); }); // the window may be closed
        const auto store = history::ConsumptionStore::openForReading(*address, *password, breaker);
        if (!store)
            return tl::unexpected(store.error());
        const auto stored = (*store)->partitions();
        if (!stored)
            return tl::unexpected(stored.error());
        if (stop.stop_requested())
            return LedgerReading(); // nobody awaits it
        {
            const std::lock_guard lock(names->mutex);
            names->store = question.store;
            names->clusters.clear();
            for (const history::StoredPartition& each : *stored)
                names->clusters.push_back(
                    {QString::fromStdString(each.cluster), QString::fromStdString(each.partition)});
        }
        const auto partition = partitionOfStore(
            *stored, {question.cluster.toStdString(), question.partition.toStdString()}, where);
        if (!partition)
            return tl::unexpected(partition.error());
        if (partition->partition == elastic::kQuotaPartition && question.rows != models::ReportRows::Queue)
            return onlyQuotaGroups(where);
        std::vector<usage::Dimension> dimensions = question.neededDimensions();
        if (!question.priceFile.isEmpty()) // a FOCUS file may be asked for
            dimensions.insert(dimensions.end(), models::kFocusDimensions.begin(),
                              models::kFocusDimensions.end());
        LedgerReading reading;
        reading.now = wallClock();
        auto read = (*store)->read(*partition, dimensions, [&](const usage::Period& extent) {
            return models::neededPeriod(question, calendar, extent, *reading.now);
        });
        if (!read)
            return tl::unexpected(std::move(read).error());
        reading.ledger = std::move(read->ledger);
        reading.extent = read->extent;
        reading.source = partition->cluster;
        reading.partition = partition->partition;
        return reading;
    };
}

LedgerRead ReportController::readLog(const ReportQuestion& question)
{
    if (question.logFile.isEmpty())
        return {};
    return [path = question.logFile.toStdString()](const std::stop_token& stop) -> Result<LedgerReading> {
        std::istringstream nothing; // a file is named, never standard input
        auto file = cli::InputFile::open(path, nothing);
        if (!file)
            return tl::unexpected(std::move(file).error());
        usage::SummaryBook book;
        std::size_t broken = 0;
        std::optional<Error> first;
        const Status status = cli::readSummaries(
            *file, book,
            [&](const Error& error) {
                ++broken;
                if (!first)
                    first = error;
            },
            [&stop] { return stop.stop_requested(); });
        if (!status)
            return tl::unexpected(status.error());
        if (book.summaries() == 0)
            return first
                ? fail(ErrorCode::Parse, path + ':' + first->where, first->message)
                : fail(ErrorCode::Parse, path,
                       Message(QUOTADECK_TEXT("usage",
                                              "no line has an application summary (%1): choose a log of "
                                              "the scheduler"),
                               usage::kSummaryPrefix));
        LedgerReading reading;
        reading.ledger = book.take();
        reading.source = path;
        if (first)
            reading.ledger.notes.emplace_back(
                QUOTADECK_COUNT_TEXT("usage",
                                     "%n broken summaries are not in the report; the first is in line %1: %2",
                                     "%n broken summary is not in the report; it is in line %1: %2"),
                Message::Count(broken), first->where, first->message);
        return reading;
    };
}
} // namespace quotadeck::app

#include "moc_reportcontroller.cpp"
