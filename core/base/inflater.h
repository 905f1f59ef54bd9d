// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

struct z_stream_s;
namespace quotadeck {
/// Unpacks compressed bytes step by step, and never to more bytes than a bound.
///
/// Errors:    Parse for bytes that are damaged, cut off or followed by anything else; TooLarge beyond the bound; without
///            `where`. Throws std::bad_alloc. An Inflater that failed cannot be used again.
/// Threading: thread-compatible.
class Inflater
{
public:
    enum class Format {
        Gzip, ///< one member or several in a row
        Zlib,
        Deflate, ///< HTTP's "deflate": zlib's format, or without its head as some servers send it
    };
    struct Step
    {
        std::size_t used = 0; ///< bytes of the input
        std::size_t written = 0; ///< bytes of the room
    };

    /// Accepts what unpacks to at most @p most bytes.
    Inflater(Format format, std::uint64_t most);

    /// Unpacks the front of @p packed into @p room. There is more to unpack while bytes are left unused or the room was
    /// filled.
    [[nodiscard]] Result<Step> step(std::string_view packed, std::span<char> room);
    /// To be asked when there are no more bytes: an error when some are missing.
    [[nodiscard]] Status finish() const;

    [[nodiscard]] std::uint64_t size() const { return m_size; } ///< bytes unpacked so far

private:
    struct End
    {
        void operator()(z_stream_s* stream) const;
    };

    void begin(std::string_view packed, Step& step);
    [[nodiscard]] Status run(std::string_view packed, std::span<char> room, Step& step);

    Format m_format;
    std::uint64_t m_most;
    std::uint64_t m_size = 0;
    std::string m_head; ///< the first bytes, which distinguish the kinds of Deflate, until they are unpacked
    std::unique_ptr<z_stream_s, End> m_stream; ///< null until the first bytes
    bool m_isAtEnd = false; ///< of a member
};

/// How much time packing may take.
enum class GzipEffort { Fast, Best };

/// @p text in gzip's format, without a time, so that the same text gives the same bytes; empty where there is no memory.
[[nodiscard]] std::string gzipped(std::string_view text, GzipEffort effort);
} // namespace quotadeck
