// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/recordingfile.h"
#include "core/base/result.h"
#include "core/snapshot/clustersnapshot.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <cstddef>
#include <deque>
#include <memory>
#include <vector>

namespace quotadeck::feed {
/// The recent past of a source that goes on, in memory: samples as in a recording. Beyond its bounds the oldest are dropped,
/// some at a time.
///
/// Memory:    the bound, the latest snapshot as JSON, and what reading a sample needs.
/// Threading: one thread at a time.
class PastRing
{
public:
    struct Bounds
    {
        std::size_t bytes = std::size_t{128} << 20;
        std::chrono::seconds age = std::chrono::hours(6); ///< of the oldest sample, before the latest one

        friend bool operator==(const Bounds&, const Bounds&) = default;
    };

    PastRing(RecordingInfo info, const Bounds& bounds);

    void setBounds(const Bounds& bounds);
    /// Ignored when it is not later than the latest one.
    void add(const RecordedSample& sample);

    /// Of all samples, ascending.
    [[nodiscard]] std::vector<SystemTime> times() const;
    [[nodiscard]] std::size_t bytes() const; ///< of all samples
    /// The sample of @p time, one of times(). Errors: NotFound when it was dropped; those of RecordingReader.
    [[nodiscard]] Result<RecordedSample> at(SystemTime time);
    /// Writes all samples to a new recording at @p path. Errors: Io with the path.
    [[nodiscard]] Status save(const QString& path) const;
    /// Likewise, with the names replaced as NameReplacer does. Errors: also those of at().
    [[nodiscard]] Status saveWithReplacedNames(const QString& path);

private:
    /// Some samples in a row, which can be read without the others.
    struct Segment
    {
        QByteArray bytes; ///< a whole recording
        std::vector<SystemTime> times;
    };
    void dropOldest();

    RecordingInfo m_info;
    Bounds m_bounds;
    std::string m_head;
    RecordingEncoder m_encoder;
    std::deque<Segment> m_segments; ///< the oldest first
    std::unique_ptr<RecordingReader> m_reader; ///< of the bytes below; null: none was read
    QByteArray m_readerBytes; ///< those that m_reader reads
};
} // namespace quotadeck::feed
