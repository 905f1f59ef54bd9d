// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertion/assertion.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/config/schema/schema.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::assertion {
/// A queue of a configuration, or a limit of it.
struct DraftPlace
{
    std::size_t partition = 0; ///< position in the list of partitions
    QueuePath queue;
    std::optional<std::size_t> limit{}; ///< position in the limits of the queue; nothing: the queue
};

/// What holds at @p place of @p partitions, effective ones, as long as nobody uses anything: of a limit for the first user, else the first
/// group, that it names and the numbers that it sets; of a queue for a user whom no limit names. Of a queue with queues below it the
/// headroom, since no application runs there.
/// Errors: NotFound for a place that does not exist, InvalidArgument where no number can be asserted.
[[nodiscard]] Result<Assertion> draftAssertion(const std::vector<config::PartitionConfig>& partitions,
                                               const DraftPlace& place);

/// A file of assertions with one more.
struct ExtendedText
{
    std::string text;
    std::string name; ///< of the assertion in the text
};

/// Adds @p assertion, about an empty cluster, at the end of @p text, a file of assertions or an empty text. Its name gets a number where
/// the file has it already. The text around it stays the same, comments included.
/// Errors: Parse with "line:column" where the file has a problem; those of YamlSplicer.
[[nodiscard]] Result<ExtendedText> withAssertion(std::string_view text, Assertion assertion);
} // namespace quotadeck::assertion
