// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/recordingfile.h"

#include "core/base/deltacodec.h"
#include "core/base/inflater.h"
#include "core/base/memoryguard.h"
#include "core/elastic/quotajson.h"
#include "core/snapshot/restjson.h"
#include "core/snapshot/sourcestatus.h"

#include <QDataStream>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>
#include <span>
#include <utility>

namespace quotadeck::feed {
namespace {
const QByteArray kMagic(kRecordingMagic);
const QByteArray kInflatedMagic = QByteArrayLiteral("QDREC001");
constexpr QDataStream::Version kVersion = QDataStream::Qt_6_4;

// What a file may claim, far above any recording of a cluster, and so that a reader needs at most some 300 MB.
constexpr quint32 kMostPartSize = 64U * 1024 * 1024; ///< bytes of JSON, as of an answer
constexpr quint64 kMostMomentSize = 4ULL * kMostPartSize; ///< bytes of JSON of all parts of a sample
constexpr quint32 kMostNameSize = 4096; ///< bytes
constexpr quint32 kMostParts = 10'000; ///< of one sample, and different ones in all
constexpr std::size_t kMostMoments = 2'000'000; ///< a month at one a second
constexpr std::size_t kMostPlaces = 8'000'000;

tl::unexpected<Error> failure(const QFile& file)
{
    return fail(ErrorCode::Io, file.fileName().toStdString(), file.errorString().toStdString());
}
} // namespace

Result<std::unique_ptr<RecordingWriter>> RecordingWriter::create(const QString& path,
                                                                 const RecordingInfo& info)
{
    auto file = file::AppendedFile::create(QFile::encodeName(path).toStdString());
    if (!file)
        return tl::unexpected(file.error());
    if (const Status status = file->append(RecordingEncoder::head(info)); !status) {
        file->discard(); // a recording without its head is none
        return tl::unexpected(status.error());
    }
    return std::unique_ptr<RecordingWriter>(new RecordingWriter(*std::move(file)));
}

Status RecordingWriter::write(const RecordedSample& sample)
{
    const auto frame = m_encoder.encode(sample);
    return frame ? m_file.append(*frame) : Status();
}

RecordingReader::RecordingReader(std::unique_ptr<QIODevice> source, std::string name)
    : m_source(std::move(source))
    , m_name(std::move(name))
{
}

Result<std::unique_ptr<RecordingReader>> RecordingReader::open(const QString& path)
{
    auto file = std::make_unique<QFile>(path);
    if (!file->open(QIODevice::ReadOnly))
        return failure(*file);
    return open(std::move(file), path.toStdString());
}

Result<std::unique_ptr<RecordingReader>> RecordingReader::open(std::unique_ptr<QIODevice> source,
                                                               const std::string& name)
{
    return withinMemory(name, [&]() -> Result<std::unique_ptr<RecordingReader>> {
        std::unique_ptr<RecordingReader> reader(new RecordingReader(std::move(source), name));
        const QByteArray magic = reader->m_source->read(kMagic.size());
        reader->m_isInflated = magic == kInflatedMagic;
        if (magic != kMagic && !reader->m_isInflated)
            return notARecording(name);
        if (Status status = reader->readFrames(); !status)
            return tl::unexpected(status.error());
        return reader;
    });
}

tl::unexpected<Error> RecordingReader::damaged(const Message& what) const
{
    return fail(ErrorCode::Parse, m_name, what);
}

tl::unexpected<Error> RecordingReader::damagedAt(qint64 offset) const
{
    return damaged(Message(QUOTADECK_TEXT("feed", "The recording is damaged at byte %1."), offset));
}

tl::unexpected<Error> RecordingReader::tooLarge(const Message& what) const
{
    return fail(ErrorCode::TooLarge, m_name, what);
}

namespace {
/// The next text as QDataStream writes it; nothing when it is cut off or longer than names are.
std::optional<std::string> readName(QDataStream& stream)
{
    constexpr quint32 kNull = 0xffffffff;
    quint32 size = 0;
    stream >> size;
    if (size == kNull)
        size = 0;
    if (stream.status() != QDataStream::Ok || size > kMostNameSize)
        return std::nullopt;
    std::string name(size, '\0');
    if (stream.readRawData(name.data(), static_cast<int>(size)) != static_cast<int>(size))
        return std::nullopt;
    return name;
}
} // namespace

Status RecordingReader::readFrames()
{
    const qint64 fileSize = m_source->size();
    bool isFirst = true;
    for (qint64 offset = kMagic.size();; isFirst = false) {
        m_source->seek(offset);
        QDataStream stream(m_source.get());
        quint32 size = 0;
        stream >> size;
        const qint64 start = offset + static_cast<qint64>(sizeof size);
        if (stream.status() != QDataStream::Ok || start + size > fileSize)
            break; // the end, or a frame that is cut off
        if (Status status = isFirst ? readInfo(start, start + size) : readMoment(start, start + size);
            !status)
            return status;
        offset = start + size;
    }
    if (m_times.empty())
        return damaged(QUOTADECK_TEXT("feed", "The recording has no samples."));
    return {};
}

/// The frame between @p offset and @p end, the first one.
Status RecordingReader::readInfo(qint64 offset, qint64 end)
{
    m_source->seek(offset);
    QDataStream stream(m_source.get());
    stream.setVersion(kVersion);
    quint8 kind = 0;
    stream >> kind;
    const auto name = readName(stream);
    if (!name || kind > static_cast<quint8>(SourceKind::Recording) || m_source->pos() > end)
        return damaged(QUOTADECK_TEXT("feed", "The recording does not name its source."));
    m_info = {static_cast<SourceKind>(kind), *name};
    return {};
}

/// Notes the places of the parts of the sample between @p offset and @p end.
Status RecordingReader::readMoment(qint64 offset, qint64 end)
{
    const auto atFrame = [this, offset] { return damagedAt(offset - static_cast<qint64>(sizeof(quint32))); };
    m_source->seek(offset);
    QDataStream stream(m_source.get());
    stream.setVersion(kVersion);
    qint64 time = 0;
    quint32 count = 0;
    stream >> time >> count;
    if (stream.status() != QDataStream::Ok || count > kMostParts)
        return atFrame();
    std::vector<std::pair<PartKey, quint32>> parts;
    for (quint32 number = 0; number < count; ++number) {
        auto partition = readName(stream);
        quint8 part = 0;
        quint32 size = 0;
        stream >> part >> size;
        if (!partition || stream.status() != QDataStream::Ok || part > static_cast<quint8>(kLastRecordedPart)
            || m_source->pos() > end)
            return atFrame();
        parts.push_back({{*std::move(partition), static_cast<RecordedPart>(part)}, size});
    }
    const SystemTime moment{std::chrono::nanoseconds(time)};
    if (!m_times.empty() && moment <= m_times.back())
        return atFrame();
    if (m_times.size() == kMostMoments || m_placeCount + parts.size() > kMostPlaces)
        return tooLarge(Message(QUOTADECK_TEXT("feed",
                                               "The recording is too long: the sample at byte %1 exceeds the "
                                               "%2 samples and %3 parts that are read."),
                                offset, kMostMoments, kMostPlaces));
    qint64 place = m_source->pos();
    for (auto& [key, size] : parts) {
        m_places[std::move(key)].push_back({place, static_cast<quint32>(m_times.size()), size});
        place += size;
    }
    if (place != end || m_places.size() > kMostParts)
        return atFrame();
    m_placeCount += parts.size();
    m_times.push_back(moment);
    return {};
}

Status RecordingReader::promise(const Place& place, std::uint32_t size)
{
    if (size == 0)
        return damagedAt(place.offset);
    if (size > kMostPartSize)
        return tooLarge(Message(QUOTADECK_TEXT("feed",
                                               "The part at byte %1 of the recording decompresses to %2 "
                                               "bytes, more than the %3 that are read."),
                                place.offset, size, kMostPartSize));
    if (m_unpacked += size; m_unpacked > kMostMomentSize)
        return tooLarge(Message(
            QUOTADECK_TEXT("feed",
                           "A sample of the recording decompresses to more than the %1 bytes that are read."),
            kMostMomentSize));
    return {};
}

Result<RecordingReader::PackedPart> RecordingReader::packedAt(const Place& place)
{
    PackedPart part;
    m_source->seek(place.offset);
    QDataStream stream(m_source.get());
    stream >> part.size;
    if ((part.size & kPartIsDifference) != 0) {
        stream >> part.changes;
        part.size &= ~kPartIsDifference;
    }
    const qint64 left = place.offset + place.size - m_source->pos();
    if (stream.status() != QDataStream::Ok || left < 0 || left > kMostPartSize)
        return damagedAt(place.offset);
    if (const Status status = promise(place, part.size); !status)
        return tl::unexpected(status.error());
    part.bytes = m_source->read(left);
    return part;
}

/// The JSON of @p part, which is at @p place.
Result<std::string> RecordingReader::decompressed(const Place& place, const PackedPart& part,
                                                  std::string_view base) const
{
    auto json = decompressDelta({part.bytes.constData(), static_cast<std::size_t>(part.bytes.size())},
                                part.size, base);
    if (!json)
        return damagedAt(place.offset);
    return *std::move(json);
}

/// The JSON of the part at place @p number of @p places, which are all of that part.
Result<std::string> RecordingReader::unpacked(const std::vector<Place>& places, std::size_t number)
{
    const Place& place = places[number];
    if (m_isInflated)
        return inflated(place);
    const auto part = packedAt(place);
    if (!part)
        return tl::unexpected(part.error());
    if (part->changes == 0)
        return decompressed(place, *part, {});
    if (part->changes > number)
        return damagedAt(place.offset);
    const Place& wholePlace = places[number - part->changes];
    const auto whole = packedAt(wholePlace);
    if (!whole)
        return tl::unexpected(whole.error());
    if (whole->changes > 0)
        return damagedAt(place.offset);
    const auto base = decompressed(wholePlace, *whole, {});
    return base ? decompressed(place, *part, *base) : base;
}

/// The JSON of the part at @p place, in the format of qCompress(): four bytes with its size and zlib's stream.
Result<std::string> RecordingReader::inflated(const Place& place)
{
    constexpr qint64 kPackedSlice = 64LL * 1024;
    constexpr std::size_t kSlice = 256UL * 1024;
    quint32 promised = 0;
    const qint64 begin = place.offset + static_cast<qint64>(sizeof promised);
    const qint64 end = place.offset + place.size;
    m_source->seek(place.offset);
    QDataStream(m_source.get()) >> promised;
    if (begin > end)
        return damagedAt(place.offset);
    if (const Status status = promise(place, promised); !status)
        return tl::unexpected(status.error());
    Inflater inflater(Inflater::Format::Zlib, promised);
    std::string json;
    std::string slice(std::min<std::size_t>(kSlice, promised), '\0');
    QByteArray packed;
    for (qint64 at = begin;;) {
        if (packed.isEmpty()) {
            packed = m_source->read(std::min(kPackedSlice, end - at));
            at += packed.size();
        }
        const auto step = inflater.step({packed.constData(), static_cast<std::size_t>(packed.size())}, slice);
        if (!step)
            return damagedAt(place.offset);
        json.append(slice, 0, step->written);
        packed.remove(0, static_cast<qsizetype>(step->used));
        if (packed.isEmpty() && step->written < slice.size() && (at == end || step->used == 0))
            break;
    }
    if (!inflater.finish() || json.size() != promised)
        return damagedAt(place.offset);
    return json;
}

/// Of the place of a part at the time of a sample; not set: the part is unknown then.
std::optional<std::size_t> RecordingReader::placeNumber(std::size_t index, const PartKey& key) const
{
    const auto known = m_places.find(key);
    if (known == m_places.end())
        return std::nullopt;
    const auto after = std::ranges::upper_bound(known->second, index, {}, &Place::index);
    if (after == known->second.begin() || std::prev(after)->size == 0)
        return std::nullopt;
    return static_cast<std::size_t>(after - known->second.begin()) - 1;
}

/// The JSON of a part at the time of a sample; not set: unknown then.
Result<std::optional<std::string>> RecordingReader::partAt(std::size_t index, const PartKey& key)
{
    const auto number = placeNumber(index, key);
    if (!number)
        return std::nullopt;
    return unpacked(m_places.at(key), *number).map([](std::string&& json) {
        return std::optional(std::move(json));
    });
}

namespace {
/// Reads @p json, if there is any, into @p list.
template <typename List>
Status readPart(const Result<std::optional<std::string>>& json, std::optional<List>& list,
                Result<List> (*read)(std::string_view))
{
    if (!json)
        return tl::unexpected(json.error());
    if (!*json)
        return {};
    auto rows = read(**json);
    if (!rows)
        return tl::unexpected(rows.error());
    list = *std::move(rows);
    return {};
}

Result<std::chrono::seconds> readOffset(std::string_view text)
{
    bool isNumber = false;
    const qlonglong seconds
        = QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())).toLongLong(&isNumber);
    constexpr qlonglong kMost = std::chrono::seconds(kMostClockOffset).count();
    if (!isNumber || seconds > kMost || seconds < -kMost)
        return fail(ErrorCode::Parse, {},
                    QUOTADECK_TEXT("feed", "the clock of the source has no valid time"));
    return std::chrono::seconds(seconds);
}
} // namespace

