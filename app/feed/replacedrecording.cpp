// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/replacedrecording.h"

#include "app/feed/namereplacer.h"
#include "app/feed/recordingfile.h"

namespace quotadeck::feed {
namespace {
Status writeSamples(RecordingWriter& writer, NameReplacer& names, std::size_t count, const SampleAt& sampleAt)
{
    for (std::size_t index = 0; index < count; ++index) {
        const auto sample = sampleAt(index);
        if (!sample)
            return tl::unexpected(sample.error());
        names.learn(*sample);
    }
    for (std::size_t index = 0; index < count; ++index) {
        const auto sample = sampleAt(index);
        if (!sample)
            return tl::unexpected(sample.error());
        if (Status status = writer.write(names.replaced(*sample)); !status)
            return status;
    }
    return writer.finish();
}
} // namespace

Status writeReplaced(const QString& path, SourceKind kind, std::size_t count, const SampleAt& sampleAt)
{
    const auto writer = RecordingWriter::create(path, {kind, NameReplacer::kSourceName});
    if (!writer)
        return tl::unexpected(writer.error());
    NameReplacer names;
    Status status = writeSamples(**writer, names, count, sampleAt);
    if (!status)
        (*writer)->discard();
    return status;
}

Result<std::size_t> replaceNames(const QString& from, const QString& path)
{
    const auto reader = RecordingReader::open(from);
    if (!reader)
        return tl::unexpected(reader.error());
    const std::size_t count = (*reader)->times().size();
    const Status status = writeReplaced(path, (*reader)->info().kind, count,
                                        [&reader](std::size_t index) { return (*reader)->sampleAt(index); });
    if (!status)
        return tl::unexpected(status.error());
    return count;
}
} // namespace quotadeck::feed
