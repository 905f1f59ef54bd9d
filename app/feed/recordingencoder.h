// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/elastic/quotasnapshot.h"
#include "core/snapshot/clustersnapshot.h"
#include "core/snapshot/sourcestatus.h"

#include <QByteArray>

#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace quotadeck::feed {
inline constexpr auto kRecordingMagic = "QDREC002"; ///< what a recording begins with
inline constexpr std::uint32_t kPartIsDifference = 0x80000000; ///< in the size of a part

/// What a recording is of.
struct RecordingInfo
{
    SourceKind kind = SourceKind::Rest; ///< of the source
    std::string name; ///< of the source
};

/// The configuration that was active at a moment.
struct RecordedConfiguration
{
    std::string source; ///< that reported it, as people call it
    std::string
        text; ///< as it was reported: a queues.yaml, perhaps with what a scheduler adds to it (REST-30)

    friend bool operator==(const RecordedConfiguration&, const RecordedConfiguration&) = default;
};
using RecordedConfigurationPtr = std::shared_ptr<const RecordedConfiguration>;

/// A source at one moment, as a recording has it.
struct RecordedSample
{
    RecordedSample() = default; ///< Of nothing, as before the first one.
    /// A snapshot may be all there is.
    template <std::convertible_to<SnapshotPtr> Cluster>
    RecordedSample(Cluster cluster, // NOLINT(google-explicit-constructor)
                   elastic::QuotaSnapshotPtr elastic = nullptr, RecordedConfigurationPtr active = nullptr)
        : snapshot(std::move(cluster))
        , quotas(std::move(elastic))
        , configuration(std::move(active))
    {
    }

    SnapshotPtr snapshot; ///< without partitions of a cluster with elastic quotas alone
    elastic::QuotaSnapshotPtr quotas; ///< null: none, or not known
    RecordedConfigurationPtr configuration; ///< null: not known
};

/// The parts of a snapshot, in the order of their stored numbers: new ones go to the end.
enum class RecordedPart : std::uint8_t {
    Clusters,
    Health,
    Partition,
    Queues,
    Users,
    Groups,
    Applications,
    Nodes,
    Clock, ///< how far the clock of the source is ahead, in seconds
    Finished,
    Quotas, ///< the elastic quotas
    Configuration, ///< the active one: source, checksum and text
};
inline constexpr RecordedPart kLastRecordedPart = RecordedPart::Configuration;

/// One part of one partition; Clusters, Health, Clock, Quotas and Configuration belong to none.
struct PartKey
{
    std::string partition;
    RecordedPart part = RecordedPart::Clusters;

    friend auto operator<=>(const PartKey&, const PartKey&) = default;
};

/// A configuration as a part of a recording: {"source","sha256"} on a line, then the text byte by byte.
[[nodiscard]] std::string recordedConfigurationText(const RecordedConfiguration& configuration);
/// Errors: Parse, also for a text that its checksum does not fit.
[[nodiscard]] Result<RecordedConfiguration> readRecordedConfiguration(std::string_view part);

/// The bytes of a recording, a sample each: of every sample only the parts that differ from the one before, as
/// compressed REST answers, the elastic quotas and the active configuration as texts of their own: whole, or as the difference from the last whole one of the same part.
///
/// Format:    the text "QDREC002", then frames of a 32-bit size and as many bytes, big endian. The first describes
///            the source, each other one is a sample: its time, the parts that changed with their sizes, and their bytes. Those
///            of a part begin with the size that they decompress to; if its highest bit is set, with how many changes
///            of the part ago the whole one is that the rest is a difference from. Nothing: the part is not known.
class RecordingEncoder
{
public:
    /// What a recording begins with.
    [[nodiscard]] static std::string head(const RecordingInfo& info);

    /// The frame of @p sample; nothing when that is not later than the one before.
    [[nodiscard]] std::optional<std::string> encode(const RecordedSample& sample);
    /// The next sample is whole, so that what follows can be read without what was encoded before.
    void beginAgain();

private:
    /// The last whole text of a part.
    struct Whole
    {
        std::string json;
        std::size_t packedSize = 0; ///< bytes
        std::size_t differences = 0; ///< bytes of all that were written since
        std::uint32_t changes = 0; ///< since then
    };
    [[nodiscard]] QByteArray packed(const PartKey& key, std::string json);

    bool m_isWhole = true; ///< the next sample
    RecordedSample m_last;
    std::map<PartKey, Whole> m_wholes;
};
} // namespace quotadeck::feed