Status RecordingReader::readPartition(std::size_t index, PartitionSnapshot& partition)
{
    const auto read = [&](RecordedPart part, auto& list, auto reader) {
        return readPart(partAt(index, {partition.info.name, part}), list, reader);
    };
    Status status = read(RecordedPart::Queues, partition.queues, rest::readQueues);
    if (status)
        status = read(RecordedPart::Users, partition.users, rest::readUsers);
    if (status)
        status = read(RecordedPart::Groups, partition.groups, rest::readGroups);
    if (status)
        status = read(RecordedPart::Applications, partition.applications, rest::readApplications);
    if (status)
        status = read(RecordedPart::Nodes, partition.nodes, rest::readNodes);
    std::optional<std::vector<ApplicationInfo>> finished;
    if (status)
        status = read(RecordedPart::Finished, finished, rest::readApplications);
    if (status && finished)
        partition.finished = finishedApplications(*std::move(finished));
    return status;
}

Result<RecordedSample> RecordingReader::sampleAt(std::size_t index)
{
    return withinMemory(m_name, [this, index] {
        m_unpacked = 0;
        return readSample(index);
    });
}

template <typename Value>
Status RecordingReader::readShared(std::size_t index, RecordedPart part, Shared<Value>& shared,
                                   Result<Value> (*read)(std::string_view))
{
    const PartKey key{{}, part};
    const auto number = placeNumber(index, key);
    if (!number) {
        shared = {};
        return {};
    }
    const qint64 offset = m_places.at(key)[*number].offset;
    if (shared.offset == offset)
        return {};
    std::optional<Value> value;
    if (Status status = readPart(partAt(index, key), value, read); !status)
        return status;
    shared = {std::make_shared<const Value>(*std::move(value)), offset};
    return {};
}

