// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/diff/change.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// A part that both sides changed in different ways. Whole lines.
struct MergeConflict
{
    int line = 1; ///< of our text, from 1
    std::string base;
    std::string ours;
    std::string theirs;

    friend bool operator==(const MergeConflict&, const MergeConflict&) = default;
};

enum class MergeSide { Ours, Theirs };

/// Two edits of one text, merged: changes of one side are kept, with comments and layout, equal changes of both are
/// kept once, and different changes of the same part are a conflict.
class Merge
{
public:
    struct Part
    {
        std::string text; ///< settled; empty for a conflict
        std::optional<MergeConflict> conflict;
    };

    explicit Merge(std::vector<Part> parts) : m_parts(std::move(parts)) { }

    [[nodiscard]] std::vector<MergeConflict> conflicts() const;
    /// The merged text with @p choices made, one for each of conflicts().
    [[nodiscard]] std::string text(const std::vector<MergeSide>& choices) const;

private:
    std::vector<Part> m_parts;
};

/// Merges two edits of the configuration @p base. Without conflicts the result contains exactly the changes of both
/// sides, which is checked by comparing meanings; if the check fails, the whole text is one conflict.
/// Errors: Parse when one of the three cannot be read.
[[nodiscard]] Result<Merge> merge(std::string_view base, std::string_view ours, std::string_view theirs);
/// The same for texts whose differences @p compare finds.
[[nodiscard]] Result<Merge> merge(std::string_view base, std::string_view ours, std::string_view theirs,
                                  const Comparison& compare);
/// Merges two edits of the text @p base line by line, without reading it. Insertions of both sides at the same place
/// are a conflict.
[[nodiscard]] Merge mergeLines(std::string_view base, std::string_view ours, std::string_view theirs);
} // namespace quotadeck::config
