// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/recordingencoder.h"
#include "core/base/result.h"
#include "core/file/filewriter.h"
#include "core/snapshot/clustersnapshot.h"

#include <QByteArray>
#include <QFile>
#include <QIODevice>
#include <QString>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::feed {
/// Writes snapshots to one file, a sample each, as RecordingEncoder does. Frames are only ever appended: a process that ends
/// while it writes leaves a file of which at most the last frame is cut off.
///
/// Errors:    Io with the path.
/// Threading: one thread.
class RecordingWriter
{
public:
    /// Refuses to overwrite a file.
    [[nodiscard]] static Result<std::unique_ptr<RecordingWriter>> create(const QString& path,
                                                                         const RecordingInfo& info);

    /// Appends @p sample; what is not later than the one before is ignored.
    [[nodiscard]] Status write(const RecordedSample& sample);
    /// Flushes the file to the disk and closes it.
    [[nodiscard]] Status finish() { return m_file.finish(); }
    [[nodiscard]] qint64 size() const { return m_file.size(); }
    void discard() { m_file.discard(); } ///< Removes the file.

private:
    explicit RecordingWriter(file::AppendedFile file) : m_file(std::move(file)) { }

    file::AppendedFile m_file;
    RecordingEncoder m_encoder;
};

/// Reads any sample of what RecordingEncoder made, and of the format before, "QDREC001": without differences, compressed by zlib.
///
/// Errors:    Io; Parse with the path when it is no recording; TooLarge with the path beyond the bounds, which no recording
///            of a real cluster reaches, and where there is no memory. A last frame that is cut off is as if it had not
///            been written.
/// Threading: thread-compatible.
class RecordingReader
{
public:
    [[nodiscard]] static Result<std::unique_ptr<RecordingReader>> open(const QString& path);
    /// Reads from @p source, which is open and random-access; errors call it @p name.
    [[nodiscard]] static Result<std::unique_ptr<RecordingReader>> open(std::unique_ptr<QIODevice> source,
                                                                       const std::string& name);

    [[nodiscard]] const RecordingInfo& info() const { return m_info; }
    /// Of all samples, ascending; not empty.
    [[nodiscard]] const std::vector<SystemTime>& times() const { return m_times; }
    /// Sample @p index. The parts that are the same as in the sample read before are the same objects.
    [[nodiscard]] Result<RecordedSample> sampleAt(std::size_t index);

private:
    /// Where the bytes of a part begin to hold, and where they are; size 0: it is not known then.
    struct Place
    {
        qint64 offset;
        quint32 index;
        quint32 size;
    };

    struct PackedPart
    {
        std::uint32_t size = 0; ///< decompressed; bytes
        std::uint32_t changes = 0; ///< ago is the whole part that this is a difference from; 0: it is whole
        QByteArray bytes; ///< compressed
    };

    /// A part that samples share while it is the same.
    template <typename Value>
    struct Shared
    {
        std::shared_ptr<const Value> value; ///< null: not known
        qint64 offset = -1; ///< of the place that it was read from; -1: nothing was read
    };

    RecordingReader(std::unique_ptr<QIODevice> source, std::string name);
    template <typename Value>
    [[nodiscard]] Status readShared(std::size_t index, RecordedPart part, Shared<Value>& shared,
                                    Result<Value> (*read)(std::string_view));
    [[nodiscard]] std::optional<std::size_t> placeNumber(std::size_t index, const PartKey& key) const;
    [[nodiscard]] Status readFrames();
    [[nodiscard]] Status readInfo(qint64 offset, qint64 end);
    [[nodiscard]] Status readMoment(qint64 offset, qint64 end);
    [[nodiscard]] Result<std::string> unpacked(const std::vector<Place>& places, std::size_t number);
    [[nodiscard]] Result<std::string> inflated(const Place& place);
    [[nodiscard]] Result<PackedPart> packedAt(const Place& place);
    [[nodiscard]] Result<std::string> decompressed(const Place& place, const PackedPart& part,
                                                   std::string_view base) const;
    /// Counts @p size bytes to those of the sample. Errors: TooLarge.
    [[nodiscard]] Status promise(const Place& place, std::uint32_t size);
    [[nodiscard]] Result<std::optional<std::string>> partAt(std::size_t index, const PartKey& key);
    [[nodiscard]] Result<SnapshotPtr> snapshotAt(std::size_t index);
    [[nodiscard]] Result<RecordedSample> readSample(std::size_t index);
    [[nodiscard]] Status readPartition(std::size_t index, PartitionSnapshot& partition);
    [[nodiscard]] tl::unexpected<Error> damaged(const Message& what) const;
    [[nodiscard]] tl::unexpected<Error> damagedAt(qint64 offset) const;
    [[nodiscard]] tl::unexpected<Error> tooLarge(const Message& what) const;

    std::unique_ptr<QIODevice> m_source;
    std::string m_name; ///< of the source, in errors
    bool m_isInflated = false; ///< the format before
    RecordingInfo m_info;
    std::vector<SystemTime> m_times;
    std::map<PartKey, std::vector<Place>> m_places;
    std::size_t m_placeCount = 0; ///< in all of m_places
    quint64 m_unpacked = 0; ///< bytes, of the sample that is being read
    Shared<elastic::QuotaSnapshot> m_quotas;
    Shared<RecordedConfiguration> m_configuration;
};
} // namespace quotadeck::feed