Result<RecordedSample> RecordingReader::readSample(std::size_t index)
{
    auto snapshot = snapshotAt(index);
    if (!snapshot)
        return tl::unexpected(snapshot.error());
    Status status = readShared(index, RecordedPart::Quotas, m_quotas, elastic::readQuotaSnapshot);
    if (status)
        status = readShared(index, RecordedPart::Configuration, m_configuration, readRecordedConfiguration);
    if (!status)
        return fail(status.error().code, m_name, status.error().message);
    return RecordedSample(*std::move(snapshot), m_quotas.value, m_configuration.value);
}

Result<SnapshotPtr> RecordingReader::snapshotAt(std::size_t index)
{
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->time = m_times[index];
    std::optional<std::vector<ClusterInfo>> clusters;
    Status status = readPart(partAt(index, {{}, RecordedPart::Clusters}), clusters, rest::readClusters);
    if (status)
        status = readPart(partAt(index, {{}, RecordedPart::Health}), snapshot->health, rest::readHealth);
    std::optional<std::chrono::seconds> offset;
    if (status)
        status = readPart(partAt(index, {{}, RecordedPart::Clock}), offset, readOffset);
    snapshot->clockOffset = offset.value_or(std::chrono::seconds(0));
    snapshot->clusters = std::move(clusters).value_or(std::vector<ClusterInfo>());
    for (auto place = m_places.begin(); status && place != m_places.end(); ++place) {
        if (place->first.part != RecordedPart::Partition)
            continue;
        std::optional<std::vector<PartitionInfo>> infos;
        status = readPart(partAt(index, place->first), infos, rest::readPartitions);
        if (!status || !infos || infos->empty())
            continue;
        PartitionSnapshot& partition = snapshot->partitions.emplace_back();
        partition.info = infos->front();
        status = readPartition(index, partition);
    }
    if (!status)
        return fail(status.error().code, m_name, status.error().message);
    return snapshot;
}
} // namespace quotadeck::feed
