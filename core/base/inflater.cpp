// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/inflater.h"

#include <algorithm>
#include <limits>
#include <new>
#include <zlib.h>

namespace quotadeck {
namespace {
constexpr std::size_t kZlibHead = 2;
constexpr char kGzipMagic = '\x1f';

/// RFC 1950: method 8, a window of at most 32 KiB, and a check over both bytes.
bool isZlibHead(std::string_view head)
{
    const auto method = static_cast<unsigned char>(head[0]);
    const auto flags = static_cast<unsigned char>(head[1]);
    return (method & 0x0fU) == 8 && method >> 4U <= 7 && (method * 256U + flags) % 31 == 0;
}

int windowBits(Inflater::Format format, std::string_view head)
{
    switch (format) {
    case Inflater::Format::Gzip:
        return MAX_WBITS + 16;
    case Inflater::Format::Zlib:
        break;
    case Inflater::Format::Deflate:
        return isZlibHead(head) ? MAX_WBITS : -MAX_WBITS;
    }
    return MAX_WBITS;
}

uInt clamped(std::uint64_t size)
{
    return static_cast<uInt>(std::min<std::uint64_t>(size, std::numeric_limits<uInt>::max()));
}

tl::unexpected<Error> damaged(const MessageTemplate& message)
{
    return fail(ErrorCode::Parse, {}, message);
}
} // namespace

void Inflater::End::operator()(z_stream_s* stream) const
{
    inflateEnd(stream);
    delete stream; // NOLINT(cppcoreguidelines-owning-memory): this is its owner
}

Inflater::Inflater(Format format, std::uint64_t most) : m_format(format), m_most(most) { }

/// Creates the stream as soon as its format is known.
void Inflater::begin(std::string_view packed, Step& step)
{
    if (m_format == Format::Deflate) {
        step.used = std::min(packed.size(), kZlibHead - m_head.size());
        m_head += packed.substr(0, step.used);
        if (m_head.size() < kZlibHead)
            return;
    }
    auto stream = std::make_unique<z_stream_s>();
    if (inflateInit2(stream.get(), windowBits(m_format, m_head)) != Z_OK)
        throw std::bad_alloc();
    m_stream.reset(stream.release());
}

Result<Inflater::Step> Inflater::step(std::string_view packed, std::span<char> room)
{
    Step step;
    if (!m_stream && !packed.empty())
        begin(packed, step);
    if (!m_stream)
        return step;
    if (!m_head.empty()) {
        Step ofHead;
        if (Status status = run(m_head, room, ofHead); !status)
            return tl::unexpected(status.error());
        m_head.erase(0, ofHead.used);
        step.written = ofHead.written;
        if (!m_head.empty())
            return step;
    }
    if (Status status = run(packed, room, step); !status)
        return tl::unexpected(status.error());
    return step;
}

Status Inflater::run(std::string_view packed, std::span<char> room, Step& step)
{
    for (;;) {
        if (m_isAtEnd) {
            if (step.used == packed.size())
                return {};
            if (m_format != Format::Gzip || packed[step.used] != kGzipMagic)
                return damaged(QUOTADECK_TEXT("file", "the compressed data is followed by other data"));
            inflateReset(m_stream.get());
            m_isAtEnd = false;
        }
        const auto input = packed.substr(step.used);
        const auto output = room.subspan(step.written);
        // One byte beyond the bound shows that there is more.
        const uInt mayWrite = clamped(std::min<std::uint64_t>(output.size(), m_most - m_size + 1));
        const uInt mayRead = clamped(input.size());
        // NOLINTBEGIN(cppcoreguidelines-pro-type-reinterpret-cast, cppcoreguidelines-pro-type-const-cast): zlib's types
        m_stream->next_in = reinterpret_cast<Bytef*>(const_cast<char*>(input.data()));
        m_stream->next_out = reinterpret_cast<Bytef*>(output.data());
        // NOLINTEND(cppcoreguidelines-pro-type-reinterpret-cast, cppcoreguidelines-pro-type-const-cast)
        m_stream->avail_in = mayRead;
        m_stream->avail_out = mayWrite;
        const int code = mayWrite == 0 ? Z_BUF_ERROR : inflate(m_stream.get(), Z_NO_FLUSH);
        step.used += mayRead - m_stream->avail_in;
        step.written += mayWrite - m_stream->avail_out;
        m_size += mayWrite - m_stream->avail_out;
        if (m_size > m_most)
            return fail(ErrorCode::TooLarge, {},
                        QUOTADECK_TEXT("file", "the decompressed data is larger than the limit"));
        switch (code) {
        case Z_STREAM_END:
            m_isAtEnd = true;
            break;
        case Z_OK:
        case Z_BUF_ERROR: // the input or the room is used up
            if (m_stream->avail_in == 0 || m_stream->avail_out == 0)
                return {};
            break;
        case Z_MEM_ERROR:
            throw std::bad_alloc();
        default:
            return damaged(QUOTADECK_TEXT("file", "the compressed data is damaged"));
        }
    }
}

Status Inflater::finish() const
{
    if (m_isAtEnd && m_head.empty())
        return {};
    return damaged(QUOTADECK_TEXT("file", "the compressed data ends early"));
}

namespace {
constexpr int kGzipWindow = 15 + 16; ///< the largest window, with gzip's head and tail
} // namespace

std::string gzipped(std::string_view text, GzipEffort effort)
{
    z_stream stream{};
    const int level = effort == GzipEffort::Best ? Z_BEST_COMPRESSION : Z_BEST_SPEED;
    if (deflateInit2(&stream, level, Z_DEFLATED, kGzipWindow, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY) != Z_OK)
        return {};
    std::string result(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
    // NOLINTBEGIN(cppcoreguidelines-pro-type-reinterpret-cast, cppcoreguidelines-pro-type-const-cast): zlib's types
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(result.data());
    // NOLINTEND(cppcoreguidelines-pro-type-reinterpret-cast, cppcoreguidelines-pro-type-const-cast)
    stream.avail_out = static_cast<uInt>(result.size());
    deflate(&stream, Z_FINISH);
    result.resize(stream.total_out);
    deflateEnd(&stream);
    return result;
}
} // namespace quotadeck
