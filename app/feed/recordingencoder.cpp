// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/recordingencoder.h"

#include "core/base/deltacodec.h"
#include "core/base/jsontext.h"
#include "core/elastic/quotajson.h"
#include "core/snapshot/restjson.h"

#include <QByteArrayView>
#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace quotadeck::feed {
namespace {
constexpr QDataStream::Version kStreamVersion = QDataStream::Qt_6_4;

constexpr std::array kPartitionParts{RecordedPart::Partition, RecordedPart::Queues,       RecordedPart::Users,
                                     RecordedPart::Groups,    RecordedPart::Applications, RecordedPart::Nodes,
                                     RecordedPart::Finished};

using Parts = std::map<PartKey, QByteArray>; // empty: not known
using Texts = std::map<PartKey, std::string>; // the same

/// Adds @p key when @p list is not what it was.
template <typename List, typename Write>
void addChanged(Texts& parts, PartKey key, const std::optional<List>* before, const std::optional<List>& list,
                Write write)
{
    if (before == nullptr ? list.has_value() : *before != list)
        parts.emplace(std::move(key), list ? write(*list) : std::string());
}

void addChanged(Texts& parts, const PartitionSnapshot* before, const PartitionSnapshot& partition)
{
    const std::string& name = partition.info.name;
    if (!before || before->info != partition.info)
        parts.emplace(PartKey{name, RecordedPart::Partition},
                      "[" + rest::writePartition(partition.info) + "]");
    const auto add = [&](RecordedPart part, auto list, auto write) {
        addChanged(parts, {name, part}, before ? &(before->*list) : nullptr, partition.*list, write);
    };
    add(RecordedPart::Queues, &PartitionSnapshot::queues, rest::writeQueues);
    add(RecordedPart::Users, &PartitionSnapshot::users, rest::writeUsers);
    add(RecordedPart::Groups, &PartitionSnapshot::groups, rest::writeGroups);
    add(RecordedPart::Applications, &PartitionSnapshot::applications, rest::writeApplications);
    add(RecordedPart::Nodes, &PartitionSnapshot::nodes, rest::writeNodes);
    if (before ? before->finished != partition.finished : partition.finished.isKnown())
        parts.emplace(PartKey{name, RecordedPart::Finished},
                      partition.finished.isKnown() ? rest::writeApplications(*partition.finished.list)
                                                   : std::string());
}

/// Adds @p key when what @p next points to is not what @p before does; either may be null.
template <typename Value, typename Write>
void addShared(Texts& parts, RecordedPart part, const std::shared_ptr<const Value>& before,
               const std::shared_ptr<const Value>& next, Write write)
{
    const bool isSame = before == next || (before && next && *before == *next);
    if (!isSame)
        parts.emplace(PartKey{{}, part}, next ? write(*next) : std::string());
}

/// What of @p next differs from @p before, which may be null.
Texts changedTexts(const ClusterSnapshot* before, const ClusterSnapshot& next)
{
    Texts parts;
    if (!before || before->clusters != next.clusters)
        parts.emplace(PartKey{{}, RecordedPart::Clusters}, rest::writeClusters(next.clusters));
    addChanged(parts, {{}, RecordedPart::Health}, before ? &before->health : nullptr, next.health,
               rest::writeHealth);
    if (next.clockOffset != (before ? before->clockOffset : std::chrono::seconds(0)))
        parts.emplace(PartKey{{}, RecordedPart::Clock}, std::to_string(next.clockOffset.count()));
    for (const PartitionSnapshot& partition : next.partitions)
        addChanged(parts, before ? findPartition(*before, partition.info.name) : nullptr, partition);
    if (!before)
        return parts;
    for (const PartitionSnapshot& gone : before->partitions) {
        if (findPartition(next, gone.info.name))
            continue;
        for (const RecordedPart part : kPartitionParts)
            parts.emplace(PartKey{gone.info.name, part}, std::string());
    }
    return parts;
}

QByteArray momentFrame(SystemTime time, const Parts& parts)
{
    QByteArray frame;
    QDataStream stream(&frame, QIODevice::WriteOnly);
    stream.setVersion(kStreamVersion);
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

Texts changedTexts(const RecordedSample& before, const RecordedSample& next)
{
    Texts parts = changedTexts(before.snapshot.get(), *next.snapshot);
    addShared(parts, RecordedPart::Quotas, before.quotas, next.quotas, elastic::quotaSnapshotJson);
    addShared(parts, RecordedPart::Configuration, before.configuration, next.configuration,
              recordedConfigurationText);
    return parts;
}

/// What of @p next has to be written into a sample that needs nothing of the samples before, of which @p last is the
/// last one, without a snapshot if there was none.
Texts allTexts(const RecordedSample& last, const RecordedSample& next)
{
    Texts texts = changedTexts(RecordedSample(), next);
    if (last.snapshot) {
        for (auto& [key, json] : changedTexts(last, next)) // what was known until now
            texts.try_emplace(key, std::move(json));
    }
    return texts;
}

QString checksumOf(const std::string& text)
{
    const QByteArrayView bytes(text.data(), static_cast<qsizetype>(text.size()));
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}
} // namespace

std::string recordedConfigurationText(const RecordedConfiguration& configuration)
{
    return jsonObject({{"source", jsonQuoted(configuration.source)},
                       {"sha256", jsonQuoted(checksumOf(configuration.text).toStdString())}})
        + '\n' + configuration.text;
}

Result<RecordedConfiguration> readRecordedConfiguration(std::string_view part)
{
    const std::size_t end = std::min(part.find('\n'), part.size());
    const auto head
        = QJsonDocument::fromJson(QByteArray::fromRawData(part.data(), static_cast<qsizetype>(end))).object();
    RecordedConfiguration configuration{head.value(QStringLiteral("source")).toString().toStdString(),
                                        std::string(part.substr(std::min(end + 1, part.size())))};
    if (checksumOf(configuration.text) != head.value(QStringLiteral("sha256")).toString())
        return fail(ErrorCode::Parse, {},
                    QUOTADECK_TEXT("feed", "the text of the active configuration does not fit its checksum"));
    return configuration;
}

std::string RecordingEncoder::head(const RecordingInfo& info)
{
    QByteArray content;
    QDataStream stream(&content, QIODevice::WriteOnly);
    stream.setVersion(kStreamVersion);
    stream << static_cast<quint8>(info.kind) << QByteArray::fromStdString(info.name);
    return kRecordingMagic + framed(content);
}

std::optional<std::string> RecordingEncoder::encode(const RecordedSample& sample)
{
    if (m_last.snapshot && sample.snapshot->time <= m_last.snapshot->time)
        return std::nullopt;
    Texts texts = std::exchange(m_isWhole, false) ? allTexts(m_last, sample) : changedTexts(m_last, sample);
    Parts parts;
    for (auto& [key, json] : texts)
        parts.emplace(key, packed(key, std::move(json)));
    m_last = sample;
    return framed(momentFrame(sample.snapshot->time, parts));
}

void RecordingEncoder::beginAgain()
{
    m_isWhole = true;
    m_wholes.clear();
}

/// Differences grow with the time since the whole: once they took as much together, another whole is due.
QByteArray RecordingEncoder::packed(const PartKey& key, std::string json)
{
    if (json.empty()) {
        m_wholes.erase(key);
        return {};
    }
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    Whole& whole = m_wholes[key];
    if (!whole.json.empty()) {
        const std::string difference = compressDelta(json, whole.json);
        whole.differences += difference.size();
        if (whole.differences < whole.packedSize) {
            stream << (static_cast<quint32>(json.size()) | kPartIsDifference) << ++whole.changes;
            return bytes.append(difference);
        }
    }
    const std::string all = compressDelta(json, {});
    stream << static_cast<quint32>(json.size());
    whole = {std::move(json), all.size(), 0, 0};
    return bytes.append(all);
}
} // namespace quotadeck::feed
