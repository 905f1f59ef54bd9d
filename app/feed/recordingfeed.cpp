// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/recordingfeed.h"

#include "app/feed/partitionchoice.h"

#include <QFileInfo>

#include <utility>

namespace quotadeck::feed {
RecordingFeed::RecordingFeed(QString path, Clock clock, QObject* parent)
    : Feed(parent)
    , m_path(std::move(path))
    , m_clock(std::move(clock))
{
    m_status.kind = SourceKind::Recording;
    m_status.name = QFileInfo(m_path).fileName().toStdString();
}

RecordingFeed::~RecordingFeed() = default;

void RecordingFeed::start()
{
    if (m_isRunning)
        return;
    m_isRunning = true;
    m_status.state = SourceState::Connecting;
    m_status.error.reset();
    m_status.failures = 0;
    Q_EMIT statusChanged(m_status);
    run(0);
}

void RecordingFeed::stop()
{
    if (!m_isRunning)
        return;
    m_isRunning = false;
    m_isReading = false;
    m_job.cancel();
    m_jobs.wait(); // the reader is still used by it
    m_reader.reset();
    m_times.clear();
    m_isNextDue = false;
    m_wanted.reset();
    m_configuration.reset();
    m_status.state = SourceState::Stopped;
    Q_EMIT statusChanged(m_status);
}

void RecordingFeed::setPartition(const std::string& name)
{
    if (std::exchange(m_partition, name) != name && !m_times.empty())
        seek(m_shown);
}

void RecordingFeed::seek(std::size_t index)
{
    Q_ASSERT(index < m_times.size());
    if (m_isReading)
        m_wanted = index;
    else
        run(index);
}

void RecordingFeed::hold(bool isHeld)
{
    m_isHeld = isHeld;
    if (std::exchange(m_isNextDue, false))
        readNext();
}

void RecordingFeed::readNext()
{
    m_isNextDue = m_isHeld;
    if (!m_isHeld)
        run(m_shown + 1);
}

void RecordingFeed::run(std::size_t index)
{
    m_isReading = true;
    m_job.start([path = m_path, job = Job{m_reader, index, m_partition}](
                    const std::stop_token&) { return perform(path, job); },
                [this](Result<Output> output) { take(std::move(output)); });
}

Result<RecordingFeed::Output> RecordingFeed::perform(const QString& path, const Job& job)
{
    std::shared_ptr<RecordingReader> reader = job.reader;
    if (!reader) {
        auto opened = RecordingReader::open(path);
        if (!opened)
            return tl::unexpected(opened.error());
        reader = *std::move(opened);
    }
    const auto sample = reader->sampleAt(job.index);
    if (!sample)
        return tl::unexpected(sample.error());
    std::string partition = choosePartition(partitionNames(*sample->snapshot), job.partition);
    return Output{std::move(reader),
                  job.index,
                  {sample->snapshot, std::move(partition), sample->quotas},
                  sample->configuration};
}

void RecordingFeed::take(Result<Output> output)
{
    m_isReading = false;
    if (!output) {
        failWith(output.error());
        return;
    }
    m_reader = output->reader;
    m_shown = output->index;
    m_status.state = SourceState::Live;
    m_status.error.reset();
    m_status.failures = 0;
    m_status.lastGood = m_clock();
    m_status.isSimulated = m_reader->info().kind == SourceKind::Simulator;
    const std::size_t count = m_reader->times().size();
    const bool isLoading = m_times.empty();
    Q_EMIT snapshotRead(output->read);
    if (m_isRunning) // a receiver may stop us
        report(output->configuration);
    if (!m_isRunning)
        return;
    Q_EMIT statusChanged(m_status);
    if (isLoading) {
        Q_EMIT progressed(static_cast<int>(m_shown + 1), static_cast<int>(count));
        if (m_shown + 1 < count) {
            readNext();
            return;
        }
        m_times = m_reader->times();
        Q_EMIT loaded();
    }
    if (m_isReading) // who received loaded() asked for moments: the last one is read after the first
        return;
    if (const auto wanted = std::exchange(m_wanted, std::nullopt); wanted && m_isRunning)
        run(*wanted);
}

/// What was active at the time of the sample, if that is another text than before. A recording without any never reports one.
void RecordingFeed::report(const RecordedConfigurationPtr& configuration)
{
    static const std::string kUnknown;
    const std::string& text = configuration ? configuration->text : kUnknown;
    if (m_configuration ? *m_configuration == text : !configuration)
        return;
    m_configuration = std::make_shared<const std::string>(text);
    Q_EMIT configurationRead({m_configuration});
}

/// A sample that cannot be read leaves the last one on screen.
void RecordingFeed::failWith(const Error& error)
{
    m_status.state = SourceState::Stopped;
    m_status.error = error;
    ++m_status.failures;
    Q_EMIT statusChanged(m_status);
}
} // namespace quotadeck::feed

#include "moc_recordingfeed.cpp"
