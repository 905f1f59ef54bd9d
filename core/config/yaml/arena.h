// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <type_traits>
#include <vector>

namespace quotadeck::config {
/// Memory for many small things that live and die together. Against std::pmr::monotonic_buffer_resource it spares
/// a virtual call for each, 3 % of the instructions of parsing.
///
/// Ownership: of the memory; nothing in it is destroyed. Moving keeps the addresses, and the source is of no more use.
class Arena
{
public:
    /// Room for @p count objects, none of which is constructed.
    template <typename T>
    [[nodiscard]] T* allocate(std::size_t count)
    {
        static_assert(std::is_trivially_destructible_v<T> && alignof(T) <= alignof(std::max_align_t));
        const std::size_t size = count * sizeof(T);
        const std::size_t padding = (alignof(T) - m_used % alignof(T)) % alignof(T);
        if (m_size - m_used < padding + size)
            addBlock(size);
        else
            m_used += padding;
        auto* const place = m_block + m_used;
        m_used += size;
        return reinterpret_cast<T*>(place); // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast): raw memory
    }
    template <typename T>
    T* create(const T& value)
    {
        return std::construct_at(allocate<T>(1), value);
    }

private:
    void addBlock(std::size_t least)
    {
        constexpr std::size_t kSmallest = 1024;
        constexpr std::size_t kLargest = std::size_t{1} << 20;
        m_size = std::max(least, std::clamp(2 * m_size, kSmallest, kLargest));
        m_blocks.push_back(std::make_unique_for_overwrite<std::byte[]>(m_size));
        m_block = m_blocks.back().get();
        m_used = 0;
    }

    std::vector<std::unique_ptr<std::byte[]>> m_blocks;
    std::byte* m_block = nullptr; ///< the last one
    std::size_t m_size = 0; ///< of it
    std::size_t m_used = 0; ///< of it
};
} // namespace quotadeck::config
