// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/deltacodec.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <new>
#include <zstd.h>

namespace quotadeck {
namespace {
constexpr int kFastLevel = 3; // a sample has to be packed before the next one arrives

/// So far back that the whole base is seen from the end of the text; what a decoder accepts by itself.
int windowLog(std::size_t size)
{
    constexpr std::size_t kLeast = 10;
    constexpr std::size_t kMost = 27; // 128 MiB
    return static_cast<int>(std::clamp<std::size_t>(std::bit_width(size), kLeast, kMost));
}

template <typename Context>
Context* orThrow(Context* context)
{
    if (!context)
        throw std::bad_alloc();
    return context;
}
} // namespace

std::string compressDelta(std::string_view text, std::string_view base)
{
    const std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> context(orThrow(ZSTD_createCCtx()),
                                                                       &ZSTD_freeCCtx);
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_compressionLevel, kFastLevel);
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_windowLog, windowLog(text.size() + base.size()));
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_enableLongDistanceMatching, 1);
    ZSTD_CCtx_refPrefix(context.get(), base.data(), base.size());
    std::string packed(ZSTD_compressBound(text.size()), '\0');
    const std::size_t size
        = ZSTD_compress2(context.get(), packed.data(), packed.size(), text.data(), text.size());
    if (ZSTD_isError(size) != 0) // there is room, so it is memory
        throw std::bad_alloc();
    packed.resize(size);
    return packed;
}

std::optional<std::string> decompressDelta(std::string_view packed, std::size_t size, std::string_view base)
{
    const std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> context(orThrow(ZSTD_createDCtx()),
                                                                       &ZSTD_freeDCtx);
    ZSTD_DCtx_refPrefix(context.get(), base.data(), base.size());
    std::string text(size, '\0');
    if (ZSTD_decompressDCtx(context.get(), text.data(), text.size(), packed.data(), packed.size()) != size)
        return std::nullopt;
    return text;
}
} // namespace quotadeck
