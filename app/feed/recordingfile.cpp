// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/recordingfile.h"

#include "core/snapshot/restjson.h"

#include <QDataStream>

#include <algorithm>
#include <array>
#include <chrono>

namespace quotadeck::feed {
namespace {
const QByteArray kMagic = QByteArrayLiteral("QDREC001");
constexpr QDataStream::Version kVersion = QDataStream::Qt_6_4;
constexpr int kFastCompression = 1; // a moment has to be written before the next one comes
constexpr quint32 kMostParts
    = 100'000; // of one moment; far above any cluster, far below what a broken file may claim

constexpr std::array kPartitionParts{RecordedPart::Partition,    RecordedPart::Queues,
                                     RecordedPart::Users,        RecordedPart::Groups,
                                     RecordedPart::Applications, RecordedPart::Nodes};

using Parts = std::map<PartKey, QByteArray>; // empty: not known

QByteArray packed(const std::string& json)
{
    return qCompress(reinterpret_cast<const uchar*>(json.data()), static_cast<qsizetype>(json.size()),
                     kFastCompression);
}

/// Adds @p key when @p list is not what it was.
template <typename List, typename Write>
void addChanged(Parts& parts, PartKey key, const std::optional<List>* before, const std::optional<List>& list,
                Write write)
{
    if (before == nullptr ? list.has_value() : *before != list)
        parts.emplace(std::move(key), list ? packed(write(*list)) : QByteArray());
}

void addChanged(Parts& parts, const PartitionSnapshot* before, const PartitionSnapshot& partition)
{
    const std::string& name = partition.info.name;
    if (!before || before->info != partition.info)
        parts.emplace(PartKey{name, RecordedPart::Partition},
                      packed("[" + rest::writePartition(partition.info) + "]"));
    const auto add = [&](RecordedPart part, auto list, auto write) {
        addChanged(parts, {name, part}, before ? &(before->*list) : nullptr, partition.*list, write);
    };
    add(RecordedPart::Queues, &PartitionSnapshot::queues, rest::writeQueues);
    add(RecordedPart::Users, &PartitionSnapshot::users, rest::writeUsers);
    add(RecordedPart::Groups, &PartitionSnapshot::groups, rest::writeGroups);
    add(RecordedPart::Applications, &PartitionSnapshot::applications, rest::writeApplications);
    add(RecordedPart::Nodes, &PartitionSnapshot::nodes, rest::writeNodes);
}

/// What of @p next differs from @p before, which may be null.
Parts changedParts(const ClusterSnapshot* before, const ClusterSnapshot& next)
{
    Parts parts;
    if (!before || before->clusters != next.clusters)
        parts.emplace(PartKey{{}, RecordedPart::Clusters}, packed(rest::writeClusters(next.clusters)));
    addChanged(parts, {{}, RecordedPart::Health}, before ? &before->health : nullptr, next.health,
               rest::writeHealth);
    for (const PartitionSnapshot& partition : next.partitions)
        addChanged(parts, before ? findPartition(*before, partition.info.name) : nullptr, partition);
    if (!before)
        return parts;
    for (const PartitionSnapshot& gone : before->partitions) {
        if (findPartition(next, gone.info.name))
            continue;
        for (const RecordedPart part : kPartitionParts)
            parts.emplace(PartKey{gone.info.name, part}, QByteArray());
    }
    return parts;
}

QByteArray momentFrame(SystemTime time, const Parts& parts)
{
    QByteArray frame;
    QDataStream stream(&frame, QIODevice::WriteOnly);
    stream.setVersion(kVersion);
    stream << static_cast<qint64>(time.time_since_epoch().count()) << static_cast<quint32>(parts.size());
    for (const auto& [key, bytes] : parts)
        stream << QByteArray::fromStdString(key.partition) << static_cast<quint8>(key.part)
               << static_cast<quint32>(bytes.size());
    for (const auto& [key, bytes] : parts)
        stream.writeRawData(bytes.constData(), static_cast<int>(bytes.size()));
    return frame;
}

/// A frame as it stands in the file.
std::string framed(const QByteArray& content)
{
    QByteArray size;
    QDataStream stream(&size, QIODevice::WriteOnly);
    stream << static_cast<quint32>(content.size());
    return size.toStdString() + content.toStdString();
}

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
    QByteArray content;
    QDataStream stream(&content, QIODevice::WriteOnly);
    stream.setVersion(kVersion);
    stream << static_cast<quint8>(info.kind) << QByteArray::fromStdString(info.name);
    if (const Status status = file->append(kMagic.toStdString() + framed(content)); !status) {
        file->discard(); // a recording without its head is none
        return tl::unexpected(status.error());
    }
    return std::unique_ptr<RecordingWriter>(new RecordingWriter(*std::move(file)));
}

Status RecordingWriter::write(const SnapshotPtr& snapshot)
{
    if (m_last && snapshot->time <= m_last->time)
        return {};
    const auto moment = momentFrame(snapshot->time, changedParts(m_last.get(), *snapshot));
    if (Status status = m_file.append(framed(moment)); !status)
        return status;
    m_last = snapshot;
    return {};
}

Result<std::unique_ptr<RecordingReader>> RecordingReader::open(const QString& path)
{
    std::unique_ptr<RecordingReader> reader(new RecordingReader(path));
    if (!reader->m_file.open(QIODevice::ReadOnly))
        return failure(reader->m_file);
    if (reader->m_file.read(kMagic.size()) != kMagic)
        return reader->damaged("The file is not a recording.");
    if (Status status = reader->readFrames(); !status)
        return tl::unexpected(status.error());
    return reader;
}

tl::unexpected<Error> RecordingReader::damaged(const std::string& what) const
{
    return fail(ErrorCode::Parse, m_file.fileName().toStdString(), what);
}

Status RecordingReader::readFrames()
{
    const qint64 fileSize = m_file.size();
    bool isFirst = true;
    for (qint64 offset = kMagic.size();; isFirst = false) {
        m_file.seek(offset);
        QDataStream stream(&m_file);
        stream.setVersion(kVersion);
        quint32 size = 0;
        stream >> size;
        const qint64 start = offset + static_cast<qint64>(sizeof size);
        if (stream.status() != QDataStream::Ok || start + size > fileSize)
            break; // the end, or a frame that is cut off
        if (isFirst) {
            quint8 kind = 0;
            QByteArray name;
            stream >> kind >> name;
            m_info = {static_cast<SourceKind>(kind), name.toStdString()};
            if (stream.status() != QDataStream::Ok || kind > static_cast<quint8>(SourceKind::Recording))
                return damaged("The recording does not tell what it is of.");
        } else if (!readMoment(start, start + size)) {
            return damaged("The recording is damaged at byte " + std::to_string(offset) + ".");
        }
        offset = start + size;
    }
    if (m_times.empty())
        return damaged("The recording has no moment.");
    return {};
}

/// Notes where the parts of the moment between @p offset and @p end are.
bool RecordingReader::readMoment(qint64 offset, qint64 end)
{
    m_file.seek(offset);
    QDataStream stream(&m_file);
    stream.setVersion(kVersion);
    qint64 time = 0;
    quint32 count = 0;
    stream >> time >> count;
    if (stream.status() != QDataStream::Ok || count > kMostParts)
        return false;
    std::vector<std::pair<PartKey, quint32>> parts;
    for (quint32 number = 0; number < count && stream.status() == QDataStream::Ok; ++number) {
        QByteArray partition;
        quint8 part = 0;
        quint32 size = 0;
        stream >> partition >> part >> size;
        if (part > static_cast<quint8>(RecordedPart::Nodes))
            return false;
        parts.push_back({{partition.toStdString(), static_cast<RecordedPart>(part)}, size});
    }
    const SystemTime moment{std::chrono::nanoseconds(time)};
    if (stream.status() != QDataStream::Ok || (!m_times.empty() && moment <= m_times.back()))
        return false;
    qint64 place = m_file.pos();
    for (const auto& [key, size] : parts) {
        m_places[key].push_back({m_times.size(), place, size});
        place += size;
    }
    m_times.push_back(moment);
    return place == end;
}

/// The JSON of a part as it holds at a moment; not set: it is not known then.
Result<std::optional<std::string>> RecordingReader::partAt(std::size_t index, const PartKey& key)
{
    const auto known = m_places.find(key);
    if (known == m_places.end())
        return std::nullopt;
    const auto after = std::ranges::upper_bound(known->second, index, {}, &Place::index);
    if (after == known->second.begin() || std::prev(after)->size == 0)
        return std::nullopt;
    const Place& place = *std::prev(after);
    m_file.seek(place.offset);
    const QByteArray json = qUncompress(m_file.read(place.size));
    if (json.isEmpty())
        return damaged("The recording is damaged at byte " + std::to_string(place.offset) + ".");
    return json.toStdString();
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
    return status;
}

Result<SnapshotPtr> RecordingReader::at(std::size_t index)
{
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->time = m_times[index];
    std::optional<std::vector<ClusterInfo>> clusters;
    Status status = readPart(partAt(index, {{}, RecordedPart::Clusters}), clusters, rest::readClusters);
    if (status)
        status = readPart(partAt(index, {{}, RecordedPart::Health}), snapshot->health, rest::readHealth);
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
        return fail(status.error().code, m_file.fileName().toStdString(), status.error().message);
    return snapshot;
}
} // namespace quotadeck::feed
