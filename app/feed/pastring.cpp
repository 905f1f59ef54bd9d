// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/pastring.h"

#include "app/feed/replacedrecording.h"

#include <QBuffer>
#include <QFile>

#include <algorithm>
#include <utility>

namespace quotadeck::feed {
namespace {
constexpr std::size_t kSegments = 16; ///< that fill the bounds: as much is dropped at a time
} // namespace

PastRing::PastRing(RecordingInfo info, const Bounds& bounds)
    : m_info(std::move(info))
    , m_bounds(bounds)
    , m_head(RecordingEncoder::head(m_info))
{
}

void PastRing::setBounds(const Bounds& bounds)
{
    m_bounds = bounds;
    dropOldest();
}

void PastRing::add(const RecordedSample& sample)
{
    const SystemTime time = sample.snapshot->time;
    const bool isFull = m_segments.empty()
        || static_cast<std::size_t>(m_segments.back().bytes.size()) >= m_bounds.bytes / kSegments
        || time - m_segments.back().times.front() >= m_bounds.age / kSegments;
    if (isFull)
        m_encoder.beginAgain();
    const auto frame = m_encoder.encode(sample);
    if (!frame)
        return;
    if (isFull)
        m_segments.push_back({QByteArray::fromStdString(m_head), {}});
    Segment& last = m_segments.back();
    last.bytes.append(frame->data(), static_cast<qsizetype>(frame->size()));
    last.times.push_back(time);
    dropOldest();
}

/// The latest segment stays, however large it is: the present is always there.
void PastRing::dropOldest()
{
    std::size_t size = bytes();
    while (m_segments.size() > 1) {
        const Segment& oldest = m_segments.front();
        const bool isOld = m_segments.back().times.back() - oldest.times.back() > m_bounds.age;
        if (!isOld && size <= m_bounds.bytes)
            return;
        size -= static_cast<std::size_t>(oldest.bytes.size());
        m_segments.pop_front();
    }
}

std::vector<SystemTime> PastRing::times() const
{
    std::vector<SystemTime> times;
    for (const Segment& segment : m_segments)
        times.insert(times.end(), segment.times.begin(), segment.times.end());
    return times;
}

std::size_t PastRing::bytes() const
{
    std::size_t size = 0;
    for (const Segment& segment : m_segments)
        size += static_cast<std::size_t>(segment.bytes.size());
    return size;
}

Result<RecordedSample> PastRing::at(SystemTime time)
{
    const auto segment
        = std::ranges::find_if(m_segments, [time](const Segment& it) { return time <= it.times.back(); });
    const auto found = segment == m_segments.end() ? std::vector<SystemTime>::const_iterator()
                                                   : std::ranges::find(std::as_const(segment->times), time);
    if (segment == m_segments.end() || found == segment->times.cend())
        return fail(ErrorCode::NotFound, m_info.name,
                    QUOTADECK_TEXT("feed", "This moment is no longer kept. Choose a later one."));
    if (!m_reader || m_readerBytes.constData() != segment->bytes.constData()
        || m_readerBytes.size() != segment->bytes.size()) {
        m_readerBytes = segment->bytes;
        auto buffer = std::make_unique<QBuffer>(&m_readerBytes);
        buffer->open(QIODevice::ReadOnly);
        auto reader = RecordingReader::open(std::move(buffer), m_info.name);
        if (!reader)
            return tl::unexpected(reader.error());
        m_reader = *std::move(reader);
    }
    return m_reader->sampleAt(static_cast<std::size_t>(found - segment->times.cbegin()));
}

Status PastRing::save(const QString& path) const
{
    auto file = file::AppendedFile::create(QFile::encodeName(path).toStdString());
    if (!file)
        return tl::unexpected(file.error());
    const auto head = static_cast<qsizetype>(m_head.size());
    bool isFirst = true;
    for (const Segment& segment : m_segments) {
        const auto* bytes = segment.bytes.constData() + (isFirst ? 0 : head);
        const auto size = static_cast<std::size_t>(segment.bytes.size() - (isFirst ? 0 : head));
        if (const Status status = file->append({bytes, size}); !status) {
            file->discard();
            return status;
        }
        isFirst = false;
    }
    const Status status = file->finish();
    if (!status)
        file->discard();
    return status;
}

Status PastRing::saveWithReplacedNames(const QString& path)
{
    const std::vector<SystemTime> all = times();
    return writeReplaced(path, m_info.kind, all.size(),
                         [this, &all](std::size_t index) { return at(all[index]); });
}
} // namespace quotadeck::feed
