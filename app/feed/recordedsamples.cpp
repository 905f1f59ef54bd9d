// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/recordedsamples.h"

#include "app/feed/recordingfile.h"
#include "core/elastic/quotapartition.h"

#include <QFile>
#include <QFileInfo>

namespace quotadeck::feed {
namespace {
/// Recordings of all versions begin with it.
constexpr auto kMagicOfAllVersions = "QDREC";
} // namespace

bool isRecording(const QString& path)
{
    QFile file(path);
    return QFileInfo(path).isFile() // what a pipe holds can be read only once
        && file.open(QIODevice::ReadOnly) && file.read(16).startsWith(kMagicOfAllVersions);
}

namespace {
/// @p take is called with each sample.
template <typename Take>
Result<bool> readSamples(const std::string& file, const Take& take)
{
    const QString path = QString::fromStdString(file);
    if (!isRecording(path))
        return false;
    auto reader = RecordingReader::open(path);
    if (!reader)
        return tl::unexpected(reader.error());
    for (std::size_t index = 0; index < (*reader)->times().size(); ++index) {
        const auto sample = (*reader)->sampleAt(index);
        if (!sample)
            return tl::unexpected(sample.error());
        take(*sample);
    }
    return true;
}

const std::string* configurationOf(const feed::RecordedSample& sample)
{
    return sample.configuration ? &sample.configuration->text : nullptr;
}
} // namespace

Result<bool> visitRecording(const std::string& file, const SampleVisitor& visit)
{
    return readSamples(file, [&visit](const feed::RecordedSample& sample) {
        visit(*sample.snapshot, configurationOf(sample));
    });
}

Result<bool> visitRecordedGroups(const std::string& file, const SampleVisitor& visit)
{
    return readSamples(file, [&visit](const feed::RecordedSample& sample) {
        if (sample.quotas)
            visit(elastic::withQuotas(*sample.snapshot, sample.quotas.get()), configurationOf(sample));
        else
            visit(*sample.snapshot, configurationOf(sample));
    });
}
} // namespace quotadeck::feed
