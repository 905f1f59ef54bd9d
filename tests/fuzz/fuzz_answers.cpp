// SPDX-License-Identifier: GPL-3.0-or-later
// What servers and recordings send. The first byte chooses a reader of kReaders, the rest is its input.
#include "app/feed/recordingfile.h"
#include "app/http/httpfetcher.h"
#include "core/base/inflater.h"
#include "core/config/packaging/activetext.h"
#include "core/config/rules/validator.h"
#include "core/elastic/quotajson.h"
#include "core/snapshot/restjson.h"
#include "tests/fuzz/require.h"

#include <QBuffer>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

using namespace quotadeck;
using fuzz::require;

namespace {
constexpr qint64 kMostBody = qint64(4) * 1024 * 1024;

template <typename T>
void requireReason(const Result<T>& result)
{
    require(result || !result.error().message.isEmpty(), "a refusal has a reason");
}

/// What @p read takes, @p write writes so that it is read again as the same.
template <typename T>
void requireRoundTrip(std::string_view text, Result<T> (*read)(std::string_view),
                      std::string (*write)(const T&))
{
    const auto first = read(text);
    requireReason(first);
    if (!first)
        return;
    const std::string written = write(*first);
    const auto again = read(written);
    require(again.has_value(), "what is written can be read");
    require(write(*again) == written, "what is written is read as it was");
}

std::unique_ptr<QBuffer> deviceOver(std::string_view bytes)
{
    auto device = std::make_unique<QBuffer>();
    device->setData(bytes.data(), static_cast<int>(bytes.size()));
    device->open(QIODevice::ReadOnly);
    return device;
}

void readPartitions(std::string_view text)
{
    requireReason(rest::readPartitions(text));
}

void readQuotas(std::string_view text)
{
    requireReason(elastic::readQuotaSummary(text));
    const auto first = elastic::readQuotaSummaries(text);
    requireReason(first);
    if (first)
        require(elastic::readQuotaSummaries(elastic::quotaSummariesJson(*first)).has_value(),
                "what is written can be read");
}

void readSnapshot(std::string_view text)
{
    const auto snapshot = rest::readPartitionSnapshot(text);
    requireReason(snapshot);
    if (!snapshot)
        return;
    const std::string written = rest::writePartitionSnapshot(*snapshot, snapshot->partitions.front());
    const auto again = rest::readPartitionSnapshot(written);
    require(again.has_value(), "what is written can be read");
    require(rest::writePartitionSnapshot(*again, again->partitions.front()) == written,
            "what is written is read as it was");
}

void readConfiguration(std::string_view text)
{
    const config::TextIndex index(text);
    for (const TextSpan& span : config::addedKeys(text))
        fuzz::requireInside(span, text, index);
    const auto inPlace = config::answerWithoutAddedKeys(text);
    require(!inPlace || inPlace->size() == text.size(), "every place of the answer stays");
    const auto verdict = config::validateAnswer(text);
    requireReason(verdict);
    const config::Verdict ofInput = config::validateInput(text);
    require(std::ranges::is_sorted(ofInput.findings, {}, &config::Finding::span),
            "findings are in the order of the text");
    for (const config::Verdict* judged : {verdict ? &*verdict : &ofInput, &ofInput}) {
        for (const config::Finding& finding : judged->findings) {
            fuzz::requireInside(finding.span, text, index);
            for (const config::Fix& fix : finding.fixes)
                fuzz::requireEdits(fix.edits, text, index);
        }
    }
}

void readBody(std::string_view bytes, const char* encoding)
{
    const auto source = deviceOver(bytes);
    http::AnswerBody body(kMostBody);
    require(body.setEncoding(encoding).has_value(), "the encoding is known");
    for (;;) {
        const auto isMore = body.takeSlice(*source);
        requireReason(isMore);
        if (!isMore)
            return;
        if (!*isMore)
            break;
    }
    const auto whole = body.finish();
    requireReason(whole);
    require(!whole || whole->size() <= kMostBody, "a body stays within its bound");
}

/// In rooms of different sizes the same comes out.
void inflate(std::string_view bytes, Inflater::Format format)
{
    const auto unpacked = [bytes, format](std::size_t roomSize) -> Result<std::string> {
        Inflater inflater(format, 100'000);
        std::string room(roomSize, '\0');
        std::string text;
        for (std::size_t at = 0;;) {
            const auto step = inflater.step(bytes.substr(at, 64), room);
            if (!step)
                return tl::unexpected(step.error());
            text.append(room, 0, step->written);
            require(text.size() <= 100'000, "unpacked bytes stay within their bound");
            at += step->used;
            if (at == bytes.size() && step->written < roomSize)
                break;
        }
        return inflater.finish().map([&text] { return text; });
    };
    const auto first = unpacked(17);
    const auto second = unpacked(4096);
    require(first.has_value() == second.has_value() && (!first || *first == *second),
            "the size of the room does not matter");
}

void readRecording(std::string_view bytes)
{
    const auto reader = feed::RecordingReader::open(deviceOver(bytes), "recording");
    requireReason(reader);
    if (!reader)
        return;
    require(!(*reader)->times().empty(), "a recording has a moment");
    require(std::ranges::is_sorted((*reader)->times()), "moments are in the order of time");
    constexpr std::size_t kMostMoments = 20;
    for (std::size_t moment = 0; moment < std::min(kMostMoments, (*reader)->times().size()); ++moment)
        requireReason((*reader)->sampleAt(moment));
}

struct Reader
{
    char letter;
    void (*read)(std::string_view input);
};

constexpr std::array<Reader, 16> kReaders{{
    {'c', [](std::string_view text) { requireRoundTrip(text, &rest::readClusters, &rest::writeClusters); }},
    {'p', &readPartitions},
    {'q', [](std::string_view text) { requireRoundTrip(text, &rest::readQueues, &rest::writeQueues); }},
    {'u', [](std::string_view text) { requireRoundTrip(text, &rest::readUsers, &rest::writeUsers); }},
    {'g', [](std::string_view text) { requireRoundTrip(text, &rest::readGroups, &rest::writeGroups); }},
    {'a',
     [](std::string_view text) {
         requireRoundTrip(text, &rest::readApplications, &rest::writeApplications);
     }},
    {'n', [](std::string_view text) { requireRoundTrip(text, &rest::readNodes, &rest::writeNodes); }},
    {'h', [](std::string_view text) { requireRoundTrip(text, &rest::readHealth, &rest::writeHealth); }},
    {'s', &readSnapshot},
    {'k', &readQuotas},
    {'y', &readConfiguration},
    {'z', [](std::string_view bytes) { readBody(bytes, "gzip"); }},
    {'d', [](std::string_view bytes) { readBody(bytes, "deflate"); }},
    {'G', [](std::string_view bytes) { inflate(bytes, Inflater::Format::Gzip); }},
    {'D', [](std::string_view bytes) { inflate(bytes, Inflater::Format::Deflate); }},
    {'R', &readRecording},
}};
} // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the name is libFuzzer's
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (bytes.empty())
        return -1; // not worth keeping: there is nothing to read
    const auto reader = std::ranges::find(kReaders, bytes.front(), &Reader::letter);
    if (reader == kReaders.end())
        return -1;
    reader->read(bytes.substr(1));
    return 0;
}
