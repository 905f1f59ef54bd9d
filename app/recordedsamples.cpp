// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recordedsamples.h"

#include "app/feed/recordingfile.h"

#include <QFile>
#include <QString>

namespace quotadeck::app {
namespace {
/// What recordings of all versions begin with.
constexpr auto kMagic = "QDREC";
} // namespace

Result<bool> visitRecording(const std::string& file, const std::function<void(const ClusterSnapshot&)>& visit)
{
    const QString path = QString::fromStdString(file);
    if (QFile begin(path); !begin.open(QIODevice::ReadOnly) || !begin.read(16).startsWith(kMagic))
        return false;
    auto reader = feed::RecordingReader::open(path);
    if (!reader)
        return tl::unexpected(reader.error());
    for (std::size_t index = 0; index < (*reader)->times().size(); ++index) {
        const auto snapshot = (*reader)->at(index);
        if (!snapshot)
            return tl::unexpected(snapshot.error());
        visit(**snapshot);
    }
    return true;
}
} // namespace quotadeck::app
