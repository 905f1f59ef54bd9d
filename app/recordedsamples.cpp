// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recordedsamples.h"

#include "app/feed/recordingfile.h"

#include <QFile>
#include <QFileInfo>

namespace quotadeck::app {
namespace {
/// What recordings of all versions begin with.
constexpr auto kMagic = "QDREC";
} // namespace

bool isRecording(const QString& path)
{
    QFile file(path);
    return QFileInfo(path).isFile() // what a pipe holds can be read only once
        && file.open(QIODevice::ReadOnly) && file.read(16).startsWith(kMagic);
}

Result<bool> visitRecording(const std::string& file, const SampleVisitor& visit)
{
    const QString path = QString::fromStdString(file);
    if (!isRecording(path))
        return false;
    auto reader = feed::RecordingReader::open(path);
    if (!reader)
        return tl::unexpected(reader.error());
    for (std::size_t index = 0; index < (*reader)->times().size(); ++index) {
        const auto sample = (*reader)->sampleAt(index);
        if (!sample)
            return tl::unexpected(sample.error());
        visit(*sample->snapshot, sample->configuration ? &sample->configuration->text : nullptr);
    }
    return true;
}
} // namespace quotadeck::app
